# L’Atelier: the names of values.
page-box-cards = Proposal cards
page-box-cards-how = A character and two icons | the white side, if the card is accepted | the black side, if it is refused. The words are those of the file: church, army, people and wealth.
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
