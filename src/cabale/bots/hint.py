"""What a strong bot would answer here, and why: for a person who plays against bots alone.

    hint(eyes, rng) -> Hint

Everything is data: actions, chances and reasons as keys of Fluent messages with the pieces they
speak of, so that page and terminal say them in the reader's language (`reason_words`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cabale.bots.bot import Budget
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.levels import Cardinal
from cabale.bots.search import JOINT, SEAT_BITS, Search
from cabale.bots.tree import FIGURES, MINE, VISITS, WON
from cabale.core.game import Choice, Game
from cabale.core.rng import Rng
from cabale.words.words import Words

BUDGET = Budget(seconds=1.5, cap=3.0)
SHOWN = 3  # answers in a hint
NOTED = 0.04  # replies that come up more seldom are not worth a word
OFTEN = 12  # of an answer tried fewer times nothing is said
FELT = 0.02  # a difference in the chance of winning that a person would mind


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: the message `hint-<key>`, who answers what, and a chance in percent."""

    key: str  # expects, fears, gives-up, clear, close
    seat: int  # who would answer; the asker's own seat where nobody else does
    action: int  # the answer it speaks of, -1 for none
    percent: int


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer: how often the search came back to it, and the chance of winning with it."""

    action: int
    trust: float  # share of the search that went into it
    chance: float  # of winning, ties split


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers, best first, and why the first is the first."""

    best: list[Advice]
    reasons: list[Reason] = field(default_factory=list)
    iterations: int = 0


def hint(eyes: Eyes, rng: Rng, budget: Budget = BUDGET) -> Hint:
    """Think about the open question of `eyes` and say what was found."""
    search = Cardinal().search(eyes, rng)
    search.widen()
    think(search, budget)
    return hint_of(search)


def hint_of(search: Search) -> Hint:
    """What a search that has thought found."""
    if len(search.actions) == 1:
        return Hint([Advice(search.actions[0], 1.0, 0.0)], [Reason("forced", 0, -1, 0)])
    found = [advice(search, action) for action in search.actions]
    found.sort(key=lambda a: -a.trust)
    return Hint(found[:SHOWN], reasons(search, found), int(search.iterations))


def advice(search: Search, action: int) -> Advice:
    visits = search.figure(action, VISITS)
    won = search.figure(action, WON) / visits if visits else 0.0
    return Advice(int(action), visits / max(1, int(search.iterations)), won)


def reasons(search: Search, found: list[Advice]) -> list[Reason]:
    """What the first answer expects next, what it fears, what it gives up."""
    first, second = found[0], found[1]
    seat = int(search.eyes.seat)
    out = replies(search, first)
    if second.trust * int(search.iterations) < OFTEN:
        return out
    if first.chance + FELT < second.chance:
        out.append(Reason("gives-up", seat, second.action, percent(second.chance)))
    elif first.chance - second.chance > FELT:
        loss = percent(first.chance - second.chance)
        out.append(Reason("clear", seat, second.action, loss))
    elif second.trust > NOTED:
        out.append(Reason("close", seat, second.action, percent(second.chance)))
    return out


def replies(search: Search, first: Advice) -> list[Reason]:
    """What comes most often after an answer, and what hurts most."""
    seat = int(search.eyes.seat)
    tree = search.tree
    node = tree.known(0, first.action << SEAT_BITS | seat) + 1
    edges = []
    for label in tree.labels(node):
        figures = tree.known(node, label) * FIGURES
        visits = tree.figures[figures + VISITS]
        if label < JOINT and visits >= OFTEN:
            mine = tree.figures[figures + MINE] / visits
            won = tree.figures[figures + WON] / visits
            edges.append((visits, mine, won, int(label)))
    total = sum(edge[0] for edge in edges)
    common = sorted(edge for edge in edges if edge[0] > NOTED * total)
    if not common:
        return []
    usual = common[-1]
    out = [said("expects" if who(usual) != seat else "plans", usual, usual[0] / total)]
    hurts = [edge for edge in common if who(edge) != seat]
    worst = min(hurts, key=lambda edge: edge[1], default=usual)
    if worst is not usual and worst[2] + FELT < first.chance:
        out.append(said("fears", worst, worst[2]))
    return out


def who(edge: tuple[float, float, float, int]) -> int:
    return edge[3] & ((1 << SEAT_BITS) - 1)


def said(key: str, edge: tuple[float, float, float, int], chance: float) -> Reason:
    return Reason(key, who(edge), edge[3] >> SEAT_BITS, percent(chance))


def percent(chance: float) -> int:
    return round(100 * chance)


def reason_words(reason: Reason, game: Game[Any], words: Words) -> str:
    """A reason as a sentence."""
    args: dict[str, str | int] = {"percent": reason.percent, "seat": words.player(reason.seat)}
    if reason.action >= 0:
        verb = game.verb_of(reason.action)
        assert verb is not None, f"{game.name} has no action {reason.action}"
        args["answer"] = words.choice(Choice(reason.action, verb.name, game.args_of(reason.action)))
    return words.say(f"hint-{reason.key}", args)
