"""Whether this tree may be released under a tag: `python scripts/release.py v0.2.0`."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def objections(tag: str) -> Iterator[str]:
    """What stands against it, a sentence each."""
    version = tag.removeprefix("v")
    source = (ROOT / "src/cabale/__init__.py").read_text("utf-8")
    if f'__version__ = "{version}"' not in source:
        yield f"src/cabale/__init__.py does not say that this is version {version}"
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.MULTILINE):
        yield f"CHANGELOG.md has no heading '## {version} (date)'"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    if not project.get("urls"):
        yield "pyproject.toml does not say where the project lives: [project.urls]"


def main() -> None:
    """Say what is missing, or nothing."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if found := [*objections(sys.argv[1])]:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
