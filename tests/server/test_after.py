"""After a game: replay, playing on, the proof of the deal."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from live import Live, followed
from test_table import LEVELS, NOW, answer, friends, refusal_of, reread
from toy import VOTE

from cabale.core.game import GameError
from cabale.core.protocol import CHANCE
from cabale.core.record import Answer, Back
from cabale.core.text import read_record
from cabale.core.verify import DealError, verify
from cabale.games import catalogue
from cabale.server import lobby, takeback, wire
from cabale.server.api import Create, Onward
from cabale.server.aside import Aside
from cabale.server.bearer import Bearer
from cabale.server.chairs import hashed
from cabale.server.dealing import seal_of, tell_word
from cabale.server.lines import Started, read_line, write_line
from cabale.server.lobby import Made
from cabale.server.onward import play_on
from cabale.server.replay import Replay, Replays
from cabale.server.stream import rows
from cabale.server.table import Outcome, Table
from cabale.server.thinking import Job, eyes_of

EYES = (wire.WATCHING, 0, 1, 2)


def play_one(table: Table) -> Outcome:
    """The first seat that is asked gives its first legal answer."""
    play = table.playing()
    seat = next(seat for seat in range(len(table.chairs)) if play.is_asked(seat))
    return answer(table, seat, play.legal(seat)[0])


def finished(**wish: Any) -> tuple[Made, list[dict[int, wire.Step]]]:
    """A game that is over, and what each pair of eyes last saw after each answer."""
    made = friends(**wish)
    table = made.table
    now = {eyes: fresh(table, eyes) for eyes in EYES}
    seen = [dict(now)]
    while table.phase != "over":
        for eyes, data in play_one(table).steps.items():
            now[eyes] = followed(now[eyes], data)
        seen.append(dict(now))
    return made, seen


def fresh(table: Table, eyes: int) -> wire.Step:
    stream = table.look(eyes)
    assert stream is not None
    return msgspec.json.decode(stream.fresh(table.playing()), type=wire.Step)


def replay_of(table: Table) -> Replay:
    return asyncio.run(Replays(Aside()).look(table, lambda replay: replay))


def as_sent(step: wire.Step) -> Any:
    return msgspec.json.decode(wire.encode(step))


# -- replay


def test_a_replay_is_refused_while_the_game_runs() -> None:
    table = friends().table

    assert refusal_of(table.account) == "not-over"


@pytest.mark.parametrize("progress", ["shown", "hidden"])
def test_every_seat_sees_again_what_it_saw_then(progress: str) -> None:
    made, seen = finished(options={"progress": progress})

    replay = replay_of(made.table)

    assert replay.last() == len(seen) - 1
    for n, then in enumerate(seen):
        for eyes in EYES:
            again = as_sent(replay.look(n, eyes))
            assert again["view"] == then[eyes].view
            assert again["question"] == msgspec.to_builtins(then[eyes].question)
            assert (again["over"] is None) == (n < replay.last())


def test_steps_looked_at_in_any_order_are_the_same() -> None:
    made, _ = finished()
    replay = replay_of(made.table)
    forth = [as_sent(replay.look(n, 1)) for n in range(replay.last() + 1)]

    back = [as_sent(replay_of(made.table).look(n, 1)) for n in reversed(range(len(forth)))]

    assert back[::-1] == forth


def test_the_events_of_all_steps_are_the_log_of_these_eyes() -> None:
    made, _ = finished()
    replay, play = replay_of(made.table), made.table.playing()

    for eyes in EYES:
        steps = replay.steps(eyes)
        assert [event for step in steps for event in step.events] == rows(play.told(eyes))
        assert [step.events for step in steps] == [
            replay.look(n, eyes).events for n in range(len(steps))
        ]


def test_an_answer_is_named_to_the_seat_that_gave_it() -> None:
    made, _ = finished()

    steps = replay_of(made.table).steps(1)

    assert all((step.action >= 0) == (step.seat == 1) for step in steps)


def test_answers_taken_back_are_not_shown_again() -> None:
    made = friends()
    table = made.table
    play_one(table)
    takeback.undo(table, 0, table.playing().positions[0], False)
    while table.phase != "over":
        play_one(table)

    steps = replay_of(table).steps(0)

    assert len(steps) - 1 == sum(a.seat != CHANCE for a in table.playing().answers)


def test_there_is_no_step_after_the_last_and_no_eyes_of_nobody() -> None:
    made, _ = finished()
    replay = replay_of(made.table)

    assert refusal_of(replay.look, replay.last() + 1, 0) == "no-such-step"
    assert refusal_of(replay.look, 0, 3) == "no-such-seat"
    assert refusal_of(replay.steps, 3) == "no-such-seat"


# -- playing on


def onward(made: Made, step: int, seat: int = 1) -> Made:
    wish = Onward(step, seat, "Élise", seal=seal_of("salt"))
    again = play_on(made.table, replay_of(made.table), wish, LEVELS, NOW, Bearer())
    again.lines += tell_word(again.table, seat, "salt").lines
    return again


def test_playing_on_begins_where_the_step_was() -> None:
    made, seen = finished()

    for step in range(len(seen) - 1):
        table = onward(made, step).table
        stand = replay_of(made.table).ends[step]

        assert table.playing().answers[:stand] == made.table.playing().answers[:stand]
        assert [one.seat for one in table.playing().answers[stand:]] == [CHANCE]
        assert fresh(table, 1).view == seen[step][1].view
        assert table.seats_held_by(hashed(made.mine[1].secret)) == []


def test_playing_on_goes_on_by_a_deal_of_its_own() -> None:
    made, _ = finished()
    again = onward(made, 2)
    table = again.table

    while table.phase != "over":
        play_one(table)

    assert table.commit != made.table.commit
    game, record = read_record(table.record(), catalogue.game_named)
    assert record.given == len(made.table.playing().answers[: replay_of(made.table).ends[2]])
    assert record.lines[: record.given] == made.table.playing().answers[: record.given]
    assert verify(game, record) == 1  # the toy draws nothing after its first question
    assert record.entropy == ["salt"]


def cape_played() -> Made:
    """A game of De Cape & d'Épée that is over."""
    wish = Create("cape_epee", 2, "hotseat", ["A", "B"])
    made = lobby.make(catalogue.game_named("cape_epee"), wish, LEVELS, NOW, Bearer())
    while made.table.phase != "over":
        play_one(made.table)
    return made


