## Partagé
language = Langue
language-en = English
language-fr = Français
main-links = Liens principaux
seat-letter = siège { $letter }
your-name = Votre nom
change-name = Changer de nom
you-as-name = Vous
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
title-reigns = Reigns : The Council
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
about-values-what = Chaque valeur de chaque élément dit dans le code si elle a été lue, déduite ou reconstituée. De Cape & d’Épée est complet tel qu’imprimé ; là où une valeur d’un autre jeu n’a pu être lue, elle a été rebâtie pour que chaque chiffre des règles imprimées soit juste, et toute table peut apporter les siennes.
about-drawings = Dessins et caractères
about-icons = Icônes de game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0.
about-fonts = Cormorant Garamond de Christian Thalmann, EB Garamond de Georg Duffner et Octavio Pardo, Inter de Rasmus Andersson, tous sous la SIL Open Font License.
about-map = La carte d’Europe est dessinée d’après Natural Earth, du domaine public.
about-privacy = Vie privée
about-privacy-what = Aucun pistage, aucun cookie, aucune requête vers un autre serveur. Votre navigateur garde votre nom, vos réglages et les secrets qui tiennent vos sièges.

## Problèmes
problem-failed = Le serveur n’a pas compris. Veuillez réessayer.
problem-no-server = Le serveur ne répond pas. Veuillez réessayer dans un instant.
problem-no-such-game = Le serveur ne propose pas ce jeu.
problem-no-such-table = Cette table n’existe pas.
problem-full = Tous les sièges de cette table sont pris.
problem-too-fast = C’était trop à la fois. Patientez un instant.
