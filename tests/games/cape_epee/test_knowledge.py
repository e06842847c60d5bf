"""§4.6, R-36 Who knows what, and why an answer is refused."""

from __future__ import annotations

import pytest
from games.cape_epee.table import column, facts, laid, play, told

from cabale.conformance.playing import positions
from cabale.core.bits import count, members, one
from cabale.core.journal import HIDDEN
from cabale.core.protocol import WATCHER
from cabale.core.record import read_answer
from cabale.core.rng import Rng
from cabale.games.cape_epee import CAPE_EPEE, looks
from cabale.games.cape_epee.actions import EVENTS
from cabale.games.cape_epee.pieces import (
    CARD_NAMES,
    EXPLORER,
    GIANT_EACH,
    HERMIT_EACH,
    KNOWN,
    UP,
    card_of,
    owner_of,
    printed,
)
from cabale.games.cape_epee.scoring import resolve
from cabale.games.cape_epee.state import Cape
from cabale.games.cape_epee.telling import tell_award
from cabale.games.cape_epee.view import TableView

EVERY = list(CARD_NAMES)


def refused(s: Cape, words: str) -> tuple[str, str]:
    answer = read_answer(CAPE_EPEE, words, s.seats)
    found = CAPE_EPEE.why_not(s, answer.seat, answer.action)
    assert found is not None, f"{words} is allowed"
    return found.key, found.paragraph


# -- what is shown


def test_3_2_only_its_owner_knows_a_card_that_lies_face_down() -> None:
    s = play(laid(hands={"A": ["king"]}), "A slide king 1")
    assert CAPE_EPEE.view(s, 0).columns[0].cards[0].card == EVERY.index("king")
    assert CAPE_EPEE.view(s, 1).columns[0].cards[0].card == HIDDEN
    assert CAPE_EPEE.view(s, WATCHER).columns[0].cards[0].card == HIDDEN


def test_3_4_only_its_owner_learns_what_was_drawn() -> None:
    s = play(laid(), "A slide king 1", "* draw A witch")
    assert s.journal is not None
    last = len(s.journal) - 1
    details = [s.journal.told_to(seat, last, EVENTS).details for seat in (0, 1, -1)]  # type: ignore[union-attr]
    assert details == [[EVERY.index("witch")], [HIDDEN], [HIDDEN]]


def test_5_8_only_its_owner_knows_the_card_under_the_cloak() -> None:
    s = laid(column("music-4", "B cloak over king", "A squire"))
    assert CAPE_EPEE.view(s, 1).columns[0].cards[0].under == EVERY.index("king")
    assert CAPE_EPEE.view(s, 0).columns[0].cards[0].under == HIDDEN
    assert CAPE_EPEE.view(s, 0).columns[0].cards[0].cloaked


def test_5_4_everybody_saw_the_explorer_that_moved() -> None:
    s = play(laid(column("music-4", "B explorer")), "A slide king 1")
    card = CAPE_EPEE.view(s, 3).columns[1].cards[0]
    assert (card.card, card.up, card.known) == (EXPLORER, False, True)
    assert facts(s.resample(0, Rng(3)))["columns"][1]["cards"] == ["B explorer seen"]


def test_4_6_R_36_objectives_that_were_won_are_face_down_to_the_others() -> None:
    s = laid(won={"B": ["music-4"]})
    others = CAPE_EPEE.view(s, 0).seats[1]
    assert (others.won, others.objectives, others.points) == (1, None, None)
    assert CAPE_EPEE.view(s, 1).seats[1].points == 4


def test_R_36_they_are_open_by_the_option() -> None:
    s = laid(won={"B": ["music-4"]}, options={"objectives": "visible"})
    assert CAPE_EPEE.view(s, WATCHER).seats[1].points == 4


def test_R_36_who_remembers_keeps_them_in_mind() -> None:
    s = laid(won={"B": ["music-4"]})
    assert s.resample(0, Rng(1)).won[1] == s.won[1]


