## Shared
language = Language
language-en = English
language-fr = Français
main-links = Main links
seat-letter = seat { $letter }
your-name = Your name
change-name = Change your name
you-as-name = You
rules = Rules
about = About
back-home = Back to the games
close = Close
players = players
unofficial = Cabale is an unofficial tribute; it uses none of the publishers’ art or text.
icons-credit = Icons from game-icons.net, CC BY 3.0

## The games
title-louis_xiv = Louis XIV
title-heads_of_state = Heads of State
title-cape_epee = De Cape & d’Épée
title-reigns = Reigns: The Council
tagline-louis_xiv = Lay your influence before the twelve courtiers of the king.
tagline-heads_of_state = Raise your nobles to the thrones of Europe, and topple the others.
tagline-cape_epee = Slide your cards face down, and turn over your rivals’.
tagline-reigns = A monarch, a council, and a kingdom that leans.
credit-louis_xiv = Designed by Rüdiger Dorn, published by alea.
credit-heads_of_state = Designed by Peter Hawes, published by Eggertspiele and Z-Man Games.
credit-cape_epee = Kabale und Hiebe, designed by Lutz Stepponat, published by Hans im Glück and Filosofia.
credit-reigns = Designed by Bruno Faidutti and Hervé Marly.

## Home
motto = The antechamber of four games of court intrigue
the-games = The four games
ways-in = Ways into a game
play-now = Play now
play-now-how = { $game }, against bots, no waiting.
invite-friends = Invite friends
invite-friends-how = A link or a QR code is enough.
pass-device = Pass the device
pass-device-how = One screen, a curtain between you.
my-tables = My tables
my-tables-how =
    { $count ->
        [0] Nothing waits for you.
        [one] One waits for you.
       *[other] { $count } wait for you.
    }
your-turn = It is your turn
resume-game = Back to the game
next-table = Next table
next-waiting = Next table waiting for me
no-tables = You sit at no table yet.
waits-for-you = Waits for you
phase-lobby = Not begun
phase-playing = In play
phase-over = Over

## About
about-what = Cabale is an open antechamber for four games of court intrigue that are hard to get to a table: play them in the browser with friends or against bots, with every rule enforced and explained.
about-unofficial = It is unofficial. It uses none of the publishers’ art or text: the rules are told in our own words, the drawings are ours or come from free collections.
about-games = The games
about-values = Values
about-values-what = Every value of every component says in the source whether it was read, deduced or reconstructed. De Cape & d’Épée is complete as printed; where a value of another game could not be read, it was rebuilt so that every figure of the printed rules holds, and any table may bring its own values.
about-drawings = Drawings and type
about-icons = Icons from game-icons.net by Lorc, Delapouite and others, CC BY 3.0.
about-fonts = Cormorant Garamond by Christian Thalmann, EB Garamond by Georg Duffner and Octavio Pardo, Inter by Rasmus Andersson, all under the SIL Open Font License.
about-map = The map of Europe is drawn from Natural Earth, in the public domain.
about-privacy = Privacy
about-privacy-what = No tracking, no cookie, no request to any other server. Your browser keeps your name, your settings and the secrets that hold your seats.

## Problems
problem-failed = The server did not understand this. Please try again.
problem-no-server = The server cannot be reached. Please try again in a moment.
problem-no-such-game = The server does not offer this game.
problem-no-such-table = There is no such table.
problem-full = Every seat of this table is taken.
problem-too-fast = That was too much at once. Please wait a moment.
