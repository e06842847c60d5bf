# Heads of State, in English.
title = Heads of State
tagline = Create nobles across Europe, and outlive three revolutions.

attribute-gold = Gold
    .card = a Gold card
attribute-title = Title
    .card = a Title card
attribute-troops = Troops
    .card = a Troops card
attribute-castle = Castle
    .card = a Castle card
attribute-palace = Palace
    .card = a Palace card
attribute-education = Education
    .card = an Education card
attribute-duelling = Duelling
    .card = a Duelling card
attribute-bishop = Bishop
    .card = a Bishop card
attribute-courtesan = Courtesan
    .card = a Courtesan
hidden-attribute = a card
    .card = a card

treachery-assassin = Assassin
    .where = any country
    .card = an Assassin
treachery-axeman = Axeman
    .where = Great Britain
    .card = an Axeman
treachery-guillotine = Guillotine
    .where = France
    .card = a Guillotine
treachery-inquisition = Inquisition
    .where = Spain
    .card = an Inquisition
treachery-gallows = Gallows
    .where = German States
    .card = a Gallows card
treachery-guillotine-gallows = Guillotine or Gallows
    .where = France or German States
    .card = the Guillotine or Gallows
treachery-guillotine-axeman = Guillotine or Axeman
    .where = France or Great Britain
    .card = the Guillotine or Axeman
treachery-guillotine-inquisition = Guillotine or Inquisition
    .where = France or Spain
    .card = the Guillotine or Inquisition
treachery-gallows-axeman = Gallows or Axeman
    .where = German States or Great Britain
    .card = the Gallows or Axeman
treachery-gallows-inquisition = Gallows or Inquisition
    .where = German States or Spain
    .card = the Gallows or Inquisition
treachery-axeman-inquisition = Axeman or Inquisition
    .where = Great Britain or Spain
    .card = the Axeman or Inquisition
hidden-treachery = a treachery card
    .card = a treachery card

noble-baron = baron
    .a = a baron
    .of = of a baron
    .many = barons
noble-count = count
    .a = a count
    .of = of a count
    .many = counts
noble-earl = earl
    .a = an earl
    .of = of an earl
    .many = earls
noble-marquis = marquis
    .a = a marquis
    .of = of a marquis
    .many = marquises
noble-duke = duke
    .a = a duke
    .of = of a duke
    .many = dukes
noble-prince = prince
    .a = a prince
    .of = of a prince
    .many = princes
noble-king = king
    .a = a king
    .of = of a king
    .many = kings

country-great-britain = Great Britain
    .in = in Great Britain
    .of = of Great Britain
country-france = France
    .in = in France
    .of = of France
country-spain = Spain
    .in = in Spain
    .of = of Spain
country-german-states = German States
    .in = in the German States
    .of = of the German States

sector-england = England
    .in = in England
sector-scotland = Scotland
    .in = in Scotland
sector-ireland = Ireland
    .in = in Ireland
sector-ile-de-france = Île-de-France
    .in = in Île-de-France
sector-dauphine = Dauphiné
    .in = in Dauphiné
sector-normandy = Normandy
    .in = in Normandy
sector-burgundy = Burgundy
    .in = in Burgundy
sector-gascony = Gascony
    .in = in Gascony
sector-castile = Castile
    .in = in Castile
sector-catalonia = Catalonia
    .in = in Catalonia
sector-andalusia = Andalusia
    .in = in Andalusia
sector-galicia = Galicia
    .in = in Galicia
sector-brandenburg = Brandenburg
    .in = in Brandenburg
sector-bavaria = Bavaria
    .in = in Bavaria
sector-saxony = Saxony
    .in = in Saxony
sector-hanover = Hanover
    .in = in Hanover

year-1589 = 1589
year-1689 = 1689
year-1789 = 1789

life-living = alive
life-dead = dead

criterion-rank = the highest living noble in the country
criterion-hexagon = the highest hexagon with a living noble
criterion-space = the higher noble in that sector
criterion-turn = the order of turns

