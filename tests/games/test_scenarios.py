"""Every scenario of every game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.core.scenario import run_scenario
from cabale.games.catalogue import game_named, names

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/scenarios/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_scenario_holds(path: Path) -> None:
    report = run_scenario(path.read_text("utf-8"), game_named)
    assert report.failures == []


@pytest.mark.parametrize("game", names())
def test_every_game_has_scenarios(game: str) -> None:
    assert any(path.parts[-3] == game for path in FILES)
