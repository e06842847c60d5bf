"""Playing in the terminal: what people type, what is saved, what Ctrl-C leaves."""

from __future__ import annotations

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from terminal import (
    COMMAND,
    Run,
    assert_refused,
    environment,
    heed_ctrl_c,
    is_record,
    saved_game,
)

from cabale.core.text import read_record
from cabale.games.catalogue import game_named, names

GAME = "cape_epee"
ONES = "1\n1\n" * 6000  # enough first choices to end any game


def start(cabale: Run, path: Path, *args: str, typed: str = "q\n", **env: str) -> str:
    """A game from the beginning with a fixed deal; what the screen showed."""
    seed = ["--seed", "3", "--record", str(path)]
    done = cabale("play", GAME, *seed, *args, typed=typed, **env)
    assert done.status == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", names())
def test_every_game_is_played_to_its_end(
    cabale: Run, game: str, language: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    seats = ",".join(["you", *["page"] * (game_named(game).seats[0] - 1)])
    args = ["--seats", seats, "--lang", language, "--seed", "5", "--record", str(path)]
    done = cabale("play", game, *args, typed=ONES)
    assert done.status == 0, done.stderr
    assert path.read_text("utf-8").splitlines()[-1].startswith("--- over ")
    assert max(len(line) for line in done.stdout.splitlines() if str(path) not in line) <= 60
    assert "\x1b" not in done.stdout


def test_the_end_of_input_saves_and_leaves(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", typed="")
    assert "cabale resume" in text
    assert is_record(tmp_path / "game.txt")


def test_a_record_that_is_there_is_not_overwritten(cabale: Run, tmp_path: Path) -> None:
    start(cabale, tmp_path / "game.txt")
    done = cabale("play", GAME, "--record", tmp_path / "game.txt")
    assert_refused(done, "already there")


def test_a_folder_that_cannot_be_written_is_refused(cabale: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = cabale("play", GAME, "--record", tmp_path / "file" / "game.txt")
    assert_refused(done, "cannot be written")


def test_records_go_to_the_data_folder(cabale: Run, tmp_path: Path) -> None:
    cabale("play", GAME, typed="q\n", XDG_DATA_HOME=str(tmp_path))
    (path,) = (tmp_path / "cabale" / "records").iterdir()
    assert is_record(path)


def test_the_same_seed_is_the_same_game(cabale: Run, tmp_path: Path) -> None:
    typed = "1\n1\n" * 20
    for name in ("a", "b"):
        start(cabale, tmp_path / name, "--seats", "you,courtier,page", typed=typed)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_names_options_and_bots_are_in_the_record(cabale: Run, tmp_path: Path) -> None:
    seats = "you=Élise,page,searcher@20,greedy=4"
    start(cabale, tmp_path / "game.txt", "--seats", seats, "--option", "twins=active")
    _, record = read_record((tmp_path / "game.txt").read_text("utf-8"), game_named)
    assert record.names == {0: "Élise"}
    assert record.bots == {1: "page", 2: "searcher@20,greedy=4"}
    assert record.options["twins"] == "active"


def test_help_shows_the_commands_and_the_paragraph_of_the_question(
    cabale: Run, tmp_path: Path
) -> None:
    text = start(cabale, tmp_path / "game.txt", typed="?\nq\n")
    assert "take back your last answer" in text
    assert "3.2" in text.partition("take back")[2]


def test_a_hint_has_a_chance_and_reasons_of_the_rules(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", "--seats", "you,page", typed="h\nq\n")
    assert "Chance of winning:" in text
    assert "+ " in text.partition("Chance of winning:")[2]


def test_no_hint_among_people(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", "--seats", "you,you", typed="\nh\nq\n")
    assert "Hints are given only against bots." in text


def test_a_paragraph_is_shown_by_its_number(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", typed="r 7.2\nr 99.9\nr R-7\nq\n")
    assert "7.2" in text
    assert "R-7" in text
    assert "no paragraph 99.9" in text


def test_why_not_by_the_words_of_records_and_by_those_of_the_screen(
    cabale: Run, tmp_path: Path
) -> None:
    text = start(
        cabale, tmp_path / "game.txt", typed="? slide king 1\n? swap 1\n? king column 2\nq\n"
    )
    assert text.count("is not allowed now") == 3
    assert "not what is asked" in text


def test_why_not_in_french_needs_no_accents(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", "--lang", "fr", typed="? cape d’invis 2\nq\n")
    assert "n’est pas permis" in " ".join(text.split())


def test_words_that_are_no_answer_look_into_the_rules(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", typed="? objective fulfilled\n? xyzzy\nq\n")
    assert "Type r and a number" in text
    assert "speak of “xyzzy”" in text


def test_a_card_that_is_named_is_looked_up_too(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", "--lang", "fr", typed="? sosie\nq\n")
    assert "5.19 Sosie" in text and "pas permis" in text


def test_one_reason_for_several_answers_is_told_once(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", "--lang", "fr", typed="? sosie\nq\n")
    assert text.count("n’est pas permis") == 3  # one for each column that there is
    assert text.count("dans votre réserve") == 1 and text.count("3.2 À votre tour") == 1


def test_two_cards_alike_are_refused_in_one_line(cabale: Run, tmp_path: Path) -> None:
    told = cabale(
        *("play", "louis_xiv", "--seed", "3", "--record", str(tmp_path / "game.txt")),
        typed="? chip crown\nq\n",
    ).stdout
    refused = [line for line in told.splitlines() if "is not allowed now" in line]
    assert len(refused) == len(set(refused)) > 0


def test_numbers_after_an_answer_give_none(cabale: Run, tmp_path: Path) -> None:
    start(cabale, tmp_path / "before")
    text = start(cabale, tmp_path / "after", typed="1 1 7\nq\n")
    assert "nothing follows it" in " ".join(text.split())
    assert (tmp_path / "before").read_text() == (tmp_path / "after").read_text()


@pytest.mark.parametrize("junk", ["0", "99", "-1", "dance", "slide", "slide x 1", "\x1b[A", "١٢٣٤"])
def test_what_is_no_choice_changes_nothing(cabale: Run, junk: str, tmp_path: Path) -> None:
    start(cabale, tmp_path / "before")
    start(cabale, tmp_path / "after", typed=f"{junk}\nq\n")
    assert (tmp_path / "before").read_text() == (tmp_path / "after").read_text()


def test_a_legal_answer_may_be_spelled_and_an_illegal_one_is_explained(
    cabale: Run, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    start(cabale, path, typed="q\n")
    game, _ = read_record(path.read_text("utf-8"), game_named)
    hand = [line.split()[3] for line in path.read_text().splitlines() if "* draw A" in line]
    path.unlink()
    foreign = next(name for name in game.names["card"] if name not in hand)

    text = start(cabale, path, typed=f"slide {foreign} 1\nslide {hand[0]} 2\nq\n")

    assert "is not allowed now" in text
    assert f"\nA slide {hand[0]} 2\n" in path.read_text()


def test_undo_after_a_draw_is_refused(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", typed="u\n1\n1\nu\nU\nq\n")
    assert text.count("Nothing can be taken back") == 3


def test_many_choices_come_in_two_steps_and_two_numbers_take_both(
    cabale: Run, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    seats = "you,page,page,page,page,page"
    text = start(cabale, path, "--seats", seats, typed="2\n\n2 3\nq\n")
    assert "Enter: back" in text
    answers = [line for line in path.read_text().splitlines() if line.startswith("A ")]
    assert len(answers) == 1
    assert answers[0].endswith(" 3")


def test_several_people_share_the_screen_behind_a_curtain(cabale: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = start(cabale, path, "--seats", "you=Ava,you=Zoé", typed="\n1 1\n\n1 1\nq\n")
    assert text.count("Pass the device to Ava") == 2
    assert text.count("Pass the device to Zoé") == 1
    hers = text.partition("Pass the device to Zoé")[2].partition("Pass the device to Ava")[0]
    drawn = [line for line in path.read_text().splitlines() if line.startswith("* draw A")]
    labels = [line.split()[3].replace("-", " ") for line in drawn]
    assert not any(f"slides the {label}" in hers.lower() for label in labels)


def test_bots_alone_are_watched_to_the_end(cabale: Run, tmp_path: Path) -> None:
    text = start(cabale, tmp_path / "game.txt", "--seats", "page,random", typed="")
    assert "1st" in text
    assert (tmp_path / "game.txt").read_text().splitlines()[-1].startswith("--- over")


BOT = """
from cabale.bots.bot import Bot
class First(Bot):
    name = "first"
    def answer(self, eyes, rng, budget=None):
        return int(eyes.legal()[0])
class Cheat(First):
    def answer(self, eyes, rng, budget=None):
        return 10 ** 6
class Broken(First):
    def answer(self, eyes, rng, budget=None):
        raise RuntimeError("no idea")
"""


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module of somebody's own on the path."""
    (tmp_path / "my_bots.py").write_text(BOT)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("my_bots", None)


@pytest.mark.usefixtures("my_bots")
def test_a_bot_of_ones_own_sits_down(cabale: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    start(cabale, path, "--bot", "my_bots:First", typed="1\n1\nq\n")
    assert "\nbot B my_bots:First\n" in path.read_text()
    assert_refused(cabale("resume", path, typed="q\n"), "name the bot to run with --bot")
    assert cabale("resume", path, "--bot", "my_bots:First", typed="q\n").status == 0


@pytest.mark.usefixtures("my_bots")
@pytest.mark.parametrize(("bot", "reason"), [("Cheat", "illegal"), ("Broken", "no idea")])
def test_a_bot_that_fails_ends_in_a_sentence_and_a_record(
    cabale: Run, bot: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    args = ["--bot", f"my_bots:{bot}", "--record", str(path)]
    assert_refused(cabale("play", GAME, *args, typed="1\n1\n"), reason)
    assert is_record(path)


# -- stopping and going on


def test_a_game_goes_on_where_it_stopped(cabale: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    start(cabale, whole, "--seats", "you,page", typed="1\n2\n3\n1\nq\n")
    start(cabale, parts, "--seats", "you,page", typed="1\n2\nq\n")
    done = cabale("resume", parts, typed="3\n1\nq\n")
    assert done.status == 0, done.stderr
    assert whole.read_text() == parts.read_text()
    assert cabale("verify", parts).status == 0


def test_a_finished_game_shows_its_end(cabale: Run, tmp_path: Path) -> None:
    done = cabale("resume", saved_game(tmp_path / "game.txt"))
    assert done.status == 0
    assert "1st" in done.stdout


def test_a_sealed_record_cannot_go_on(cabale: Run, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.txt", upto=30)
    path.write_text(path.read_text("utf-8").replace("\n---\n", "\ncommit abc\n---\n", 1), "utf-8")
    assert_refused(cabale("resume", path), "sealed")


def read_until(master: int, text: str, seconds: float = 60) -> str:
    """What a terminal shows until it shows `text`."""
    shown, limit = "", time.monotonic() + seconds
    while text not in shown:
        assert time.monotonic() < limit, shown
        if select.select([master], [], [], 1)[0]:
            shown += os.read(master, 65536).decode("utf-8", "replace")
    return shown


def interrupt(process: subprocess.Popen[bytes], master: int) -> str:
    """Press Ctrl-C until it is heard: one that comes just before a prompt reads is lost."""
    for _ in range(10):
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(AssertionError):
            return read_until(master, "cabale resume", 5)
    raise AssertionError("Ctrl-C is not heard")


def test_ctrl_c_loses_nothing(cabale: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "play", GAME, "--seats", "you,page", "--record", str(path)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(),
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )
    os.close(slave)
    try:
        read_until(master, "Your choice:")
        os.write(master, b"1 1\n")
        read_until(master, "Your choice:")
        shown = interrupt(process, master)
        assert process.wait(60) == 130
    finally:
        process.kill()
        process.wait()
        os.close(master)
    assert "Traceback" not in shown
    assert is_record(path)
    assert "\nA slide " in path.read_text()
    assert cabale("resume", path, typed="1\nq\n").status == 0
    assert list(tmp_path.iterdir()) == [path]


def test_undo_takes_back_one_answer_or_the_whole_turn(cabale: Run, tmp_path: Path) -> None:
    """In Heads of State nothing is learned by taking cards from the display."""
    path = tmp_path / "game.txt"
    args = ["--seats", "you,page", "--seed", "3", "--record", str(path)]
    done = cabale("play", "heads_of_state", *args, typed="1\n1\nu\n2\nU\nu\n3\nq\n")
    lines = path.read_text("utf-8").splitlines()
    assert done.status == 0, done.stderr
    assert [line for line in lines if line.startswith("back")] == ["back 1 A", "back 2 A"]
    assert done.stdout.count("Nothing can be taken back") == 1
    assert cabale("verify", path).status == 0
    assert cabale("resume", path, typed="u\nq\n").status == 0