tie-kings = king cards
tie-princes = prince cards
tie-dukes = duke cards
tie-marquises = marquis cards
tie-earls = earl cards
tie-counts = count cards
tie-barons = baron cards

# -- what is asked

prompt-turn = Draw attribute cards, clean the display, or draw a treachery card.
wait-turn = { $seat } chooses what to do.
prompt-draw = Draw { $number ->
    [one] one more attribute card.
   *[other] { $number } more attribute cards.
}
wait-draw = { $seat } draws { $number ->
    [one] one more card.
   *[other] { $number } more cards.
}
prompt-build = Create nobles, or end your turn.
wait-build = { $seat } may create nobles.
prompt-scheme = { $number ->
    [0] Strike, replace, or end your turn.
    [one] Replace one more killed noble before your turn ends.
   *[other] Replace { $number } more killed nobles before your turn ends.
}
wait-scheme = { $number ->
    [0] { $seat } plots.
    [one] { $seat } plots and must still replace a killed noble.
   *[other] { $seat } plots and must still replace { $number } killed nobles.
}
prompt-second = Choose the second card against the { $noble } { $sector-in }.
wait-second = { $seat } lays a second card against the { $noble } { $sector-in }.
prompt-trim = { $number ->
    [0] Discard { $number2 ->
        [one] { $number2 } treachery card.
       *[other] { $number2 } treachery cards.
    }
   *[other] Discard { $number ->
        [one] { $number } attribute card
       *[other] { $number } attribute cards
    }{ $number2 ->
        [0] .
        [one] { " " }and { $number2 } treachery card.
       *[other] { " " }and { $number2 } treachery cards.
    }
}
wait-trim = { $seat } discards down to ten attribute and four treachery cards.
prompt-cull = The round is over: { $number ->
    [0] discard { $number2 ->
        [one] { $number2 } treachery card.
       *[other] { $number2 } treachery cards.
    }
   *[other] discard { $number ->
        [one] { $number } attribute card
       *[other] { $number } attribute cards
    }{ $number2 ->
        [0] .
        [one] { " " }and { $number2 } treachery card.
       *[other] { " " }and { $number2 } treachery cards.
    }
}
wait-cull = { $seat } discards down to six attribute and two treachery cards.

# -- answers

verb-take = Take { $attribute }
verb-draw = Draw from the pile
verb-clean = Clean the display
verb-seize = Take { $treachery }
verb-plot = Draw a treachery card
verb-end = End the turn
verb-discard = Discard { $attribute }
verb-drop = Discard { $treachery }
verb-add = Add { $treachery }
verb-create = Create { $place-a }
verb-court = Create { $place-a } (Courtesan for { $attribute })
verb-strike = { $treachery } against the { $place }
verb-begin = { $seat } begins
verb-turn-up = { $attribute }
verb-return = { $attribute }, cleaned before
verb-revolt = The Revolution
verb-breed = { $treachery }
verb-kill = A cube of the striker
verb-spare = The cube of the victim

# -- what happened

