## Shared
language = Language
language-en = English
language-fr = Français
main-links = Main links
seat-letter = seat { $letter }
your-name = Your name
change-name = Change your name
you-as-name = Your Highness
guest-name = Guest { $letter }
tables-wait =
    { $count ->
        [one] { $count } table waits
       *[other] { $count } tables wait
    }
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
about-values-what = Every value of every component says in the source whether it was read, deduced or reconstructed. De Cape & d’Épée is complete as printed; where a value of another game could not be read, it was reconstructed so that every figure of the printed rules holds, and any table may bring its own values.
about-drawings = Drawings and type
about-icons = Icons from game-icons.net by Lorc, Delapouite and others, CC BY 3.0.
about-fonts = Cormorant Garamond by Christian Thalmann, EB Garamond by Georg Duffner and Octavio Pardo, Inter by Rasmus Andersson, all under the SIL Open Font License.
about-map = The map of Europe is drawn from Natural Earth, in the public domain.
about-privacy = Privacy
about-privacy-what = No tracking, no cookie, no request to any other server. Your browser keeps your name, your settings and the secrets that hold your seats.

## Problems
problem-name-taken = Somebody at the table already goes by that name: choose another.
problem-failed = The server did not understand this. Please try again.
problem-no-server = The server cannot be reached. Please try again in a moment.
problem-no-such-game = The server does not offer this game.
problem-no-such-table = There is no such table.
problem-full = Every seat of this table is taken.
problem-not-stored = The server cannot save anything at the moment. Please try again in a while.
problem-enough = This table has seen enough changes. Open another one.
problem-too-fast = That was too much at once. Please wait a moment.

## Set-up
new-table = New table
change-game = Change game
how-to-play = How do you want to play?
mode-bots = Against bots
mode-bots-what = You and the machine, at once.
mode-bots-next = The game begins at once.
mode-friends = With friends
mode-friends-what = Each on their own device, by a link.
mode-friends-next = You will get a link to send.
mode-hotseat = On this device
mode-hotseat-what = One screen goes from hand to hand.
mode-hotseat-next = A curtain falls between hands.
the-seats = The seats
seats-count =
    { $count ->
        [one] One seat
       *[other] { $count } seats
    }
about-minutes = about { $minutes } min
one-seat-less = One seat less
one-seat-more = One seat more
bots-level = Level of the bots
level = Level
levels-told = The page begins, the courtier flatters, the minister reckons, the cardinal never forgives.
manner-of-seat = Manner of seat { $letter }
manner- = even-tempered
manner-cautious = cautious
manner-bold = bold
manner-jealous = jealous
manner-fickle = fickle
manner--what = No leaning: of equal answers it takes the one it tried most.
manner-cautious-what = Of equal answers it takes the surest.
manner-bold-what = Of equal answers it takes the one that may turn out best, or worst.
manner-jealous-what = Of equal answers it takes the one that harms its strongest rival most.
manner-fickle-what = Of equal answers it takes any.
manners-told = A manner decides only between answers that are equally good.
name-of-seat = Name of player { $letter }
player-letter = Player { $letter }
who-sits = Who sits at { $letter }
person = Person
guest = Guest
bot = Bot
bot-level = bot, { $level }
bot-hurried = bot, { $level }, thinking less
open-table = Open the table
begin-game = Begin the game
options = Options
frozen = fixed at the start
chosen-by-host = chosen by the host
the-game = The game
read-rules = Read the rules
more-options =
    { $count ->
        [one] { $count } open point of the rulebook
       *[other] { $count } open points of the rulebook
    }{ $changed ->
        [0] { "" }
       *[other] , { $changed } settled otherwise
    }
absence = Absence
absence-what = When the others may call a bot.
patience-600 = 10 min
patience-3600 = 1 h
patience-86400 = 24 h
watchers = Watchers
watchers-what = They see only what is public.
watchers-true = Admitted
watchers-false = No
invite = Invite
invite-what = A name is enough, no account. Everybody takes a free seat on arriving.
invite-near = In this room
invite-far = From afar
invite-type = To scan, or to type on a phone
invite-tried = It works: somebody came in this way.
invite-untried = Not tried yet.
invite-near-only = A friend who is not on this Wi-Fi cannot open this address.
invite-closed = So far only this machine can open this page: a link to it would lead nobody here.
invite-open = Open it to this network
invite-no-network = No phone can open this page: the server listens to its own machine alone. Start it with “make play ARGS=--lan”.
invite-no-public = This server has no address that friends elsewhere could open.
invite-how-public = How to get one
invite-message = A seat at my table:
invite-link = Link of the table
qr-invite = QR code of the link
copy-link = Copy the link
watch-link = Watch link
salon-open = On a television
salon-open-what = A shared screen for the room: what is public, in large letters.
salon-title = Salon · { $game }
salon-lobby = Take your phones and come in.
salon-full = Everybody is here. The host begins the game.
salon-free = a free seat
salon-join = Join
salon-watch = Watch
copied = Copied
free-seat = Free seat
guest-may-sit = a guest may sit here
came-by-link = came by the link
host = host of the table
you-host = you, host of the table
you = you
ready = Ready
awaited = Awaited
present = Present
absent = Away
seats-ready =
    { $ready ->
        [one] { $ready } seat of { $count } is taken.
       *[other] { $ready } seats of { $count } are taken.
    }
bots-will-fill =
    { $count ->
        [one] If you begin now, a { $level } bot takes the free seat.
       *[other] If you begin now, { $level } bots take the free seats.
    }
not-here =
    { $count ->
        [one] { $names } is not here yet.
       *[other] { $names } are not here yet.
    }
