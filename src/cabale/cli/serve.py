"""`cabale serve`: the page and its tables, for one person or a club."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from cabale.cli.errors import CliError
from cabale.cli.files import load_components
from cabale.cli.keep import add_place, make_folder, told
from cabale.cli.numbers import whole
from cabale.cli.screen import add_language
from cabale.core.extras import need
from cabale.core.game import GameError
from cabale.games.catalogue import game_named
from cabale.server.place import data_file, is_address, key_of, name_of
from cabale.words.words import Words

if TYPE_CHECKING:  # what has no server yet plays without these
    from cabale.server.app import Settings
    from cabale.server.storage.store import Store


MANY = 64  # processes; a machine of more cores wants several servers


def add_commands(subparsers: Any) -> None:
    """The commands of the server."""
    serve_ = subparsers.add_parser("serve", help="serve the page and its tables")
    serve_.set_defaults(run=serve, extra=("litestar", "server"))
    serve_.add_argument("--open", action="store_true", help="open the page in the browser")
    serve_.add_argument(
        "--components",
        action="append",
        default=[],
        metavar="GAME=FILE",
        help="play a game with a corrected file of its box; may be said for several games",
    )
    add_ways_in(serve_)
    add_processes(serve_)
    add_keeping(serve_)
    add_calls(serve_)
    add_place(serve_)
    add_language(serve_)


def add_ways_in(serve_: argparse.ArgumentParser) -> None:
    """Where the server listens, and how people come to it."""
    serve_.add_argument("--host", default="127.0.0.1", help="address to listen on")
    serve_.add_argument(
        "--port", type=whole(0, 65535), default=8000, help="port, or the next that is free"
    )
    serve_.add_argument(
        "--public-url",
        action="append",
        default=[],
        type=public_address,
        metavar="URL",
        help="where people reach the server, if not by an address or a name of this network",
    )
    serve_.add_argument(
        "--lan",
        action="store_true",
        help="be reached from the local network too, by phones in the same room",
    )
    serve_.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        type=proxy_address,
        metavar="ADDRESS",
        help="a proxy that tells where visitors come from; those of this machine are trusted",
    )
    serve_.add_argument(
        "--open-metrics", action="store_true", help="let everybody read /metrics, without a key"
    )
    # a socket that is open already: shared by processes, or that of the server which began anew
    serve_.add_argument("--fd", type=whole(0), help=argparse.SUPPRESS)


def add_processes(serve_: argparse.ArgumentParser) -> None:
    """What serves, and what thinks."""
    serve_.add_argument(
        "--processes",
        type=whole(1, MANY),
        default=1,
        help="how many processes serve; more than one need a database that they share",
    )
    serve_.add_argument(
        "--engine",
        type=Path,
        metavar="DIR",
        help="take the compiled engine there into use as soon as it is complete",
    )
    serve_.add_argument(
        "--thinkers",
        type=cluster_address,
        metavar="ADDRESS",
        help="a Dask scheduler, tcp://… or tls://…, on whose workers bots think while it is there",
    )


def add_keeping(serve_: argparse.ArgumentParser) -> None:
    """What is kept, and for how long."""
    serve_.add_argument(
        "--keep",
        action="append",
        default=[],
        type=days_kept,
        metavar="KIND=DAYS",
        help="days that empty, abandoned or finished tables are kept after the last thing that"
        " happened there, or 'ever': by default empty=30 and the others for ever; the record of"
        " a game is written before its table goes",
    )
    serve_.add_argument(
        "--records",
        type=Path,
        metavar="DIR",
        help="where those records are written; beside the file of all tables unless said",
    )


def add_calls(serve_: argparse.ArgumentParser) -> None:
    """How people are called who are not here."""
    serve_.add_argument(
        "--push",
        action="store_true",
        help="call people whose page is closed by push; it reaches other hosts, those of browsers",
    )
    serve_.add_argument(
        "--mail",
        metavar="URL",
        default=os.environ.get("CABALE_MAIL", ""),
        type=mail_way,
        help="call people by e-mail too: smtps://user:password@host?from=club@example.org, "
        "better said in the variable CABALE_MAIL, which no list of processes shows",
    )
    serve_.add_argument(
        "--webhooks",
        action="store_true",
        help="call people by webhooks that they name: Discord, Slack, Telegram, ntfy, any JSON",
    )
    serve_.add_argument(
        "--call-inward",
        action="store_true",
        help="call addresses of this machine and its own network too; otherwise they are refused",
    )


def mail_way(words: str) -> str:
    """The way to a mail server."""
    if words:
        need("aiosmtplib", "reach")
        from cabale.server.calls.mail import MailWay, WayError

        try:
            MailWay.read(words)
        except WayError as error:
            raise argparse.ArgumentTypeError(f"no way to a mail server: {error}") from None
    return words


def cluster_address(words: str) -> str:
    """The address of a Dask scheduler."""
    parts = urlsplit(words)
    try:
        whole = parts.scheme in ("tcp", "tls") and parts.hostname and parts.port
    except ValueError:  # a port beyond all ports
        whole = False
    if not whole:
        raise argparse.ArgumentTypeError(
            f"'{words[:80]}' is no address such as tcp://a.example:8786"
        )
    return words


def public_address(words: str) -> str:
    """An address such as https://cabale.example.org, without a slash at its end."""
    parts = urlsplit(words)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise argparse.ArgumentTypeError(f"'{words[:80]}' is no address such as https://a.example")
    return words.rstrip("/")


