"""What a hint claims, held against positions: nothing inside the noise, no lie unsaid."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.bots.bot import Budget
from cabale.bots.eyes import Eyes
from cabale.bots.hint import (
    LIKELY,
    WELL,
    Advice,
    Hint,
    hint,
    hurts_surely,
    is_lie,
    is_sure,
    next_question,
    percent,
)
from cabale.conformance.playing import TABLES, positions, waiting_seats
from cabale.core.game import Game
from cabale.core.protocol import CHANCE
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

FEWEST = [(game, seats) for game, seats in TABLES if seats == game.seats[0]]
fewest_seats = pytest.mark.parametrize(
    ("game", "seats"), FEWEST, ids=[game.name for game, _ in FEWEST]
)
SHORT = Budget(iterations=100)
HOW = {"clear", "level", "gives-up"}


def asked(game: Game[Any], seats: int, every: int, most: int) -> list[Eyes]:
    """The eyes of seats that have a choice, spread over a random game."""
    found = [
        Eyes(game.name, played.state, seat)
        for n, played in enumerate(positions(game, seats, 77))
        for seat in waiting_seats(played.state)[:1]
        if n % every == 0 and len(played.state.legal(seat)) > 1
    ]
    return found[:most]


def keys(found: Hint) -> set[str]:
    return {remark.key for remark in found.remarks}


@fewest_seats
def test_where_seeds_disagree_no_hint_calls_its_answer_clear(game: Game[Any], seats: int) -> None:
    for eyes in asked(game, seats, 13, 3):
        found = [hint(eyes, Rng(5, seed), SHORT) for seed in range(2)]
        if len({one.best[0].action for one in found}) > 1:
            assert not any("clear" in keys(one) for one in found)


@fewest_seats
def test_words_say_what_the_figures_beside_them_show(game: Game[Any], seats: int) -> None:
    for n, eyes in enumerate(asked(game, seats, 5, 8)):
        found = hint(eyes, Rng(n), Budget(iterations=300))
        first, *others = found.best
        shown = {one.action: one for one in others}
        for remark in found.remarks:
            if remark.key in HOW:
                other = shown[remark.action]
                difference = other.chance - first.chance
                assert is_sure(difference, other.apart) == (remark.key != "level")
                assert (difference > 0) == (remark.key == "gives-up") or remark.key == "level"
                assert remark.key != "level" or remark.percent == max(1, percent(other.apart))


def test_a_difference_is_sure_only_if_its_rounded_figures_are() -> None:
    assert is_sure(0.03, 0.02)
    assert is_sure(-0.03, 0.02)
    assert not is_sure(0.034, 0.033)  # reads 3 ± 3
    assert not is_sure(0.012, 0.002)  # reads 1 ± 1


@fewest_seats
def test_a_likely_reply_answers_the_question_that_comes_next(game: Game[Any], seats: int) -> None:
    for n, eyes in enumerate(asked(game, seats, 7, 4)):
        found = hint(eyes, Rng(n), SHORT)
        for remark in found.remarks:
            if remark.key in ("expects", "plans", "fears"):
                question = next_question(eyes, found.best[0].action, Rng(n, 1))
                assert question is None or remark.seat == question[0]
                assert remark.key == "fears" or remark.percent >= 100 * LIKELY


def test_nothing_is_foretold_where_several_are_asked_next() -> None:
    """Proposals of Reigns are made side by side: whose comes first is nobody's question."""
    game = game_named("reigns")
    for played in positions(game, 4, 3):
        s = played.state
        seats = waiting_seats(s)
        if len(seats) > 2:
            eyes = Eyes("reigns", s, seats[0])
            assert next_question(eyes, int(eyes.legal()[0]), Rng(1)) is None
            return
    pytest.fail("no question was put to several")


def test_the_next_question_is_that_of_every_world() -> None:
    game = game_named("cape_epee")
    s = game.new(2)
    while s.waiting == 0:
        s.apply(CHANCE, s.draw(Rng(1)))
    found = next_question(Eyes("cape_epee", s, s.actor), int(s.legal(s.actor)[0]), Rng(1))
    assert found is not None
    assert found[0] != s.actor
    assert found[1]


def test_only_a_well_tried_reply_that_surely_hurts_is_feared() -> None:
    first = Advice(1, 0.5, 0.6, 0.02)
    assert not hurts_surely((WELL - 1.0, 0.0, 0.1, 8), first)
    assert not hurts_surely((float(WELL), 0.0, 0.55, 8), first)
    assert hurts_surely((float(WELL), 0.0, 0.2, 8), first)


def test_nobody_is_advised_to_lie_without_being_told() -> None:
    """At the pitches of Reigns: the first answer says so if it is a lie, no other one is."""
    lies = 0
    for n, eyes in enumerate(asked(game_named("reigns"), 3, 1, 400)):
        untrue = {int(a) for a in eyes.legal() if is_lie(eyes, int(a), Rng(1))}
        if not untrue or lies > 4:
            continue
        lies += 1
        found = hint(eyes, Rng(n), Budget(iterations=40))
        first, *others = [advice.action for advice in found.best]
        assert first not in untrue or any(reason.lie for reason in found.reasons)
        assert not untrue & set(others)
        told = {remark.action for remark in found.remarks if remark.key in HOW}
        assert not untrue & told
    assert lies
