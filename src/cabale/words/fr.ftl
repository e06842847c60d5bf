# Ce que tous les jeux et tous les écrans partagent.
chance = le hasard
list-and = { $first } et { $last }
of-name = de { $name }
of-vowel = d’{ $name }

level-page = page
level-courtier = courtisan
level-minister = ministre
level-cardinal = cardinal
level-page-cautious = page prudent
level-page-bold = page hardi
level-page-jealous = page jaloux
level-page-fickle = page fantasque
level-courtier-cautious = courtisan prudent
level-courtier-bold = courtisan hardi
level-courtier-jealous = courtisan jaloux
level-courtier-fickle = courtisan fantasque
level-minister-cautious = ministre prudent
level-minister-bold = ministre hardi
level-minister-jealous = ministre jaloux
level-minister-fickle = ministre fantasque
level-cardinal-cautious = cardinal prudent
level-cardinal-bold = cardinal hardi
level-cardinal-jealous = cardinal jaloux
level-cardinal-fickle = cardinal fantasque

refusal-over = La partie est finie.
refusal-not-your-turn = On ne vous demande rien pour l’instant.
refusal-not-asked = Ce n’est pas ce qui est demandé maintenant.
refusal-not-possible = Ce n’est pas possible maintenant.
view-line = { $label } : { $text }

prompt-chance = Le hasard décide.
prompt-over = La partie est finie.

arena-playing = Parties
arena-title = { $game }, { $seats } joueurs, graine { $seed }
arena-fault = { $bot } : { $fault } ; une réponse au hasard en a tenu lieu.
arena-bot = bot
arena-among = parmi
arena-games = parties (blocs)
arena-share = part de victoires [95 %]
arena-even = à égalité
arena-place = place moyenne
arena-margin = avance en points
arena-rating = cote
arena-seconds = s par réponse
arena-faults = fautes

# Pourquoi une valeur de la boîte est refusée ; la clé précède.
box-unknown = cette boîte n’a pas de valeur de ce nom.
box-fixed = les règles imprimées l’établissent ; cela ne se change pas.
box-table = il faut ici un groupe de valeurs, pas une seule.
box-twice = cela figure deux fois, ou à la fois comme valeur et comme groupe de valeurs.
box-words = seuls « is » et « tag » ont leur place ici.
box-value = { $value-is ->
    [text] « { $value } »
    [nothing] un champ vide
   *[plain] { $value }
}
box-number = un nombre entier de { $low } à { $high }, et non { box-value }.
box-numbers = une liste de { $count } { $count ->
    [one] nombre entier
   *[other] nombres entiers
}, et non { box-value }.
box-name = un mot parmi { $names }, et non { box-value }.
box-names = { $least ->
    [1] d’un à { $most } noms, et non { box-value }.
   *[other] { $most } noms, et non { box-value }.
}
box-kind = il faut un nombre ou un texte, ou une liste de l’un des deux.
box-no-file = ce n’est ni du TOML ni du JSON.
box-no-box = toutes les valeurs de ce jeu sont celles de la boîte imprimée ; aucune ne se change.
box-other-game = ce fichier est celui d’un autre jeu.
box-file-long = le fichier dépasse { NUMBER($high) } { $high ->
    [one] caractère.
   *[other] caractères.
}
box-line-long = une ligne dépasse { NUMBER($high) } { $high ->
    [one] caractère.
   *[other] caractères.
}
box-file-full = le fichier a plus de { NUMBER($high) } { $high ->
    [one] valeur.
   *[other] valeurs.
}
box-falling = de la plus haute valeur à la plus basse.

decimal-point = ,
interval = { $mean } [{ $low } ; { $high }]
interval-percent = { $mean } % [{ $low } ; { $high }]
balance-title = { $game }, joueurs : { $seats }, parties entre courtisans : { $games }
balance-seat = siège
balance-share = victoires [95 %]
balance-length = durée
balance-mean = moyenne [95 %]
balance-turns = tours
balance-answers = réponses
balance-points = points du vainqueur
balance-lead = avance du vainqueur
balance-standard = boîte d’origine
balance-piece = pièce
balance-chosen = en jeu par partie
balance-scored = gains par partie
balance-won = part du vainqueur [95 %]

learn-title = { $game } : erreur sur ce qu’on attend au début d’une manche, en points, sur des parties mises de côté
learn-seats = joueurs
learn-round = manche
learn-games = parties
learn-learned = appris
learn-plain = jugement simple
learn-constant = la moyenne

