"""The shapes of what a seat sees; looks.py fills them."""

from __future__ import annotations

from cabale.core.sight import Shape


class Back(Shape):
    """The back of a card: who carries it, the pillars it touches if accepted, those strongly."""

    character: int
    pillars: list[int]
    dots: list[int]


class Face(Shape):
    """The hidden side: its icons, the steps of each pillar if accepted and if rejected."""

    card: int
    icons: list[int]
    white: list[int]
    black: list[int]


class Card(Shape):
    """A card whose both sides are known."""

    back: Back
    face: Face
    if_accepted: int  # points the goal would bring if the reign then ended
    if_rejected: int


class Claim(Shape):
    """What was said of one pillar."""

    pillar: int
    force: int


class Remark(Shape):
    """What one advisor said of another's proposal."""

    seat: int
    remark: int
    words: int  # said-<remark>-<words>


class Clause(Shape):
    """What a pitch foretells of one pillar."""

    pillar: int
    force: int
    words: int  # clause-<pillar>-<force>-<words>
    hinge: int  # pitch-<gain or cost>-<hinge>


class Speech(Shape):
    """Which ready-made sentences say a proposal and the verdict on it."""

    opener: int  # pitch-<tone>-<opener>
    icons: list[int]  # deed-<icon>-<up or down>-<variant> is asked for: not the card's own icons
    ways: list[int]  # of each deed, 1 up and 0 down; none without a claim
    variants: list[int]  # of each deed
    link: int  # pitch-link-<up or down>-<up or down>-<link>; pitch-touch-<link> without a claim
    clauses: list[Clause]
    entry: int  # entry-<first, late, kept or broken>-<number>, six of each, NO without one
    closer: int  # closer-<character>-<closer>, NO without one
    occasion: int  # a tone, 4 a word that was kept, 5 one that was broken
    verdict: int  # verdict-<accept or reject>-<occasion>-<verdict>


class Proposal(Shape):
    """A proposal on the table, or one's own before it is laid."""

    seat: int
    laid: bool
    back: Back
    face: Face | None  # to its owner, and to all once it is turned over
    claims: list[Claim]
    tone: int  # NO while none was chosen
    question: int  # what the monarch asked, NO for nothing
    silent: bool  # asked, and did not answer
    warning: Claim | None  # what a refusal is said to bring
    remarks: list[Remark]  # of the others, clockwise from the monarch
    verdict: int  # 0 undecided, 1 accepted, 2 rejected
    shown: bool
    word: int  # once shown: 1 kept, 0 broken, NO if nothing was said
    speech: Speech


class Credit(Shape):
    """How an advisor has kept its word with one monarch, oldest first."""

    monarch: int
    words: list[bool]


class Advisor(Shape):
    """What is public of a seat, and its secrets to itself."""

    seat: int
    points: int
    reigned: bool
    ready: bool  # has proposed this turn
    held: int
    tops: list[Back | None]  # the backs that it may draw from
    backs: list[Back]  # of its hand, if the table plays with visible backs
    goal: int  # to its owner, and to all once goals lie open
    credit: list[Credit]
    voted: bool
    vote: int  # its own, and everybody's for the most memorable reign once counted


class Reign(Shape):
    """One reign in the annals."""

    monarch: int
    turns: int
    ending: int  # a death, or 8 for an abdication
    court: int
    teller: int
    style: int


class View(Shape):
    """The council table as one seat sees it."""

    monarch: int
    turn: int
    tracks: list[int]  # from -5 to 5
    court: list[Face]  # the monarch's pile, all once shown
    discard: list[Face]
    piles: list[int]  # heights
    tops: list[Back | None]  # for these eyes
    seats: list[Advisor]
    proposals: list[Proposal]
    order: list[int]  # of revealing
    can_relent: bool  # the change of mind is still to be had
    hand: list[Card]
    goal_now: int  # points the own goal would bring now, NO without one
    reigns: list[Reign]
    tied: list[int]
    memorable: int
    speaking: int  # seconds for a pitch, 0 as long as one likes
    speech: int  # the tone in which the reign was opened, NO while it was not, -2 in silence
    farewell: int  # that of the last words
    hushed: list[int]  # who was cut short this turn
    pitches: bool
    talks: bool  # speeches, remarks, opinions and warnings without being asked
    story: int
    council: int  # 0 heard as laid, 1 called by the monarch, 2 all at once
    cards: int
