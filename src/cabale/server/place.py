"""Where everything is kept: a file, or a database by its address."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

ADDRESSES: Final = ("postgresql://", "postgres://")


def home_folder() -> Path:
    """The user's own folder; who has none, as in some containers, begins where they stand."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def data_file() -> Path:
    """Where everything is kept unless said otherwise: one file in the user's data folder."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home_folder() / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home_folder() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home_folder() / ".local" / "share")
    return folder / "cabale" / "cabale.db"


def key_of(place: Path | str) -> str:
    """The key of whoever runs the server, made at the first start; it lies beside what is kept."""
    path = (data_file() if is_address(place) else Path(place)).with_name("cabale.key")
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists() or not path.stat().st_size:  # a full disk leaves a name without a key
        lay_down(path, secrets.token_urlsafe(24))
    return path.read_text("ascii").strip()


def lay_down(path: Path, key: str) -> None:
    """A key in a file, whole or not at all; of several processes at once the first one's."""
    new = path.with_name(f"{path.name}.{secrets.token_hex(6)}")
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(key)
        if path.exists() and not path.stat().st_size:
            path.unlink()
        try:
            os.link(new, path)
        except FileExistsError:
            return
        except OSError:  # a disk on which a file has one name only
            os.replace(new, path)
    finally:
        new.unlink(missing_ok=True)


def is_address(place: Path | str) -> bool:
    """Whether a place is a database's address and not a file."""
    return str(place).startswith(ADDRESSES)


def is_readable(address: str) -> bool:
    """Whether an address can be taken apart."""
    try:
        urlsplit(address)
    except ValueError:
        return False
    return True


def name_of(place: Path | str) -> str:
    """A place as people may read it: without a password."""
    if not is_address(place):
        return str(place)
    parts = urlsplit(str(place))
    return f"postgresql://{parts.hostname or ''}{parts.path}"
