# L’Atelier: the names of values.
page-box-cards = Proposal cards
# What the signs stand for.
page-sign-monarch = the Monarch
page-sign-death = a death
page-sign-lie = not true of the card
page-sign-sealed = decided

# The podium
page-source-favour = Proposals accepted
page-source-story = Stories told
page-source-reign = The reign
page-source-goal = Secret goals
