"""What every game promises, whatever its rules: one suite for every game and number of seats."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.conformance.playing import (
    TABLE_IDS,
    TABLES,
    positions,
    random_options,
    random_waiting,
    seen,
    told,
    waiting_seats,
)
from cabale.core.game import Game, GameError, state_hash
from cabale.core.journal import HIDDEN
from cabale.core.play import Play
from cabale.core.protocol import CHANCE, OVER, WATCHER, State, pick_weighted, places
from cabale.core.record import Record
from cabale.core.rng import Rng
from cabale.core.text import read_record, write_record
from cabale.games.catalogue import game_named

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)


@every_table
def test_legal_answers_exist_are_distinct_and_belong_to_verbs(game: Game[Any], seats: int) -> None:
    for played in positions(game, seats, 1):
        s = played.state
        if s.decision == OVER:
            break
        for seat in waiting_seats(s) or [CHANCE]:
            legal = list(s.legal(seat))
            assert legal
            assert len(set(legal)) == len(legal)
            assert all(game.verb_of(action) is not None for action in legal)


@every_table
def test_random_games_end_and_everybody_has_a_place(game: Game[Any], seats: int) -> None:
    for seed in range(3):
        *_, last = positions(game, seats, seed, random_options(game, Rng(seed, 3)))
        found = places(last.state)
        assert min(found) == 1
        assert all(1 <= place <= seats for place in found)
        lengths = {len(last.state.standing(seat)) for seat in range(seats)}
        assert lengths == {1 + len(game.tie_breakers)}


@every_table
def test_a_view_is_its_readers_own(game: Game[Any], seats: int) -> None:
    """Whatever somebody does with what they were shown, it is shown as it was."""
    for n, played in enumerate(positions(game, seats, 5)):
        if n % 9 == 0:
            eyes = n // 9 % (seats + 1) - 1  # a watcher's, then each seat's
            before = repr(game.view(played.state, eyes))
            spoil(game.view(played.state, eyes))
            assert repr(game.view(played.state, eyes)) == before


def spoil(seen: Any) -> None:
    """Empty every list of a view, whatever it holds first."""
    for field in getattr(seen, "__struct_fields__", ()):
        spoil(getattr(seen, field))
    if isinstance(seen, list):
        for one in seen:
            spoil(one)
        seen.clear()


@every_table
def test_a_clone_is_equal_and_independent_for_ever(game: Game[Any], seats: int) -> None:
    past = []
    for played in positions(game, seats, 2):
        twin = played.state.clone()
        assert twin.numbers() == played.state.numbers()
        past.append((twin, twin.numbers()))
        if played.state.decision != OVER:
            moved = played.state.clone()
            seat = random_waiting(moved, Rng(5))
            moved.apply(seat, list(moved.legal(seat))[-1])
    assert all(twin.numbers() == numbers for twin, numbers in past)


@every_table
def test_a_record_replays_to_the_same_position(game: Game[Any], seats: int) -> None:
    options = random_options(game, Rng(seats, 3))
    *_, last = positions(game, seats, 3, options)
    record = Record(game.name, game.rules_version, seats, game.resolve(options))
    record.lines = list(last.answers)
    found_game, found = read_record(write_record(game, record), game_named)
    assert found_game is game
    assert found == record
    assert state_hash(Play.resume(game, found).state) == state_hash(last.state)
    assert state_hash(Play.resume(game, found, upto=len(found.lines) // 2).state) != state_hash(
        last.state
    )


@every_table
def test_what_a_seat_sees_does_not_change_under_resampling(game: Game[Any], seats: int) -> None:
    varied = 0
    for n, played in enumerate(positions(game, seats, 4, random_options(game, Rng(seats, 9)))):
        if n > 40 and n % 3:
            continue
        s = played.state
        for seat in range(seats):
            other = s.resample(seat, Rng(n, seat))
            assert seen(game, other, seat) == seen(game, s, seat)
            assert seen(game, other, WATCHER) == seen(game, s, WATCHER)
            varied += other.numbers() != s.numbers()
    assert varied, "resampling never changed anything"


@every_table
def test_resampling_uses_only_what_the_seat_knows(game: Game[Any], seats: int) -> None:
    """Worlds that look alike to a seat are resampled alike: the truth does not shine through."""
    for n, played in enumerate(positions(game, seats, 5)):
        if n % 5:
            continue
        s = played.state
        seat = n % seats
        other = s.resample(seat, Rng(n, 1))
        assert other.resample(seat, Rng(n, 2)).numbers() == s.resample(seat, Rng(n, 2)).numbers()


@every_table
def test_resampled_worlds_can_be_played_to_the_end(game: Game[Any], seats: int) -> None:
    rng = Rng(6, 6)
    for n, played in enumerate(positions(game, seats, 6)):
        if n % 17 == 0 and played.state.decision != OVER:
            play_on(played.state.resample(n % seats, rng), rng)


def play_on(s: State, rng: Rng) -> None:
    while s.decision != OVER:
        seat = random_waiting(s, rng)
        s.apply(seat, s.draw(rng) if seat == CHANCE else s.pick(seat, rng))


@every_table
def test_simultaneous_answers_commute(game: Game[Any], seats: int) -> None:
    for played in positions(game, seats, 8):
        s = played.state
        waiting = waiting_seats(s)
        if len(waiting) < 2:
            continue
        p, q = waiting[0], waiting[-1]
        a, b = s.pick(p, played.players), s.pick(q, played.players)
        one, two = s.clone(), s.clone()
        one.apply(p, a)
        two.apply(q, b)
        assert b in list(one.legal(q)) and one.waiting >> q & 1
        assert a in list(two.legal(p)) and two.waiting >> p & 1
        one.apply(q, b)
        two.apply(p, a)
        assert one.numbers() == two.numbers()


@every_table
def test_draw_agrees_with_weights_and_pick_with_legal(game: Game[Any], seats: int) -> None:
    for n, played in enumerate(positions(game, seats, 9)):
        s = played.state
        if s.decision == OVER:
            break
        if s.waiting == 0:
            rng = Rng(n, 2)
            actions, weights = s.legal(CHANCE), s.weights()
            assert len(actions) == len(weights)
            assert all(weight > 0 for weight in weights)
            assert s.draw(rng.copy()) == pick_weighted(actions, weights, rng)
        elif n % 5 == 0:
            legal = set(s.legal(s.actor))
            rng = Rng(n, 4)
            if len(legal) <= 12:
                assert {s.pick(s.actor, rng) for _ in range(40 * len(legal))} == legal


@every_table
def test_a_refusal_is_none_exactly_when_the_answer_is_legal(game: Game[Any], seats: int) -> None:
    top = max(verb.end for verb in game.verbs)
    for n, played in enumerate(positions(game, seats, 10)):
        s = played.state
        for seat in range(seats) if n % 2 == 0 else []:
            legal = set(s.legal(seat)) if seat in waiting_seats(s) else set()
            for action in {played.players.below(top) for _ in range(8)} | set(list(legal)[:4]):
                if game.verb_of(action) is None:
                    with pytest.raises(GameError):
                        game.why_not(s, seat, action)
                else:
                    assert (game.why_not(s, seat, action) is None) == (action in legal)


@every_table
def test_what_players_think_never_moves_chance(game: Game[Any], seats: int) -> None:
    """The same answers get the same draws, however many numbers the players used on the way."""
    *_, first = positions(game, seats, 11)
    s = game.new(seats)
    chance, players = Rng(11, 0), Rng(99, 1)
    for answer in first.answers:
        for _ in range(players.below(4)):
            players.next31()
        action = s.draw(chance) if answer.seat == CHANCE else answer.action
        assert action == answer.action
        s.apply(answer.seat, action)


@every_table
def test_listening_changes_nothing(game: Game[Any], seats: int) -> None:
    *_, heard = positions(game, seats, 12)
    silent = game.new(seats)
    for answer in heard.answers:
        silent.apply(answer.seat, answer.action)
    assert silent.numbers() == heard.state.numbers()


@every_table
def test_a_view_stays_as_it_was_when_the_game_goes_on(game: Game[Any], seats: int) -> None:
    before: list[tuple[object, str]] = []
    for played in positions(game, seats, 14):
        assert [repr(view) for view, _ in before] == [was for _, was in before]
        views = [game.view(played.state, seat) for seat in range(WATCHER, seats)]
        before = [(view, repr(view)) for view in views]
        if len(played.answers) > 200:
            break


@every_table
def test_watchers_learn_no_more_than_any_seat(game: Game[Any], seats: int) -> None:
    *_, last = positions(game, seats, 13)
    public = told(game, last.state.journal, WATCHER)
    for seat in range(seats):
        own = [veil(event, game) for event in told(game, last.state.journal, seat)]
        assert [event for event in public if veil(event, game) not in own] == []


def veil(event: tuple[int, int, list[int]], game: Game[Any]) -> tuple[int, int, tuple[int, ...]]:
    """The event without what its kind may keep secret."""
    kind = game.events[event[0]]
    public = len(kind.args) - kind.secrets
    hidden = [HIDDEN] * kind.secrets
    return (event[0], event[1], (*event[2][:public], *hidden))


@every_table
def test_an_only_answer_that_may_give_itself_is_known_to_everybody(
    game: Game[Any], seats: int
) -> None:
    """Where one answer is left, neither another seat nor a watcher could think there were two."""
    questions = {decision.name for decision in game.decisions}
    assert {*game.only_known, *game.only_secret} <= questions
    assert not {*game.only_known} & {*game.only_secret}
    rng = Rng(7)
    for seed in range(1, 4):
        for played in positions(game, seats, seed):
            s = played.state
            if s.decision == OVER or game.decisions[s.decision].name not in game.only_known:
                continue
            for seat in (seat for seat in waiting_seats(s) if len(s.legal(seat)) == 1):
                others = [other for other in (WATCHER, *range(seats)) if other != seat]
                assert all(len(s.resample(other, rng).legal(seat)) == 1 for other in others)
