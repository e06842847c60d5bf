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
prompt-opinion = The Monarch wants your opinion of { $character-the } of { $seat2 }.
wait-opinion = { $seat } gives an opinion of { $character-the } of { $seat2 }.
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
prompt-mind = You have seen { $character-the } of { $seat2 }. Do you stand by your decision?
wait-mind = { $seat } has seen { $character-the } of { $seat2 } and may have second thoughts.
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
verb-propose = Propose card { $card }
verb-crown = Crown { $seat }
verb-goal = Goal: { $goal }
verb-draw = Draw from the { $pile } pile
verb-call = Call { $seat }
verb-claim = { $pillar } { $force }
verb-tone = Tone: { $tone }
verb-done = Lay it face down
verb-ask = Ask { $seat }: “{ $question }”
verb-warn = If you refuse: { $pillar } { $force }
verb-silent = Keep silent
verb-accept = Accept { $seat }
verb-reject = Reject { $seat }
verb-seal = Seal the decisions
verb-turn = Turn over { $seat }’s proposal
verb-stand = Stand by it
verb-relent = Change my mind
verb-tell = { $death }, a { $style } tale
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
event-got-goal = { $goal-id ->
    [hidden] { $seat } is dealt a secret goal.
   *[other] Your secret goal: { $goal }.
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
event-claimed = “{ $pillar } { $force }.”
event-asked = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} { $seat2 }: “{ $question }”
event-answered = { $you ->
    [yes] You answer
   *[no] { $seat } answers
}: “{ $pillar } { $force }.”
event-warned = { $you ->
    [yes] You warn
   *[no] { $seat } warns
}: “Refuse, and { $pillar-the } { $force }.”
event-kept-silent = { $you ->
    [yes] You keep silent
   *[no] { $seat } keeps silent
}.
event-accepted = { $you ->
    [yes] You accept
   *[no] { $seat } accepts
} { $character-the } of { $seat2 }.
event-rejected = { $you ->
    [yes] You reject
   *[no] { $seat } rejects
} { $character-the } of { $seat2 }.
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
} { $character-the } of { $seat2 }.
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
} about the proposal of { $seat2 }.
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
} a { $style } tale of the death ({ $death }).
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
event-goal-part = { $pillar } on { $space }: { $number }
event-stopped = All agree: the realm has seen enough.
event-went-on = { $number ->
    [0] The game goes on.
   *[other] The game goes on ({ $number } wanted to stop).
}
event-crowned = { $you ->
    [yes] You pass
   *[no] { $seat } passes
} the crown to { $seat2 }.
event-tied = { $number } players are tied: the vote decides.
event-voted-for = { $you ->
    [yes] You vote
   *[no] { $seat } votes
} for { $seat2 }.
event-remembered = { $seat }’s reign is remembered longest ({ $number ->
    [one] { $number } vote
   *[other] { $number } votes
}).
event-shared = No majority: the victory is shared.
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
refusal-tone-taken = You have already chosen a tone.
refusal-not-on-back = { $pillar } is not on the back of that card.
refusal-already-claimed = Something has already been said about { $pillar-the }.
refusal-has-warned = Something has already been said about a refusal.
refusal-not-laid = No proposal of another lies there.
refusal-other-proposal = Your opinion is wanted of the proposal of { $seat }.
refusal-remarked = You have already spoken of the proposal of { $seat }.
refusal-never-lied = { $seat } was never caught in a lie.
refusal-own-proposal = { $seat } is not asked to judge the own proposal.
refusal-has-remarked = { $seat } has already spoken of the proposal of { $seat2 }.
refusal-hushed = You have cut { $seat } short.
refusal-consulted = You have already asked { $seat } for an opinion.
refusal-time-set = The speaking time is settled for this turn.
refusal-undecided = There are proposals you have not decided.
refusal-decided = You have already decided the proposal of { $seat }.
refusal-accept-one = At least one proposal must be accepted, and this is the last one.
refusal-one-question = You have already asked { $seat } a question.
refusal-other-question = The question was: “{ $question }”
refusal-already-shown = The proposal of { $seat } already lies open.
refusal-rejected-first = The rejected proposals are turned over first.
refusal-not-that-death = { $pillar } is not at that end of its track.
refusal-has-reigned = { $seat } has already reigned.
refusal-not-oneself = Nobody may vote for oneself.
refusal-not-tied = { $seat } is not among the tied.

