# Ce que tous les jeux et tous les écrans partagent.
chance = le hasard
list-and = { $first } et { $last }

level-page = page
level-courtier = courtisan
level-minister = ministre
level-cardinal = cardinal

refusal-over = La partie est finie.
refusal-not-your-turn = On ne vous demande rien pour l’instant.
refusal-not-asked = Ce n’est pas ce qui est demandé maintenant.

prompt-chance = Le hasard décide.
prompt-over = La partie est finie.

arena-playing = Parties
arena-title = { $game }, { $seats } joueurs, graine { $seed }
arena-fault = { $bot } : { $fault } ; une réponse au hasard l’a remplacée.
arena-bot = bot
arena-among = parmi
arena-games = parties (blocs)
arena-share = part de victoires [95 %] / égalité
arena-place = place moyenne
arena-margin = avance en points
arena-rating = cote
arena-seconds = s par réponse
arena-faults = fautes

hint-forced = Il n’y a pas d’autre réponse.
hint-expects = { $seat } répondra sans doute « { $answer } » ({ $percent } %).
hint-plans = Ensuite, votre meilleure suite est « { $answer } ».
hint-fears = Ce qui ferait mal : que { $seat } réponde « { $answer } », il vous resterait { $percent } % de chances de gagner.
hint-gives-up = « { $answer } » gagne un peu plus souvent ({ $percent } %), mais vous laisse loin derrière en cas d’échec.
hint-clear = La réponse suivante, « { $answer } », coûte { $percent } { $percent ->
    [one] point
   *[other] points
} de chances de gagner.
hint-close = « { $answer } » est presque aussi bonne ({ $percent } %).
