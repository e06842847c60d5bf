"""What clients sent, were told and saw, held against what is stored: in the manner of Jepsen.

It knows no server and no game: a history is filled by whoever plays, `stored` by whoever reads the
disk when all is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

Log = list[list[int]]


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer as its seat sent it, or as it is stored."""

    table: str
    seat: int
    key: str
    action: int


@dataclass(slots=True)
class Stored:
    """What is on disk of one table when all is over."""

    numbers: list[int]  # of its lines, in order
    answers: list[Answer]  # in order
    logs: dict[int, Log]  # seat → every event that it may know


@dataclass(frozen=True, slots=True, order=True)
class Wait:
    """How long an answer took from its first sending to being acknowledged."""

    seconds: float
    since: float

    def spans(self, moment: float) -> bool:
        """Whether the answer was on its way at that moment."""
        return self.since <= moment <= self.since + self.seconds


@dataclass(slots=True)
class History:
    """What all clients sent, were told and saw."""

    sent: dict[str, Answer] = field(default_factory=dict)  # by key
    told: list[str] = field(default_factory=list)  # keys that were acknowledged, in order
    logs: dict[tuple[str, int], Log] = field(default_factory=dict)  # table and seat → last log
    torn: list[str] = field(default_factory=list)  # logs that became something else
    waits: list[Wait] = field(default_factory=list)

    def send(self, answer: Answer) -> None:
        """The same key may be sent again, with the same answer."""
        self.sent[answer.key] = answer

    def tell(self, key: str, since: float, now: float) -> None:
        """An answer was acknowledged; it was first sent at `since`."""
        self.told.append(key)
        self.waits.append(Wait(now - since, since))

    def see(self, table: str, seat: int, log: Log) -> None:
        """A log grows; what was seen once stays."""
        before = self.logs.get((table, seat), [])
        if log[: len(before)] != before:
            same = [a == b for a, b in zip(before, log, strict=False)]
            at = same.index(False) if False in same else len(same)
            self.torn.append(f"{table} {seat}: saw {len(before)} events, now other ones from {at}")
        self.logs[table, seat] = list(log)


@dataclass(slots=True)
class Verdict:
    """What was found, in sentences, and counted."""

    lost: list[str] = field(default_factory=list)  # acknowledged and not stored
    doubled: list[str] = field(default_factory=list)  # stored more than once
    invented: list[str] = field(default_factory=list)  # stored, but sent by nobody or otherwise
    gaps: list[str] = field(default_factory=list)  # numbers of lines that are missing or twice
    disorder: list[str] = field(default_factory=list)  # acknowledged in another order than stored
    torn: list[str] = field(default_factory=list)  # seen, but not what happened

    def faults(self) -> list[str]:
        """All of them."""
        kinds = (self.lost, self.doubled, self.invented, self.gaps, self.disorder, self.torn)
        return [fault for kind in kinds for fault in kind]


def judge(history: History, stored: dict[str, Stored]) -> Verdict:
    """Acknowledged is stored, once and in order; numbers have no gaps; what was seen happened."""
    answers = [answer for table in stored.values() for answer in table.answers if answer.key]
    known = Counter(answer.key for answer in answers)
    verdict = Verdict(torn=list(history.torn))
    verdict.lost = [f"{key} was acknowledged" for key in set(history.told) if not known[key]]
    verdict.doubled = [f"{key} is stored {n} times" for key, n in known.items() if n > 1]
    verdict.invented = [f"{a} was not sent" for a in answers if history.sent.get(a.key) != a]
    for name, table in stored.items():
        if table.numbers != list(range(len(table.numbers))):
            verdict.gaps.append(f"{name}: lines {table.numbers}")
    verdict.disorder = list(disorder(history, answers))
    verdict.torn += unreal(history, stored)
    return verdict


def disorder(history: History, answers: list[Answer]) -> Iterator[str]:
    """Seats whose answers were acknowledged in another order than they are stored."""
    place = {answer.key: n for n, answer in enumerate(answers)}
    last: dict[tuple[str, int], int] = {}
    for key in dict.fromkeys(history.told):
        sent, at = history.sent[key], place.get(key)
        if at is None:
            continue
        if at < last.get((sent.table, sent.seat), -1):
            yield f"{key} was acknowledged after a later one"
        last[sent.table, sent.seat] = at


def unreal(history: History, stored: dict[str, Stored]) -> Iterator[str]:
    """Logs that are not the beginning of what the seat may know."""
    for (table, seat), log in history.logs.items():
        if stored[table].logs[seat][: len(log)] != log:
            yield f"{table} {seat}: saw what did not happen"
