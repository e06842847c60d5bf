## Partagé
language = Langue
language-en = English
language-fr = Français
main-links = Liens principaux
seat-letter = siège { $letter }
your-name = Votre nom
change-name = Changer de nom
you-as-name = Votre Altesse
guest-name = Invité { $letter }
tables-wait =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
rules = Règles
about = À propos
back-home = Retour aux jeux
close = Fermer
players = joueurs
unofficial = Cabale est un hommage non officiel ; aucune illustration ni aucun texte des éditeurs.
icons-credit = Icônes game-icons.net, CC BY 3.0

## Les jeux
title-louis_xiv = Louis XIV
title-heads_of_state = Heads of State
title-cape_epee = De Cape & d’Épée
title-reigns = Reigns: The Council
tagline-louis_xiv = Placez votre influence auprès des douze courtisans du roi.
tagline-heads_of_state = Hissez vos nobles sur les trônes d’Europe, faites tomber les autres.
tagline-cape_epee = Glissez vos cartes face cachée, retournez celles des rivaux.
tagline-reigns = Un monarque, son conseil, et un royaume qui penche.
credit-louis_xiv = De Rüdiger Dorn, publié par alea.
credit-heads_of_state = De Peter Hawes, publié par Eggertspiele et Z-Man Games.
credit-cape_epee = Kabale und Hiebe, de Lutz Stepponat, publié par Hans im Glück et Filosofia.
credit-reigns = De Bruno Faidutti et Hervé Marly.

## Accueil
motto = L’antichambre de quatre jeux d’intrigue à la cour
the-games = Les quatre jeux
ways-in = Entrer dans une partie
play-now = Jouer maintenant
play-now-how = { $game }, contre les bots, sans attendre.
invite-friends = Inviter des amis
invite-friends-how = Un lien ou un code QR suffit.
pass-device = Passer l’appareil
pass-device-how = Un écran, un rideau entre vous.
my-tables = Mes tables
my-tables-how =
    { $count ->
        [0] Aucune ne vous attend.
        [one] Une vous attend.
       *[other] { $count } vous attendent.
    }
your-turn = C’est votre tour
resume-game = Reprendre la partie
next-table = Table suivante
next-waiting = La prochaine table qui m’attend
no-tables = Vous n’êtes encore à aucune table.
waits-for-you = Vous attend
phase-lobby = Pas commencée
phase-playing = En cours
phase-over = Terminée

## À propos
about-what = Cabale est l’antichambre ouverte de quatre jeux d’intrigue à la cour qu’on réunit difficilement autour d’une table : jouez-y dans le navigateur, entre amis ou contre des bots, chaque règle étant appliquée et expliquée.
about-unofficial = Le projet n’est pas officiel. Il n’emploie ni les illustrations ni les textes des éditeurs : les règles sont dites avec nos mots, les dessins sont les nôtres ou viennent de collections libres.
about-games = Les jeux
about-values = Les valeurs
about-values-what = Chaque valeur de chaque élément dit dans le code si elle a été lue, déduite ou reconstituée. De Cape & d’Épée est complet tel qu’imprimé ; là où une valeur d’un autre jeu n’a pu être lue, elle a été reconstituée pour que chaque chiffre des règles imprimées soit juste, et toute table peut apporter les siennes.
about-drawings = Dessins et caractères
about-icons = Icônes de game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0.
about-fonts = Cormorant Garamond de Christian Thalmann, EB Garamond de Georg Duffner et Octavio Pardo, Inter de Rasmus Andersson, tous sous la SIL Open Font License.
about-map = La carte d’Europe est dessinée d’après Natural Earth, du domaine public.
about-privacy = Vie privée
about-privacy-what = Aucun pistage, aucun cookie, aucune requête vers un autre serveur. Votre navigateur garde votre nom, vos réglages et les secrets qui tiennent vos sièges.

## Problèmes
problem-name-taken = Quelqu’un porte déjà ce nom à la table : choisissez-en un autre.
problem-failed = Le serveur n’a pas compris. Veuillez réessayer.
problem-no-server = Le serveur ne répond pas. Veuillez réessayer dans un instant.
problem-no-such-game = Le serveur ne propose pas ce jeu.
problem-no-such-table = Cette table n’existe pas.
problem-full = Tous les sièges de cette table sont pris.
problem-not-stored = Le serveur ne peut rien enregistrer pour l’instant. Réessayez un peu plus tard.
problem-enough = Cette table a connu assez de changements. Ouvrez-en une autre.
problem-too-fast = C’était trop à la fois. Patientez un instant.

## Mise en place
new-table = Nouvelle table
change-game = Changer de jeu
how-to-play = Comment voulez-vous jouer ?
mode-bots = Contre les bots
mode-bots-what = Vous et la machine, tout de suite.
mode-bots-next = La partie commence aussitôt.
mode-friends = Entre amis
mode-friends-what = Chacun sur son appareil, par un lien.
mode-friends-next = Vous recevrez un lien à envoyer.
mode-hotseat = Sur cet appareil
mode-hotseat-what = Un écran passe de main en main.
mode-hotseat-next = Un rideau tombe d’un joueur à l’autre.
the-seats = Les sièges
seats-count =
    { $count ->
        [one] Un siège
       *[other] { $count } sièges
    }
about-minutes = environ { $minutes } min
one-seat-less = Un siège de moins
one-seat-more = Un siège de plus
bots-level = Niveau des bots
level = Niveau
levels-told = Le page débute, le courtisan flatte, le ministre calcule, le cardinal ne pardonne pas.
manner-of-seat = Manière du siège { $letter }
manner- = d’humeur égale
manner-cautious = prudent
manner-bold = hardi
manner-jealous = jaloux
manner-fickle = fantasque
manner--what = Sans penchant : à réponses égales, il prend celle qu’il a le plus essayée.
manner-cautious-what = À réponses égales, il prend la plus sûre.
manner-bold-what = À réponses égales, il prend celle qui peut tourner au mieux, ou au pire.
manner-jealous-what = À réponses égales, il prend celle qui nuit le plus à son rival le plus fort.
manner-fickle-what = À réponses égales, il prend n’importe laquelle.
manners-told = La manière ne tranche qu’entre des réponses équivalentes.
name-of-seat = Nom du joueur { $letter }
player-letter = Joueur { $letter }
who-sits = Qui occupe le siège { $letter }
person = Personne
guest = Invité
bot = Bot
bot-level = bot, { $level }
bot-hurried = bot, { $level }, réflexion abrégée
open-table = Ouvrir la table
begin-game = Commencer la partie
options = Options
frozen = figées au départ
chosen-by-host = choisies par l’hôte
the-game = Le jeu
read-rules = Lire les règles
more-options =
    { $count ->
        [one] { $count } point que le livret laisse ouvert
       *[other] { $count } points que le livret laisse ouverts
    }{ $changed ->
        [0] { "" }
        [one] , dont { $changed } changé
       *[other] , dont { $changed } changés
    }