event-began = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-shown-card = New on display: { $attribute }.
event-shown-plot = New on the treachery display: { $treachery }.
event-turn-began = { $you ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
}
event-took = { $you ->
    [yes] You take { $attribute-card } from the display.
   *[no] { $seat } takes { $attribute-card } from the display.
}
event-drew = { $you ->
    [yes] You draw { $attribute-card } from the pile.
   *[no] { $seat } draws { $attribute-card } from the pile.
}
event-cleaned = { $you ->
    [yes] You clean the display.
   *[no] { $seat } cleans the display.
}
event-seized = { $you ->
    [yes] You take { $treachery-card } from the treachery display.
   *[no] { $seat } takes { $treachery-card } from the treachery display.
}
event-plotted = { $you ->
    [yes] You draw { $treachery-card } from the treachery pile.
   *[no] { $seat } draws { $treachery-card } from the treachery pile.
}
event-reshuffled = The treachery discards are shuffled into a new pile.
event-created = { $you ->
    [yes] You create { $noble-a } { $sector-in }.
   *[no] { $seat } creates { $noble-a } { $sector-in }.
}
event-courted = A Courtesan stands for the { $attribute } card.
event-cardless = No { $noble } card is left: the token is placed without one.
event-hexed = { $you ->
    [yes] You are first
   *[no] { $seat } is first
} { $sector-in }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-united = { $you ->
    [yes] You have created
   *[no] { $seat } has created
} a noble in every sector { $country-of }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-proof = { $life-id ->
    [living] { $sector }: a living noble.
   *[dead] { $sector }: a noble created there, no longer alive.
}
event-returned = { $you ->
    [yes] Your dead nobles { $country-in } go back to your supply.
   *[no] { $seat }’s dead nobles { $country-in } go back to their supply.
}
event-housed = { $you ->
    [yes] You have created all seven ranks and enter
   *[no] { $seat } has created all seven ranks and enters
} the House of Nobles: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-aimed = { $you ->
    [yes] You play { $treachery-card } against { $seat2 }’s { $noble } { $sector-in }.
   *[no] { $seat } plays { $treachery-card } against { $seat2 }’s { $noble } { $sector-in }.
}
event-added = A second card for the capital: { $treachery }.
event-cubed = The cube drawn belongs to { $seat2 }.
event-killed = { $seat2 }’s { $noble } { $sector-in } is dead.
event-spared = { $seat2 }’s { $noble } { $sector-in } survives.
event-ended-turn = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends their turn.
}
event-discarded = { $you ->
    [yes] You discard { $attribute-card }.
   *[no] { $seat } discards { $attribute-card }.
}
event-dropped = { $you ->
    [yes] You discard { $treachery-card }.
   *[no] { $seat } discards { $treachery-card }.
}
event-revolted = Revolution! The round of { $year } is over.
event-weighed = Influence { $country-in }.
event-share = { $seat }: { $noble } { $sector-in }, { $points }
event-influence = { $seat }: { $points } in all { $country-in }
event-tie = { $seat } and { $seat2 } are level at { $points }; { $criterion } puts { $seat } ahead.
event-prize = { ORD($rank) } prize: { $seat }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-unclaimed = Nobody takes the { ORD($rank) } prize; it leaves the game.
event-round-began = The round of { $year } begins: new piles, new displays.
event-most = The most { $noble-many }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-cards = { $seat }: { $number ->
    [0] no { $noble }
    [one] { $number } { $noble }
   *[other] { $number } { $noble-many }
}
event-majority = { $seat } has the most { $noble-many }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-shared = { $seat } is level for the most { $noble-many }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-nobody-most = Nobody scores for { $noble-many }.
event-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# -- why not

refusal-not-shown = That card is not on display: { $attribute }.
refusal-first-turn = On a first turn only a fixed number of attribute cards is drawn.
refusal-chosen = This turn is already used otherwise: finish the draw.
refusal-pile-too-low = Cleaning needs six cards above the disc; there { $number ->
    [0] are none.
    [one] is only one.
   *[other] are { $number }.
}
refusal-plot-not-shown = That card is not on the treachery display: { $treachery }.
refusal-no-plots = No treachery card is left to draw.
refusal-duty = { $number ->
    [one] One more killed noble must be replaced first.
   *[other] { $number } more killed nobles must be replaced first.
}
refusal-draw-first = First draw the cards of this turn.
refusal-drawn = You have drawn your cards for this turn.
refusal-no-space = There is no space for { $noble-a } { $sector-in }.
refusal-occupied = { $seat }’s { $noble } stands { $sector-in }.
refusal-only-gaps = In a treachery turn nobles are created only where one was killed this turn.
refusal-no-token = You have no { $noble } token left.
refusal-breaks-duty = After this { $noble } you could no longer replace the other killed nobles.
refusal-pure-blood = No Courtesan stands in the set { $noble-of }.
refusal-not-held = You do not hold that card: { $attribute }.
refusal-not-in-set = The { $attribute } card is no part of the set { $noble-of }.
refusal-lacks-cards = { $number ->
    [one] One card is missing for { $noble-a }: { $attribute }.
    [2] Two cards are missing for { $noble-a }: { $attribute } and { $attribute2 }.
   *[other] { $number } cards are missing for { $noble-a }.
}
refusal-no-treachery-now = Treachery cards are played only in a turn that began with drawing one.
refusal-not-held-plot = You do not hold that card: { $treachery }.
refusal-nobody-there = No { $noble } stands { $sector-in }.
refusal-own-noble = You cannot strike your own nobles.
refusal-aimed-already = The { $noble } { $sector-in } was already aimed at this turn.
refusal-wrong-country = That card does not serve in this country: { $treachery }.
refusal-capital-needs-two = A capital needs two cards: the { $noble } { $sector-in } is out of reach of one.
refusal-cannot-replace = If this { $noble } died you would leave more than one space empty.
refusal-never-mixed = An Assassin never joins a country card.
refusal-within-limit = You do not hold too many of these.