all-set = Everybody is here.
host-starts = The host begins the game.
host-awaited = { $name } hosts the table and is away. In { $time } any of you may take the host’s chair.
host-missing = { $name } hosts the table and does not come back: any of you may take the chair.
take-chair = Take the host’s chair
heir-of = { $name } has taken the host’s chair: { $before } was away for too long.
heir-of-mine = You have taken the host’s chair: { $before } was away for too long.
problem-host-awaited = The host is back, or is still waited for.
join = Join the table
join-invites = { $name } invites you
join-who = Who is there
join-learn = Learn the game in { $minutes } min
remove-short = Remove
club-standings = Standings
club-cup-won = { $count ->
    [one] { $names } wins the tournament.
   *[other] { $names } win the tournament together.
}
club-cup-gathers = Open for entries: the host starts it.
club-how = How it goes
club-how-swiss = { $rounds ->
    [one] One round, drawn by lot.
   *[other] { $rounds } rounds: players with similar scores meet, and nobody is knocked out.
}
club-how-round-robin = Everybody meets everybody else, as evenly as the tables allow.
club-how-points = Points by place, at a table of { $seats }: { $points }.
club-how-pace = Pace: { $pace }.
club-how-next = The next round is drawn when the last table of a round is over.
club-cup-list = Entered
club-door-what = If you have an invitation, open its link here. A club is private: its host decides who sees it.
club-door-home = To the home page
club-wait-table = Your table waits
club-others-open = Open tables of the club
free-seats = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
}
join-what = Take a seat
sit-down = Sit down
no-account = A name is enough. No account, no cookie.
watch = Watch
watch-only = Only watch
table-full = The table is full
table-full-what = Every seat is taken. You may watch, if the table allows it.
not-invited = A link for watching
not-invited-what = To take a seat, ask the host for the players’ link.
remove-player = Remove { $name }
remove-player-sure = Remove { $name }: are you sure?
remove-player-what = A bot plays on in the seat of whoever is removed, until you hand it to somebody. Everybody sees it.
removed-player = { $name } is no longer at the table.
you-host-here = You host this table
hosted-by = { $name } hosts this table.
pass-on = Let { $name } host the table
pass-on-short = Make host
passed-on = { $name } hosts the table from now on.
remove-sure-short = Are you sure?
hand-freed = Hand this seat to somebody: { $name }
problem-dealing = The cards are being shuffled: try again in a moment.
problem-offer-over = This link was used already, or it is older than a day. Ask for a new one.
problem-at-the-table = You sit at this table already. Send this link to somebody else.
problem-tournament-seat = In a tournament everybody plays for themselves: the seat stays yours.
problem-counts = Nobody is removed from a game of the club, whose result counts.
problem-not-invited = To take a seat, ask the host for the players’ link.

## The table
no-entry = This table stays closed
opening-table = Opening the table…
dealing = The cards are being shuffled…
gathering = The deal is being prepared
gathering-what = Each browser adds a word to the shuffle that was sealed on entering. The game begins once everybody has opened the table, at the latest { $latest }.
gathering-owes = awaited
gathering-here = the word is here
gathering-elsewhere = Your word waits in the browser by which you entered. Open the table there, or play from here without it; from the next round on this browser has one of its own.
gathering-without = Play from here
closed-0 = The line was closed.
closed-4400 = This page and the server do not understand each other. Please load it again.
closed-4401 = This device was removed by its owner: it opens nothing any more.
closed-4403 = Your browser holds no seat at this table, and watchers are not admitted.
seat-gone = This browser holds no seat here any more
seat-gone-what = It was freed, or somebody else plays on in it. You may go on watching.
closed-4404 = There is no such table.
closed-4410 = The host has removed you from this table. A bot plays on in your seat, or somebody to whom the host hands it.
table-links = Of the table
the-board = The board
come-nearer = Nearer
prompt = What is asked
seats = Seats
points = Points
sound = Sound
forced = Give the only answer for me
forced-now = Only one answer: { $answer }
panels = Panels
panel-board = Table
panel-seats = Seats
panel-log = Log
panel-talk = Talk
panel-rules = Rules
panel-count = Count
panel-settings = Settings
asked-you = Your turn, { $name }.
asked-you-brief = Your turn.
undo = Undo
restart-turn = Restart turn
take-back = Ask to take back
coach = Coach
learn-play = Play
coach-first = First games
coach-always = Always
coach-never = Never
coach-silence = Silence the coach (the settings bring it back)
hint = Hint
hint-depth = How much it gives away
hint-look = Look
hint-plan = Plan
hint-move = Move
hint-thinking = A cardinal is thinking…
hint-look-at = Look at what is ringed:
hint-look-nothing = Nothing on the board stands out here: see the plan.
hint-no-reason = The rules alone name no reason: the search prefers it.
hint-chances = Chance of winning the game
hint-share = { $percent } % ± { $error }
hint-apart = { $difference } ± { $error } %
hint-even = The mark stands at equal forces: { $even } %. The game was played on many times from what you see; below the first answer, the difference from it.
hint-more = Tell me more
hint-mine = I’ll choose
hint-not-now = A hint can be asked for when it is your turn.
no-hint = No hint can be given now.
do-it = Do it
nothing-to-undo = Nothing can be taken back: something has been learned since, or nothing was done.
winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
rule-of = Rule { $paragraph }
why-not-now = Why not now
skip-links = Skip to
skip-prompt = The question
skip-hand = The hand
skip-board = The board
skip-log = The log
see-rule = read the rule
why-not = Why not here?
watching-only = You are watching: only the players answer.
your-answers = Your answers
not-asked-now = Nothing is asked of you now.
log-earlier = Earlier
since-your-turn = Since your last turn
nothing-yet = Nothing has happened yet.
one-back = One step back
one-forth = One step forward
back-to-now = Back to now
see-again =
    { $count ->
        [0] Nothing missed
        [one] See the last move again
       *[other] See the last { $count } moves again
    }
looking-back = You are looking at the past.
film = What you missed
scene-order = What acts, in its order
scene-slower = Slower
scene-next = Next
scene-skip = To the result
scene-next-beat = Go on
scene-see = See the scene
scene-again = See it again
scene-step-by-step = Step by step
skip-to-my-turn = Skip to my turn
pace = Pace of the bots
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
skip = Skip
older-rules = This game goes on by version { $rules } of the rules, by which it began. New games are played by version { $present }.
you-watch = You are watching
watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
vote-bot =
    { $votes ->
        [0] Away: call a bot
        [one] Away: call a bot (1 vote)
       *[other] Away: call a bot ({ $votes } votes)
    }