absence = Absence
absence-what = Délai avant de voter un remplaçant.
patience-600 = 10 min
patience-3600 = 1 h
patience-86400 = 24 h
watchers = Spectateurs
watchers-what = Ils ne voient que ce qui est public.
watchers-true = Admis
watchers-false = Non
invite = Inviter
invite-what = Un nom suffit, sans compte. Chacun prend un siège libre en arrivant.
invite-near = Dans cette pièce
invite-far = De loin
invite-type = À scanner, ou à taper sur un téléphone
invite-tried = Elle marche : quelqu’un est entré par là.
invite-untried = Pas encore essayée.
invite-near-only = Un ami qui n’est pas sur ce Wi-Fi ne pourra pas ouvrir cette adresse.
invite-closed = Pour l’instant, seule cette machine peut ouvrir cette page : un lien n’amènerait personne.
invite-open = L’ouvrir à ce réseau
invite-no-network = Aucun téléphone ne peut ouvrir cette page : le serveur n’écoute que sa propre machine. Lancez-le par « make play ARGS=--lan ».
invite-no-public = Ce serveur n’a pas d’adresse que des amis lointains pourraient ouvrir.
invite-how-public = Comment en avoir une
invite-message = Un siège à ma table :
invite-link = Lien de la table
qr-invite = Code QR du lien
copy-link = Copier le lien
watch-link = Lien spectateur
salon-open = Sur un téléviseur
salon-open-what = Un écran commun pour la pièce : ce que tous peuvent voir, en grandes lettres.
salon-title = Salon · { $game }
salon-lobby = Prenez vos téléphones et entrez.
salon-full = Tout le monde est là. L’hôte lance la partie.
salon-free = un siège libre
salon-join = Rejoindre
salon-watch = Regarder
copied = Copié
free-seat = Siège libre
guest-may-sit = un invité peut s’y asseoir
came-by-link = par le lien
host = hôte de la table
you-host = vous, hôte de la table
you = vous
ready = Prêt
awaited = En attente
present = En ligne
absent = Hors ligne
seats-ready =
    { $ready ->
        [one] { $ready } siège prêt sur { $count }.
       *[other] { $ready } sièges prêts sur { $count }.
    }
bots-will-fill =
    { $count ->
        [one] Si vous commencez maintenant, un bot { $level } tiendra le siège libre.
       *[other] Si vous commencez maintenant, des bots de niveau { $level } tiendront les sièges libres.
    }
not-here =
    { $count ->
        [one] { $names } n’est pas encore là.
       *[other] { $names } ne sont pas encore là.
    }
all-set = Tout le monde est là.
host-starts = L’hôte lance la partie.
host-awaited = { $name }, hôte de la table, est hors ligne. Dans { $time }, chacun de vous pourra prendre sa place d’hôte.
host-missing = { $name }, hôte de la table, ne revient pas : chacun de vous peut prendre sa place d’hôte.
take-chair = Devenir l’hôte
heir-of = { $name } a pris la place d’hôte : { $before } était hors ligne depuis trop longtemps.
heir-of-mine = Vous avez pris la place d’hôte : { $before } était hors ligne depuis trop longtemps.
problem-host-awaited = L’hôte est de retour, ou la table l’attend encore.
join = Rejoindre la table
join-invites = { $name } vous invite
join-who = Qui est là
join-learn = Apprendre le jeu en { $minutes } min
remove-short = Écarter
club-standings = Classement
club-cup-won = { $count ->
    [one] { $names } remporte le tournoi.
   *[other] { $names } remportent ensemble le tournoi.
}
club-cup-gathers = Inscriptions ouvertes : l’hôte donnera le départ.
club-how = Le déroulement
club-how-swiss = { $rounds ->
    [one] Une seule ronde, tirée au sort.
   *[other] { $rounds } rondes : à points proches on se rencontre, et personne n’est éliminé.
}
club-how-round-robin = Chacun rencontre tous les autres, aussi également que les tables le permettent.
club-how-points = Points selon la place, à une table de { $seats } : { $points }.
club-how-pace = Rythme : { $pace }.
club-how-next = La ronde suivante se tire dès que la dernière table est terminée.
club-cup-list = Inscriptions
club-door-what = Si vous avez une invitation, ouvrez son lien ici. Un club est privé : son hôte décide qui le voit.
club-door-home = À l’accueil
club-wait-table = Votre table vous attend
club-others-open = Tables ouvertes du club
free-seats = { $count ->
    [0] aucun siège libre
    [one] un siège libre
   *[other] { $count } sièges libres
}
join-what = Prenez un siège
sit-down = S’asseoir
no-account = Un nom suffit. Ni compte, ni cookie.
watch = Regarder
watch-only = Regarder seulement
table-full = La table est complète
table-full-what = Tous les sièges sont pris. Vous pouvez regarder, si la table l’admet.
not-invited = Un lien pour regarder
not-invited-what = Pour prendre un siège, demandez à l’hôte le lien des joueurs.
remove-player = Écarter { $name }
remove-player-sure = Écarter { $name } : vraiment ?
remove-player-what = Un bot continue à la place de la personne écartée, jusqu’à ce que vous confiiez son siège à quelqu’un. Tout le monde le voit.
removed-player = { $name } n’est plus à la table.
you-host-here = Vous êtes l’hôte de cette table
hosted-by = L’hôte de cette table : { $name }.
pass-on = Confier la table à { $name }
pass-on-short = Nommer hôte
passed-on = { $name } est désormais l’hôte de la table.
remove-sure-short = Vraiment ?
hand-freed = Confier ce siège à quelqu’un : { $name }
problem-dealing = On bat les cartes : réessayez dans un instant.
problem-offer-over = Ce lien a déjà servi, ou il a plus d’un jour. Demandez-en un autre.
problem-at-the-table = Vous êtes déjà à cette table. Envoyez ce lien à quelqu’un d’autre.
problem-tournament-seat = Dans un tournoi chacun joue pour soi : le siège reste le vôtre.
problem-counts = On n’écarte personne d’une partie du club, dont le résultat compte.
problem-not-invited = Pour prendre un siège, demandez à l’hôte le lien des joueurs.

## La table
no-entry = Cette table reste fermée
opening-table = Ouverture de la table…
dealing = On mélange les cartes…
gathering = La donne se prépare
gathering-what = Chaque navigateur ajoute au mélange un mot scellé lors de l’inscription. La partie commence dès que tous ont ouvert la table, au plus tard { $latest }.
gathering-owes = en attente
gathering-here = son mot est là
gathering-elsewhere = Votre mot attend dans le navigateur de votre inscription. Ouvrez-y la table, ou jouez d’ici sans lui ; dès la prochaine ronde, ce navigateur aura le sien.
gathering-without = Jouer d’ici
closed-0 = La ligne a été fermée.
closed-4400 = Cette page et le serveur ne se comprennent plus. Veuillez la recharger.
closed-4401 = Cet appareil a été retiré par son propriétaire : il n’ouvre plus rien.
closed-4403 = Votre navigateur ne tient aucun siège à cette table, et les spectateurs n’y sont pas admis.
closed-4410 = L’hôte vous a écarté de cette table. Un bot continue à votre place, ou la personne à qui l’hôte la confie.
seat-gone = Ce navigateur ne tient plus de siège ici
seat-gone-what = Il a été libéré, ou quelqu’un d’autre y joue. Vous pouvez continuer à regarder.
closed-4404 = Cette table n’existe pas.
table-links = De la table
the-board = Le plateau
come-nearer = Plus près
prompt = Ce qui est demandé
seats = Sièges
points = Points
sound = Son
forced = Donner d’office la seule réponse
forced-now = Une seule réponse possible : { $answer }
panels = Volets
panel-board = Table
panel-seats = Sièges
panel-log = Journal
panel-talk = Conversation
panel-rules = Règles
panel-count = Décompte
panel-settings = Réglages
asked-you = À vous, { $name }.
asked-you-brief = À vous.
undo = Annuler
restart-turn = Recommencer
take-back = Demander à reprendre
coach = Mentor
learn-play = Jouer
coach-first = Premières parties
coach-always = Toujours
coach-never = Jamais
coach-silence = Faire taire le mentor (il revient par les réglages)
hint = Indice
hint-depth = Ce qu’il dévoile
hint-look = Piste
hint-plan = Plan
hint-move = Coup
hint-thinking = Un cardinal réfléchit…
hint-look-at = Regardez ce qui est cerclé :
hint-look-nothing = Rien ne saute aux yeux sur le plateau : voyez le plan.
hint-no-reason = Les règles seules n’en disent pas la raison : la recherche le préfère.
hint-chances = Chances de gagner la partie
hint-share = { $percent } % ± { $error }
hint-apart = { $difference } ± { $error } %
hint-even = Le repère marque l’égalité des forces : { $even } %. La suite a été jouée maintes fois d’après ce que vous voyez ; sous la première réponse, l’écart avec elle.
hint-more = En dire plus
hint-mine = Je choisis
hint-not-now = On peut demander un indice quand c’est son tour.
no-hint = Aucun indice pour l’instant.
do-it = Jouer ce coup
nothing-to-undo = Rien ne peut être repris : quelque chose a été appris depuis, ou rien n’a été fait.
winners =
    { $count ->
        [one] { $names } l’emporte
       *[other] { $names } partagent la victoire
    }
