"""What is made is marked with what it was made from, so that it is made again only if need be."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows, where only wheels are built, each in a folder of its own
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent


def print_of(files: Iterable[Path]) -> str:
    """A short name for the content of some files and for where they lie."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(f"{file.relative_to(ROOT)} {file.stat().st_size} ".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def files_in(folder: Path, *endings: str) -> list[Path]:
    """The files in a folder, without what tools put there."""
    skip = {"node_modules", "__pycache__", "static", "docs", ".vite"}
    inside = [path for path in folder.iterdir() if path.name not in skip]
    files = [path for path in inside if path.is_file() and path.name.endswith(endings or "")]
    return files + [f for path in inside if path.is_dir() for f in files_in(path, *endings)]


def is_fresh(stamp: Path, mark: str) -> bool:
    """Whether what the stamp stands for was made from just that."""
    return stamp.is_file() and stamp.read_text() == mark


def set_stamp(stamp: Path, mark: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(mark)


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Nobody else makes this in the same clone meanwhile; who comes second is told, and waits."""
    lock = ROOT / "build" / f".{what.replace(' ', '-')}.lock"
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        if fcntl:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print(f"Another run is at the {what} here: waiting for it.", flush=True)
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
