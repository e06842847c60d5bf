"""What a seat sees, built field by field."""

from __future__ import annotations

from dataclasses import dataclass

from cabale.core.protocol import OVER
from cabale.games.reigns import talk
from cabale.games.reigns.actions import ASK_MEMORY, ASK_PITCH
from cabale.games.reigns.pieces import END, FORCES, GOAL_SIGNS, HAND, PILES, PILLARS
from cabale.games.reigns.scoring import broken_pillar, goal_points, has_spoken, leaders
from cabale.games.reigns.state import (
    COURT,
    ENDING,
    HISTORY,
    NO,
    TALE,
    TELLER,
    TURNS,
    Reigns,
)


@dataclass(frozen=True, slots=True)
class Back:
    """The back of a card: who carries it, the pillars it touches if accepted, those strongly."""

    character: int
    pillars: list[int]
    dots: list[int]


@dataclass(frozen=True, slots=True)
class Face:
    """The hidden side: its icons, the steps of each pillar if accepted and if rejected."""

    card: int
    icons: list[int]
    white: list[int]
    black: list[int]


@dataclass(frozen=True, slots=True)
class Card:
    """A card whose both sides are known."""

    back: Back
    face: Face
    if_accepted: int  # points the goal would bring if the reign then ended
    if_rejected: int


@dataclass(frozen=True, slots=True)
class Claim:
    """What was said of one pillar."""

    pillar: int
    force: int


@dataclass(frozen=True, slots=True)
class Speech:
    """Which ready-made sentences say a proposal and the verdict on it."""

    opener: int  # pitch-<tone>-<opener>
    icon: int  # the icon it speaks of: not the card's own
    clauses: list[int]  # pitch-claim-<force>-<clause>, one for each claim
    verdict: int  # verdict-<accept or reject>-<verdict>


@dataclass(frozen=True, slots=True)
class Proposal:
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
    verdict: int  # 0 undecided, 1 accepted, 2 rejected
    shown: bool
    word: int  # once shown: 1 kept, 0 broken, NO if nothing was said
    speech: Speech


@dataclass(frozen=True, slots=True)
class Credit:
    """How an advisor has kept its word with one monarch, oldest first."""

    monarch: int
    words: list[bool]


@dataclass(frozen=True, slots=True)
class Advisor:
    """What is public of a seat, and its secrets to itself."""

    seat: int
    points: int
    reigned: bool
    ready: bool  # has proposed this turn
    held: int
    backs: list[Back]  # of its hand, if the table plays with visible backs
    goal: int  # to its owner, and to all once goals lie open
    credit: list[Credit]
    voted: bool
    vote: int  # its own, and everybody's for the most memorable reign once counted


@dataclass(frozen=True, slots=True)
class Reign:
    """One reign in the annals."""

    monarch: int
    turns: int
    ending: int  # a death, or 8 for an abdication
    court: int
    teller: int
    style: int


@dataclass(frozen=True, slots=True)
class View:
    """The council table as one seat sees it."""

    monarch: int
    turn: int
    tracks: list[int]  # from -5 to 5
    court: list[Face]  # the monarch's pile, all once shown
    discard: list[Face]
    piles: list[int]  # heights
    tops: list[Back | None]
    seats: list[Advisor]
    proposals: list[Proposal]
    order: list[int]  # of revealing
    can_relent: bool  # the change of mind is still to be had
    hand: list[Card]
    goal_now: int  # points the own goal would bring now, NO without one
    reigns: list[Reign]
    tied: list[int]
    memorable: int
    speaking: int
    pitches: bool
    story: int
    called: bool
    cards: int


def view(s: Reigns, seat: int) -> View:
    """What `seat` (or WATCHER) may see."""
    goal = s.goal[seat] if seat >= 0 else NO
    return View(
        monarch=s.monarch,
        turn=s.turn,
        tracks=list(s.track),
        court=[face(s, card) for card in s.court],
        discard=[face(s, card) for card in s.discard],
        piles=list(s.heights),
        tops=[back(s, s.tops[p]) if s.tops[p] != NO else None for p in range(PILES)],
        seats=[advisor(s, p, seat) for p in range(s.seats)],
        proposals=proposals(s, seat),
        order=list(s.order),
        can_relent=s.monarch != NO and s.turn <= 1 and not s.relented,
        hand=[card_of(s, card, goal) for card in hand_of(s, seat)] if seat >= 0 else [],
        goal_now=goal_points(s, goal) if goal >= 0 else NO,
        reigns=[reign(s, p) for p in range(s.seats) if s.history[p * HISTORY + TURNS] >= 0],
        tied=list(leaders(s)) if s.decision == ASK_MEMORY or s.memorable != NO else [],
        memorable=s.memorable,
        speaking=s.options.speaking,
        pitches=s.options.pitches,
        story=s.options.story,
        called=s.options.called,
        cards=s.box.cards,
    )


