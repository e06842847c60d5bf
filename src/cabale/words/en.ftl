# What every game and every screen shares.
chance = chance
list-and = { $first } and { $last }
of-name = of { $name }
of-vowel = of { $name }

level-page = page
level-courtier = courtier
level-minister = minister
level-cardinal = cardinal
level-page-cautious = cautious page
level-page-bold = bold page
level-page-jealous = jealous page
level-page-fickle = fickle page
level-courtier-cautious = cautious courtier
level-courtier-bold = bold courtier
level-courtier-jealous = jealous courtier
level-courtier-fickle = fickle courtier
level-minister-cautious = cautious minister
level-minister-bold = bold minister
level-minister-jealous = jealous minister
level-minister-fickle = fickle minister
level-cardinal-cautious = cautious cardinal
level-cardinal-bold = bold cardinal
level-cardinal-jealous = jealous cardinal
level-cardinal-fickle = fickle cardinal

refusal-over = The game is over.
refusal-not-your-turn = You are not asked anything now.
refusal-not-asked = That is not what is asked now.
refusal-not-possible = That is not possible now.
view-line = { $label }: { $text }

prompt-chance = Chance decides.
prompt-over = The game is over.

arena-playing = Playing
arena-title = { $game }, { $seats } players, seed { $seed }
arena-fault = { $bot }: { $fault }; a random answer stood in.
arena-bot = bot
arena-among = among
arena-games = games (blocks)
arena-share = win share [95 %]
arena-even = even
arena-place = mean place
arena-margin = lead in points
arena-rating = rating
arena-seconds = s per answer
arena-faults = faults

# Why a value of a box is refused; the key stands before it.
box-unknown = there is no such value in this box.
box-fixed = the printed rules settle this; it cannot be changed.
box-table = a group of values is meant here, not one value.
box-twice = it stands here twice, or as a value and a group of values at once.
box-words = only “is” and “tag” may stand here.
box-value = { $value-is ->
    [text] “{ $value }”
    [nothing] an empty field
   *[plain] { $value }
}
box-number = a whole number from { $low } to { $high }, not { box-value }.
box-numbers = a list of { $count } whole { $count ->
    [one] number
   *[other] numbers
}, not { box-value }.
box-name = one of { $names }, not { box-value }.
box-names = { $least ->
    [1] one to { $most } names, not { box-value }.
   *[other] { $most } names, not { box-value }.
}
box-kind = a number or a text is meant here, or a list of them.
box-no-file = this is neither TOML nor JSON.
box-no-box = every value of this game is as printed; none can be changed.
box-other-game = this file is for another game.
box-file-long = the file is longer than { NUMBER($high) } { $high ->
    [one] character.
   *[other] characters.
}
box-line-long = a line is longer than { NUMBER($high) } { $high ->
    [one] character.
   *[other] characters.
}
box-file-full = the file has more than { NUMBER($high) } { $high ->
    [one] value.
   *[other] values.
}
box-falling = from the highest value to the lowest.

decimal-point = .
interval = { $mean } [{ $low }, { $high }]
interval-percent = { $mean } % [{ $low }, { $high }]
balance-title = { $game }, players: { $seats }, games among courtiers: { $games }
balance-seat = seat
balance-share = wins [95 %]
balance-length = length
balance-mean = mean [95 %]
balance-turns = turns
balance-answers = answers
balance-points = winner’s points
balance-lead = winner’s lead
balance-standard = standard box
balance-piece = piece
balance-chosen = in play a game
balance-scored = scored a game
balance-won = winners’ part [95 %]

learn-title = { $game }: error of what is expected as a round begins, in points, on held-out games
learn-seats = players
learn-round = round
learn-games = games
learn-learned = learned
learn-plain = plain judgement
learn-constant = the mean

tune-line = { $knob } = { $value }: { $share }, plain search { $plain }: { $verdict }
tune-kept = better: kept
tune-left = no gain

hint-forced = There is no other answer.
hint-expects = { $seat } will most likely answer “{ $answer }” ({ $percent } %).
hint-plans = After it, your best next step is “{ $answer }”.
hint-fears = It would hurt if { $seat } answered “{ $answer }”: { $percent } % of winning are left then.
hint-gives-up = “{ $answer }” wins a little more often ({ $percent } %) but leaves you behind when it fails.
hint-clear = The next best, “{ $answer }”, costs { $percent } { $percent ->
    [one] point
   *[other] points
} of your chance of winning.
hint-level = “{ $answer }” is as good as far as can be told (± { $percent } %).

