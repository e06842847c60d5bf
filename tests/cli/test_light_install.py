"""A light install plays, checks and measures bots; what needs more says in a sentence what."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# every package that only an extra brings, and how it is imported
EXTRAS = ("litestar", "segno", "uvicorn", "uvloop", "websockets", "asyncpg", "numpy")
EXTRAS += ("pyarrow", "matplotlib", "distributed", "gymnasium", "pettingzoo", "pyspiel", "PIL")
SCRIPT = f"""
import sys
for name in {EXTRAS!r}:
    sys.modules[name] = None
from cabale.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def cabale(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command where only what every install brings can be imported."""
    command = [sys.executable, "-c", SCRIPT, *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True)


def test_a_light_install_lists_games_plays_checks_and_holds_matches(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = cabale("play", "cape_epee", "--seats", "2", "--record", str(record), typed="1\n1\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    for words in (
        ["games"],
        ["check", str(record)],
        ["replay", str(record)],
        ["arena", "cape_epee", "page", "random", "--games", "2", "--workers", "1"],
        ["analyse", str(record), "--iterations", "2", "--worlds", "2"],
    ):
        done = cabale(*words)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve", "server"),
        ("dataset cape_epee", "dataset"),
        ("arena cape_epee page random --plot x.png", "plot"),
        ("arena cape_epee page random --cluster tcp://localhost:1", "cluster"),
    ],
)
def test_a_missing_extra_is_one_sentence_with_the_command(words: str, extra: str) -> None:
    done = cabale(*words.split(), "--lang", "en")
    assert done.returncode == 1
    said = [line for line in done.stderr.splitlines() if line.startswith("cabale: ")]
    assert len(said) == 1
    assert said[0].endswith(f"pip install 'cabale[{extra}]'")
    assert "Traceback" not in done.stderr


def test_every_extra_is_known_and_the_rest_is_little() -> None:
    base = {re.split(r"[<>=; ]", need)[0] for need in PROJECT["dependencies"]}
    assert base == {"fluent.runtime", "librt", "msgspec", "mypy-extensions", "rich"}
    assert "server" in PROJECT["optional-dependencies"]
