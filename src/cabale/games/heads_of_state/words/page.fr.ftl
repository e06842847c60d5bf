# L’Atelier : les noms des valeurs.
page-box-sets = Ensembles de cartes
page-box-attributes = Cartes attribut marquées 2, 3, 4 et 5
page-box-treachery = Cartes trahison
page-box-sectors = Secteurs
page-box-countries = Pays
page-box-tokens = Jetons noble de chaque joueur
page-box-most = Le plus de cartes noble d’un rang
page-box-box = Autres valeurs
page-box-country = pays
page-box-capital = capitale
page-box-hex = hexagone
page-box-spaces = places
page-box-markers = marqueurs de pays
page-box-round = marqueurs de manche
page-box-noble-cards = Cartes noble de chaque rang
page-box-house = Chambre des Nobles
page-box-house-for-two = Chambre des Nobles, à deux