rule-of = Règle { $paragraph }
why-not-now = Pourquoi pas maintenant
skip-links = Aller à
skip-prompt = La question
skip-hand = La main
skip-board = Le plateau
skip-log = Le journal
see-rule = lire la règle
why-not = Pourquoi pas ici ?
watching-only = Vous regardez : seuls les joueurs répondent.
your-answers = Vos réponses
not-asked-now = On ne vous demande rien pour l’instant.
log-earlier = Plus haut dans la partie
since-your-turn = Depuis votre dernier tour
nothing-yet = Il ne s’est encore rien passé.
one-back = Un pas en arrière
one-forth = Un pas en avant
back-to-now = Revenir au présent
see-again =
    { $count ->
        [0] Rien de manqué
        [one] Revoir le dernier coup
       *[other] Revoir les { $count } derniers coups
    }
looking-back = Vous regardez le passé.
film = Ce que vous avez manqué
scene-order = Ce qui agit, dans l’ordre
scene-slower = Plus lent
scene-next = Suivant
scene-skip = Passer au résultat
scene-next-beat = Continuer
scene-see = Voir la scène
scene-again = Revoir
scene-step-by-step = Étape par étape
skip-to-my-turn = Aller à mon tour
pace = Rythme des bots
pace-calm = Calme
pace-brisk = Vif
pace-instant = Immédiat
skip = Passer
older-rules = Cette partie se joue avec la version { $rules } des règles, celle de son début. Les nouvelles parties suivent la version { $present }.
you-watch = Vous regardez
watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
vote-bot =
    { $votes ->
        [0] Absent : appeler un bot
        [one] Absent : appeler un bot (1 voix)
       *[other] Absent : appeler un bot ({ $votes } voix)
    }
continue = Continuer
inspector = Vu de près
no-talk = Personne n’a encore rien dit.
on-its-way = en route
say-something = Dites quelque chose
send = Envoyer
curtain = Rideau
pass-to = Passez l’appareil à { $name }
pass-to-what = Aucune main n’est à l’écran.
i-am = Je suis { $name }
line-lost = La ligne est coupée. Nouvel essai dans { $seconds } s.
line-trouble = Le serveur a un ennui de disque. Rien n’est perdu ; nouvel essai dans { $seconds } s.
line-opening = Reconnexion…
not-stored-yet = Le serveur ne peut rien enregistrer pour l’instant. Votre envoi est gardé ici et repartira de lui-même.
try-now = Essayer maintenant
takeback-wish = { $name } demande à reprendre un coup : « { $move } »{ $more ->
    [0] .
    [one] {" "}et ce qui l’a suivi.
   *[other] {" "}et les { $more } qui l’ont suivi.
  }
taken-back = { $mine ->
    [yes] Vous avez repris
   *[no] { $name } a repris
  }{ $move ->
    [unseen] {" "}un coup.
   *[other] {" "}: « { $move } ».
  }
agree = Accepter
refuse = Refuser
give-up = Y renoncer
search-rules = Chercher dans les règles
not-in-rules = Les règles n’en disent rien.
rules-instead = Les règles n’en disent rien. Voici ce qu’elles disent de « { $words } ».
table-in-rules = Tableau
final-count = Décompte final
tie-told = { $what } : { $number }
place = { ORD($place) }
rematch = Revanche
rematch-asked = On demande une revanche : votre siège vous attend.
review-game = Revoir
share = Partager
share-result = { $game } : { $standing }
standing-of = { $name } { $points }
go-home = Accueil
see-board = Plateau
see-podium = Résultat
podium = Le résultat
you-win = Vous l’emportez, { $name }
you-share = Vous partagez la victoire avec { $names }
you-place = Vous finissez { ORD($place) }.
end-score =
    { $points ->
        [one] { $points } point contre { $less } à { $name }.
       *[other] { $points } points contre { $less } à { $name }.
    }
end-score-you =
    { $points ->
        [one] { $points } point contre { $less } pour vous.
       *[other] { $points } points contre { $less } pour vous.
    }
end-source = Ce qui a fait la différence : { $source }, { $more } contre { $less }.
end-tie = Égalité de points. Ce qui départage : { $what }, { $more } contre { $less }.
join-rematch = Rejoindre la revanche
rematch-asked-by = { $count ->
    [one] { $names } attend la revanche : votre siège est gardé.
   *[other] { $names } attendent la revanche : votre siège est gardé.
  }
last-move = Le dernier coup : { $move }
legend = Ce que disent les signes
download-record = Télécharger la partie

## Réglages
this-device = Cet appareil
this-table = Cette table
theme = Lumière
theme-system = Système
theme-light = Jour
theme-dark = Nuit
motion = Mouvement
motion-system = Système
motion-full = Plein
motion-none = Aucun
text-board = Plateau en texte
on = Oui
off = Non
allow-notice = Me prévenir quand c’est mon tour
second-device = Ouvrez votre siège sur un second appareil par votre lien personnel. Quiconque a ce lien joue pour vous.
copy-personal = Copier mon lien
qr-code = Code QR
qr-personal = Code QR de votre lien personnel
leave-table = Quitter la table
leave-what = La table attend ; revenez quand vous voulez.
forget-me = Effacer mon nom et mes mots
forget-what = Votre nom et tout ce que vous avez dit à cette table disparaissent ; la partie reste.
forget-done = C’est fait : vous n’êtes plus ici que « quelqu’un ».
keyboard = Clavier
key-arrows = ← ↑ ↓ →
key-arrows-does = d’une cible éclairée à la suivante
key-numbers = 1 … 9, G I J …
key-numbers-does = à la cible qui porte cette touche ; ce qui ne fait que commencer une réponse est aussitôt choisi
key-spots = P H B L
key-spots-does = à la question, à la main, au plateau, au journal
key-tab = Tab
key-tab-does = à la pièce suivante
key-enter = Entrée
key-enter-does = choisir ou répondre
key-u = U
key-u-does = annuler
key-next = N
key-next-does = à la prochaine table qui attend
key-why = ?
key-why-does = pourquoi pas, ou qu’est-ce que c’est
key-back = [ ]
key-back-does = reculer, avancer dans le journal
key-esc = Échap
key-esc-does = fermer, reposer
fair-deal = Donne loyale
fair-deal-what = Le mélange a été fixé avant le premier coup ; voici son sceau.

## Refus
refused-stale = La table a avancé ; voici la position présente.
refused-illegal = Ce n’est pas permis maintenant.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-a-seat = Vous ne tenez aucun siège ici.
refused-not-started = La partie n’a pas commencé.
refused-over = La partie est finie.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-no-takeback = Personne n’a demandé à reprendre quoi que ce soit.
refused-nobody-to-agree = Quelqu’un a été écarté de cette table : personne ne peut consentir à sa place.
refused-too-early = Pas encore : la table attend un peu plus longtemps l’absent.
refused-no-hint = Un indice ne se donne que si tous les autres sont des bots.
refused-empty = Rien n’a été dit.
refused-enough = Cette table en a assez vu. Les réponses comptent toujours.
refused-too-fast = Doucement, je vous prie.
refused-not-stored = Le serveur n’a pas pu l’enregistrer. Réessayez dans un instant.
refused-not-dealing = On ne réunit pas de mots en ce moment.
refused-false-word = Ce n’est pas le mot qui fut scellé.

## Les bots
bot-name-A = Richelieu
bot-name-B = Sévigné
bot-name-C = Lauzun
bot-name-D = Fouquet
bot-name-E = Scarron
bot-name-F = Brantôme
more-acts = Plus
more-choices = { $count ->
    [one] encore { $count } réponse
   *[other] encore { $count } réponses
}

