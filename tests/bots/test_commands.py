"""`cabale arena` and `cabale tune` as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cabale.cli.main import main
from cabale.conformance.playing import TABLES

GAME, SEATS = TABLES[0][0].name, str(TABLES[0][1])


def test_a_match_gives_a_table_figures_and_a_plot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures, drawing = tmp_path / "out.json", tmp_path / "out.svg"
    words = ["arena", GAME, "courtier", "random", "--seats", SEATS, "--games", "8"]
    words += ["--tables", "one", "--workers", "1", "--lang", "fr"]
    assert main([*words, "--json", str(figures), "--plot", str(drawing)]) == 0
    assert "part de victoires" in capsys.readouterr().out
    found = json.loads(figures.read_text())
    assert found["rows"][0]["bot"] == "courtier"
    assert set(found["ratings"]) == {"courtier", "random"}
    assert "<svg" in drawing.read_text()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["courtier"], "at least two bots"),
        (["courtier", "duke"], "no bot “duke”"),
        (["courtier", "random", "--tables", "round"], "no 'round' tables"),
        (["courtier", "random", "--sequential", "high"], "not two shares"),
        (["courtier", "random", "--cluster", "tcp://127.0.0.1:9"], "no cluster answers at"),
    ],
)
def test_a_match_that_cannot_be_played_is_one_sentence(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", GAME, *words, "--games", "2"]) == 1
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert said.startswith("cabale: ") and says in said


def test_tuning_tries_values_and_writes_what_it_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "tuning.toml"
    words = ["tune", GAME, "--seats", SEATS, "--iterations", "4", "--blocks", "2"]
    words += ["--workers", "1", "--knob", "explore=0.5", "--lang", "en"]
    assert main([*words, "--write", str(out)]) == 0
    assert "explore = 0.5: " in capsys.readouterr().out
    assert f"[{SEATS}]" in out.read_text()
    assert main([*words, "--level", "cardinal", "--write", str(out)]) == 0
    assert "[cardinal]" in out.read_text()
    assert main(["tune", GAME, "--knob", "wit=1"]) == 1
    assert main(["tune", GAME, "--knob", "explore=much"]) == 1