# -- the board

board-line = { $label }: { $text }
board-display = Display
board-treachery = Treachery
board-house = House of Nobles
board-hand = Hand
board-pile = Pile
board-reserve = { $number ->
    [one] The last card is the Revolution.
   *[other] The Revolution is among the last { $number }.
}
board-influence = Influence
board-markers = Markers
board-whole = whole country
board-prizes = influence
board-seat-points = points
board-seat-attributes = attributes
board-seat-treacheries = treacheries
board-seat-nobles = noble cards
board-seat-known = known to all
board-create-now = You can create
board-one-more = One card missing for
board-odds = { $percent } % success

# -- the page

page-map = Map of the sixteen sectors
page-zoom-in = Nearer
page-zoom-out = Further
page-ranks = Ranks and attributes
page-pile = { $count ->
    [0] The pile is gone.
    [one] A pile of one card.
   *[other] A pile of { $count } cards.
}
page-helps = Would complete a set
page-house-what = one noble of each of the seven ranks
page-your-hand = Your hand
page-players = Players
page-attributes = Attributes
page-treacheries = Treachery
page-created = Nobles created
page-known = Cards everybody saw
page-none = none
page-free = free
page-or = { $first } or { $last }
page-create-now = You can create:
page-one-more = one card missing for:
page-nothing-now = nothing yet
page-missing-one = 1 missing
page-no-space = no free space
page-pay = For which card shall the Courtesan stand? Or lay the whole set.
page-aim = Now the noble, or another card.
page-count-beside = The game is over; its count stands beside.
page-put-back = Put it back
page-odds = { $percent } %
page-space-free = { $noble } { $where }, free
page-space-held = { $noble } { $seat-of } { $where }
page-dead-of = dead noble { $seat-of }
page-marker-left = country marker { $value }
page-marker-of = country marker { $value } of { $player }
page-prize = { ORD($rank) } prize of each round: { $value }
page-influence-of = Influence now: { $told }
page-prizes = Prizes of each round
page-round = Round of { $year }
page-turn = Turn { $seat-of }
page-revolution = Revolution of { $year }
page-final = The noble cards
page-nobody-there = No living noble.
page-prize-gone = Nobody takes the { ORD($rank) } prize.
page-source-hexagons = Hexagons
page-source-countries = Country markers
page-source-house = House of Nobles
page-source-rounds = Influence
page-source-most = Most nobles
page-total = Total
page-most-rule = Alone in the lead: all points. Two level: half each. More: nothing.
page-courtesan = One Courtesan may stand for any one card of a set, but not for a baron or a king.
page-assassin = An attempt in any province: { $percent } % success. A capital takes two Assassins.
page-country-card = Kills a noble in a province of { $where }. A capital takes two cards.
page-cards-left = { $count ->
    [0] No noble card left.
    [one] One noble card left.
   *[other] { $count } noble cards left.
}
page-text-free = { $noble } free
page-text-held = { $noble } { $seat-of }
page-hexagon-left = hexagon { $value }
page-hexagon-of = hexagon { $value } taken by { $player }
page-capital = { $sector } (capital)
page-seat-line = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $attributes ->
    [one] { $attributes } attribute card
   *[other] { $attributes } attribute cards
} (seen: { $known }), { $treacheries ->
    [one] { $treacheries } treachery card
   *[other] { $treacheries } treachery cards
} (seen: { $plots }); created: { $created }
page-land-portugal = Portugal
page-land-poland = Poland
page-land-italy = Italy
page-land-switzerland = Switzerland
page-land-hungary = Hungary
page-land-austria = Austria
page-sea-atlantic = Atlantic Ocean
page-sea-mediterranean = Mediterranean
page-sea-baltic = Baltic
page-sea-north = North Sea

