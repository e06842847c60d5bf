# Reigns: The Council

title = Reigns: The Council
tagline = Pitch, flatter and lie before the throne, and tell how the Monarch died.

# Options
option-council = The council
option-council-ready = Each is heard as soon as ready
option-council-together = Nobody is heard until all are ready
option-council-called = The Monarch calls them one by one
option-crown = The first Monarch
option-crown-lot = Drawn by lot
option-crown-vote = Elected by the table
option-pitches = Claims
option-pitches-on = With claims, tones and questions
option-pitches-off = Cards only
option-story = The story’s point
option-story-granted = Always granted
option-story-one = If one listener applauds
option-story-majority = If most listeners applaud
option-speaking = Speaking time
option-speaking-free = As long as one likes
option-speaking-30 = 30 seconds
option-speaking-60 = 1 minute
option-speaking-120 = 2 minutes
option-deck = The deck
option-deck-full = 256 proposals
option-deck-small = 72 proposals
option-severity = Severity
option-severity-normal = Normal
option-severity-hard = Hard: strong pillars move three spaces
option-backs = Backs of the hands
option-backs-hidden = Hidden
option-backs-visible = Visible to all
tie-memorable = most memorable reign

# Prompts
prompt-pick = { $number ->
    [1] Your Majesty, open your reign with a word, or reign without one.
   *[other] Draw from the three piles, card by card or all at once.
}
wait-pick = { $count ->
    [one] The reign is being prepared; { $seat } is awaited.
   *[other] The reign is being prepared; { $seat } are awaited.
}
prompt-elect = Who should reign first?
wait-elect = { $seat } { $count ->
    [one] votes
   *[other] vote
} for the first Monarch.
prompt-opinion = The Monarch wants your opinion of { $seat2 }’s { $character-bare }.
wait-opinion = { $seat } gives an opinion of { $seat2 }’s { $character-bare }.
prompt-summon = Your Majesty, call an advisor.
wait-summon = { $seat } calls an advisor.
prompt-pitch = Choose a card, say what you like of it, and lay it down.
wait-pitch = { $count ->
    [one] { $seat } prepares a proposal.
   *[other] { $seat } prepare their proposals.
}
prompt-judge = Your Majesty, decide: to the right, yes; to the left, no.
wait-judge = { $seat } weighs the proposals.
prompt-reply = The Monarch asks: “{ $question }”
wait-reply = { $seat } must answer: “{ $question }”
prompt-reveal = Turn over a proposal: the rejected first, then the accepted.
wait-reveal = { $seat } turns over the proposals.
prompt-mind = You have seen { $seat2 }’s { $character-bare }. Do you stand by your decision?
wait-mind = { $seat } has seen { $seat2 }’s { $character-bare } and may have second thoughts.
prompt-story = { $number ->
    [1] Your Majesty, this is the end. Any last words?
   *[other] Your card ended the reign. Tell how the Monarch died.
}
wait-story = { $count ->
    [one] The Monarch is dying: { $seat } has the floor.
   *[other] The Monarch is dying: { $seat } have the floor.
}
prompt-applause = Was it a good story?
wait-applause = { $seat } { $count ->
    [one] considers
   *[other] consider
} the story.
prompt-enough = { $number ->
    [0] Another reign, or is it enough?
    [one] One of you would stop here. Do you agree?
   *[other] { $number } of you would stop here. Do you agree?
}
wait-enough = { $seat } { $count ->
    [one] considers
   *[other] consider
} whether to go on.
prompt-heir = Who shall wear the crown after you?
wait-heir = { $seat } passes the crown on.
prompt-memory = A tie! Whose reign was the most memorable?
wait-memory = { $seat } { $count ->
    [one] votes
   *[other] vote
} for the most memorable reign.

# Answers
verb-top = { $card } on top
verb-propose = Propose: { $card }
verb-crown = Crown { $seat }
verb-goal = Goal: { $goal }
verb-draw = Draw from the { $pile } pile
verb-call = Call { $seat }
verb-claim = { $pillar } { $pillar-id ->
    [people] { $force-plural }
   *[other] { $force }
}
verb-tone = Tone: { $tone }
verb-done = Lay it face down
verb-ask = Ask { $seat }: “{ $question }”
verb-warn = If you refuse: { $pillar } { $pillar-id ->
    [people] { $force-plural }
   *[other] { $force }
}
verb-silent = Keep silent
verb-accept = Accept { $seat }
verb-reject = Reject { $seat }
verb-seal = Seal the decisions
verb-turn = Turn over { $seat }’s proposal
verb-stand = Stand by it
verb-relent = Change my mind
verb-tell = { $death }, { $style-id ->
    [uncanny] an
   *[other] a
} { $style } tale
verb-applaud = Applaud
verb-shrug = Shrug
verb-stop = It is enough
verb-continue = Another reign
verb-vote = Vote for { $seat }
verb-fill = Fill the hand at random
verb-remark = Say of { $seat }: “{ $remark }”
verb-consult = Ask { $seat } about { $seat2 }’s proposal
verb-hush = Cut { $seat } short
verb-time = Speaking time: { $speaking }
verb-open = Open the reign, tone: { $tone }
verb-farewell = Last words, tone: { $tone }

# Events
event-began = Reign { $number }: { $you ->
    [yes] you take
   *[no] { $seat } takes
} the throne.
event-got-goal = { $you ->
    [yes] Your secret goal: { $goal }.
   *[no] { $goal-id ->
        [hidden] { $seat } is dealt a secret goal.
       *[other] { $seat } is dealt the secret goal “{ $goal }”.
    }
}
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $character-the } from the { $pile } pile.
event-reshuffled = The piles are empty: { $number ->
    [one] { $number } discarded proposal is
   *[other] { $number } discarded proposals are
} shuffled into three new ones.
event-called = { $you ->
    [yes] You call
   *[no] { $seat } calls
} { $seat2 }.
event-ready = { $you ->
    [yes] You are ready
   *[no] { $seat } is ready
}.
event-proposed = { $you ->
    [yes] You bring
   *[no] { $seat } brings
} { $character-the } before the throne{ $tone-id ->
    [flattery] , with flattery.
    [alarm] , in alarm.
    [promise] , with a promise.
   *[other] .
}
event-claimed = “{ $pillar } { $pillar-id ->
    [people] { $force-plural }
   *[other] { $force }
}.”
event-asked = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} { $seat2 }: “{ $question }”
event-answered = { $you ->
    [yes] You answer
   *[no] { $seat } answers
}: “{ $pillar } { $pillar-id ->
    [people] { $force-plural }
   *[other] { $force }
}.”
event-warned = { $you ->
    [yes] You warn
   *[no] { $seat } warns
}: “Refuse, and { $pillar-the } { $pillar-id ->
    [people] { $force-plural }
   *[other] { $force }
}.”
event-kept-silent = { $you ->
    [yes] You keep silent
   *[no] { $seat } keeps silent
}.
event-accepted = { $you ->
    [yes] You accept
   *[no] { $seat } accepts
} { $seat2 }’s { $character-bare }.
event-rejected = { $you ->
    [yes] You reject
   *[no] { $seat } rejects
} { $seat2 }’s { $character-bare }.
event-sealed = { $you ->
    [yes] You seal your decisions
   *[no] { $seat } seals the decisions
}: { $number } accepted.
event-favoured = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $number ->
    [one] { $number } point
   *[other] { $number } points
} for an accepted proposal.
event-revealed = { $you ->
    [yes] You turn over
   *[no] { $seat } turns over
} { $seat2 }’s { $character-bare }.
event-kept-word = { $you ->
    [yes] You spoke the truth
   *[no] { $seat } spoke the truth
}.
event-broke-word = { $you ->
    [yes] You lied
   *[no] { $seat } lied
} about { $pillar-the }.
event-stood = { $you ->
    [yes] You stand by your decision
   *[no] { $seat } stands by the decision
}.
event-relented = { $you ->
    [yes] You relent
   *[no] { $seat } relents
} about { $seat2 }’s proposal.
event-applied-white = { $you ->
    [yes] Your proposal
   *[no] { $seat }’s proposal
}, accepted, takes effect.
event-applied-black = { $you ->
    [yes] Your proposal
   *[no] { $seat }’s proposal
}, rejected, has its consequences.
event-moved = { $pillar }: { $space } → { $space2 }
event-died = { $you ->
    [yes] You are murdered
   *[no] { $seat } is murdered
}: { $death }.
event-abdicated = { $you ->
    [yes] You abdicate
   *[no] { $seat } abdicates
} with { $number ->
    [one] { $number } accepted proposal.
   *[other] { $number } accepted proposals.
}
event-told = { $you ->
    [yes] You tell
   *[no] { $seat } tells
} { $style-id ->
    [uncanny] an
   *[other] a
} { $style } tale of the death ({ $death }).
event-voted = { $you ->
    [yes] You have voted
   *[no] { $seat } has voted
}.
event-story-point = { $you ->
    [yes] You score 1 point for your story
   *[no] { $seat } scores 1 point for the story
}.
event-story-failed = The story leaves the others cold: no point { $you ->
    [yes] for you
   *[no] for { $seat }
}.
event-pile-points = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $number ->
    [one] { $number } point
   *[other] { $number } points
} for the proposals accepted.
event-goal-points = { $you ->
    [yes] You reveal your goal
   *[no] { $seat } reveals the goal
} “{ $goal }”: { $number } { $number ->
    [one] point
   *[other] points
}.
event-goal-part = { $pillar } { $space-id ->
    [centre] in the centre
   *[other] on { $space }
}: { $number }
event-stopped = All agree: the realm has seen enough.
event-went-on = { $number ->
    [0] The game goes on.
   *[other] The game goes on ({ $number } wanted to stop).
}
event-crowned = { $you ->
    [yes] You pass
   *[no] { $seat } passes
} the crown to { $seat2 }.
event-tied = { $number } players are tied.
event-voted-for = { $you ->
    [yes] You vote
   *[no] { $seat } votes
} for { $seat2 }.
event-remembered = { $number ->
    [0] Of the tied, { $seat } alone has reigned: that reign is remembered longest.
    [one] { $seat }’s reign is remembered longest ({ $number } vote).
   *[other] { $seat }’s reign is remembered longest ({ $number } votes).
}
event-shared = No reign prevails: the victory is shared.
event-elected = { $you ->
    [yes] The table chooses you
   *[no] The table chooses { $seat }
} to reign first ({ $number ->
    [one] { $number } vote
   *[other] { $number } votes
}).
event-opened = { $you ->
    [yes] You open your reign
   *[no] { $seat } opens the reign
}{ $tone-id ->
    [flattery] , all sweetness.
    [alarm] , uneasily.
    [promise] , with a promise.
   *[other] , without ceremony.
}
event-remarked = { $you ->
    [yes] You say
   *[no] { $seat } says
} of { $seat2 }’s proposal: “{ $remark }”
event-consulted = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} { $seat2 } about { $seat3 }’s proposal.
event-hushed = { $you ->
    [yes] You cut
   *[no] { $seat } cuts
} { $seat2 } short.
event-timed = { $you ->
    [yes] You set
   *[no] { $seat } sets
} the speaking time: { $speaking }.
event-last-words = { $you ->
    [yes] You have
   *[no] { $seat } has
} some last words{ $tone-id ->
    [flattery] , kind ones.
    [alarm] , wild ones.
    [promise] , sworn ones.
   *[other] , plain ones.
}
event-wished = { $number ->
    [one] One voice would stop here: the others are asked.
   *[other] { $number } voices would stop here: the others are asked.
}
hidden-goal = a secret goal
hidden-card = a card

