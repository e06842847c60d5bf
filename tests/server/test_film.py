"""What somebody who comes back is shown of what they missed."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from live import Live, followed
from test_table import BALLOT, answer, come_to_vote, friends, lay_any

from cabale.core.deal import Deal
from cabale.core.play import Play
from cabale.games import catalogue
from cabale.server import wire
from cabale.server.replay import FRAMES, film
from cabale.server.table import Table


def seen(step: wire.Step) -> bytes:
    """What a Step shows and tells, as bytes."""
    return wire.encode([step.view, step.question, step.events, step.log])


def present(table: Table, eyes: int) -> wire.Step:
    """All that these eyes see now, as it is sent to somebody who comes."""
    stream = table.look(eyes)
    assert stream is not None
    return msgspec.json.decode(stream.fresh(table.playing()), type=wire.Step)


def begun(name: str, seats: int) -> Play:
    return Play(catalogue.game_named(name), seats, chance=Deal(bytes(32)))


def test_the_film_shows_what_was_sent_since_before_the_last_answer() -> None:
    table = friends(4).table
    now = present(table, 0)
    sent = [now]
    for seat in range(3):
        now = followed(now, lay_any(table, seat).steps[0])
        sent.append(now)

    frames = film(table.playing(), 0)

    assert [seen(frame) for frame in frames] == [seen(step) for step in sent[:-1]]
    assert all(frame.choices == [] and frame.over is None for frame in frames)


def test_right_after_an_answer_the_film_shows_where_it_was_given() -> None:
    table = friends(3).table
    before = present(table, 0)
    lay_any(table, 0)

    assert [seen(frame) for frame in film(table.playing(), 0)] == [seen(before)]


def test_whoever_has_not_answered_yet_sees_the_game_from_its_first_question() -> None:
    table = friends(3).table
    lay_any(table, 0)
    lay_any(table, 1)

    frames = film(table.playing(), 2)

    assert len(frames) == 2
    assert frames[0].log == 0


def test_a_secret_vote_leaves_no_trace_in_a_film() -> None:
    table = come_to_vote(friends(4, options={"progress": "hidden"}))
    before = wire.encode(film(table.playing(), 0))

    answer(table, 1, BALLOT.of(0))
    answer(table, 2, BALLOT.of(0))

    assert wire.encode(film(table.playing(), 0)) == before


def test_a_watcher_gets_no_film() -> None:
    table = friends(3).table
    lay_any(table, 0)

    assert film(table.playing(), wire.WATCHING) == []


@pytest.mark.parametrize("name", [name for name in catalogue.names() if name != "toy"])
def test_a_film_never_holds_the_end_nor_more_than_it_may(name: str) -> None:
    seats = catalogue.game_named(name).seats[-1]
    play, rng = begun(name, seats), random.Random(name)
    for _ in range(3 * FRAMES):
        asked = [seat for seat in range(1, seats) if play.is_asked(seat)] or [0]
        seat = rng.choice(asked)
        play.answer(seat, rng.choice(play.legal(seat)))
        if play.is_over():
            break

    for eyes in range(seats):
        frames = film(play, eyes)
        assert len(frames) <= FRAMES
        assert all(frame.over is None and frame.eyes == eyes for frame in frames)


def test_a_page_that_is_opened_again_gets_its_film_before_the_present(live: Live) -> None:
    table, secrets = live.friends(3)

    async def come_back() -> list[bytes]:
        async with live.page(table, secrets[0]) as first:
            await first.answer((await first.asked()).choices[0])
            await first.until(wire.Step)
        async with live.page(table, secrets[1]) as second:
            await second.answer((await second.asked()).choices[0])
            await second.until(wire.Step)
        async with live.page(table, secrets[0]) as again:
            found = await again.until(wire.Film)
            await again.until(wire.Step)
            assert [step.log + len(step.events) for step in found.steps] < [len(again.log)]
            return again.raw

    kinds = [raw.split(b'"')[3] for raw in asyncio.run(come_back())]
    assert kinds.index(b"film") + 1 == kinds.index(b"step")