# -- tables of the rules

rules-noble = noble
rules-set = set
rules-size = cards
rules-most = points for most
rules-tokens = tokens each
rules-attribute = attribute
rules-players = { $count } players
rules-in-all = In all
rules-card = card
rules-where = kills in
rules-copies = number
rules-country = country
rules-sector = sector
rules-hexagon = hexagon
rules-spaces = spaces, the higher first
rules-markers = country markers
rules-round-markers = markers of each round
rules-house-markers = { $all } (two players: { $two })

# -- a noble in a sector

place-england-baron = baron in England
    .a = a baron in England
place-england-count = count in England
    .a = a count in England
place-england-earl = earl in England
    .a = an earl in England
place-england-marquis = marquis in England
    .a = a marquis in England
place-england-duke = duke in England
    .a = a duke in England
place-england-prince = prince in England
    .a = a prince in England
place-england-king = king in England
    .a = a king in England
place-scotland-baron = baron in Scotland
    .a = a baron in Scotland
place-scotland-count = count in Scotland
    .a = a count in Scotland
place-scotland-earl = earl in Scotland
    .a = an earl in Scotland
place-scotland-marquis = marquis in Scotland
    .a = a marquis in Scotland
place-scotland-duke = duke in Scotland
    .a = a duke in Scotland
place-scotland-prince = prince in Scotland
    .a = a prince in Scotland
place-scotland-king = king in Scotland
    .a = a king in Scotland
place-ireland-baron = baron in Ireland
    .a = a baron in Ireland
place-ireland-count = count in Ireland
    .a = a count in Ireland
place-ireland-earl = earl in Ireland
    .a = an earl in Ireland
place-ireland-marquis = marquis in Ireland
    .a = a marquis in Ireland
place-ireland-duke = duke in Ireland
    .a = a duke in Ireland
place-ireland-prince = prince in Ireland
    .a = a prince in Ireland
place-ireland-king = king in Ireland
    .a = a king in Ireland
place-ile-de-france-baron = baron in Île-de-France
    .a = a baron in Île-de-France
place-ile-de-france-count = count in Île-de-France
    .a = a count in Île-de-France
place-ile-de-france-earl = earl in Île-de-France
    .a = an earl in Île-de-France
place-ile-de-france-marquis = marquis in Île-de-France
    .a = a marquis in Île-de-France
place-ile-de-france-duke = duke in Île-de-France
    .a = a duke in Île-de-France
place-ile-de-france-prince = prince in Île-de-France
    .a = a prince in Île-de-France
place-ile-de-france-king = king in Île-de-France
    .a = a king in Île-de-France
place-dauphine-baron = baron in Dauphiné
    .a = a baron in Dauphiné
place-dauphine-count = count in Dauphiné
    .a = a count in Dauphiné
place-dauphine-earl = earl in Dauphiné
    .a = an earl in Dauphiné
place-dauphine-marquis = marquis in Dauphiné
    .a = a marquis in Dauphiné
place-dauphine-duke = duke in Dauphiné
    .a = a duke in Dauphiné
place-dauphine-prince = prince in Dauphiné
    .a = a prince in Dauphiné
place-dauphine-king = king in Dauphiné
    .a = a king in Dauphiné
place-normandy-baron = baron in Normandy
    .a = a baron in Normandy
place-normandy-count = count in Normandy
    .a = a count in Normandy
place-normandy-earl = earl in Normandy
    .a = an earl in Normandy
place-normandy-marquis = marquis in Normandy
    .a = a marquis in Normandy
