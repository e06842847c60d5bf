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
