"""Positions by the names of their pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.games.cape_epee.state import Cape


def position(s: Cape, table: Mapping[str, Any]) -> None:
    """Set up the position that a scenario describes."""


def facts(s: Cape) -> dict[str, Any]:
    """Everything on the table, in the words of `position`."""
    return {}
