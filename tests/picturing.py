"""Pictures of the rulebooks, drawn by the page: `python tests/picturing.py` writes them anew.

`<!-- scenario NAME -->` shows how a worked example begins, `<!-- picture NAME -->` the table as the
scenario of that name leaves it, `<!-- picture start -->` a new game.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from cabale.core.game import Game
from cabale.core.play import Play
from cabale.core.protocol import WATCHER
from cabale.core.rng import Rng
from cabale.games.catalogue import game_named

GAMES = ("louis_xiv", "heads_of_state", "cape_epee", "reigns")
SCENARIOS = Path(__file__).parent / "games"
NAMED = re.compile(r"<!-- (scenario|picture) ([\w-]+)")
FILE = "pictures.json"


def pictures(game: Game[Any]) -> str:
    """Every picture that the rules of a game show, as everybody at the table would see it."""
    found = {name: kind for kind, name in NAMED.findall(game.file("RULES.*.md", "en"))}
    rows = [f"{json.dumps(name)}: {picture(game, kind, name)}" for name, kind in found.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def picture(game: Game[Any], kind: str, name: str) -> str:
    play = begun(game) if name == "start" else staged(game, kind, name)
    asked = "" if play.is_over() else game.decisions[play.state.decision].name
    seats, view = int(play.state.seats), game.view(play.state, WATCHER)
    told = {"seats": seats, "decision": asked, "view": msgspec.to_builtins(view)}
    return json.dumps(told, ensure_ascii=False)


def begun(game: Game[Any]) -> Play:
    """A new game for the middle number of players."""
    return Play(game, game.seats[len(game.seats) // 2], chance=Rng(1))


def staged(game: Game[Any], kind: str, name: str) -> Play:
    """The position of a scenario: as an example begins, or as a picture leaves it."""
    path = SCENARIOS / game.name / "scenarios" / f"{name}.toml"
    table = tomllib.loads(path.read_text("utf-8"))
    play = Play(game, table["seats"], table.get("options"), position=table.get("position"))
    for answer in table.get("answers", []) if kind == "picture" else []:
        play.enter(answer)
    return play


def main() -> None:
    for game in map(game_named, GAMES):
        (game.folder / FILE).write_text(pictures(game), "utf-8")


if __name__ == "__main__":
    main()
