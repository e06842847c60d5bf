"""Positions by name, for scenarios: the start of any turn of a reign, and all that lies there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cabale.core.game import LETTERS, GameError
from cabale.games.reigns.flow import begin_reign, begin_turn
from cabale.games.reigns.pieces import (
    DEATH_NAMES,
    END,
    GOAL_NAMES,
    GOALS,
    HAND,
    NO,
    PILES,
    PILLAR_NAMES,
    PILLARS,
    TONE_NAMES,
)
from cabale.games.reigns.piles import first_top, form_piles, piles_of
from cabale.games.reigns.state import ENDING, HISTORY, TURNS, Reigns

KEYS = (
    *("monarch", "turn", "tracks", "goals", "hands", "court", "discard", "tops"),
    *("points", "reigned", "words", "relented"),
)


def position(s: Reigns, table: Mapping[str, Any]) -> None:
    """Put everything in its place and begin the turn."""
    for key in table:
        if key not in KEYS:
            raise GameError(f"a position of Reigns has no '{key}', only {KEYS}")
    monarch = seat_of(s, table.get("monarch", "A"))
    begin_reign(s, monarch)
    set_goals(s, table.get("goals", {}))
    set_cards(s, table)
    for name, place in table.get("tracks", {}).items():
        s.track[index("pillar", name, PILLAR_NAMES)] = between(name, place, -END + 1, END - 1)
    for letter, points in table.get("points", {}).items():
        s.points[seat_of(s, letter)] = between("points", points, 0, 999)
    for letter in table.get("reigned", []):
        set_reigned(s, seat_of(s, letter))
    for letter, words in table.get("words", {}).items():
        set_words(s, seat_of(s, letter), words)
    s.relented = 1 if table.get("relented", False) else 0
    s.turn = between("turn", table.get("turn", 1), 1, 13) - 1
    begin_turn(s)


def seat_of(s: Reigns, letter: object) -> int:
    """The seat of a letter."""
    if not isinstance(letter, str) or len(letter) != 1 or letter not in LETTERS[: s.seats]:
        raise GameError(f"'{letter}' is no seat of this game: {LETTERS[: s.seats]}")
    return LETTERS.index(letter)


def index(kind: str, name: str, names: Sequence[str]) -> int:
    """The number of a named piece."""
    if name not in names:
        raise GameError(f"there is no {kind} '{name}'")
    return names.index(name)


def between(name: str, value: object, low: int, high: int) -> int:
    """A number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise GameError(f"'{name}' must be a number from {low} to {high}, not {value}")
    return value


def set_goals(s: Reigns, goals: Mapping[str, str]) -> None:
    """The goals that are named; the first that are free for the other advisors."""
    for letter, name in goals.items():
        goal = index("goal", name, GOAL_NAMES)
        if goal in list(s.goal):
            raise GameError(f"there is only one goal '{name}'")
        s.goal[advisor_of(s, letter)] = goal
    for seat in range(s.seats):
        if seat != s.monarch and s.goal[seat] == NO:
            s.goal[seat] = next(g for g in range(GOALS) if g not in list(s.goal))


def advisor_of(s: Reigns, letter: str) -> int:
    """A seat that is not the monarch's."""
    seat = seat_of(s, letter)
    if seat == s.monarch:
        raise GameError(f"'{letter}' is the monarch and has no hand and no goal")
    return seat


class Stock:
    """The cards not yet placed; each can be taken once."""

    def __init__(self, cards: int) -> None:
        self.left = list(range(cards))

    def take(self, card: object) -> int:
        if not isinstance(card, int) or card not in self.left:
            raise GameError(f"card '{card}' is not in this deck or lies elsewhere")
        self.left.remove(card)
        return card

    def several(self, cards: object) -> list[int]:
        """The cards listed, or as many from the end of the deck."""
        if isinstance(cards, list):
            return [self.take(card) for card in cards]
        n = between("cards", cards, 0, len(self.left))
        return [self.take(self.left[-1]) for _ in range(n)]