# The command line.
cli-option = { $option }: { $value }
cli-game-facts = { $low } to { $high } players, { $minutes } minutes
cli-game-option = --option { $name }={ $values }: { $label }
cli-person = Player { $seat }
cli-bot = { $level } { $seat }
cli-welcome = { $game }. Type ? for help. The game is saved in
cli-older-rules = This game goes on by version { $rules } of the rules, by which it began. New games are played by version { $present }.
cli-left = Saved. Go on with
cli-pass = Pass the device to { $name }.
cli-pass-ready = { "[" }Press Enter when nobody else is looking]
cli-choose = Your choice:
cli-choose-or-back = Your choice (Enter: back):
cli-no-such-number = Choose a number from 1 to { $last }.
cli-too-many-numbers = “{ $answer }” is an answer already; nothing follows it.
cli-not-understood = “{ $text }” is no choice. Type ? for help.
cli-no-undo = Nothing can be taken back: something has been learned since.
cli-undone = { $count ->
    [one] The last answer is taken back.
   *[other] The last { $count } answers are taken back.
  }
cli-no-paragraph = The rules have no paragraph { $number }.
cli-nothing-found = Neither an answer nor the rules speak of “{ $text }”.
cli-nothing-in-rules = The rules do not speak of “{ $text }”.
cli-rules-instead = The rules do not speak of this. This is what they say of “{ $text }”.
cli-paragraphs-found = The rules also speak of it in { $numbers }. Type r and a number.
cli-more-answers = { $count ->
    [one] One more answer fits; say more.
   *[other] { $count } more answers fit; say more.
  }
cli-allowed = “{ $answer }” is allowed now.
cli-refused = “{ $answer }” is not allowed now.
cli-no-hint = Hints are given only against bots.
cli-hint-chance = Chance of winning: { $percent } % ± { $error }.
cli-will-say = You will say: “{ $text }”
cli-says-nothing = You will say nothing.
cli-said = { $player }: “{ $text }”
cli-help-number = a number: give that answer; two numbers: choose in two steps at once
cli-help-words = the words of records: { $example }
cli-help-say = "words: say them aloud with what you do next; " alone: say nothing after all
cli-help-why = ? this help and the paragraph of the question
cli-help-why-text = ? words: why that answer is not allowed, or what the rules say of it
cli-help-hint = h: what a strong bot would answer, and why
cli-help-rules = r 4.2: a paragraph of the rules; r alone: that of the question
cli-help-board = b: the board again
cli-help-undo = u: take back your last answer
cli-help-restart = U: take back all your answers since something was learned
cli-help-quit = q: leave; the game is saved
cli-place = { ORD($place) }
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-tie = { $first } and { $second } are level on points; { $rule }: { $mine } against { $other }.
cli-tie-shared = { $first } and { $second } are level in everything and share the place.
cli-verified = { $count ->
    [0] The commitment holds; chance was never asked.
    [one] The commitment holds, and the one answer of chance follows from it.
   *[other] The commitment holds, and all { $count } answers of chance follow from it.
  }
cli-verified-given = The first { $given } answers were taken over from another game; its own record proves them.
cli-error-part = A part is written 2/8 (the second of eight), not { $part }.
cli-puzzles-made = Puzzles in { $file }: { $count }.
cli-puzzles-proved = Puzzles searched anew: { $count }, with another answer: { $changed }.
cli-puzzle-changed = Puzzle { $number }: the search finds another answer now, or hardly a lead.
cli-puzzle-asked = { $seat } is asked, and one answer is clearly the best. Of a hundred quick bots { $missed } miss it.
cli-puzzle-found = Found: { $best }. It wins { $percent } % of the time, the next best { $margin } points less.
cli-puzzle-missed = Not this one. Best is { $best }: it wins { $percent } % of the time, the next best { $margin } points less.
cli-analysing = Weighing the choices
cli-analysis-title = Chances of winning before each choice, as the mover knew
cli-analysis-cost = choice
cli-analysis-luck = luck
cli-analysis-dear = Answer { $number }: { $seat } chose “{ $answer }”, which cost { $percent } ± { $error } % of the chances. The analyst: “{ $best }”.
cli-check-holds = holds
cli-check-fails = FAILS
cli-checked = { $files ->
    [one] 1 file,
   *[other] { $files } files,
  } { $failed ->
    [0] all hold.
    [one] 1 fails.
   *[other] { $failed } fail.
  }