# Refusals
refusal-empty-pile = The { $pile } pile is empty.
refusal-no-player = Nobody sits there.
refusal-monarch = The Monarch makes no proposals.
refusal-has-spoken = { $seat } has already been heard.
refusal-already-chosen = You have already chosen your card.
refusal-not-in-hand = That card is not in your hand.
refusal-no-pitches = This table plays without claims.
refusal-card-first = Choose a card first.
refusal-pillar-first = Choose a pillar first.
refusal-tone-taken = You have already chosen a tone.
refusal-not-on-back = { $pillar } is not on the back of that card.
refusal-already-claimed = Something has already been said about { $pillar-the }.
refusal-has-warned = Something has already been said about a refusal.
refusal-not-laid = No proposal of another lies there.
refusal-other-proposal = Your opinion is wanted of { $seat }’s proposal.
refusal-remarked = You have already spoken of { $seat }’s proposal.
refusal-never-lied = { $seat } was never caught in a lie.
refusal-own-proposal = { $seat } is not asked to judge a proposal of their own.
refusal-has-remarked = { $seat } has already spoken of { $seat2 }’s proposal.
refusal-hushed = You have cut { $seat } short.
refusal-consulted = You have already asked { $seat } for an opinion.
refusal-time-set = The speaking time is settled for this turn.
refusal-undecided = There are proposals you have not decided.
refusal-decided = You have already decided { $seat }’s proposal.
refusal-accept-one = At least one proposal must be accepted, and this is the last one.
refusal-one-question = You have already asked { $seat } a question.
refusal-other-question = The question was: “{ $question }”
refusal-already-shown = { $seat }’s proposal already lies open.
refusal-rejected-first = The rejected proposals are turned over first.
refusal-not-that-death = { $pillar } is not at that end of its track.
refusal-has-reigned = { $seat } has already reigned.
refusal-not-oneself = Nobody may vote for oneself.
refusal-not-tied = { $seat } is not among the tied.
refusal-never-reigned = { $seat } never reigned, so no reign of theirs is remembered.

# The board in a terminal
board-reign = The reign of { $monarch }{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}

# What an advisor asks for: one deed, or two that are linked, chosen by what is claimed of a pillar
pitch-plain-0 = Majesty, may I { $deed }?
pitch-plain-1 = Shall we, if it please you, { $deed }?
pitch-plain-2 = A small matter: shall I go and { $deed }?
pitch-plain-3 = Am I to { $deed }, yes or no?
pitch-plain-4 = The proposal is brief: { $deed }. Will you sign?
pitch-plain-5 = I should like to { $deed }. Have I your consent?
pitch-plain-6 = They ask in town whether we should { $deed }. Is it yes?
pitch-plain-7 = Might one, without offence, { $deed }?
pitch-plain-8 = Nothing urgent, but before supper could we { $deed }?
pitch-plain-9 = The ink is wet, Majesty. Do we { $deed }?
pitch-plain-10 = One nod, and I go to { $deed }. Do I have it?
pitch-plain-11 = The council whispers about it: does one dare to { $deed }?
pitch-plain-12 = Two lines and a seal, Majesty: are we to { $deed }?
pitch-flattery-0 = Nobody signs as you do: may I { $deed }?
pitch-flattery-1 = You had thought of it already, I am sure: shall we { $deed }?
pitch-flattery-2 = A mind like yours never dithers. Am I free to { $deed }?
pitch-flattery-3 = The poets have the rhyme ready: may we { $deed }?
pitch-flattery-4 = Under so fair a reign, might one { $deed }?
pitch-flattery-5 = Only one crown would dare, and it suits you: shall I { $deed }?
pitch-flattery-6 = You are the sun, Majesty; by your light, could we { $deed }?
pitch-flattery-7 = Such greatness wants a gesture. Shall it be to { $deed }?
pitch-flattery-8 = Your ancestors would turn green, or greener: am I to { $deed }?
pitch-flattery-9 = I told the envoys that you were about to { $deed }. Was I right?
pitch-flattery-10 = With one word you could { $deed }. Will you say it?
pitch-flattery-11 = The marble is waiting for the gesture. Will you { $deed }?
pitch-flattery-12 = The age has its eyes on you: would it please you to { $deed }?
pitch-alarm-0 = Quick, Majesty! Shall we { $deed }?
pitch-alarm-1 = Wake up, Majesty! May I { $deed }?
pitch-alarm-2 = I ran all the way: am I to { $deed }?
pitch-alarm-3 = Three omens since midnight! Dare we { $deed }?
pitch-alarm-4 = Tomorrow is too late. Am I free to { $deed }?
pitch-alarm-5 = They are knocking at the postern! Can we { $deed }?
pitch-alarm-6 = If nothing moves, everything falls: do we { $deed }?
pitch-alarm-7 = That bell, Majesty, do you hear it? Shall we at last { $deed }?
pitch-alarm-8 = Not a moment to lose! One wave and I run to { $deed }. Is it yes?
pitch-alarm-9 = The court is shaking, and I with it: may I this minute { $deed }?
pitch-alarm-10 = Do not scream, but it is time to { $deed }. Do you agree?
pitch-alarm-11 = The watchdog has howled three times. Ought we now to { $deed }?
pitch-alarm-12 = I smell smoke, Majesty! Have I your order to { $deed }?
pitch-promise-0 = Say yes, Majesty, and I shall { $deed }.
pitch-promise-1 = My head on it, all will be well: may I { $deed }?
pitch-promise-2 = You have my word on it: shall we { $deed }?
pitch-promise-3 = You will thank me, I swear it. Am I free to { $deed }?
pitch-promise-4 = Thirty days and not one more: am I to { $deed }?
pitch-promise-5 = A word from you, and at dawn I go to { $deed }. Have I got it?
pitch-promise-6 = I answer for everything, and for the rest: shall we { $deed }?
pitch-promise-7 = It cannot but succeed, on my honour: could we { $deed }?
pitch-promise-8 = If I fail, give my chair to the cat. May I { $deed }?
pitch-promise-9 = Trust me with the seal, and I shall { $deed }. Will you?
pitch-promise-10 = I sign it in my blood, or the clerk’s: might one { $deed }?
pitch-promise-11 = My hat on the block, and what it covers: am I allowed to { $deed }?
pitch-promise-12 = A year from now you will still be smiling. Do you consent to { $deed }?
pitch-link-up-down-0 = { $deed }, even if we { $deed2 }
pitch-link-up-down-1 = { $deed }, though we must { $deed2 }
pitch-link-up-down-2 = { $deed } and, if it comes to that, { $deed2 }
pitch-link-up-up-0 = { $deed } and, while we are up, { $deed2 }
pitch-link-up-up-1 = { $deed } and then { $deed2 }
pitch-link-up-up-2 = { $deed } and, while the wax is warm, { $deed2 }
pitch-link-down-down-0 = { $deed } and, while all backs are turned, { $deed2 }
pitch-link-down-down-1 = { $deed } and, the same evening, { $deed2 }
pitch-link-down-down-2 = { $deed } and, for good measure, { $deed2 }
pitch-touch-0 = settle the matter of { $icon-the }, and say no more
pitch-touch-1 = sign a decree of which I may name only { $icon-the }
pitch-touch-2 = look into { $icon-the } behind closed doors
pitch-touch-3 = do something about { $icon-the } that is best left undescribed
pitch-gain-0 = After which { $clause }.
pitch-gain-1 = Within the week { $clause }.
pitch-gain-2 = And mark me: { $clause }.
pitch-gain-3 = Before the next moon { $clause }.
pitch-gain-4 = Depend upon it, { $clause }.
pitch-gain-5 = I can see it from here: { $clause }.
pitch-gain-6 = By Sunday { $clause }.
pitch-cost-0 = True, { $clause }.
pitch-cost-1 = I make no secret of it: { $clause }.
pitch-cost-2 = Mind you, { $clause }.
pitch-cost-3 = Admittedly, { $clause }.
pitch-cost-4 = One cloud in the sky: { $clause }.
pitch-cost-5 = Of course, { $clause }.
pitch-cost-6 = Then again, { $clause }.
deed-chalice-up-0 = give every parish a silver chalice
deed-chalice-up-1 = dine the bishops off gold plate
deed-chalice-down-0 = drink the toasts from the chalices
deed-chalice-down-1 = lend the chalices to the card room
deed-cross-up-0 = raise a cross on every rooftop
deed-cross-up-1 = stitch a cross on every cloak
deed-cross-down-0 = pawn the great cross
deed-cross-down-1 = prop up the henhouse with old crosses
deed-bell-up-0 = hang a bell the size of a barn
deed-bell-up-1 = ring matins until nobody sleeps
deed-bell-down-0 = melt down the cathedral bells
deed-bell-down-1 = muffle the bells till noon
deed-candle-up-0 = keep a candle at every altar
deed-candle-up-1 = burn a thousand candles in your name
deed-candle-down-0 = ration candles to one a saint
deed-candle-down-1 = snuff every second candle
deed-relic-up-0 = buy back Saint Odo’s other knee
deed-relic-up-1 = drive Saint Odo’s knee about in a coach
deed-relic-down-0 = let butchers examine Saint Odo’s knee
deed-relic-down-1 = stake Saint Odo’s knee at cards
deed-halo-up-0 = canonise the Bishop’s aunt
deed-halo-up-1 = regild the local saints
deed-halo-down-0 = tax haloes by the inch
deed-halo-down-1 = lower all haloes by two inches
deed-devil-up-0 = chase the devil out of Lower Town
deed-devil-up-1 = exorcise the kitchens
deed-devil-down-0 = offer the devil a fair hearing
deed-devil-down-1 = seat the devil just below the salt
deed-tombstone-up-0 = engage monks to letter the tombstones
deed-tombstone-up-1 = carve a psalm on every grave
deed-tombstone-down-0 = pave the stables with tombstones
deed-tombstone-down-1 = graze sheep in the churchyard
deed-holy-book-up-0 = read the holy book at breakfast
deed-holy-book-up-1 = swear the council in on the holy book daily
deed-holy-book-down-0 = set the holy book to dance music
deed-holy-book-down-1 = cross out three of the commandments
deed-angel-up-0 = commission forty marble angels
deed-angel-up-1 = paint angels above the throne
deed-angel-down-0 = put breeches on the chapel angels
deed-angel-down-1 = auction the plaster angels
deed-bat-up-0 = clear the bats from the belfries
deed-bat-up-1 = smoke the bats out with incense
deed-bat-down-0 = leave the belfries to the bats
deed-bat-down-1 = breed bats in the vestry
deed-crypt-up-0 = gild the crypt of your ancestors
deed-crypt-up-1 = walk in procession to the crypt on Mondays
deed-crypt-down-0 = ripen cheese in the crypt
deed-crypt-down-1 = store the beer in the crypt
deed-flag-up-0 = award each regiment a silk flag
deed-flag-up-1 = fly your colours from every chimney
deed-flag-down-0 = cut the flags into tablecloths
deed-flag-down-1 = mend the curtains with the colours
deed-sword-up-0 = forge a thousand swords by midsummer
deed-sword-up-1 = whet everything that has an edge
deed-sword-down-0 = beat the swords into ladles
deed-sword-down-1 = swap the swords for spoons
deed-shield-up-0 = line every shield with steel
deed-shield-up-1 = enamel the shields with your arms
deed-shield-down-0 = serve dinner on the shields
deed-shield-down-1 = roast chestnuts on the shields
deed-castle-up-0 = double the towers on the border
deed-castle-up-1 = fortify the castle down to the dovecote
deed-castle-down-0 = pull down the tower that spoils the view
deed-castle-down-1 = turn the keep into an aviary
deed-cannon-up-0 = cast twelve new cannon
deed-cannon-up-1 = point thirty cannon at the east
deed-cannon-down-0 = plug the cannon with geraniums
deed-cannon-down-1 = recast the cannon as saucepans
deed-horse-up-0 = mount the cavalry on horses with four legs
deed-horse-up-1 = shoe six hundred horses
deed-horse-down-0 = harness the chargers to the plough
deed-horse-down-1 = teach the chargers the gavotte
deed-dragon-up-0 = enrol the dragon on full pay
deed-dragon-up-1 = feed the dragon at the neighbours’ expense
deed-dragon-down-0 = pension off the dragon
deed-dragon-down-1 = muzzle the dragon for the summer
deed-helmet-up-0 = issue helmets that fit
deed-helmet-up-1 = plume every helmet in the Guard
deed-helmet-down-0 = nest the hens in the helmets
deed-helmet-down-1 = drain peas through the helmets
deed-dungeon-up-0 = return the dungeons to the Guard
deed-dungeon-up-1 = stock the dungeons with foreign spies
deed-dungeon-down-0 = empty the dungeon of its deserters
deed-dungeon-down-1 = furnish the dungeons for paying guests
deed-axe-up-0 = sharpen every axe on the border
deed-axe-up-1 = hew a war road through the forest
deed-axe-down-0 = lock up the Guard’s axes
deed-axe-down-1 = split firewood with the Guard’s axes
deed-map-up-0 = redraw the map a day’s ride east
deed-map-up-1 = shift the frontier by night
deed-map-down-0 = post our maps to the neighbours
deed-map-down-1 = mislay the marshal’s maps
deed-wolf-up-0 = train a company of wolves
deed-wolf-up-1 = loose the wolves beyond the river
deed-wolf-down-0 = trust the frontier to wolves
deed-wolf-down-1 = replace the sentries with wolves
deed-wheat-up-0 = throw open the granaries
deed-wheat-up-1 = sow wheat in your flower beds
deed-wheat-down-0 = seize every second sheaf
deed-wheat-down-1 = ship the harvest abroad before the frost
deed-beer-up-0 = tap a barrel in every village
deed-beer-up-1 = abolish the duty on beer
deed-beer-down-0 = water the beer
deed-beer-down-1 = bolt the taverns at dusk
deed-heart-up-0 = pay for every wedding in May
deed-heart-up-1 = excuse newlyweds from tax
deed-heart-down-0 = forbid love below the rank of baron
deed-heart-down-1 = require a licence for kissing
deed-baby-up-0 = present each newborn with a cow
deed-baby-up-1 = stand godparent to the whole county
deed-baby-down-0 = enlist babies at birth
deed-baby-down-1 = count infants as taxpayers
deed-mask-up-0 = allow masks for a week of carnival
deed-mask-up-1 = stretch carnival into May
deed-mask-down-0 = ban masks and Tuesdays
deed-mask-down-1 = unmask the revellers before their wives
deed-rat-up-0 = reward rat-catchers by the tail
deed-rat-up-1 = hire a hundred cats
deed-rat-down-0 = abandon the poor quarter to the rats
deed-rat-down-1 = billet the palace rats in town
deed-house-up-0 = rebuild the burnt streets
deed-house-up-1 = whitewash every cottage at your own cost
deed-house-down-0 = demolish forty houses for the view
deed-house-down-1 = evict the tenants of Old Bridge
deed-pitchfork-up-0 = hand the villages their pitchforks back
deed-pitchfork-up-1 = whittle new handles for the pitchforks
deed-pitchfork-down-0 = register every pitchfork by name
deed-pitchfork-down-1 = chain the pitchforks to the barns
deed-lute-up-0 = scatter lutes among the markets
deed-lute-up-1 = grant every street a serenade
deed-lute-down-0 = assess lutes by the string
deed-lute-down-1 = smash all lutes after nine
deed-potion-up-0 = dole out the fever cure for nothing
deed-potion-up-1 = spoon elixir into everybody
deed-potion-down-0 = test the potion on Lower Town
deed-potion-down-1 = thin the medicine with moat water
deed-pig-up-0 = welcome pigs into the royal forest
deed-pig-up-1 = feast the market on forty hogs
deed-pig-down-0 = requisition the Martinmas pigs
deed-pig-down-1 = earmark the pigs for your table
deed-crowd-up-0 = open the palace gardens to all comers
deed-crowd-up-1 = tell the crowd that it was right
deed-crowd-down-0 = sweep the square at pike’s length
deed-crowd-down-1 = disperse the crowd with buckets
deed-coin-up-0 = strike new coin with your profile
deed-coin-up-1 = shave a hair off every crown
deed-coin-down-0 = fling gold from the balcony
deed-coin-down-1 = settle your gaming debts in gold
deed-chest-up-0 = fit the great chest with three locks
deed-chest-up-1 = cram the chest to the hinges
deed-chest-down-0 = show the cousins into the strongroom
deed-chest-down-1 = air the treasure on a windy day
deed-ship-up-0 = dispatch four ships south for pepper
deed-ship-up-1 = ransom three galleons a season
deed-ship-down-0 = send a ship to find the world’s edge
deed-ship-down-1 = rig a pleasure barge in silk
deed-jewel-up-0 = redeem the jewels from pawn
deed-jewel-up-1 = unearth the late king’s pearls
deed-jewel-down-0 = pledge the second-best jewel to the lenders
deed-jewel-down-1 = dress your greyhounds in rubies
deed-scales-up-0 = weigh all taxes on our own scales
deed-scales-up-1 = rest a thumb on the royal scales
deed-scales-down-0 = forgive debts by the pound
deed-scales-down-1 = tilt the scales towards the merchants
deed-key-up-0 = take the vault key back
deed-key-up-1 = hide the vault key from your nephews
deed-key-down-0 = have the vault key copied thrice
deed-key-down-1 = bet the vault key on a horse
deed-spice-up-0 = corner the market in pepper
deed-spice-up-1 = trade cinnamon at the price of silk
deed-spice-down-0 = ladle out pepper by the bowl
deed-spice-down-1 = scent the stables with saffron
deed-fish-up-0 = lease the royal fishponds
deed-fish-up-1 = salt ten thousand herring for export
deed-fish-down-0 = purchase a whale for prestige
deed-fish-down-1 = import performing carp
deed-mine-up-0 = reopen the silver mine
deed-mine-up-1 = work the seam under Bald Hill
deed-mine-down-0 = dig the mine deeper on credit
deed-mine-down-1 = flood the mine for the fishing
deed-bridge-up-0 = charge a toll on the long bridge
deed-bridge-up-1 = bill travellers both ways at the bridge
deed-bridge-down-0 = build the first half of a bridge
deed-bridge-down-1 = carpet the bridge from bank to bank
deed-contract-up-0 = bind the bankers by contract
deed-contract-up-1 = reread the contracts in your favour
deed-contract-down-0 = sign without reading page two
deed-contract-down-1 = countersign your cousin’s loans
deed-crystal-up-0 = sell crystal to the emperors
deed-crystal-up-1 = foretell corn prices in the crystal ball
deed-crystal-down-0 = order a crystal bathtub
deed-crystal-down-1 = string crystal chandeliers through the cellars