continue = Continue
inspector = A closer look
no-talk = Nobody has said anything yet.
on-its-way = on its way
say-something = Say something
send = Send
curtain = Curtain
pass-to = Pass the device to { $name }
pass-to-what = Nothing of anybody’s hand is on the screen.
i-am = I am { $name }
line-lost = The line is gone. Trying again in { $seconds } s.
line-trouble = The server has trouble with its disk. Nothing is lost; trying again in { $seconds } s.
line-opening = Reconnecting…
not-stored-yet = The server cannot save anything at the moment. What you sent is kept here and goes again by itself.
try-now = Try now
takeback-wish = { $name } asks to take a move back: “{ $move }”{ $more ->
    [0] .
    [one] , and what came after it.
   *[other] , and the { $more } that came after it.
  }
taken-back = { $mine ->
    [yes] You took back
   *[no] { $name } took back
  }{ $move ->
    [unseen] {" "}a move.
   *[other] : “{ $move }”.
  }
agree = Agree
refuse = Refuse
give-up = Give it up
search-rules = Search the rules
not-in-rules = The rules say nothing of this.
rules-instead = The rules say nothing of this. This is what they say of “{ $words }”.
table-in-rules = Table
final-count = Final count
tie-told = { $what }: { $number }
place = { ORD($place) }
rematch = Rematch
join-rematch = Join the rematch
rematch-asked = A rematch has been asked for: your seat is kept.
rematch-asked-by = { $count ->
    [one] { $names } waits for the rematch: your seat is kept.
   *[other] { $names } wait for the rematch: your seat is kept.
  }
last-move = The last move: { $move }
legend = What the signs mean
review-game = Review
share = Share
share-result = { $game }: { $standing }
standing-of = { $name } { $points }
go-home = Home
see-board = Board
see-podium = Result
podium = The result
you-win = You win, { $name }
you-share = You share the victory with { $names }
you-place = You come { ORD($place) }.
end-score =
    { $points ->
        [one] { $points } point against { $less } for { $name }.
       *[other] { $points } points against { $less } for { $name }.
    }
end-score-you =
    { $points ->
        [one] { $points } point against your { $less }.
       *[other] { $points } points against your { $less }.
    }
end-source = What made the difference: { $source }, { $more } against { $less }.
end-tie = Level on points. What broke the tie: { $what }, { $more } against { $less }.
download-record = Download the record

## Settings
this-device = This device
this-table = This table
theme = Light
theme-system = System
theme-light = Day
theme-dark = Night
motion = Motion
motion-system = System
motion-full = Full
motion-none = None
text-board = Board as text
on = On
off = Off
allow-notice = Tell me when it is my turn
second-device = Open your seat on a second device with your personal link. Whoever has it plays for you.
copy-personal = Copy my link
qr-code = QR code
qr-personal = QR code of your personal link
leave-table = Leave the table
leave-what = The table waits; come back whenever you like.
forget-me = Erase my name and my words
forget-what = Your name and all you said at this table vanish; the game stays.
forget-done = Done: here you are only a player now.
keyboard = Keyboard
key-arrows = ← ↑ ↓ →
key-arrows-does = from one lit target to the next
key-numbers = 1 … 9, G I J …
key-numbers-does = to the target that wears this key; what only begins an answer is chosen at once
key-spots = P H B L
key-spots-does = to the prompt, the hand, the board, the log
key-tab = Tab
key-tab-does = to the next piece
key-enter = Enter
key-enter-does = choose or answer
key-u = U
key-u-does = undo
key-next = N
key-next-does = to the next table that waits
key-why = ?
key-why-does = why not, or what is this
key-back = [ ]
key-back-does = back and forth in the log
key-esc = Esc
key-esc-does = close, put back
fair-deal = Fair deal
fair-deal-what = The shuffle was fixed before the first move; this is its seal.

## Refused
refused-stale = The table has moved on; here is the present position.
refused-illegal = That is not allowed now.
refused-not-your-turn = It is not your turn.
refused-not-a-seat = You hold no seat here.
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-nothing-to-undo = There is nothing to take back.
refused-no-takeback = Nobody asked to take anything back.
refused-nobody-to-agree = Somebody was removed from this table: nobody can agree for them.
refused-too-early = Not yet: the table waits a little longer for the absent player.
refused-no-hint = Hints are given only where all others are bots.
refused-empty = Nothing was said.
refused-enough = This table has seen enough of that. Answers still count.
refused-too-fast = Slowly, please.
refused-not-stored = The server could not save that. Please try again in a moment.
refused-not-dealing = No words are being gathered.
refused-false-word = That is not the word that was sealed.

## Bots
bot-name-A = Richelieu
bot-name-B = Sévigné
bot-name-C = Lauzun
bot-name-D = Fouquet
bot-name-E = Scarron
bot-name-F = Brantôme
more-acts = More
more-choices = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}

## After the game
replay = Replay
replay-of = Replay: { $game }
no-replay = No replay
to-the-table = To the table
whose-eyes = Through whose eyes?
eyes-watcher = A watcher
scrubber = Steps of the game
replay-step = Step { $step } of { $last }
replay-start = The beginning
replay-own-answer = You answer: { $answer }
replay-nothing-seen = Nothing that could be seen from here.
turn-back = One turn back
turn-forth = One turn forward
film-play = Play
film-pause = Pause
chapter = Chapter
go-to-step = Go to step { $step }
record-file = Record
copy-by-hand = The link is the address of this page.
play-on = Play on from here against bots
play-on-over = The game is over here: go back a step first.
play-on-watcher = Choose first through whose eyes you look: that seat will be yours.
verify-deal = Verify the deal
verify-what = The shuffle was sealed before the first move. The seed behind the seal is public now: whoever has it can compute every draw again.
proof-good = The deal was fair: every draw follows from the seal.
proof-bad = The deal does not stand up to the proof.
proof-seen-good = This browser saw the same seal during the game.
proof-seen-bad = This browser saw another seal during the game!
proof-seen-unseen = This browser did not look on during the game, so it remembers no seal.
proof-seal-good = Your browser has computed the seal from the seed: it is the same.
proof-seal-bad = Your browser has computed the seal from the seed: it is another one!
proof-word-good = Your browser’s own word is in the shuffle: nobody could have prepared it.
proof-word-bad = Your browser’s own word is not in the shuffle as it was told!
proof-word-late = Your browser was not here when the words were gathered: the shuffle went without its word.
proof-word-none = This browser added no word to the shuffle.
proof-missing =
    { $count ->
        [one] One player’s word was sealed but never told; the shuffle went without it.
       *[other] { $count } players’ words were sealed but never told; the shuffle went without them.
    }