tune-line = { $knob } = { $value } : { $share }, recherche simple { $plain } : { $verdict }
tune-kept = mieux : gardé
tune-left = aucun gain

hint-forced = Il n’y a pas d’autre réponse.
hint-expects = { $seat } répondra sans doute « { $answer } » ({ $percent } %).
hint-plans = Ensuite, votre meilleure suite est « { $answer } ».
hint-fears = Ce qui ferait mal : si { $seat } répondait « { $answer } », il vous resterait { $percent } % de chances de gagner.
hint-gives-up = « { $answer } » gagne un peu plus souvent ({ $percent } %), mais vous laisse loin derrière en cas d’échec.
hint-clear = La meilleure après elle, « { $answer } », coûte { $percent } { $percent ->
    [one] point
   *[other] points
} de chances de gagner.
hint-level = « { $answer } » la vaut, autant qu’on puisse en juger (± { $percent } %).

# La ligne de commande.
cli-option = { $option } : { $value }
cli-game-facts = { $low } à { $high } joueurs, { $minutes } minutes
cli-game-option = --option { $name }={ $values } : { $label }
cli-person = Joueur { $seat }
cli-bot = { $level } { $seat }
cli-welcome = { $game }. Tapez « ? » pour l’aide. La partie est enregistrée dans
cli-older-rules = Cette partie se joue avec la version { $rules } des règles, celle de son début. Les nouvelles parties suivent la version { $present }.
cli-left = Enregistré. Pour reprendre :
cli-pass = Passez l’appareil à { $name }.
cli-pass-ready = { "[" }Entrée quand personne d’autre ne regarde]
cli-choose = Votre choix :
cli-choose-or-back = Votre choix (Entrée : retour) :
cli-no-such-number = Choisissez un numéro de 1 à { $last }.
cli-too-many-numbers = « { $answer } » est déjà une réponse ; rien ne doit suivre.
cli-not-understood = « { $text } » n’est pas un choix. Tapez « ? » pour l’aide.
cli-no-undo = On ne peut rien reprendre : quelque chose a été appris depuis.
cli-undone = { $count ->
    [one] La dernière réponse est reprise.
   *[other] Les { $count } dernières réponses sont reprises.
  }
cli-no-paragraph = Les règles n’ont pas de paragraphe { $number }.
cli-nothing-found = Ni les réponses ni les règles ne parlent de « { $text } ».
cli-nothing-in-rules = Les règles ne parlent pas de « { $text } ».
cli-rules-instead = Les règles ne parlent pas de cela. Voici ce qu’elles disent de « { $text } ».
cli-paragraphs-found = Les règles en parlent aussi en { $numbers }. Tapez r et un numéro.
cli-more-answers = { $count ->
    [one] Une autre réponse convient ; précisez.
   *[other] { $count } autres réponses conviennent ; précisez.
  }
cli-allowed = « { $answer } » est permis maintenant.
cli-refused = « { $answer } » n’est pas permis maintenant.
cli-no-hint = Les indices ne se donnent que contre des bots.
cli-hint-chance = Chances de victoire : { $percent } % ± { $error }.
cli-will-say = Vous direz : « { $text } »
cli-says-nothing = Vous ne direz rien.
cli-said = { $player } : « { $text } »
cli-help-number = un numéro : donner cette réponse ; deux numéros : choisir en deux temps d’un coup
cli-help-words = les mots des procès-verbaux : { $example }
cli-help-say = "mots : les dire à voix haute avec ce que vous ferez ; " seul : finalement ne rien dire
cli-help-why = ? cette aide et le paragraphe de la question
cli-help-why-text = ? mots : pourquoi cette réponse n’est pas permise, ou ce qu’en disent les règles
cli-help-hint = h : ce que répondrait un bot de force, et pourquoi
cli-help-rules = r 4.2 : un paragraphe des règles ; r seul : celui de la question
cli-help-board = b : revoir le plateau
cli-help-undo = u : reprendre votre dernière réponse
cli-help-restart = U : reprendre toutes vos réponses depuis que quelque chose a été appris
cli-help-quit = q : quitter ; la partie est enregistrée
cli-place = { ORD($place) }
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-tie = { $first } et { $second } ont autant de points ; { $rule } : { $mine } contre { $other }.
cli-tie-shared = { $first } et { $second } sont à égalité en tout et partagent la place.
cli-verified = { $count ->
    [0] L’engagement est tenu ; le hasard n’a pas été sollicité.
    [one] L’engagement est tenu, et l’unique réponse du hasard en découle.
   *[other] L’engagement est tenu, et les { $count } réponses du hasard en découlent.
  }
