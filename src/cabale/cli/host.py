"""`cabale host`: the host's desk in the terminal, for a server that runs."""

from __future__ import annotations

import argparse
import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from cabale.cli.errors import CliError
from cabale.cli.keep import add_place
from cabale.cli.screen import add_language, screen
from cabale.server.place import data_file, is_address
from cabale.words.words import Words

HERE = "http://127.0.0.1:8000"
SECONDS = 10.0  # in which a server that runs has replied
FIGURES = ("tables", "open_tables", "sockets", "people", "commits")
NOT_THE_HOST = 403
SEATS = "ABCDEF"


def add_where(command: argparse.ArgumentParser) -> list[argparse.Action]:
    """Which server it is, and in which language it is spoken of."""
    told = "where the server is reached"
    at = command.add_argument("--at", default=HERE, metavar="URL", help=told)
    return [at, add_place(command), add_language(command)]


class DeedParser(argparse.ArgumentParser):
    """A deed takes the same behind its name as before; what is not said there stays."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        for action in add_where(self):
            action.default = argparse.SUPPRESS


def add_commands(subparsers: Any) -> None:
    """Enter `host` into the command line."""
    command = subparsers.add_parser("host", help="look after a server that runs")
    add_where(command)
    command.set_defaults(run=show_desk)
    deeds = command.add_subparsers(metavar="DEED", parser_class=DeedParser)
    deeds.add_parser("tables", help="the tables of late").set_defaults(run=show_tables)
    deeds.add_parser("people", help="everybody with a key").set_defaults(run=show_people)
    announce = deeds.add_parser("announce", help="say something on the home page; '': nothing more")
    announce.add_argument("text")
    announce.set_defaults(run=say_news)
    for name, path, text in (
        ("remove-table", "tables/{}/remove", "take a table away, with all that belongs to it"),
        ("remove-person", "people/{}/remove", "erase a person; their games stay"),
        ("close-report", "reports/{}/close", "a report was dealt with"),
    ):
        deed = deeds.add_parser(name, help=text)
        deed.add_argument("id")
        deed.set_defaults(run=act, path=path)
    hand = deeds.add_parser("hand-table", help="let whoever sits at A, B … F host a table")
    hand.add_argument("id")
    hand.add_argument("seat", choices=SEATS)
    hand.set_defaults(run=hand_table)


# -- deeds


def show_desk(args: argparse.Namespace) -> int:
    """Figures, news and reports at a glance."""
    desk, words, console = ask(args), Words(args.lang), screen()
    figures = [(words.say(f"cli-host-{name}"), str(desk[name])) for name in FIGURES]
    figures.append((words.say("cli-host-load"), words.number(desk["bot_load"], 2)))
    figures.append((words.say("cli-host-machine"), words.number(desk["load"], 2)))
    size = words.say("cli-host-megabytes", {"size": words.number(desk["stored"] / 1e6, 1)})
    figures.append((words.say("cli-host-stored"), size))
    console.print(grid((), figures))
    if desk["news"]["text"]:
        console.print(Text(words.say("cli-host-news", {"text": desk["news"]["text"]})))
    if desk["reports"]:
        heads = said(words, "id", "when", "table", "text")
        rows = [(r["id"], day(r["at"]), r["table"], r["text"]) for r in desk["reports"]]
        console.print(grid(heads, rows))
    return 0


def show_tables(args: argparse.Namespace) -> int:
    """The tables at which something happened last."""
    words, rows = Words(args.lang), []
    for one in ask(args, "tables"):
        names = ", ".join(filter(None, one["names"]))
        phase = words.say(f"cli-host-{one['phase']}")
        rows.append((one["id"], one["game"], phase, day(one["touched"]), names))
    screen().print(grid(said(words, "id", "game", "phase", "when", "names"), rows))
    return 0


def show_people(args: argparse.Namespace) -> int:
    """Everybody with a key."""
    rows = [
        (one["id"], one["name"], day(one["made"]), str(one["devices"]), str(one["tables"]))
        for one in ask(args, "people")
    ]
    heads = said(Words(args.lang), "id", "name", "when", "devices", "tables")
    screen().print(grid(heads, rows))
    return 0


def say_news(args: argparse.Namespace) -> int:
    """What everybody reads from now on."""
    ask(args, "news", {"text": args.text})
    print(Words(args.lang).say("cli-host-done"))
    return 0


def act(args: argparse.Namespace) -> int:
    """Do something about one table, person or report."""
    ask(args, args.path.format(quote(args.id, safe="")), {})
    print(Words(args.lang).say("cli-host-done"))
    return 0


def hand_table(args: argparse.Namespace) -> int:
    """Let somebody else at a table host it."""
    ask(args, f"tables/{quote(args.id, safe='')}/host", {"seat": SEATS.index(args.seat)})
    print(Words(args.lang).say("cli-host-done"))
    return 0


# -- the server


def ask(args: argparse.Namespace, path: str = "", body: object = None) -> Any:
    """What the server replies to its host, straight and through no proxy."""
    told = None if body is None else json.dumps(body).encode()
    heads = {"authorization": f"Bearer {key(args.data)}", "content-type": "application/json"}
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        request = urllib.request.Request(f"{args.at}/api/host/{path}".rstrip("/"), told, heads)
        with straight.open(request, timeout=SECONDS) as reply:
            return json.load(reply)
    except urllib.error.HTTPError as error:
        with error:
            raise refused(args.at, error.code) from None
    except (OSError, ValueError):
        raise CliError("cli-host-nobody", address=args.at[:80]) from None


def refused(address: str, status: int) -> CliError:
    """Why a server does not do it."""
    if status == NOT_THE_HOST:
        return CliError("cli-host-not-the-key", address=address[:80])
    return CliError("cli-host-unknown", address=address[:80])


def key(place: str) -> str:
    """The key that lies beside what the server keeps."""
    path = (data_file() if is_address(place) else Path(place)).with_name("cabale.key")
    if not path.exists():
        raise CliError("cli-error-nothing", file=str(path))
    return path.read_text("ascii", "ignore").strip()  # a header holds nothing else


# -- on the screen


def said(words: Words, *heads: str) -> list[str]:
    return [words.say(f"cli-host-{head}") for head in heads]


def day(moment: float) -> str:
    """When something was, as everybody reads it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def grid(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Table:
    """Lines of words; what people wrote is shown as it is."""
    heads = list(heads)
    table = Table(*heads, box=SIMPLE, pad_edge=False, show_header=bool(heads))
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
