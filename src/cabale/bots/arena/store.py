"""Results as lines of JSON, only ever appended: an interrupted run goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cabale.bots.arena.task import ArenaError, Outcome


class Store:
    """The outcomes of one run, in a file if there is one."""

    def __init__(self, run: Mapping[str, Any], path: Path | None = None) -> None:
        self.path = path
        self.run = dict(run)
        self.outcomes: dict[str, Outcome] = {}
        if path is not None and path.exists() and path.stat().st_size:
            self.load(path)
        elif path is not None:
            path.write_text(json.dumps({"run": self.run}) + "\n", "utf-8")

    def load(self, path: Path) -> None:
        """What an earlier run left; a line cut off by an interruption is played again."""
        text = path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, "utf-8")
        first, *lines = whole.splitlines() or [""]
        if found_run(first) != self.run:
            raise ArenaError(f"{path} holds another match; choose another file")
        for line in lines:
            outcome = read_outcome(line)
            self.outcomes[outcome.key] = outcome

    def add(self, outcome: Outcome) -> None:
        """Keep one more outcome."""
        self.outcomes[outcome.key] = outcome
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(outcome)) + "\n")


def found_run(line: str) -> Any:
    try:
        return json.loads(line).get("run")
    except (ValueError, AttributeError):
        return None


def read_outcome(line: str) -> Outcome:
    try:
        table = json.loads(line)
        table["faults"] = [(slot, fault) for slot, fault in table["faults"]]
        table["deeds"] = [tuple(deed) for deed in table.get("deeds", [])]
        return Outcome(**table)
    except (ValueError, TypeError, KeyError):
        raise ArenaError(f"'{line[:60]}' is no outcome of a game") from None