cli-fuzzing = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $rate } a second
cli-fuzzed = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } and { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
  } without a fault (seed { $seed }).
cli-measuring = Measuring
cli-bench-compiled = Compiled engine
cli-bench-interpreted = Pure Python engine
cli-bench-game = game
cli-bench-decisions = decisions/s
cli-bench-listed = with chance
cli-bench-picked = unlisted
cli-bench-games = games/s
cli-bench-clone = clone ns
cli-bench-resample = resample ns
cli-bench-view = view µs
cli-bench-bytes = bytes

# What cannot be done, of errors that the library raises.
error-game = There is no game “{ $name }”; there are { $names }.
error-players = { $game } is for { $low } to { $high } players, not for { $count }.
error-rules = This program does not play version { $number } of the rules of { $game }.
error-option = { $game } has no option “{ $name }”; it has { $names }.
error-option-value = The option { $name } takes { $names }, not “{ $value }”.
error-bot = There is no bot “{ $name }”; there are { $names }.
error-bot-made = No bot could be made from “{ $name }”: { $reason }
error-bot-none = “{ $name }” is no bot (cabale.bots.bot.Bot).
error-bot-plain = “{ $name }”: only a bot that searches takes a number after @.
error-bot-knob = “{ $name }”: a search has no setting “{ $value }”.
error-bot-number = “{ $name }”: after @ comes a number above 0, or SETTING=NUMBER.
error-two-bots = A match needs at least two bots.
error-record-none = this is no record of Cabale.
error-record-later = the record was written by a later version of Cabale.
error-record-cut = the record is cut off: its last line is missing.
error-record-answer = “{ $text }” is not a possible answer here.
error-record-changed = the record was changed: it leads elsewhere than its last line says.
cli-error-line = { $file }, line { $line }: { $reason }
cli-error-option = “{ $text }” is not NAME=VALUE.
cli-why = { $reason ->
    [ENOENT] there is nothing of this name
    [ENOTDIR] a part of the path is not a folder
    [EISDIR] it is a folder
    [EACCES] access is denied
    [EROFS] the disk can only be read
    [ENOSPC] the disk is full
   *[other] { $reason }
}
cli-error-read = { $file } cannot be read: { cli-why }.
cli-error-write = { $file } cannot be written: { cli-why }.
cli-error-long = { $file } is too long to be a file of ours.
cli-error-binary = { $file } is not text in UTF-8.
cli-error-box = { $file }: { $field }: { $reason }
cli-error-file = { $file }: { $reason }
cli-error-exists = { $file } is already there; choose another file with --record.
cli-error-seats = “{ $text }” does not say who sits where, as in you,courtier,minister.
cli-error-foreign-bot = Seat { $seat } was played by { $bot }, which is no bot of ours; name the bot to run with --bot.
cli-error-no-undo = Nothing can be taken back here.
cli-error-bot = The bot { $bot } failed: { $reason }. The game is saved.
cli-error-to = The record has { $last } lines of play, not { $to }.
cli-error-seat = There is no seat { $seat }; the last one is { $last }.
cli-error-seed = The seed of the record is not hexadecimal.
cli-error-sealed = The record keeps its seed sealed: that happens until its game is over.
cli-error-uncommitted = The record carries no commitment, so that there is nothing to verify.
cli-error-commitment = The seed is not the one that was committed before the game.
cli-error-given = The record claims more answers taken over than it has.
cli-error-deal = Answer { $number } of the record, “{ $found }”, does not follow from the seed, which gives “{ $due }”.
cli-usage-missing = still needed: { $names }. Add --help to see what that is.
cli-usage-choice = { $name } cannot be “{ $value }”; choose from { $names }.
cli-usage-value = { $name } needs a value.
cli-usage-unknown = not known here: { $names }. Add --help to see what is.
cli-usage-of = { $name }: { $text }
cli-no-whole-number = “{ $said }” is no whole number from { $least } to { $most }.
cli-no-seconds = “{ $said }” is no number of seconds above 0.
cli-no-place = “{ $said }” is neither a file nor an address such as postgresql://host/cabale.
cli-no-target = “{ $said }” is no file that could be written.
cli-error-fault = A game went wrong: { $reason } (answer: { $answer }). Its record is in { $file }.
cli-error-no-bots = Name at least one bot.
cli-error-dataset = No dataset could be written: { $reason }.
cli-error-extra = This needs the package { $package }: { $command }
cli-dataset-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
  } in { $folder }