# The board in a terminal
board-reign = The reign of { $monarch }, turn { $turn }

# What an advisor says: an opening by tone, then a clause for each claim
pitch-plain-0 = Majesty, they speak in town of { $icon-a }. I bring you what can be made of it.
pitch-plain-1 = A small matter of { $icon-a }, Majesty, and a signature.
pitch-plain-2 = { $icon-upper } again, Majesty. One word from you and it is settled.
pitch-plain-3 = I have looked into the affair of { $icon-the }. Here is my counsel.
pitch-plain-4 = Nothing urgent, Majesty: { $icon-a }, a decree, and we are done before supper.
pitch-plain-5 = Allow me to lay { $icon-a } at your feet, with the figures.
pitch-flattery-0 = Only a mind like yours, Majesty, would see what { $icon-a } is worth.
pitch-flattery-1 = Your fame grows daily; let { $icon-the } carry it to the border.
pitch-flattery-2 = The poets ask for { $icon-a } to put beside your name.
pitch-flattery-3 = With a sovereign so wise, { $icon-the } will almost take care of itself.
pitch-flattery-4 = I told the envoys: our Monarch has the eye for { $icon-a }.
pitch-flattery-5 = They already carve your profile above { $icon-the }, Majesty.
pitch-alarm-0 = Majesty, wake up: { $icon-a } in the palace yard, and no time to lose!
pitch-alarm-1 = If nothing is done about { $icon-the } today, I answer for nothing tomorrow.
pitch-alarm-2 = Bolt the doors: they are coming with { $icon-a }.
pitch-alarm-3 = I ran all the way. { $icon-upper }, Majesty! It has begun!
pitch-alarm-4 = Three omens since midnight, and the third was { $icon-a }.
pitch-alarm-5 = Your enemies already hold { $icon-the }. Act, I beg you.
pitch-promise-0 = Give me { $icon-a } and thirty days, and you will thank me.
pitch-promise-1 = On my honour: { $icon-the } will pay for itself twice over.
pitch-promise-2 = Say yes, and by spring every child will know of { $icon-the }.
pitch-promise-3 = I stake my head on { $icon-the }, Majesty.
pitch-promise-4 = Trust me with { $icon-a }. You will not regret it, this time.
pitch-promise-5 = My word on it: nothing can go wrong with { $icon-a }.
pitch-claim-falls-much-0 = { $pillar-upper } will pay dearly, I do not hide it.
pitch-claim-falls-much-1 = It will bring { $pillar-the } low, very low.
pitch-claim-falls-much-2 = Expect { $pillar-the } to lose a great deal.
pitch-claim-falls-0 = { $pillar-upper } will grumble a little.
pitch-claim-falls-1 = It trims { $pillar-the } by a hair.
pitch-claim-falls-2 = A slight loss for { $pillar-the }, nothing more.
pitch-claim-rises-0 = { $pillar-upper } will be somewhat the better for it.
pitch-claim-rises-1 = A modest gain for { $pillar-the }.
pitch-claim-rises-2 = It does { $pillar-the } a little good.
pitch-claim-rises-much-0 = { $pillar-upper } will rise as never before.
pitch-claim-rises-much-1 = A triumph for { $pillar-the }.
pitch-claim-rises-much-2 = It will make { $pillar-the } mighty.
pitch-nothing = I say no more.