proof-chance-good =
    { $count ->
        [0] Chance was never asked.
        [one] The server has computed the one draw again: it is the same.
       *[other] The server has computed all { $count } draws again: they are the same.
    }
proof-fault-deal = Line { $line } of the record says “{ $found }”, but the seed gives “{ $due }”.
proof-fault-commitment = The seed is not the one that was sealed.
proof-fault-seed = The seed cannot be read.
proof-fault-given = The record claims more answers taken over than it has.
proof-given =
    { $count ->
        [one] The first answer was taken over from another game, whose own record proves it.
       *[other] The first { $count } answers were taken over from another game, whose own record proves them.
    }
proof-commit = Seal, shown from the start
proof-seed = Seed
proof-entropy = What the players’ browsers added
proof-by-hand = To check it all yourself, download the record and run
problem-not-over = The game is still being played; a replay would show what is hidden.
problem-no-such-step = The game has no such step.
problem-no-such-seat = The table has no such seat.
problem-over = The game is over here.
panel-analysis = Analysis
panel-verify = Fair deal
analysis-what = The chances of winning before each choice, from what the one who chose could know.
analysis-working = Weighing the choices: { $done } of { $total }
analysis-chart = The chances of each player, step by step
analysis-now = At this step, { $name }: by the choice { $cost } %, by chance { $luck } %.
analysis-no-choice = No choice was made at this step.
analysis-dearest = What cost most
analysis-flawless = No choice gave anything away beyond doubt.
analysis-mine = What cost you most
analysis-whole = Everybody’s choices
luck-or-choice = Chance or decision?
luck-chance = Chance, others
luck-choices = Your choices
luck-sum = In all
luck-how = In points of your chance of winning: from { $from } % at the first choice to { $to } % at the end.
luck-other = { $name } { $percent }
luck-others = By choices of their own the others gave away: { $list }.
chance-axis = Chance of winning, before each choice
chance-share = { $percent } %
chance-steps = step { $step }
chance-even = equal forces: { $percent } %
turning-point = Choice { $number }, at step { $step }
play-again = Play this again
played-again = You are back at this moment. The game goes on from here, and what you could not know is drawn anew.
dear-cost = −{ $percent } ± { $error } %
dear-you = You
dear-better = Better
dear-puzzle = Find it yourself

editions = { $count ->
    [0] No reconstructed value
    [one] One reconstructed value
   *[other] { $count } reconstructed values
}

## Lessons

lessons = Lessons
learn = Learn
the-lesson = The lesson
lesson-of = The lesson · { $step } of { $steps }
lesson-step = Lesson · step { $step } of { $steps }
lesson-quit = Leave the lesson
lesson-back = Back
lesson-skip = Skip this step
lesson-skip-short = Skip
lesson-why = Why?
lesson-touch = Touch what is ringed in gold.
lesson-count = Read the count, then continue.
lesson-free = Yours to choose.
lesson-next = Next lesson: { $title }
lesson-other = Try another choice
lesson-play = Play a game
lesson-minutes = { $minutes } min
lesson-done = done
lesson-go-on = Go on at step { $step }
learn-how = A few minutes each, on the real table.
level-coach = tutor
refused-lesson = That is allowed, but not what this step is about.
problem-no-such-lesson = There is no such lesson.
editions-why = What is printed there is not known to us: our values are balanced, checked against every figure of the rules, and carry a dagger (†) in the tables. Whoever owns the game may correct them in L’Atelier.

# L'Atelier: a game's box changed, kept and tried.
atelier = L’Atelier
atelier-open = Open L’Atelier
atelier-the-box = The values of the box
atelier-what = Every value says where it comes from. Those with a dagger (†) were reconstructed: correct them if you own the game, or change what you like.
atelier-fixed-game = Every value is printed
atelier-fixed-what = Every value of this box is known as it is printed, and the rules depend on it. There is nothing to correct here, but the box can be tried.
atelier-values = { $count ->
    [one] One value
   *[other] { $count } values
}
atelier-changes = { $count ->
    [0] nothing changed
    [one] one changed
   *[other] { $count } changed
}
atelier-shown = Which values are shown
atelier-shown-reconstructed = Reconstructed
atelier-shown-all = All
atelier-shown-changed = Changed
atelier-search = Find a value
atelier-nothing-found = No value has that name.
atelier-nothing-changed = Nothing is changed yet.
atelier-tag-E = printed
atelier-tag-E-what = Stated in the printed rules or in a public source
atelier-tag-D = deduced
atelier-tag-D-what = Follows from printed facts
atelier-tag-R = reconstructed
atelier-tag-R-what = The printed value is not known to us; this one is balanced against the rest
atelier-tag-C = chosen
atelier-tag-C-what = A choice of this edition
atelier-instead = instead of { $value }
atelier-undo = Back to the value of the standard box: { $value }
atelier-line = Line { $line }:
atelier-key = { $key }:
atelier-edition = The edition
atelier-name = Name
atelier-name-example = My printed box
atelier-save-what = Saved as a whole, with a link for everybody. What is saved is never changed: a correction is a new edition.
atelier-saved = Saved. Whoever has the link can play it.
atelier-link = Link of the edition
atelier-export = Export as a file
atelier-import = Import a file
atelier-file-empty = This file changes no value.
atelier-too-long = The file is longer than 60,000 characters.
atelier-save = Save
atelier-play = Play this edition
atelier-faults = { $count ->
    [one] One value cannot be played.
   *[other] { $count } values cannot be played.
}
atelier-needs-name = Give the edition a name, then it can be saved.
atelier-next = Change a value; it is checked at once.
atelier-saved-next = Saved with its link. Play it, or see how it plays out.
atelier-simulate = Simulate
atelier-simulate-what = Bots of one strength play the box some hundreds of times in the background. What differs between seats and pieces is the box’s doing.
atelier-begin = Simulate
atelier-stop = Stop
atelier-stale = These figures are from before the last change; simulate again.
atelier-playing = Games: { $played } of { $total }
atelier-played = Games played: { $played }
atelier-this-edition = this box, games: { $games }
atelier-standard-games = standard box, games: { $games }, version of the rules: { $rules }
atelier-standard = Standard box
atelier-fair = an equal share
atelier-wins = Wins by seat
atelier-seat = Seat { $letter }
atelier-share = { $mean } % [{ $low }, { $high }]
atelier-figure = { $mean } [{ $low }, { $high }]
atelier-length = Length and points
atelier-part = How much of what is scored with it falls to the winner.
atelier-chosen = in play { $count }
atelier-scored = scored { $count }
atelier-standard-box = Standard box
atelier-choose = The box
atelier-of-edition = Edition “{ $name }”
problem-no-such-edition = There is no such edition.
problem-no-such-balance = This simulation is no longer there. Please begin again.
problem-too-many-editions = No more editions can be kept here.
problem-impossible = This cannot be played.
print-rules = Print
picture-of = What paragraph { $paragraph } speaks of, drawn
goal = Goal of the game
goal-seconds = The goal, in fifteen seconds
goal-lesson = Lesson: { $title } ({ $minutes } min)
goal-play = Play
learn-first = { $game }: { $title }, { $minutes } min.
learn-resume = { $game }: { $title }, step { $step }.
lesson-quit-short = Leave

