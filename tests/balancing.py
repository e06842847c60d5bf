"""docs/balance.md from what every standard box showed: `python tests/balancing.py` writes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cabale.bots.arena.balance import Balance, Weight, standard
from cabale.bots.arena.stats import Figure
from cabale.core.game import LETTERS, Game
from cabale.games.catalogue import game_named
from cabale.words.words import Words

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
BEGIN, END = "<!-- balance -->", "<!-- end -->"
GAMES = ("louis_xiv", "heads_of_state", "cape_epee", "reigns")


def sections() -> str:
    """Every game: a row for each number of players, then the pieces that matter."""
    return "\n".join(section(game_named(name)) for name in GAMES)


def section(game: Game[Any]) -> str:
    words = Words("en", game)
    found = [one for one in (standard(game, seats) for seats in game.seats) if one is not None]
    head = "| players | games | rules | wins of seat A, B, C … | turns | answers | points | lead |"
    lines = [f"\n## {words.say('title')}\n", head, "|---|---|---|---|---|---|---|---|"]
    lines += [row(one) for one in found]
    return "\n".join([*lines, "", pieces(game, words, usual(found)), ""])


def usual(found: list[Balance]) -> Balance:
    """The number of players in the middle."""
    return found[(len(found) - 1) // 2]


def row(found: Balance) -> str:
    shares = "<br>".join(
        f"{LETTERS[seat]} {percent(share)}" for seat, share in enumerate(found.shares)
    )
    rest = [said(one) for one in (found.turns, found.answers, found.points, found.lead)]
    return f"| {found.seats} | {found.games} | {found.rules} | {shares} | {' | '.join(rest)} |"


def pieces(game: Game[Any], words: Words, found: Balance) -> str:
    """The first type of piece that matters, the most winning first."""
    matter = game.matters[0]
    rows = [row for row in found.weights if row.piece == matter.piece and row.seats]
    title = f"{words.say(f'matters-{matter.piece}')} with {found.seats} players"
    lines = [f"| {title} | in play a game | scored a game | winners’ part |", "|---|---|---|---|"]
    return "\n".join(lines + [piece(words, row) for row in sorted(rows, key=part, reverse=True)])


def part(row: Weight) -> float:
    return row.won.mean


def piece(words: Words, row: Weight) -> str:
    name = words.piece(row.piece, row.which)
    return f"| {name} | {row.chosen:.2f} | {row.scored:.2f} | {percent(row.won)} |"


def percent(figure: Figure) -> str:
    return f"{100 * figure.mean:.0f} % [{100 * figure.low:.0f}, {100 * figure.high:.0f}]"


def said(figure: Figure) -> str:
    return f"{figure.mean:.1f} [{figure.low:.1f}, {figure.high:.1f}]"


def written(page: str) -> str:
    """The page with the figures as they are kept."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{sections()}\n{END}{tail}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