# -- what can be worked out


def test_4_6_discards_are_open_so_that_hidden_cards_can_be_worked_out() -> None:
    s = laid(column("music-4", "B queen", "B king"), discards={"B": ["dragon"]})
    for seed in range(20):
        world = s.resample(0, Rng(seed))
        hidden = world.hand[1] | world.reserve[1] | one(world.tile(0, 1) % 32)
        assert not hidden & (one(EVERY.index("queen")) | one(EVERY.index("dragon")))
        assert count(hidden) == 23


def test_3_4_a_fresh_reserve_holds_only_what_was_discarded() -> None:
    # B shuffles twelve cards in; what B held and had laid before is not among them
    old = EVERY[:13]
    s = laid(column("music-4", "B king"), hands={"B": old[1:3]}, discards={"B": EVERY[13:]},
             turn="B")  # fmt: skip
    s.discard[1] |= s.reserve[1]  # all the rest was discarded too
    s.reserve[1] = 0
    play(s, "B slide queen 2", "* draw B witch")
    kept = {"king", "queen", "juliet"}
    for seed in range(40):
        found = facts(s.resample(0, Rng(seed)))
        assert not kept & set(found["reserves"]["B"])
        assert found["columns"][0]["cards"][0].split()[1] in kept
    laid_since = {facts(s.resample(0, Rng(n)))["columns"][1]["cards"][0] for n in range(40)}
    assert len(laid_since) == 3


# -- why not


def test_3_2_a_card_that_is_not_in_the_hand_is_refused() -> None:
    s = laid(column("music-4", "A king"), hands={"A": ["queen"]}, discards={"A": ["witch"]})
    assert refused(s, "A slide king 2") == ("on-the-table", "3.2")
    assert refused(s, "A slide witch 2") == ("discarded", "3.2")
    assert refused(s, "A slide dragon 2") == ("in-reserve", "3.2")


def test_2_3_there_are_only_as_many_columns_as_players() -> None:
    assert refused(laid(seats=3), "A slide king 5") == ("no-column", "2.3")


def test_5_6_a_closed_column_is_refused() -> None:
    s = laid(column("music-4", "B storm", "C king"), hands={"A": ["queen"]})
    assert refused(s, "A slide queen 1") == ("closed", "5.6")


def test_5_7_the_traitors_own_column_is_refused() -> None:
    s = play(laid(column("music-4", "B traitor"), seats=3), "A slide king 1")
    assert refused(s, "B swap 1") == ("own-column", "5.7")
    assert refused(s, "B swap 5") == ("no-column", "2.3")


def test_5_8_only_a_card_of_the_hand_may_be_hidden() -> None:
    s = play(laid(column("music-4", "B cloak"), hands={"B": ["queen"]}), "A slide king 1")
    assert refused(s, "B hide dragon") == ("in-reserve", "5.8")


# -- what the box and the rules say


def test_R_35_every_card_has_its_paragraph_whatever_pages_say() -> None:
    text = (CAPE_EPEE.folder / "RULES.en.md").read_text("utf-8").lower()
    for name in EVERY:
        words = {"cloak": "cloak of invisibility", "musketeers": "three musketeers"}
        assert f"**{words.get(name, name.replace('little-', 'little '))}**" in text


def test_1_2_six_rounds_are_played() -> None:
    assert CAPE_EPEE.view(CAPE_EPEE.new(2), 0).rounds == 6


# -- what is publicly there counts in the running totals


def running(*cards: str) -> dict[str, float | None]:
    """The totals that everybody sees of a column, before the round is over."""
    s = laid(column("religion-5", *cards))
    shown = CAPE_EPEE.view(s, WATCHER).columns[0].totals
    halves = zip("ABCD", shown, strict=True)
    return {seat: None if half is None else half / 2 for seat, half in halves}