# -- being recognised

me-page = My page
me-title = You, { $name }
me-title-nobody = You
me-motto = One key for all your devices. No account, no password.
me-motto-guest = A guest, and nobody need be more than that.
me-name-what = By this name others see you at new tables.
me-guest = This browser alone knows you
me-guest-what = { $count ->
    [0] You play as a guest. With a key of your own, your tables, lessons and settings follow you to your other devices.
    [one] You play as a guest: this browser alone holds your seat. With a key of your own it follows you to your other devices, with lessons and settings.
   *[other] You play as a guest: this browser alone holds your { $count } seats. With a key of your own they follow you to your other devices, with lessons and settings.
}
me-become = Make my key
me-back = You have a key already
me-back-what = On the other device open this page and show the code. Or type the eight words you wrote down.
me-words-typed = Your eight words
me-back-do = Come back
me-carry = Be yourself on this device too
me-carry-what = Another device of yours has shown this code. Your tables, lessons and settings come here; you can remove this device from any other.
me-carry-replaces = Another device has shown this code. This browser takes its key in place of the one it holds now.
me-carry-do = This device is mine
me-key = Your key
me-key-where = kept by your devices
me-other = Another device
me-other-how = by a code to scan
me-show = Show it
me-words = Eight words
me-words-how = to write on paper
me-words-do = To do
me-words-done = Done; make new ones
me-words-what = Write them down in this order. They bring you back if every device is lost; they are shown this once, and earlier ones are void.
me-words-written = Written down
me-qr = Code for your other device
me-link = Link for your other device
me-link-what = { $seconds ->
    [one] Scan it with your other device. It works once, for one second more.
   *[other] Scan it with your other device. It works once, for { $seconds } seconds more.
}
me-link-here-only = This address leads only to this machine: open it to the network first, when you invite somebody.
me-devices = Your devices
me-this-device = This device
me-a-device = A device
me-here = here
me-seen = last here on { $date }
me-remove = Remove
me-remove-sure = Remove at once
me-passkey = A passkey
me-passkey-how = your finger, face or PIN brings you back
me-passkey-do = Make one
me-passkey-more = Make another
me-passkey-nowhere = This address can have none: passkeys need https and a name, or localhost.
me-passkey-unknown = This browser knows no passkeys.
me-passkeys = Your passkeys
me-passkey-made = Made on { $name }
me-passkey-seen = last used on { $date }
me-passkey-at = good at { $at } alone
me-come = Come by a passkey
me-come-what = If you made a passkey, this browser or your phone finds it.
me-games = Your games
me-all-games = See all
me-games-over = { $over ->
    [0] none yet
   *[other] { $over } finished
}
me-games-open = { $open } going on
me-data = Your data
me-data-what = One readable file: your games, your words, your settings. Erasing takes your name and your words away everywhere; the games stay with the others, played by “a player”.
me-take = Take everything
me-erase = Erase what is mine…
me-erase-what = In seven days your name and all you said vanish from every table, and your key opens nothing any more. Until then you can think better of it.
me-erase-do = Erase me in seven days
me-erasing = You will be erased on { $date }.
me-keep = Keep me after all
cancel = Cancel
problem-no-such-device = This device was removed by its owner: it opens nothing any more.
problem-not-a-person = This browser has no key yet.
problem-link-over = This code was used already, or its two minutes are over. Have a new one shown.
problem-unknown-words = These words bring nobody back. Perhaps others were made after them.
problem-misspelled = One of the eight words was not copied well. Look at them once more.
problem-too-long = That is too much to be kept here.
problem-too-many-devices = Too many devices are known already: remove one first.
problem-passkey-nowhere = This address can have no passkeys: they need https and a name, or localhost.
problem-bad-passkey = That is not the answer of a passkey to what was asked here. Nothing has changed.
problem-no-such-passkey = This passkey is not, or no longer, known here.
problem-passkey-known = This device has a passkey of yours already.
problem-passkey-over = That was answered already, or took longer than five minutes. Try once more.
problem-too-many-passkeys = Too many passkeys are known already: remove one first.
problem-not-by-letters = Answers are given ahead only in games by correspondence.
problem-asked-now = You are asked now: simply answer.
problem-stale = Something has happened since. Look again.
problem-no-passkey = No passkey was chosen.

# -- the home of somebody who comes back