# What will be seen once it is done
clause-church-rises-much-0 = the choir will drown out the council
clause-church-rises-much-1 = even the cooks will fast
clause-church-rises-much-2 = there will be kneeling on the stairs
clause-church-rises-much-3 = the bishops will no longer touch the ground
clause-church-rises-much-4 = one will have to queue to be blessed
clause-church-rises-much-5 = there will be a saint for every spoon
clause-church-rises-0 = the collections will be a shade fatter
clause-church-rises-1 = the pews will fill, nearly
clause-church-rises-2 = vespers will gain a row or two
clause-church-rises-3 = the vicar will relight a candle
clause-church-rises-4 = the choirboys will sing nearly in tune
clause-church-rises-5 = the verger will have new gloves
clause-church-falls-0 = a few vicars will sulk
clause-church-falls-1 = the sermons will grow shorter
clause-church-falls-2 = the archdeacon will sigh in Latin
clause-church-falls-3 = the chapter will lose a candle or two
clause-church-falls-4 = the sexton will cook for himself
clause-church-falls-5 = there will be yawning before the second lesson
clause-church-falls-much-0 = pigeons will hold the only service
clause-church-falls-much-1 = bishops will take in washing
clause-church-falls-much-2 = there will be cabbages sold in the nave
clause-church-falls-much-3 = the crypt will be the liveliest part of the cathedral
clause-church-falls-much-4 = the Pope will write to ask where we are
clause-church-falls-much-5 = hens will roost in the pulpit
clause-army-rises-much-0 = no neighbour will dare hang out washing
clause-army-rises-much-1 = your regiments will reach the horizon
clause-army-rises-much-2 = our enemies will learn our anthem, to be safe
clause-army-rises-much-3 = the ground will shake when the Guard says good morning
clause-army-rises-much-4 = even the nursemaids will keep step
clause-army-rises-much-5 = there will be dragoons in the orangery
clause-army-rises-0 = the Guard will march almost in step
clause-army-rises-1 = the captains will hum
clause-army-rises-2 = the sentries will sleep a little less
clause-army-rises-3 = there will be a pike or two to spare
clause-army-rises-4 = the bugler will find his top note
clause-army-rises-5 = the boots will shine, the left ones at least
clause-army-falls-0 = some captains will write letters
clause-army-falls-1 = the pikes will be a foot shorter
clause-army-falls-2 = the relief will come a trifle late
clause-army-falls-3 = the drummer will have to share his sticks
clause-army-falls-4 = the challenge at the gate will be a murmur
clause-army-falls-5 = the powder will get a little damp
clause-army-falls-much-0 = the frontier will be one man called Wat
clause-army-falls-much-1 = we could be conquered by geese
clause-army-falls-much-2 = the walls will be held by the ivy
clause-army-falls-much-3 = the Guard will fit in a rowing boat
clause-army-falls-much-4 = the marshal will command his own horse
clause-army-falls-much-5 = our enemies will ask whether to knock
clause-people-rises-much-0 = they will name their children after you, and their pigs
clause-people-rises-much-1 = the streets will cheer themselves hoarse
clause-people-rises-much-2 = there will be dancing on the roofs
clause-people-rises-much-3 = they will carry you about, throne and all
clause-people-rises-much-4 = they will throw flowers, pots and all
clause-people-rises-much-5 = poets will run out of rhymes for you
clause-people-rises-0 = the villages will wave
clause-people-rises-1 = there will be some hats in the air
clause-people-rises-2 = the washhouse will speak well of you
clause-people-rises-3 = you will be greeted by people who are not paid to
clause-people-rises-4 = the caps will come off, some of them entirely
clause-people-rises-5 = the leek-seller will give you credit
clause-people-falls-0 = the washhouses will mutter
clause-people-falls-1 = the cheering will thin
clause-people-falls-2 = the street will tighten its belt a notch
clause-people-falls-3 = there will be one verse too many about you
clause-people-falls-4 = the bread will be grey, and so will the faces
clause-people-falls-5 = your coach will be greeted from farther off
clause-people-falls-much-0 = there will be nobody left to wave at
clause-people-falls-much-1 = the suburbs will leave by night
clause-people-falls-much-2 = one will hear the scythes being sharpened from here
clause-people-falls-much-3 = the markets will sell nothing but draughts
clause-people-falls-much-4 = the children will play at riots
clause-people-falls-much-5 = there will be nobody left to lie to
clause-wealth-rises-much-0 = the Treasury will need a second floor
clause-wealth-rises-much-1 = bankers will come to borrow
clause-wealth-rises-much-2 = we shall pave the yard with crowns, for want of room
clause-wealth-rises-much-3 = the chest will have to be shut by two men and a bishop
clause-wealth-rises-much-4 = the ducats will have to sleep standing up
clause-wealth-rises-much-5 = we shall count gold by the shovel
clause-wealth-rises-0 = the till will ring a little
clause-wealth-rises-1 = there will be enough for candles
clause-wealth-rises-2 = the cashier will smile on one side
clause-wealth-rises-3 = we can repay a cousin, a small one
clause-wealth-rises-4 = the bailiffs will bow first
clause-wealth-rises-5 = we may gild a doorknob
clause-wealth-falls-0 = it will cost a purse or two
clause-wealth-falls-1 = the Treasurer will dine on soup
clause-wealth-falls-2 = the second footman will have to be imagined
clause-wealth-falls-3 = dinner will be a little less hot
clause-wealth-falls-4 = the candles will be put out earlier
clause-wealth-falls-5 = the cook will forget the truffle
clause-wealth-falls-much-0 = we shall see the bottom of the chest
clause-wealth-falls-much-1 = the mice will leave the Treasury
clause-wealth-falls-much-2 = the court will be paid in promises
clause-wealth-falls-much-3 = the crown will be let by the day
clause-wealth-falls-much-4 = the sceptre will be in pawn on Tuesdays
clause-wealth-falls-much-5 = the Treasury will have a remarkable echo