## Après la partie
replay = Revoir la partie
replay-of = Revoir : { $game }
no-replay = Rien à revoir
to-the-table = À la table
whose-eyes = Par les yeux de qui ?
eyes-watcher = Un spectateur
scrubber = Étapes de la partie
replay-step = Étape { $step } sur { $last }
replay-start = Le début
replay-own-answer = Vous répondez : { $answer }
replay-nothing-seen = Rien qui se voie d’ici.
turn-back = Un tour en arrière
turn-forth = Un tour en avant
film-play = Lecture
film-pause = Pause
chapter = Chapitre
go-to-step = Aller à l’étape { $step }
record-file = Le fichier
copy-by-hand = Le lien est l’adresse de cette page.
play-on = Reprendre d’ici contre des bots
play-on-over = La partie est finie ici ; reculez d’abord d’une étape.
play-on-watcher = Choisissez d’abord par les yeux de qui vous regardez : ce siège sera le vôtre.
verify-deal = Vérifier la donne
verify-what = Le mélange a été scellé avant le premier coup. La graine que cachait le sceau est maintenant publique : qui l’a peut refaire chaque tirage.
proof-good = La donne était loyale : chaque tirage découle du sceau.
proof-bad = La donne ne résiste pas à la preuve.
proof-seen-good = Ce navigateur a vu le même sceau pendant la partie.
proof-seen-bad = Ce navigateur a vu un autre sceau pendant la partie !
proof-seen-unseen = Ce navigateur n’a pas suivi la partie ; il ne se souvient d’aucun sceau.
proof-seal-good = Votre navigateur a calculé le sceau depuis la graine : c’est le même.
proof-seal-bad = Votre navigateur a calculé le sceau depuis la graine : c’en est un autre !
proof-word-good = Le mot de votre navigateur est bien dans le mélange : personne n’a pu le préparer.
proof-word-bad = Le mot de votre navigateur n’est pas dans le mélange tel qu’il fut dit !
proof-word-late = Votre navigateur n’était pas là quand on a réuni les mots : le mélange s’est fait sans le sien.
proof-word-none = Ce navigateur n’a ajouté aucun mot au mélange.
proof-missing =
    { $count ->
        [one] Le mot d’un joueur fut scellé mais jamais dit ; le mélange s’est fait sans lui.
       *[other] Les mots de { $count } joueurs furent scellés mais jamais dits ; le mélange s’est fait sans eux.
    }
proof-chance-good =
    { $count ->
        [0] Le hasard n’a jamais été sollicité.
        [one] Le serveur a refait l’unique tirage : c’est le même.
       *[other] Le serveur a refait les { $count } tirages : ce sont les mêmes.
    }
proof-fault-deal = La ligne { $line } du fichier dit « { $found } », mais la graine donne « { $due } ».
proof-fault-commitment = La graine n’est pas celle qui fut scellée.
proof-fault-seed = La graine est illisible.
proof-fault-given = Le fichier prétend reprendre plus de réponses qu’il n’en contient.
proof-given =
    { $count ->
        [one] La première réponse est reprise d’une autre partie, dont le fichier la prouve.
       *[other] Les { $count } premières réponses sont reprises d’une autre partie, dont le fichier les prouve.
    }
proof-commit = Sceau, montré dès le début
proof-seed = Graine
proof-entropy = Ce que les navigateurs des joueurs ont ajouté
proof-by-hand = Pour tout vérifier vous-même, téléchargez la partie et lancez
problem-not-over = La partie est en cours ; la revoir montrerait ce qui est caché.
problem-no-such-step = La partie n’a pas cette étape.
problem-no-such-seat = La table n’a pas ce siège.
problem-over = La partie est finie ici.
panel-analysis = Analyse
panel-verify = Donne loyale
analysis-what = Les chances de victoire avant chaque choix, d’après ce que pouvait savoir qui choisissait.
analysis-working = Pesée des choix : { $done } sur { $total }
analysis-chart = Les chances de chacun, étape par étape
analysis-now = À cette étape, { $name } : { $cost } % par le choix, { $luck } % par la chance.
analysis-no-choice = Aucun choix n’a été fait à cette étape.
analysis-dearest = Ce qui a coûté le plus
analysis-flawless = Aucun choix n’a rien coûté de façon certaine.
analysis-mine = Ce qui vous a coûté le plus
analysis-whole = Les choix de tous
luck-or-choice = Chance ou décision ?
luck-chance = Chance, autres
luck-choices = Vos choix
luck-sum = En tout
luck-how = En points de chances de victoire : de { $from } % au premier choix à { $to } % à la fin.
luck-other = { $name } { $percent }
luck-others = Par leurs propres choix, les autres ont perdu : { $list }.
chance-axis = Chances de victoire avant chaque choix
chance-share = { $percent } %
chance-steps = étape { $step }
chance-even = à forces égales : { $percent } %
turning-point = Choix { $number }, à l’étape { $step }
play-again = Rejouer ce coup
played-again = Vous revoici à ce moment. La partie reprend d’ici, et ce que vous ne pouviez pas savoir est tiré à nouveau.
dear-cost = −{ $percent } ± { $error } %
dear-you = Vous
dear-better = Mieux
dear-puzzle = Trouver seul

editions = { $count ->
    [0] Aucune valeur reconstituée
    [one] Une valeur reconstituée
   *[other] { $count } valeurs reconstituées
}

## Leçons

lessons = Leçons
learn = Apprendre
the-lesson = La leçon
lesson-of = La leçon · { $step } sur { $steps }
lesson-step = Leçon · étape { $step } sur { $steps }
lesson-quit = Quitter la leçon
lesson-back = Retour
lesson-skip = Passer l’étape
lesson-skip-short = Passer
lesson-why = Pourquoi ?
lesson-touch = Touchez ce qui est cerclé d’or.
lesson-count = Lisez le compte, puis continuez.
lesson-free = À vous de choisir.
lesson-next = Leçon suivante : { $title }
lesson-other = Essayer un autre choix
lesson-play = Jouer une partie
lesson-minutes = { $minutes } min
lesson-done = faite
lesson-go-on = Reprendre à l’étape { $step }
learn-how = Quelques minutes par leçon, sur la vraie table.
level-coach = répétiteur
refused-lesson = C’est permis, mais ce n’est pas l’idée de cette étape.
problem-no-such-lesson = Cette leçon n’existe pas.
editions-why = Ce qui est imprimé là ne nous est pas connu : nos valeurs sont équilibrées, vérifiées sur chaque chiffre des règles et suivies d’une croix (†) dans les tableaux. Qui possède le jeu peut les corriger dans L’Atelier.

