# De Cape & d'Épée in English.
title = De Cape & d’Épée
tagline = Slide your court under the prizes of the realm, and trust nobody’s face-down card.

# Questions
prompt-deal = Cards are dealt.
wait-deal = Cards are dealt.
prompt-turn-objective = An objective turns up.
wait-turn-objective = An objective turns up.
prompt-slide = Slide a card under a column.
wait-slide = { $seat } is about to slide a card.
prompt-swap = Your Traitor in column { $column } is out: swap its objective with another column’s, or leave it.
wait-swap = { $seat } decides whether the Traitor in column { $column } swaps its objective.
prompt-hide = Your Cloak in column { $column } is out: hide a card of your hand under it, or nothing.
wait-hide = { $seat } decides what goes under the Cloak in column { $column }.
prompt-cloak-draw = A card is drawn.
wait-cloak-draw = A card is drawn.
prompt-draw = A card is drawn.
wait-draw = A card is drawn.

# Answers
verb-slide = { $card } under column { $column }
verb-swap = Swap with column { $column }
verb-keep = Leave the objectives as they are
verb-hide = Hide { $card-the }
verb-decline = Hide nothing
verb-draw = { $seat } draws { $card-the }
verb-turn = { $objective } turns up

# What happened
event-round-begun = { $you ->
    [yes] Round { $round } begins; you start.
   *[no] Round { $round } begins; { $seat } starts.
  }
event-objective-turned = Column { $column }: { $objective }.
event-dealt = { $you ->
    [yes] You take { $card-the } into your hand.
   *[no] { $card-id ->
        [hidden] { $seat } takes a card into their hand.
       *[other] { $seat } takes { $card-the } into their hand.
    }
  }
event-slid = { $you ->
    [yes] You slide { $card-the } under column { $column }.
   *[no] { $card-id ->
        [hidden] { $seat } slides a card under column { $column }.
       *[other] { $seat } slides { $card-the } under column { $column }.
    }
  }
event-turned-up = { $seat }’s { $card } { $card-id ->
    [musketeers] turn up
   *[other] turns up
  } in column { $column }.
event-stabbed = The Assassin strikes: { $seat }’s { $card } { $card-id ->
    [musketeers] leave
   *[other] leaves
  } column { $column }.
event-closed = { $seat }’s Storm closes column { $column }: nothing more may be slid there.
event-moved = { $seat }’s Explorer goes from column { $column } to column { $column2 }, face down.
event-came-back = { $seat }’s Explorer finds no other open column and goes to the bottom of column { $column }, face down.
event-stayed = { $seat }’s Explorer has already moved this turn and stays in column { $column }.
event-swapped = { $seat }’s Traitor swaps the objectives of columns { $column } and { $column2 }.
event-kept = { $seat }’s Traitor leaves the objectives as they are.
event-hid = { $you ->
    [yes] You hide { $card-the } under the Cloak in column { $column }.
   *[no] { $card-id ->
        [hidden] { $seat } hides a card under the Cloak in column { $column }.
       *[other] { $seat } hides { $card-the } under the Cloak in column { $column }.
    }
  }
event-declined = { $you ->
    [yes] You hide nothing under the Cloak in column { $column }.
   *[no] { $seat } hides nothing under the Cloak in column { $column }.
  }
event-drew = { $you ->
    [yes] You draw { $card-the }.
   *[no] { $card-id ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card-the }.
    }
  }
event-shuffled = { $you ->
    [yes] You shuffle your discard into a new reserve.
   *[no] { $seat } shuffles the discard into a new reserve.
  }
event-passed-over = { $you ->
    [yes] You have no card in hand and are passed over.
   *[no] { $seat } has no card in hand and is passed over.
  }
event-round-ended = Round { $round } ends on { $you ->
    [yes] your
   *[no] { $seat }’s
  } turn: every card is turned up.
