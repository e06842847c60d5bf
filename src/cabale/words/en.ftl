# What every game and every screen shares.
chance = chance
list-and = { $first } and { $last }

level-page = page
level-courtier = courtier
level-minister = minister
level-cardinal = cardinal

refusal-over = The game is over.
refusal-not-your-turn = You are not asked anything now.
refusal-not-asked = That is not what is asked now.

prompt-chance = Chance decides.
prompt-over = The game is over.