welcome-back = { $count ->
    [0] Good to see you, { $name }. Nothing waits for you.
    [one] Good to see you, { $name }. One table waits for you.
   *[other] Good to see you, { $name }. { $count } tables wait for you.
}
others-think = Others are thinking
games-over = Games that are over
tables-count = { $count ->
    [0] no table
    [one] one table
   *[other] { $count } tables
}

# -- the host’s desk

host-desk = The host’s desk
host-key = The key of the server
host-key-where = It was shown in the terminal when the server started, and lies beside its data in the file cabale.key.
host-open = Open the desk
host-tables = Tables
host-sockets = Pages open now
host-people = People
host-bots = Work of the bots
host-news = What everybody reads on the home page
host-say = Announce
host-says = The host says:
host-colon = {": "}
host-desk-of = { $club }: what wants you first, then all there is.
host-desk-what = What wants you first, then all there is.
host-docs = How to run it
host-leave = Leave the desk
host-key-first = Whoever has the key sits at the desk
host-wants = What wants you
host-wants-count = { $count ->
    [0] nothing
    [one] one thing
   *[other] { $count } things
}
host-calm = Nothing wants you. The house runs by itself.
host-full = There is little room left
host-full-what = Soon nothing more can be stored. Free some disk, or let old tables go (--keep).
host-busy = There is more to do than the machine can
host-busy-what = Bots think less for each answer until it is over. More cores help, or thinkers on other machines.
host-table-gone = a table that is gone
host-cup-ready = { $count ->
    [one] One has entered; it can begin.
   *[other] { $count } have entered; it can begin.
}
host-cup-waits = { $count ->
    [one] Round { $round } of { $rounds }: one table still plays.
   *[other] Round { $round } of { $rounds }: { $count } tables still play.
}
host-cups-none = None yet. Announce one: members enter, you start it, then it runs by itself.
host-entered = { $count ->
    [0] nobody yet
    [one] one player
   *[other] { $count } players
}
host-seasons-none = None yet. A season counts the games of a span of time on its own.
host-club-closed = Nobody sees the club yet
host-club-closed-what = Give it a name and say who sees it; then invite its first members.
host-club-open = Set it up
host-club-see = See the club
host-open-count = { $count ->
    [0] none is open now
    [one] one is open now
   *[other] { $count } are open now
}
host-open-now = open
host-stored = Stored
host-spare = room for { $size }
host-load = Load of each core
host-look = Look
host-phase-all = all
host-phase-playing = in play
host-phase-lobby = not begun
host-phase-over = over
host-search-tables = Find a table by game or name
host-search-people = Find somebody
host-people-count = { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
}
host-devices = { $count ->
    [0] no device
    [one] one device
   *[other] { $count } devices
}
host-seen = last here { $when }
host-news-title = Announcement
host-news-what = Everybody reads it on the home page until you take it down.
host-unsay = Take it down
host-deeds-none = Nothing yet. Whatever a host does is written down here.
host-remove-member = Take out of the club
host-remove-member-sure = Take out: are you sure?
host-erase = Erase
host-erase-sure = Erase for good
host-next-sure = Next round: tables still in play count for nobody
host-stop-sure = Stop for good
host-close-sure = Close for good
host-club-renew-sure = The old link will be void: are you sure?
host-tournament-form = Form
host-done = Dealt with
host-remove = Remove
host-pass = Host…
host-pass-who = Who hosts it from now on?
host-pass-now = host
host-pass-nobody = Nobody else sits there.
host-remove-sure = Remove for good
host-deeds = What hosts did
deed-remove-table = Table removed:
deed-hand-table = Table with another host:
deed-remove-person = Person erased:
deed-announce = Announced:
deed-close-report = Report dealt with:
a-player = A player
problem-not-the-keeper = This is not the key of the server.
problem-no-such-report = This report was dealt with already.
mute = Mute
unmute = { $count ->
    [one] Hear the one you muted again
   *[other] Hear the { $count } you muted again
}
report = Report to the host
report-what = What should the server’s host know?
report-done = The host will read it.
second-device-key = Your key opens this seat on each of your devices.

# -- mixed tables

beside = Sits beside me
beside-name = Name of somebody beside you
hand-seat = Hand my seat to somebody
hand-what = Makes a link that works once, for a day: whoever opens it plays on in your seat, and you no longer do.
hand-made = Send this link to whoever plays on. It works once, within a day.
hand-link = Link to the seat
hand-message = Play on in my seat:
hand-keep = Keep my seat after all
hand-kept = The link is void: the seat stays yours.
take-what = A seat is handed to you
take-from = { $name } hands you this seat
take-yours = your seat

# -- how somebody is called

bells-title = When it is your turn
bells-push = Notification
bells-push-what = on this device, with the page closed
bells-unable = This browser cannot be called. On a phone, add the page to the home screen first.
bells-denied = This browser forbids it for this page; its settings can allow it.
bells-off = Whoever runs this server has not turned calls on.
bells-seat-first = Once you hold a seat you can be called to it.
bells-others = { $count ->
    [one] another device
   *[other] { $count } other devices
  }
bells-quiet = Quiet
bells-quiet-what = no call between these hours
bells-from = Quiet from
bells-to = Quiet until
bells-mail = E-mail
bells-mail-what = a few words when it is your turn, nothing else
bells-mail-address = Your address
bells-hook = Webhook
bells-hook-what = Discord, Slack, Telegram, ntfy, or any address that takes JSON
bells-hook-address = Address of the webhook
bells-add = Add
bells-remove = Remove { $shown }
bells-waits = A code was sent to { $shown }.
bells-number = The code
bells-confirm = Confirm
problem-wrong-number = That is not the code that was sent.
problem-asked-enough = Enough codes were sent there today. Try again tomorrow.
problem-bell-off = Whoever runs this server has not turned that on.
problem-inward = That address leads into the server’s own network, which is not called.
problem-bad-bell = Nobody can be called there: please look at the address again.
problem-too-many-bells = Ten ways to be called are enough: remove one first.
problem-no-such-bell = That was removed already.

## The deal of the day

daily = Deal of the day
daily-how =
  { $count ->
    [0] The same for everybody.
    [one] One day so far.
   *[other] { $count } days in a row.
  }
