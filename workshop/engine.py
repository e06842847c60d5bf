"""The compiled engine: a copy of the package whose rules, kernel and bots are C.

mypyc reads the whole engine at once and writes the C of each group of modules: the core, each
game, the bots, the adapters. Groups are compiled side by side, and only those whose C is not what
it was the last time; what is short in the core is inlined into the others all the same. What was
compiled is kept beside the engine, so that an interrupted run goes on where it was.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from workshop import packages
from workshop.c_text import MOST_LINES, Shared, hurried, too_long, unindented
from workshop.stamps import ROOT, alone, files_in, is_fresh, print_of, set_stamp
from workshop.telling import Bar, Trouble
from workshop.units import Unit, Units, run

ENGINE = ROOT / "build" / "engine"
COMMAND = [str(packages.PYTHON), "-m", "workshop", "need", "engine"]
SERVED = [ROOT / "src" / "cabale" / "server" / name for name in ("static", "docs")]
PACKAGES = ("core", "games", "bots", "adapters/engine")
ALONE = ("server/stream.py",)  # of packages that are not compiled otherwise
# Not compiled: dataclasses that must keep their annotations, the doors that they pass through,
# and what does not need speed.
PLAIN_NAMES = {"__init__.py", "view.py", "scenario.py", "components.py", "catalogue.py"}
PLAIN_NAMES |= {"board.py", "coach.py", "facts.py", "reasons.py", "tables.py", "tensor_slices.py"}
PLAIN_NAMES |= {"plans.py", "why.py"}
PLAIN_FILES = {
    f"core/{name}.py"
    for name in (
        "box",
        "extras",
        "game",
        "lesson",
        "lesson_text",
        "matters",
        "plans",
        "puzzle",
        "reason",
        "record",
        "scenario",
        "sight",
        "slices",
        "text",
        "verify",
        "versions",
    )
}
PLAIN_FILES |= {
    f"bots/{name}.py"
    for name in ("analysis", "bot", "clock", "hint", "levels", "puzzling", "tuning", "weights")
}
PLAIN_FOLDERS = ("bots/arena/",)
WISH = "CABALE_COMPILE"  # 1 demands it, 0 forbids it; else it is done if there is a compiler
SHARING = "cabale_core"  # the group whose short functions all others inline


def mark() -> str:
    """Stands for everything that the engine is made from."""
    sources = [*files_in(ROOT / "src"), *files_in(ROOT / "workshop", ".py")]
    return print_of([*sources, ROOT / packages.LOCKS["build"]]) + os.environ.get(WISH, "")


def is_ready() -> bool:
    """Whether build/engine is made from just what is here."""
    return is_fresh(ENGINE / ".made", mark())


def need(beside: bool = False) -> None:
    """Have the engine in build/engine, by the Python that has the packages for it.

    What it tells of its way is shown, unless the line of bars belongs to others beside it.
    """
    if is_ready():
        share_pages()
        return
    packages.need("play", "build")
    if Path(sys.prefix) != packages.VENV:
        compile_apart(beside)
        return
    with alone("engine"):
        if not is_ready():
            made_from = mark()
            build_engine(ENGINE)
            set_stamp(ENGINE / ".made", made_from)


def compile_apart(beside: bool) -> None:
    """Have the Python that has the packages do it."""
    if not beside:
        if status := subprocess.run(COMMAND, cwd=ROOT).returncode:
            sys.exit(status)
        return
    bar = Bar("Compiling the engine")
    done = subprocess.run(COMMAND, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        bar.drop()
        raise Trouble(done.stderr.strip())
    bar.leave(done.stdout.strip())


def compiled_sources(package: Path) -> list[str]:
    """The modules that mypyc compiles, relative to the folder above the package."""
    out = [f"cabale/{name}" for name in ALONE]
    for name in PACKAGES:
        for path in sorted((package / name).rglob("*.py")):
            inside = path.relative_to(package).as_posix()
            plain = inside in PLAIN_FILES or inside.startswith(PLAIN_FOLDERS)
            if path.name not in PLAIN_NAMES and not plain:
                out.append(f"cabale/{inside}")
    return out


def groups_of(files: list[str]) -> dict[str, list[str]]:
    """The modules by the library they are linked into: a folder is a group."""
    out: dict[str, list[str]] = {}
    for file in files:
        folder = file.rpartition("/")[0].replace("/games/", "/")
        out.setdefault(folder.replace("/", "_"), []).append(file)
    return out


def module_of(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")


def beside(target: Path, word: str) -> Path:
    return target.with_name(f"{target.name}-{word}")


def copy_package(target: Path) -> Path:
    """Put a clean copy of the package into `target`, with page and docs."""
    shutil.rmtree(target, ignore_errors=True)
    package = target / "cabale"
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static", "docs")
    shutil.copytree(ROOT / "src" / "cabale", package, ignore=ignore)
    share_pages(target)
    return package


def share_pages(target: Path = ENGINE) -> None:
    """Let an engine serve the page and the docs that were built last, if there are any.

    Their files are linked, not their folders: a tool that walks through the project, as for a
    source package, would take a linked folder for the real one and leave that out.
    """
    server = target / "cabale" / "server"
    for built in SERVED:
        if server.exists() and built.exists():
            new = server / f"{built.name}-new"
            shutil.rmtree(new, ignore_errors=True)
            shutil.copytree(built, new, copy_function=link)
            put_in_place(new, server / built.name)


def link(file: str, copy: str) -> None:
    try:
        os.link(file, copy)
    except OSError:  # another disk
        shutil.copyfile(file, copy)


def put_in_place(new: Path, target: Path) -> None:
    """Exchange the folders, so that there is a whole engine or none."""
    old = beside(target, "old")
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        target.rename(old)
    new.rename(target)
    shutil.rmtree(old, ignore_errors=True)


def compile_engine(target: Path, level: str = "3") -> None:
    """Fill `target` with a copy of the package whose engine is compiled."""
    bar = Bar("Compiling the engine")
    try:
        compile_beside(target, level, bar)
    except BaseException:
        bar.drop()
        raise
    bar.end()


def compile_beside(target: Path, level: str, bar: Bar) -> None:
    """Make the engine in a folder of its own, then put it in place."""
    work, new = beside(target, "c"), beside(target, "new")
    package = copy_package(new)
    groups = groups_of(compiled_sources(package))
    source = ROOT / "src" / "cabale"
    alone = [source / name for name in ALONE]
    read = print_of([*alone, *(f for name in PACKAGES for f in files_in(source / name, ".py"))])
    if not is_fresh(work / ".generated", read):
        generate(new, work / "generated", groups)
        set_stamp(work / ".generated", read)
    units = Units(work)
    units.compile(units_of(work / "generated", groups, level), bar)
    units.copy_to(new)
    (new / ".compiled").touch()
    put_in_place(new, target)


def generate(package: Path, into: Path, groups: dict[str, list[str]]) -> None:
    """Have mypyc write the C of all groups."""
    into.mkdir(parents=True, exist_ok=True)
    order = {"into": str(into), "groups": groups}
    run("generate", order, package, "mypyc refuses the engine:")


def units_of(generated: Path, groups: dict[str, list[str]], level: str) -> list[Unit]:
    """What there is to compile: a library for each group, and a door for each module."""
    read = {group: unindented(generated / f"__native_{group}.c") for group in groups}
    for group, text in read.items():
        refuse_long(text, [module_of(file) for file in groups[group]])
    shared = Shared(SHARING, read[SHARING], unindented(generated / f"__native_{SHARING}.h"))
    (generated / f"short_{SHARING}.h").write_text(shared.header())
    units = []
    for group, text in read.items():
        file = generated / f"{group}.c"
        file.write_text(hurried(text if group == SHARING else shared.use_in(group, text)))
        units.append(Unit({f"{group}__mypyc": file}, level))
    files = [file for group in groups.values() for file in group]
    doors = {module_of(file): generated / file.replace(".py", ".c") for file in files}
    return [*units, Unit(doors, "0")]


def refuse_long(text: str, modules: list[str]) -> None:
    """No function that a compiler would need minutes for."""
    for module, lines in too_long(text, modules):
        raise Trouble(
            f"{module} holds too much at once: mypyc makes a function of {lines} lines of C of it, "
            f"and beyond {MOST_LINES} a C compiler takes minutes. Read a long table from text."
        )


def build_engine(target: Path) -> bool:
    """A compiled copy of the package, or a plain one; says which, and why."""
    wish = os.environ.get(WISH, "")
    if wish != "0" and (wish == "1" or has_compiler()):
        compile_engine(target)
        return True
    print("The engine runs as pure Python: no C compiler was found or wanted.")
    new = beside(target, "new")
    copy_package(new)
    put_in_place(new, target)
    return False


def has_compiler() -> bool:
    """Whether this machine can compile C at all."""
    if sys.platform == "win32":
        return True  # setuptools knows where it hides
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(command) or shutil.which("cc"))