def test_whoever_plays_on_cannot_use_what_the_replay_showed() -> None:
    made = cape_played()
    replay = replay_of(made.table)
    steps = range(0, replay.last(), 7)

    worlds = [onward(made, step, seat=0).table for step in steps]

    mine = [as_sent(replay.look(n, 0))["view"] for n in steps]
    assert [fresh(table, 0).view for table in worlds] == mine
    shown = [as_sent(replay.look(n, 1))["view"]["hand"] for n in steps]
    hands = [fresh(table, 1).view["hand"] for table in worlds]
    assert sum(hand != known for hand, known in zip(hands, shown, strict=True)) > 3


def test_a_bot_plays_on_in_the_world_that_was_drawn_anew() -> None:
    table = onward(cape_played(), 9).table
    play = table.playing()
    answers = [(one.seat, one.action) for one in play.answers]

    eyes = eyes_of(Job("cape_epee", 2, table.options, {}, table.rules, answers, 0, "page"))

    assert eyes.view() == play.view(0)
    assert play.position(len(answers) - 1).numbers() != play.state.numbers()


def test_nobody_goes_back_to_before_it_was_drawn_anew() -> None:
    table = onward(cape_played(), 9).table
    play = table.playing()

    assert play.answers_since(0) == play.answers_since(1) == play.undoable(0) == 0
    with pytest.raises(GameError, match="cannot be taken back"):
        play.carry_out(Back(1, 1))
    while play.answers_since(1) == 0:
        play_one(table)
    before = play.first
    takeback.go_back(table, 1, play.answers_since(1))
    assert len(play.answers) >= before


def test_what_chance_answers_after_playing_on_follows_from_the_new_seed() -> None:
    table = onward(cape_played(), 3).table
    while table.phase != "over":
        play_one(table)

    game, record = read_record(table.record(), catalogue.game_named)
    drawn = [line for line in record.lines if isinstance(line, Answer) and line.seat == CHANCE]

    assert 0 < verify(game, record) < len(drawn)
    record.given -= 1
    while record.lines[record.given] != drawn[0]:
        record.given -= 1
    with pytest.raises(DealError):
        verify(game, record)


def test_who_plays_on_sits_alone_among_bots() -> None:
    made, _ = finished()

    again = onward(made, 3, seat=2)

    kinds = [(chair.kind, chair.level) for chair in again.table.chairs]
    assert kinds == [("bot", "page"), ("bot", "page"), ("person", None)]
    assert [mine.seat for mine in again.mine] == [2]
    assert again.table.info().given > 0


def test_a_table_that_goes_on_is_read_again_the_same() -> None:
    made, _ = finished()
    again = onward(made, 4)

    assert reread(again).playing().state.numbers() == again.table.playing().state.numbers()
    assert reread(again).count == again.table.count


def test_playing_on_hides_again_what_was_hidden() -> None:
    made, seen = finished(options={"progress": "hidden"})
    voting = next(
        n for n, step in enumerate(seen) if step[0].question and step[0].question.decision == VOTE
    )
    table = onward(made, voting + 1, seat=1).table  # seat 0 has voted

    step = fresh(table, 1)

    assert step.question is not None and step.question.waiting == [0, 1, 2]
    assert step.view["ballot"] == -1 and len(step.view["hand"]) == 2
    ballots = [event for event in step.events if TOLD[event[0]] == "voted"]
    assert ballots == []