# What the Monarch says
verdict-accept-0 = So be it.
verdict-accept-1 = You please me. Granted.
verdict-accept-2 = Let it be written, then.
verdict-accept-3 = Granted, and may you not make me regret it.
verdict-accept-4 = Yes. And now leave us.
verdict-accept-5 = I have heard worse. Accepted.
verdict-reject-0 = Out of the question.
verdict-reject-1 = I did not hear that.
verdict-reject-2 = Do you take me for my cousin? No.
verdict-reject-3 = Not while I wear this crown.
verdict-reject-4 = Another day. Perhaps another reign.
verdict-reject-5 = Take it away.

# How Monarchs die
story-church-minus-tragic = The altars stood bare. On the last evening { $monarch } rang the great bell alone, and the rope, which nobody had mended, came down with the bell.
story-church-minus-comic = With no priest left to marry, bury or bless, somebody had to taste the holy wine. It had turned eight years ago. { $monarch } finished the barrel.
story-church-minus-heroic = When the pagans came for the empty cathedral, { $monarch } held the door with a candlestick until the roof gave way on them all.
story-church-minus-uncanny = As nobody prayed any more, something else came to listen. It sat at the foot of the bed of { $monarch }, and it was very attentive.
story-church-plus-tragic = The synod found seven heresies in the table manners of { $monarch }. The stake was lit with the royal correspondence.
story-church-plus-comic = { $monarch } was canonised by acclamation. Saints, it turned out, must be dead, and the bishops were in a hurry.
story-church-plus-heroic = Before forty inquisitors { $monarch } refused to kneel, and walked into the fire humming an improper song.
story-church-plus-uncanny = At high mass every statue turned its head. In the morning there was one statue more, and it wore the crown of { $monarch }.
story-army-minus-tragic = Three sentries were left to guard the frontier, and they were asleep. { $monarch } was found at dawn, still holding the map.
story-army-minus-comic = The enemy came in by the kitchen, asked the way to the throne room, and was given directions. { $monarch } had just ordered soup.
story-army-minus-heroic = Alone on the bridge, in a borrowed helmet, { $monarch } delayed eleven regiments for almost a minute.
story-army-minus-uncanny = The last soldiers had marched into the fog. What marched back out of it wore their uniforms and asked for { $monarch } by name.
story-army-plus-tragic = The generals drew lots in the antechamber. The youngest wept as he opened the door, and { $monarch } told him to be quick.
story-army-plus-comic = In honour of { $monarch } every cannon in the realm fired at once. One of them, alas, pointed at the balcony.
story-army-plus-heroic = { $monarch } demanded to lead the charge. The army, which had grown very fast, did not stop at the enemy, nor at { $monarch }.
story-army-plus-uncanny = At midnight the suits of armour in the gallery drew their swords. { $monarch } had commanded them to be ready for anything.
story-people-minus-tragic = The streets were empty, the fields unsown. { $monarch } starved at a table set for a hundred.
story-people-minus-comic = Nobody was left to warn { $monarch } about the fourth stair. There used to be a man who did only that.
story-people-minus-heroic = { $monarch } took up the plough in person so that the last village might eat, and was buried in the furrow.
story-people-minus-uncanny = The plague left only shadows in the city. One night they came up to the castle to be counted, and { $monarch } counted.
story-people-plus-tragic = The crowd only wanted to touch the cloak of { $monarch }. There were a great many of them.
story-people-plus-comic = They loved { $monarch } so much that they carried the throne through the town, over the bridge, and, cheering, not quite over the bridge.
story-people-plus-heroic = On the scaffold { $monarch } forgave them all so well that they cried “Encore!”
story-people-plus-uncanny = A thousand masks danced in the square. When they were taken off there was the same face beneath each, that of { $monarch }, and only one of them was bleeding.
story-wealth-minus-tragic = The crown went to the pawnbroker, then the bed, then the physician’s fee. { $monarch } died of a cold.
story-wealth-minus-comic = The creditors seized the castle stone by stone, politely beginning with the ground floor. { $monarch } lived upstairs.
story-wealth-minus-heroic = { $monarch } sold the last horse to ransom a page, and walked to the battle. It was a long way, and they had not waited.
story-wealth-minus-uncanny = In the empty treasury something still clinked at night. { $monarch } went down with a lamp. Now there are two that clink.
story-wealth-plus-tragic = The heirs could not wait. The wine was excellent, and { $monarch } praised the vintage to the end.
story-wealth-plus-comic = { $monarch } asked to see all the gold of the realm at once. The floor had not been consulted.
story-wealth-plus-heroic = To save a child { $monarch } leapt into the harbour, in full regalia, and the regalia went straight down.
story-wealth-plus-uncanny = Everything { $monarch } touched had begun to gleam. On the last morning it was the tongue.
story-abdication = { $monarch } laid down the crown, bought a small house with pear trees, and was never asked for a decision again.

