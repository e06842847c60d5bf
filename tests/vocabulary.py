"""The words of every game, for docs/scenarios.md: `python tests/vocabulary.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

from cabale.core.protocol import Verb
from cabale.games.catalogue import game_named, names

PAGE = Path(__file__).parent.parent / "docs" / "scenarios.md"
BEGIN, END = "<!-- vocabulary -->", "<!-- end -->"


def vocabulary() -> str:
    """Verbs, questions, events and names of pieces of every game."""
    return "\n".join(section(name) for name in names())


def section(name: str) -> str:
    """The words of one game."""
    game = game_named(name)
    verbs = ", ".join(f"`{shown(verb)}`" for verb in game.verbs)
    questions = ", ".join(f"`{decision.name}`" for decision in game.decisions)
    events = ", ".join(f"`{told}`" for told in dict.fromkeys(kind.name for kind in game.events))
    pieces = [f"- {kind}: {', '.join(words)}" for kind, words in game.names.items()]
    head = f"\n### `{name}`\n\n- answers: {verbs}\n- questions: {questions}\n- events: {events}"
    return "\n".join([head, *pieces]) + "\n"


def shown(verb: Verb) -> str:
    return " ".join([verb.name, *(kind.upper() for kind in verb.args)])


def written(page: str) -> str:
    """The page with the words as they are now."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{vocabulary()}\n{END}{tail}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