event-won-highest = { $objective }: { $seat }, with { $half } against { $half2 }.
event-won-nearest = { $objective }: { $seat }; at { $half } each the nearest card decides.
event-won-lowest = { $objective }: { $seat }, with { $half } against { $half2 }; beside a Beggar the lowest total wins.
event-won-furthest = { $objective }: { $seat }; at { $half } each beside a Beggar the furthest card decides.
event-won-pair = { $objective }: { $seat }, with Prince and Squire together.
event-won-nearest-pair = { $objective }: { $seat }, whose Prince or Squire lies nearest.
event-won-alone = { $objective }: { $seat }, the only one to take part in column { $column }, with { $half }.
event-unclaimed = { $objective }: nobody has a card there, it leaves the game.
event-silenced = { $seat }’s Three Musketeers cancel every other ability.
event-late = { $seat }, { $card }: face down until the count, so its ability does not act
event-muted = { $seat }, { $card }: under the Cloak its ability does not act
event-twins = { $seat }, { $card }: there is more than one in the column, so none of them acts
event-counted = { $seat }, { $card }: { $half }
event-altered = { $seat }, { $card }: { $half } → { $half2 }
event-copied = { $seat }, { $card }: { $half }, from the card below
event-valueless = { $seat }, { $card }: no value
event-eliminated = { $seat }, { $card } ({ $half }): eliminated by { $card2-the }
event-totalled = { $seat } in all: { $half }
event-final-sum = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, all objectives added up.
event-final-special = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, with all six domains.
event-added-up = { $number ->
    [0] No objective
    [one] { $number } objective
   *[other] { $number } objectives
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
event-best-of-domain = Counts double: { $objective }
event-doubled = Twice { $points }, { $number ->
    [0] no further objective
    [one] less { $number } for a further objective
   *[other] less { $number } for further objectives
  }: { $points2 }

# Why not
refusal-closed = { $seat }’s Storm has closed column { $column }: no card may be added.
refusal-own-column = The Traitor lies in column { $column } itself: name another one.
refusal-no-column = There are only { $number } columns.
refusal-discarded = Your { $card } { $card-id ->
    [musketeers] are
   *[other] is
  } in your discard, not in your hand.
refusal-in-reserve = Your { $card } { $card-id ->
    [musketeers] are
   *[other] is
  } still in your reserve.
refusal-on-the-table = Your { $card } { $card-id ->
    [musketeers] are
   *[other] is
  } already on the table this round.

# Options
option-objectives = Objectives that were won stay
option-objectives-hidden = face down
option-objectives-visible = open to all
option-twins = Two Magicians, or two Witches, cancel each other
option-twins-all = wherever they lie in the column
option-twins-active = only if both were face up in time
option-double-and-witch = The Witch and the Double
option-double-and-witch-immune = the Double has no value and stays
option-double-and-witch-zero = the Double counts as 0 and goes
option-double-copies = Of the card below, the Double copies
option-double-copies-final = the final value
option-double-copies-printed = the printed value
option-cloaked-card = A card under the Cloak
option-cloaked-card-counts = counts towards the objective
option-cloaked-card-apart = does not count towards the objective
option-prince-and-squire = Prince and Squire win
option-prince-and-squire-one-active = if one was face up in time
option-prince-and-squire-both-active = if both were face up in time
option-below-zero = Values below 0
option-below-zero-allowed = count as they are
option-below-zero-floor = count as 0
option-last-flip = The card turned up by the last card of the round
option-last-flip-acts = acts
option-last-flip-silent = loses its ability

# Ties
tie-fives = objectives of value 5
tie-fours = objectives of value 4
tie-threes = objectives of value 3
tie-twos = objectives of value 2
tie-ones = objectives of value 1

# Pieces: cards
hidden-card = a card
  .the = a card
  .text = Face down.
card-king = King
  .the = the King
  .text = The highest value of the game.
card-queen = Queen
  .the = the Queen
  .text = A great lady; no ability.
card-juliet = Juliet
  .the = Juliet
  .text = Lifts your Romeo to 15 in the same column.
card-alchemist = Alchemist
  .the = the Alchemist
  .text = 12 in Alchemy, 8 elsewhere.
card-master-at-arms = Master-at-arms
  .brief = Master
  .the = the Master-at-arms
  .text = 12 in Combat, 8 elsewhere.
card-lord = Lord
  .the = the Lord
  .text = 12 in Agriculture, 8 elsewhere.
card-merchant = Merchant
  .the = the Merchant
  .text = 12 in Trade, 8 elsewhere.
card-cardinal = Cardinal
  .the = the Cardinal
  .text = 12 in Religion, 8 elsewhere.
card-troubadour = Troubadour
  .the = the Troubadour
  .text = 12 in Music, 8 elsewhere.
card-explorer = Explorer
  .the = the Explorer
  .text = Turned up, moves face down to the next column on the right and turns up a card there.
card-assassin = Assassin
  .the = the Assassin
  .text = Sends the card that turned it up to its owner’s discard.
card-storm = Storm
  .the = the Storm
  .text = Closes its column; the objective counts as fulfilled.
card-traitor = Traitor
  .the = the Traitor
  .text = You may swap this column’s objective with another’s.
card-cloak = Cloak of Invisibility
  .brief = Cloak
  .the = the Cloak
  .text = You may hide a card of your hand under it, and draw one.
card-musketeers = Three Musketeers
  .brief = Musketeers
  .the = the Three Musketeers
  .text = Cancel every other ability in the column.
card-magician = Magician
  .the = the Magician
  .text = Eliminates values of 10 and more. Of two or more, none acts.
card-witch = Witch
  .the = the Witch
  .text = Eliminates values of 9 and less, but not herself. Of two or more, none acts.
card-prince = Prince
  .the = the Prince
  .text = With your Squire in the column, wins the objective.
card-squire = Squire
  .the = the Squire
  .text = With your Prince in the column, wins the objective.
card-hermit = Hermit
  .the = the Hermit
  .text = Loses 1 for every other card in the column.
card-little-giant = Little Giant
  .the = the Little Giant
  .text = Gains 3 for every other card in the column.
card-dragon = Dragon
  .the = the Dragon
  .text = Every rival card in the column loses 2.
card-romeo = Romeo
  .the = Romeo
  .text = Worth 15 beside your Juliet.
card-beggar = Beggar
  .the = the Beggar
  .text = The lowest total wins the column.
card-double = Double
  .the = the Double
  .text = Takes the value of the card below.

# Pieces: domains, objectives, columns
domain-alchemy = Alchemy
domain-combat = Combat
domain-agriculture = Agriculture
domain-trade = Trade
domain-religion = Religion
domain-music = Music

objective-alchemy-1 = Alchemy 1
objective-alchemy-2 = Alchemy 2
objective-alchemy-3 = Alchemy 3
objective-alchemy-4 = Alchemy 4
objective-alchemy-5 = Alchemy 5
objective-combat-1 = Combat 1
objective-combat-2 = Combat 2
objective-combat-3 = Combat 3
objective-combat-4 = Combat 4
objective-combat-5 = Combat 5
objective-agriculture-1 = Agriculture 1
objective-agriculture-2 = Agriculture 2
objective-agriculture-3 = Agriculture 3
objective-agriculture-4 = Agriculture 4
objective-agriculture-5 = Agriculture 5
objective-trade-1 = Trade 1
objective-trade-2 = Trade 2
objective-trade-3 = Trade 3
objective-trade-4 = Trade 4
objective-trade-5 = Trade 5
objective-religion-1 = Religion 1
objective-religion-2 = Religion 2
objective-religion-3 = Religion 3
objective-religion-4 = Religion 4
objective-religion-5 = Religion 5
objective-music-1 = Music 1
objective-music-2 = Music 2
objective-music-3 = Music 3
objective-music-4 = Music 4
objective-music-5 = Music 5

column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6

# The table in a terminal
board-round = Round { $round } of 6
board-closed = closed
board-hand = hand
board-reserve = reserve
board-discard = discard
board-won = won
board-points = points
board-your-hand = Your hand
board-discards = Discard of { $name }: { $cards }
board-your-objectives = Your objectives: { $objectives }
board-place = place
board-player = player
board-plain = added up
board-special = six domains

# Tables of the rules
kind-plain = No ability
kind-expert = Expert
kind-immediate = Immediate
kind-end = End of round
rules-card = card
rules-value = value
rules-kind = kind
rules-text = in short
rules-domain = domain
rules-values = values
rules-expert = expert
rules-question = question
rules-ours = we recommend
rules-otherwise = the other way
rules-ruling = paragraph

# What the balance of a box shows.
matters-card = Cards
matters-objective = Objectives

# Why an answer, from what lies on the table ($number: cards that are not known)
reason-leads = You take the lead in { $objective }: { $half } to { $half2 } for { $seat }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-alone = Nobody contests { $objective }: you have { $half }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-holds = You keep the lead in { $objective } with { $half }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-tie-near = Level at { $half } in { $objective }, and your card is nearest{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-tie-far = The Beggar acts: level at { $half } in { $objective }, and your card is furthest{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-leads-low = The Beggar acts, the lowest total wins { $objective }: { $half } to { $half2 } for { $seat }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-behind = Not yet: { $objective }, { $half } to { $half2 } for { $seat }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-behind-tie = Not yet: { $objective }, level at { $half }, but { $seat }’s card is nearer{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-behind-low = Not yet: the Beggar acts, { $objective } goes to the lowest total, { $half2 } for { $seat } to your { $half }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-behind-couple = Not yet: Prince and Squire together win { $objective } for { $seat }, whatever the totals.
reason-denies = { $objective }: { $half } is no longer enough, { $seat } leads with { $half2 }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-ousts = { $objective }: { $seat } no longer leads, nor does anybody.
reason-turns = { $objective }: { $seat } no longer leads, but { $seat2 }.
reason-couple = Prince and Squire together take { $objective }, whatever the totals.
reason-loses-lead = You would no longer lead in { $objective }.
reason-ends = Fulfils { $objective } and ends the round: hidden abilities stay mute.
reason-fulfils = Fulfils { $objective }: it has { $number ->
    [one] its card
   *[other] its { $number } cards
}.
reason-wakes = Turns up your { $card } in time: the ability acts.
reason-wakes-rival = Risk: turns up { $seat }’s card in column { $column }, which may act.
reason-worth = Your { $card } { $card-id ->
    [musketeers] are
   *[other] is
} worth { $half } in { $objective }.
reason-stabs-own = Your own Assassin would strike { $card-the } down.
reason-closes = The Storm closes { $objective } where you lead with { $half }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-eliminates = { $seat }’s { $card } would be eliminated.
reason-own-victim = Mind: your { $card } would be eliminated too.
reason-enough = Your { $card } will do; your { $card2 } can stay in your hand.
reason-lets-sleep = Leaves { $seat }’s card in column { $column } face down.
reason-domain = You have no { $domain } yet: { $number ->
    [1] it is the last of the six domains
    [6] all six domains are left
   *[other] { $number } of the six domains are left
} to win.
reason-keeps-hand = You keep { $number ->
    [one] the card
   *[other] all { $number } cards
} of your hand.
reason-keeps = The columns you lead are worth { $number }; no swap brings more (at best { $number2 }).
reason-keeps-less = The columns you lead are worth { $number }; a swap would make it { $number2 }.
reason-swaps = The columns you lead would be worth { $number } instead of { $number2 }.
reason-swaps-level = { $number ->
    [0] You would still lead in no column.
   *[other] The columns you lead would still be worth { $number }.
}
reason-swaps-down = The columns you lead would be worth only { $number }, not { $number2 }.
reason-round-near = Only { $objective } is open: { $number } more { $number ->
    [one] card ends
   *[other] cards end
} the round.
reason-mute = In column { $column } your { $card } will stay mute until a card is slid below.
reason-rival-leads = { $seat } leads { $objective } with { $half2 } to your { $half }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-within-reach = { $seat } leads { $objective } with { $half }; your { $card } would make it { $half2 } for you{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-cloak-takes = With your { $card } under the Cloak you would lead { $objective } with { $half }{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-cloak-idle = You lead { $objective } with { $half } as it is{ $number ->
    [0] .
   *[other] , on what is visible.
}
reason-at-home = { $objective }: your { $card } is worth { $half } there.
reason-cards-missing = The objectives lack { $number } { $number ->
    [one] card
   *[other] cards
}; the last one ends the round.
reason-highest = { $objective } is the objective worth most here.

# What puzzles are about.
theme-sleep = Let it sleep
theme-wake = The wake-up
theme-hand = The right hand
theme-lead = Taking the lead
theme-column = The right column

# -- what somebody goes for

plan-domain = Where the points come from
plan-card = Characters in columns won
plan-manner = How columns are won
plan-manner-highest = By the highest total
plan-manner-alone = Alone in the column
plan-manner-nearest = By the nearest card
plan-manner-beggar = Beside a Beggar
plan-manner-pair = With Prince and Squire
plan-count = How the end is counted
plan-count-sum = All objectives added up
plan-count-domains = With all six domains
