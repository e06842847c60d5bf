"""The monarch's questions: what is asked, accepted, rejected, turned over and changed."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from cabale.core.protocol import Decision
from cabale.core.rows import either
from cabale.games.reigns.actions import (
    ACCEPT,
    ACCEPTED,
    ANSWERED,
    ASK,
    ASK_JUDGE,
    ASK_OPINION,
    ASK_REPLY,
    ASKED,
    CLAIM,
    CONSULT,
    CONSULTED,
    HUSH,
    HUSHED,
    KEPT_SILENT,
    REJECT,
    REJECTED,
    RELENT,
    RELENTED,
    REMARK,
    SEAL,
    SILENT,
    STAND,
    STOOD,
    TIME,
    TURN,
    WARN,
    WARNED,
)
from cabale.games.reigns.answers import CLAIMS, WARNINGS, orders_to, verdicts_on
from cabale.games.reigns.flow import relent, resolve, reveal, seal
from cabale.games.reigns.pieces import FORCES, FORETOLD, NO, PILLARS, REFUSAL
from cabale.games.reigns.proposing import (
    USUAL,
    add_opinions,
    add_times,
    remark,
    set_time,
    unclaimed,
)
from cabale.games.reigns.state import ACCEPTING, REJECTING, UNDECIDED, Reigns
from cabale.games.reigns.versions import council_talks


class Judge(Decision[Reigns]):
    """§3.4 Which proposals the monarch accepts and rejects, asking around before."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        undecided = proposals(s, UNDECIDED)
        rejecting = undecided & (undecided - 1) != 0 or proposals(s, ACCEPTING) != 0
        out = vec[i64](capacity=USUAL)
        for p in range(s.seats):
            if undecided >> p & 1:
                out = extend(out, verdicts_on(p, questions(s, p), rejecting))
        if undecided == 0:
            out = append(out, SEAL.of())
        return add_orders(s, undecided, out) if council_talks(s) else out

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if ACCEPT.has(action):
            decide(s, seat, ACCEPT.row(action), ACCEPTING)
        elif REJECT.has(action):
            decide(s, seat, REJECT.row(action), REJECTING)
        elif ASK.has(action):
            advisor, question = ASK.row(action), ASK.column(action)
            s.question[advisor] = question
            s.tell(ASKED, seat, advisor, question)
            s.ask(ASK_REPLY, 1 << advisor, question)
        elif CONSULT.has(action):
            consult(s, seat, CONSULT.row(action), CONSULT.column(action))
        elif HUSH.has(action):
            s.hushed |= 1 << HUSH.row(action)
            s.tell(HUSHED, seat, HUSH.row(action))
        elif TIME.has(action):
            set_time(s, TIME.row(action))
        else:
            seal(s)


def proposals(s: Reigns, verdict: i64) -> i64:
    """The advisors with this verdict."""
    out: i64 = 0
    for p in range(s.seats):
        if p != s.monarch and s.verdict[p] == verdict:
            out |= 1 << p
    return out


def add_orders(s: Reigns, undecided: i64, out: vec[i64]) -> vec[i64]:
    """§8.6 and §8.7 Whose opinion is asked about what, who is cut short, how long one speaks."""
    for p in range(s.seats):
        if can_speak(s, p):
            out = extend(out, orders_to(p, undiscussed(s, p, undecided)))
    return add_times(s, out)


def undiscussed(s: Reigns, speaker: i64, undecided: i64) -> i64:
    """The proposals of others that are undecided and of which the speaker has said nothing yet."""
    out = undecided & ~(1 << speaker)
    for p in range(s.seats):
        if s.remark[speaker * s.seats + p] != NO:
            out &= ~(1 << p)
    return out


def can_speak(s: Reigns, seat: i64) -> bool:
    """Whether an advisor was neither cut short nor asked for an opinion this turn."""
    return seat != s.monarch and not (s.hushed | s.consulted) >> seat & 1


def consult(s: Reigns, monarch: i64, advisor: i64, about: i64) -> None:
    """§8.6 Ask one advisor what to think of another's proposal."""
    s.consulted |= 1 << advisor
    s.tell(CONSULTED, monarch, advisor, about)
    s.ask(ASK_OPINION, 1 << advisor, about)


def questions(s: Reigns, advisor: i64) -> i64:
    """§3.3 One question a proposal: a pillar on its back not yet spoken of, or its refusal."""
    if not s.options.pitches or s.question[advisor] != NO or s.hushed >> advisor & 1:
        return 0
    out = unclaimed(s, advisor)
    return out | 1 << REFUSAL if s.reply[advisor] == NO else out


def decide(s: Reigns, monarch: i64, advisor: i64, verdict: i64) -> None:
    """Push a proposal to one side."""
    s.verdict[advisor] = verdict
    kind = ACCEPTED if verdict == ACCEPTING else REJECTED
    s.tell(kind, monarch, advisor, s.box.character[s.card[advisor]])


class Reply(Decision[Reigns]):
    """§3.3 What an advisor answers to the monarch's question x, or that it keeps silent."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        words = WARNINGS if s.x == REFUSAL else CLAIMS[1 << s.x]
        return append(extend(vec[i64](capacity=len(words) + 1), words), SILENT.of())

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if s.reply[seat] == NO:
            s.reply[seat] = 0
        if CLAIM.has(action):
            s.claim[seat * PILLARS + CLAIM.row(action)] = 1 + CLAIM.column(action)
            s.tell(ANSWERED, seat, CLAIM.row(action), CLAIM.column(action))
        elif WARN.has(action):
            s.reply[seat] = 1 + WARN.row(action) * FORCES + WARN.column(action)
            s.tell(WARNED, seat, WARN.row(action), WARN.column(action))
        else:
            s.tell(KEPT_SILENT, seat)
        s.ask(ASK_JUDGE, 1 << s.monarch)


class Opinion(Decision[Reigns]):
    """§8.6 What an advisor says of the proposal of x, asked by the monarch."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FORETOLD + 2 * PILLARS + 1)
        return append(add_opinions(s, s.x, out), SILENT.of())

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        if REMARK.has(action):
            remark(s, seat, s.x, REMARK.column(action))
        else:
            s.tell(KEPT_SILENT, seat)
        s.ask(ASK_JUDGE, 1 << s.monarch)


class Reveal(Decision[Reigns]):
    """§3.6 Which proposal is turned over next: all the rejected before any accepted one."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = still_hidden(s, REJECTING)
        return out if len(out) else still_hidden(s, ACCEPTING)

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        reveal(s, TURN.row(action))


def still_hidden(s: Reigns, verdict: i64) -> vec[i64]:
    """The proposals with this verdict that lie face down."""
    out = vec[i64](capacity=s.seats)
    for p in range(s.seats):
        if s.verdict[p] == verdict and not s.is_shown(p):
            out = append(out, TURN.of(p))
    return out


class Mind(Decision[Reigns]):
    """§3.8 Whether the new monarch changes the decision about the proposal of x."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        return either(STAND, RELENT)

    def apply(self, s: Reigns, seat: i64, action: i64) -> None:
        advisor = s.x
        if RELENT.has(action):
            s.tell(RELENTED, seat, advisor)
            relent(s, advisor)
        else:
            s.tell(STOOD, seat)
            resolve(s, advisor)
