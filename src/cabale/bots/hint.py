"""What a strong bot would answer here, and why: for a person who plays against bots alone.

    hint(eyes, rng) -> Hint

Everything is data: actions, chances, reasons and remarks as keys of Fluent messages with the pieces
they speak of, so that page and terminal say them in the reader's language. Reasons are claims of
the rules about the position (core/reason.py), remarks are what the search expects.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from cabale.bots.bot import Budget
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.levels import Cardinal
from cabale.bots.search import JOINT, SEAT_BITS, Search
from cabale.bots.tree import FIGURES, MINE, VISITS, WON
from cabale.core.game import Choice, Game
from cabale.core.reason import Reason, reasons
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.words.words import Words

BUDGET = Budget(seconds=1.5, cap=3.0)
SHOWN = 3  # answers in a hint
NOTED = 0.04  # replies that come up more seldom are not worth a word
OFTEN = 12  # of an answer tried fewer times nothing is said
FELT = 0.02  # a difference in the chance of winning that a person would mind
WORLDS = 3  # in which a reason must hold to be given
TOLD = 3  # reasons in a hint
SURE = 1.96  # standard errors of an interval of 95 %


@dataclass(frozen=True, slots=True)
class Remark:
    """What the search expects: the message `hint-<key>`, who answers what, a chance in percent."""

    key: str  # expects, plans, fears, gives-up, clear, level, forced
    seat: int  # who would answer; the asker's own seat where nobody else does
    action: int  # the answer it speaks of, -1 for none
    percent: int


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer: how often the search came back to it, and the chance of winning with it."""

    action: int
    trust: float  # share of the search that went into it
    chance: float  # of winning, ties split
    error: float = 0.0  # half of the interval in which that chance lies


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers, best first, and why the first is the first."""

    best: list[Advice]
    reasons: list[Reason] = field(default_factory=list)  # by the rules
    remarks: list[Remark] = field(default_factory=list)  # by the search
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
        only = int(search.actions[0])
        return Hint([Advice(only, 1.0, 0.0)], [], [Remark("forced", 0, -1, 0)])
    found = [advice(search, action) for action in search.actions]
    found.sort(key=lambda a: -a.trust)
    why = telling(search.eyes, found[0].action, found[1].action, search.rng)
    return Hint(found[:SHOWN], why, remarks(search, found), int(search.iterations))


def advice(search: Search, action: int) -> Advice:
    visits = search.figure(action, VISITS)
    won = search.figure(action, WON) / visits if visits else 0.0
    trust = visits / max(1, int(search.iterations))
    return Advice(int(action), trust, won, SURE * standard_error(won, visits))


def standard_error(share: float, visits: float) -> float:
    """Of a share of wins; never none, however one-sided what was seen."""
    if not visits:
        return 1.0
    likely = (share * visits + 1.0) / (visits + 2.0)
    return math.sqrt(likely * (1.0 - likely) / visits)


# -- reasons by the rules


def told(eyes: Eyes, action: int, rng: Rng) -> list[Reason]:
    """The reasons for an answer that hold in every world drawn: what is hidden is none."""
    game = game_named(eyes.game)
    worlds = [reasons(game, eyes.world(rng), int(eyes.seat), action) for _ in range(WORLDS)]
    return [one for one in worlds[0] if all(one in others for others in worlds[1:])]


def telling(eyes: Eyes, first: int, second: int, rng: Rng) -> list[Reason]:
    """The reasons that tell an answer from the next best; warnings are never left out."""
    mine, others = told(eyes, first, rng), told(eyes, second, rng)
    apart = [one for one in mine if one.risk or one not in others]
    for_it = [one for one in apart if not one.risk] or [one for one in mine if not one.risk]
    against = [one for one in apart if one.risk]
    return [*for_it[: TOLD - min(1, len(against))], *against[:1]]


# -- remarks by the search


def remarks(search: Search, found: list[Advice]) -> list[Remark]:
    """What the first answer expects next, what it fears, what it gives up."""
    first, second = found[0], found[1]
    seat = int(search.eyes.seat)
    out = replies(search, first)
    if second.trust * int(search.iterations) < OFTEN:
        return out
    lead, error = first.chance - second.chance, math.hypot(first.error, second.error)
    if lead < -max(FELT, error):
        out.append(Remark("gives-up", seat, second.action, percent(second.chance)))
    elif lead > error:
        out.append(Remark("clear", seat, second.action, percent(lead)))
    else:
        out.append(Remark("level", seat, second.action, percent(error)))
    return out


def replies(search: Search, first: Advice) -> list[Remark]:
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


def said(key: str, edge: tuple[float, float, float, int], chance: float) -> Remark:
    return Remark(key, who(edge), edge[3] >> SEAT_BITS, percent(chance))


def percent(chance: float) -> int:
    return round(100 * chance)


def remark_words(remark: Remark, game: Game[Any], words: Words) -> str:
    """A remark as a sentence."""
    args: dict[str, str | int] = {"percent": remark.percent, "seat": words.player(remark.seat)}
    if remark.action >= 0:
        verb = game.verb_of(remark.action)
        assert verb is not None, f"{game.name} has no action {remark.action}"
        args["answer"] = words.choice(Choice(remark.action, verb.name, game.args_of(remark.action)))
    return words.say(f"hint-{remark.key}", args)
