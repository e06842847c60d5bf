"""The arena: who sits where, what is counted, what happens to bots that misbehave."""

from __future__ import annotations

import json
import os
import random
import select
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from cabale.bots.arena.guard import PATIENCE, Player
from cabale.bots.arena.lineups import lineups, schedule, usual_tables
from cabale.bots.arena.match import play
from cabale.bots.arena.ratings import ratings
from cabale.bots.arena.run import Run, play_here, sequential
from cabale.bots.arena.stats import figure, rows, verdict
from cabale.bots.arena.store import Store
from cabale.bots.arena.task import ArenaError, Limits, Outcome, Task
from cabale.conformance.playing import TABLES
from cabale.core.play import Play
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

GAME, SEATS = TABLES[0][0].name, TABLES[0][1]


def told(outcome: Outcome) -> Outcome:
    """All of an outcome but how long it took."""
    return replace(outcome, seconds=[])


def quick(blocks: int, bots: tuple[str, str] = ("courtier", "random")) -> list[list[Task]]:
    return schedule(GAME, lineups(bots, SEATS, ["robin"]), blocks, 7)


def ignore(outcome: Outcome) -> None:
    """What a progress bar does when there is none."""


def test_line_ups_are_one_against_many_many_against_one_and_mixed() -> None:
    assert lineups(["a", "b"], 4, ["one"]) == [("a", "b", "b", "b")]
    assert lineups(["a", "b"], 4, ["many"]) == [("b", "a", "a", "a")]
    assert lineups(["a", "b"], 4, ["robin"]) == [("a", "a", "b", "b")]
    assert len(lineups(list("abcd"), 3, ["robin"])) == 4
    assert lineups(["a", "b"], 2, ["one", "many", "robin"]) == [("a", "b")]
    assert usual_tables(["a", "b"], 4) == ["one", "many"]
    with pytest.raises(ArenaError, match="no 'two' tables"):
        lineups(["a", "b"], 4, ["two"])
    with pytest.raises(ArenaError, match="at least two bots"):
        lineups(["a"], 4, ["one"])


def test_a_block_is_one_deal_in_every_rotation() -> None:
    (tasks,) = schedule(GAME, [("a", "b", "b")], 1, 3)
    assert [task.turn for task in tasks] == [0, 1, 2]
    assert [task.seat_of(0) for task in tasks] == [0, 1, 2]
    assert len({task.key() for task in tasks}) == 3


def test_the_same_task_has_the_same_outcome() -> None:
    task = Task(GAME, ("minister@20", *["courtier"] * (SEATS - 1)), 4, 1, 9)
    assert told(play(task)) == told(play(task))
    assert told(play(task)) != told(play(replace(task, block=5)))


def test_thinking_moves_neither_chance_nor_the_others() -> None:
    """A bot that uses more random numbers meets the same deals."""
    one = play(Task(GAME, ("random",) * SEATS, 1, 0, 2))
    two = play(Task(GAME, ("random",) * SEATS, 1, 0, 2))
    assert told(one) == told(two)


def test_ties_split_the_win() -> None:
    outcome = Outcome("k", 0, ["a", "b", "c"], [5, 5, 3], [1, 1, 3], [1, 1, 1])
    assert [outcome.share(slot) for slot in range(3)] == [0.5, 0.5, 0.0]
    assert [outcome.margin(slot) for slot in range(3)] == [0, 0, -2]


def fake(block: int, winner: int, lineup: list[str]) -> Outcome:
    places = [1 if slot == winner else 2 for slot in range(len(lineup))]
    points = [2 - place for place in places]
    n = len(lineup)
    return Outcome(f"{block}", block, lineup, points, places, [1] * n, [], [0.1] * n)


def test_rows_have_means_and_intervals_by_blocks() -> None:
    played = [fake(block, int(block % 4 == 0), ["a", "b"]) for block in range(40)]
    mine, other = rows(played)
    assert (mine.bot, mine.blocks, mine.games, mine.fair) == ("a", 40, 40, 0.5)
    assert mine.share.mean == pytest.approx(0.75)
    assert mine.share.low < 0.75 < mine.share.high
    assert mine.share.low > 0.5
    assert other.share.mean == pytest.approx(0.25)


def test_the_interval_of_the_bootstrap_is_about_right() -> None:
    dice = random.Random(5)
    found = figure([dice.random() for _ in range(300)])
    assert found.high - found.low == pytest.approx(4 * 0.2887 / 300**0.5, rel=0.15)


def test_the_sequential_test_decides_both_ways() -> None:
    dice = random.Random(8)
    good = [dice.random() * 0.4 + 0.5 for _ in range(60)]
    assert verdict(good, 0.5, 0.6) == 1
    assert verdict([1 - value for value in good], 0.5, 0.6) == -1
    assert verdict(good[:4], 0.5, 0.6) == 0


