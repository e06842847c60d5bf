"""What makes an app of the page: its manifest, its worker, and what it shows without a server."""

from __future__ import annotations

import hashlib
import html
from typing import Any, Final

import msgspec

from cabale.words import LANGUAGES, Words

NIGHT: Final = "#12172b"
PAPER: Final = "#f4eedf"
WORKER: Final = "worker.js"
OFFLINE: Final = ("offline.html", "offline.css", "favicon.svg")  # what the worker keeps
SHORTCUTS: Final = (("app-tables", "/tables"), ("app-learn", "/learn"))
OFFLINE_PAGE: Final = """<!doctype html>
<html lang="{first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="{night}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<title>Cabale</title>
</head>
<body>
<header><img src="/favicon.svg" alt="" width="64" height="64"><p>Cabale</p></header>
<main>
{words}
</main>
</body>
</html>
"""
OFFLINE_WORDS: Final = """<section lang="{language}">
<h1>{title}</h1>
<p>{about}</p>
<p><a href="">{again}</a></p>
</section>"""


def icon(name: str, size: int, purpose: str = "any") -> dict[str, str]:
    """A picture of the app as a manifest names it."""
    place = f"/icons/{name}.png"
    return {"src": place, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def manifest_of(language: str) -> bytes:
    """The app as an operating system shows it, in one language; the app is the same in each."""
    words = Words(language)
    shortcuts = [{"name": words.say(key), "url": url} for key, url in SHORTCUTS]
    told: dict[str, Any] = {
        "id": "/",
        "name": "Cabale",
        "short_name": "Cabale",
        "description": words.say("preview-home"),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": NIGHT,
        "background_color": PAPER,
        "categories": ["games"],
        "icons": [icon("192", 192), icon("512", 512), icon("maskable", 512, "maskable")],
        "shortcuts": shortcuts,
    }
    return msgspec.json.encode(told)


def offline_page() -> bytes:
    """What is shown where the server is out of reach, to everybody: nobody can be asked then."""
    parts = []
    for language in LANGUAGES:
        words = Words(language)
        title, about = words.say("app-offline-title"), words.say("app-offline")
        again = words.say("app-offline-again")
        said = {"title": html.escape(title), "about": html.escape(about), "again": again}
        parts.append(OFFLINE_WORDS.format(language=language, **said))
    return OFFLINE_PAGE.format(first=LANGUAGES[0], night=NIGHT, words="\n".join(parts)).encode()


def app_files() -> dict[str, bytes]:
    """The files that are made of words, by their name."""
    made = {f"app.{language}.webmanifest": manifest_of(language) for language in LANGUAGES}
    return {**made, "offline.html": offline_page()}


def worker_with(worker: bytes, kept: list[bytes]) -> bytes:
    """The worker, so marked that a browser takes it anew when what it keeps has changed."""
    mark = hashlib.sha256(b"\0".join(kept)).hexdigest()[:20]
    return worker + f"\n// keeps {mark}\n".encode()