# L'Atelier : la boîte d'un jeu, changée, gardée, essayée.
atelier = L’Atelier
atelier-open = Ouvrir L’Atelier
atelier-the-box = Les valeurs de la boîte
atelier-what = Chaque valeur dit d’où elle vient. Celles qui portent une croix (†) ont été reconstituées : corrigez-les si vous possédez le jeu, ou changez ce qu’il vous plaît.
atelier-fixed-game = Toutes les valeurs sont imprimées
atelier-fixed-what = Chaque valeur de cette boîte est connue telle qu’elle est imprimée, et les règles en dépendent. Il n’y a rien à corriger ici, mais la boîte peut être essayée.
atelier-values = { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}
atelier-changes = { $count ->
    [0] rien de changé
    [one] { $count } changée
   *[other] { $count } changées
}
atelier-shown = Valeurs affichées
atelier-shown-reconstructed = Reconstituées
atelier-shown-all = Toutes
atelier-shown-changed = Changées
atelier-search = Chercher une valeur
atelier-nothing-found = Aucune valeur ne porte ce nom.
atelier-nothing-changed = Rien n’est encore changé.
atelier-tag-E = imprimée
atelier-tag-E-what = Énoncée dans les règles imprimées ou dans une source publique
atelier-tag-D = déduite
atelier-tag-D-what = Découle de faits imprimés
atelier-tag-R = reconstituée
atelier-tag-R-what = La valeur imprimée ne nous est pas connue ; celle-ci est équilibrée avec le reste
atelier-tag-C = choisie
atelier-tag-C-what = Un choix de cette édition
atelier-instead = au lieu de { $value }
atelier-undo = Revenir à la valeur d’origine : { $value }
atelier-line = Ligne { $line } :
atelier-key = { $key } :
atelier-edition = L’édition
atelier-name = Nom
atelier-name-example = Ma boîte imprimée
atelier-save-what = Enregistrée d’un bloc, avec un lien pour tout le monde. Ce qui est enregistré ne change plus : une correction est une nouvelle édition.
atelier-saved = Enregistrée. Qui a le lien peut y jouer.
atelier-link = Lien de l’édition
atelier-export = Exporter en fichier
atelier-import = Importer un fichier
atelier-file-empty = Ce fichier ne change aucune valeur.
atelier-too-long = Le fichier dépasse 60 000 caractères.
atelier-save = Enregistrer
atelier-play = Jouer cette édition
atelier-faults = { $count ->
    [one] { $count } valeur ne peut pas être jouée.
   *[other] { $count } valeurs ne peuvent pas être jouées.
}
atelier-needs-name = Donnez un nom à l’édition pour l’enregistrer.
atelier-next = Changez une valeur ; elle est vérifiée aussitôt.
atelier-saved-next = Enregistrée avec son lien. Jouez-la, ou voyez ce qu’elle donne.
atelier-simulate = Simuler
atelier-simulate-what = Des bots de même force jouent la boîte quelques centaines de fois en arrière-plan. Ce qui diffère entre les sièges et les pièces vient de la boîte.
atelier-begin = Simuler
atelier-stop = Arrêter
atelier-stale = Ces chiffres datent d’avant le dernier changement ; simulez de nouveau.
atelier-playing = Parties : { $played } sur { $total }
atelier-played = Parties jouées : { $played }
atelier-this-edition = cette boîte, parties : { $games }
atelier-standard-games = boîte d’origine, parties : { $games }, version des règles : { $rules }
atelier-standard = Boîte d’origine
atelier-fair = part à égalité
atelier-wins = Victoires par siège
atelier-seat = Siège { $letter }
atelier-share = { $mean } % [{ $low } ; { $high }]
atelier-figure = { $mean } [{ $low } ; { $high }]
atelier-length = Durée et points
atelier-part = La part du vainqueur dans ce qu’elle rapporte.
atelier-chosen = en jeu { $count }
atelier-scored = gains { $count }
atelier-standard-box = Boîte d’origine
atelier-choose = La boîte
atelier-of-edition = Édition « { $name } »
problem-no-such-edition = Cette édition n’existe pas.
problem-no-such-balance = Cette simulation n’est plus là. Recommencez.
problem-too-many-editions = Plus aucune édition ne peut être gardée ici.
problem-impossible = Cela ne peut pas être joué.
print-rules = Imprimer
picture-of = Ce dont parle le paragraphe { $paragraph }, en image
goal = But du jeu
goal-seconds = Le but, en quinze secondes
goal-lesson = Leçon : { $title } ({ $minutes } min)
goal-play = Jouer
learn-first = { $game } : { $title }, { $minutes } min.
learn-resume = { $game } : { $title }, étape { $step }.
lesson-quit-short = Quitter

# -- être reconnu

me-page = Ma page
me-title = Vous, { $name }
me-title-nobody = Vous
me-motto = Une clef pour tous vos appareils. Ni compte, ni mot de passe.
me-motto-guest = Invité, et nul n’est tenu d’être davantage.
me-name-what = C’est sous ce nom que les autres vous voient aux nouvelles tables.
me-guest = Seul ce navigateur vous connaît
me-guest-what = { $count ->
    [0] Vous jouez en invité. Avec une clef à vous, vos tables, vos leçons et vos réglages vous suivent sur vos autres appareils.
    [one] Vous jouez en invité : seul ce navigateur tient votre siège. Avec une clef à vous, il vous suit sur vos autres appareils, avec leçons et réglages.
   *[other] Vous jouez en invité : seul ce navigateur tient vos { $count } sièges. Avec une clef à vous, ils vous suivent sur vos autres appareils, avec leçons et réglages.
}
me-become = Créer ma clef
me-back = Vous avez déjà une clef
me-back-what = Sur l’autre appareil, ouvrez cette page et affichez le code. Ou tapez les huit mots que vous avez notés.
me-words-typed = Vos huit mots
me-back-do = Revenir
me-carry = Être vous-même ici aussi
me-carry-what = Un autre de vos appareils a montré ce code. Vos tables, vos leçons et vos réglages viennent ici ; vous pourrez retirer cet appareil depuis n’importe quel autre.
me-carry-replaces = Un autre appareil a montré ce code. Ce navigateur prend sa clef à la place de celle qu’il tient.
me-carry-do = Cet appareil est à moi
me-key = Votre clef
me-key-where = gardée par vos appareils
me-other = Un autre appareil
me-other-how = par un code à lire
me-show = Montrer
me-words = Huit mots
me-words-how = à écrire sur papier
me-words-do = À faire
me-words-done = Faits ; en tirer d’autres
me-words-what = Notez-les dans cet ordre. Ils vous ramènent si tous vos appareils sont perdus ; on ne les montre qu’une fois, et les précédents ne valent plus rien.
me-words-written = C’est noté
me-qr = Code pour votre autre appareil
me-link = Lien pour votre autre appareil
me-link-what = { $seconds ->
    [one] Lisez-le avec votre autre appareil. Il sert une fois, encore une seconde.
   *[other] Lisez-le avec votre autre appareil. Il sert une fois, encore { $seconds } secondes.
}
me-link-here-only = Cette adresse ne mène qu’à cette machine : ouvrez-la d’abord au réseau, en invitant quelqu’un.
me-devices = Vos appareils
me-this-device = Cet appareil
me-a-device = Un appareil
me-here = ici
me-seen = vu le { $date }
me-remove = Retirer
me-remove-sure = Retirer tout de suite
me-passkey = Une clef d’accès
me-passkey-how = votre doigt, votre visage ou un code vous ramène (passkey)
me-passkey-do = En créer une
me-passkey-more = En créer une autre
me-passkey-nowhere = Pas à cette adresse : une clef d’accès demande https et un nom, ou localhost.
me-passkey-unknown = Ce navigateur ne connaît pas les clefs d’accès.
me-passkeys = Vos clefs d’accès
me-passkey-made = Créée sur { $name }
me-passkey-seen = utilisée le { $date }
me-passkey-at = ne vaut qu’à { $at }
me-come = Venir par une clef d’accès
me-come-what = Si vous avez créé une clef d’accès, ce navigateur ou votre téléphone la retrouve.
me-games = Vos parties
me-all-games = Tout voir
me-games-over = { $over ->
    [0] aucune encore
    [one] 1 finie
   *[other] { $over } finies
}
me-games-open = { $open } en cours
me-data = Vos données
me-data-what = Un fichier lisible : vos parties, vos paroles, vos réglages. Effacer retire votre nom et vos paroles partout ; les parties restent aux autres, jouées par « quelqu’un ».
me-take = Tout exporter
me-erase = Effacer ce qui est à moi…
me-erase-what = Dans sept jours, votre nom et tout ce que vous avez dit disparaîtront de toutes les tables, et votre clef n’ouvrira plus rien. D’ici là, vous pouvez changer d’avis.
me-erase-do = M’effacer dans sept jours
me-erasing = Vous serez effacé le { $date }.
me-keep = Tout compte fait, rester
cancel = Annuler
problem-no-such-device = Cet appareil a été retiré par son propriétaire : il n’ouvre plus rien.
problem-not-a-person = Ce navigateur n’a pas encore de clef.
problem-link-over = Ce code a déjà servi, ou ses deux minutes sont passées. Faites-en montrer un autre.
problem-unknown-words = Ces mots ne ramènent personne. Peut-être en a-t-on tiré d’autres depuis.
problem-misspelled = L’un des huit mots est mal recopié. Regardez-les encore une fois.
problem-too-long = C’est trop pour être gardé ici.
problem-too-many-devices = Trop d’appareils sont déjà connus : retirez-en un d’abord.
problem-passkey-nowhere = Pas de clef d’accès à cette adresse : il y faut https et un nom, ou localhost.
problem-bad-passkey = Ce n’est pas la réponse d’une clef d’accès à ce qui était demandé. Rien n’a changé.
problem-no-such-passkey = Cette clef d’accès n’est pas, ou plus, connue ici.
problem-passkey-known = Cet appareil a déjà une clef d’accès à vous.
problem-passkey-over = On y a déjà répondu, ou les cinq minutes sont passées. Essayez encore une fois.
problem-too-many-passkeys = Trop de clefs d’accès sont déjà connues : retirez-en une d’abord.
problem-not-by-letters = On ne répond d’avance que par correspondance.
problem-asked-now = C’est à vous : répondez tout simplement.
problem-stale = Il s’est passé quelque chose depuis. Regardez encore.
problem-no-passkey = Aucune clef d’accès n’a été choisie.