def test_ratings_order_the_bots_and_stay_finite() -> None:
    played = [fake(i, 0, ["strong", "middle", "weak"]) for i in range(10)]
    played += [fake(i, 1, ["strong", "middle", "weak"]) for i in range(4)]
    found = ratings(played)
    assert found["strong"] > found["middle"] > found["weak"] > -2000
    assert sum(found.values()) == pytest.approx(0)


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    plan = quick(3)
    whole = Run(plan, Store({"match": 1}, tmp_path / "whole.jsonl"))
    play_here(whole, 2, ignore)
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_text("".join(lines[:3]) + lines[3][:25])
    again = Run(plan, Store({"match": 1}, tmp_path / "cut.jsonl"))
    assert len(again.left()) == 4
    play_here(again, 1, ignore)
    assert [told(o) for o in again.outcomes()] == [told(o) for o in whole.outcomes()]
    with pytest.raises(ArenaError, match="another match"):
        Store({"match": 2}, tmp_path / "whole.jsonl")


def test_a_run_stops_when_enough_is_known() -> None:
    run = Run(quick(60), Store({}), sequential(0.45, 0.55))
    play_here(run, 1, ignore)
    assert 8 <= run.blocks < 60


def test_a_bot_of_ones_own_plays_in_a_process_of_its_own() -> None:
    outcome = play(Task(GAME, ("bad_bots:Good", *["random"] * (SEATS - 1)), 0, 0, 1))
    assert not outcome.faults
    assert outcome.answers[0] > 0


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Raiser", "RuntimeError: no idea"),
        ("Liar", "answered -77, which is not legal"),
        ("Looper", "took more than 0.3 s"),
        ("Eater", "MemoryError"),
        ("Missing", "its process ended"),
        ("Huge", "answered 1000000000000000000000000000000, which is not legal"),
        ("Wordless", "TypeError"),
        ("Flooder", "sent more than a reply"),
        ("Mumbler", "sent what is no reply"),
    ],
)
def test_a_bot_that_misbehaves_is_replaced_and_reported(bot: str, says: str) -> None:
    limits = Limits(seconds=0.3 if bot == "Looper" else 20.0, megabytes=512)
    lineup = (f"bad_bots:{bot}", *["random"] * (SEATS - 1))
    outcome = play(Task(GAME, lineup, 0, 0, 1, limits=limits))
    assert min(outcome.places) == 1
    assert [slot for slot, _ in outcome.faults] == [0, 0, 0]
    assert says in outcome.faults[0][1]


def test_a_bot_may_write_where_it_likes() -> None:
    outcome = play(Task(GAME, ("bad_bots:Noisy", *["random"] * (SEATS - 1)), 0, 0, 1))
    assert not outcome.faults


@pytest.mark.skipif(sys.platform == "win32", reason="a group of processes ends as one elsewhere")
def test_what_a_bot_began_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    monkeypatch.setenv("BREEDER", str(pipe))
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        outcome = play(Task(GAME, ("bad_bots:Breeder", *["random"] * (SEATS - 1)), 0, 0, 1))
        assert "one is born" in outcome.faults[0][1]
        ready, _, _ = select.select([end], [], [], 60)
        assert ready and os.read(end, 1) == b"", "a process still holds the pipe"
    finally:
        os.close(end)


def test_a_player_out_of_patience_is_not_asked_any_more() -> None:
    player = Player("bad_bots:Raiser")
    game = Play(game_named(GAME), SEATS, chance=Rng(1))
    player.begin()
    for stream in range(PATIENCE + 2):
        seat = game.waiting()[0]
        game.answer(seat, player.answer(game, seat, 1, stream))
    assert len(player.faults) == PATIENCE
    assert player.cage is None


def test_outcomes_are_plain_json(tmp_path: Path) -> None:
    store = Store({}, tmp_path / "out.jsonl")
    store.add(fake(0, 0, ["a", "b"]))
    lines = (tmp_path / "out.jsonl").read_text().splitlines()
    assert json.loads(lines[1])["places"] == [1, 2]
    assert Store({}, tmp_path / "out.jsonl").outcomes == store.outcomes
    (tmp_path / "out.jsonl").write_text(lines[0] + "\nnonsense\n")
    with pytest.raises(ArenaError, match="no outcome"):
        Store({}, tmp_path / "out.jsonl")


def test_workers_end_with_the_arena(tmp_path: Path) -> None:
    """However the arena ends, nobody goes on playing for it."""
    out = tmp_path / "out.jsonl"
    command = [sys.executable, "-m", "cabale", "arena", GAME, "minister@50", "courtier"]
    command += ["--seats", str(SEATS), "--games", "100000", "--workers", "2", "--out", str(out)]
    silent = subprocess.DEVNULL
    arena = subprocess.Popen(command, stdout=silent, stderr=silent)
    while not out.exists() or len(out.read_text().splitlines()) < 3:
        assert arena.poll() is None
        time.sleep(0.1)
    workers = psutil.Process(arena.pid).children(recursive=True)
    arena.kill()
    arena.wait()
    _, alive = psutil.wait_procs(workers, timeout=60)
    assert workers
    assert not alive