preview-home = Four games of court intrigue, with friends or against bots, in the browser.
preview-lobby =
    { $free ->
        [0] About to begin, with { $names }.
        [one] The last seat is kept for you, beside { $names }. A name is enough.
       *[other] A seat is kept for you, beside { $names }; { $free } are free. A name is enough.
    }
preview-nobody = somebody
preview-playing = At the table: { $names }.
preview-over = Played by { $names }. See the game again.
app-offline-title = No way to the table
app-offline = The server cannot be reached just now. Nothing is lost: every answer that was given is kept there.
app-offline-again = Try again
app-tables = My tables
app-learn = Learn a game
call-turn = { $count ->
    [0] It is your turn.
   *[other] It is your turn, with { $names }.
}
call-word = { $count ->
    [0] A table of the tournament waits for you.
   *[other] A table of the tournament waits for you, with { $names }.
}
call-number = { $code } is the code that lets Cabale write to you when it is your turn. If you did not ask for it, do nothing.
call-open = To the table
call-stop = No longer wanted? { $url }
cli-serve-at = Cabale is at { $url }
cli-serve-near = On a phone in this room: { $url }
cli-serve-kept = Everything is kept in { $file }
cli-serve-key = The host’s desk, /host, opens with the key { $key }
cli-serve-end = Ctrl+C ends it.
cli-serve-port = Port { $wanted } is taken, so this is port { $port }.
cli-backup-done = { $count ->
    [one] { $count } table is in { $file }
   *[other] { $count } tables are in { $file }
}
cli-restore-before = What was there is now in { $file }
cli-restore-done = { $count ->
    [one] { $count } table is back in { $file }
   *[other] { $count } tables are back in { $file }
}
cli-forget-done = Nobody is named at table { $table } any more, and nothing that was said there is kept; its game stays.
cli-copy-done = { $count ->
    [0] There was no table to copy; { $file } is ready.
    [one] One table is now in { $file }, the same line by line.
   *[other] { $count } tables are now in { $file }, the same line by line.
}
cli-error-one-process = Several processes cannot share { $file }: give the address of a PostgreSQL with --database.
cli-error-listen = Nothing can be served at { $host }, port { $port }: { $reason }
cli-error-store = { $file } cannot be used: { $reason }
cli-error-nothing = There is nothing at { $file }.
cli-error-target = { $file } is there already.
cli-error-backup = { $file } is no backup of Cabale: { $reason }
cli-error-table = There is no table “{ $table }” in { $file }.
cli-error-not-begun = The game at this table has not begun.
cli-error-reason-absent = there is no such file.
cli-error-reason-damaged = it is damaged.
cli-error-reason-in-use = a server has it open; stop it first.
cli-error-reason-linked = the file has a second name (a hard link), under which another server could write to it; remove the other name, or copy the file.
cli-error-reason-later = it was written by a later version of Cabale.
cli-error-reason-earlier = it was written by an earlier version of Cabale; start the server once, or restore it.
cli-error-reason-foreign = it holds something that Cabale did not write.
cli-error-reason-not-empty = there are tables in it already.
cli-error-reason-changed = a table did not arrive as it was.
cli-error-reason-standby = it is a standby, which nothing is written to; name its primary too: host=ONE,OTHER
cli-error-reason-encoding = it is not in UTF-8; make it by: createdb -E UTF8 -T template0 NAME
cli-error-reason-unfinished = a copy into it was broken off; empty it (a file: delete it; PostgreSQL: DROP SCHEMA cabale CASCADE) and copy again.
cli-error-reason-driver = PostgreSQL needs a package more: pip install 'cabale[postgres]'

cli-host-tables = Tables
cli-host-open_tables = Open at the moment
cli-host-sockets = Pages open
cli-host-people = People with a key
cli-host-commits = Writes since the start
cli-host-load = Load of the bots
cli-host-machine = Load of each core
cli-host-stored = Stored
cli-host-megabytes = { $size } MB
cli-host-news = Everybody reads: “{ $text }”
cli-host-id = id
cli-host-when = when
cli-host-table = table
cli-host-text = what was reported
cli-host-game = game
cli-host-phase = state
cli-host-names = at the table
cli-host-name = name
cli-host-devices = devices
cli-host-lobby = not begun
cli-host-playing = being played
cli-host-over = over
cli-host-done = Done, and written down for the next host.
cli-host-nobody = No server of Cabale replies at { $address }.
cli-host-not-the-key = The server at { $address } has another key: --data says where its own lies.
cli-host-unknown = The server at { $address } knows of no such thing.
