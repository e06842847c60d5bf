"""The deck of 256: what it promises, and what a deck of one's own must be."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import permutations

import pytest

from cabale.core.game import GameError
from cabale.core.record import Record
from cabale.core.text import read_record, write_record
from cabale.games.catalogue import game_named
from cabale.games.reigns import REIGNS
from cabale.games.reigns.components import box_of, numbered, printed_box, read_card
from cabale.games.reigns.deck import drafts
from cabale.games.reigns.dress import lines, small_lines
from cabale.games.reigns.pieces import (
    CHARACTER_NAMES,
    GOAL_NAMES,
    GOAL_SIGNS,
    ICON_NAMES,
    PILLARS,
    Box,
)

FACTS = tomllib.loads((REIGNS.folder / "components.toml").read_text("utf-8"))
DECK = [(tuple(d.white), tuple(d.black)) for d in drafts()]


def test_the_file_holds_what_the_program_writes() -> None:
    assert FACTS["cards"] == numbered(lines())


def test_the_facts_of_the_box_are_those_of_the_code() -> None:
    game = FACTS["game"]
    assert game["players"] == [REIGNS.seats[0], REIGNS.seats[-1]]
    assert game["cards"] == len(DECK)
    assert game["goals"] == len(GOAL_NAMES)
    assert game["characters"] == len(CHARACTER_NAMES)
    assert game["icons"] == len(ICON_NAMES)
    assert tuple(game["pillars"]) == REIGNS.names["pillar"]


def test_1_4_seven_kinds_make_256() -> None:
    kinds = Counter(d.kind for d in drafts())
    assert kinds == {"A": 96, "B": 48, "C": 24, "D": 32, "E": 24, "F": 16, "G": 16}


def test_the_deck_is_the_same_under_every_exchange_of_pillars() -> None:
    for order in permutations(range(PILLARS)):
        turned = [(tuple(w[p] for p in order), tuple(b[p] for p in order)) for w, b in DECK]
        assert Counter(turned) == Counter(DECK)


def test_the_deck_is_the_same_under_a_change_of_all_signs() -> None:
    turned = [(tuple(-x for x in w), tuple(-x for x in b)) for w, b in DECK]
    assert Counter(turned) == Counter(DECK)


def test_every_pillar_and_direction_is_served_alike() -> None:
    for p in range(PILLARS):
        assert Counter(w[p] for w, _ in DECK if w[p]) == {2: 21, -2: 21, 1: 46, -1: 46}
        assert Counter(b[p] for _, b in DECK if b[p]) == {2: 6, -2: 6, 1: 44, -1: 44}
    assert sum(abs(x) for w, _ in DECK for x in w) == 2.75 * 256
    assert sum(abs(x) for _, b in DECK for x in b) == 1.75 * 256
    assert Counter(sum(map(bool, w)) for w, _ in DECK) == {1: 40, 2: 168, 3: 32, 4: 16}
    assert sum(any(b[p] and not w[p] for p in range(PILLARS)) for w, b in DECK) == 104


def test_backs_show_37_patterns_of_pillars_and_dots() -> None:
    box = printed_box("full", "normal", 2)
    assert len({(box.touched[c], box.dotted[c]) for c in range(box.cards)}) == 37


DECKS = [(deck, severity) for deck in ("full", "small") for severity in ("normal", "hard")]


@pytest.mark.parametrize(("deck", "severity"), DECKS)
def test_character_and_icons_tell_nothing_of_all_directions_together(
    deck: str, severity: str
) -> None:
    box = printed_box(deck, severity, 2)
    for back in range(len(box.first) - 1):
        cards = list(box.members)[box.first[back] : box.first[back + 1]]
        pillars = range(PILLARS)
        ways = Counter(tuple(box.white[card * PILLARS + p] > 0 for p in pillars) for card in cards)
        assert len(ways) == 2 ** bin(box.touched[cards[0]]).count("1")
        assert len(set(ways.values())) == 1
        assert len({(box.icons[2 * card], box.icons[2 * card + 1]) for card in cards}) == 1


def test_characters_carry_14_to_18_cards_each() -> None:
    carried = Counter(printed_box("full", "normal", 2).character).values()
    assert len(carried) == len(CHARACTER_NAMES)
    assert min(carried) >= 14 and max(carried) <= 18


def test_icons_speak_of_pillars_on_the_back() -> None:
    box = printed_box("full", "normal", 2)
    for card in range(box.cards):
        for icon in (box.icons[2 * card], box.icons[2 * card + 1]):
            assert box.touched[card] >> icon // 12 & 1
    assert set(Counter(box.icons)) == set(range(len(ICON_NAMES)))


def test_9_1_the_small_deck_has_72_two_pillar_cards() -> None:
    """Two strong pillars, or a strong and a weak one where a refusal moves the strong one."""
    small, full = box_of(numbered(small_lines())), printed_box("full", "normal", 2)
    assert small.cards == 72

    def is_of_two(box: Box, card: int) -> bool:
        moved = [p for p in range(PILLARS) if box.touched[card] >> p & 1]
        strong = [p for p in moved if box.dotted[card] >> p & 1]
        if len(moved) != 2 or not strong:
            return False
        return len(strong) == 2 or box.black[card * PILLARS + strong[0]] != 0

    assert all(is_of_two(small, card) for card in range(small.cards))
    assert sum(is_of_two(full, card) for card in range(full.cards)) == 72


def test_9_2_the_harder_deck_has_stronger_sides() -> None:
    hard = [(tuple(d.white), tuple(d.black)) for d in drafts(3, 2)]
    assert max(abs(x) for w, _ in hard for x in w) == 3
    assert sum(abs(x) for _, b in hard for x in b) >= 2.1 * 256
    assert printed_box("small", "hard", 2).cards == 72


def test_2_3_every_goal_exists_once() -> None:
    rows = {tuple(GOAL_SIGNS[g * PILLARS + p] for p in range(PILLARS)) for g in range(24)}
    assert len(rows) == 24
    assert all(sorted(map(abs, row)) == [0, 0, 1, 1] for row in rows)


def own_deck(**changes: object) -> dict[str, object]:
    cards: dict[str, object] = dict(list(FACTS["cards"].items())[:80])
    return {"cards": {**cards, **changes}}


def test_9_3_a_deck_of_ones_own_is_played_and_kept_in_the_record() -> None:
    own = own_deck(last="mage coin ship | wealth+3 | army-2 people+1")
    s = REIGNS.new(3, {}, own)
    assert s.box.cards == 81
    record = Record("reigns", 1, 3, REIGNS.resolve({}), components=own)
    _, found = read_record(write_record(REIGNS, record), game_named)
    assert found.components == own


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"deck": 1}, "'deck' is no value"),
        ({"cards": []}, "'cards' must be a table"),
        ({"cards": {}}, "72 to 256 cards, not 0"),
        (own_deck(x=3), "'cards.x' must be a text"),
        (own_deck(x="mage coin ship | wealth+1"), "'cards.x' has 2 parts"),
        (own_deck(x="mage coin | wealth+1 | army+1"), "'cards.x' needs a character and two icons"),
        (own_deck(x="king coin ship | wealth+1 | "), "character 'king', which"),
        (own_deck(x="mage gold ship | wealth+1 | "), "icon 'gold', which"),
        (own_deck(x="mage coin ship | | army+1"), "touches no pillar"),
        (own_deck(x="mage coin ship | money+1 | "), "pillar 'money', which"),
        (own_deck(x="mage coin ship | wealth+9 | "), "'wealth\\+9', which must move 1 to 5 steps"),
        (own_deck(x="mage coin ship | wealth | "), "'wealth', which must move 1 to 5 steps"),
        (own_deck(x="mage coin ship | wealth+1 wealth-1 | "), "names wealth twice"),
        (own_deck(**{"a.b": "mage coin ship | wealth+1 | "}), "'cards.a.b' cannot name a card"),
    ],
)
def test_9_3_a_faulty_deck_is_refused_whole(table: dict[str, object], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        REIGNS.new(3, {}, table)


def test_a_card_is_read_as_it_is_written() -> None:
    row = read_card("x", "bishop chalice flag | church+2 army-1 | people+1")
    assert row == [0, 0, 12, 2, -1, 0, 0, 0, 0, 1, 0]


def test_every_reconstructed_card_is_listed_for_the_rules_panel() -> None:
    found = REIGNS.editions()
    assert [one.key for one in found[:2]] == ["cards.000", "cards.001"]
    assert len(found) == 256
    assert {one.tag for one in found} == {"R"}