TOLD = [kind.name for kind in catalogue.game_named("toy").events]


def test_there_is_nothing_to_play_on_from_the_end() -> None:
    made, seen = finished()

    assert refusal_of(onward, made, len(seen) - 1) == "over"


# -- through requests


def play_out(live: Live, id: str) -> None:
    """Let everybody answer until the game is over, in the server's own thread."""
    house = live.app.house
    assert house.store.loop is not None

    async def answer_all() -> None:
        room = await house.room(id)
        assert room is not None
        while room.table.phase != "over":
            await house.perform(room, play_one)

    asyncio.run_coroutine_threadsafe(answer_all(), house.store.loop).result()


def test_requests_for_a_running_game_are_refused_with_a_reason(live: Live) -> None:
    id, _ = live.friends()

    for method, path, body in (
        ("GET", "replay", None),
        ("GET", "replay/0?eyes=0", None),
        ("GET", "verify", None),
        ("POST", "onward", {"step": 0, "seat": 0}),
        ("POST", "analysis", {}),
    ):
        status, reply, _ = live.ask(method, f"/api/tables/{id}/{path}", body)
        assert (status, reply["reason"]) == (409, "not-over")


def test_a_finished_table_is_looked_at_proved_and_played_on(live: Live) -> None:
    id, _ = live.friends()
    play_out(live, id)

    steps = live.ask("GET", f"/api/tables/{id}/replay?eyes=1")[1]
    last = live.ask("GET", f"/api/tables/{id}/replay/{len(steps) - 1}?eyes=1")[1]
    proof = live.ask("GET", f"/api/tables/{id}/verify")[1]
    made = live.post(f"/api/tables/{id}/onward", {"step": 1, "seat": 2, "name": "Élise"})

    assert last["over"] is not None and last["eyes"] == 1
    assert proof["fault"] is None and proof["chance"] == 9
    assert proof["commit"] == live.ask("GET", f"/api/tables/{id}")[1]["commit"]
    assert [mine["seat"] for mine in made["mine"]] == [2]
    assert live.ask("GET", f"/api/tables/{id}/replay/99")[0] == 404
    assert live.ask("GET", f"/api/tables/{id}/replay/0?eyes=9")[0] == 400


def test_an_analysis_weighs_every_choice(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    made = live.make(game="cape_epee", seats=2, mode="hotseat")
    play_out(live, made["id"])
    path = f"/api/tables/{made['id']}/analysis"
    (desk,) = live.app.house.thinkers.desks.near
    monkeypatch.setattr(desk, "limit", 600.0)  # else a busy machine leaves choices out

    analysis = live.post(path)
    while not analysis["choices"]:
        time.sleep(0.1)
        analysis = live.post(path)

    first = analysis["choices"][0]
    assert first["step"] == 1 and first["seat"] == 0
    assert sum(first["chances"]) == pytest.approx(1, abs=0.01)
    assert first["cost"] >= 0 and analysis["total"] >= len(analysis["choices"])


def test_an_analysis_that_came_to_nothing_is_taken_up_again(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = live.make(game="cape_epee", seats=2, mode="hotseat")
    play_out(live, made["id"])
    path = f"/api/tables/{made['id']}/analysis"
    (desk,) = live.app.house.thinkers.desks.near

    with monkeypatch.context() as patch:
        patch.setattr(desk, "limit", 0.0)  # whatever it is given overruns
        while not (analysis := live.post(path))["done"]:
            time.sleep(0.1)
    assert analysis["choices"] == []
    monkeypatch.setattr(desk, "limit", 600.0)
    while len(analysis["choices"]) < 2:
        time.sleep(0.1)
        analysis = live.post(path)

    assert [one["step"] for one in analysis["choices"][:2]] == [1, 2]


def test_a_deal_that_was_tampered_with_is_found_out(tmp_path: Path) -> None:
    data = tmp_path / "cabale.db"
    with Live(data) as live:
        id, _ = live.friends()
        play_out(live, id)
    line = change_a_card(data, id)

    with Live(data) as live:
        proof = live.ask("GET", f"/api/tables/{id}/verify")[1]

    assert proof["fault"] == "deal" and proof["line"] == line
    assert proof["found"] != proof["due"]


def change_a_card(data: Path, id: str) -> int:
    """Chance is said to have dealt seat 0 another card than the one it never laid; the line."""
    with contextlib.closing(sqlite3.connect(data)) as db, db:
        rows = db.execute("SELECT n, line FROM lines WHERE tab = ?", (id,)).fetchall()
        n, begun = next((n, line) for n, row in rows if isinstance(line := read_line(row), Started))
        highest = begun.chance.index(max(begun.chance[:3]))
        begun.chance[highest] = (begun.chance[highest] + 1) % 9
        wish = (write_line(begun), id, n)
        db.execute("UPDATE lines SET line = ? WHERE tab = ? AND n = ?", wish)
    return highest + 1