# -- l’accueil de qui revient

welcome-back = { $count ->
    [0] Heureux de vous revoir, { $name }. Rien ne vous attend.
    [one] Heureux de vous revoir, { $name }. Une table vous attend.
   *[other] Heureux de vous revoir, { $name }. { $count } tables vous attendent.
}
others-think = Les autres réfléchissent
games-over = Parties finies
tables-count = { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
}

# -- le bureau de l’hôte

host-desk = Le bureau de l’hôte
host-key = La clef du serveur
host-key-where = Elle s’est affichée dans le terminal au démarrage ; elle est aussi à côté des données, dans le fichier cabale.key.
host-open = Ouvrir le bureau
host-tables = Tables
host-sockets = Pages ouvertes
host-people = Personnes
host-bots = Travail des bots
host-news = Ce que tous lisent à l’accueil
host-say = Annoncer
host-says = L’hôte vous dit :
host-colon = {" : "}
host-desk-of = { $club } : ce qui vous réclame d’abord, puis tout le reste.
host-desk-what = Ce qui vous réclame d’abord, puis tout le reste.
host-docs = Mode d’emploi
host-leave = Quitter le bureau
host-key-first = Qui a la clef s’assied au bureau
host-wants = Ce qui vous réclame
host-wants-count = { $count ->
    [0] rien
    [one] une chose
   *[other] { $count } choses
}
host-calm = Rien ne vous réclame. La maison marche toute seule.
host-full = Il reste peu de place
host-full-what = Bientôt plus rien ne pourra être gardé. Libérez du disque, ou laissez partir de vieilles tables (--keep).
host-busy = La machine a plus à faire qu’elle ne peut
host-busy-what = Les bots réfléchissent moins à chaque réponse en attendant. Plus de cœurs aideraient, ou d’autres machines.
host-table-gone = une table disparue
host-cup-ready = { $count ->
    [one] Une inscription ; il peut commencer.
   *[other] { $count } inscriptions ; il peut commencer.
}
host-cup-waits = { $count ->
    [one] Ronde { $round } sur { $rounds } : une table joue encore.
   *[other] Ronde { $round } sur { $rounds } : { $count } tables jouent encore.
}
host-cups-none = Aucun encore. Annoncez-en un : les membres s’inscrivent, vous le lancez, et il se déroule tout seul.
host-entered = { $count ->
    [0] personne encore
    [one] une personne
   *[other] { $count } personnes
}
host-seasons-none = Aucune encore. Une saison compte à part les parties d’une période.
host-club-closed = Personne ne voit encore le club
host-club-closed-what = Donnez-lui un nom, dites qui le voit, puis invitez ses premiers membres.
host-club-open = Le préparer
host-club-see = Voir le club
host-open-count = { $count ->
    [0] aucune d’ouverte
    [one] une d’ouverte
   *[other] { $count } d’ouvertes
}
host-open-now = ouverte
host-stored = Données
host-spare = place pour { $size }
host-load = Charge de chaque cœur
host-look = Regarder
host-phase-all = toutes
host-phase-playing = en cours
host-phase-lobby = à venir
host-phase-over = finies
host-search-tables = Chercher une table, un nom
host-search-people = Chercher quelqu’un
host-people-count = { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
}
host-devices = { $count ->
    [0] aucun appareil
    [one] un appareil
   *[other] { $count } appareils
}
host-seen = dernière visite { $when }
host-news-title = Annonce
host-news-what = Tous la lisent à l’accueil, jusqu’à ce que vous la retiriez.
host-unsay = La retirer
host-deeds-none = Rien encore. Tout ce que fait un hôte s’inscrit ici.
host-remove-member = Retirer du club
host-remove-member-sure = Retirer du club : vraiment ?
host-erase = Effacer
host-erase-sure = Effacer pour de bon
host-next-sure = Ronde suivante : les tables en cours ne compteront pour personne
host-stop-sure = Arrêter pour de bon
host-close-sure = Clore pour de bon
host-club-renew-sure = L’ancien lien ne vaudra plus : vraiment ?
host-tournament-form = Système
host-done = Réglé
host-remove = Retirer
host-pass = Hôte…
host-pass-who = Qui en est l’hôte désormais ?
host-pass-now = hôte
host-pass-nobody = Personne d’autre n’y est assis.
host-remove-sure = Retirer pour de bon
host-deeds = Ce que les hôtes ont fait
deed-remove-table = Table retirée :
deed-hand-table = Table confiée à un autre hôte :
deed-remove-person = Personne effacée :
deed-announce = Annonce :
deed-close-report = Signalement réglé :
a-player = Quelqu’un
problem-not-the-keeper = Ce n’est pas la clef du serveur.
problem-no-such-report = Ce signalement est déjà réglé.
mute = Ne plus lire
unmute = { $count ->
    [one] Relire celui que vous ne lisiez plus
   *[other] Relire les { $count } que vous ne lisiez plus
}
report = Signaler à l’hôte
report-what = Que doit savoir l’hôte de ce serveur ?
report-done = L’hôte le lira.
second-device-key = Votre clef ouvre ce siège sur chacun de vos appareils.

# -- tables mêlées

beside = Joue à côté de moi
beside-name = Nom de la personne à côté de vous
hand-seat = Passer mon siège à quelqu’un
hand-what = Crée un lien qui sert une fois, pendant un jour : qui l’ouvre continue à votre place, et vous n’y jouez plus.
hand-made = Envoyez ce lien à qui continue la partie. Il sert une fois, pendant un jour.
hand-link = Lien vers le siège
hand-message = Continuez à ma place :
hand-keep = Garder mon siège
hand-kept = Le lien ne vaut plus : le siège reste le vôtre.
take-what = On vous confie un siège
take-from = { $name } vous confie son siège
take-yours = votre siège

# -- how somebody is called

bells-title = Quand c’est à vous
bells-push = Notification
bells-push-what = sur cet appareil, page fermée
bells-unable = Ce navigateur ne peut être appelé. Sur un téléphone, ajoutez d’abord la page à l’écran d’accueil.
bells-denied = Ce navigateur l’interdit à cette page ; ses réglages peuvent le permettre.
bells-off = L’hôte de ce serveur n’a pas activé les appels.
bells-seat-first = Dès que vous aurez un siège, on pourra vous y appeler.
bells-others = { $count ->
    [one] un autre appareil
   *[other] { $count } autres appareils
  }
