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

arena-playing = Playing
arena-title = { $game }, { $seats } players, seed { $seed }
arena-fault = { $bot }: { $fault }; a random answer stood in.
arena-bot = bot
arena-among = among
arena-games = games (blocks)
arena-share = win share [95 %] / even
arena-place = mean place
arena-margin = lead in points
arena-rating = rating
arena-seconds = s per answer
arena-faults = faults

hint-forced = There is no other answer.
hint-expects = { $seat } will most likely answer “{ $answer }” ({ $percent } %).
hint-plans = After it, your best next step is “{ $answer }”.
hint-fears = It would hurt if { $seat } answered “{ $answer }”: { $percent } % to win are left then.
hint-gives-up = “{ $answer }” wins a little more often ({ $percent } %) but leaves you behind when it fails.
hint-clear = The next best, “{ $answer }”, costs { $percent } { $percent ->
    [one] point
   *[other] points
} of your chance to win.
hint-close = “{ $answer }” is nearly as good ({ $percent } %).
