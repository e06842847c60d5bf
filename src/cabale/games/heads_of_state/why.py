"""Why an answer is refused: the key of the sentence, the paragraph, the pieces it speaks of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cabale.core.bits import count
from cabale.core.protocol import Refusal
from cabale.games.heads_of_state.actions import (
    ADD,
    ASK_BUILD,
    ASK_CULL,
    ASK_DRAW,
    ASK_SCHEME,
    ASK_SECOND,
    ASK_TRIM,
    ASK_TURN,
    BLIND,
    CLEAN,
    COURT,
    CREATE,
    DISCARD,
    DROP,
    END,
    PLOT,
    SEIZE,
    STRIKE,
    TAKE,
)
from cabale.games.heads_of_state.creating import NO_JOKER, duty_done, may_court, missing
from cabale.games.heads_of_state.pieces import (
    ASSASSIN,
    BARON,
    COURTESAN,
    KING,
    NOBLES,
    handful,
    held,
    held_treachery,
    single,
    single_treachery,
    spread,
)
from cabale.games.heads_of_state.scheming import seconds, works_in
from cabale.games.heads_of_state.state import HeadsState

NAMED: Final = 2  # cards that are lacking, if there are no more of them


def refusal(s: HeadsState, seat: i64, action: i64) -> Refusal | None:
    """The reason for one answer; None if its verb has nothing to do with the question."""
    decision = s.decision
    if decision == ASK_TURN or decision == ASK_DRAW:
        return refuse_draw(s, action)
    if decision == ASK_BUILD or decision == ASK_SCHEME:
        return refuse_deed(s, seat, action)
    if decision == ASK_SECOND and ADD.has(action):
        return refuse_second(s, seat, ADD.row(action))
    if decision == ASK_TRIM or decision == ASK_CULL:
        return refuse_discard(s, seat, action)
    return None


# -- drawing


def refuse_draw(s: HeadsState, action: i64) -> Refusal | None:
    if TAKE.has(action):
        return Refusal("not-shown", "3.2", [("attribute", TAKE.row(action))])
    if s.decision == ASK_TURN:
        return refuse_choice(s, action)
    if CREATE.has(action) or COURT.has(action) or STRIKE.has(action) or END.has(action):
        return Refusal("draw-first", "3.2")
    if not (CLEAN.has(action) or PLOT.has(action) or SEIZE.has(action)):
        return None
    if s.turns <= s.seats:
        return Refusal("first-turn", "C-7" if CLEAN.has(action) else "3.5")
    return Refusal("chosen", "3.1")


def refuse_choice(s: HeadsState, action: i64) -> Refusal | None:
    if CLEAN.has(action):
        return Refusal("pile-too-low", "3.3", [("number", s.pile)])
    if SEIZE.has(action):
        return Refusal("plot-not-shown", "3.4", [("treachery", SEIZE.row(action))])
    if CREATE.has(action) or COURT.has(action) or STRIKE.has(action) or END.has(action):
        return Refusal("draw-first", "3.1")
    return Refusal("no-plots", "C-21") if PLOT.has(action) else None


# -- deeds


def refuse_deed(s: HeadsState, seat: i64, action: i64) -> Refusal | None:
    if CREATE.has(action):
        return refuse_creation(s, seat, CREATE.row(action), NO_JOKER)
    if COURT.has(action):
        return refuse_creation(s, seat, COURT.row(action), COURT.column(action))
    if STRIKE.has(action):
        return refuse_strike(s, seat, STRIKE.row(action), STRIKE.column(action))
    if END.has(action) and not duty_done(s):
        return Refusal("duty", "5.6", [("number", count(s.gaps) - 1)])
    return Refusal("drawn", "3.1") if draws(action) else None


def draws(action: i64) -> bool:
    """Whether an answer is one of the draw, which comes before the deeds."""
    blind = BLIND.has(action) or PLOT.has(action) or CLEAN.has(action)
    return blind or TAKE.has(action) or SEIZE.has(action)


def refuse_creation(s: HeadsState, seat: i64, place: i64, joker: i64) -> Refusal:
    space = s.box.spaces[place]
    noble = place % NOBLES
    named = [("noble", noble), ("sector", place // NOBLES)]
    if space == -1:
        return Refusal("no-space", "1.3", named)
    if s.holder[space] != -1:
        return Refusal("occupied", "4.1", [*named, ("seat", s.holder[space])])
    if s.decision == ASK_SCHEME and not s.gaps >> space & 1:
        return Refusal("only-gaps", "4.5", named)
    if s.supply(seat, noble) == 0:
        return Refusal("no-token", "C-16", [("noble", noble)])
    found = refuse_set(s, seat, noble, joker)
    return found if found is not None else Refusal("breaks-duty", "C-13", named)


def refuse_set(s: HeadsState, seat: i64, noble: i64, joker: i64) -> Refusal | None:
    """What is wrong with the cards, if anything."""
    hand = s.hand[seat]
    lacking = missing(s, hand, noble)
    if joker != NO_JOKER:
        if noble == BARON or noble == KING:
            return Refusal("pure-blood", "4.3", [("noble", noble)])
        if not may_court(hand, noble):
            return Refusal("not-held", "4.3", [("attribute", COURTESAN)])
        if not s.box.sets[noble] >> joker & 1:
            return Refusal("not-in-set", "4.2", [("noble", noble), ("attribute", joker)])
        if held(lacking, joker):
            lacking -= single(joker)
    if lacking == 0:
        return None
    named = [("attribute", attribute) for attribute in spread(lacking)[:NAMED]]
    return Refusal("lacks-cards", "4.2", [("noble", noble), ("number", handful(lacking)), *named])


def refuse_strike(s: HeadsState, seat: i64, card: i64, place: i64) -> Refusal:
    if s.decision == ASK_BUILD:
        return Refusal("no-treachery-now", "3.4")
    space = s.box.spaces[place]
    named = [("noble", place % NOBLES), ("sector", place // NOBLES)]
    if held_treachery(s.hand_plots[seat], card) == 0:
        return Refusal("not-held-plot", "5.1", [("treachery", card)])
    if space == -1:
        return Refusal("no-space", "1.3", named)
    if s.holder[space] == -1:
        return Refusal("nobody-there", "5.1", named)
    if s.holder[space] == seat:
        return Refusal("own-noble", "C-28")
    if s.targeted >> space & 1:
        return Refusal("aimed-already", "C-12", named)
    if not works_in(s, card, space):
        return Refusal("wrong-country", "5.3", [("treachery", card)])
    others = s.hand_plots[seat] - single_treachery(card)
    if s.box.is_capital(space) and not seconds(s, others, card, space):
        return Refusal("capital-needs-two", "5.4", named)
    return Refusal("cannot-replace", "C-13", named)


def refuse_second(s: HeadsState, seat: i64, card: i64) -> Refusal:
    if held_treachery(s.hand_plots[seat], card) == 0:
        return Refusal("not-held-plot", "5.4", [("treachery", card)])
    if card == ASSASSIN:
        return Refusal("never-mixed", "C-10")
    return Refusal("wrong-country", "5.3", [("treachery", card)])


def refuse_discard(s: HeadsState, seat: i64, action: i64) -> Refusal | None:
    paragraph = "3.6" if s.decision == ASK_TRIM else "7.5"
    if DISCARD.has(action):
        if held(s.hand[seat], DISCARD.row(action)) == 0:
            return Refusal("not-held", paragraph, [("attribute", DISCARD.row(action))])
        return Refusal("within-limit", paragraph)
    if DROP.has(action):
        if held_treachery(s.hand_plots[seat], DROP.row(action)) == 0:
            return Refusal("not-held-plot", paragraph, [("treachery", DROP.row(action))])
        return Refusal("within-limit", paragraph)
    return None