def test_5_14_a_hidden_card_counts_for_the_hermit() -> None:
    assert running("A hermit", "B king", "C queen")["A"] == running_total("hermit", 2)
    assert running("A hermit", "B queen")["A"] == running_total("hermit", 1)


def test_5_15_cards_under_a_cloak_and_face_down_count_for_the_little_giant() -> None:
    shown = running("A little-giant", "B cloak over king", "C queen")

    assert shown["A"] == running_total("little-giant", 3)


def running_total(card: str, others: int) -> float:
    each = {"hermit": HERMIT_EACH, "little-giant": GIANT_EACH}[card]
    value = printed(CARD_NAMES.index(card), 0)
    return (value + each * others) / 2


# -- discards lie face up and can be looked through


def test_3_4_discards_are_seen_in_the_order_they_were_discarded() -> None:
    s = laid(column("religion-5"), discards={"A": ["witch", "king", "beggar"]})

    shown = CAPE_EPEE.view(s, 1).seats[0].discard

    assert [CARD_NAMES[card] for card in shown] == ["witch", "king", "beggar"]


def test_3_4_the_order_is_kept_by_clones_and_worlds() -> None:
    for played in positions(CAPE_EPEE, 3, seed=4):
        s = played.state
        for seat in range(3):
            shown = CAPE_EPEE.view(s, WATCHER).seats[seat].discard
            assert sorted(shown) == members(s.discard[seat])
            world = s.resample(1, Rng(3))
            assert CAPE_EPEE.view(world, 1).seats[seat].discard == shown


# -- the log says why an ability did nothing


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        (("A king", "B beggar"), "late"),
        (("A cloak over explorer", "B queen"), "muted"),
        (("A magician", "B magician", "C king"), "twins"),
        (("A witch", "B king", "C witch"), "twins"),
    ],
)
def test_4_2_an_ability_that_did_nothing_is_told(cards: tuple[str, ...], kind: str) -> None:
    s = laid(column("religion-5", *cards))

    tell_award(s, 0, resolve(s, 0))

    assert kind in told(s)


def test_4_2_nothing_is_told_of_cards_without_an_ability() -> None:
    s = laid(column("religion-5", "A king", "B queen"))

    tell_award(s, 0, resolve(s, 0))

    assert not {"late", "muted", "twins"} & set(told(s))


def forget_all() -> None:
    """Let go of every part of a view that was made before."""
    looks.CARDS.clear()
    for kept in (looks.COLUMNS, looks.SEATS, looks.SETS, looks.LAST):
        kept.young.clear()
        kept.old.clear()


@pytest.mark.parametrize("objectives", ["hidden", "visible"])
@pytest.mark.parametrize("seats", [2, 6])
def test_what_several_see_is_what_each_alone_would_see_at_first_sight(
    seats: int, objectives: str
) -> None:
    everybody = list(range(WATCHER, seats))
    for played in positions(CAPE_EPEE, seats, seats, {"objectives": objectives}):
        s = played.state
        assert isinstance(s, Cape)
        together = CAPE_EPEE.views(s, everybody)
        again = CAPE_EPEE.views(s, everybody[::-1])[::-1]
        for eyes, seen, once_more in zip(everybody, together, again, strict=True):
            forget_all()
            assert seen == once_more == CAPE_EPEE.view(s, eyes)
            check_cards(s, eyes, seen)


def check_cards(s: Cape, eyes: int, seen: TableView) -> None:
    """A seat knows its own cards and what lies open, and of the others only whose they are."""
    for column_seen, n in zip(seen.columns, range(s.seats), strict=True):
        for row, card in enumerate(column_seen.cards):
            tile = s.tile(n, row)
            known = owner_of(tile) == eyes or bool(tile & (UP | KNOWN))
            assert card.card == (card_of(tile) if known else HIDDEN)
            assert card.under == HIDDEN or owner_of(tile) == eyes
