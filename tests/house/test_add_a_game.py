"""docs/add-a-game.md followed to the letter leads to a game that can be played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from house.conftest import ENGINE, PIP, build
from quoting import GAME, PAGE, quotes

SESSION = """
import cabale
play = cabale.play("antechamber", 3, seed=1)
bot = cabale.bot("courtier")
while not play.is_over():
    seat = play.waiting()[0]
    play.answer(seat, bot.choose(play, seat))
print(cabale.Words("fr", play.game).say("title"), sorted(play.places())[0])
"""


def test_every_quote_is_its_file() -> None:
    found = quotes()
    assert len(found) >= 13
    assert [name for name, text in found.items() if text != (GAME / name).read_text("utf-8")] == []


def test_every_other_block_stands_in_a_file() -> None:
    files = [path.read_text("utf-8") for path in GAME.rglob("*.*") if path.is_file()]
    blocks = re.findall(r"```\w+\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert [block for block in blocks if not any(block in text for text in files)] == []


def test_whoever_writes_down_what_is_quoted_has_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "antechamber"
    for name, text in quotes().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    wheel = build("wheel", tmp_path / "wheel", folder)
    into = ["install", "--no-index", "--no-deps", "--target", str(tmp_path / "lib"), str(wheel)]
    subprocess.run([*PIP, *into], check=True)
    path = os.pathsep.join([str(ENGINE), str(tmp_path / "lib")])
    done = subprocess.run(
        [sys.executable, "-c", SESSION],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "The Antechamber 1\n", done.stderr
