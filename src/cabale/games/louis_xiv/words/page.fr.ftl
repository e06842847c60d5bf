# L’Atelier : les noms des valeurs.
page-box-courtiers = Courtisans
page-box-money = Cartes d’argent
page-box-missions = Missions
page-box-front = Recto
page-box-back = Verso
page-box-condition = condition
page-box-price = prix
page-box-gold = louis
page-box-king = le roi va chez
page-box-chips = coût
# Ce que disent les signes.
page-sign-king = le roi est en visite
page-sign-gold = or
page-sign-shield = un blason
page-sign-mission = une intrigue
page-sign-card = une carte d’influence