# What the card’s character adds
closer-bishop-0 = Heaven insists on nothing; it merely sighs.
closer-bishop-1 = I say it on my knees, figuratively.
closer-bishop-2 = Bow your head, and I shall bless the signature.
closer-bishop-3 = Amen will do, if yes is too long.
closer-bishop-4 = I shall pray that you are right.
closer-abbess-0 = We prayed over it, then did the sums.
closer-abbess-1 = A very small sin, nicely kept.
closer-abbess-2 = It is entered in the ledger, under miracles.
closer-abbess-3 = The convent can keep a secret, for a ham.
closer-abbess-4 = I lit a candle for it, and burned the draft.
closer-exorcist-0 = Do not look behind you.
closer-exorcist-1 = It spelled your name. Correctly.
closer-exorcist-2 = The teapot agrees, which is what worries me.
closer-exorcist-3 = I have brought salt, in case it is a yes.
closer-exorcist-4 = It only bites on Fridays.
closer-vampire-0 = I dined with your grandfather. On occasion, off him.
closer-vampire-1 = Do let us finish before sunrise.
closer-vampire-2 = What a neck, Majesty. What a necklace, I mean.
closer-vampire-3 = I sign in red, if nobody minds.
closer-vampire-4 = I have all the time in the world. You, rather less.
closer-general-0 = Brisk work, Majesty.
closer-general-1 = Acceptable losses: theirs, and some of ours.
closer-general-2 = Charge first, read after.
closer-general-3 = I have lost wars over less.
closer-general-4 = That is an order! A request, I mean.
closer-crusader-0 = I have the faith; who has the map?
closer-crusader-1 = It is a holy shortcut.
closer-crusader-2 = Last time it was very nearly the right city.
closer-crusader-3 = Heaven wills it, or at any rate my horse does.
closer-crusader-4 = I would kneel, if the armour did.
closer-executioner-0 = Clean work, tidily done.
closer-executioner-1 = I never had a complaint, not a whole one.
closer-executioner-2 = It will be over before you feel it.
closer-executioner-3 = I shall wait just here, with the basket.
closer-executioner-4 = Keep a cool head. Keep it on, too.
closer-dragon-tamer-0 = She is only playing.
closer-dragon-tamer-1 = Eyebrows grow back, Majesty.
closer-dragon-tamer-2 = A no would hurt her feelings, and they are flammable.
closer-dragon-tamer-3 = Always stroke her with the scales.
closer-dragon-tamer-4 = That is not temper, that is weather.
closer-peasant-0 = Begging your pardon and my pig’s.
closer-peasant-1 = I say nowt, but I say it loud.
closer-peasant-2 = That’s worth three hens, one of them elderly.
closer-peasant-3 = Round our way a yes is drunk standing.
closer-peasant-4 = I left my clogs outside, not my opinion.
closer-jester-0 = Laugh, I mean it.
closer-jester-1 = A true word, Majesty; mind the bells.
closer-jester-2 = I have done worse, and been paid for it.
closer-jester-3 = My donkey had the same idea, but he stammers.
closer-jester-4 = Refuse, and I shall set it to music.
closer-physician-0 = Nothing a leech will not settle.
closer-physician-1 = At worst the realm will die cured.
closer-physician-2 = Put out your tongue and say yes.
closer-physician-3 = The pulse of the realm says yes, faintly.
closer-physician-4 = Two drops at bedtime and one feels nothing.
closer-star-visitor-0 = On our world this is called lunch.
closer-star-visitor-1 = We find your kneeling charming.
closer-star-visitor-2 = We tried it on another planet, a small one.
closer-star-visitor-3 = We count on eight fingers, and it is correct.
closer-star-visitor-4 = Kindly ignore the humming.
closer-treasurer-0 = I have added it up, and wept.
closer-treasurer-1 = To the nearest farthing, Majesty, and I felt the farthing.
closer-treasurer-2 = The left column agrees with the right, for once.
closer-treasurer-3 = Sign small, Majesty; ink is dear.
closer-treasurer-4 = There will be a receipt. There is always a receipt.
closer-merchant-0 = For you, my best price.
closer-merchant-1 = I am robbing myself, gladly.
closer-merchant-2 = Feel the cloth; never mind the back of it.
closer-merchant-3 = My last price, Majesty, before the next.
closer-merchant-4 = If anybody asks, you never saw me.
closer-explorer-0 = Two days away, or possibly two years.
closer-explorer-1 = There are monsters, but small ones.
closer-explorer-2 = I left a finger there, and my heart.
closer-explorer-3 = I have just come back. My boots are on their way.
closer-explorer-4 = On my map it is quite near the fold.
closer-mage-0 = The stars are inclined, and so am I.
closer-mage-1 = That smoke is intentional.
closer-mage-2 = I read it in the entrails, or in half of them.
closer-mage-3 = My cat has voted in favour.
closer-mage-4 = The stars said perhaps, but firmly.

# How one begins, where the hour or the past gives cause
entry-first-0 = The crown is barely on, and here I am.
entry-first-1 = A new crown, and I have polished my boots for it.
entry-first-2 = Allow me to break in the carpet.
entry-first-3 = First day, first favour.
entry-first-4 = I hear that you read everything. I have therefore written little.
entry-first-5 = May your days be long and my request short.
entry-late-0 = Those before you said no. You walk past them on the stairs.
entry-late-1 = I have knelt to several of you by now; the cushion remembers.
entry-late-2 = Nobody heeded me in the last reign, and it is the last reign.
entry-late-3 = Crowns come and go in here; I only bring the papers.
entry-late-4 = Another new throne, in the same old place.
entry-late-5 = I have pleaded here before. They changed the carpet.
entry-kept-0 = I told the truth last time, and it has become a habit.
entry-kept-1 = My word held. Here is another, slightly used.
entry-kept-2 = You checked what I said. I do not mind in the least.
entry-kept-3 = I was right before, and shall try to look modest.
entry-kept-4 = You believed me, and the ceiling is still up.
entry-kept-5 = Honesty has not killed me yet.
entry-broken-0 = I was misled the other day. By myself, it appears.
entry-broken-1 = Let us forget my last promise; it has forgotten us.
entry-broken-2 = I did not lie; I hoped aloud.
entry-broken-3 = My last advice had a chill. This one is in perfect health.
entry-broken-4 = My tongue slipped the other day, and took the rest of me along.
entry-broken-5 = My sources were drunk. I have replaced them.