daily-of = The deal of { $date }
daily-what = One deal a day and game: the same cards, the same bots, the same draws for everybody, on every server.
daily-streak =
  { $count ->
    [one] One day: come back tomorrow for a second.
   *[other] { $count } days in a row.
  }
daily-against = Against ministers, about { $minutes } min. No hints.
daily-play = Play this deal
daily-begun = You have begun this deal.
daily-resume = { $game }: go on with today’s deal.
daily-points =
  { $points ->
    [one] one point
   *[other] { $points } points
  }
daily-first = Nobody else has finished this deal here yet.
daily-better = Better than { $percent } % of the others here.
daily-model = A cardinal in your seat: { ORD($place) }, { daily-points }.
daily-copy = Copy the result
daily-result = Result of the day
# What is copied for others: it tells a result and nothing of the deal.
daily-share =
  Cabale, the deal of { $date }
  { $game }: { $seats ->
    [0] { ORD($place) }
   *[other] { ORD($place) } of { $seats }
  }, { daily-points }
  { $count ->
    [0] The same cards for everybody: your turn!
    [one] The same cards for everybody: your turn!
   *[other] { $count } days in a row. Your turn!
  }
  { $link }
daily-fair = Its seed is no secret: it follows from the date, the game and the version of its rules, so nobody can choose it, and whoever wishes can know it beforehand. Results are counted on this server without names; yours stays in this browser, and follows you if you have a key.
problem-no-such-day = There is no deal for that day.

# -- the club

club = The club
club-way = is open to you: tables, ratings, tournaments.
club-members-count = { $count ->
    [0] No member yet
    [one] One member
   *[other] { $count } members
}
club-since = { $members }, since { $date }.
club-by-invitation = One enters by invitation.
club-invite = Invite a member
club-invite-copied = Link copied
club-open-table = Open a table
club-open = Open tables
club-open-count = { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
}, { $seats ->
    [0] no free seat
    [one] one free seat
   *[other] { $seats } free seats
}
club-open-none = Nobody looks for company just now.
club-open-yours = Open a table: members see it here and sit down with one tap.
club-table-name = What it is called
club-table-language = Language
club-table-level = For whom
club-language- = any language
club-language-fr = in French
club-language-en = in English
club-level- = for everybody
club-level-new = newcomers welcome
club-level-strong = for practised players
club-live = live
club-pace = Pace
club-sit = Sit down
club-mine = My table
club-show = Show it to the club
club-ratings = Ratings
club-ratings-none = Ratings begin with the first game that is over.
club-with-bots = with bots
club-among-people = among people
club-you = you
club-rank = { $first ->
    [0] not known yet
   *[other] { $first }–{ $last }
}
club-rating-error = ± { $error }
club-bars = The bar shows where the true strength probably lies. Where two bars overlap no rank is certain; before five games there is none.
club-recent = Recent games
club-recent-none = No game is over yet.
club-won = { $name } wins by { $margin ->
    [0] a tie-break
    [one] one point
   *[other] { $margin } points
}
club-tied = { $names } share the victory
club-running = Being played
club-members = Members
club-more = { $count ->
    [one] one more
   *[other] { $count } more
}
club-leave = Leave the club
club-leave-sure = Leave for good
club-join = Become a member
club-join-what = Members see your name and the games you play in the club. You can leave at any time.
club-join-everybody = Everybody sees your name and the games you play in the club. You can leave at any time.
club-invited = You are invited to a club
club-name-first = Your name in the club
club-closed = A closed door
club-tournament-whole = The whole tournament
club-member-since = member since { $date }
club-rating = rating
club-tournaments = Tournaments
club-form-swiss = Swiss
club-form-round-robin = round robin
club-cup-what = { $game }, { $form }, tables of { $seats }
club-round = round { $round } of { $rounds }
club-state-gathering = open for entries
club-state-over = over
club-state-stopped = stopped
club-games = games
club-points = points
club-wins = wins
club-company = opponents
club-byes = rests
club-ties = Equal points: more wins, then the mean points of those one has met. Whoever rests has half a win.
club-your-round = Your table:
club-against = with { $names }.
club-to-table = To the table
club-enter = Enter
club-withdraw = Withdraw
club-withdraw-sure = Withdraw for good
club-left = withdrew
club-entered = { $count ->
    [0] Nobody has entered yet.
    [one] One has entered.
   *[other] { $count } have entered.
}
club-entries = { $count ->
    [0] nobody yet
    [one] one entry
   *[other] { $count } entries
}
club-round-n = Round { $round }
club-rests = Rests: { $names }
club-void = no result
club-playing = being played
club-seasons = Seasons
club-season-open = until { $date }
club-season-closed = closed
club-season-none = No game in it yet.
club-all-games = all games
club-figures = Figures
club-figures-none = No game in the club yet.
club-mean = points on average
club-best = most points
club-by-seat = wins by seat
club-seat-wins = { $letter }: { $wins } of { $games }
plans-title = What they go for
plans-mine = What you go for
plans-games = { $count ->
    [0] no game
    [one] one game
   *[other] { $count } games
}
plans-with-bots = { $game }, with bots
plans-among-people = { $game }
plans-share = { $share } %
plans-points = Points a game: { $points }
plans-more = Clearly more than the others: { $what }.
plans-all = { $count ->
    [one] One more line
   *[other] { $count } more lines
}
plans-said = { $mine }, the others { $others }
plans-legend = The bar: the share in their games. The mark: that of the others at the same tables.
plans-legend-mine = The bar: the share in your games. The mark: that of the others at the same tables.
plans-few = With fewer than five games nothing is certain yet.
host-club = The club
host-club-name = Name of the club
host-club-text = What visitors read
host-club-sees = Who sees it
club-sees-nobody = nobody
club-sees-members = members
club-sees-everybody = everybody
host-club-keep = Keep
host-club-invitation = Invitation for members
host-club-renew = New invitation
host-tournament = Announce one
host-tournament-name = Name of the tournament
host-tournament-rounds = Rounds
host-tournament-seats = Seats
host-tournament-do = Announce the tournament
host-start = Start
host-next = Next round now
host-stop = Stop
host-season = Begin a season
host-season-name = Name of the season
host-season-from = First day
host-season-to = Last day
host-season-do = Begin
host-close = Close
deed-club-nobody = Club shown to nobody:
deed-club-members = Club shown to members:
deed-club-everybody = Club shown to everybody:
deed-club-invitation = New invitation to the club
deed-club-remove = Member removed:
deed-tournament-announce = Tournament announced:
deed-tournament-start = Tournament started:
deed-tournament-next = Next round of:
deed-tournament-stop = Tournament stopped:
deed-season-begin = Season begun:
deed-season-close = Season closed:
problem-no-club = There is no club here, or its host shows it to nobody.
problem-members-only = Only members see this club. Ask one of them for an invitation.
problem-invitation-over = This invitation is not, or no longer, valid. Ask a member for a new one.
problem-no-such-member = There is no such member.
problem-no-such-notice = That table is not open to the club any more.
problem-no-such-tournament = There is no such tournament.
problem-no-such-season = There is no such season.
problem-no-rounds = Say how many rounds this Swiss tournament has.
problem-no-span = The last day of a season comes after its first.
problem-not-entered = You have not entered this tournament.
problem-tournament-begun = The tournament has begun.
problem-too-few = There are not enough players for one table.
## The pace of a table

