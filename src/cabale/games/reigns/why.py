"""Why an answer is refused: one reason, the first that holds, with its paragraph."""

from __future__ import annotations

from cabale.core.protocol import Refusal
from cabale.games.reigns.actions import (
    ACCEPT,
    ASK,
    ASK_HEIR,
    ASK_JUDGE,
    ASK_MEMORY,
    ASK_PICK,
    ASK_PITCH,
    ASK_REPLY,
    ASK_REVEAL,
    ASK_STORY,
    ASK_SUMMON,
    CALL,
    CLAIM,
    CROWN,
    DONE,
    DRAW,
    PROPOSE,
    REJECT,
    SEAL,
    TELL,
    TONE,
    TURN,
    VOTE,
    WARN,
)
from cabale.games.reigns.pieces import NO
from cabale.games.reigns.state import REJECTING, UNDECIDED, Reigns


def refusal(s: Reigns, seat: int, action: int) -> Refusal | None:
    """Why the seat that is asked may not answer so; None if the verb is not to the point."""
    if s.decision == ASK_PICK and DRAW.has(action):
        return Refusal("empty-pile", "3.10", [("pile", DRAW.row(action))])
    if s.decision == ASK_SUMMON and CALL.has(action):
        return not_called(s, CALL.row(action))
    if s.decision == ASK_PITCH:
        return not_pitched(s, seat, action)
    if s.decision == ASK_JUDGE:
        return not_judged(s, action)
    if s.decision == ASK_REPLY:
        return not_replied(s, action)
    if s.decision == ASK_REVEAL and TURN.has(action):
        return not_revealed(s, TURN.row(action))
    if s.decision == ASK_STORY and TELL.has(action):
        return not_told(TELL.row(action))
    if s.decision == ASK_HEIR and CROWN.has(action):
        return not_crowned(s, CROWN.row(action))
    if s.decision == ASK_MEMORY and VOTE.has(action):
        return not_voted(s, seat, VOTE.row(action))
    return None


def no_advisor(s: Reigns, seat: int) -> Refusal | None:
    """A seat that has no proposal on this table."""
    if seat >= s.seats:
        return Refusal("no-player", "2.1")
    if seat == s.monarch:
        return Refusal("monarch", "2.1")
    return None


def not_called(s: Reigns, advisor: int) -> Refusal:
    return no_advisor(s, advisor) or Refusal("has-spoken", "R-2", [("seat", advisor)])


def not_pitched(s: Reigns, seat: int, action: int) -> Refusal | None:
    chosen = s.card[seat] != NO
    if PROPOSE.has(action):
        return Refusal("already-chosen", "3.1") if chosen else Refusal("not-in-hand", "3.1")
    if not (CLAIM.has(action) or TONE.has(action) or DONE.has(action)):
        return None
    if not s.options.pitches:
        return Refusal("no-pitches", "3.2")
    if not chosen:
        return Refusal("card-first", "3.1")
    if TONE.has(action):
        return Refusal("tone-taken", "3.2")
    pillar = CLAIM.row(action)
    if not s.box.touched[s.card[seat]] >> pillar & 1:
        return Refusal("not-on-back", "3.2", [("pillar", pillar)])
    return Refusal("already-claimed", "3.2", [("pillar", pillar)])


def not_judged(s: Reigns, action: int) -> Refusal | None:
    if SEAL.has(action):
        return Refusal("undecided", "3.4")
    if ASK.has(action):
        return no_advisor(s, ASK.row(action)) or not_asked(s, ASK.row(action), ASK.column(action))
    if ACCEPT.has(action) or REJECT.has(action):
        advisor = ACCEPT.row(action) if ACCEPT.has(action) else REJECT.row(action)
        missing = no_advisor(s, advisor)
        if missing is not None:
            return missing
        if s.verdict[advisor] != UNDECIDED:
            return Refusal("decided", "3.4", [("seat", advisor)])
        return Refusal("accept-one", "3.4")
    return None


def not_asked(s: Reigns, advisor: int, question: int) -> Refusal:
    if not s.options.pitches:
        return Refusal("no-pitches", "3.2")
    if s.verdict[advisor] != UNDECIDED:
        return Refusal("decided", "3.4", [("seat", advisor)])
    if s.question[advisor] != NO:
        return Refusal("one-question", "3.3", [("seat", advisor)])
    if not s.box.touched[s.card[advisor]] >> question & 1:
        return Refusal("not-on-back", "3.3", [("pillar", question)])
    return Refusal("already-claimed", "3.3", [("pillar", question)])


def not_replied(s: Reigns, action: int) -> Refusal | None:
    if CLAIM.has(action) or WARN.has(action):
        return Refusal("other-question", "3.3", [("question", s.x)])
    return None


def not_revealed(s: Reigns, advisor: int) -> Refusal:
    missing = no_advisor(s, advisor)
    if missing is not None:
        return missing
    if s.is_shown(advisor):
        return Refusal("already-shown", "3.6", [("seat", advisor)])
    assert s.verdict[advisor] != REJECTING, "a rejected proposal face down may be turned over"
    return Refusal("rejected-first", "3.6")


def not_told(death: int) -> Refusal:
    return Refusal("not-that-death", "4.2", [("pillar", death // 2)])


def not_crowned(s: Reigns, seat: int) -> Refusal:
    if seat >= s.seats:
        return Refusal("no-player", "2.1")
    return Refusal("has-reigned", "6.1", [("seat", seat)])


def not_voted(s: Reigns, seat: int, other: int) -> Refusal:
    if other >= s.seats:
        return Refusal("no-player", "2.1")
    if other == seat:
        return Refusal("not-oneself", "R-15")
    return Refusal("not-tied", "7.2", [("seat", other)])
