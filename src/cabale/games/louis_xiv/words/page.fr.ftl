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
