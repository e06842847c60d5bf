"""What a strong bot would answer here, and why: for a person who plays against bots alone.

    hint(eyes, rng) -> Hint

Everything is data: actions, chances, reasons and remarks as keys of Fluent messages with the pieces
they speak of, so that page and terminal say them in the reader's language. Reasons are claims of
the rules about the position (core/reason.py), remarks are what the search expects.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

from cabale.bots.bot import Budget
from cabale.bots.chances import compare
from cabale.bots.clock import think
from cabale.bots.eyes import Eyes
from cabale.bots.levels import Cardinal
from cabale.bots.search import JOINT, SEAT_BITS, Search
from cabale.bots.tree import FIGURES, MINE, VISITS, WON
from cabale.core.game import Choice, Game
from cabale.core.protocol import CHANCE
from cabale.core.reason import Reason, reasons
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named
from cabale.words.words import Words

BUDGET = Budget(seconds=1.5, cap=3.0)
SHOWN = 3  # answers in a hint
LIKELY = 0.3  # a reply that comes up more seldom is not foretold
OFTEN = 12  # of an answer tried fewer times nothing is said
RIVAL = 0.1  # of the trials of the first: whoever has fewer was given up by the search
WELL = 60  # of a reply tried fewer times nothing is feared
FELT = 0.02  # a difference in the chance of winning that a person would mind
WORLDS = 3  # in which a reason must hold to be given
PAIRS = 400  # fresh worlds, at most, in which a clear lead must show again
NEXT = 8  # worlds in which a question must come next for its replies to be told
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
    apart: float = 0.0  # half of that in which its difference to the first answer's lies


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
    first, *others = sorted((advice(search, a) for a in search.actions), key=lambda a: -a.trust)
    why = telling(search.eyes, first.action, others[0].action, search.rng)
    others = [a for a in others if not is_lie(search.eyes, a.action, search.rng)]
    near = [held_against(search, first, a) for a in nearest(search, first, others)]
    said = [*replies(search, first), *beside(search, first, near)]
    return Hint([first, *near], why, said, int(search.iterations))


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


def is_lie(eyes: Eyes, action: int, rng: Rng) -> bool:
    """Whether an answer says what is not so; in a hint it would stand without that warning."""
    return any(one.lie for one in told(eyes, action, rng))


# -- remarks by the search


def beside(search: Search, first: Advice, near: list[Advice]) -> list[Remark]:
    """How the first answer stands to those shown beside it: just what their figures say."""
    seat = int(search.eyes.seat)
    tried = [a for a in near if is_rival(search, first, a)]
    tried = tried or [a for a in near[:1] if a.trust * int(search.iterations) >= OFTEN]
    if not tried:
        return []
    better = max(tried, key=lambda a: a.chance - a.apart)
    if better.chance > first.chance and is_sure(better.chance - first.chance, better.apart):
        return [Remark("gives-up", seat, better.action, percent(better.chance))]
    next_best = max(tried, key=lambda a: a.chance + a.apart)
    lead = first.chance - next_best.chance
    if lead > 0.0 and is_sure(lead, next_best.apart):
        return [Remark("clear", seat, next_best.action, percent(lead))]
    return [Remark("level", seat, next_best.action, max(1, percent(next_best.apart)))]


def is_rival(search: Search, first: Advice, other: Advice) -> bool:
    """Whether the search kept coming back to an answer."""
    return other.trust >= max(OFTEN / max(1, int(search.iterations)), RIVAL * first.trust)


def nearest(search: Search, first: Advice, others: list[Advice]) -> list[Advice]:
    """The answers to show beside the first: rivals by how near they may come, then the others."""
    rivals = [a for a in others if is_rival(search, first, a)]
    rivals.sort(key=lambda a: -(a.chance + doubt(a, first)))
    return [*rivals, *(a for a in others if a not in rivals)][: SHOWN - 1]


def held_against(search: Search, first: Advice, other: Advice) -> Advice:
    """An answer with the doubt of its difference to the first.

    What a search would claim fresh worlds must show too: it starves what was unlucky at first.
    """
    lead, apart = first.chance - other.chance, doubt(first, other)
    if abs(lead) > apart:
        ahead, behind = (first, other) if lead > 0.0 else (other, first)
        apart = max(apart, abs(lead) - least_lead(search, ahead.action, behind.action))
    return replace(other, apart=apart)


def least_lead(search: Search, ahead: int, behind: int) -> float:
    """By how much one answer is surely ahead of another in fresh worlds, the same for both."""
    pairs = min(PAIRS, int(search.iterations) // 10)
    if not pairs:
        return 0.0
    mean, error = compare(
        search.eyes, ahead, behind, search.sense, search.settings, search.rng, pairs
    )
    return mean - SURE * error


def is_sure(difference: float, error: float) -> bool:
    """Whether the figures that people read, in whole percent, leave no doubt about a difference."""
    return percent(abs(difference)) > max(1, percent(error))


def doubt(one: Advice, other: Advice) -> float:
    """Half of the interval in which the difference of two chances lies."""
    return math.hypot(one.error, other.error)


def replies(search: Search, first: Advice) -> list[Remark]:
    """What comes most often after an answer, if it is likely, and what surely hurts."""
    question = next_question(search.eyes, first.action, search.rng)
    if question is None:
        return []
    seat, legal = question
    edges = [edge for edge in edges_after(search, first) if fits(edge, seat, legal)]
    total = sum(edge[0] for edge in edges)
    usual = max(edges, default=None)
    out = []
    if usual is not None and usual[0] >= OFTEN and usual[0] > LIKELY * total:
        own = seat == int(search.eyes.seat)
        out.append(said("plans" if own else "expects", usual, usual[0] / total))
    hurts = [edge for edge in edges if hurts_surely(edge, first)]
    worst = min(hurts, key=lambda edge: edge[1], default=usual)
    if worst is not None and worst is not usual and seat != int(search.eyes.seat):
        out.append(said("fears", worst, worst[2]))
    return out


def next_question(eyes: Eyes, action: int, rng: Rng) -> tuple[int, set[int]] | None:
    """Who is asked after an answer, and what they may answer in some world.

    None if several are, or if it depends on what is hidden or on chance who is asked what.
    """
    asked: set[tuple[int, int]] = set()
    legal: set[int] = set()
    for _ in range(NEXT):
        s = eyes.world(rng)
        s.apply(eyes.seat, action)
        while s.waiting == 0 and not s.is_over():
            s.apply(CHANCE, s.draw(rng))
        if s.is_over() or s.waiting & (s.waiting - 1):
            return None
        asked.add((int(s.actor), int(s.decision)))
        legal |= {int(a) for a in s.legal(s.actor)}
    return (asked.pop()[0], legal) if len(asked) == 1 else None


def edges_after(search: Search, first: Advice) -> list[tuple[float, float, float, int]]:
    """The replies to an answer that were tried: how often, what they bring, wins, label."""
    tree = search.tree
    node = tree.known(0, first.action << SEAT_BITS | int(search.eyes.seat)) + 1
    out = []
    for label in tree.labels(node):
        figures = tree.known(node, label) * FIGURES
        visits = tree.figures[figures + VISITS]
        if label < JOINT and visits:
            mine, won = tree.figures[figures + MINE], tree.figures[figures + WON]
            out.append((visits, mine / visits, won / visits, int(label)))
    return out


def fits(edge: tuple[float, float, float, int], seat: int, legal: set[int]) -> bool:
    """Whether a reply answers the question that comes next."""
    return who(edge) == seat and edge[3] >> SEAT_BITS in legal


def hurts_surely(edge: tuple[float, float, float, int], first: Advice) -> bool:
    """Whether a reply that was tried well leaves less than hoped for, beyond its error."""
    visits, _, won, _ = edge
    if visits < WELL:
        return False
    return won + FELT + SURE * standard_error(won, visits) < first.chance


def who(edge: tuple[float, float, float, int]) -> int:
    return edge[3] & ((1 << SEAT_BITS) - 1)


def said(key: str, edge: tuple[float, float, float, int], chance: float) -> Remark:
    return Remark(key, who(edge), edge[3] >> SEAT_BITS, percent(chance))


def percent(chance: float) -> int:
    """As the page rounds."""
    return math.floor(100 * chance + 0.5)


def remark_words(remark: Remark, game: Game[Any], words: Words) -> str:
    """A remark as a sentence."""
    args: dict[str, str | int] = {"percent": remark.percent, "seat": words.player(remark.seat)}
    if remark.action >= 0:
        verb = game.verb_of(remark.action)
        assert verb is not None, f"{game.name} has no action {remark.action}"
        args["answer"] = words.choice(Choice(remark.action, verb.name, game.args_of(remark.action)))
    return words.say(f"hint-{remark.key}", args)
