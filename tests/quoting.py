"""docs/add-a-game.md quotes the files of examples/antechamber: this reads and renews the quotes.

python tests/quoting.py
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "add-a-game.md"
GAME = ROOT / "examples" / "antechamber"
QUOTE = re.compile(r'(```\w+ title="([^"]+)"\n)(.*?)(```\n)', re.DOTALL)


def quotes() -> dict[str, str]:
    """Every file that the page quotes, and how."""
    return {name: text for _, name, text, _ in QUOTE.findall(PAGE.read_text("utf-8"))}


def write() -> None:
    """Quote every file as it is now."""

    def renewed(found: re.Match[str]) -> str:
        return found[1] + (GAME / found[2]).read_text("utf-8") + found[4]

    PAGE.write_text(QUOTE.sub(renewed, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    write()
