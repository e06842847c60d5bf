"""Compiles C, side by side, and only what is not there yet."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from workshop.telling import Bar, Trouble, sentence_for

WORKSHOP = Path(__file__).resolve().parent
INCLUDED = re.compile(r'^#include ["<]([^">]+)[">]', re.MULTILINE)


@dataclass(frozen=True)
class Unit:
    """Modules that one process compiles."""

    modules: dict[str, Path]  # the C file of each
    level: str  # of optimisation

    @property
    def name(self) -> str:
        return next(iter(self.modules))

    def size(self) -> int:
        return sum(file.stat().st_size for file in self.modules.values())


class Units:
    """What was compiled, kept in a folder beside the C it was compiled from."""

    def __init__(self, work: Path) -> None:
        self.generated, self.made = work / "generated", work / "made"
        self.wanted: list[Unit] = []

    def compile(self, units: list[Unit], bar: Bar) -> None:
        """Compile what is not there, the longest first."""
        self.wanted = units
        self.made.mkdir(parents=True, exist_ok=True)
        keys = {unit.name: self.key(unit) for unit in units}
        todo = [unit for unit in units if self.kept_key(unit) != keys[unit.name]]
        todo.sort(key=Unit.size, reverse=True)
        bar.begin(sum(unit.size() for unit in todo))

        def compile_one(unit: Unit) -> None:
            self.compile_one(unit, keys[unit.name])
            bar.add(unit.size())

        with ThreadPoolExecutor(processors()) as pool:
            try:
                list(pool.map(compile_one, todo))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def compile_one(self, unit: Unit, key: str) -> None:
        """The key is written last: whoever is interrupted before compiles again."""
        self.key_file(unit).unlink(missing_ok=True)
        order = {
            "modules": {name: str(file) for name, file in unit.modules.items()},
            "level": unit.level,
            "include": [str(self.generated)],
            "into": str(self.made),
        }
        run("unit", order, self.made, f"The C compiler refuses {unit.name}:")
        self.key_file(unit).write_text(key)

    def key_file(self, unit: Unit) -> Path:
        return self.made / f"{unit.name}.key"

    def kept_key(self, unit: Unit) -> str:
        file = self.key_file(unit)
        return file.read_text() if file.exists() else ""

    def key(self, unit: Unit) -> str:
        """Changes with everything that the result depends on."""
        key = hashlib.sha256(f"{sys.version} {version('mypy')} {unit.level}".encode())
        key.update((WORKSHOP / "unit.py").read_bytes())
        for name, file in unit.modules.items():
            key.update(name.encode())
            for found in sorted(self.with_headers(file)):
                key.update(found.read_bytes())
        return key.hexdigest()

    def with_headers(self, file: Path) -> set[Path]:
        """A file and all the generated ones that it includes."""
        found: set[Path] = set()
        todo = [file]
        while todo:
            at = todo.pop()
            if at not in found and at.exists():
                found.add(at)
                todo += [self.generated / name for name in INCLUDED.findall(at.read_text())]
        return found

    def copy_to(self, target: Path) -> None:
        """Put all compiled modules beside the source they were made from."""
        for unit in self.wanted:
            for name in unit.modules:
                file = name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")
                shutil.copyfile(self.made / file, target / file)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(tool: str, order: dict[str, Any], folder: Path, refusal: str) -> None:
    """Run a part of the workshop as a process of its own, in a folder."""
    environment = {**os.environ, "MYPYPATH": ".", "PYTHONPATH": str(WORKSHOP.parent)}
    done = subprocess.run(
        [sys.executable, "-m", f"workshop.{tool}"],
        input=json.dumps(order),
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Trouble(sentence_for(done.stdout + done.stderr, refusal))