place-normandy-duke = duke in Normandy
    .a = a duke in Normandy
place-normandy-prince = prince in Normandy
    .a = a prince in Normandy
place-normandy-king = king in Normandy
    .a = a king in Normandy
place-burgundy-baron = baron in Burgundy
    .a = a baron in Burgundy
place-burgundy-count = count in Burgundy
    .a = a count in Burgundy
place-burgundy-earl = earl in Burgundy
    .a = an earl in Burgundy
place-burgundy-marquis = marquis in Burgundy
    .a = a marquis in Burgundy
place-burgundy-duke = duke in Burgundy
    .a = a duke in Burgundy
place-burgundy-prince = prince in Burgundy
    .a = a prince in Burgundy
place-burgundy-king = king in Burgundy
    .a = a king in Burgundy
place-gascony-baron = baron in Gascony
    .a = a baron in Gascony
place-gascony-count = count in Gascony
    .a = a count in Gascony
place-gascony-earl = earl in Gascony
    .a = an earl in Gascony
place-gascony-marquis = marquis in Gascony
    .a = a marquis in Gascony
place-gascony-duke = duke in Gascony
    .a = a duke in Gascony
place-gascony-prince = prince in Gascony
    .a = a prince in Gascony
place-gascony-king = king in Gascony
    .a = a king in Gascony
place-castile-baron = baron in Castile
    .a = a baron in Castile
place-castile-count = count in Castile
    .a = a count in Castile
place-castile-earl = earl in Castile
    .a = an earl in Castile
place-castile-marquis = marquis in Castile
    .a = a marquis in Castile
place-castile-duke = duke in Castile
    .a = a duke in Castile
place-castile-prince = prince in Castile
    .a = a prince in Castile
place-castile-king = king in Castile
    .a = a king in Castile
place-catalonia-baron = baron in Catalonia
    .a = a baron in Catalonia
place-catalonia-count = count in Catalonia
    .a = a count in Catalonia
place-catalonia-earl = earl in Catalonia
    .a = an earl in Catalonia
place-catalonia-marquis = marquis in Catalonia
    .a = a marquis in Catalonia
place-catalonia-duke = duke in Catalonia
    .a = a duke in Catalonia
place-catalonia-prince = prince in Catalonia
    .a = a prince in Catalonia
place-catalonia-king = king in Catalonia
    .a = a king in Catalonia
place-andalusia-baron = baron in Andalusia
    .a = a baron in Andalusia
place-andalusia-count = count in Andalusia
    .a = a count in Andalusia
place-andalusia-earl = earl in Andalusia
    .a = an earl in Andalusia
place-andalusia-marquis = marquis in Andalusia
    .a = a marquis in Andalusia
place-andalusia-duke = duke in Andalusia
    .a = a duke in Andalusia
place-andalusia-prince = prince in Andalusia
    .a = a prince in Andalusia
place-andalusia-king = king in Andalusia
    .a = a king in Andalusia
place-galicia-baron = baron in Galicia
    .a = a baron in Galicia
place-galicia-count = count in Galicia
    .a = a count in Galicia
place-galicia-earl = earl in Galicia
    .a = an earl in Galicia
place-galicia-marquis = marquis in Galicia
    .a = a marquis in Galicia
place-galicia-duke = duke in Galicia
    .a = a duke in Galicia
place-galicia-prince = prince in Galicia
    .a = a prince in Galicia
place-galicia-king = king in Galicia
    .a = a king in Galicia
place-brandenburg-baron = baron in Brandenburg
    .a = a baron in Brandenburg
place-brandenburg-count = count in Brandenburg
    .a = a count in Brandenburg
place-brandenburg-earl = earl in Brandenburg
    .a = an earl in Brandenburg
place-brandenburg-marquis = marquis in Brandenburg
    .a = a marquis in Brandenburg
place-brandenburg-duke = duke in Brandenburg
    .a = a duke in Brandenburg
place-brandenburg-prince = prince in Brandenburg
    .a = a prince in Brandenburg
place-brandenburg-king = king in Brandenburg
    .a = a king in Brandenburg