cli-verified-given = Les { $given } premières réponses sont reprises d’une autre partie ; c’est le procès-verbal de celle-ci qui les prouve.
cli-error-part = Une part s’écrit 2/8 (la deuxième de huit), non { $part }.
cli-puzzles-made = Énigmes dans { $file } : { $count }.
cli-puzzles-proved = Énigmes cherchées à nouveau : { $count } ; avec une autre réponse : { $changed }.
cli-puzzle-changed = Énigme { $number } : la recherche trouve une autre réponse, ou presque plus d’avance.
cli-puzzle-asked = { $seat } doit répondre, et une réponse est nettement la meilleure. Sur cent bots pressés, elle échappe à { $missed }.
cli-puzzle-found = Trouvé : { $best }. Chances de victoire : { $percent } % ; la suivante, { $margin } points de moins.
cli-puzzle-missed = Pas celle-ci. La meilleure : { $best }. Chances de victoire : { $percent } % ; la suivante, { $margin } points de moins.
cli-analysing = Pesée des choix
cli-analysis-title = Chances de victoire avant chaque choix, d’après ce que savait le joueur
cli-analysis-cost = choix
cli-analysis-luck = hasard
cli-analysis-dear = Réponse { $number } : { $seat } a choisi « { $answer } », ce qui a coûté { $percent } ± { $error } % des chances. L’analyste : « { $best } ».
cli-check-holds = tient
cli-check-fails = ÉCHOUE
cli-checked = { $files ->
    [one] 1 fichier,
   *[other] { $files } fichiers,
  } { $failed ->
    [0] tout tient.
    [one] 1 échoue.
   *[other] { $failed } échouent.
  }
cli-fuzzing = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $rate } par seconde
cli-fuzzed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } et { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
  } sans une faute (graine { $seed }).
cli-measuring = Mesure
cli-bench-compiled = Moteur compilé
cli-bench-interpreted = Moteur en Python pur
cli-bench-game = jeu
cli-bench-decisions = décisions/s
cli-bench-listed = avec le hasard
cli-bench-picked = sans liste
cli-bench-games = parties/s
cli-bench-clone = copie ns
cli-bench-resample = retirage ns
cli-bench-view = vue µs
cli-bench-bytes = octets

