"""Positions by name, for scenarios: set one up, and say what is on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from cabale.core.bits import one
from cabale.core.game import LETTERS, GameError
from cabale.core.rows import changed
from cabale.games.heads_of_state.actions import (
    ASK_BUILD,
    ASK_DRAW,
    ASK_SCHEME,
    ASK_TURN,
    ATTRIBUTE_OPTION,
    NO_OPTION,
    TREACHERY_OPTION,
)
from cabale.games.heads_of_state.facts import facts
from cabale.games.heads_of_state.past import Past
from cabale.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES,
    COUNTRY_NAMES,
    NOBLE_NAMES,
    NOBLES,
    PLACE_NAMES,
    RESERVE,
    SECTOR_NAMES,
    SHOWN,
    SHOWN_TREACHERY,
    SPACES,
    TREACHERY_NAMES,
    YEAR_NAMES,
    held,
    held_treachery,
    single,
    single_treachery,
    size,
    size_treachery,
    unpacked,
    unpacked_treachery,
)
from cabale.games.heads_of_state.state import HeadsState

__all__ = ["facts", "position"]

QUESTIONS = {"turn": ASK_TURN, "draw": ASK_DRAW, "build": ASK_BUILD, "scheme": ASK_SCHEME}
MANY = 12  # names that are all told to whoever got one wrong
OPTIONS = ("none", "attributes", "treachery")
KEYS = (
    "round", "turn", "first-turns", "question", "option", "left", "hands", "known", "board",
    "dead", "created", "cards", "tokens", "hexes", "markers", "house", "points", "sources",
    "display", "treachery-display", "pile", "reserve", "discard", "treachery-discard", "gaps",
    "targeted", "influence", "cleaned", "stock", "card-pool",
)  # fmt: skip
TOLD = ("influence", "sources", "cleaned", "card-pool")  # facts that no position can set


def position(s: HeadsState, table: Mapping[str, Any]) -> None:
    """§2.4 The position a table describes; what it does not name is as after the set-up."""
    for key in table:
        if key not in KEYS or key in TOLD:
            raise GameError(f"a position has no '{key}'; it has {sorted({*KEYS} - {*TOLD})}")
    s.lay_out()
    put_board(s, table)
    put_markers(s, table)
    put_nobles(s, table)
    put_hands(s, table)
    put_treachery(s, table)
    put_attributes(s, table)
    put_past(s)
    put_question(s, table)


# -- reading names


def pick(kind: str, name: Any, names: Sequence[str]) -> int:
    if name not in names:
        told = list(names) if len(names) <= MANY else get_close_matches(str(name), names, 4, 0.4)
        raise GameError(f"there is no {kind} '{name}'; there are {told}")
    return names.index(name)


def seat_named(s: HeadsState, letter: Any) -> int:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in LETTERS[: s.seats]:
        raise GameError(f"'{letter}' is no seat of this game: {LETTERS[: s.seats]}")
    return LETTERS.index(letter)


def whole(key: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise GameError(f"'{key}' must be a number from {low} to {high}, not {value!r}")
    return value


def space_named(s: HeadsState, name: Any) -> int:
    space = s.box.spaces[pick("place", name, PLACE_NAMES)]
    if space == -1:
        raise GameError(f"this board has no space '{name}'")
    return space


def table_of(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = table.get(key, {})
    if not isinstance(found, Mapping):
        raise GameError(f"'{key}' must be a table")
    return found


def list_of(table: Mapping[str, Any], key: str) -> list[Any]:
    found = table.get(key, [])
    if not isinstance(found, list):
        raise GameError(f"'{key}' must be a list")
    return found


# -- the board


def put_board(s: HeadsState, table: Mapping[str, Any]) -> None:
    for name, letter in table_of(table, "board").items():
        put_noble(s, space_named(s, name), seat_named(s, letter))
    for name, letters in table_of(table, "dead").items():
        space = space_named(s, name)
        for letter in letters:
            put_dead(s, space, seat_named(s, letter))
    for letter, sectors in table_of(table, "created").items():
        for name in sectors:
            s.been[seat_named(s, letter)] |= 1 << pick("sector", name, SECTOR_NAMES)


def put_noble(s: HeadsState, space: int, seat: int) -> None:
    s.holder[space] = seat
    s.free &= ~one(space)
    use_token(s, space, seat)


def put_dead(s: HeadsState, space: int, seat: int) -> None:
    at = seat * SPACES + space
    s.dead = changed(s.dead, at, s.dead[at] + 1)
    use_token(s, space, seat)


def use_token(s: HeadsState, space: int, seat: int) -> None:
    """A noble on the board was created: its token, its card and its proof."""
    noble = s.box.nobles[space]
    at = seat * NOBLES + noble
    if s.tokens[at] == 0:
        raise GameError(f"'{LETTERS[seat]}' has no more tokens of a {NOBLE_NAMES[noble]}")
    s.tokens[at] -= 1
    s.been[seat] |= 1 << (space >> 1)
    s.types[seat] |= 1 << noble
    s.cards[at] += 1
    if s.hex_taker[space >> 1] == -1:
        s.hex_taker = changed(s.hex_taker, space >> 1, seat)


def put_markers(s: HeadsState, table: Mapping[str, Any]) -> None:
    for name, letter in table_of(table, "hexes").items():
        sector = pick("sector", name, SECTOR_NAMES)
        s.hex_taker = changed(s.hex_taker, sector, seat_named(s, letter))
    for name, letters in table_of(table, "markers").items():
        country = pick("country", name, COUNTRY_NAMES)
        for rank, letter in enumerate(letters[:2]):
            at = country * 2 + rank
            s.marker_taker = changed(s.marker_taker, at, seat_named(s, letter))
    for rank, letter in enumerate(list_of(table, "house")[: len(s.house_taker)]):
        s.house_taker = changed(s.house_taker, rank, seat_named(s, letter))


def put_nobles(s: HeadsState, table: Mapping[str, Any]) -> None:
    """Noble cards and tokens where the table counts them; points."""
    for letter, cards in table_of(table, "cards").items():
        seat = seat_named(s, letter)
        s.types[seat] = 0
        for noble, name in enumerate(NOBLE_NAMES):
            s.cards[seat * NOBLES + noble] = whole(name, cards.get(name, 0), 0, s.box.noble_cards)
            s.types[seat] |= (1 << noble) if cards.get(name, 0) else 0
        for name in cards:
            pick("noble", name, NOBLE_NAMES)
    for noble in range(NOBLES):
        used = sum(s.cards[seat * NOBLES + noble] for seat in range(s.seats))
        if used > s.box.noble_cards:
            raise GameError(f"there are not {used} noble cards of a {NOBLE_NAMES[noble]}")
        s.card_pool[noble] = s.box.noble_cards - used
    for letter, tokens in table_of(table, "tokens").items():
        for name, n in tokens.items():
            noble = pick("noble", name, NOBLE_NAMES)
            s.tokens[seat_named(s, letter) * NOBLES + noble] = whole(name, n, 0, 15)
    for letter, points in table_of(table, "points").items():
        s.points[seat_named(s, letter)] = whole("points", points, 0, 999)


# -- cards


def put_hands(s: HeadsState, table: Mapping[str, Any]) -> None:
    """A hand counts attribute and treachery cards by their names; `known` says what all saw."""
    for letter, cards in table_of(table, "hands").items():
        seat = seat_named(s, letter)
        for name, n in cards.items():
            if name in TREACHERY_NAMES:
                s.hand_plots[seat] += n * single_treachery(TREACHERY_NAMES.index(name))
            else:
                s.hand[seat] += n * single(pick("card", name, ATTRIBUTE_NAMES + TREACHERY_NAMES))
        s.held[seat] = size(s.hand[seat])
        s.held_plots[seat] = size_treachery(s.hand_plots[seat])
    for letter, cards in table_of(table, "known").items():
        put_known(s, seat_named(s, letter), cards)


def put_known(s: HeadsState, seat: int, cards: Mapping[str, int]) -> None:
    for name, n in cards.items():
        if name in TREACHERY_NAMES:
            card = TREACHERY_NAMES.index(name)
            has = held_treachery(s.hand_plots[seat], card)
            s.known_plots[seat] += n * single_treachery(card)
        else:
            card = pick("card", name, ATTRIBUTE_NAMES + TREACHERY_NAMES)
            has = held(s.hand[seat], card)
            s.known[seat] += n * single(card)
        if n > has:
            raise GameError(f"'{LETTERS[seat]}' cannot be known to hold {n} '{name}': it has {has}")


def without(rest: list[int], names: Sequence[str], name: str, n: int = 1) -> None:
    """Take cards out of what is left of the box."""
    card = pick("card", name, names)
    if rest[card] < n:
        raise GameError(f"there are not enough cards '{name}' in the box")
    rest[card] -= n


def packed(cards: list[int], card_of: Callable[[int], int]) -> int:
    return sum(n * card_of(card) for card, n in enumerate(cards))


def put_treachery(s: HeadsState, table: Mapping[str, Any]) -> None:
    rest = unpacked_treachery(s.box.treachery)
    for seat in range(s.seats):
        for card, n in enumerate(unpacked_treachery(s.hand_plots[seat])):
            without(rest, TREACHERY_NAMES, TREACHERY_NAMES[card], n)
    s.shown_plots = 0
    for name in list_of(table, "treachery-display") or plentiful(
        rest, TREACHERY_NAMES, SHOWN_TREACHERY
    ):
        without(rest, TREACHERY_NAMES, name)
        s.shown_plots += single_treachery(TREACHERY_NAMES.index(name))
    s.spent_plots = 0
    for name, n in table_of(table, "treachery-discard").items():
        without(rest, TREACHERY_NAMES, name, whole(name, n, 0, 15))
        s.spent_plots += n * single_treachery(TREACHERY_NAMES.index(name))
    s.plots = packed(rest, single_treachery)


def plentiful(rest: Sequence[int], names: Sequence[str], n: int) -> list[str]:
    """Cards that do not matter: always one of the most plentiful kind."""
    left = list(rest)
    out = []
    for _ in range(n):
        card = left.index(max(left))
        left[card] -= 1
        out.append(names[card])
    return out


def put_attributes(s: HeadsState, table: Mapping[str, Any]) -> None:
    """The display, the piles and the discards; what is not named lies in the pile."""
    rest = unpacked(s.box.decks[s.seats - 2])
    for seat in range(s.seats):
        for card, n in enumerate(unpacked(s.hand[seat])):
            without(rest, ATTRIBUTE_NAMES, ATTRIBUTE_NAMES[card], n)
    s.shown = 0
    for name in list_of(table, "display") or plentiful(rest, ATTRIBUTE_NAMES, SHOWN):
        without(rest, ATTRIBUTE_NAMES, name)
        s.shown += single(ATTRIBUTE_NAMES.index(name))
    for name, n in table_of(table, "discard").items():
        without(rest, ATTRIBUTE_NAMES, name, whole(name, n, 0, 31))
        s.discard += n * single(ATTRIBUTE_NAMES.index(name))
    s.reserve = whole("reserve", table.get("reserve", RESERVE), 0, RESERVE)
    if "stock" in table:
        rest = put_stock(s, rest, table_of(table, "stock"))
    s.pile = whole("pile", table.get("pile", sum(rest) - s.reserve), 0, sum(rest) - s.reserve)
    for name in plentiful(rest, ATTRIBUTE_NAMES, sum(rest) - s.reserve - s.pile):
        without(rest, ATTRIBUTE_NAMES, name)
        s.discard += single(ATTRIBUTE_NAMES.index(name))
    s.stock = packed(rest, single)


def put_stock(s: HeadsState, rest: list[int], table: Mapping[str, Any]) -> list[int]:
    """Exactly these cards lie in pile and reserve; all others are discarded."""
    stock = [0] * len(rest)
    for name, n in table.items():
        without(rest, ATTRIBUTE_NAMES, name, whole(name, n, 0, 31))
        stock[ATTRIBUTE_NAMES.index(name)] = n
    s.discard += packed(rest, single)
    return stock


def put_past(s: HeadsState) -> None:
    """All that is not known was shuffled once, and drawn unseen since."""
    unseen, plots = s.stock, s.plots
    for seat in range(s.seats):
        unseen += s.hand[seat] - s.known[seat]
        plots += s.hand_plots[seat] - s.known_plots[seat]
    s.past = Past()
    s.past.shuffle_all(unseen, s.unseen(), s.reserve)
    s.past_plots = Past()
    s.past_plots.shuffle_all(plots, s.unseen_plots(), 0)
    for seat in range(s.seats):
        s.past.draw(seat, s.hand[seat] - s.known[seat], False)
        s.past_plots.draw(seat, s.hand_plots[seat] - s.known_plots[seat], False)


# -- the question


def put_question(s: HeadsState, table: Mapping[str, Any]) -> None:
    s.round = pick("year", table.get("round", YEAR_NAMES[0]), YEAR_NAMES)
    s.turn = seat_named(s, table.get("turn", "A"))
    s.turns = s.seats + 1
    if "first-turns" in table:
        s.turns = whole("first-turns", table["first-turns"], 1, s.seats)
    for name in list_of(table, "gaps"):
        s.gaps |= one(space_named(s, name))
    for name in list_of(table, "targeted"):
        s.targeted |= one(space_named(s, name))
    question = table.get("question", "turn")
    decision = QUESTIONS[list(QUESTIONS)[pick("question", question, tuple(QUESTIONS))]]
    s.left = whole("left", table.get("left", 1 if decision == ASK_DRAW else 0), 0, 3)
    s.option = NO_OPTION if decision == ASK_TURN else ATTRIBUTE_OPTION
    if decision == ASK_SCHEME or table.get("option") == "treachery":
        s.option = TREACHERY_OPTION
    s.ask(decision, 1 << s.turn)
