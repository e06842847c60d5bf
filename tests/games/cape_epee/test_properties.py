"""What holds of every column and every game."""

from __future__ import annotations

from games.cape_epee.table import column, facts, laid
from hypothesis import given, settings
from hypothesis import strategies as st

from cabale.core.bits import count, one
from cabale.core.protocol import OVER
from cabale.core.rng import Rng
from cabale.games.cape_epee import CAPE_EPEE
from cabale.games.cape_epee.looks import (
    ORDER,
    known_value,
    totals_of,
    view_line,
    view_stages,
)
from cabale.games.cape_epee.pieces import (
    CARD_NAMES,
    NO_CARD,
    OBJECTIVE_NAMES,
    card_of,
    owner_of,
)
from cabale.games.cape_epee.scoring import resolve
from cabale.games.cape_epee.state import Cape
from cabale.games.cape_epee.view import StageView

EVERY = list(range(25))
TILES = [f"{seat} {name}" for seat in "ABCD" for name in CARD_NAMES]


@given(
    st.lists(st.sampled_from(TILES), min_size=1, max_size=12, unique=True),
    st.sampled_from(OBJECTIVE_NAMES),
    st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in CAPE_EPEE.options}),
)
@settings(max_examples=300, deadline=None)
def test_4_4_every_column_with_a_card_has_exactly_one_winner(
    cards: list[str], objective: str, options: dict[str, str]
) -> None:
    found = facts(laid(column(objective, *cards), options=options))["columns"][0]
    remaining = {words.split()[0] for words in found["values"]}
    assert found["winner"] in remaining
    assert set(found["totals"]) == remaining
    assert len(found["values"]) + len(found["eliminated"]) == len(cards)


@given(st.lists(st.sampled_from(TILES), min_size=1, max_size=10, unique=True))
@settings(max_examples=200, deadline=None)
def test_4_4_the_winner_has_the_best_total(cards: list[str]) -> None:
    found = facts(laid(column("music-5", *cards)))["columns"][0]
    totals, mine = found["totals"], found["totals"][found["winner"]]
    if found["reason"] in ("highest", "nearest"):
        assert mine == max(totals.values())
    if found["reason"] == "highest":
        assert list(totals.values()).count(mine) == 1


@given(
    st.lists(st.sampled_from(TILES), min_size=1, max_size=10, unique=True),
    st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in CAPE_EPEE.options}),
)
@settings(max_examples=300, deadline=None)
def test_6_the_stages_of_a_column_lead_to_its_totals(
    cards: list[str], options: dict[str, str]
) -> None:
    sheet = resolve(laid(column("music-5", *cards), options=options), 0)
    stages = view_stages(sheet)
    assert (stages[0].card, stages[0].values) == (-1, [known_value(n) for n in sheet.printed])
    assert stages[-1].totals == totals_of(sheet)
    assert stages[-1].values == [view_line(sheet, row).value for row in range(len(cards))]
    assert [stage.card for stage in stages[1:]] == [n for n in ORDER if n in kinds_of(stages)]


def kinds_of(stages: list[StageView]) -> set[int]:
    return {stage.card for stage in stages}


def where_cards_are(s: Cape, seat: int) -> list[int]:
    """Every card of a seat, wherever it is, once for each place."""
    zones = (s.hand[seat], s.reserve[seat], s.discard[seat])
    out = [card for zone in zones for card in range(25) if zone & one(card)]
    for index in range(s.seats):
        tiles = [s.tile(index, row) for row in range(s.size[index])]
        out += [card_of(tile) for tile in tiles if owner_of(tile) == seat]
    return out + ([card_of(s.under[seat])] if s.under[seat] != NO_CARD else [])


@given(st.integers(2, 6), st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_2_1_no_card_and_no_objective_is_ever_lost(seats: int, seed: int) -> None:
    s, rng = CAPE_EPEE.new(seats), Rng(seed)
    while s.decision != OVER:
        s.apply(s.actor, s.draw(rng) if s.waiting == 0 else s.pick(s.actor, rng))
        for seat in range(seats):
            assert sorted(where_cards_are(s, seat)) == EVERY
    assert sum(count(won) for won in s.won) == 6 * seats


@given(st.integers(2, 6), st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_2_1_no_card_is_lost_in_a_world_that_somebody_imagines(seats: int, seed: int) -> None:
    s, rng = CAPE_EPEE.new(seats), Rng(seed)
    while s.decision != OVER:
        s.apply(s.actor, s.draw(rng) if s.waiting == 0 else s.pick(s.actor, rng))
        world = s.resample(seed % seats, rng)
        for seat in range(seats):
            assert sorted(where_cards_are(world, seat)) == EVERY
            assert world.count_hand(seat) == s.count_hand(seat)
