"""Builds the docs site: gathers its pages, lets Zensical build it, and checks what came out.

The pages stay where they are read in the repository: docs/, the rules in the games' folders,
CHANGELOG and CONTRIBUTING at the top. Here they are laid side by side and their links with them.
A link that leads nowhere, a page nobody finds in the menu, or anything that a browser would fetch
from elsewhere fails the build.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CONFIG = ROOT / "zensical.toml"
PROJECT = tomllib.loads(CONFIG.read_text("utf-8"))["project"]
GATHERED = ROOT / PROJECT["docs_dir"]
SITE = ROOT / PROJECT["site_dir"]  # from there the server serves it under /docs
PICTURES = ROOT / "docs" / "pictures"
LINK = re.compile(r"(?<=\]\()([^)\s#:]+)(?=[)#])")
FENCED = re.compile(r"^(```.*?^```)$", re.MULTILINE | re.DOTALL)
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=["']?(https?:|//)"""
    r"""|<link\b(?![^>]*rel=["']?canonical)[^>]*\bhref=["']?(https?:|//)"""
    r"""|url\(["']?(https?:|//)|@import\s+["'](https?:|//)"""
    r"""|class=["']?mermaid"""  # drawn by a script from elsewhere
)
HREF = re.compile(r"""<a\b[^>]*\bhref=["']?([^"'>\s]+)""")
NAME = re.compile(r"""\b(?:id|name)=["']?([^"'>\s]+)""")


def places() -> dict[Path, str]:
    """Where each page of the repository stands in the site."""
    found = {page: page.name for page in (ROOT / "docs").glob("*.md")}
    for rules in (ROOT / "src/cabale/games").glob("*/RULES.*.md"):
        found[rules] = f"rules/{rules.parent.name}.{rules.suffixes[0][1:]}.md"
    return found | {
        ROOT / "CHANGELOG.md": "changes.md",
        ROOT / "CONTRIBUTING.md": "contributing.md",
    }


def gather() -> None:
    """Lay every page, and the pictures that pages show, side by side."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    stand = places()
    for page, place in stand.items():
        target = GATHERED / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(with_links(page, place, stand), "utf-8")
    shutil.copytree(ROOT / "docs" / "look", GATHERED / "look")
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", GATHERED / "look")


def with_links(page: Path, place: str, stand: dict[Path, str]) -> str:
    """The text of a page, its links as they lead from its place in the site."""

    def lead(found: re.Match[str]) -> str:
        target = (page.parent / found[1]).resolve()
        if target.parent == PICTURES and target.exists():
            shutil.copy(target, GATHERED / target.name)
            return os.path.relpath(target.name, Path(place).parent)
        if target not in stand:
            sys.exit(f"{page.relative_to(ROOT)} leads to {found[1]}, which is no page of the site")
        return os.path.relpath(stand[target], Path(place).parent)

    parts = FENCED.split(page.read_text("utf-8"))  # what is code links nowhere
    return "".join(part if n % 2 else LINK.sub(lead, part) for n, part in enumerate(parts))


def in_menu(entries: object) -> Iterator[str]:
    """Every page that a part of the menu names."""
    match entries:
        case str():
            yield entries
        case list():
            for entry in entries:
                yield from in_menu(entry)
        case dict():
            yield from in_menu(list(entries.values()))


def faults() -> Iterator[str]:
    """What is wrong with the site as it was built."""
    pages = {page: page.read_text("utf-8") for page in SITE.rglob("*.html")}
    names = {page: set(NAME.findall(text)) for page, text in pages.items()}
    for page, text in pages.items():
        for href in HREF.findall(text):
            if (wrong := leads_nowhere(page, href, names)) is not None:
                yield f"{page.relative_to(SITE)}: {wrong} leads nowhere"
    for file in (*pages, *SITE.rglob("*.css")):
        if FETCHED.search(file.read_text("utf-8")):
            yield f"{file.relative_to(SITE)} would fetch something from elsewhere"


def leads_nowhere(page: Path, href: str, names: dict[Path, set[str]]) -> str | None:
    """The link, if nothing is where it leads."""
    path, _, anchor = href.partition("#")
    if re.match(r"[a-z]+:", href) or page.name == "404.html":
        return None
    target = (page.parent / path).resolve() if path else page
    target = target / "index.html" if target.is_dir() else target
    if not target.exists() or (anchor and target in names and anchor not in names[target]):
        return href
    return None


def main() -> None:
    """Build the site, or say why not."""
    gather()
    lost = {*places().values()} ^ {*in_menu(PROJECT["nav"])}
    if lost:
        sys.exit(f"zensical.toml: the menu and the pages differ by {', '.join(sorted(lost))}")
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--strict"]
    done = subprocess.run([*command, "-f", str(CONFIG)], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr.partition("Traceback")[0])
    if wrong := sorted({*faults()}):
        sys.exit("\n".join(wrong))
    print(f"The docs are in {SITE.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
