"""Why an answer is refused: one reason, the first that holds, with its paragraph."""

from __future__ import annotations

from cabale.core.protocol import Refusal
from cabale.games.reigns.actions import (
    ACCEPT,
    ASK,
    ASK_ELECT,
    ASK_HEIR,
    ASK_JUDGE,
    ASK_MEMORY,
    ASK_OPINION,
    ASK_PICK,
    ASK_PITCH,
    ASK_REPLY,
    ASK_REVEAL,
    ASK_STORY,
    ASK_SUMMON,
    CALL,
    CLAIM,
    CONSULT,
    CROWN,
    DONE,
    DRAW,
    HUSH,
    PROPOSE,
    REJECT,
    REMARK,
    SEAL,
    TELL,
    TIME,
    TONE,
    TURN,
    VOTE,
    WARN,
)
from cabale.games.reigns.judgement import can_speak
from cabale.games.reigns.pieces import FORETOLD, LIED, NO, REFUSAL
from cabale.games.reigns.scoring import leaders
from cabale.games.reigns.state import REJECTING, UNDECIDED, Reigns
from cabale.games.reigns.versions import council_talks


def refusal(s: Reigns, seat: int, action: int) -> Refusal | None:
    """Why the seat that is asked may not answer so; None if the verb is not to the point."""
    if s.decision == ASK_PICK:
        return not_drawn(s, seat, action)
    if s.decision == ASK_SUMMON and CALL.has(action):
        return not_called(s, CALL.row(action))
    if s.decision == ASK_PITCH:
        return not_pitched(s, seat, action)
    if s.decision == ASK_JUDGE:
        return not_judged(s, action)
    if s.decision == ASK_REPLY:
        return not_replied(s, action)
    if s.decision == ASK_OPINION and REMARK.has(action):
        return no_remark(s, seat, REMARK.row(action), REMARK.column(action))
    if s.decision == ASK_REVEAL and TURN.has(action):
        return not_revealed(s, TURN.row(action))
    if s.decision == ASK_STORY and TELL.has(action):
        return not_told(TELL.row(action))
    if s.decision == ASK_HEIR and CROWN.has(action):
        return not_crowned(s, CROWN.row(action))
    if s.decision == ASK_ELECT and VOTE.has(action):
        return Refusal("no-player", "2.1")
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


def not_drawn(s: Reigns, seat: int, action: int) -> Refusal | None:
    if TIME.has(action) and seat == s.monarch:
        return Refusal("time-set", "8.4")
    if DRAW.has(action) and seat != s.monarch:
        return Refusal("empty-pile", "3.10", [("pile", DRAW.row(action))])
    return None


def no_remark(s: Reigns, seat: int, about: int, what: int) -> Refusal:
    """Why this cannot be said of that proposal."""
    missing = no_advisor(s, about)
    if missing is not None:
        return missing
    if not s.options.pitches:
        return Refusal("no-pitches", "3.2")
    if about == seat or not s.is_laid(about):
        return Refusal("not-laid", "8.6")
    if s.decision == ASK_OPINION and about != s.x:
        return Refusal("other-proposal", "8.6", [("seat", s.x)])
    if s.remark[seat * s.seats + about] != NO:
        return Refusal("remarked", "8.6", [("seat", about)])
    if what == LIED:
        return Refusal("never-lied", "8.6", [("seat", about)])
    return Refusal("not-on-back", "8.6", [("pillar", (what - FORETOLD) // 2)])


def not_pitched(s: Reigns, seat: int, action: int) -> Refusal | None:
    if REMARK.has(action):
        return no_remark(s, seat, REMARK.row(action), REMARK.column(action))
    chosen = s.card[seat] != NO
    if PROPOSE.has(action):
        return Refusal("already-chosen", "3.1") if chosen else Refusal("not-in-hand", "3.1")
    if not (CLAIM.has(action) or TONE.has(action) or DONE.has(action) or WARN.has(action)):
        return None
    if not s.options.pitches:
        return Refusal("no-pitches", "3.2")
    if not chosen:
        return Refusal("card-first", "3.1")
    if TONE.has(action):
        return Refusal("tone-taken", "3.2")
    if WARN.has(action):
        return Refusal("has-warned", "3.2") if council_talks(s) else None
    pillar = CLAIM.row(action)
    if not s.box.touched[s.card[seat]] >> pillar & 1:
        return Refusal("not-on-back", "3.2", [("pillar", pillar)])
    return Refusal("already-claimed", "3.2", [("pillar", pillar)])


def not_judged(s: Reigns, action: int) -> Refusal | None:
    if SEAL.has(action):
        return Refusal("undecided", "3.4")
    if ASK.has(action):
        return no_advisor(s, ASK.row(action)) or not_asked(s, ASK.row(action), ASK.column(action))
    if CONSULT.has(action):
        return not_consulted(s, CONSULT.row(action), CONSULT.column(action))
    if HUSH.has(action):
        return no_advisor(s, HUSH.row(action)) or cannot_speak(s, HUSH.row(action))
    if TIME.has(action):
        return Refusal("time-set", "8.4")
    if ACCEPT.has(action) or REJECT.has(action):
        advisor = ACCEPT.row(action) if ACCEPT.has(action) else REJECT.row(action)
        missing = no_advisor(s, advisor)
        if missing is not None:
            return missing
        if s.verdict[advisor] != UNDECIDED:
            return Refusal("decided", "3.4", [("seat", advisor)])
        return Refusal("accept-one", "3.4")
    return None


def not_consulted(s: Reigns, advisor: int, about: int) -> Refusal:
    """Why this opinion cannot be asked for."""
    missing = no_advisor(s, advisor) or no_advisor(s, about)
    if missing is not None:
        return missing
    if not council_talks(s):
        return Refusal("no-pitches", "3.2")
    if not can_speak(s, advisor):
        return cannot_speak(s, advisor)
    if advisor == about:
        return Refusal("own-proposal", "8.6", [("seat", advisor)])
    if s.verdict[about] != UNDECIDED:
        return Refusal("decided", "3.4", [("seat", about)])
    return Refusal("has-remarked", "8.6", [("seat", advisor), ("seat", about)])


def cannot_speak(s: Reigns, advisor: int) -> Refusal:
    if not council_talks(s):
        return Refusal("no-pitches", "3.2")
    if s.hushed >> advisor & 1:
        return Refusal("hushed", "8.7", [("seat", advisor)])
    return Refusal("consulted", "8.6", [("seat", advisor)])


def not_asked(s: Reigns, advisor: int, question: int) -> Refusal:
    if not s.options.pitches:
        return Refusal("no-pitches", "3.2")
    if s.verdict[advisor] != UNDECIDED:
        return Refusal("decided", "3.4", [("seat", advisor)])
    if s.hushed >> advisor & 1:
        return Refusal("hushed", "8.7", [("seat", advisor)])
    if s.question[advisor] != NO:
        return Refusal("one-question", "3.3", [("seat", advisor)])
    if question == REFUSAL:
        return Refusal("has-warned", "3.3")
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
    if other in leaders(s):
        return Refusal("never-reigned", "R-15", [("seat", other)])
    return Refusal("not-tied", "7.2", [("seat", other)])