def folder_of_records(place: Path | str) -> Path:
    """Beside the file, or where the file would be."""
    return (data_file() if is_address(place) else Path(place)).with_name("records")


def days_kept(words: str) -> tuple[str, int | None]:
    """A kind of table and its days, None for ever."""
    kind, _, days = words.partition("=")
    known = kind in ("empty", "abandoned", "finished")
    if not known or not (days == "ever" or (days.isascii() and days.isdigit() and len(days) < 6)):
        raise argparse.ArgumentTypeError(
            f"'{words[:80]}' is no empty, abandoned or finished=DAYS, such as finished=365"
        )
    return kind, None if days == "ever" else int(days)


def proxy_address(words: str) -> str:
    """An address or a network, as it was written."""
    try:
        return str(ipaddress.ip_network(words))
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{words[:80]}' is no address or network") from None


def serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from cabale.server.app import LOCAL, App, Settings
    from cabale.server.calls.settings import CallSettings
    from cabale.server.keeping import read_keep
    from cabale.server.log import write_logs_to_stderr
    from cabale.server.run import run

    if args.thinkers:
        need("distributed", "cluster")
    if args.webhooks:
        need("apprise", "reach")
    make_folder(args.data)
    settings = Settings(
        args.data,
        components=dict(read_components(words) for words in args.components),
        public=tuple(args.public_url),
        proxies=(*LOCAL, *args.trusted_proxy),
        keep=read_keep(args.keep),
        records=args.records or folder_of_records(args.data),
        key="" if args.open_metrics else own_key(args),
        calls=CallSettings(args.push, args.mail, args.webhooks, args.call_inward),
    )
    if args.lan and args.processes > 1:
        args.host = "0.0.0.0"  # their common socket is opened once
    if args.processes > 1:
        return serve_by_many(args) if args.fd is None else serve_for_another(args, settings)
    with told(args, args.data):
        app = App(settings)
    with listening(args, app.house.store) as sock:
        if args.fd is None:
            announce(args, sock.getsockname()[1])
        write_logs_to_stderr()
        run(app, sock, args.engine, args.lan)
    return 0


def own_key(args: argparse.Namespace) -> str:
    """The key that opens /metrics."""
    try:
        return key_of(args.data)
    except (OSError, ValueError) as error:
        where = str(getattr(error, "filename", None) or "cabale.key")
        raise CliError("cli-error-write", file=where, reason=str(error)) from None


def serve_by_many(args: argparse.Namespace) -> int:
    """Serve by several processes, which share one database."""
    from cabale.server.log import write_logs_to_stderr
    from cabale.server.processes import Processes
    from cabale.server.storage.places import open_store

    if not is_address(args.data):
        raise CliError("cli-error-one-process", file=str(args.data))
    with told(args, args.data):
        store = open_store(args.data)
    with listening(args, store) as sock:
        announce(args, sock.getsockname()[1])
        write_logs_to_stderr()
        command = [sys.executable, "-m", "cabale", *args.words, "--fd", str(sock.fileno())]
        Processes(command, sock.fileno(), args.processes).run()
    return 0


def serve_for_another(args: argparse.Namespace, settings: Settings) -> int:
    """Serve as one of several processes, on a socket that was opened for all."""
    from cabale.server.app import App
    from cabale.server.log import write_logs_to_stderr
    from cabale.server.processes import end_with_parent
    from cabale.server.run import run

    write_logs_to_stderr()
    end_with_parent()
    share = max(1, (os.cpu_count() or 2) // args.processes)
    with told(args, args.data):
        app = App(replace(settings, workers=share))
    with socket.socket(fileno=args.fd) as sock:
        run(app, sock)
    return 0


@contextlib.contextmanager
def listening(args: argparse.Namespace, store: Store) -> Iterator[socket.socket]:
    """The socket of the server; what was opened before is let go if there is none."""
    from cabale.server.run import listen

    try:
        sock = listen(args.host, args.port) if args.fd is None else socket.socket(fileno=args.fd)
    except (OSError, OverflowError) as error:
        asyncio.run(store.shut())
        where = {"host": args.host, "port": str(args.port)}
        raise CliError("cli-error-listen", **where, reason=str(error)) from None
    with sock:
        yield sock


def read_components(words: str) -> tuple[str, dict[str, Any]]:
    """The game and the corrected values that `GAME=FILE` names; refused whole if one is wrong."""
    name, _, file = words.partition("=")
    game = game_named(name)
    if not file:
        raise GameError(f"--components takes GAME=FILE, not '{words}'")
    return name, load_components(Path(file), game)


def announce(args: argparse.Namespace, port: int) -> None:
    """Say where the page is, and open it if that is wanted."""
    from cabale.server.reach import EVERYWHERE, network_addresses

    words = Words(args.lang)
    host = "127.0.0.1" if args.host in ("0.0.0.0", "::", "localhost") else args.host
    url = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    if args.port not in (0, port):
        print(words.say("cli-serve-port", {"wanted": str(args.port), "port": str(port)}))
    print(words.say("cli-serve-at", {"url": url}))
    for address in network_addresses() if args.lan or args.host in EVERYWHERE else []:
        print(words.say("cli-serve-near", {"url": f"http://{address}:{port}/"}))
    print(words.say("cli-serve-kept", {"file": name_of(args.data)}))
    if not args.open_metrics:
        print(words.say("cli-serve-key", {"key": own_key(args)}))
    print(words.say("cli-serve-end"), flush=True)
    if args.open and has_browser():
        threading.Timer(1.0, webbrowser.open, [url]).start()


def has_browser() -> bool:
    """Whether a window can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
