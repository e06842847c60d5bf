"""For the reference: reads what the house writes beside the code as its documentation."""

from __future__ import annotations

import re
from typing import Any

import griffe

SESSION = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)  # to the next empty line
BESIDE = re.compile(r"  # (.+)$")


class AsWritten(griffe.Extension):
    """Sessions in docstrings are code, and the comment beside a field is what it means."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = SESSION.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
        elif obj.is_attribute and obj.lines and (beside := BESIDE.search(obj.lines[-1])):
            said = beside[1][0].upper() + beside[1][1:]
            obj.docstring = griffe.Docstring(said, parent=obj, lineno=obj.lineno)
