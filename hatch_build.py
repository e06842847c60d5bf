"""Builds the page and compiles the engine; also run by hand: `python hatch_build.py compile DIR`.

The rules, the kernel and the bots are typed Python that runs as it is. Where a C compiler exists
they are compiled by mypyc, in a copy, so that no binary is ever left in src/.

CABALE_COMPILE=1 demands compilation, CABALE_COMPILE=0 forbids it; unset, it is tried.
CABALE_WEB=0 leaves the page out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGES = ("core", "games", "bots")
# Not compiled: dataclasses that must keep their annotations, doors that dataclasses pass through,
# and code that runs once per game at most.
PLAIN_NAMES = {"__init__.py", "view.py", "scenario.py", "components.py", "catalogue.py"}
PLAIN_FILES = {"core/game.py", "core/record.py", "core/deal.py", "core/scenario.py"}
PLAIN_FILES |= {f"bots/{name}.py" for name in ("bot", "clock", "hint", "levels", "tuning")}
PLAIN_FOLDERS = ("bots/arena/",)


def compiled_sources(package: Path) -> list[str]:
    """The modules that mypyc compiles, relative to the folder above the package."""
    out = []
    for name in PACKAGES:
        for path in sorted((package / name).rglob("*.py")):
            inside = path.relative_to(package).as_posix()
            plain = inside in PLAIN_FILES or inside.startswith(PLAIN_FOLDERS)
            if path.name not in PLAIN_NAMES and not plain:
                out.append(f"cabale/{inside}")
    return out


SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify
sources = {sources!r}
modules = mypycify(["--strict", "--follow-imports=silent", *sources], opt_level={opt!r})
setup(name="cabale-engine", ext_modules=modules, script_args=["build_ext", "--inplace", "-q"])
"""


def compile_engine(target: Path, opt: str = "3") -> None:
    """Fill `target` with a copy of the package whose engine is compiled; raise if that fails."""
    package = target / "cabale"
    shutil.copytree(
        ROOT / "src" / "cabale", package, ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    script = SETUP.format(sources=compiled_sources(package), opt=opt)
    environment = {**os.environ, "MYPYPATH": ".", "PYTHONPATH": ""}
    subprocess.run([sys.executable, "-c", script], cwd=target, env=environment, check=True)
    shutil.rmtree(target / "build", ignore_errors=True)


def main() -> None:
    if sys.argv[1:2] != ["compile"] or len(sys.argv) < 3:
        sys.exit("usage: python hatch_build.py compile DIR [OPT]")
    target = Path(sys.argv[2]).resolve()
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    compile_engine(target, *sys.argv[3:4])


if __name__ == "__main__":
    main()
