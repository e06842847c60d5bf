# L’Atelier : les noms des valeurs.
page-box-cards = Cartes Proposition
page-box-cards-how = Un personnage et deux icônes | le côté blanc, si la carte est acceptée | le côté noir, si elle est rejetée. Les mots sont ceux du fichier, en anglais : church pour l’Église, army pour l’Armée, people pour le Peuple, wealth pour les Finances.
# Ce que disent les signes.
page-sign-monarch = le monarque
page-sign-death = une mort
page-sign-lie = faux pour cette carte
page-sign-sealed = décidé

# Le podium
page-source-favour = Propositions acceptées
page-source-story = Récits
page-source-reign = Le règne
page-source-goal = Objectifs secrets