def members(mask: int) -> list[int]:
    """The pillars in a mask."""
    return [p for p in range(PILLARS) if mask >> p & 1]


def back(s: Reigns, card: int) -> Back:
    return Back(
        character=s.box.character[card],
        pillars=members(s.box.touched[card]),
        dots=members(s.box.dotted[card]),
    )


def face(s: Reigns, card: int) -> Face:
    at = card * PILLARS
    return Face(
        card=card,
        icons=[s.box.icons[2 * card], s.box.icons[2 * card + 1]],
        white=[s.box.white[at + p] for p in range(PILLARS)],
        black=[s.box.black[at + p] for p in range(PILLARS)],
    )


def hand_of(s: Reigns, seat: int) -> list[int]:
    return [s.hand[seat * HAND + i] for i in range(s.held[seat])]


def card_of(s: Reigns, card: int, goal: int) -> Card:
    """A card of one's own hand, with what either side would do for the goal."""
    both = face(s, card)
    return Card(
        back=back(s, card),
        face=both,
        if_accepted=goal_after(s, both.white, goal),
        if_rejected=goal_after(s, both.black, goal),
    )


def goal_after(s: Reigns, steps: list[int], goal: int) -> int:
    """What the goal would bring after this side of a card alone."""
    if goal < 0:
        return NO
    points = 0
    for p in range(PILLARS):
        after = max(-END, min(END, s.track[p] + steps[p]))
        points += max(0, GOAL_SIGNS[goal * PILLARS + p] * after)
    return points


def proposals(s: Reigns, seat: int) -> list[Proposal]:
    """Those laid, clockwise from the monarch, and one's own that is still being made."""
    out = []
    for i in range(1, s.seats):
        p = (s.monarch + i) % s.seats
        if s.card[p] != NO and (s.is_laid(p) or p == seat):
            out.append(proposal(s, p, seat))
    return out


def proposal(s: Reigns, p: int, seat: int) -> Proposal:
    shown = s.is_shown(p)
    warning = s.reply[p] - 1
    claimed = [(q, s.claim[p * PILLARS + q]) for q in range(PILLARS)]
    word = NO
    if shown and has_spoken(s, p):
        word = 1 if broken_pillar(s, p) == NO else 0
    return Proposal(
        seat=p,
        laid=s.is_laid(p),
        back=back(s, s.card[p]),
        face=face(s, s.card[p]) if shown or p == seat else None,
        claims=[Claim(q, claim - 1) for q, claim in claimed if claim > 0],
        tone=s.tone[p],
        question=s.question[p],
        silent=s.reply[p] == 0 and not is_answered(s, p),
        warning=Claim(warning // FORCES, warning % FORCES) if warning >= 0 else None,
        verdict=s.verdict[p],
        shown=shown,
        word=word,
        speech=speech(s, p),
    )


def speech(s: Reigns, p: int) -> Speech:
    return Speech(
        opener=talk.opener(s, p),
        icon=talk.icon(s, p),
        clauses=[talk.clause(s, p, q) for q in range(PILLARS) if s.claim[p * PILLARS + q] > 0],
        verdict=talk.verdict_words(s, p),
    )


def is_answered(s: Reigns, p: int) -> bool:
    """Whether the monarch's question about a pillar got a claim."""
    question = s.question[p]
    return 0 <= question < PILLARS and s.claim[p * PILLARS + question] > 0


def advisor(s: Reigns, p: int, seat: int) -> Advisor:
    pitching = s.decision == ASK_PITCH and p != s.monarch
    counted = s.decision == OVER and s.ballot[p] != NO
    return Advisor(
        seat=p,
        points=s.points[p],
        reigned=bool(s.reigned >> p & 1),
        ready=s.is_laid(p) or (pitching and s.card[p] != NO and not s.waiting >> p & 1),
        held=s.held[p],
        backs=hand_backs(s, p) if s.options.backs else [],
        goal=s.goal[p] if p == seat or s.goals_open else NO,
        credit=[credit(s, m, p) for m in range(s.seats) if s.words[m * s.seats + p]],
        voted=s.ballot[p] != NO,
        vote=s.ballot[p] if p == seat or counted else NO,
    )


def hand_backs(s: Reigns, p: int) -> list[Back]:
    """The backs of a hand, in an order that tells nothing."""
    cards = sorted(hand_of(s, p), key=lambda card: s.box.back[card])
    return [back(s, card) for card in cards]


def credit(s: Reigns, monarch: int, p: int) -> Credit:
    at = monarch * s.seats + p
    return Credit(monarch, [bool(s.kept[at] >> i & 1) for i in range(s.words[at])])


def reign(s: Reigns, monarch: int) -> Reign:
    at = monarch * HISTORY
    return Reign(
        monarch=monarch,
        turns=s.history[at + TURNS],
        ending=s.history[at + ENDING],
        court=s.history[at + COURT],
        teller=s.history[at + TELLER],
        style=s.history[at + TALE],
    )