bells-quiet = Silence
bells-quiet-what = aucun appel entre ces heures
bells-from = Silence à partir de
bells-to = Silence jusqu’à
bells-mail = Courriel
bells-mail-what = quelques mots quand c’est à vous, rien d’autre
bells-mail-address = Votre adresse
bells-hook = Webhook
bells-hook-what = Discord, Slack, Telegram, ntfy, ou toute adresse qui accepte du JSON
bells-hook-address = Adresse du webhook
bells-add = Ajouter
bells-remove = Retirer { $shown }
bells-waits = Un code a été envoyé à { $shown }.
bells-number = Le code
bells-confirm = Confirmer
problem-wrong-number = Ce n’est pas le code envoyé.
problem-asked-enough = Assez de codes y sont partis aujourd’hui. Réessayez demain.
problem-bell-off = L’hôte de ce serveur ne l’a pas activé.
problem-inward = Cette adresse mène au réseau du serveur lui-même, qu’on n’appelle pas.
problem-bad-bell = On ne peut appeler personne à cette adresse : relisez-la, s’il vous plaît.
problem-too-many-bells = Dix façons d’être appelé suffisent : retirez-en une d’abord.
problem-no-such-bell = C’était déjà retiré.

## La donne du jour

daily = La donne du jour
daily-how =
  { $count ->
    [0] La même pour tout le monde.
    [one] Un jour déjà.
   *[other] { $count } jours de suite.
  }
daily-of = La donne du { $date }
daily-what = Une donne par jour et par jeu : mêmes cartes, mêmes bots, mêmes pioches pour tout le monde, sur tous les serveurs.
daily-streak =
  { $count ->
    [one] Un jour : revenez demain pour un deuxième.
   *[other] { $count } jours de suite.
  }
daily-against = Contre des ministres, { $minutes } min environ. Sans indices.
daily-play = Jouer cette donne
daily-begun = Vous avez commencé cette donne.
daily-resume = { $game } : reprendre la donne commencée.
daily-points =
  { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
daily-first = Personne d’autre n’a encore fini cette donne ici.
daily-better = Mieux que { $percent } % des autres ici.
daily-model = Un cardinal à votre siège : { ORD($place) }, { daily-points }.
daily-copy = Copier le résultat
daily-result = Résultat du jour
# Ce que l’on copie pour d’autres : un résultat, et rien de la donne.
daily-share =
  Cabale, la donne du { $date }
  { $game } : { $seats ->
    [0] { ORD($place) }
   *[other] { ORD($place) } sur { $seats }
  }, { daily-points }
  { $count ->
    [0] Les mêmes cartes pour tout le monde : à vous !
    [one] Les mêmes cartes pour tout le monde : à vous !
   *[other] { $count } jours de suite. À vous !
  }
  { $link }
daily-fair = Sa graine n’est pas un secret : elle découle de la date, du jeu et de la version de ses règles ; personne ne peut donc la choisir, et qui le veut peut la connaître d’avance. Les résultats sont comptés sur ce serveur, sans nom ; le vôtre reste dans ce navigateur, et vous suit si vous avez une clef.
problem-no-such-day = Il n’y a pas de donne pour ce jour.

# -- le club

club = Le club
club-way = vous est ouvert : tables, classement, tournois.
club-members-count = { $count ->
    [0] Aucun membre encore
    [one] Un membre
   *[other] { $count } membres
}
club-since = { $members }, depuis { $date }.
club-by-invitation = On entre par invitation.
club-invite = Inviter un membre
club-invite-copied = Lien copié
club-open-table = Ouvrir une table
club-open = Tables ouvertes
club-open-count = { $tables ->
    [0] aucune table
    [one] une table
   *[other] { $tables } tables
}, { $seats ->
    [0] aucun siège libre
    [one] un siège libre
   *[other] { $seats } sièges libres
}
club-open-none = Personne ne cherche de compagnie en ce moment.
club-open-yours = Ouvrez une table : les membres la voient ici et s’y assoient d’un geste.
club-table-name = Son nom
club-table-language = Langue
club-table-level = Pour qui
club-language- = toutes langues
club-language-fr = en français
club-language-en = en anglais
club-level- = pour tous
club-level-new = débutants bienvenus
club-level-strong = pour joueurs exercés
club-live = en direct
club-pace = Rythme
club-sit = S’asseoir
club-mine = Ma table
club-show = La montrer au club
club-ratings = Classement
club-ratings-none = Le classement commence avec la première partie terminée.
club-with-bots = avec bots
club-among-people = entre personnes
club-you = vous
club-rank = { $first ->
    [0] encore inconnu
   *[other] { $first }–{ $last }
}
club-rating-error = ± { $error }
club-bars = La barre dit où se trouve sans doute la vraie force. Quand deux barres se couvrent, aucun rang n’est donné pour sûr ; avant cinq parties, il n’y en a pas.
club-recent = Parties récentes
club-recent-none = Aucune partie n’est encore terminée.
club-won = { $name } gagne { $margin ->
    [0] au départage
    [one] d’un point
   *[other] de { $margin } points
}
club-tied = { $names } à égalité
club-running = En cours
club-members = Membres
club-more = { $count ->
    [one] un autre
   *[other] { $count } autres
}
club-leave = Quitter le club
club-leave-sure = Quitter pour de bon
club-join = Devenir membre
club-join-what = Les membres voient votre nom et vos parties du club. On peut partir à tout moment.
club-join-everybody = Tout le monde voit votre nom et vos parties du club. On peut partir à tout moment.
club-invited = Un club vous invite
club-name-first = Votre nom au club
club-closed = Porte close
club-tournament-whole = Tout le tournoi
club-member-since = membre depuis { $date }
club-rating = cote
club-tournaments = Tournois
club-form-swiss = système suisse
club-form-round-robin = toutes rondes
club-cup-what = { $game }, { $form }, tables de { $seats }
club-round = ronde { $round } sur { $rounds }
club-state-gathering = inscriptions ouvertes
club-state-over = terminé
club-state-stopped = arrêté
club-games = parties
club-points = points
club-wins = victoires
club-company = adversaires
club-byes = repos
club-ties = À points égaux : le plus de victoires, puis la moyenne des points des adversaires rencontrés. Une ronde de repos vaut une demi-victoire.
club-your-round = Votre table :
club-against = avec { $names }.
club-to-table = À la table
club-enter = S’inscrire
club-withdraw = Se retirer
club-withdraw-sure = Se retirer pour de bon
club-left = s’est retiré
club-entered = { $count ->
    [0] Personne ne s’est encore inscrit.
    [one] Une inscription.
   *[other] { $count } inscriptions.
}
club-entries = { $count ->
    [0] personne encore
    [one] une inscription
   *[other] { $count } inscriptions
}
club-round-n = Ronde { $round }
club-rests = Au repos : { $names }
club-void = sans résultat
club-playing = en cours
club-seasons = Saisons
club-season-open = jusqu’au { $date }
club-season-closed = close
club-season-none = Aucune partie encore.
club-all-games = tous les jeux
club-figures = Chiffres
club-figures-none = Aucune partie au club encore.
club-mean = points en moyenne
club-best = meilleur score
club-by-seat = victoires par siège
club-seat-wins = { $letter } : { $wins } sur { $games }
plans-title = Ce que cette personne recherche
plans-mine = Ce que vous recherchez
plans-games = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}
plans-with-bots = { $game }, avec bots
plans-among-people = { $game }
plans-share = { $share } %
plans-points = Points par partie : { $points }
plans-more = Nettement plus que les autres : { $what }.
plans-all = { $count ->
    [one] Encore une ligne
   *[other] Encore { $count } lignes
}
plans-said = { $mine }, les autres { $others }
plans-legend = La barre : la part dans ses parties. Le trait : celle des autres aux mêmes tables.
plans-legend-mine = La barre : la part dans vos parties. Le trait : celle des autres aux mêmes tables.
plans-few = En moins de cinq parties, rien n’est encore sûr.
host-club = Le club
host-club-name = Nom du club
host-club-text = Ce que lisent les visiteurs
host-club-sees = Qui le voit
club-sees-nobody = personne
club-sees-members = les membres
club-sees-everybody = tout le monde
host-club-keep = Garder
host-club-invitation = Invitation pour les membres
host-club-renew = Nouvelle invitation
host-tournament = Annoncer un tournoi
host-tournament-name = Nom du tournoi
host-tournament-rounds = Rondes
host-tournament-seats = Sièges
host-tournament-do = Annoncer le tournoi
host-start = Lancer
host-next = Ronde suivante
host-stop = Arrêter
host-season = Ouvrir une saison
host-season-name = Nom de la saison
host-season-from = Premier jour
host-season-to = Dernier jour
host-season-do = Ouvrir
host-close = Clore
deed-club-nobody = Club montré à personne :
deed-club-members = Club montré aux membres :
deed-club-everybody = Club montré à tous :
deed-club-invitation = Nouvelle invitation au club
deed-club-remove = Membre retiré :
deed-tournament-announce = Tournoi annoncé :
deed-tournament-start = Tournoi lancé :
deed-tournament-next = Ronde suivante de :
deed-tournament-stop = Tournoi arrêté :
deed-season-begin = Saison ouverte :
deed-season-close = Saison close :
problem-no-club = Il n’y a pas de club ici, ou son hôte ne le montre à personne.
problem-members-only = Seuls les membres voient ce club. Demandez une invitation à l’un d’eux.
problem-invitation-over = Cette invitation ne vaut pas, ou ne vaut plus. Demandez-en une nouvelle à un membre.
problem-no-such-member = Ce membre n’existe pas.
problem-no-such-notice = Cette table n’est plus ouverte au club.
problem-no-such-tournament = Ce tournoi n’existe pas.
problem-no-such-season = Cette saison n’existe pas.
problem-no-rounds = Dites en combien de rondes se joue ce tournoi suisse.
problem-no-span = Le dernier jour d’une saison vient après le premier.
problem-not-entered = Vous n’êtes pas inscrit à ce tournoi.
problem-tournament-begun = Le tournoi a commencé.
problem-too-few = Il n’y a pas assez de joueurs pour une table.
## Le rythme d’une table

