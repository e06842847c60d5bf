"""Where everything is kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_file() -> Path:
    """Where everything is kept unless said otherwise: one file in the user's data folder."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "cabale" / "cabale.db"
