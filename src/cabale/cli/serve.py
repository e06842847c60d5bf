"""`cabale serve`: the page and its tables, for one person or a club."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from cabale.cli.errors import CliError
from cabale.cli.files import load_components
from cabale.cli.keep import add_place, cannot_use, make_folder
from cabale.cli.screen import add_language
from cabale.core.game import GameError
from cabale.games.catalogue import game_named
from cabale.server.place import name_of
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
    add_place(serve_)
    add_language(serve_)


def serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    import uvicorn

    from cabale.server.app import App, Settings
    from cabale.server.log import write_logs_to_stderr
    from cabale.server.run import listen, server_config
    from cabale.server.storage.store import StoreError

    components = dict(read_components(words) for words in args.components)
    make_folder(args.data)
    try:
        app = App(Settings(args.data, components=components))
    except StoreError as error:
        raise cannot_use(args, args.data, error) from None
    try:
        sock = listen(args.host, args.port)
    except (OSError, OverflowError) as error:
        asyncio.run(app.house.store.close())
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
    print(words.say("cli-serve-kept", {"file": name_of(args.data)}))
    print(words.say("cli-serve-end"), flush=True)
    if args.open and has_browser():
        threading.Timer(1.0, webbrowser.open, [url]).start()


def has_browser() -> bool:
    """Whether a window can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