# What the Monarch says
verdict-accept-plain-0 = Granted. Do try to look surprised.
verdict-accept-plain-1 = Yes, quickly, before I think.
verdict-accept-plain-2 = So be it, and on your head be it, since mine is taken.
verdict-accept-plain-3 = I have heard worse, mostly from you. Accepted.
verdict-accept-plain-4 = Yes. And now leave us; the plural is hungry.
verdict-accept-plain-5 = Let it be written, then. Spell my name with care.
verdict-accept-plain-6 = Very well. If it fails, it was your idea; if not, it was mine.
verdict-accept-plain-7 = Granted. I shall look the other way, but attentively.
verdict-accept-plain-8 = Something must happen in a reign. Let it be this.
verdict-accept-plain-9 = The wax is warm and my wrist is bored. Yes.
verdict-accept-plain-10 = I signed a sillier thing before breakfast. Granted.
verdict-accept-plain-11 = Yes. Do not make a habit of being right.
verdict-accept-plain-12 = My grandfather would have refused. Observe his tomb. Granted.
verdict-accept-plain-13 = Thin, odd and untried: it reminds me of my coronation. Yes.
verdict-accept-plain-14 = Do it. And somebody warn the chroniclers.
verdict-accept-plain-15 = I follow none of it, so it must be policy. Approved.
verdict-accept-plain-16 = Yes. Walk out backwards while I am still smiling.
verdict-accept-plain-17 = The crown nodded. I go where it goes. Granted.
verdict-accept-plain-18 = Accepted. Wipe your boots before you enter history.
verdict-accept-plain-19 = That may end badly, and I have the afternoon free. Yes.
verdict-accept-plain-20 = Make it so, and make it quiet.
verdict-accept-plain-21 = Granted, with my blessing and without my money.
verdict-accept-plain-22 = It was the pause that won me. Yes.
verdict-accept-plain-23 = I say yes; let my confessor say the rest.
verdict-accept-plain-24 = Done. Return the quill, please; we have only the one.
verdict-accept-plain-25 = Oh, go on. One does not reign to be safe.
verdict-accept-flattery-0 = Untrue, delicious, granted.
verdict-accept-flattery-1 = Say the part about my profile again. There. Granted.
verdict-accept-flattery-2 = You lie as others embroider. I shall wear it. Yes.
verdict-accept-flattery-3 = With that much honey I hardly taste the bread. Granted.
verdict-accept-flattery-4 = I am blushing. Sign here while I cannot see.
verdict-accept-flattery-5 = Nobody understands me so well, at such a price. Yes.
verdict-accept-flattery-6 = Flatter lower; the portraits can hear. Granted.
verdict-accept-flattery-7 = You praise my wisdom, and look, there it goes. Approved.
verdict-accept-flattery-8 = Once more, slowly: ‘incomparable’. Very well, yes.
verdict-accept-flattery-9 = I know butter when I see it. I am also fond of toast. Yes.
verdict-accept-alarm-0 = Then run. You may faint in the corridor.
verdict-accept-alarm-1 = Do stop shouting. It is yes, and shut the window.
verdict-accept-alarm-2 = If all is burning, let us at least choose the corner. Granted.
verdict-accept-alarm-3 = You made me drop a bun. Be quick about it. Yes.
verdict-accept-alarm-4 = I was frightened, so I signed. They call it statecraft.
verdict-accept-alarm-5 = Breathe. Signed. Breathe again.
verdict-accept-alarm-6 = Fire, is it? Take the bucket and my seal. Granted.
verdict-accept-alarm-7 = A cry from the heart, or somewhere near it. Yes.
verdict-accept-alarm-8 = Granted! If we live till supper, remind me to ask why.
verdict-accept-alarm-9 = I never run. I shall reign briskly instead. Yes.
verdict-accept-promise-0 = I hold your head as surety. The basket has been measured. Yes.
verdict-accept-promise-1 = I shall keep your word somewhere cool. See that it lasts. Granted.
verdict-accept-promise-2 = You swear it? Before all these witnesses? Somebody count them. Yes.
verdict-accept-promise-3 = I buy your oath on credit, as you sell it. Granted.
verdict-accept-promise-4 = Vow a little more; it becomes you. There, yes.
verdict-accept-promise-5 = Your honour on one side, my axe on the other. Balanced. Yes.
verdict-accept-promise-6 = Granted. The Executioner will take the minutes.
verdict-accept-promise-7 = I believe you until Thursday. Yes.
verdict-accept-promise-8 = One oath at every council, and I shall have a necklace. Accepted.
verdict-accept-promise-9 = Keep your word and I shall keep my temper. Granted.
verdict-accept-kept-0 = You told me the truth last time. Most unsettling. Granted.
verdict-accept-kept-1 = A true word at court! I ought to have you stuffed. Yes.
verdict-accept-kept-2 = Your last plank bore my weight. I step on the next. Granted.
verdict-accept-kept-3 = They said you could not be trusted. I have made a note of who. Yes.
verdict-accept-kept-4 = What you foretold came to pass, almost indecently. Accepted.
verdict-accept-kept-5 = I took your advice, and woke to find a kingdom. Yes.
verdict-accept-kept-6 = I checked your sums. Nothing stuck out. Granted.
verdict-accept-kept-7 = You speak straight in a crooked house. Mind the beams. Yes.
verdict-accept-kept-8 = You were right before; it is a bad habit, but a useful one. Granted.
verdict-accept-kept-9 = I am about to believe you twice. Cover the portraits. Yes.
verdict-accept-kept-10 = You kept your word; I keep the pen. Granted.
verdict-accept-kept-11 = Honesty suits you. Wear it once more. Yes.
verdict-accept-kept-12 = I was advised to hang you. I shall wait. Granted.
verdict-accept-kept-13 = Somebody who does not lie: we ought to charge admission. Yes.
verdict-accept-kept-14 = Your last promise arrived on time. I shall have another.
verdict-accept-kept-15 = You did not blush, and there was nothing to blush for. Granted.
verdict-accept-kept-16 = You spared me one disaster. Show me the next. Yes.
verdict-accept-kept-17 = I shut my eyes to the plan, having opened them to you. Accepted.
verdict-accept-kept-18 = True again, I wager. I seldom win, but there. Granted.
verdict-accept-kept-19 = You are reliably truthful. It is dull, and it is granted.
verdict-accept-caught-0 = You lied to me before. I grant this one out of pure curiosity.
verdict-accept-caught-1 = I know what your word is worth; I have the receipt. Yes, even so.
verdict-accept-caught-2 = Caught once with your hand in the fable. Try the other hand. Granted.
verdict-accept-caught-3 = You deceived me beautifully. Again, for the art of it. Yes.
verdict-accept-caught-4 = Since you say up, I shall hold on to the banister. Granted.
verdict-accept-caught-5 = Your last lie still limps about the yard. May this one walk. Yes.
verdict-accept-caught-6 = I forgive. I do not forget; I have staff for that. Granted.
verdict-accept-caught-7 = One more chance, and mind it: it is the small size. Yes.
verdict-accept-caught-8 = You owe me a truth from last time. I take this on account. Granted.
verdict-accept-caught-9 = Yes to the plan. No to the face you made.
verdict-accept-caught-10 = You lied to me, so you owe me a good idea. Is this it? Granted.
verdict-accept-caught-11 = I have not forgotten. I am merely tired of the others. Yes.
verdict-accept-caught-12 = A stopped clock is right twice a day. Let us see the time. Granted.
verdict-accept-caught-13 = Accepted, in the presence of two witnesses and a dog.
verdict-accept-caught-14 = I give you back my trust. It is small; count it. Yes.
verdict-accept-caught-15 = Your nose is back to its usual length. I take that as a sign. Granted.
verdict-reject-plain-0 = No. Close the door; the draught had better ideas.
verdict-reject-plain-1 = Out of the question, and out of the room.
verdict-reject-plain-2 = I did not hear that, and I shall go on not hearing it.
verdict-reject-plain-3 = Do you take me for my cousin? No.
verdict-reject-plain-4 = Not while I wear this crown, nor for a while after.
verdict-reject-plain-5 = Another day. Perhaps another reign.
verdict-reject-plain-6 = Take it away, by the back stairs.
verdict-reject-plain-7 = I was younger when you began. No.
verdict-reject-plain-8 = A fine idea. It will be finer elsewhere.
verdict-reject-plain-9 = No; and do not mistake it for a shy yes.
verdict-reject-plain-10 = I put it to my dog. He left. Refused.
verdict-reject-plain-11 = You rehearsed that? Truly? No.
verdict-reject-plain-12 = I had rather die of something else.
verdict-reject-plain-13 = My throne has four legs, and you bring a saw. No.
verdict-reject-plain-14 = Refused. They will hand you your hat at the gate.
verdict-reject-plain-15 = No. It is a short word, but it rewards study.
verdict-reject-plain-16 = Offer it to our enemies; they are short of mistakes.
verdict-reject-plain-17 = That is the best no I have said all week. Keep it.
verdict-reject-plain-18 = I shall think it over when I am a statue. No.
verdict-reject-plain-19 = I let you finish; that was the mercy. No.
verdict-reject-plain-20 = It has everything but a reason. Refused.
verdict-reject-plain-21 = One does not move a kingdom to steady a table. No.
verdict-reject-plain-22 = There are two faults in your plan, and one of them is standing.
verdict-reject-plain-23 = No. Be easy; nobody was listening.
verdict-reject-plain-24 = Burn it. The paper, this time.
verdict-reject-plain-25 = No, thank you. I have just had one of those, and it died.
verdict-reject-flattery-0 = You praise my judgement in order to borrow it. No.
verdict-reject-flattery-1 = Sugar draws flies, and now and then a refusal.
verdict-reject-flattery-2 = All you say of me is so. All you ask of me is not.
verdict-reject-flattery-3 = Keep the incense. I can see the smoke. No.
verdict-reject-flattery-4 = My mirror says as much and never wants a grant. Refused.
verdict-reject-flattery-5 = My hand has been kissed to the elbow. Enough. No.
verdict-reject-flattery-6 = If I am so wise, hear me be wise: no.
verdict-reject-flattery-7 = You call me the sun. Stay in the shade. Refused.
verdict-reject-flattery-8 = Flowers again. Who is to be buried? Not I. No.
verdict-reject-flattery-9 = The compliment is accepted; the bill is returned.
verdict-reject-alarm-0 = It is always midnight when you speak. No.
verdict-reject-alarm-1 = Whoever shouts so loud would rather I did not read. Refused.
verdict-reject-alarm-2 = I looked out of the window. It is a lovely day. No.
verdict-reject-alarm-3 = The end of the world may wait until I have dined. No.
verdict-reject-alarm-4 = Sit. Drink something. Give it up. No.
verdict-reject-alarm-5 = You had that same breath about the geese. Refused.
verdict-reject-alarm-6 = If the foe is at the gate, let him wipe his feet. No.
verdict-reject-alarm-7 = Fear is a counsellor, and I have too many. No.
verdict-reject-alarm-8 = Wake me if it is still true tomorrow. Refused.
verdict-reject-alarm-9 = You tremble for me? Do it further off. No.
verdict-reject-promise-0 = Your word? I have a drawer of them. No.
verdict-reject-promise-1 = Much is promised in houses where little is kept. Refused.
verdict-reject-promise-2 = Swear more softly; you will wake the last one. No.
verdict-reject-promise-3 = Your head as a pledge? It does not circulate here. No.
verdict-reject-promise-4 = A promise is a debt that sings, and I have no ear. Refused.
verdict-reject-promise-5 = By spring, you say? Then ask me in spring. No.
verdict-reject-promise-6 = I cannot eat oaths; they come back on me. No.
verdict-reject-promise-7 = You promise as farmers sow: by the handful, in another’s field. No.
verdict-reject-promise-8 = Put it in writing. Now eat the writing. Refused.
verdict-reject-promise-9 = On your honour? I should want something broader to stand on. No.
verdict-reject-kept-0 = I believe you entirely. That is why not.
verdict-reject-kept-1 = You tell the truth as a rule, so it is as bad as you say. No.
verdict-reject-kept-2 = Your candour does you credit. It would cost me mine. Refused.
verdict-reject-kept-3 = One truth a reign; I am on a diet. No.
verdict-reject-kept-4 = You did not lie, and I do not care to. No.
verdict-reject-kept-5 = I trust you wholly. It is what follows you that I doubt. No.
verdict-reject-kept-6 = Your word is gold, so I shall hoard it. Refused.
verdict-reject-kept-7 = You were right last time, so I took you seriously: no.
verdict-reject-kept-8 = Stay honest, it is rare; and stay outside. No.
verdict-reject-kept-9 = You see clearly. So do I, and it is no.
verdict-reject-kept-10 = You never lie, and you look worried. That will do for me: no.
verdict-reject-kept-11 = I have kept all your truths. Keep this one yourself. Refused.
verdict-reject-kept-12 = A sure foot on a rotten stair is still on a rotten stair. No.
verdict-reject-kept-13 = I think too well of you to let you do it. No.
verdict-reject-kept-14 = I hear what your candour leaves out. No.
verdict-reject-kept-15 = You have credit here. Do not spend it today. Refused.
verdict-reject-kept-16 = Every word is true, I am sure, and every word alarms me. No.
verdict-reject-kept-17 = Honesty passes; catastrophe stays for dinner. No.
verdict-reject-kept-18 = From a liar I might have taken it, for sport. From you, no.
verdict-reject-kept-19 = You, who tell the truth, wish me well at that price? Refused.
verdict-reject-caught-0 = I recall your last tale. I did not care for the ending. No.
verdict-reject-caught-1 = You promised me marvels, and they are still being swept up. Refused.
verdict-reject-caught-2 = Bring a harp next time, if it is to be stories. No.
verdict-reject-caught-3 = One lie was plenty; I had an appetite then. No.
verdict-reject-caught-4 = Your word came back without you, much the worse for it. Refused.
verdict-reject-caught-5 = You lied with lowered eyes. Raise them and read this: no.
verdict-reject-caught-6 = Nobody shears the same crown twice. No.
verdict-reject-caught-7 = My walls have ears, and even they have stopped believing you. No.
verdict-reject-caught-8 = You lied, and badly. The second I cannot forgive. Refused.
verdict-reject-caught-9 = The more I listen, the more I value quiet. No.
verdict-reject-caught-10 = First the other truth, the one you owe me. No.
verdict-reject-caught-11 = I had your last oath read back to me. It laughed. Refused.
verdict-reject-caught-12 = Once bitten, twice crowned. No.
verdict-reject-caught-13 = Swearing again? The ceiling has suffered enough. No.
verdict-reject-caught-14 = The plan may be sound. It is the mouth that I mind. Refused.
verdict-reject-caught-15 = I leaned on your word once. You may see the dent. No.