answer-ahead = Répondre d’avance
ahead-what = Choisissez ce qui peut arriver, pas à pas, puis ce que vous répondez. La réponse part dès qu’on vous la demande ; s’il arrive autre chose, on vous demande comme d’habitude. Personne d’autre ne l’apprend.
ahead-why = Que peut-on prévoir, et pourquoi pas tout ?
ahead-why-worlds = La liste montre ce que vous pouvez savoir, et rien de plus : elle est tirée de toutes les mains possibles, pas des vraies. Ce qui est rare peut y manquer.
ahead-why-exact = Un cas vaut si vous voyez exactement cela jusqu’à votre question. Une carte que vous tirerez fait autant de cas que de cartes.
ahead-why-whatever = « Quoi qu’il arrive » donne votre réponse à la question prévue, pourvu que les règles la permettent alors.
ahead-whatever = Quoi qu’il arrive jusqu’à ma question.
ahead-choose = Ce qui peut arriver :
ahead-later = Et plus tard, si :
ahead-search = Chercher
ahead-if = Si :
ahead-and-if = puis :
ahead-then = Je réponds :
ahead-then-more = Et ensuite je réponds :
ahead-lay = Prévoir cela
ahead-back = Revenir
ahead-drop = Retirer cette réponse
ahead-none = On ne voit d’ici aucune question qui vous attende.
ahead-ends = La partie s’achève sans question pour vous.
ahead-lapsed = Il est arrivé autre chose que ce que vous aviez prévu : vos réponses d’avance sont retirées.
cadence-panel = Le temps
cadence = Rythme
pace-together = Ensemble
pace-together-what = Tout le monde à table au même moment.
pace-letters = Par correspondance
pace-letters-what = Chacun joue à son heure ; qui est en congé ne perd pas de temps.
pace-time = Horloge
pace-free = Sans horloge
pace-each = { $time } par tour
pace-bank-gain = { $bank } + { $gain } par tour
pace-bank-alone = { $bank } pour la partie
lasts-days = { $days } j
lasts-days-hours = { $days } j { $hours } h
lasts-hours = { $hours } h
lasts-hours-minutes = { $hours } h { $minutes } min
lasts-minutes = { $minutes } min
lasts-seconds = { $seconds } s
my-time = Votre temps
my-time-gain = Gagné par tour
my-time-each = Par tour
my-time-over = Quand le temps est écoulé
over-nothing = Rien
over-nothing-what = On le voit ; la table attend.
over-vote = Un vote
over-vote-what = Les autres peuvent appeler un bot ; on reprend sa place quand on veut.
over-bot = Un bot aussitôt
over-bot-what = Il joue jusqu’au retour de la personne.
time-over = temps écoulé
time-short = il reste peu de temps
time-left = reste { $time }
away-until = absent jusqu’au { $date }
vote-bot-late =
    { $votes ->
        [0] Temps écoulé : appeler un bot
        [one] Temps écoulé : appeler un bot (1 voix)
       *[other] Temps écoulé : appeler un bot ({ $votes } voix)
    }
bot-plays-for-you = Votre temps était écoulé : un bot joue pour vous.
take-seat-back = Reprendre ma place
take-leave = Prendre un congé…
days-off = Congés
days-off-what = Par correspondance, vos horloges s’arrêtent ces jours-là, les autres le voient, et personne ne vous appelle.
leave-until = Absent jusqu’au
leave-now = Vous êtes absent jusqu’au { $date }.
leave-end = Je suis de retour
leave-days = Chaque semaine
problem-bad-leave = Ce navigateur est dans un fuseau horaire que le serveur ne connaît pas.
problem-leave-too-long = Un congé finit au plus tard dans trente jours.

## Énigmes
puzzle = Énigme
puzzles = Énigmes
puzzles-how = Une position vue d’un siège, une réponse nettement meilleure que les autres.
puzzles-home = Une position, une réponse à trouver.
puzzles-tried = Essayées : { $done } sur { $total }
puzzles-rated = Le pourcentage dit combien échouent au premier essai : les joueurs de ce serveur dès qu’ils sont vingt à avoir essayé, des bots pressés jusque-là.
puzzles-reading = Les énigmes arrivent…
puzzles-mine = De mes parties
puzzles-mine-none = Vos erreurs reviennent ici en énigmes : ouvrez l’analyse d’une partie finie, et celles qui vous ont coûté quelque chose sans nul doute y seront gardées.
puzzle-first = Commencer
puzzle-next = Énigme suivante
puzzle-all = Toutes les énigmes
puzzle-again = Reprendre
puzzle-quit = Quitter l’énigme
puzzle-clue = Une piste
puzzle-answer = La réponse
puzzle-ask = Une seule réponse est nettement la meilleure. Laquelle ?
puzzle-found = Trouvé
puzzle-missed = Il y avait mieux
puzzle-solution = La réponse
puzzle-yours = Votre réponse : « { $answer } ».
puzzle-search = Chances de victoire : { $percent } % ; avec la meilleure des autres, « { $answer } », { $number } %.
puzzle-hard-people = { $percent } % échouent ici au premier essai ({ $count } { $count ->
    [one] joueur
   *[other] joueurs
}).
puzzle-hard-bots = Sur cent bots pressés, elle échappe à { $percent }.
puzzle-mine = De mes parties
puzzle-mine-title = Trouvez mieux
puzzle-mine-ask = Dans la partie, vous avez répondu « { $answer } ». Il y avait nettement mieux.
puzzle-mine-cost = Dans la partie, « { $answer } » vous a coûté { $percent } ± { $error } % de chances de victoire.
puzzle-mine-row = Un choix qui a coûté { $percent } %
puzzle-mine-done = Trouvé depuis
puzzle-place-open = Énigme { $number } : { $percent } % échouent
puzzle-place-found = Énigme { $number }, trouvée : { $percent } % échouent
puzzle-place-missed = Énigme { $number }, manquée : { $percent } % échouent
refused-no-answer = Le serveur n’a pas répondu : essayez encore.
problem-no-such-puzzle = Cette énigme n’existe pas ici.
