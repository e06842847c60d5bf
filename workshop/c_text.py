"""Reads and improves the C that mypyc writes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

# A C compiler takes the square of a function's length and worse: at 23,000 lines six minutes.
MOST_LINES = 8000
# Longer functions of another group are called, not copied to where they are called from.
SHORT = 80
BEGIN = re.compile(r"(?:[A-Za-z_]\w*[ *]+)+(CPy\w+)\(.*\) \{$")
NAME = re.compile(r"\bCPy(?:Def|Static|Type|Py)_\w+")
# What runs once, and what lets the interpreter in: compiled code calls past it.
RUN_ONCE = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.MULTILINE)
DOOR = re.compile(r"^(?=PyObject \*CPyPy_\w+\(.*\) \{$)", re.MULTILINE)
SELDOM = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUN_ONCE __attribute__((cold, optimize("O0")))
#define DOOR __attribute__((cold, optimize("O1")))
#else
#define RUN_ONCE
#define DOOR
#endif
"""
PRIVATE = re.compile(r"\bCPyStatics\b|\bCPyModule|_vtable\b|^static ", re.MULTILINE)


def unindented(file: Path) -> str:
    """The text of a file; mypyc indents ever deeper, to four times the length."""
    return re.sub(r"^ +", "", file.read_text(), flags=re.MULTILINE)


def hurried(text: str) -> str:
    """The same C, whose compiler takes pains only where the time is spent: it saves a quarter."""
    return SELDOM + DOOR.sub("DOOR ", RUN_ONCE.sub("RUN_ONCE ", text))


def functions(text: str) -> Iterator[tuple[str, list[str]]]:
    """The functions of a file, which is not indented, with their lines."""
    name, lines, depth = "", [""], 0
    for line in text.split("\n"):
        if depth == 0:
            begin = BEGIN.match(line)
            if not begin:
                continue
            name, lines = begin[1], []
        lines.append(line)
        depth += line.endswith("{") - line.startswith("}")
        if depth == 0:
            yield name, lines


def too_long(text: str, modules: list[str]) -> list[tuple[str, int]]:
    """The modules with a function that no compiler should be given, and how long it is."""
    found = []
    for name, lines in functions(text):
        if len(lines) > MOST_LINES:
            of = [module for module in modules if module.replace(".", "___") + "___" in name]
            found.append((max(of, key=len, default=name), len(lines)))
    return found


class Shared:
    """The short functions of a group, as other groups can have them inlined.

    Between groups mypyc calls through a table of pointers, where nothing is inlined. The table
    names all that a group has, so a copy of a short function works in any other group, unless it
    uses what is private to its own: constants, or variables of its own.
    """

    def __init__(self, group: str, text: str, header: str) -> None:
        table = header.split(f"struct export_table_{group} {{", 1)[1].split("\n};", 1)[0]
        self.group = group
        self.data = set(re.findall(r"\*(\w+);", table))
        self.offered = set(re.findall(r"\(\*(\w+)\)\(", table))
        self.short = {name: lines for name, lines in functions(text) if self.can_share(name, lines)}

    def can_share(self, name: str, lines: list[str]) -> bool:
        if name not in self.offered or not name.startswith("CPyDef_"):
            return False
        return len(lines) <= SHORT and not PRIVATE.search("\n".join(lines))

    def header(self) -> str:
        """The copies, after a declaration of each."""
        copies = ["\n".join(lines) for lines in self.short.values()]
        declared = [
            f"static inline {lines[0].removesuffix(' {')};" for lines in self.short.values()
        ]
        defined = [f"static inline {NAME.sub(self.from_outside, copy)}" for copy in copies]
        return "\n".join(["#pragma once", *declared, *defined, ""])

    def from_outside(self, found: re.Match[str]) -> str:
        """How another group names what a copy uses."""
        name = found[0]
        if name in self.data:
            return f"(*exports_{self.group}.{name})"
        if name in self.offered and name not in self.short:
            return f"exports_{self.group}.{name}"
        return name

    def use_in(self, group: str, text: str) -> str:
        """The C of another group, with calls of the copies."""
        if f"exports_{self.group}." not in text:
            return text
        own = f'#include "__native_internal_{group}.h"\n'
        text = text.replace(own, f'{own}#include "short_{self.group}.h"\n', 1)
        call = re.compile(rf"\bexports_{self.group}\.(\w+)\(")
        return call.sub(lambda m: f"{m[1]}(" if m[1] in self.short else m[0], text)