# Ce qui ne se peut, des erreurs de la bibliothèque.
error-game = Il n’y a pas de jeu « { $name } » ; il y a { $names }.
error-players = { $game } se joue de { $low } à { $high } joueurs, non à { $count }.
error-rules = Ce programme ne joue pas la version { $number } des règles de { $game }.
error-option = { $game } n’a pas d’option « { $name } » ; il y a { $names }.
error-option-value = L’option { $name } admet { $names }, non « { $value } ».
error-bot = Il n’y a pas de bot « { $name } » ; il y a { $names }.
error-bot-made = Aucun bot n’a pu être tiré de « { $name } » : { $reason }
error-bot-none = « { $name } » n’est pas un bot (cabale.bots.bot.Bot).
error-bot-plain = « { $name } » : seul un bot qui cherche admet un nombre après @.
error-bot-knob = « { $name } » : une recherche n’a pas de réglage « { $value } ».
error-bot-number = « { $name } » : après @ vient un nombre supérieur à 0, ou RÉGLAGE=NOMBRE.
error-two-bots = Un match demande au moins deux bots.
error-record-none = ce n’est pas un procès-verbal de Cabale.
error-record-later = le procès-verbal vient d’une version plus récente de Cabale.
error-record-cut = le procès-verbal est coupé : il y manque la dernière ligne.
error-record-answer = « { $text } » n’est pas une réponse possible à ce moment.
error-record-changed = le procès-verbal a été modifié : il mène ailleurs que ne le dit sa dernière ligne.
cli-error-line = { $file }, ligne { $line } : { $reason }
cli-error-option = « { $text } » n’est pas NOM=VALEUR.
cli-why = { $reason ->
    [ENOENT] il n’y a rien de ce nom
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [EISDIR] c’est un dossier
    [EACCES] l’accès en est refusé
    [EROFS] le disque n’admet que la lecture
    [ENOSPC] le disque est plein
   *[other] { $reason }
}
cli-error-read = { $file } ne peut être lu : { cli-why }.
cli-error-write = { $file } ne peut être écrit : { cli-why }.
cli-error-long = { $file } est trop long pour être un de nos fichiers.
cli-error-binary = { $file } n’est pas du texte en UTF-8.
cli-error-box = { $file } : { $field } : { $reason }
cli-error-file = { $file } : { $reason }
cli-error-exists = { $file } existe déjà ; choisissez un autre fichier avec --record.
cli-error-seats = « { $text } » ne dit pas qui s’assoit où, comme dans you,courtier,minister.
cli-error-foreign-bot = Le siège { $seat } était tenu par { $bot }, qui n’est pas un de nos bots ; nommez avec --bot celui qu’il faut lancer.
cli-error-no-undo = On ne peut rien reprendre ici.
cli-error-bot = Le bot { $bot } a failli : { $reason }. La partie est enregistrée.
cli-error-to = Le procès-verbal a { $last } lignes de jeu, non { $to }.
cli-error-seat = Il n’y a pas de siège { $seat } ; le dernier est { $last }.
cli-error-seed = La graine du procès-verbal n’est pas hexadécimale.
cli-error-sealed = Le procès-verbal garde sa graine scellée : il en va ainsi jusqu’à la fin de la partie.
cli-error-uncommitted = Le procès-verbal ne porte aucun engagement : il n’y a rien à vérifier.
cli-error-commitment = La graine n’est pas celle qui fut engagée avant la partie.
cli-error-given = Le procès-verbal prétend reprendre plus de réponses qu’il n’en contient.
cli-error-deal = La réponse { $number } du procès-verbal, « { $found } », ne découle pas de la graine, qui donne « { $due } ».
cli-usage-missing = il manque { $names }. Ajoutez --help pour savoir ce que c’est.
cli-usage-choice = { $name } ne peut être « { $value } » ; au choix : { $names }.
cli-usage-value = { $name } demande une valeur.
cli-usage-unknown = inconnu ici : { $names }. Ajoutez --help pour voir ce qui l’est.
cli-usage-of = { $name } : { $text }
cli-no-whole-number = « { $said } » n’est pas un nombre entier de { $least } à { $most }.
cli-no-seconds = « { $said } » n’est pas un nombre de secondes supérieur à 0.
cli-no-place = « { $said } » n’est ni un fichier ni une adresse comme postgresql://hote/cabale.
cli-no-target = « { $said } » n’est pas un fichier où l’on puisse écrire.
cli-error-fault = Une partie a mal tourné : { $reason } (réponse : { $answer }). Son procès-verbal est dans { $file }.
cli-error-no-bots = Nommez au moins un bot.
cli-error-dataset = Aucun jeu de données n’a pu être écrit : { $reason }.
cli-error-extra = Il y faut le paquet { $package } : { $command }
cli-dataset-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $rows ->
    [one] { $rows } décision
   *[other] { $rows } décisions
  } dans { $folder }

preview-home = Quatre jeux d’intrigues à la cour, entre amis ou contre des bots, dans le navigateur.
preview-lobby =
    { $free ->
        [0] On va commencer, avec { $names }.
        [one] Le dernier siège vous attend, avec { $names }. Un nom suffit.
       *[other] Un siège vous attend, avec { $names } ; { $free } sont libres. Un nom suffit.
    }