place-bavaria-baron = baron in Bavaria
    .a = a baron in Bavaria
place-bavaria-count = count in Bavaria
    .a = a count in Bavaria
place-bavaria-earl = earl in Bavaria
    .a = an earl in Bavaria
place-bavaria-marquis = marquis in Bavaria
    .a = a marquis in Bavaria
place-bavaria-duke = duke in Bavaria
    .a = a duke in Bavaria
place-bavaria-prince = prince in Bavaria
    .a = a prince in Bavaria
place-bavaria-king = king in Bavaria
    .a = a king in Bavaria
place-saxony-baron = baron in Saxony
    .a = a baron in Saxony
place-saxony-count = count in Saxony
    .a = a count in Saxony
place-saxony-earl = earl in Saxony
    .a = an earl in Saxony
place-saxony-marquis = marquis in Saxony
    .a = a marquis in Saxony
place-saxony-duke = duke in Saxony
    .a = a duke in Saxony
place-saxony-prince = prince in Saxony
    .a = a prince in Saxony
place-saxony-king = king in Saxony
    .a = a king in Saxony
place-hanover-baron = baron in Hanover
    .a = a baron in Hanover
place-hanover-count = count in Hanover
    .a = a count in Hanover
place-hanover-earl = earl in Hanover
    .a = an earl in Hanover
place-hanover-marquis = marquis in Hanover
    .a = a marquis in Hanover
place-hanover-duke = duke in Hanover
    .a = a duke in Hanover
place-hanover-prince = prince in Hanover
    .a = a prince in Hanover
place-hanover-king = king in Hanover
    .a = a king in Hanover

# What the balance of a box shows.
matters-noble = Nobles
matters-sector = Sectors
matters-country = Countries
matters-treachery = Treacheries

# Why a value of the box is refused.
box-set-small = a higher noble needs more cards than the one below.
box-kind-large = too many cards of one kind: at most { $high } in all.
box-deck-small = too few cards for a game of { $players } players: { $count }; at least { $low } are needed.
box-pile-small = too few treachery cards: { $count }; at least { $low } are needed.
box-spaces-order = two different nobles, the higher one first.
box-no-space = the board must have a space for each noble; none is left for { $value ->
    [baron] a baron
    [count] a count
    [earl] an earl
    [marquis] a marquis
    [duke] a duke
    [prince] a prince
   *[king] a king
}.
box-no-sector = each country must have a sector; none is left for { $value ->
    [great-britain] Great Britain
    [france] France
    [spain] Spain
   *[german-states] the German States
}.
box-capital-abroad = a capital is one of the sectors of its own country.
box-odd = an even number, for two players may share it.

## The goal card

page-win = You win if your nobles have brought the most points after three Revolutions.
page-win-1 = Draw cards; a full set creates a noble.
page-win-2 = The first noble in a sector wins its hexagon.
page-win-3 = At the Revolution, influence in each country is paid.

page-only-build-end = No noble can be created now: end your turn.
page-only-scheme-end = There is nothing to strike or replace: end your turn.
page-ranks-tab = Ranks

