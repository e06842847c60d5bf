"""What may be taken back taught nobody anything, and leaves no trace: for every game and seats.

What somebody knows is told by resampling: a world that a seat cannot tell from the true one before
an answer must still be possible to it afterwards, or the answer has taught it something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from cabale.conformance.playing import (
    BOUND,
    TABLE_IDS,
    TABLES,
    random_options,
    random_waiting,
    seen,
    told,
)
from cabale.core.game import Game
from cabale.core.journal import WIDTH, Journal
from cabale.core.play import Play
from cabale.core.protocol import CHANCE, WATCHER, State
from cabale.core.record import Answer, say_answer
from cabale.core.rng import Rng

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
ANSWERS = 160  # of one game
TRIES = 10  # answers of one verb to one question that are tried in a whole game
WORLDS = 4  # drawn for each pair of eyes


@dataclass
class Given:
    """A game just after a random answer of a player, before chance answers."""

    play: Play
    before: State
    seat: int
    action: int

    def free(self) -> bool:
        """Whether the answer may be taken back."""
        return self.play.undoable(self.seat) > 0


def given(game: Game[Any], seats: int, seed: int, answers: int = ANSWERS) -> Iterator[Given]:
    """The answers of a random game one by one, the first ones only unless more are wanted."""
    options = random_options(game, Rng(seed, 3)) if seed % 2 else {}
    play, chance, players = Play(game, seats, options), Rng(seed, 0), Rng(seed, 1)
    while not play.is_over() and len(play.answers) < answers:
        if play.is_asked(CHANCE):
            play.follow(CHANCE, int(play.state.draw(chance)))
            continue
        seat = random_waiting(play.state, players)
        action = int(play.state.pick(seat, players))
        before = play.state.clone()
        play.follow(seat, action)
        yield Given(play, before, seat, action)


def noticed(game: Game[Any], s: State, seat: int, action: int, eyes: int) -> tuple[Any, ...]:
    """All that `eyes` see and hear when `seat` answers so in a position."""
    after = s.clone()
    after.journal = Journal()
    after.apply(seat, action)
    return seen(game, after, eyes), told(game, after.journal, eyes)


def is_taught(game: Game[Any], one: Given, eyes: int, rng: Rng) -> bool:
    """Whether some world that `eyes` thought possible is no longer so after the answer.

    Whoever answered knows their answer; to the others any answer will do that looks the same.
    """
    found = noticed(game, one.before, one.seat, one.action, eyes)
    for _ in range(WORLDS):
        world = one.before.resample(eyes, rng)
        legal = list(world.legal(one.seat))
        own = [one.action] if one.action in legal else []
        answers = own if eyes == one.seat else own + legal
        if not any(noticed(game, world, one.seat, a, eyes) == found for a in answers):
            return True
    return False


@every_table
def test_nobody_learned_anything_by_what_may_be_taken_back(game: Game[Any], seats: int) -> None:
    tried: Counter[tuple[int, str]] = Counter()
    for seed in (1, 2):
        for n, one in enumerate(given(game, seats, seed, BOUND)):
            verb = game.verb_of(one.action)
            assert verb is not None
            what = (int(one.before.decision), verb.name)
            if not one.free() or tried[what] == TRIES:
                continue
            tried[what] += 1
            taught = [p for p in range(seats) if is_taught(game, one, p, Rng(n, p))]
            said = say_answer(game, Answer(one.seat, one.action))
            assert not taught, f"seats {taught} learned something by '{said}'"


@every_table
def test_what_was_taken_back_leaves_no_trace(game: Game[Any], seats: int) -> None:
    everybody = range(WATCHER, seats)
    for seed in (3, 4):
        for one in given(game, seats, seed):
            play = one.play
            if not one.free():
                continue
            after = [play.told(eyes) for eyes in everybody]
            play.undo(one.seat)
            assert play.state.numbers() == one.before.numbers()
            assert [seen(game, play.state, eyes) for eyes in everybody] == [
                seen(game, one.before, eyes) for eyes in everybody
            ]
            play.follow(one.seat, one.action)
            again = [play.told(eyes) for eyes in everybody]
            assert [rows(events) for events in again] == [rows(events) for events in after]


def rows(events: list[Any]) -> list[tuple[int, int, list[int]]]:
    return [(event.kind, event.seat, event.details) for event in events]


@every_table
def test_whoever_notices_nothing_may_undo_as_before(game: Game[Any], seats: int) -> None:
    """An answer that a seat cannot notice changes nothing of what it may do and is asked."""
    for seed in (5, 6):
        allowed: list[tuple[int, bool, int]] = []
        for one in given(game, seats, seed):
            play = one.play
            now = [
                (play.undoable(p), play.answers_since(p) > 0, play.positions[p])
                for p in range(seats)
            ]
            for p in range(seats) if allowed else []:
                if p != one.seat and not notices(game, one, p):
                    assert now[p] == allowed[p]
            allowed = now if play.waiting() else []


def notices(game: Game[Any], one: Given, eyes: int) -> bool:
    """Whether anything changes or is told to `eyes` by an answer."""
    sight, heard = noticed(game, one.before, one.seat, one.action, eyes)
    return bool(heard) or sight != seen(game, one.before, eyes)


@every_table
def test_whether_one_may_undo_is_known_to_whoever_asks(game: Game[Any], seats: int) -> None:
    """Had the same been noticed in another world, as much could be taken back there."""
    for n, one in enumerate(given(game, seats, 7)):
        for eyes in range(seats):
            world = one.before.resample(eyes, Rng(n, eyes))
            if one.action in list(world.legal(one.seat)):
                found = [noticed(game, s, one.seat, one.action, eyes) for s in (one.before, world)]
                if found[0] == found[1]:
                    twin = played_in(one, world)
                    assert twin.undoable(eyes) == one.play.undoable(eyes)


def played_in(one: Given, world: State) -> Play:
    """The game as it would be had the answer been given in another world."""
    play = one.play
    last = play.moments[-1]
    twin = Play(play.game, int(world.seats), play.options)
    twin.state, twin.together, world.journal = world, last.together, twin.journal
    twin.answers.extend(play.answers[:-1])
    twin.moments.extend(play.moments[:-1])
    twin.journal.ints = play.journal.ints[: last.told * WIDTH]
    twin.follow(one.seat, one.action)
    return twin


@every_table
def test_a_question_put_to_several_is_known_to_be(game: Game[Any], seats: int) -> None:
    """Who has answered since may be hidden; who was asked is not, so undo need not hide it."""
    for one in given(game, seats, 8):
        s, asked = one.play.state, one.play.moments[-1].asked
        for p in range(seats):
            if asked >> p & 1 and one.play.together == s.waiting:
                assert game.seen_waiting(s, p) == s.waiting


def test_something_can_be_taken_back_somewhere() -> None:
    """The tests above have something to look at."""
    found = {game.name for game, seats in TABLES for one in given(game, seats, 2) if one.free()}
    assert found >= {"louis_xiv", "heads_of_state", "reigns"} & {game.name for game, _ in TABLES}


@every_table
def test_of_several_asked_at_once_not_even_the_last_may_undo(game: Game[Any], seats: int) -> None:
    """By then the others' answers may have come to light."""
    asked = 0
    for one in given(game, seats, 9, BOUND):
        if asked:
            assert not one.play.undoable(one.seat)
        still = one.play.state.waiting & one.before.waiting & ~(1 << one.seat)
        asked = still if one.play.state.decision == one.before.decision else 0
