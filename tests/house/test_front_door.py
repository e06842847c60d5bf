"""The front door: what `import cabale` promises, each name with an example that runs."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cabale

ROOT = Path(__file__).parents[2]
# What people may import: the front door, the kit for games of one's own, and the adapters.
PUBLIC = re.compile(r"cabale(\.kit|\.adapters(\.\w+)?)?")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
SCRIPTS = sorted((ROOT / "examples").rglob("*.py"))
NAMED = [name for name in cabale.__all__ if callable(getattr(cabale, name))]


def public(name: str) -> Iterator[tuple[str, str]]:
    """A public name and, if it is a class, its public methods, each with its docstring.

    They are read from the source, for a compiled class does not keep its own.
    """
    source = Path(*getattr(cabale, name).__module__.split(".")).with_suffix(".py")
    for node in ast.parse((ROOT / "src" / source).read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            yield name, ast.get_docstring(node) or ""
            for inner in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
                    yield f"{name}.{inner.name}", ast.get_docstring(inner) or ""


def test_the_door_is_small_and_complete() -> None:
    assert 15 <= len(cabale.__all__) <= 25
    assert [name for name in cabale.__all__ if not hasattr(cabale, name)] == []
    assert {*cabale.__all__} <= {*dir(cabale)}
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = cabale.chess  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", NAMED)
def test_every_public_name_and_method_has_an_example_that_runs(name: str) -> None:
    runner = doctest.DocTestRunner(verbose=False)
    names = vars(sys.modules[getattr(cabale, name).__module__])
    found = list(public(name))
    assert found, f"{name} stands elsewhere"
    for path, text in found:
        assert ">>> " in text, f"{path} has no example"
        example = doctest.DocTestParser().get_doctest(text, dict(names), path, None, None)
        assert runner.run(example).failed == 0, path


def test_the_kit_holds_what_it_promises() -> None:
    assert [name for name in cabale.kit.__all__ if not hasattr(cabale.kit, name)] == []


def test_opening_the_door_loads_nothing_behind_it() -> None:
    code = "import sys, cabale; print(*[m for m in sys.modules if m.startswith('cabale')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["cabale"]


def test_a_type_checker_sees_real_types(tmp_path: Path) -> None:
    script = tmp_path / "typed.py"
    script.write_text(
        "import cabale\n"
        "play: cabale.Play = cabale.play('reigns', 3, seed=1)\n"
        "answer: int = cabale.bot('page').choose(play, 0)\n"
        "wrong: str = cabale.match('reigns', ['page', 'random'])\n"
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(script)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "src")
    assert re.findall(r"typed\.py:(\d+): error", done.stdout) == ["4"], done.stdout
    assert (ROOT / "src" / "cabale" / "py.typed").is_file()


def imported(source: str) -> set[str]:
    """The modules of Cabale that a piece of Python imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module}
            if node.module in ("cabale", "cabale.adapters"):
                found |= {f"{node.module}.{alias.name}" for alias in node.names}
    promised = {f"cabale.{name}" for name in cabale.__all__}
    return {name for name in found if name.split(".")[0] == "cabale"} - promised


def sources(page: Path) -> Iterator[str]:
    """The Python that stands in a page."""
    text = page.read_text("utf-8")
    for block in re.findall(r"```(?:python|py|pycon)\b[^\n]*\n(.*?)```", text, re.DOTALL):
        if ">>> " in block:
            examples = doctest.DocTestParser().get_examples(block)
            yield "".join(example.source for example in examples)
        else:
            yield block


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_import_only_what_is_promised(page: Path) -> None:
    found = {name for source in sources(page) for name in imported(source)}
    assert {name for name in found if not PUBLIC.fullmatch(name)} == set()


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_examples_import_only_what_is_promised(script: Path) -> None:
    found = imported(script.read_text("utf-8"))
    assert {name for name in found if not PUBLIC.fullmatch(name)} == set()