# How Monarchs die
story-church-minus-tragic-0 = The altars stood bare. On the last evening { $monarch } rang the great bell alone, and the rope, which nobody had mended, came down with the bell.
story-church-minus-tragic-1 = There was not a priest in twenty leagues when the fever came. { $monarch } confessed to the cat, which had not been ordained, and died before the end of the list. The cat has repeated nothing.
story-church-minus-comic-0 = With no priest left to marry, bury or bless, somebody had to taste the holy wine. It had turned eight years ago. { $monarch } finished the barrel.
story-church-minus-comic-1 = With nobody left to keep the calendar, Sunday fell on a Tuesday and Easter in the soup. { $monarch } fasted for what proved to be Christmas, feasted for what proved to be Lent, and met the two of them on the stairs.
story-church-minus-heroic-0 = When the pagans came for the empty cathedral, { $monarch } held the door with a candlestick until the roof gave way on them all.
story-church-minus-heroic-1 = They meant to sell the spire by the pound. { $monarch } climbed up to defend the weathercock, and defended it. In a high wind it still points, with some feeling, to the spot.
story-church-minus-uncanny-0 = As nobody prayed any more, something else came to listen. It sat at the foot of the bed of { $monarch }, and it was very attentive.
story-church-minus-uncanny-1 = When the last candle in the last chapel was sold, something in the dark noticed. It came up through the crypt, wiped its feet, and asked very civilly for { $monarch }. The palace has now one more echo than rooms.
story-church-plus-tragic-0 = The synod found seven heresies in the table manners of { $monarch }. The stake was lit with the royal correspondence.
story-church-plus-tragic-1 = Lent was extended by a week, then by a month, then out of habit. { $monarch } asked for bread and was brought a sermon. By Easter there was only the sermon.
story-church-plus-comic-0 = { $monarch } was canonised by acclamation. Saints, it turned out, must be dead, and the bishops were in a hurry.
story-church-plus-comic-1 = { $monarch } was blessed on waking, absolved at breakfast, and anointed so often that no chair could be relied upon. The procession reached the top of the spire at noon. The anointing had not neglected the shoes.
story-church-plus-heroic-0 = Before forty inquisitors { $monarch } refused to kneel, and walked into the fire humming an improper song.
story-church-plus-heroic-1 = They sent a crown of thorns, by way of a hint. { $monarch } put it on, thanked the bearer, and gave audience in it for three days. On the fourth it was the crown that asked to be excused.
story-church-plus-uncanny-0 = At high mass every statue turned its head. In the morning there was one statue more, and it wore the crown of { $monarch }.
story-church-plus-uncanny-1 = So many prayers went up at once that heaven leaned down to hear. It looked about for the person they all named, found { $monarch }, and closed its hand.
story-army-minus-tragic-0 = Three sentries were left to guard the frontier, and they were asleep. { $monarch } was found at dawn, still holding the map.
story-army-minus-tragic-1 = The last drummer beat the retreat for an army of one. { $monarch } stepped back as the drill-book says, smartly and in good order, and behind was the river.
story-army-minus-comic-0 = The enemy came in by the kitchen, asked the way to the throne room, and was given directions. { $monarch } had just ordered soup.
story-army-minus-comic-1 = For want of a garrison they painted one on the wall. The enemy, a lover of art, came closer to look at the hands. The hands were poor. He said so to { $monarch } with an artilleryman’s candour.
story-army-minus-heroic-0 = Alone on the bridge, in a borrowed helmet, { $monarch } delayed eleven regiments for almost a minute.
story-army-minus-heroic-1 = { $monarch } ran round the ramparts in a new hat at each embrasure, to give the idea of a garrison. The idea took so well that the enemy brought up thirty guns. The hats were recovered.
story-army-minus-uncanny-0 = The last soldiers had marched into the fog. What marched back out of it wore their uniforms and asked for { $monarch } by name.
story-army-minus-uncanny-1 = They had enlisted the scarecrows. All summer these guarded the wheat and never asked for pay. When the snow came they walked up to the castle to be warm, and { $monarch } made an excellent fire.
story-army-plus-tragic-0 = The generals drew lots in the antechamber. The youngest wept as he opened the door, and { $monarch } told him to be quick.
story-army-plus-tragic-1 = An order went out with one word misspelt, and a hundred thousand men are very obedient. { $monarch } read it through again at the wall, found the mistake, and drew breath to mention it.
story-army-plus-comic-0 = In honour of { $monarch } every cannon in the realm fired at once. One of them, alas, pointed at the balcony.
story-army-plus-comic-1 = There came a morning when everyone in the realm was a colonel. { $monarch } stepped out in slippers to ask for a little quiet. “Password?” said a colonel. The funeral was beautifully in step.
story-army-plus-heroic-0 = { $monarch } demanded to lead the charge. The army, which had grown very fast, did not stop at the enemy, nor at { $monarch }.
story-army-plus-heroic-1 = The marshals meant to settle the succession with swords. { $monarch } challenged them all, in order of seniority, and lost only to the twelfth, who was left-handed.
story-army-plus-uncanny-0 = At midnight the suits of armour in the gallery drew their swords. { $monarch } had commanded them to be ready for anything.
story-army-plus-uncanny-1 = The review lasted from dawn to dusk. In the last rank { $monarch } saw a familiar face under a helmet, and the same face under the next. Then the rank closed up, and the numbers were right.
story-people-minus-tragic-0 = The streets were empty, the fields unsown. { $monarch } starved at a table set for a hundred.
story-people-minus-tragic-1 = The last subject was an old woman, who put her key under the stone and did not curtsey. { $monarch } called the roll each morning until the snow came, and answered it, more and more softly.
story-people-minus-comic-0 = Nobody was left to warn { $monarch } about the fourth stair. There used to be a man who did only that.
story-people-minus-comic-1 = There being no cook, { $monarch } made soup from a book. “Take a leek,” it said, or possibly “a leech”, or possibly “leave”. They had dismissed the copyist too.
story-people-minus-heroic-0 = { $monarch } took up the plough in person so that the last village might eat, and was buried in the furrow.
story-people-minus-heroic-1 = The dyke was going and there was nobody to hold it. { $monarch } set a shoulder to it, then the throne, then everything else. It stands to this day, with a slight bulge.
story-people-minus-uncanny-0 = The plague left only shadows in the city. One night they came up to the castle to be counted, and { $monarch } counted.
story-people-minus-uncanny-1 = The empty houses had kept the habit of lighting their windows. { $monarch } knocked at the first, and was let in. It had been so long, said the house, since there was anyone to keep.
story-people-plus-tragic-0 = The crowd only wanted to touch the cloak of { $monarch }. There were a great many of them.
story-people-plus-tragic-1 = They loved { $monarch }, and wanted a likeness for every cottage, then a lock of hair, then a relic. They wept a good deal, and they shared with perfect fairness.
story-people-plus-comic-0 = They loved { $monarch } so much that they carried the throne through the town, over the bridge, and, cheering, not quite over the bridge.
story-people-plus-comic-1 = On harvest day they begged only to shake the royal hand. The hand lasted until the weavers. The rest of { $monarch } gave out among the coopers, at number nine thousand and six, who still dines out on it.
story-people-plus-heroic-0 = On the scaffold { $monarch } forgave them all so well that they cried “Encore!”
story-people-plus-heroic-1 = “A last word?” asked the Executioner. { $monarch } found four thousand, on rain, taxes and how to refuse a friend. By nightfall the whole square was asleep on its feet, the Executioner first, who leaned upon the lever.
story-people-plus-uncanny-0 = A thousand masks danced in the square. When they were taken off there was the same face beneath each, that of { $monarch }, and only one of them was bleeding.
story-people-plus-uncanny-1 = All the town dreamed one night that it reigned. In the morning everybody found a crown upon the pillow; and in the royal bed, where { $monarch } had lain, there was only the pillow.
story-wealth-minus-tragic-0 = The crown went to the pawnbroker, then the bed, then the physician’s fee. { $monarch } died of a cold.
story-wealth-minus-tragic-1 = When winter came they could burn either the archives or the debts. { $monarch }, from a sense of honour, burned the archives. The debts would have lasted until spring.
story-wealth-minus-comic-0 = The creditors seized the castle stone by stone, politely beginning with the ground floor. { $monarch } lived upstairs.
story-wealth-minus-comic-1 = Everything was sold but the throne, which would not pass the door. The bailiffs came back with a larger door. “I am staying on it,” said { $monarch }. They shipped the lot by sea. The ship, alas, was one of ours.
story-wealth-minus-heroic-0 = { $monarch } sold the last horse to ransom a page, and walked to the battle. It was a long way, and they had not waited.
story-wealth-minus-heroic-1 = All that was left in the Treasury was a moth, and it had put in for its wages. { $monarch } paid it with the last coronation button, went out to meet the bailiffs of seven kingdoms on the bridge, and settled in person.
story-wealth-minus-uncanny-0 = In the empty treasury something still clinked at night. { $monarch } went down with a lamp. Now there are two that clink.
story-wealth-minus-uncanny-1 = The lender had no face, but a reasonable rate. On the day it came for what was written small. The shadow of { $monarch } went first, and the rest was thrown in to save a second journey.
story-wealth-plus-tragic-0 = The heirs could not wait. The wine was excellent, and { $monarch } praised the vintage to the end.
story-wealth-plus-tragic-1 = They shut the strongroom for the night, as always, without looking in. { $monarch } was still counting. It was the best door in Christendom, and it still is.
story-wealth-plus-comic-0 = { $monarch } asked to see all the gold of the realm at once. The floor had not been consulted.
story-wealth-plus-comic-1 = It began with a gold bath, and a gold spoon to find the soap. By midsummer the very robes were gold; and { $monarch }, in full dress, leaned forward to admire the fishpond.
story-wealth-plus-heroic-0 = To save a child { $monarch } leapt into the harbour, in full regalia, and the regalia went straight down.
story-wealth-plus-heroic-1 = When the counting-house caught fire { $monarch } went in eleven times and came out with eleven clerks. The twelfth was for the cashier’s cat. The cat is very well.
story-wealth-plus-uncanny-0 = Everything { $monarch } touched had begun to gleam. On the last morning it was the tongue.
story-wealth-plus-uncanny-1 = The coins that bore the head of { $monarch } bred at night, in people’s pockets. With each new one the face on the throne grew fainter. The last was struck at dawn, and was thought a speaking likeness.
story-abdication-0 = { $monarch } laid down the crown, bought a small house with pear trees, and was never asked for a decision again.
story-abdication-1 = { $monarch } said yes a dozen times and was so tired of the word that the rest of life was spent, very happily, saying no to geese.
story-abdication-2 = The crown hung on its hook, the key lay under the mat, and { $monarch } had left a note for the milk: “None for me. I have gone to be nobody, by the sea.”
story-abdication-3 = { $monarch } opened an inn. The beer is honest, the bishop pays double, and anyone who says “Majesty, if I may” is asked to leave.
story-abdication-4 = On the last morning { $monarch } balanced all four weights on one finger, bowed to the council, and let somebody else catch them.
story-abdication-5 = They offered a statue. { $monarch } asked for a goat instead, is said to consult it on everything, and to be better advised.
story-abdication-6 = { $monarch } retired with every limb, which is rarer than glory, and wrote memoirs in which nobody is spared but the cook.
story-abdication-7 = { $monarch } handed in the keys, counted ten fingers, and pronounced the reign a success.
story-abdication-8 = They searched for three days. { $monarch } was fishing under the long bridge, the one place where no advisor will risk wet shoes.
story-abdication-9 = { $monarch } joined an order of silent monks, and calls it the best council ever attended.
story-abdication-10 = The throne was warm for an hour. By then { $monarch } was at the crossroads inn, under a false name, over a true stew.
story-abdication-11 = { $monarch } left the crown to chance and the seal to the loudest, and took only the slippers.
story-abdication-12 = There was a farewell address. { $monarch } gave it to the swallows, who were leaving too.
story-abdication-13 = { $monarch } took up clocks. In a clock everything moves by one notch at a time, and nothing asks to speak.
story-abdication-14 = “Twelve times yes,” said { $monarch }, “and we have still not hanged the right one.” The trunks went down that evening.
story-abdication-15 = { $monarch } keeps bees. They have a queen and an opinion each, and they give it only once.
story-abdication-16 = { $monarch } went round the four pillars, gave each a little pat, and left before any of them could answer.
story-abdication-17 = { $monarch } minds a lighthouse. One sees the advisors coming from a great way off, and blows out the lamp.
story-abdication-18 = Asked for a reason, { $monarch } pointed at the gallery of busts, where one plinth was still free.
story-abdication-19 = { $monarch } founded a school for holding one’s tongue. Ambassadors send their children.
story-abdication-20 = { $monarch } planted leeks. They stand in rows, they salute nobody, and not one of them has ever proposed a thing.
story-abdication-21 = { $monarch } rode off on a donkey, facing backwards, so as to wave for longer. They waved handkerchiefs, and then petitions.
story-abdication-22 = In all the gallery the portrait of { $monarch } alone is smiling. It is also the only one the painter had time to finish.
story-abdication-23 = Nobody saw { $monarch } go. The guards were at prayers, the priests at drill, and for once the whole realm was in balance.

# The page
page-room-enough = Another reign, or is it enough?
page-room-heir = Who shall wear the crown next?
page-stage = Turn { $turn }
page-reign-of = The reign { $seat-of }
page-turn = Turn { $turn } · { $advisors } advisors
page-can-relent = one change of mind left
page-court = accepted
page-court-told = { $count ->
    [one] { $count } accepted proposal of 12
   *[other] { $count } accepted proposals of 12
}
page-monarch = Monarch
page-has-reigned = has reigned
page-by-word = by the word of { $player }
page-if-lie = if that is a lie
page-accepted = Accepted
page-rejected = Rejected
page-accept = Accept
page-reject = Reject
page-seal = Seal
page-push = The proposal { $seat-of }: right arrow accepts, left arrow rejects
page-take-back = Take back
page-tray-yes = Accepted
page-tray-no = Rejected
page-tray-yes-why = A point for each advisor accepted.
page-tray-no-why = Refusals have effects too. The back tells nothing of them.
page-left-to-decide = { $left ->
    [0] Everything is decided.
    [one] One proposal is left to decide.
   *[other] { $left } proposals are left to decide.
}
page-must-accept = At least one must be accepted.
page-proposal-of = Proposal { $seat-of }
page-proposals = Proposals
page-quote = “{ $text }”
page-if-refused = If refused:
page-sides = What is spoken of
page-side-accepted = If accepted
page-side-refused = If refused
page-silence = no answer
page-ask = Ask a question…
page-consult = Ask somebody’s opinion of this proposal:
page-force = { $pillar-id ->
    [people] { $force-plural }
   *[other] { $force }
}
page-true = True
page-lie = A lie
page-lie-mark = contradicts the card
page-credit = Their word
page-credit-told = word kept { $kept } { $kept ->
    [one] time
   *[other] times
}, broken { $broken } { $broken ->
    [one] time
   *[other] times
}
page-ready = ready
page-thinking = thinks…
page-draws =
    { $count ->
        [one] draws… 1 card
       *[other] draws… { $count } cards
    }
