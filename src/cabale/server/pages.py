"""The built page, and the docs if they were built: files in memory, with types and caching."""

from __future__ import annotations

import base64
import functools
import gzip
import hashlib
import html
import mimetypes
import re
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State

from cabale.core.game import Game
from cabale.games import catalogue
from cabale.server.installing import OFFLINE, WORKER, app_files, worker_with
from cabale.words import LANGUAGES

STATIC: Final = Path(__file__).parent / "static"
DOCS: Final = Path(__file__).parent / "docs"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXTS: Final = ("words/*.ftl", "words/page.*.ftl", "RULES.*.md")  # of a game, by language
HASHED: Final = "assets/"  # what the build names by its contents
PREVIEWS: Final = 500  # pages with words of their own that are kept
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Cabale</title>
<h1>Cabale</h1>
<p>The server runs, but its page was not built. Run <code>make play</code>, or
<code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>.</p>
<p lang="fr">Le serveur tourne, mais sa page n’a pas été construite. Lancez
<code>make play</code>.</p></html>
"""


@dataclass(frozen=True, slots=True)
class Page:
    """One file, as it is sent."""

    data: bytes
    packed: bytes | None  # gzipped, where that saves something
    kind: str
    tag: str
    caching: str


@functools.lru_cache(maxsize=2048)  # packing takes long, and the same files are read again
def page_of(name: str, data: bytes) -> Page:
    """A file made ready."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("application/") and kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"  # to what is text/ it is added when it is sent
    packed = gzip.compress(data, 9, mtime=0)
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    smaller = packed if len(packed) < len(data) * 0.9 else None
    return Page(data, smaller, kind, tag, FOREVER if name.startswith(HASHED) else ASK_AGAIN)


def address_of(game: Game[Any]) -> str:
    """Where the files of a game stand."""
    return f"games/{game.name}/"


def board_address(game: Game[Any]) -> str:
    """The address of the module by which a game draws itself; empty if it brings none."""
    drawn = (game.folder / "page" / "board.js").is_file()
    return f"/{address_of(game)}page/board.js" if drawn else ""


class Pages:
    """Every file of the page by its address; the docs stand under /docs/."""

    def __init__(self, folder: Path = STATIC, docs: Path = DOCS) -> None:
        self.files: dict[str, Page] = {}
        self.take(folder, "")
        self.take(docs, "docs/")
        for name in catalogue.names():
            self.take_game(catalogue.game_named(name))
        if "index.html" not in self.files:
            self.files["index.html"] = page_of("index.html", NOT_BUILT.encode())
        self.take_app()

    def take(self, folder: Path, under: str) -> None:
        """Read every file of a folder, if it is there."""
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file():
                name = under + path.relative_to(folder).as_posix()
                self.files[name] = page_of(name, path.read_bytes())

    def take_game(self, game: Game[Any]) -> None:
        """The words and rules of a game in each language, and its own part of the page."""
        under = address_of(game)
        for language, name in product(LANGUAGES, TEXTS):
            text = game.file(name, language).encode()
            path = under + name.replace("*", language)
            self.files[path] = page_of(path, text)
        self.take(game.folder / "page", f"{under}page/")

    def take_app(self) -> None:
        """What makes an app of the page, if the page was built."""
        for name, data in app_files().items():
            self.files[name] = page_of(name, data)
        if WORKER in self.files:
            kept = [self.files[name].data for name in OFFLINE if name in self.files]
            self.files[WORKER] = page_of(WORKER, worker_with(self.files[WORKER].data, kept))

    def find(self, path: str) -> Page | None:
        """The file at an address; a page of the application if it looks like one."""
        name = path.lstrip("/")
        if name.startswith("docs/"):
            return self.files.get(name)
        found = self.files.get(name)
        if found is None and "." not in path.rpartition("/")[2]:
            return self.files["index.html"]
        return found

    def preview(self, title: str, about: str, picture: str, url: str) -> Page:
        """The page with what others show of a link to it."""
        return previewed(self.files["index.html"].data, title, about, picture, url)

    def inline_scripts(self) -> list[str]:
        """The hash of each script that the docs carry inside their pages, as a policy names it."""
        scripts = {
            script
            for name, page in self.files.items()
            if name.startswith("docs/") and name.endswith(".html")
            for script in re.findall(rb"<script>(.*?)</script>", page.data, re.DOTALL)
        }
        digests = sorted(base64.b64encode(hashlib.sha256(each).digest()) for each in scripts)
        return [f"'sha256-{digest.decode()}'" for digest in digests]


@functools.lru_cache(PREVIEWS)
def previewed(page: bytes, *about: str) -> Page:
    """A page whose title is followed by words and a picture for those who show links."""
    title, words, picture, url = (html.escape(word, quote=True) for word in about)
    told = {"og:title": title, "og:description": words, "og:image": picture, "og:url": url}
    tags = [f'<meta property="{name}" content="{said}" />' for name, said in told.items()]
    tags += [f'<meta name="description" content="{words}" />', f"<title>{title}</title>"]
    tags += ['<meta property="og:site_name" content="Cabale" />']
    tags += ['<meta name="twitter:card" content="summary_large_image" />']
    return page_of("index.html", page.replace(b"<title>Cabale</title>", "".join(tags).encode()))


def send(request: Request[Any, Any, State], page: Page) -> Response[bytes]:
    """A file as this browser wants it: not at all if it has it, packed if it can unpack."""
    headers = {
        "etag": page.tag,
        "cache-control": page.caching,
        "vary": "accept-encoding, accept-language",
    }
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, headers=headers, media_type=page.kind)
    return Response(page.data, headers=headers, media_type=page.kind)
