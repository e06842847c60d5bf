# L’Atelier: the names of values.
page-box-courtiers = Courtiers
page-box-money = Money cards
page-box-missions = Missions
page-box-front = Front
page-box-back = Back
page-box-condition = condition
page-box-price = price
page-box-gold = gold
page-box-king = the king visits
page-box-chips = cost
# What the signs stand for.
page-sign-king = the king visits
page-sign-gold = gold
page-sign-shield = a shield
page-sign-mission = an intrigue
page-sign-card = an influence card
