"""`cabale serve`, `backup`, `restore` and `export`: for whoever runs the tables of a club."""

from __future__ import annotations

import argparse
import contextlib
import os
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from cabale.cli.errors import CliError
from cabale.cli.files import load_components
from cabale.cli.screen import add_language
from cabale.core.game import GameError
from cabale.games.catalogue import game_named
from cabale.server.place import data_file
from cabale.words.words import Words


def add_commands(subparsers: Any) -> None:
    """The commands of the server."""
    serve_ = subparsers.add_parser("serve", help="serve the page and its tables")
    serve_.add_argument("--host", default="127.0.0.1", help="address to listen on")
    serve_.add_argument("--port", type=int, default=8000, help="port, or the next that is free")
    serve_.add_argument("--open", action="store_true", help="open the page in the browser")
    serve_.add_argument(
        "--components",
        action="append",
        default=[],
        metavar="GAME=FILE",
        help="play a game with a corrected file of its box; may be said for several games",
    )
    serve_.set_defaults(run=serve)
    backup_ = subparsers.add_parser("backup", help="copy every table into a file")
    backup_.add_argument("file", type=Path)
    backup_.set_defaults(run=backup)
    restore_ = subparsers.add_parser("restore", help="put back what a backup holds")
    restore_.add_argument("file", type=Path)
    restore_.set_defaults(run=restore)
    export_ = subparsers.add_parser("export", help="write the record of a table")
    export_.add_argument("table")
    export_.set_defaults(run=export)
    for command in (serve_, backup_, restore_, export_):
        command.add_argument("--data", type=Path, default=data_file(), help="file with all tables")
        add_language(command)


def serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    import uvicorn

    from cabale.server.app import App, Settings
    from cabale.server.log import write_logs_to_stderr
    from cabale.server.run import listen, server_config
    from cabale.server.store import StoreError

    components = dict(read_components(words) for words in args.components)
    args.data.parent.mkdir(parents=True, exist_ok=True)
    try:
        app = App(Settings(args.data, components=components))
    except StoreError as error:
        raise CliError("cli-error-store", file=str(args.data), reason=str(error)) from None
    try:
        sock = listen(args.host, args.port)
    except (OSError, OverflowError) as error:
        app.house.store.close()
        where = {"host": args.host, "port": str(args.port)}
        raise CliError("cli-error-listen", **where, reason=str(error)) from None
    announce(args, sock.getsockname()[1])
    write_logs_to_stderr()
    uvicorn.Server(server_config(app)).run([sock])
    return 0


def read_components(words: str) -> tuple[str, dict[str, Any]]:
    """The game and the corrected values that `GAME=FILE` names; refused whole if one is wrong."""
    name, _, file = words.partition("=")
    game = game_named(name)
    if not file:
        raise GameError(f"--components takes GAME=FILE, not '{words}'")
    table = load_components(Path(file))
    try:
        game.check_components(table)
    except GameError as error:
        raise CliError("cli-error-file", file=file, reason=str(error)) from None
    return name, table


def announce(args: argparse.Namespace, port: int) -> None:
    """Say where the page is, and open it if that is wanted."""
    words = Words(args.lang)
    host = "127.0.0.1" if args.host in ("0.0.0.0", "::", "localhost") else args.host
    url = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    if args.port not in (0, port):
        print(words.say("cli-serve-port", {"wanted": str(args.port), "port": str(port)}))
    print(words.say("cli-serve-at", {"url": url}))
    print(words.say("cli-serve-kept", {"file": str(args.data)}))
    print(words.say("cli-serve-end"), flush=True)
    if args.open and has_browser():
        threading.Timer(1.0, webbrowser.open, [url]).start()


def has_browser() -> bool:
    """Whether a window can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def backup(args: argparse.Namespace) -> int:
    """Copy the file, while the server may be running."""
    must_exist(args.data)
    if args.file.exists():
        raise CliError("cli-error-target", file=str(args.file))
    copy(args.data, args.file)
    say(args, "cli-backup-done", args.file, count_tables(args.file, args.lang))
    return 0


def restore(args: argparse.Namespace) -> int:
    """Put a backup in place; what was there is kept beside it."""
    found = count_tables(args.file, args.lang)
    if is_in_use(args.data):
        raise CliError("cli-error-in-use", file=str(args.data))
    args.data.parent.mkdir(parents=True, exist_ok=True)
    if args.data.exists():
        before = args.data.with_name(args.data.name + ".before")
        before.unlink(missing_ok=True)
        copy(args.data, before)
        say(args, "cli-restore-before", before)
    copy(args.file, args.data)
    say(args, "cli-restore-done", args.data, found)
    return 0


def export(args: argparse.Namespace) -> int:
    """Write the record of one table to the standard output."""
    from cabale.server.house import read_table
    from cabale.server.store import Store
    from cabale.server.table import Refuse

    must_exist(args.data)
    with contextlib.closing(Store(args.data)) as store:
        table = read_table(store, args.table)
    if table is None:
        raise CliError("cli-error-table", table=args.table[:40], file=str(args.data))
    try:
        sys.stdout.write(table.record(even_if_open=True))
    except Refuse:
        raise CliError("cli-error-not-begun") from None
    return 0


def say(args: argparse.Namespace, key: str, file: Path, count: int = 0) -> None:
    """One sentence about a file."""
    print(Words(args.lang).say(key, {"file": str(file), "count": count}))


def must_exist(path: Path) -> None:
    """Refuse a file that is not there."""
    if not path.exists():
        raise CliError("cli-error-nothing", file=str(path))


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a database, made while others may write to it."""
    try:
        with (
            contextlib.closing(sqlite3.connect(source)) as origin,
            contextlib.closing(sqlite3.connect(target)) as copied,
        ):
            origin.backup(copied)
    except sqlite3.Error as error:
        raise CliError("cli-error-store", file=str(target), reason=str(error)) from None


def count_tables(path: Path, lang: str) -> int:
    """How many tables a backup holds, once it is known to be sound."""
    if not path.exists():
        raise no_backup(path, lang, "absent")
    with contextlib.closing(sqlite3.connect(path)) as db:
        try:
            sound = db.execute("PRAGMA quick_check").fetchone()[0] == "ok"
            version = db.execute("PRAGMA user_version").fetchone()[0]
            count = int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.Error:
            raise no_backup(path, lang, "damaged") from None
    if not sound:
        raise no_backup(path, lang, "damaged")
    if version != 1:
        raise no_backup(path, lang, "version")
    return count


def no_backup(path: Path, lang: str, why: str) -> CliError:
    """Why a file cannot be restored."""
    reason = Words(lang).say(f"cli-error-reason-{why}")
    return CliError("cli-error-backup", file=str(path), reason=reason)


def is_in_use(path: Path) -> bool:
    """Whether a server has the file open."""
    if not path.exists():
        return False
    with contextlib.closing(sqlite3.connect(path, timeout=0.2)) as db:
        try:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("BEGIN EXCLUSIVE")
            db.execute("ROLLBACK")
        except sqlite3.OperationalError:
            return True
    return False
