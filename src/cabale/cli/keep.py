"""`cabale backup`, `restore`, `copy` and `export`: for whoever keeps the tables of a club."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cabale.cli.errors import CliError
from cabale.cli.numbers import refusal
from cabale.cli.screen import add_language
from cabale.server.place import data_file, is_address, is_readable, name_of
from cabale.words.words import Words

if TYPE_CHECKING:  # a command loads the server only when it needs it
    from cabale.server.storage.store import Store, StoreError


def add_commands(subparsers: Any) -> None:
    """The commands about what is kept."""
    backup_ = subparsers.add_parser("backup", help="copy every table into a file")
    backup_.add_argument("file", type=Path)
    backup_.set_defaults(run=backup)
    restore_ = subparsers.add_parser("restore", help="put back what a backup holds")
    restore_.add_argument("file", type=Path)
    restore_.set_defaults(run=restore)
    copy_ = subparsers.add_parser("copy", help="move everything between a file and a database")
    copy_.add_argument("source", type=place, metavar="FROM", help="file or postgresql:// address")
    copy_.add_argument(
        "target", type=place, metavar="TO", help="file or postgresql:// address, empty"
    )
    copy_.set_defaults(run=copy)
    export_ = subparsers.add_parser("export", help="write the record of a table")
    export_.add_argument("table")
    export_.set_defaults(run=export)
    forget_ = subparsers.add_parser("forget", help="erase the names and the talk of a table")
    forget_.add_argument("table")
    forget_.set_defaults(run=forget)
    for command in (backup_, restore_, export_, forget_):
        add_place(command)
    for command in (backup_, restore_, copy_, export_, forget_):
        add_language(command)


def place(words: str) -> str:
    """Reads where everything is kept; a database of another kind is not taken for a file."""
    if re.match(r"[\w+.-]+://", words) and not (is_address(words) and is_readable(words)):
        raise refusal("cli-no-place", words)
    if not is_address(words) and not Path(words).name:
        raise refusal("cli-no-place", words)
    return words


def add_place(command: argparse.ArgumentParser) -> argparse.Action:
    """Where everything is kept."""
    return command.add_argument(
        "--data",
        "--database",
        type=place,
        default=str(data_file()),
        metavar="PLACE",
        help="file with all tables, or the address of a database: postgresql://...",
    )


def backup(args: argparse.Namespace) -> int:
    """Copy everything into a new file, while the server may be running."""
    from cabale.server.storage.places import open_store
    from cabale.server.storage.sqlite import SqliteStore

    must_exist(args.data)
    if args.file.exists():
        raise CliError("cli-error-target", file=str(args.file))
    with told(args, args.data):
        source = open_store(args.data, lock=False)
    with whole_file(args, args.file) as new:
        found = run_copy(source, SqliteStore(new, lock=False))
    say(args, "cli-backup-done", args.file, found)
    return 0


def restore(args: argparse.Namespace) -> int:
    """Put a backup in place; what was there is kept beside it."""
    if not args.file.exists():
        raise no_backup(args, "absent")
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"
        copy_pages(args, copied)
        if is_address(args.data):
            found = move(args, str(copied), args.data)
        else:
            found = put_in_place(args, copied, Path(args.data))
    say(args, "cli-restore-done", args.data, found)
    return 0


def copy_pages(args: argparse.Namespace, target: Path) -> None:
    """The backup as it is, so that nothing in it can be changed or run; refused if damaged."""
    from cabale.server.storage.migrations import UNREADABLE

    backup = f"{args.file.absolute().as_uri()}?mode=ro"
    try:
        with (
            contextlib.closing(sqlite3.connect(backup, uri=True)) as origin,
            contextlib.closing(sqlite3.connect(target)) as copied,
        ):
            origin.backup(copied)
            sound = copied.execute("PRAGMA quick_check").fetchone()[0] == "ok"
            written = copied.execute("PRAGMA user_version").fetchone()[0] > 0
    except UNREADABLE:
        raise no_backup(args, "damaged") from None
    if not sound or not written:
        raise no_backup(args, "damaged")


def put_in_place(args: argparse.Namespace, backup: Path, data: Path) -> int:
    """Fill a new file beside the old one, then let it take its place in one step."""
    from cabale.server.storage.sqlite import Lock, SqliteStore, make_private

    make_folder(data)
    new = data.with_name(data.name + ".new")
    new.unlink(missing_ok=True)
    with told(args, data), contextlib.closing(Lock(data)):
        with told(args, args.file):
            found = run_copy(SqliteStore(backup), SqliteStore(new, lock=False))
        if data.exists():
            before = data.with_name(data.name + ".before")
            settle_file(data)
            make_private(before)
            shutil.copyfile(data, before)
            say(args, "cli-restore-before", before)
        settle_file(new)
        os.replace(new, data)
    return found


@contextlib.contextmanager
def whole_file(args: argparse.Namespace, path: Path) -> Iterator[Path]:
    """A new file that has its name once all is in it: half of it would look like all there is."""
    new = path.with_name(path.name + ".new")
    new.unlink(missing_ok=True)
    try:
        with told(args, path):
            yield new
        settle_file(new)
        os.replace(new, path)
    finally:
        for rest in ("", "-wal", "-shm"):
            new.with_name(new.name + rest).unlink(missing_ok=True)


def settle_file(path: Path) -> None:
    """Have everything in the file itself, with no journal beside it."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")


