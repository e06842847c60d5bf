# L’Atelier : les noms des valeurs.
page-box-cards = Cartes Proposition