answer-ahead = Answer ahead
ahead-what = Choose what may happen, step by step, then what you answer. It is given the moment you are asked; if anything else happens, you are asked as usual. Nobody else learns of it.
ahead-why = What can be answered ahead, and why not all?
ahead-why-worlds = The list shows what you can know and nothing more: it is drawn from all hands that are possible, not from the true ones. What is rare may be missing.
ahead-why-exact = A case holds if you see exactly that until you are asked. A card that you will draw makes as many cases as there are cards.
ahead-why-whatever = “Whatever happens” gives your answer to the question you chose it for, if the rules allow it then.
ahead-whatever = Whatever happens until I am asked.
ahead-choose = What may happen:
ahead-later = And later, if:
ahead-search = Search
ahead-if = If:
ahead-and-if = then:
ahead-then = I answer:
ahead-then-more = And then I answer:
ahead-lay = Lay it down
ahead-back = Back
ahead-drop = Drop this answer
ahead-none = No question for you can be foreseen from here.
ahead-ends = The game ends without a question for you.
ahead-lapsed = Something happened that you had not foreseen: your answers ahead were dropped.
cadence-panel = Time
cadence = Pace
pace-together = Together
pace-together-what = Everybody at the table at the same time.
pace-letters = By correspondence
pace-letters-what = Each plays when it suits; whoever is on leave loses no time.
pace-time = Clock
pace-free = No clock
pace-each = { $time } a turn
pace-bank-gain = { $bank } + { $gain } a turn
pace-bank-alone = { $bank } for the whole game
lasts-days = { $days } d
lasts-days-hours = { $days } d { $hours } h
lasts-hours = { $hours } h
lasts-hours-minutes = { $hours } h { $minutes } min
lasts-minutes = { $minutes } min
lasts-seconds = { $seconds } s
my-time = Your time
my-time-gain = Gained each turn
my-time-each = Each turn
my-time-over = When time is over
over-nothing = Nothing
over-nothing-what = It is shown; the table waits.
over-vote = A vote
over-vote-what = The others may call a bot; the seat is taken back at will.
over-bot = A bot at once
over-bot-what = It plays on until its person is back.
time-over = time is over
time-short = little time is left
time-left = { $time } left
away-until = away until { $date }
vote-bot-late =
    { $votes ->
        [0] Time is over: call a bot
        [one] Time is over: call a bot (1 vote)
       *[other] Time is over: call a bot ({ $votes } votes)
    }
bot-plays-for-you = Your time ran out: a bot plays for you.
take-seat-back = Take my seat back
take-leave = Take leave…
days-off = Days off
days-off-what = By correspondence your clocks stand still on these days, the others see it, and nobody calls you.
leave-until = Away until
leave-now = You are away until { $date }.
leave-end = I am back
leave-days = Every week
problem-bad-leave = This browser is in a time zone that the server does not know.
problem-leave-too-long = A leave may end thirty days from now at the latest.

## Puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzles-how = A position as one seat sees it, and one answer clearly better than the others.
puzzles-home = A position, one answer to find.
puzzles-tried = Tried: { $done } of { $total }
puzzles-rated = The percentage says how many fail at the first try: the players of this server once twenty have tried, quick bots until then.
puzzles-reading = Reading the puzzles…
puzzles-mine = From my games
puzzles-mine-none = Your mistakes come back here as puzzles: open the analysis of a finished game, and those that cost you something beyond doubt are kept.
puzzle-first = Begin
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-again = Try again
puzzle-quit = Leave the puzzle
puzzle-clue = A clue
puzzle-answer = The answer
puzzle-ask = One answer is clearly the best. Which?
puzzle-found = Found
puzzle-missed = There was better
puzzle-solution = The answer
puzzle-yours = Your answer: “{ $answer }”.
puzzle-search = Chance of winning: { $percent } %; with the next best, “{ $answer }”, { $number } %.
puzzle-hard-people = { $percent } % fail here at the first try ({ $count } { $count ->
    [one] player
   *[other] players
}).
puzzle-hard-bots = Missed by quick bots: { $percent } of a hundred.
puzzle-mine = From my games
puzzle-mine-title = Find better
puzzle-mine-ask = In the game you answered “{ $answer }”. There was something clearly better.
puzzle-mine-cost = In the game, “{ $answer }” cost you { $percent } ± { $error } % of your chance of winning.
puzzle-mine-row = A choice that cost { $percent } %
puzzle-mine-done = Found since
puzzle-place-open = Puzzle { $number }: { $percent } % fail
puzzle-place-found = Puzzle { $number }, found: { $percent } % fail
puzzle-place-missed = Puzzle { $number }, missed: { $percent } % fail
refused-no-answer = The server did not answer: try again.
problem-no-such-puzzle = There is no such puzzle here.
