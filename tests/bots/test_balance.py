"""A box is played often, and what came of it is told with how sure it is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cabale.bots.arena import balance
from cabale.bots.arena.match import play
from cabale.bots.arena.task import ArenaError, Outcome
from cabale.cli.main import main
from cabale.core.journal import Journal
from cabale.core.matters import Ledger, Matter
from cabale.core.protocol import CHANCE
from cabale.games.catalogue import game_named

REST = ["--seats", "2", "--games", "2", "--workers", "1", "--lang", "fr"]


def outcome(places: list[int], deeds: list[tuple[str, int, int, int, int]]) -> Outcome:
    points = [10 - place for place in places]
    return Outcome("", 0, ["courtier"] * 2, points, places, [3, 4], turns=5, deeds=deeds)


def test_the_journal_tells_what_each_seat_did_with_each_piece() -> None:
    game = game_named("cape_epee")
    kinds = {kind.name: i for i, kind in enumerate(game.events)}
    journal = Journal()
    journal.write(kinds["slid"], 0, 2, 7, 0, 0, 1)
    journal.write(kinds["won-alone"], 1, 3, 2, 20, 0, -1)
    journal.write(kinds["counted"], 0, 7, 18, 0, 0, -1)  # lost: it scores nothing
    journal.write(kinds["counted"], 1, 9, 20, 0, 0, -1)
    deeds = Ledger(game.events, game.matters).read(journal)
    told = {(d.piece, d.which, d.seat): (d.chosen, d.scored) for d in deeds}
    assert told == {("card", 7, 0): (1, 0), ("objective", 3, 1): (0, 1), ("card", 9, 1): (0, 1)}


def test_shares_lengths_and_pieces_are_counted_over_all_games() -> None:
    game = game_named("cape_epee")
    played = [
        outcome([1, 2], [("card", 0, 0, 2, 2), ("card", 0, 1, 1, 1)]),
        outcome([2, 1], [("card", 0, 0, 1, 0)]),
    ]
    found = balance.balance(game, played)
    assert [share.mean for share in found.shares] == [0.5, 0.5]
    assert found.turns.mean == 5 and found.answers.mean == 7
    king = found.weights[0]
    assert (king.chosen, king.scored, king.seats) == (2.0, 1.5, 2)
    assert king.won.mean == pytest.approx(2 / 3, abs=1e-4)
    assert king.won.low < king.won.mean < king.won.high


def test_an_interval_holds_for_few_games_and_for_none() -> None:
    assert balance.wilson(1.0, 3).high <= 1.0
    assert balance.wilson(1.0, 3).low == pytest.approx(0.438, abs=1e-3)
    assert (balance.wilson(0.0, 0).low, balance.wilson(0.0, 0).high) == (0.0, 1.0)


@pytest.mark.parametrize("name", ("louis_xiv", "heads_of_state", "cape_epee", "reigns"))
def test_every_game_says_which_of_its_events_matter(name: str) -> None:
    game = game_named(name)
    events = {kind.name for kind in game.events}
    assert game.matters and game.turn_told in events
    for matter in game.matters:
        assert isinstance(matter, Matter) and matter.piece in game.names
        assert events.issuperset((*matter.chosen, *matter.scored))


def test_a_balance_is_kept_and_read_again(tmp_path: Path) -> None:
    found = balance.balance(game_named("cape_epee"), [outcome([1, 2], [("card", 3, 1, 1, 0)])])
    again = balance.read(json.loads(balance.keep("", found))["2"])
    assert again == found


def test_a_box_of_ones_own_is_played_and_shown_beside_the_standard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, kept = tmp_path / "own.toml", tmp_path / "games.jsonl"
    own.write_text("[courtiers.philippe.front]\nprice = 9\n")
    assert (
        main(
            [
                "balance",
                "louis_xiv",
                str(own),
                *REST,
                "--out",
                str(kept),
                "--json",
                str(tmp_path / "out.json"),
            ]
        )
        == 0
    )
    said = capsys.readouterr().out
    assert "boîte d’origine" in said and "Colbert" in said
    assert not re.search(r"\d\.\d", said), "French writes a comma"
    assert json.loads(kept.read_text().splitlines()[0])["run"]["components"]
    assert len(json.loads((tmp_path / "out.json").read_text())["shares"]) == 2
    stored = kept.read_bytes()
    assert (
        main(["balance", "louis_xiv", str(own), *REST, "--out", str(kept)]) == 0
    )  # nothing is played again
    assert kept.read_bytes() == stored


def test_the_arena_plays_a_box_of_ones_own(tmp_path: Path) -> None:
    own, out = tmp_path / "own.toml", tmp_path / "out.json"
    own.write_text("[courtiers.philippe.front]\nprice = 9\n")
    words = ["arena", "louis_xiv", "courtier", "random", "--games", "2", "--workers", "1"]
    assert main([*words, "--components", str(own), "--json", str(out)]) == 0
    assert json.loads(out.read_text())["run"]["components"]["courtiers"]["philippe"]


def test_what_cannot_be_played_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[courtiers.philippe.front]\nprice = -1\n")
    assert main(["balance", "louis_xiv", str(own), *REST]) == 1
    assert "courtiers.philippe.front.price" in capsys.readouterr().err
    with pytest.raises(ArenaError):
        balance.plan("louis_xiv", 2, 0, 1)
    with pytest.raises(ArenaError):
        balance.balance(game_named("louis_xiv"), [])


def test_a_game_that_is_weighed_comes_out_as_one_that_is_not() -> None:
    task = balance.plan("cape_epee", 2, 1, 7).blocks[0][0]
    weighed = play(task)
    assert weighed.turns > 0 and weighed.deeds and CHANCE not in {deed[2] for deed in weighed.deeds}
    assert len(weighed.answers) == 2
