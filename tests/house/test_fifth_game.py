"""The game of examples/antechamber, installed beside Cabale and played everywhere.

With the plain wheel, and with the compiled one where these tests run from the compiled engine.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from house.conftest import ENGINE, PIP, ROOT, build
from house.visitor import serving
from playwright.sync_api import Page, expect, sync_playwright
from web.browser import GUARD, Person, chromium

GAME = ROOT / "examples" / "antechamber"
SUITE = "cabale.conformance"


@pytest.fixture(scope="module", params=["plain_wheel", "compiled_wheel"])
def commands(
    request: pytest.FixtureRequest, empty: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Path]:
    """The folder of commands of an environment that holds Cabale and the fifth game."""
    ours = request.getfixturevalue(request.param)
    theirs = build("wheel", tmp_path_factory.mktemp("fifth"), GAME)
    pip = [*PIP, "--python", str(empty / "bin" / "python")]
    wheels = [str(ours), str(theirs)]
    subprocess.run([*pip, "install", "--no-index", "--no-compile", *wheels], check=True)
    yield empty / "bin"
    subprocess.run([*pip, "uninstall", "-y", "cabale", "cabale-antechamber"], check=True)


@pytest.fixture
def alone(commands: Path, tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has nothing but what was installed."""
    return {"PATH": str(commands), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


def cabale(commands: Path, alone: dict[str, str], *words: str, typed: str = "") -> str:
    """What the command says; it must end well."""
    command = [str(commands / "cabale"), *words]
    done = subprocess.run(command, env=alone, input=typed, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr + done.stdout
    return done.stdout


def test_it_is_listed_behind_ours(commands: Path, alone: dict[str, str]) -> None:
    listed = cabale(commands, alone, "games", "--lang", "fr")
    assert listed.index("Reigns") < listed.index("L’Antichambre") < listed.index("antechamber")


def test_it_is_played_to_the_end_in_the_terminal(
    commands: Path, alone: dict[str, str], tmp_path: Path
) -> None:
    file = str(tmp_path / "game.txt")
    words = ["play", "antechamber", "--seats", "3", "--seed", "5", "--record", file, "--lang", "en"]
    told = cabale(commands, alone, *words, typed="1\n" * 5)
    assert "Audience 5 of 5: the door is worth" in told
    assert told.count("You show ") == 5
    assert re.search(r"^--- over \d+", Path(file).read_text("utf-8"), re.MULTILINE)
    cabale(commands, alone, "check", file)


def test_its_scenarios_and_golden_records_hold(commands: Path, alone: dict[str, str]) -> None:
    files = [*GAME.glob("tests/scenarios/*.toml"), *GAME.glob("tests/records/*.txt")]
    assert len(files) >= 5
    cabale(commands, alone, "check", *map(str, files))


def test_bots_play_it_in_the_arena(commands: Path, alone: dict[str, str]) -> None:
    words = ["arena", "antechamber", "minister@60", "random", "--games", "24", "--workers", "2"]
    command = [str(commands / "cabale"), *words, "--lang", "en"]
    done = subprocess.run(command, env=alone, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    share = re.search(r"minister@60\s+random\s+24 \(12\)\s+(\d\.\d+)", done.stdout)
    assert share and float(share[1]) > 0.5, done.stdout


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of these tests with the fifth game in it."""
    folder = tmp_path_factory.mktemp("beside")
    wheel = build("wheel", tmp_path_factory.mktemp("fifth"), GAME)
    into = ["install", "--no-index", "--no-deps", "--target", str(folder), str(wheel)]
    subprocess.run([*PIP, *into], check=True)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ENGINE), str(folder)])}


def test_it_keeps_what_every_game_promises(beside: dict[str, str]) -> None:
    """The suite that a game of another package runs, from that package's folder."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", SUITE]
    environment = {**beside, "CABALE_GAMES": "antechamber"}
    done = subprocess.run(command, cwd=GAME, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


PLAIN = """
import cabale, sys
from cabale.adapters.tensor import layout_of
from cabale.boards import draw_plain
from rich.console import Console
play = cabale.play("antechamber", 3, seed=2)
words = cabale.Words(sys.argv[1], play.game, ["Ann", "Bob", "Cid"])
Console(width=100).print(draw_plain(play.game, play.view(0), words))
layout = layout_of(play.game, 3)
seen, world = (layout.encode(s, 0) for s in (play.state, play.resample(0, cabale.Rng(1))))
print(seen.sum() > 0, (seen == world).all(), len(layout.names()) == len(seen))
"""


@pytest.mark.parametrize(("lang", "hand"), [("en", "Your hand: "), ("fr", "Votre main\u00a0: ")])
def test_without_board_and_tensor_its_view_would_do(
    lang: str, hand: str, beside: dict[str, str]
) -> None:
    command = [sys.executable, "-c", PLAIN, lang]
    done = subprocess.run(command, env=beside, capture_output=True, text=True)
    assert "True True True" in done.stdout, done.stderr
    assert hand in done.stdout and "Bob" in done.stdout


def sit_down(me: Person) -> Page:
    """A new table against bots."""
    me.go("/new/antechamber")
    me.page.locator("footer .btn.primary:enabled").click()
    me.page.wait_for_url("**/t/*")
    return me.page


def play_on(page: Page, heading: str, card: str) -> None:
    """Lay the first card that may be laid, audience after audience, until the game is over."""
    for n in range(1, 6):
        expect(page.get_by_text(heading.format(n)).first).to_be_visible()
        page.wait_for_timeout(GUARD)
        page.locator(card).first.click()
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()


def test_it_is_played_in_the_browser_on_its_own_board_and_in_words(
    commands: Path, alone: dict[str, str], tmp_path: Path
) -> None:
    with serving(commands / "cabale", tmp_path, alone) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        me = Person(browser, address)
        me.go("/")
        expect(me.page.get_by_text("The Antechamber").first).to_be_visible()
        play_on(sit_down(me), "Audience {} of 5", ".antechamber-hand button:enabled")
        me.page.evaluate("localStorage.setItem('cabale.settings', '{\"textBoard\":true}')")
        play_on(sit_down(me), "Audience: {}", ".answers button:enabled")
        me.go("/rules/antechamber")
        expect(me.page.get_by_text("Courtiers wait before the king’s door").first).to_be_visible()
        assert me.errors == []
        browser.close()
