# L’Atelier : les noms des valeurs.
page-box-sets = Combinaisons de cartes
page-box-attributes = Cartes Attribut à 2, 3, 4 et 5 joueurs
page-box-treachery = Cartes Trahison
page-box-sectors = Secteurs
page-box-countries = Pays
page-box-tokens = Jetons Noble de chaque joueur
page-box-most = Le plus de nobles d’une sorte
page-box-box = Autres valeurs
page-box-hex = hexagone
page-box-spaces = places
page-box-markers = marqueurs de pays
page-box-round = marqueurs de manche
page-box-noble-cards = Cartes Noble de chaque sorte
page-box-house = Chambre des Nobles
page-box-house-for-two = Chambre des Nobles, à deux
