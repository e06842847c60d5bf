# L’Atelier : les noms des valeurs.
page-box-cards = Cartes Proposition
# Ce que disent les signes.
page-sign-monarch = le Monarque
page-sign-death = une mort
page-sign-lie = faux pour cette carte
page-sign-sealed = décidé

# Le podium
page-source-favour = Propositions acceptées
page-source-story = Récits
page-source-reign = Le règne
page-source-goal = Objectifs secrets