# Why an answer, from what lies on the table
reason-completes = The { $attribute } card completes the set { $noble-of }.
reason-nears = With { $attribute-card } only { $number } { $number ->
    [one] card
   *[other] cards
} would be missing for { $noble-a }.
reason-denies = { $seat } has shown the set { $noble-of } but for the { $attribute } card, of which one lies open.
reason-joker = A Courtesan stands for any card of most sets; you would have { $number }.
reason-belongs = The { $attribute } card belongs to the set { $noble-of }.
reason-gathers = A { $attribute } card more: you would hold { $number } { $number ->
    [one] card
   *[other] cards
}.
reason-breaks-set = The { $attribute } card is needed for { $noble-a }.
reason-spares = { $number ->
    [0] Without this { $attribute } card the set { $noble-of } is still whole.
    [one] One card is missing for { $noble-a }, with this { $attribute } card or without.
   *[other] { $number } cards are missing for { $noble-a }, with this { $attribute } card or without.
}
reason-unneeded = No near set needs the { $attribute } card; you hold { $number }.
reason-nothing-open = Nothing that lies open completes a set of yours.
reason-unseen = { $number } { $number ->
    [one] card is
   *[other] cards are
} left in the pile.
reason-revolution = The pile is gone: the Revolution is among { $number } { $number ->
    [one] card
   *[other] cards
}.
reason-cleans = { $number ->
    [one] A new card lies
   *[other] { $number } new cards lie
} open, but you draw only one.
reason-plots = A treachery card more: you would hold { $number }.
reason-drops = { $number ->
    [0] { $treachery } goes: it was the last.
    [one] { $treachery } goes; one treachery card remains.
   *[other] { $treachery } goes; { $number } treachery cards remain.
}
reason-adds = { $number ->
    [0] { $treachery } joins: it is your last treachery card.
    [one] { $treachery } joins; one treachery card remains.
   *[other] { $treachery } joins; { $number } treachery cards remain.
}
reason-hexagon = First noble { $sector-in }: { $points } { $points ->
    [one] point
   *[other] points
} at once.
reason-unites = Your last sector { $country-of }: a marker of { $points } { $points ->
    [one] point
   *[other] points
}.
reason-house = All seven types with { $noble-a }: { $points } { $points ->
    [one] point
   *[other] points
} in the House of Nobles.
reason-leads = { $country }: you take the lead, { $number } to { $number2 }; { $points } { $points ->
    [one] point
   *[other] points
} at the Revolution.
reason-tie = { $country }: { $number } to { $number2 }, and you win the tie; { $points } { $points ->
    [one] point
   *[other] points
} at the Revolution.
reason-second = { $country }: second with { $number }, the first has { $number2 }; { $points } { $points ->
    [one] point
   *[other] points
} at the Revolution.
reason-secures = { $country }: you stay in the lead, { $number } to { $number2 }.
reason-weighs = { $country }: your influence becomes { $number }; the most of another is { $number2 }.
reason-halves = { $seat }’s { $noble } { $sector-in } weighs only half below yours.
reason-most = Most { $noble } cards, { $number } to { $number2 }: { $points } { $points ->
    [one] point
   *[other] points
} at the end, as things are.
reason-spends-joker = Spends a Courtesan.
reason-kills = { $country }: { $seat }’s influence would fall from { $number } to { $number2 }.
reason-topples = { $seat } would no longer lead { $country-in }.
reason-sure-kill = Certain: { $treachery-card } serves { $country-in }.
reason-three-in-four = Three chances in four; the card goes either way.
reason-two-cards = A capital takes two cards.
reason-moves-in = You hold the set { $noble-of }: you can move in at once.
reason-aims = With { $treachery-card } you could strike { $seat }’s { $noble } { $sector-in }: { $seat } leads that country.
reason-saves-set = For { $noble-a } you lack { $number ->
    [one] one card
   *[other] { $number } cards
}; whatever you create now takes cards from that set.
reason-leaves-noble = You could still create { $noble-a }.
reason-keeps-plots = You keep { $number } treachery { $number ->
    [one] card
   *[other] cards
}.
reason-no-set = No set is complete.
reason-can-create = Your hand is enough for { $noble-a }.
reason-one-short = Only { $attribute } is missing for { $noble-a }: it lies open.
reason-one-missing = Only one card is missing for { $noble-a }.
reason-close-second = { $country }: you are second with { $number }, { $seat } has { $number2 }.

# What puzzles are about.
theme-head = A head must fall
theme-map = The map of Europe
theme-share = One castle for two
theme-set = The missing card
theme-patience = Patience
theme-pile = Before the Revolution

# -- what somebody goes for

plan-points = Where the points come from
plan-points-hexagons = First in a sector
plan-points-countries = A whole country
plan-points-house = House of Nobles
plan-points-revolutions = Prizes of the Revolutions
plan-points-cards = Most noble cards
plan-country = Nobles by country
plan-noble = Nobles by rank
plan-treachery = Treacheries played
plan-victim = Nobles killed
