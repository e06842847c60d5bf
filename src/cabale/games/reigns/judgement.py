"""The monarch's questions: what is asked, accepted, rejected, turned over and changed."""

from __future__ import annotations

from librt.vecs import append, vec
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
from cabale.games.reigns.flow import relent, resolve, reveal, seal
from cabale.games.reigns.pieces import FORCES, FORETOLD, NO, PILLARS, QUESTIONS, REFUSAL
from cabale.games.reigns.proposing import add_opinions, add_times, remark, set_time
from cabale.games.reigns.state import ACCEPTING, REJECTING, UNDECIDED, Reigns
from cabale.games.reigns.versions import council_talks


class Judge(Decision[Reigns]):
    """§3.4 Which proposals the monarch accepts and rejects, asking around before."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2 * s.seats)
        undecided: i64 = 0
        accepted: i64 = 0
        for p in range(s.seats):
            if p == seat:
                continue
            if s.verdict[p] == UNDECIDED:
                undecided += 1
            elif s.verdict[p] == ACCEPTING:
                accepted += 1
        for p in range(s.seats):
            if p != seat and s.verdict[p] == UNDECIDED:
                out = append(out, ACCEPT.of(p))
                if accepted > 0 or undecided > 1:
                    out = append(out, REJECT.of(p))
                out = add_questions(s, p, out)
        if undecided == 0:
            out = append(out, SEAL.of())
        return add_orders(s, out) if council_talks(s) else out

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


def add_orders(s: Reigns, out: vec[i64]) -> vec[i64]:
    """§8.6 and §8.7 Whose opinion is asked about what, who is cut short, how long one speaks."""
    for p in range(s.seats):
        if not can_speak(s, p):
            continue
        for about in range(s.seats):
            if about != p and can_be_discussed(s, p, about):
                out = append(out, CONSULT.of(p, about))
        out = append(out, HUSH.of(p))
    return add_times(s, out)


def can_speak(s: Reigns, seat: i64) -> bool:
    """Whether an advisor was neither cut short nor asked for an opinion this turn."""
    return seat != s.monarch and not (s.hushed | s.consulted) >> seat & 1


def can_be_discussed(s: Reigns, speaker: i64, about: i64) -> bool:
    """Whether a proposal is undecided and the speaker has said nothing of it yet."""
    if about == s.monarch or s.verdict[about] != UNDECIDED:
        return False
    return s.remark[speaker * s.seats + about] == NO


def consult(s: Reigns, monarch: i64, advisor: i64, about: i64) -> None:
    """§8.6 Ask one advisor what to think of another's proposal."""
    s.consulted |= 1 << advisor
    s.tell(CONSULTED, monarch, advisor, about)
    s.ask(ASK_OPINION, 1 << advisor, about)


def add_questions(s: Reigns, advisor: i64, out: vec[i64]) -> vec[i64]:
    """§3.3 One question a proposal: a pillar on its back not yet spoken of, or its refusal."""
    if not s.options.pitches or s.question[advisor] != NO or s.hushed >> advisor & 1:
        return out
    for question in range(QUESTIONS):
        if can_ask(s, advisor, question):
            out = append(out, ASK.of(advisor, question))
    return out


def can_ask(s: Reigns, advisor: i64, question: i64) -> bool:
    """Whether the question makes sense for that proposal."""
    if question == REFUSAL:
        return s.reply[advisor] == NO
    on_back = bool(s.box.touched[s.card[advisor]] >> question & 1)
    return on_back and s.claim[advisor * PILLARS + question] == 0


def decide(s: Reigns, monarch: i64, advisor: i64, verdict: i64) -> None:
    """Push a proposal to one side."""
    s.verdict[advisor] = verdict
    kind = ACCEPTED if verdict == ACCEPTING else REJECTED
    s.tell(kind, monarch, advisor, s.box.character[s.card[advisor]])


class Reply(Decision[Reigns]):
    """§3.3 What an advisor answers to the monarch's question x, or that it keeps silent."""

    def legal(self, s: Reigns, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=PILLARS * FORCES + 1)
        if s.x == REFUSAL:
            for p in range(PILLARS):
                for force in range(FORCES):
                    out = append(out, WARN.of(p, force))
        else:
            for force in range(FORCES):
                out = append(out, CLAIM.of(s.x, force))
        return append(out, SILENT.of())

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
