"""Reconstructed values are told openly, and a house may play with corrected ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.cli.errors import CliError
from cabale.cli.serve import read_components
from cabale.core.game import GameError
from cabale.games.catalogue import game_named
from cabale.server.shelf import game_info


def test_the_page_is_told_every_reconstructed_value() -> None:
    told = game_info(game_named("louis_xiv"))
    assert 20 < told.reconstructed < told.values == len(game_named("louis_xiv").editions())
    assert game_info(game_named("cape_epee")).values == 0


def test_a_corrected_file_is_read_and_a_faulty_one_refused_whole(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text("[courtiers.philippe.front]\nprice = 4\n")
    bad.write_text("[courtiers.philippe.front]\nprice = -4\n")
    name, table = read_components(f"louis_xiv={good}")
    assert name == "louis_xiv"
    assert table["courtiers"]["philippe"]["front"]["price"] == 4
    with pytest.raises(CliError):
        read_components(f"louis_xiv={bad}")
    with pytest.raises(GameError, match="GAME=FILE"):
        read_components("louis_xiv")