def copy(args: argparse.Namespace) -> int:
    """Move everything from one place to another; the old one stays as it is."""
    must_exist(args.source)
    found = move(args, args.source, args.target)
    say(args, "cli-copy-done", args.target, found)
    return 0


def move(args: argparse.Namespace, source: str, target: str) -> int:
    """Copy everything into an empty place: how many tables."""
    from cabale.server.storage.places import open_store

    with told(args, source):
        origin = open_store(source)
    if is_address(target) or Path(target).exists():
        with told(args, target):
            return run_copy(origin, open_store(target))
    with whole_file(args, Path(target)) as new:
        return run_copy(origin, open_store(str(new), lock=False))


def run_copy(source: Store, target: Store) -> int:
    """Copy and compare, to the end."""
    from cabale.server.storage.copying import copy_all

    return asyncio.run(copy_all(source, target))


def export(args: argparse.Namespace) -> int:
    """Write the record of one table to the standard output."""
    from cabale.server.reading import read_table
    from cabale.server.storage.places import open_store
    from cabale.server.table import Refuse, Table

    async def read(store: Store) -> Table | None:
        await store.open()
        try:
            return await read_table(store, args.table)
        finally:
            await store.shut()

    must_exist(args.data)
    with told(args, args.data):
        table = asyncio.run(read(open_store(args.data, lock=False)))
    if table is None:
        raise CliError("cli-error-table", table=args.table[:40], file=name_of(args.data))
    try:
        sys.stdout.write(table.record(even_if_open=True))
    except Refuse:
        raise CliError("cli-error-not-begun") from None
    return 0


def forget(args: argparse.Namespace) -> int:
    """Erase what people are called and said at one table; a file while no server has it open."""
    from cabale.server.forgetting import forget_table
    from cabale.server.storage.places import open_store

    must_exist(args.data)
    with told(args, args.data):
        found = asyncio.run(forget_table(open_store(args.data), args.table))
    if not found:
        raise CliError("cli-error-table", table=args.table[:40], file=name_of(args.data))
    print(Words(args.lang).say("cli-forget-done", {"table": args.table[:40]}))
    return 0


# -- sentences


@contextlib.contextmanager
def told(args: argparse.Namespace, place: Path | str) -> Any:
    """Say of this place what is wrong with it."""
    from cabale.server.storage.store import StoreError

    try:
        yield
    except StoreError as error:
        raise cannot_use(args, place, error) from None


def cannot_use(args: argparse.Namespace, place: Path | str, error: StoreError) -> CliError:
    """Why a place cannot be used."""
    reason = Words(args.lang).say(f"cli-error-reason-{error.key}") if error.key else str(error)
    return CliError("cli-error-store", file=name_of(place), reason=reason)


def say(args: argparse.Namespace, key: str, place: Path | str, count: int = 0) -> None:
    """One sentence about a place."""
    print(Words(args.lang).say(key, {"file": name_of(place), "count": count}))


def must_exist(place: str) -> None:
    """Refuse a file that is not there."""
    if not is_address(place) and not Path(place).exists():
        raise CliError("cli-error-nothing", file=place)


def make_folder(place: Path | str) -> None:
    """Make the folder of a file; nobody else may look into it."""
    if not is_address(place):
        Path(place).parent.mkdir(parents=True, exist_ok=True, mode=0o700)


def no_backup(args: argparse.Namespace, why: str) -> CliError:
    """Why a file cannot be restored."""
    reason = Words(args.lang).say(f"cli-error-reason-{why}")
    return CliError("cli-error-backup", file=str(args.file), reason=reason)