def set_cards(s: Reigns, table: Mapping[str, Any]) -> None:
    """Hands, piles, discard and the monarch's pile; what is not named comes from the deck."""
    stock = Stock(s.box.cards)
    hands = {advisor_of(s, p): stock.several(c) for p, c in table.get("hands", {}).items()}
    tops = [stock.take(card) for card in table.get("tops", [])]
    s.court = vec[i64](stock.several(table.get("court", 0)))
    s.discard = vec[i64](stock.several(table.get("discard", 0)))
    for seat in range(s.seats):
        if seat != s.monarch:
            fill_hand(s, seat, hands.get(seat, []), stock)
    if len(tops) > PILES:
        raise GameError(f"'tops' must list {PILES} cards at most")
    form_piles(s, vec[i64](stock.left))
    first = s.next_advisor(s.monarch)
    for pile, card in enumerate(tops):
        s.tops[first_top(s, first) + pile] = card


def fill_hand(s: Reigns, seat: int, cards: list[int], stock: Stock) -> None:
    """Seven cards: those named, then the first that are free."""
    if len(cards) > HAND:
        raise GameError(f"'{LETTERS[seat]}' cannot hold {len(cards)} cards, only {HAND}")
    cards = [*cards, *(stock.take(stock.left[0]) for _ in range(HAND - len(cards)))]
    for i, card in enumerate(cards):
        s.hand[seat * HAND + i] = card
    s.held[seat] = HAND


def set_reigned(s: Reigns, seat: int) -> None:
    """A reign of the past, of which no more is known than that it was."""
    if seat == s.monarch:
        raise GameError("the monarch cannot have reigned before")
    s.reigned |= 1 << seat
    s.history[seat * HISTORY + TURNS] = 1


def set_words(s: Reigns, seat: int, words: list[str]) -> None:
    """What an advisor's word was worth to this monarch so far."""
    at = s.monarch * s.seats + seat
    for i, word in enumerate(words):
        if index("word", word, ("broken", "kept")):
            s.kept[at] |= 1 << i
    s.words[at] = len(words)


def facts(s: Reigns) -> dict[str, Any]:
    """Everything on the table, in the words of `position`."""
    seats = [seat for seat in range(s.seats) if seat != s.monarch]
    return {
        "monarch": LETTERS[s.monarch] if s.monarch != NO else "",
        "turn": s.turn,
        "tracks": {name: s.track[p] for p, name in enumerate(PILLAR_NAMES)},
        "goals": {LETTERS[p]: GOAL_NAMES[s.goal[p]] for p in seats if s.goal[p] != NO},
        "hands": {LETTERS[p]: list(s.hand)[p * HAND : p * HAND + s.held[p]] for p in seats},
        "court": list(s.court),
        "discard": list(s.discard),
        "tops": {LETTERS[p]: list(s.tops)[p * PILES : p * PILES + PILES] for p in seats},
        "piles": list(piles_of(s)),
        "points": {LETTERS[p]: s.points[p] for p in range(s.seats)},
        "reigned": [LETTERS[p] for p in range(s.seats) if s.reigned >> p & 1],
        "words": {LETTERS[p]: words_of(s, p) for p in seats},
        "relented": bool(s.relented),
        "proposals": {LETTERS[p]: s.card[p] for p in seats if s.card[p] != NO},
        "tones": {LETTERS[p]: TONE_NAMES[max(0, s.tone[p])] for p in seats if s.card[p] != NO},
        "claims": {LETTERS[p]: claims_of(s, p) for p in seats},
        "endings": {LETTERS[p]: ending_of(s, p) for p in range(s.seats)},
        "memorable": LETTERS[s.memorable] if s.memorable != NO else "",
    }


def words_of(s: Reigns, seat: int) -> list[str]:
    at = s.monarch * s.seats + seat
    return ["kept" if s.kept[at] >> i & 1 else "broken" for i in range(s.words[at])]


def claims_of(s: Reigns, seat: int) -> dict[str, int]:
    """The pillars spoken of: -2 falls a lot … 2 rises a lot."""
    said = [s.claim[seat * PILLARS + p] for p in range(PILLARS)]
    return {PILLAR_NAMES[p]: (0, -2, -1, 1, 2)[claim] for p, claim in enumerate(said) if claim}


def ending_of(s: Reigns, seat: int) -> str:
    ending = s.history[seat * HISTORY + ENDING]
    if ending == NO:
        return ""
    return DEATH_NAMES[ending] if ending < len(DEATH_NAMES) else "abdication"
