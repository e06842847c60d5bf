"""Files of people: read with a limit, written so that a crash leaves the old or the new one."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from pathlib import Path
from typing import Any

from cabale.cli.errors import CliError
from cabale.cli.numbers import refusal
from cabale.core.box import BoxError, line_of, nested, read_values
from cabale.core.game import Game
from cabale.core.record import Record
from cabale.core.text import RecordError, read_record
from cabale.games.catalogue import game_named, is_anothers_box
from cabale.words.words import Words

LIMIT = 4 << 20  # bytes; no record of a game is nearly as long
# what a system says of a file that has words in both languages (cli-why)
TOLD = (errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.EACCES, errno.EROFS, errno.ENOSPC)


def read_text(path: Path) -> str:
    """The text of a file; CliError if it is no text of ours."""
    try:
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
    except OSError as error:
        raise CliError("cli-error-read", file=str(path), reason=reason(error)) from None
    if len(data) > LIMIT:
        raise CliError("cli-error-long", file=str(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CliError("cli-error-binary", file=f"{path}:{line}") from None


def reason(error: OSError) -> str:
    """What the system says, without numbers and paths; the name of what cli-why can tell."""
    if error.errno in TOLD:
        return errno.errorcode[error.errno]
    return (error.strerror or type(error).__name__).lower()


def write_atomic(path: Path, text: str) -> None:
    """Replace a file as a whole, or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise CliError("cli-error-write", file=str(path), reason=reason(error)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        raise CliError("cli-error-write", file=str(path), reason=reason(error)) from None
    finally:
        with contextlib.suppress(OSError):
            os.unlink(name)


def target(words: str) -> Path:
    """Reads where something shall be written: known to be impossible before hours of work."""
    path = Path(words)
    if path.is_dir() or not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise refusal("cli-no-target", words)
    return path


def load_record(path: Path) -> tuple[Game[Any], Record]:
    """A record from its file; the error names the file, the line and the reason."""
    text = read_text(path)
    try:
        return read_record(text, game_named)
    except RecordError as error:
        raise RecordFault(path, error) from None


class RecordFault(CliError):
    """A record that cannot be trusted."""

    def __init__(self, path: Path, error: RecordError) -> None:
        self.error = error
        super().__init__("cli-error-line", file=str(path), line=error.line, reason=error.reason)

    def said(self, words: Words) -> str:
        error = self.error
        reason = words.say(error.message, error.about) if error.message else error.reason
        return words.say(self.key, {**self.args_said, "reason": reason})


def load_components(path: Path, game: Game[Any]) -> dict[str, Any]:
    """The departures from a game's box that a file lists; refused whole by line and reason."""
    text = read_text(path)
    try:
        values = read_values(text)
        if is_anothers_box(game, values):
            raise BoxError("", "other-game", "this file is for another game")
        table = nested(values)
        game.check_components(table)
        return table
    except BoxError as error:
        line = error.line or line_of(text, error.key)
        raise BoxFault(path, game, line, error) from None


class BoxFault(CliError):
    """A value of a file that cannot be played."""

    def __init__(self, path: Path, game: Game[Any], line: int, error: BoxError) -> None:
        self.game = game
        self.error = error
        where = f"{path}:{line}" if line else str(path)
        key = "cli-error-box" if error.key else "cli-error-file"
        super().__init__(key, file=where, field=error.key, reason=str(error))

    def said(self, words: Words) -> str:
        own = Words(words.language, self.game)
        reason = own.say(f"box-{self.error.reason}", self.error.said)
        return own.say(self.key, {**self.args_said, "reason": reason})
