"""The box as components.toml lists it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any


def read_box() -> dict[str, Any]:
    """Every count and value of the box, by the names of components.toml."""
    file = resources.files("cabale.games.cape_epee").joinpath("components.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))
