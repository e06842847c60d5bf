"""Compiles some C files into extension modules; a process of its own for each unit.

Reads from its standard input what to make: {"modules": {name: file}, "level": "3", "include":
[DIR, ...], "into": DIR}.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from mypyc.build import get_cflags, include_dir
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

# Ints overflow as the interpreter's masks expect: the random numbers rest on it. And nobody
# replaces single functions of the engine: 1.8 times faster. What a compiler may find odd in C that
# a program wrote helps nobody, and looking for it takes a seventh of its time.
UNIX_FLAGS = ["-fwrapv", "-DNDEBUG", "-fno-semantic-interposition", "-w"]


def main() -> None:
    order = json.load(sys.stdin)
    flags = get_cflags(opt_level=order["level"], debug_level="0")
    if sys.platform != "win32":
        flags += UNIX_FLAGS
    include = [*order["include"], include_dir()]
    modules = [
        Extension(name, [file], include_dirs=include, extra_compile_args=flags)
        for name, file in order["modules"].items()
    ]
    command = build_ext(Distribution({"name": "cabale-engine", "ext_modules": modules}))
    command.build_lib = order["into"]
    command.build_temp = str(Path(order["into"]) / "objects")
    command.force = True
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError):  # the compiler has said why
        sys.exit(1)


if __name__ == "__main__":
    main()
