"""docs/matches.md from what the matches showed: `python tests/matching.py` writes it."""

from __future__ import annotations

from pathlib import Path

from cabale.bots.arena import tables
from cabale.bots.arena.protocol import read

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "matches.md"
PROTOCOL = ROOT / "benchmarks" / "matches.toml"
RESULTS = ROOT / "benchmarks" / "matches.json"
BEGIN, END = "<!-- matches -->", "<!-- end -->"


def written(page: str) -> str:
    """The page with the figures as they are kept."""
    protocol = read(PROTOCOL)
    told = tables.markdown(protocol, tables.load(RESULTS, protocol))
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n\n{told}\n{END}{tail}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