page-goal = Your secret goal
page-goal-now = { $points ->
    [one] point if the reign ended like this
   *[other] points if the reign ended like this
}
page-towards-plus = towards +
page-towards-minus = towards −
page-goal-moves = Goal { $from } → { $to }
page-ends-reign = and the reign ends
page-choose-card = Choose a card from your hand.
page-monarch-sees = { $monarch } sees
page-you-see = You alone see
page-pitch = Your pitch
page-pitch-how = Claims: a pillar, then a direction
page-claims = Claims by pillar
page-directions = Direction
page-lies = { $count ->
    [one] One claim contradicts the card. Only you know.
   *[other] { $count } claims contradict the card. Only you know.
}
page-tone = Tone
page-own-words = In your own words, if you like
page-will-say = You will say
page-another = Another one
page-ideas = ideas on the card
page-cards = { $count ->
    [one] card
   *[other] cards
}
page-your-hand = Your hand
page-piles = Piles
board-pile = The { $pile } pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
page-players = Players
page-backs = { $count ->
    [one] { $count } back
   *[other] { $count } backs
}
page-annals = Annals
page-after-count = Back to the table
page-tell = How did { $seat } die?
page-tell-it = Tell it
page-own-story = Or tell it in your own words
page-reign-ended = The reign { $seat-of } is over
page-reign-line = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $court } accepted
page-told-by = Told by { $seat }

# Pieces

pillar-church = Church
    .the = the Church
    .upper = The Church
pillar-army = Army
    .the = the Army
    .upper = The Army
pillar-people = People
    .the = the People
    .upper = The People
pillar-wealth = Wealth
    .the = Wealth
    .upper = Wealth
space-minus = −
space-minus-4 = −4
space-minus-3 = −3
space-minus-2 = −2
space-minus-1 = −1
space-centre = centre
space-plus-1 = +1
space-plus-2 = +2
space-plus-3 = +3
space-plus-4 = +4
space-plus = +
pile-left = left
pile-middle = middle
pile-right = right
force-falls-much = falls a lot
    .plural = fall a lot
force-falls = falls a little
    .plural = fall a little
force-rises = rises a little
    .plural = rise a little
force-rises-much = rises a lot
    .plural = rise a lot
tone-plain = plain
tone-flattery = flattery
tone-alarm = alarm
tone-promise = promise
# What an advisor says of another’s proposal
remark-second = I second it.
remark-beware = Beware, Majesty.
remark-lied = I have heard a lie from there before.
remark-church-falls = The Church will fall by it.
remark-church-rises = The Church will rise by it.
remark-army-falls = The Army will fall by it.
remark-army-rises = The Army will rise by it.
remark-people-falls = The People will fall by it.
remark-people-rises = The People will rise by it.
remark-wealth-falls = Wealth will fall by it.
remark-wealth-rises = Wealth will rise by it.
said-second-0 = Seconded. It pains me, so you may believe it.
said-second-1 = I had a speech ready against. I have eaten it. Say yes.
said-second-2 = Yes to that. I know nothing of it, but the lighting is good.
said-second-3 = Take it, Majesty, before somebody offers it to our enemies.
said-beware-0 = Grant it, by all means. Who inherits?
said-beware-1 = Beware: you are being pushed, but with flowers.
said-beware-2 = There was a trap in there. I saw it wink.
said-beware-3 = Do not touch it, Majesty. It has not stopped ticking.
said-lied-0 = That mouth has been used before, Majesty. Recall the taste.
said-lied-1 = Same hand, same heart, same oath, and we still limp from it.
said-lied-2 = I do not say that anybody lies. I say it is in the minutes.
said-lied-3 = It was promised last time, too. We dined on candles.
said-church-falls-0 = The Church falls by it. I have seen the vergers packing.
said-church-falls-1 = Count the candles before you sign; it will be quicker afterwards.
said-church-falls-2 = There goes the choir, Majesty, one voice at a time.
said-church-falls-3 = The pews will empty, and the plate with them.
said-church-rises-0 = The Church rises by it, or I eat my rosary.
said-church-rises-1 = Do you hear singing? That is the clergy, growing.
said-church-rises-2 = The chapter is already rubbing its hands, folded.
said-church-rises-3 = One step more, and they will say mass in your kitchens.
said-army-falls-0 = The Army falls by it. The drummer is asking about other work.
said-army-falls-1 = Your pikes will lose their points; I had it from the guardroom.
said-army-falls-2 = Say farewell to a company, Majesty, and to its moustaches.
said-army-falls-3 = The Guard comes out of it thinner, and the neighbours can count.
said-army-rises-0 = Take my word: the Army rises, or I walk home.
said-army-rises-1 = They are polishing boots at the barracks. The Guard gains.
said-army-rises-2 = The captains are smiling, Majesty. One seldom sees it, and from afar.
said-army-rises-3 = You will have more swords after it than before. Mind which way they point.
said-people-falls-0 = The People fall by it. They are counting the pitchforks.
said-people-falls-1 = I have an ear at the washhouse, and the washhouse is not pleased.
said-people-falls-2 = The street will pay, Majesty, and it keeps receipts.
said-people-falls-3 = They will close the shutters as you pass, a village at a time.
said-people-rises-0 = The People rise by it. The fiddles are being tuned.
said-people-rises-1 = The street will love you. Leave it the windows, not the doors.
said-people-rises-2 = There will be dancing in Lower Town tonight; I know the piper.
said-people-rises-3 = The villages gain, Majesty. I have cousins there, and they have stopped writing.
said-wealth-falls-0 = Wealth falls by it. I saw the cashier turn pale.
said-wealth-falls-1 = Keep a hand on the purse, Majesty, and the other on the first.
said-wealth-falls-2 = It will cost. It always costs when nobody mentions it.
said-wealth-falls-3 = You will see the bottom of the chest. It is good oak.
said-wealth-rises-0 = Wealth rises by it. The bankers have begun to bow.
said-wealth-rises-1 = There is gold under that; I can hear it from here.
said-wealth-rises-2 = The Treasury gains, Majesty, and I have not so much as a nephew in it.
said-wealth-rises-3 = Your coffers come out heavier. Engage porters.
speaking-free = free
speaking-30 = 30 seconds
speaking-60 = 1 minute
speaking-120 = 2 minutes
page-opening = A word to begin with, Your Majesty?
page-last-words = Any last words, Your Majesty?
page-comment = Say something of it
opening-plain-0 = I have read the lives of my ancestors. They are short. Let us be careful.
opening-plain-1 = You will each have my ear. It has a limited capacity and two exits.
opening-plain-2 = My predecessor trusted you all. You may see the result in the crypt, weekdays.
opening-plain-3 = Sit. Further off. A little further. There: I am listening.
opening-plain-4 = Four pillars, one throne, and so very many of you. Proceed.
opening-plain-5 = I am told that this hat makes me wise. Let us find out.
opening-flattery-0 = I hear your wisdom praised on all sides. I look forward to meeting it.
opening-flattery-1 = Such fine faces, and such appetites. We shall get on.
opening-flattery-2 = Few thrones are so well surrounded, or from so near.
opening-flattery-3 = Your talents are known to the very border, which has moved away.
opening-flattery-4 = You are the best council in the world. The others would not come.
opening-flattery-5 = I know all your merits; I have the reports. Speak.
opening-alarm-0 = Four pillars hold me up, and each of you has brought a saw. Begin.
opening-alarm-1 = The throne creaks. Is it the wood, or one of you?
opening-alarm-2 = Three ravens, two lawyers and yourselves. Let us be quick.
opening-alarm-3 = My door is open to you. So is the trapdoor.
opening-alarm-4 = Nobody move. I can feel it leaning already.
opening-alarm-5 = I dreamt of marble with my name on it. Hold the pillars, all of you!
opening-promise-0 = Who tells me the truth shall dine well. Who tells me ‘there is no risk’ shall taste my soup.
opening-promise-1 = I shall listen to everybody, believe somebody and thank nobody. Begin.
opening-promise-2 = Twelve times yes, and you are rid of me. My royal word.
opening-promise-3 = I promise to be just, whenever time allows.
opening-promise-4 = A chair for those who keep their word. For the rest, the view from the wall.
opening-promise-5 = I mean to die in bed, at ninety, of boredom. Kindly arrange it.
last-plain-0 = Well, I did say yes.
last-plain-1 = I distinctly heard ‘a little’.
last-plain-2 = Four pillars, and it had to be that one.
last-plain-3 = Ah. So that is where that door goes.
last-plain-4 = Somebody snuff the candles.
last-plain-5 = I have nothing to add, and no time to add it.
last-flattery-0 = Tell them I was taller.
last-flattery-1 = Note how gracefully I fall. Note it down!
last-flattery-2 = Such splendid advice; I shall take it with me.
last-flattery-3 = You advised me so well that there is nothing left to do.
last-flattery-4 = Thank you, my friends. I shall keep you a place beside me.
last-flattery-5 = I was never better betrayed. My compliments.
last-alarm-0 = Whose idea was that, again?
last-alarm-1 = Wait! I take back the yes!
last-alarm-2 = There, behind the curtain! Oh. Behind me.
last-alarm-3 = Not the pillar! Not the… ah.
last-alarm-4 = Fetch the Physician! No, not him. Anybody else!
last-alarm-5 = Neither too much nor too little, my nurse said. She never reigned!
last-promise-0 = Do mind the crown. It is rented, and I shall be back for it.
last-promise-1 = I shall haunt this room on Tuesdays. Make a note.
last-promise-2 = One thing I promise you: the next will be worse.
last-promise-3 = Put up a statue, and I shall forget your names.
last-promise-4 = Next time, I swear, I shall read the back of the card.
last-promise-5 = Keep my slippers warm. I have not finished with this floor.
question-church = And the Church?
question-army = And the Army?
question-people = And the People?
question-wealth = And Wealth?
question-refusal = And if I refuse?
style-tragic = tragic
style-comic = comic
style-heroic = heroic
style-uncanny = uncanny
death-church-minus = Church forsaken
death-church-plus = Church almighty
death-army-minus = Army disbanded
death-army-plus = Army in command
death-people-minus = People lost
death-people-plus = People sovereign
death-wealth-minus = Wealth run dry
death-wealth-plus = Wealth overflowing
character-bishop = The Bishop
    .bare = Bishop
    .the = the Bishop
character-abbess = The Abbess
    .bare = Abbess
    .the = the Abbess
character-exorcist = The Exorcist
    .bare = Exorcist
    .the = the Exorcist
character-vampire = The Vampire
    .bare = Vampire
    .the = the Vampire
character-general = The General
    .bare = General
    .the = the General
character-crusader = The Crusader
    .bare = Crusader
    .the = the Crusader
character-executioner = The Executioner
    .bare = Executioner
    .the = the Executioner
character-dragon-tamer = The Dragon-tamer
    .bare = Dragon-tamer
    .the = the Dragon-tamer
character-peasant = The Peasant
    .bare = Peasant
    .the = the Peasant
character-jester = The Jester
    .bare = Jester
    .the = the Jester
character-physician = The Physician
    .bare = Physician
    .the = the Physician
character-star-visitor = The Star-visitor
    .bare = Star-visitor
    .the = the Star-visitor
character-treasurer = The Treasurer
    .bare = Treasurer
    .the = the Treasurer
character-merchant = The Merchant
    .bare = Merchant
    .the = the Merchant
character-explorer = The Explorer
    .bare = Explorer
    .the = the Explorer
character-mage = The Mage
    .bare = Mage
    .the = the Mage