preview-nobody = quelqu’un
preview-playing = À la table : { $names }.
preview-over = Une partie jouée par { $names }, à revoir.
app-offline-title = La table est hors d’atteinte
app-offline = Le serveur ne répond pas pour le moment. Rien n’est perdu : chaque réponse donnée y est gardée.
app-offline-again = Réessayer
app-tables = Mes tables
app-learn = Apprendre un jeu
call-turn = { $count ->
    [0] C’est à vous de jouer.
   *[other] C’est à vous de jouer, avec { $names }.
}
call-word = { $count ->
    [0] Une table du tournoi vous attend.
   *[other] Une table du tournoi vous attend, avec { $names }.
}
call-number = { $code } est le code qui permet à Cabale de vous écrire quand c’est à vous de jouer. Si vous n’avez rien demandé, ne faites rien.
call-open = À la table
call-stop = Vous n’en voulez plus ? { $url }
cli-serve-at = Cabale est à l’adresse { $url }
cli-serve-near = Sur un téléphone dans cette pièce : { $url }
cli-serve-kept = Tout est gardé dans { $file }
cli-serve-key = Le bureau de l’hôte, /host, s’ouvre avec la clef { $key }
cli-serve-end = Ctrl+C pour arrêter.
cli-serve-port = Le port { $wanted } est pris : ce sera le port { $port }.
cli-backup-done = { $count ->
    [one] { $count } table est dans { $file }
   *[other] { $count } tables sont dans { $file }
}
cli-restore-before = Ce qui s’y trouvait est maintenant dans { $file }
cli-restore-done = { $count ->
    [one] { $count } table est revenue dans { $file }
   *[other] { $count } tables sont revenues dans { $file }
}
cli-forget-done = À la table { $table }, plus personne n’est nommé et rien de ce qui fut dit n’est gardé ; la partie reste.
cli-copy-done = { $count ->
    [0] Il n’y avait aucune table à copier ; { $file } est prêt.
    [one] Une table est maintenant dans { $file }, identique ligne à ligne.
   *[other] { $count } tables sont maintenant dans { $file }, identiques ligne à ligne.
}
cli-error-one-process = Plusieurs processus ne peuvent pas partager { $file } : donnez l’adresse d’un PostgreSQL avec --database.
cli-error-listen = Rien ne peut être servi à l’adresse { $host }, port { $port } : { $reason }
cli-error-store = { $file } ne peut pas être utilisé : { $reason }
cli-error-nothing = Il n’y a rien à l’emplacement { $file }.
cli-error-target = { $file } existe déjà.
cli-error-backup = { $file } n’est pas une sauvegarde de Cabale : { $reason }
cli-error-table = Il n’y a pas de table « { $table } » dans { $file }.
cli-error-not-begun = La partie de cette table n’a pas commencé.
cli-error-reason-absent = ce fichier n’existe pas.
cli-error-reason-damaged = il est endommagé.
cli-error-reason-in-use = un serveur l’utilise ; arrêtez-le d’abord.
cli-error-reason-linked = ce fichier porte un second nom (un lien physique), sous lequel un autre serveur pourrait y écrire ; supprimez l’autre nom, ou copiez le fichier.
cli-error-reason-later = il vient d’une version plus récente de Cabale.
cli-error-reason-earlier = il vient d’une version plus ancienne de Cabale ; démarrez une fois le serveur, ou restaurez-le.
cli-error-reason-foreign = il contient quelque chose que Cabale n’a pas écrit.
cli-error-reason-not-empty = il contient déjà des tables.
cli-error-reason-changed = une table n’est pas arrivée telle qu’elle était.
cli-error-reason-standby = c’est un serveur de secours, où rien ne s’écrit ; nommez aussi le principal : host=UN,AUTRE
cli-error-reason-encoding = il n’est pas en UTF-8 ; créez la base par : createdb -E UTF8 -T template0 NOM
cli-error-reason-unfinished = une copie vers cet endroit s’est interrompue ; videz-le (un fichier : supprimez-le ; PostgreSQL : DROP SCHEMA cabale CASCADE) et copiez à nouveau.
cli-error-reason-driver = PostgreSQL demande un paquet de plus : pip install 'cabale[postgres]'

cli-host-tables = Tables
cli-host-open_tables = Ouvertes en ce moment
cli-host-sockets = Pages ouvertes
cli-host-people = Personnes qui ont une clef
cli-host-commits = Écritures depuis le démarrage
cli-host-load = Charge des bots
cli-host-machine = Charge de chaque cœur
cli-host-stored = Données
cli-host-megabytes = { $size } Mo
cli-host-news = Tous lisent à l’accueil : « { $text } »
cli-host-id = identifiant
cli-host-when = date
cli-host-table = table
cli-host-text = signalement
cli-host-game = jeu
cli-host-phase = état
cli-host-names = à la table
cli-host-name = nom
cli-host-devices = appareils
cli-host-lobby = pas commencée
cli-host-playing = en cours
cli-host-over = finie
cli-host-done = C’est fait, et noté pour le prochain hôte.
cli-host-nobody = Aucun serveur de Cabale ne répond à l’adresse { $address }.
cli-host-not-the-key = Le serveur à l’adresse { $address } a une autre clef : --data dit où se trouve la sienne.
cli-host-unknown = Le serveur à l’adresse { $address } ne connaît rien de tel.
