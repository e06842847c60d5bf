"""What matters before a card, a noble or a strike: the most telling first, or nothing."""

from __future__ import annotations

from cabale.core.reason import Reason, reason
from cabale.games.heads_of_state.actions import (
    ASK_BUILD,
    ASK_CULL,
    ASK_DRAW,
    ASK_SCHEME,
    ASK_TRIM,
    ASK_TURN,
    COURT,
    CREATE,
    DISCARD,
    STRIKE,
)
from cabale.games.heads_of_state.creating import can_create, completing
from cabale.games.heads_of_state.pieces import ATTRIBUTES, COUNTRIES, held
from cabale.games.heads_of_state.reasons import (
    creating,
    denying,
    discarding,
    lacking,
    nobles_open,
    place_in,
    striking,
)
from cabale.games.heads_of_state.scoring import influence, order
from cabale.games.heads_of_state.state import HeadsState

CLOSE = 2  # points of influence that one new noble may make up
WINNING = ("unites", "house", "leads", "tie", "hexagon")  # what a noble wins, the dearest first


def matters(s: HeadsState, seat: int) -> list[Reason]:
    """What the open question is about, from the board and one's own hand."""
    if s.decision in (ASK_TURN, ASK_DRAW):
        return [
            *one_short(s, seat),
            *denied(s, seat),
            *near_end(s),
            *can_lay(s, seat),
            *one_missing(s, seat),
            *close_second(s, seat),
        ]
    if s.decision == ASK_BUILD:
        return [*best_place(s, seat), *can_lay(s, seat)]
    if s.decision == ASK_SCHEME:
        return [*best_strike(s, seat), *best_place(s, seat)]
    return needed(s, seat) if s.decision in (ASK_TRIM, ASK_CULL) else []


# -- cards


def one_short(s: HeadsState, seat: int) -> list[Reason]:
    """§4.2 A noble for which one card is missing that lies open."""
    hand = s.hand[seat]
    for noble in nobles_open(s, seat):
        for attribute in range(ATTRIBUTES):
            if held(s.shown, attribute) and attribute in completing(s, hand, noble):
                return [reason("one-short", "4.2", attribute=attribute, noble=noble)]
    return []


def denied(s: HeadsState, seat: int) -> list[Reason]:
    """§4.2 A card that completes what a rival has shown, and lies open once."""
    for attribute in range(ATTRIBUTES):
        found = denying(s, seat, attribute)
        if found:
            return found[:1]
    return []


def near_end(s: HeadsState) -> list[Reason]:
    """§7.1 Nothing lies above the disc: the next cards may be the Revolution."""
    return [reason("revolution", "7.1", number=s.reserve + 1)] if s.pile == 0 else []


def can_lay(s: HeadsState, seat: int) -> list[Reason]:
    """§4.1 A noble whose set is in hand."""
    able = [n for n in nobles_open(s, seat) if can_create(s, s.hand[seat], n)]
    return [reason("can-create", "4.1", noble=able[0])] if able else []


def one_missing(s: HeadsState, seat: int) -> list[Reason]:
    """§4.2 A noble for which one card is missing, wherever it lies."""
    near = [n for n in nobles_open(s, seat) if lacking(s, s.hand[seat], n) == 1]
    return [reason("one-missing", "4.2", noble=near[0])] if near else []


def needed(s: HeadsState, seat: int) -> list[Reason]:
    """§3.6 A card of the hand without which a near set is worse."""
    cards = [DISCARD.row(action) for action in s.legal(seat) if DISCARD.has(action)]
    told = [discarding(s, seat, card)[0] for card in cards]
    return [one for one in told if one.key == "breaks-set"]


# -- the board


def close_second(s: HeadsState, seat: int) -> list[Reason]:
    """§7.3 A country where one noble more may take the lead."""
    for country in range(COUNTRIES):
        if place_in(s, seat, country) != 1:
            continue
        first, weights = order(s, country)[0], influence(s, country)
        mine, theirs = int(weights[seat]), int(weights[first])
        if theirs - mine <= CLOSE:
            figures = {"number": mine, "number2": theirs}
            return [reason("close-second", "7.3", country=country, seat=first, **figures)]
    return []


def best_place(s: HeadsState, seat: int) -> list[Reason]:
    """§6 The most that a noble of one's hand would win at once or in a country."""
    found = [
        one
        for action in s.legal(seat)
        for verb in (CREATE, COURT)
        if verb.has(action)
        for one in creating(s, seat, action, verb.row(action))
        if one.key in WINNING
    ]
    return sorted(found, key=lambda one: WINNING.index(one.key))[:1]


def best_strike(s: HeadsState, seat: int) -> list[Reason]:
    """§5 A strike after which a rival no longer leads a country."""
    for action in s.legal(seat):
        if STRIKE.has(action):
            card, space = STRIKE.row(action), s.box.spaces[STRIKE.column(action)]
            if striking(s, seat, card, space)[0].key == "topples":
                victim, noble = s.holder[space], s.box.nobles[space]
                args = {"treachery": card, "seat": victim, "noble": noble, "sector": space >> 1}
                return [reason("aims", "5.3", **args)]
    return []