icon-chalice = chalice
    .a = a chalice
    .the = the chalice
    .upper = The chalice
icon-cross = cross
    .a = a cross
    .the = the cross
    .upper = The cross
icon-bell = bell
    .a = a bell
    .the = the bell
    .upper = The bell
icon-candle = candle
    .a = a candle
    .the = the candle
    .upper = The candle
icon-relic = relic
    .a = a relic
    .the = the relic
    .upper = The relic
icon-halo = halo
    .a = a halo
    .the = the halo
    .upper = The halo
icon-devil = devil
    .a = a devil
    .the = the devil
    .upper = The devil
icon-tombstone = tombstone
    .a = a tombstone
    .the = the tombstone
    .upper = The tombstone
icon-holy-book = holy book
    .a = a holy book
    .the = the holy book
    .upper = The holy book
icon-angel = angel
    .a = an angel
    .the = the angel
    .upper = The angel
icon-bat = bat
    .a = a bat
    .the = the bat
    .upper = The bat
icon-crypt = crypt
    .a = a crypt
    .the = the crypt
    .upper = The crypt
icon-flag = flag
    .a = a flag
    .the = the flag
    .upper = The flag
icon-sword = sword
    .a = a sword
    .the = the sword
    .upper = The sword
icon-shield = shield
    .a = a shield
    .the = the shield
    .upper = The shield
icon-castle = castle
    .a = a castle
    .the = the castle
    .upper = The castle
icon-cannon = cannon
    .a = a cannon
    .the = the cannon
    .upper = The cannon
icon-horse = horse
    .a = a horse
    .the = the horse
    .upper = The horse
icon-dragon = dragon
    .a = a dragon
    .the = the dragon
    .upper = The dragon
icon-helmet = helmet
    .a = a helmet
    .the = the helmet
    .upper = The helmet
icon-dungeon = dungeon
    .a = a dungeon
    .the = the dungeon
    .upper = The dungeon
icon-axe = axe
    .a = an axe
    .the = the axe
    .upper = The axe
icon-map = map
    .a = a map
    .the = the map
    .upper = The map
icon-wolf = wolf
    .a = a wolf
    .the = the wolf
    .upper = The wolf
icon-wheat = sheaf of wheat
    .a = a sheaf of wheat
    .the = the sheaf of wheat
    .upper = The sheaf of wheat
icon-beer = barrel of beer
    .a = a barrel of beer
    .the = the barrel of beer
    .upper = The barrel of beer
icon-heart = heart
    .a = a heart
    .the = the heart
    .upper = The heart
icon-baby = newborn
    .a = a newborn
    .the = the newborn
    .upper = The newborn
icon-mask = mask
    .a = a mask
    .the = the mask
    .upper = The mask
icon-rat = rat
    .a = a rat
    .the = the rat
    .upper = The rat
icon-house = house
    .a = a house
    .the = the house
    .upper = The house
icon-pitchfork = pitchfork
    .a = a pitchfork
    .the = the pitchfork
    .upper = The pitchfork
icon-lute = lute
    .a = a lute
    .the = the lute
    .upper = The lute
icon-potion = potion
    .a = a potion
    .the = the potion
    .upper = The potion
icon-pig = pig
    .a = a pig
    .the = the pig
    .upper = The pig
icon-crowd = crowd
    .a = a crowd
    .the = the crowd
    .upper = The crowd
icon-coin = coin
    .a = a coin
    .the = the coin
    .upper = The coin
icon-chest = chest
    .a = a chest
    .the = the chest
    .upper = The chest
icon-ship = ship
    .a = a ship
    .the = the ship
    .upper = The ship
icon-jewel = crown jewel
    .a = a crown jewel
    .the = the crown jewel
    .upper = The crown jewel
icon-scales = pair of scales
    .a = a pair of scales
    .the = the scales
    .upper = The scales
icon-key = key
    .a = a key
    .the = the key
    .upper = The key
icon-spice = sack of spice
    .a = a sack of spice
    .the = the sack of spice
    .upper = The sack of spice
icon-fish = fish
    .a = a fish
    .the = the fish
    .upper = The fish
icon-mine = mine
    .a = a mine
    .the = the mine
    .upper = The mine
icon-bridge = bridge
    .a = a bridge
    .the = the bridge
    .upper = The bridge
icon-contract = contract
    .a = a contract
    .the = the contract
    .upper = The contract
icon-crystal = crystal
    .a = a crystal
    .the = the crystal
    .upper = The crystal
goal-church-up-army-up = Church towards +, Army towards +
goal-church-up-army-down = Church towards +, Army towards −
goal-church-down-army-up = Church towards −, Army towards +
goal-church-down-army-down = Church towards −, Army towards −
goal-church-up-people-up = Church towards +, People towards +
goal-church-up-people-down = Church towards +, People towards −
goal-church-down-people-up = Church towards −, People towards +
goal-church-down-people-down = Church towards −, People towards −
goal-church-up-wealth-up = Church towards +, Wealth towards +
goal-church-up-wealth-down = Church towards +, Wealth towards −
goal-church-down-wealth-up = Church towards −, Wealth towards +
goal-church-down-wealth-down = Church towards −, Wealth towards −
goal-army-up-people-up = Army towards +, People towards +
goal-army-up-people-down = Army towards +, People towards −
goal-army-down-people-up = Army towards −, People towards +
goal-army-down-people-down = Army towards −, People towards −
goal-army-up-wealth-up = Army towards +, Wealth towards +
goal-army-up-wealth-down = Army towards +, Wealth towards −
goal-army-down-wealth-up = Army towards −, Wealth towards +
goal-army-down-wealth-down = Army towards −, Wealth towards −
goal-people-up-wealth-up = People towards +, Wealth towards +
goal-people-up-wealth-down = People towards +, Wealth towards −
goal-people-down-wealth-up = People towards −, Wealth towards +
goal-people-down-wealth-down = People towards −, Wealth towards −

# -- tables of the rules

rules-moved = pillars moved if accepted
rules-strongly = of them strongly
rules-cards = proposals
rules-refused = steps in all if refused
rules-pillar = pillar
rules-characters = characters
rules-icons = icons

# What the balance of a box shows.
matters-character = Characters
matters-goal = Goals
matters-death = Deaths

# Why a value of the box is refused.
box-card-text = a line is meant here: character icon icon | church+2 army-1 | church-1.
box-card-parts = three parts divided by | are needed, not { $count }.
box-card-head = a character and two icons come first.
box-card-empty = an accepted card must move at least one pillar, or its back would be empty.
box-no-character = there is no character “{ $value }”.
box-no-icon = there is no icon “{ $value }”.
box-no-pillar = there is no pillar “{ $value }”.
box-card-steps = “{ $value }” must move at least one step, and at most { $high }.
box-card-twice = one side names “{ $value }” twice.
box-cards-count = the size of a deck is from { $low } to { $high }, not { $count }.
box-card-name = only letters, digits, - and _ may name a card.

## The goal card

page-win = You win if you have the most points once everybody has reigned.
page-win-1 = Advisor, propose a hidden card and say of it what you please.
page-win-2 = The Monarch accepts, white side; or rejects, black side.
page-win-3 = A pillar at its end: the Monarch dies, and secret goals are paid.

# Why an answer, from what lies on the table
reason-both-ways = It serves your goal on both sides: accepted (+{ $number }) and rejected (+{ $number2 }).
reason-by-acceptance = Accepted, it adds { $number } { $number ->
    [one] point
   *[other] points
} to your goal, and brings one at once.
reason-by-refusal = It serves your goal by being rejected: { $number } { $number ->
    [one] point
   *[other] points
} more.
reason-hurts-goal = Accepted, it would cost your goal { $number } { $number ->
    [one] point
   *[other] points
}.
reason-refusal-hurts = Rejected, it would cost your goal { $number } { $number ->
    [one] point
   *[other] points
}.
reason-as-it-was = Accepted, it leaves your goal as it is, and brings a point.
reason-harmless = It takes nothing from your goal; accepted, it brings a point.
reason-kills-white = Accepted, it takes { $pillar-the } to its end: { $number ->
    [0] your goal would pay nothing.
    [one] your goal would pay { $number } point.
   *[other] your goal would pay { $number } points.
}
reason-kills-black = Rejected, it takes { $pillar-the } to its end: { $number ->
    [0] your goal would pay nothing.
    [one] your goal would pay { $number } point.
   *[other] your goal would pay { $number } points.
}
reason-too-late = { $number } more { $number ->
    [one] proposal
   *[other] proposals
} in the pile and the Monarch abdicates: goals pay nothing then.
reason-back-both = Its back shows both pillars of your goal: { $pillar } and { $pillar2 }.
reason-back-one = Its back shows a pillar of your goal: { $pillar }.
reason-back-none = Its back shows no pillar of your goal.
reason-fills = You draw until your hand is full; you hold { $number ->
    [0] no card
    [one] { $number } card
   *[other] { $number } cards
}.
reason-word = That would be false ({ $pillar }), and it will show.
reason-true-word = True ({ $pillar }): your word will be kept.
reason-credit = { $seat }: words kept { $number }, broken { $number2 }.
reason-untested = No word of { $seat } has been put to the test yet.
reason-pile = { $number2 ->
    [0] Your pile: { $number } proposals, enough to abdicate.
   *[other] Your pile: { $number ->
        [0] no proposal
        [one] { $number } proposal
       *[other] { $number } proposals
    }; { $number2 } more to abdicate.
}
reason-edge = { $pillar } at { $space }: a strong move can end the reign.
reason-edge-said = Its advisor says that { $pillar-the } goes nearer to its end ({ $space }): rejected, the other side acts.
reason-edge-touched = { $pillar } at { $space }, and { $number } { $number ->
    [one] proposal touches it: it
   *[other] proposals touch it: they
} may end your reign.
reason-end-near = { $pillar } at { $space }: if the Monarch died now, { $number ->
    [0] your goal would pay nothing.
    [one] your goal would pay { $number } point.
   *[other] your goal would pay { $number } points.
}
reason-goal = Your goal: { $goal }. If the Monarch died now it would pay { $number ->
    [0] nothing.
    [one] { $number } point.
   *[other] { $number } points.
}
reason-hand-ends = { $number ->
    [one] A card of yours
   *[other] { $number } of your cards
} would end the reign one way or the other; your goal is now worth { $number2 } { $number2 ->
    [one] point
   *[other] points
}.
reason-hand-serves = { $number ->
    [one] One of your cards serves
   *[other] { $number } of your cards serve
} your goal accepted and rejected alike.
reason-order = The rejected act before the accepted, in the order you choose: { $seat } now.
reason-kills-now = It would take { $pillar-the } to its end.
reason-survives = The other side would take { $pillar-the } to its end.
reason-counts-white = The accepted side acts, and the card counts in your pile.
reason-counts-black = The rejected side acts; the card does not count.
reason-heir = { $seat } has { $number } { $number ->
    [one] point
   *[other] points
}.
reason-says-nothing = Nothing more is said that the card could belie.
reason-stop = All must want it: then the game ends with { $number } { $number ->
    [one] point
   *[other] points
} for you, { $number2 } for the best of the others.
reason-go-on = You have { $number } { $number ->
    [one] point
   *[other] points
}, the best of the others { $number2 }: a reign more may change it.

# What puzzles are about.
theme-order = The order
theme-truth = The truth that kills
theme-blow = The final blow
theme-edge = Double edge
theme-hour = The hour
theme-refusal = Served by a refusal
theme-backs = Reading the backs
theme-wish = The secret wish

# -- what somebody goes for

plan-points = Where the points come from
plan-points-proposals = Proposals accepted
plan-points-goals = Goals
plan-points-reign = Reigns
plan-points-story = Deaths told
plan-word = Words before the throne
plan-word-kept = Kept
plan-word-broke = Broken
plan-verdict = Verdicts on the throne
plan-verdict-accepted = Accepted
plan-verdict-refused = Rejected
plan-character = Characters brought before the throne
plan-death = How the reigns end
plan-death-abdicated = Abdication
