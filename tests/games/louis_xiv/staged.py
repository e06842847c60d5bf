"""Games played in certain moods, for the golden records: what random play would hardly bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cabale.core.journal import Journal
from cabale.core.protocol import CHANCE, OVER, places
from cabale.core.record import Answer, Record
from cabale.core.rng import Rng
from cabale.games.louis_xiv import LOUIS_XIV
from cabale.games.louis_xiv.actions import (
    ASK_BRIBE,
    ASK_CHOOSE_DECK,
    ASK_FOUR,
    ASK_FULFIL,
    ASK_KEEP,
    ASK_LAY,
    ASK_PLAY,
    ASK_PLOT,
    DECLINE,
    DONE,
    FLIPPED,
    KEEP_CHIP,
    PASS,
    PLAY_CARD,
    PUT,
    TAKE,
)
from cabale.games.louis_xiv.pieces import (
    CONDE,
    COURTIERS,
    JOKER,
    LOUVOIS,
    NEIGHBOURS,
    SCEPTRE,
    TURENNE,
)
from cabale.games.louis_xiv.state import Versailles

# the kinds of events of which every courtier or mission is to be shown
WANTED = ("fulfilled", "mission-used", "plot-played", "leads-money", "leads-first", "tied-king")
SHIELD_GIVERS = (CONDE, TURENNE, LOUVOIS)
FULL = 4  # stones with which a place is held well enough

# seats, seed, mood: found by a search for few games that show all
STAGED = (
    (2, 3, "brave"),
    (2, 18, "brave"),
    (2, 48, "brave"),
    (2, 63, "brave"),
    (2, 23, "crowding"),
    (2, 630, "eager"),
    (3, 1, "eager"),
    (3, 5, "plotting"),
    (3, 124, "brave"),
    (3, 133, "crowding"),
    (4, 11, "plotting"),
    (4, 20, "brave"),
    (4, 32, "eager"),
    (4, 41, "plotting"),
    (4, 44, "crowding"),
    (4, 62, "eager"),
    (4, 65, "brave"),
    (4, 155, "brave"),
    (4, 569, "crowding"),
)


def staged_records() -> Iterable[tuple[str, Record]]:
    for seats, seed, mood in STAGED:
        yield f"{mood}-{seats}-{seed}", stage(seats, seed, mood)


def stage(seats: int, seed: int, mood: str) -> Record:
    """A whole game in which everybody has the same mood."""
    record = Record(LOUIS_XIV.name, LOUIS_XIV.rules_version, seats)
    s = LOUIS_XIV.new(seats)
    chance, players = Rng(seed, 0), Rng(seed, 1)
    while s.decision != OVER:
        seat = s.actor
        action = s.draw(chance) if seat == CHANCE else MOODS[mood](s, seat, players)
        s.apply(seat, action)
        record.lines.append(Answer(seat, action))
    return record


def also_shown(record: Record) -> set[str]:
    """How the game ended and which side each board turned to, for each number of players."""
    s = LOUIS_XIV.new(record.seats)
    s.journal = Journal()
    out = set()
    for answer in record.answers():
        out.add(f"question {s.decision} of {record.seats}")
        s.apply(answer.seat, answer.action)
    for i in range(len(s.journal)):
        event = s.journal.told_to(0, i, LOUIS_XIV.events)
        if event is not None and event.kind == FLIPPED:
            out.add(f"flip {event.details}")
    points = [int(s.standing(seat)[0]) for seat in range(s.seats)]
    level = points.count(max(points)) > 1
    how = "shared" if places(s).count(1) > 1 else "stones" if level else "points"
    return out | {f"end {how} of {record.seats}"}


# -- moods


def any_of(actions: list[int], rng: Rng) -> int:
    return actions[rng.below(len(actions))]


def by_verbs(s: Versailles, seat: int, rng: Rng, verbs: Iterable[str]) -> int:
    """An answer of the first of these verbs that fits, or any answer."""
    legal = list(s.legal(seat))
    for name in verbs:
        fitting = [a for a in legal if verb_of(a) == name]
        if fitting:
            return any_of(fitting, rng)
    return any_of(legal, rng)


def verb_of(action: int) -> str:
    verb = LOUIS_XIV.verb_of(action)
    return verb.name if verb else ""


def eager(s: Versailles, seat: int, rng: Rng) -> int:
    """Whatever brings something on."""
    return by_verbs(s, seat, rng, ("fulfil", "bribe", "scheme", "return", "four", "claim"))


def brave(s: Versailles, seat: int, rng: Rng) -> int:
    """The dark decks, changes of cards, crowns made of chips."""
    if s.decision == ASK_CHOOSE_DECK:
        return list(s.legal(seat))[-1]
    often = ("crown", "wait", "discard", "put") if rng.below(2) else ("put",)
    return by_verbs(s, seat, rng, (*often, "fulfil", "bribe", "scheme", "return", "four"))


def hoarding(s: Versailles, seat: int, rng: Rng) -> int:
    """Shields, plots and gold; no missions."""
    if s.decision == ASK_FULFIL:
        return int(DONE.of())
    if s.decision == ASK_BRIBE and s.courtier not in SHIELD_GIVERS:
        return int(DECLINE.of())
    legal = list(s.legal(seat))
    good = [a for a in legal if PUT.has(a) and PUT.row(a) in SHIELD_GIVERS]
    return any_of(good, rng) if good else by_verbs(s, seat, rng, ("pass", "bribe"))


def plotting(s: Versailles, seat: int, rng: Rng) -> int:
    """Everybody goes to Louvois for plots, and plays few of them."""
    if s.decision == ASK_PLOT and rng.below(4):
        return int(PASS.of())
    if s.decision == ASK_BRIBE and s.courtier != LOUVOIS:
        return int(DECLINE.of())
    return towards(s, seat, rng, LOUVOIS)


def crowding(s: Versailles, seat: int, rng: Rng) -> int:
    """Everybody goes to the king's courtier and keeps sceptres."""
    if s.decision == ASK_KEEP and KEEP_CHIP.of(SCEPTRE) in list(s.legal(seat)):
        return int(KEEP_CHIP.of(SCEPTRE))
    return towards(s, seat, rng, max(s.louis, 0))


def towards(s: Versailles, seat: int, rng: Rng, target: int) -> int:
    """Cards and stones that come nearest to one courtier, until enough are there."""
    if s.decision == ASK_FULFIL:
        return int(DONE.of())
    legal = list(s.legal(seat))
    if s.decision == ASK_PLAY:
        cards = [a for a in legal if PLAY_CARD.has(a)]
        return min(cards, key=lambda a: steps_to(target, PLAY_CARD.row(a)))
    if s.court[target * 4 + seat] >= FULL and TAKE.of() in legal:
        return int(TAKE.of())
    puts = [a for a in legal if PUT.has(a)]
    if puts and s.decision in (ASK_LAY, ASK_FOUR):
        return min(puts, key=lambda a: steps_to(target, PUT.row(a)))
    return by_verbs(s, seat, rng, ("bribe",))


def steps_to(target: int, card: int) -> int:
    """Diagonal steps from a card's courtier to another; a joker begins anywhere."""
    reached = {target}
    steps = 0
    while card != JOKER and card not in reached:
        reached |= {b for b in range(COURTIERS) for a in reached if NEIGHBOURS[a] >> b & 1}
        steps += 1
    return steps


MOODS: dict[str, Callable[[Versailles, int, Rng], int]] = {
    "eager": eager,
    "brave": brave,
    "hoarding": hoarding,
    "plotting": plotting,
    "crowding": crowding,
}
