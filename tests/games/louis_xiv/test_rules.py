"""Louis XIV by paragraph: set-up, courtiers, and what must hold in every position."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.conformance.playing import positions
from cabale.core.bits import count, members
from cabale.core.journal import HIDDEN, Journal
from cabale.core.protocol import CHANCE, OVER, WATCHER
from cabale.core.record import read_answer
from cabale.core.rng import Rng
from cabale.games.louis_xiv import LOUIS_XIV
from cabale.games.louis_xiv import pieces as p
from cabale.games.louis_xiv.actions import (
    ASK_DEAL_MISSION,
    ASK_PLOT,
    EVENTS,
    PHASE_BEGAN,
    ROUND_BEGAN,
)
from cabale.games.louis_xiv.counting import may_hold_plot
from cabale.games.louis_xiv.state import Versailles

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def counting(courtier: str, stones: dict[str, int], **more: object) -> Versailles:
    """A position of three players in which one courtier is about to be counted."""
    s = LOUIS_XIV.new(3)
    LOUIS_XIV.position(
        s, {"step": "counting", "courtier": courtier, "court": {courtier: stones}, **more}
    )
    return s


def answer(s: Versailles, *words: str) -> None:
    for text in words:
        given = read_answer(LOUIS_XIV, text, s.seats)
        assert given.action in list(s.legal(given.seat)), text
        s.apply(given.seat, given.action)


def chips(s: Versailles, seat: int) -> dict[str, int]:
    found: dict[str, int] = LOUIS_XIV.facts(s)["seats"]["ABCD"[seat]]["chips"]
    return found


# -- what must hold in every position


@SEATS
def test_2_2_pieces_are_conserved(seats: int) -> None:
    for seed in range(6):
        for played in positions(LOUIS_XIV, seats, seed):
            check_conservation(played.state)  # type: ignore[arg-type]  # a State of Louis XIV


def check_conservation(s: Versailles) -> None:
    for seat in range(s.seats):
        at_court = sum(s.court[c * p.COLOURS + seat] for c in range(p.COURTIERS))
        assert s.own[seat] + s.general[seat] + at_court == p.STONES
        assert min(s.own[seat], s.general[seat], s.gold[seat]) >= 0
        assert s.held[seat] == sum(s.hand[seat * p.CARDS : (seat + 1) * p.CARDS])
    for chip in range(p.CHIPS):
        held = sum(s.chips[seat * p.CHIPS + chip] for seat in range(s.seats))
        assert s.chip_pool[chip] + held == p.CHIP_COPIES[chip] and s.chip_pool[chip] >= 0
    for kind in range(p.SHIELDS):
        held = sum(s.shields[seat * p.SHIELDS + kind] for seat in range(s.seats))
        assert s.shield_pool[kind] + held == p.SHIELD_COPIES
    assert s.shields_left == sum(s.shield_pool)
    check_cards(s)


def check_cards(s: Versailles) -> None:
    assert s.deck_size == sum(s.deck)
    for card in range(p.CARDS):
        held = sum(s.hand[seat * p.CARDS + card] for seat in range(s.seats))
        assert 0 <= s.deck[card] and s.deck[card] + held <= p.COPIES[card]
    missions = [*s.missions, *s.laid, s.mission_deck, *(1 << m for m in s.bottom)]
    assert sum(count(zone) for zone in missions) == p.MISSIONS
    assert sum(missions) == p.ALL_MISSIONS
    plots = [*s.plots, s.plot_deck, *(1 << n for n in s.plot_bottom)]
    assert sum(plots) == (1 << p.COURTIERS) - 1


@SEATS
def test_1_2_points_are_missions_and_shields(seats: int) -> None:
    *_, last = positions(LOUIS_XIV, seats, 3)
    s = last.state
    assert isinstance(s, Versailles)
    for seat in range(seats):
        shields = s.count_shields(seat) + s.plain[seat] + s.bonus[seat]
        assert s.standing(seat)[0] == 5 * count(s.laid[seat]) + shields


def test_1_1_four_rounds_of_four_phases() -> None:
    s = LOUIS_XIV.new(3)
    s.journal = Journal()
    rng = Rng(11)
    while not s.is_over():
        s.apply(s.actor, s.draw(rng) if s.actor == CHANCE else s.pick(s.actor, rng))
    told = [s.journal.told_to(WATCHER, i, list(EVENTS)) for i in range(len(s.journal))]
    phases = [p.PHASE_NAMES[e.details[0]] for e in told if e and e.kind == PHASE_BEGAN]
    assert phases == ["influence", "counting", "missions"] * 4 + ["end"]
    assert len([e for e in told if e and e.kind == ROUND_BEGAN]) == 4, "each begins with supply"


def test_2_3_everybody_begins_with_stones_gold_and_two_missions() -> None:
    s = LOUIS_XIV.new(4)
    rng = Rng(3)
    while s.decision == ASK_DEAL_MISSION:
        s.apply(CHANCE, s.draw(rng))
    for seat in range(4):
        decks = sorted(p.deck_of(m) for m in members(s.missions[seat]))
        assert decks == [p.LIGHT, p.MEDIUM]
        assert (s.gold[seat], s.own[seat] + s.general[seat]) == (5, 16)


def test_8_13_only_the_owner_knows_the_kind_of_a_shield() -> None:
    s = counting("turenne", {"A": 3})
    s.journal = Journal()
    answer(s, "* shield sun")
    kinds = list(EVENTS)
    drawn = [i for i in range(len(s.journal)) if kinds[s.journal.kind(i)].name == "shield-drawn"]
    for eyes, shown in ((0, p.SHIELD_NAMES.index("sun")), (1, HIDDEN), (WATCHER, HIDDEN)):
        event = s.journal.told_to(eyes, drawn[0], kinds)
        assert event is not None and event.details[-1] == shown


def test_2_1_neighbours_are_diagonal() -> None:
    place = {6: (0, 1), 7: (0, 3), 5: (1, 0), 1: (1, 2), 8: (1, 4), 4: (2, 1)}
    place |= {2: (2, 3), 12: (3, 0), 3: (3, 2), 9: (3, 4), 11: (4, 1), 10: (4, 3)}
    for a, (row, column) in place.items():
        near = {b for b, (r, c) in place.items() if abs(r - row) == abs(c - column) == 1}
        assert {b + 1 for b in range(12) if p.NEIGHBOURS[a - 1] >> b & 1} == near
    assert len(p.LINKS) == 16


@pytest.mark.parametrize(("seats", "general"), [(3, [5, 5, 6]), (4, [5, 5, 6, 7])])
def test_2_4_stones_go_to_the_general_supply(seats: int, general: list[int]) -> None:
    s = LOUIS_XIV.new(seats)
    assert list(s.general) == general
    assert list(s.own) == [16 - n for n in general]


def test_10_1_the_second_of_two_puts_six() -> None:
    assert list(LOUIS_XIV.new(2).general) == [5, 6]


def test_L_26_there_are_twelve_courtiers() -> None:
    assert len(p.COURTIER_NAMES) == len(set(p.COURTIER_NAMES)) == 12


# -- the courtiers


@pytest.mark.parametrize(
    ("courtier", "chip"),
    [
        ("anne", "sceptre"),  # "8.1"
        ("philippe", "letter"),  # "8.2"
        ("marie-therese", "ring"),  # "8.3"
        ("dauphin", "helmet"),  # "8.4"
        ("montespan", "crown"),  # "8.5"
        ("valliere", "crown"),  # "8.9"
    ],
)
def test_8_1_six_courtiers_give_a_chip(courtier: str, chip: str) -> None:
    s = counting(courtier, {"B": 2})
    assert chips(s, 1) == {chip: 1}


def test_8_10_turenne_gives_two_shields() -> None:
    s = counting("turenne", {"B": 3})
    answer(s, "* shield sun", "* shield lily")
    assert s.count_shields(1) == 2


def test_8_11_mazarin_gives_an_influence_card() -> None:
    s = counting("mazarin", {"B": 1})
    answer(s, "* card joker")
    assert s.held[1] == 1


def test_8_12_louvois_gives_a_shield_and_a_plot() -> None:
    s = counting("louvois", {"B": 1})
    answer(s, "* shield sun", "* plot-card anne")
    assert (s.count_shields(1), s.plots[1]) == (1, 1)


def test_9_9_the_stone_beside_the_king_follows_him() -> None:
    s = LOUIS_XIV.new(3)
    seat = {"laid": ["place-king-1"], "cards": ["joker", "joker"]}
    LOUIS_XIV.position(s, {"step": "openings", "king": "dauphin", "seats": {"A": seat}})
    answer(s, "A use place-king-1")
    assert s.court[p.DAUPHIN * p.COLOURS] == 1


def test_9_16_a_mission_works_again_in_the_next_round() -> None:
    s = LOUIS_XIV.new(3)
    seat = {"laid": ["wait-1"], "used": ["wait-1"]}
    LOUIS_XIV.position(s, {"step": "round", "round": 2, "seats": {"A": seat}})
    assert s.used[0] == 0


# -- who is asked, and in what order


def test_5_9_bribes_are_offered_clockwise_from_the_leader() -> None:
    s = counting("anne", {"A": 1, "B": 3, "C": 1})
    assert s.actor == 2
    answer(s, "C decline")
    assert s.actor == 0


def test_4_7_who_has_no_card_is_passed_over() -> None:
    s = LOUIS_XIV.new(3)
    cards = {"A": {"cards": ["anne", "anne"]}, "C": {"cards": ["joker", "joker"]}}
    LOUIS_XIV.position(s, {"step": "turns", "seats": cards})
    answer(s, "A play anne", "A take")
    assert s.actor == 2


# -- secrets


def test_L_29_waiting_and_answers_tell_nothing_of_who_holds_the_plot() -> None:
    seats = {"A": {"plots": ["colbert"]}, "B": {"plots": ["turenne"]}, "C": {"plots": ["anne"]}}
    s = counting("colbert", {}, seats=seats)
    answer(s, "A scheme own-two")
    holders = set()
    for n in range(300):
        other = s.resample(1, Rng(n))
        assert LOUIS_XIV.view(other, 1) == LOUIS_XIV.view(s, 1)
        assert other.waiting == s.waiting == 0b110
        assert list(other.legal(1)) == list(s.legal(1))
        holders.add((bool(other.plots[0] >> 6 & 1), other.y))
    assert {said for held, said in holders if not held} == {0}
    assert {said for held, said in holders if held} == {0, 1, 2, 3}


def test_9_8_who_returned_a_mission_knows_where_it_lies() -> None:
    s = LOUIS_XIV.new(3)
    seat = {"laid": ["redraw-1"], "missions": ["tie", "gold-1"]}
    LOUIS_XIV.position(s, {"step": "redrawing", "seats": {"A": seat}})
    answer(s, "A return tie", "A done")
    assert all(s.resample(0, Rng(n)).bottom[0] == s.bottom[0] for n in range(20))
    assert len({int(s.resample(1, Rng(n)).bottom[0]) for n in range(60)}) > 3


def test_1_3_a_watcher_sees_no_secret() -> None:
    for played in positions(LOUIS_XIV, 3, 7):
        s = played.state
        assert isinstance(s, Versailles)
        assert LOUIS_XIV.view(s, -1).mine is None
        if s.decision != OVER and s.waiting == 0:
            assert s.actor == CHANCE


@pytest.mark.parametrize(
    ("mission", "held", "key", "wanting"),
    [
        ("tie", {"ring": 2}, "mission-too-dear", 2),
        ("tie", {"letter": 1, "ring": 1}, "mission-too-dear", 1),
        ("tie", {"crown": 1, "ring": 3}, "mission-too-dear", 1),
        ("shield-1", {"ring": 2}, "mission-too-dear", 1),
        ("gold-2", {"ring": 4}, "light-too-dear", None),
    ],
)
def test_6_2_who_cannot_pay_hears_what_is_wanting(
    mission: str, held: dict[str, int], key: str, wanting: int | None
) -> None:
    s = LOUIS_XIV.new(2)
    seat = {"missions": [mission, "stone-3"], "chips": held}
    LOUIS_XIV.position(s, {"step": "missions", "seats": {"A": seat}})
    refusal = LOUIS_XIV.why_not(s, 0, read_answer(LOUIS_XIV, f"A fulfil {mission}", 2).action)
    assert refusal is not None
    assert (refusal.key, dict(refusal.args).get("number")) == (key, wanting)


# -- L-29 who is asked about a plot


def holding(plots: dict[str, list[str]], seen: str, rules: int | None = None) -> Versailles:
    """Colbert is about to be counted; everybody saw who took the plot `seen`."""
    s: Versailles = LOUIS_XIV.new(3, rules=rules)
    s.plot_open = 1 << p.COURTIER_NAMES.index(seen)
    seats = {seat: {"plots": held} for seat, held in plots.items()}
    LOUIS_XIV.position(s, {"step": "counting", "courtier": "colbert", "seats": seats})
    return s


def test_l29_whose_plots_all_know_is_not_asked_about_another() -> None:
    held = {"A": ["anne"], "B": ["turenne"]}

    assert holding(held, "anne").waiting == 0b10
    assert holding(held, "anne", rules=1).waiting == 0b11


def test_l29_a_plot_that_all_saw_taken_is_asked_of_its_holder_alone() -> None:
    assert holding({"A": ["colbert"], "B": ["turenne"]}, "colbert").waiting == 0b01


def test_l29_who_has_no_stone_to_lay_is_not_asked() -> None:
    s = LOUIS_XIV.new(3)
    court = {"colbert": {"B": 16}}
    seats = {"A": {"plots": ["anne"]}, "B": {"plots": ["colbert"]}}
    LOUIS_XIV.position(
        s, {"step": "counting", "courtier": "colbert", "court": court, "seats": seats}
    )

    assert s.waiting == 0b01


@SEATS
def test_l29_the_question_tells_nothing_of_what_is_hidden(seats: int) -> None:
    rng = Rng(7)
    asked = 0
    for seed in range(4):
        for played in positions(LOUIS_XIV, seats, seed):
            s = played.state
            if s.decision != ASK_PLOT:
                continue
            asked += 1
            for eyes in range(-1, seats):
                assert s.resample(eyes, rng).waiting == s.waiting
                assert who_would_be_asked(s.resample(eyes, rng)) == who_would_be_asked(s)
    assert asked > 0


def who_would_be_asked(s: Any) -> list[bool]:
    return [may_hold_plot(s, seat) for seat in range(s.seats)]