# The page
page-stage = Turn { $turn }
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
page-silence = no answer
page-ask = Ask a question…
page-force = { $force }
page-true = True
page-lie = A lie
page-lie-mark = contradicts the card
page-credit = Word kept
page-credit-told = word kept { $kept } { $kept ->
    [one] time
   *[other] times
}, broken { $broken } { $broken ->
    [one] time
   *[other] times
}
page-ready = ready
page-thinking = thinks…
page-goal = Your secret goal
page-goal-now = { $points ->
    [one] point if the reign ended like this
   *[other] points if the reign ended like this
}
page-towards-plus = towards +
page-towards-minus = towards −
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
page-ideas = ideas on the card
page-cards = { $count ->
    [one] card
   *[other] cards
}
page-your-hand = Your hand
page-piles = Piles
page-players = Players
page-backs = { $count ->
    [one] { $count } back
   *[other] { $count } backs
}
page-annals = Annals
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
force-falls = falls a little
force-rises = rises a little
force-rises-much = rises a lot
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
speaking-free = free
speaking-30 = 30 seconds
speaking-60 = 1 minute
speaking-120 = 2 minutes
page-opening = A word to begin with, Your Majesty?
page-last-words = Any last words, Your Majesty?
page-comment = Say something of it
page-say-nothing = say nothing
opening-plain = I shall listen to everybody, believe somebody and thank nobody. Begin.
opening-flattery = They tell me this is the wisest council in the world. Do go on believing it.
opening-alarm = I have read the lives of my ancestors. They are short. Let us be careful.
opening-promise = I mean to die in bed, at ninety, of boredom. Kindly arrange it.
last-plain = Well, I did say yes.
last-flattery = Tell them I was taller.
last-alarm = Whose idea was that, again?
last-promise = Do mind the crown. I shall want it back.
question-church = And the Church?
question-army = And the Army?
question-people = And the People?
question-wealth = And Wealth?
question-refusal = And if I refuse?
style-tragic = tragic
style-comic = comic
style-heroic = heroic
style-uncanny = uncanny
death-church-minus = Church at −
death-church-plus = Church at +
death-army-minus = Army at −
death-army-plus = Army at +
death-people-minus = People at −
death-people-plus = People at +
death-wealth-minus = Wealth at −
death-wealth-plus = Wealth at +
character-bishop = The Bishop
    .the = the Bishop
character-abbess = The Abbess
    .the = the Abbess
character-exorcist = The Exorcist
    .the = the Exorcist
character-vampire = The Vampire
    .the = the Vampire
character-general = The General
    .the = the General
character-crusader = The Crusader
    .the = the Crusader
character-executioner = The Executioner
    .the = the Executioner
character-dragon-tamer = The Dragon-tamer
    .the = the Dragon-tamer
character-peasant = The Peasant
    .the = the Peasant
character-jester = The Jester
    .the = the Jester
character-physician = The Physician
    .the = the Physician
character-star-visitor = The Star-visitor
    .the = the Star-visitor
character-treasurer = The Treasurer
    .the = the Treasurer
character-merchant = The Merchant
    .the = the Merchant
character-explorer = The Explorer
    .the = the Explorer
character-mage = The Mage
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
    .the = the pair of scales
    .upper = The pair of scales
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
