"""Faults are tried on the real command, with the pages and the PostgreSQL of the server's tests."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "server")]
