"""Positions by the names of their pieces, and back: the vocabulary of scenarios.

    [position]
    round = 3
    turn = "B"
    columns = [
      { objective = "music-5", cards = ["A king", "B cloak over queen", "C dragon"] },
      { objective = "trade-2", cards = ["A storm"] },
      { objective = "combat-1" },
    ]
    hands = { B = ["witch", "double", "romeo"] }
    won = { A = ["alchemy-3"] }

A card that lies above another has been turned up, so only the lowest card of a column may be
`down` (as it is unless `up` is said). Cards that are named nowhere are in the reserve; a hand that
is not given is three of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.bits import one
from cabale.core.game import LETTERS, GameError
from cabale.core.protocol import OVER
from cabale.core.rows import filled
from cabale.games.cape_epee import flow
from cabale.games.cape_epee.count import has_all_domains, objectives_in, plain_sum, points_of
from cabale.games.cape_epee.count import special_count as special_count_of
from cabale.games.cape_epee.pieces import (
    ALL_CARDS,
    CARD_NAMES,
    CARDS,
    CLOAK,
    EXPLORER,
    HAND,
    KNOWN,
    NO_CARD,
    NO_OBJECTIVE,
    NO_VALUE,
    OBJECTIVE_NAMES,
    ROUNDS,
    STORM,
    UP,
    card_of,
    count_of,
    owner_of,
    starting_deck,
    take_objective,
    tile_of,
)
from cabale.games.cape_epee.scoring import (
    ABSENT,
    REASON_NAMES,
    Worksheet,
    resolve,
    resolve_last,
)
from cabale.games.cape_epee.state import Cape

KEYS = ("round", "turn", "start", "columns", "hands", "discards", "won")


def position(s: Cape, table: Mapping[str, Any]) -> None:
    """Set up the position that a scenario describes; the player at turn is asked for a card."""
    known_keys(table, KEYS, "a position")
    s.round = read_round(table.get("round", 1))
    s.start = read_seat(s, table.get("start", table.get("turn", "A")))
    s.turn = read_seat(s, table.get("turn", LETTERS[s.start]))
    s.deck = starting_deck(s.seats)
    for seat in range(s.seats):
        s.hand[seat] = s.discard[seat] = 0
        s.reserve[seat] = ALL_CARDS
    s.won = filled(s.seats)
    for letter, names in read_table(table, "won").items():
        for name in read_list(names):
            seat = read_seat(s, letter)
            s.win_objective(seat, take_from_deck(s, name))
    if "columns" in table:
        read_columns(s, table["columns"])
    read_discards(s, read_table(table, "discards"))
    read_hands(s, read_table(table, "hands"))
    open_question(s, "columns" in table)


def open_question(s: Cape, laid: bool) -> None:
    """The player at turn slides a card; without columns, the objectives turn up first."""
    if not laid:
        flow.begin_round(s)
    elif flow.all_fulfilled(s):
        raise GameError("every objective is fulfilled: this round is over")
    elif s.hand[s.turn] == 0:
        raise GameError(f"{LETTERS[s.turn]} has no card in hand and cannot be at turn")
    else:
        flow.ask_slide(s)


# -- reading


def known_keys(table: Mapping[str, Any], keys: tuple[str, ...], what: str) -> None:
    for key in table:
        if key not in keys:
            raise GameError(f"{what} has no '{key}'; it has {', '.join(keys)}")


def read_table(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = table.get(key, {})
    if not isinstance(found, Mapping):
        raise GameError(f"'{key}' must name seats, such as {{ A = [...] }}")
    return found


def read_list(names: Any) -> list[str]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise GameError(f"expected a list of names, got '{names}'")
    return names


def read_round(number: Any) -> int:
    if not isinstance(number, int) or not 1 <= number <= ROUNDS:
        raise GameError(f"'round' goes from 1 to {ROUNDS}, not {number}")
    return number - 1


def read_seat(s: Cape, letter: Any) -> int:
    letters = LETTERS[: s.seats]
    if not isinstance(letter, str) or len(letter) != 1 or letter not in letters:
        raise GameError(f"'{letter}' is no seat of this game: {', '.join(letters)}")
    return letters.index(letter)


def read_card(name: str) -> int:
    if name not in CARD_NAMES:
        raise GameError(f"there is no card '{name}'")
    return CARD_NAMES.index(name)


def take_from_reserve(s: Cape, seat: int, name: str) -> int:
    """The card, which may be said only once for each colour."""
    card = read_card(name)
    if not s.reserve[seat] & one(card):
        raise GameError(f"'{LETTERS[seat]} {name}' is in two places")
    s.reserve[seat] &= ~one(card)
    return card


def take_from_deck(s: Cape, name: Any) -> int:
    """The objective, of which there are only so many."""
    if name not in OBJECTIVE_NAMES:
        raise GameError(f"there is no objective '{name}'")
    face = OBJECTIVE_NAMES.index(name)
    if not count_of(s.deck, face):
        raise GameError(f"there are not so many objectives '{name}' in this game")
    s.deck = take_objective(s.deck, face)
    return face


def read_cards(s: Cape, zone: Any, table: Mapping[str, Any]) -> None:
    for letter, names in table.items():
        seat = read_seat(s, letter)
        for name in read_list(names):
            zone[seat] |= one(take_from_reserve(s, seat, name))


def read_discards(s: Cape, table: Mapping[str, Any]) -> None:
    """The discards in the order in which they are named."""
    s.piled = s.piled[:]
    for letter, names in table.items():
        seat = read_seat(s, letter)
        for name in read_list(names):
            s.put_off(seat, take_from_reserve(s, seat, name))


def read_hands(s: Cape, table: Mapping[str, Any]) -> None:
    """The hands that are given, then three cards of the reserve for whoever was not named."""
    read_cards(s, s.hand, table)
    for seat in range(s.seats):
        if s.count_hand(seat) > HAND:
            raise GameError(f"{LETTERS[seat]} cannot hold more than {HAND} cards")
        if LETTERS[seat] not in table:
            fill_hand(s, seat)


def fill_hand(s: Cape, seat: int) -> None:
    for card in range(CARDS):
        if s.count_hand(seat) < HAND and s.reserve[seat] & one(card):
            s.reserve[seat] &= ~one(card)
            s.hand[seat] |= one(card)


def read_columns(s: Cape, columns: Any) -> None:
    if not isinstance(columns, list) or len(columns) != s.seats:
        raise GameError(f"'columns' must list {s.seats} columns, one for each player")
    s.empty_table()
    for column, table in enumerate(columns):
        known_keys(table, ("objective", "cards"), "a column")
        s.turn_objective(column, take_from_deck(s, table.get("objective")))
        cards = read_list(table.get("cards", []))
        for row, text in enumerate(cards):
            s.lay(column, read_tile(s, text, row == len(cards) - 1))
            close_by_storm(s, column, row)


def read_tile(s: Cape, text: str, lowest: bool) -> int:
    """A card such as `A king`, `B storm up`, `C explorer seen` or `A cloak over queen`."""
    words = text.split()
    if len(words) < 2:
        raise GameError(f"'{text}' is not a card: a seat and a name")
    seat = read_seat(s, words[0])
    card = take_from_reserve(s, seat, words[1])
    tile = tile_of(seat, card)
    rest = words[2:]
    if rest[:1] == ["over"] and len(rest) == 2 and card == CLOAK and not lowest:
        s.under[seat] = take_from_reserve(s, seat, rest[1])
        return tile | UP
    if rest == ["seen"] and card == EXPLORER and lowest:
        return tile | KNOWN
    if rest not in ([], ["up"], ["down"]):
        raise GameError(f"'{text}' cannot be: up, down, a Cloak 'over' a card, an Explorer 'seen'")
    if rest == ["down"] and not lowest:
        raise GameError(f"'{text}' cannot be: a card above another has been turned up")
    return tile | UP if rest == ["up"] or not lowest else tile


def close_by_storm(s: Cape, column: int, row: int) -> None:
    """What a card that lies face up has done to its column."""
    tile = s.tile(column, row)
    if card_of(tile) == STORM and tile & UP:
        s.closed |= one(column)
    if card_of(tile) == CLOAK and tile & UP and s.under[owner_of(tile)] != NO_CARD:
        s.cloaked[column] += 1


# -- telling


def facts(s: Cape) -> dict[str, Any]:
    """Everything on the table in the words of `position`, and how each column stands."""
    seats = range(s.seats)
    return {
        "round": min(s.round + 1, ROUNDS),
        "turn": LETTERS[s.turn],
        "start": LETTERS[s.start],
        "columns": [column_facts(s, column) for column in seats],
        "hands": {LETTERS[p]: card_names(s.hand[p]) for p in seats},
        "reserves": {LETTERS[p]: card_names(s.reserve[p]) for p in seats},
        "discards": {LETTERS[p]: card_names(s.discard[p]) for p in seats},
        "won": {LETTERS[p]: [OBJECTIVE_NAMES[n] for n in objectives_in(s.won[p])] for p in seats},
        "counts": {LETTERS[p]: count_facts(s.won[p]) for p in seats},
        "last": [outcome_facts(resolve_last(s, column)) for column in range(len(s.last_size))],
        "over": s.decision == OVER,
    }


def card_names(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) if cards >> card & 1]


def column_facts(s: Cape, column: int) -> dict[str, Any]:
    """One column, and who would win it if the round ended as it lies."""
    if s.objective[column] == NO_OBJECTIVE:
        return {"objective": "", "cards": []}
    cards = [say_tile(s, s.tile(column, row)) for row in range(s.size[column])]
    return {
        **outcome_facts(resolve(s, column)),
        "cards": cards,
        "closed": not s.is_open(column),
        "fulfilled": s.is_fulfilled(column),
    }


def say_tile(s: Cape, tile: int) -> str:
    name = f"{LETTERS[owner_of(tile)]} {CARD_NAMES[card_of(tile)]}"
    under = s.under[owner_of(tile)]
    if card_of(tile) == CLOAK and tile & UP and under != NO_CARD:
        return f"{name} over {CARD_NAMES[card_of(under)]}"
    if tile & UP:
        return f"{name} up"
    return f"{name} seen" if tile & KNOWN else f"{name} down"


def outcome_facts(sheet: Worksheet) -> dict[str, Any]:
    """How a column is decided: the winner, the reason, totals and the value of each card."""
    rows = range(len(sheet.tiles))
    return {
        "objective": OBJECTIVE_NAMES[sheet.objective],
        "winner": LETTERS[sheet.winner] if sheet.winner >= 0 else "",
        "reason": REASON_NAMES[sheet.reason],
        "totals": {LETTERS[p]: number(t) for p, t in enumerate(sheet.totals) if t != ABSENT},
        "values": [f"{name_of(sheet, i)} {say_value(sheet, i)}" for i in rows if sheet.remains(i)],
        "eliminated": [name_of(sheet, i) for i in rows if not sheet.remains(i)],
    }


def name_of(sheet: Worksheet, row: int) -> str:
    tile = sheet.tiles[row]
    return f"{LETTERS[owner_of(tile)]} {CARD_NAMES[card_of(tile)]}"


def say_value(sheet: Worksheet, row: int) -> str:
    value = sheet.value[row]
    return "none" if value == NO_VALUE else str(number(value))


def number(half: int) -> int | float:
    """A value counted in halves as people write it: 20, 9.5."""
    return half // 2 if half % 2 == 0 else half / 2


def count_facts(won: int) -> dict[str, int]:
    """Both ways to count; the special one only with all six domains."""
    out = {"plain": plain_sum(won), "points": points_of(won)}
    if has_all_domains(won):
        out["special"] = special_count_of(won)
    return out
