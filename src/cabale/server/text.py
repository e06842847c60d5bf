"""What people type, made safe to show: plain text, bounded, without control characters."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Letters and signs that nothing is seen of, beside what is blank by its kind.
BLANK: Final = "\t\n\r\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
# No script sets more than a few marks on one letter; a tower of them would cover other lines.
MARK: Final = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
TOWER: Final = re.compile(f"({MARK}{{3}}){MARK}+")


def clean(text: str, limit: int) -> str:
    """The text on one line, without what cannot be seen, cut to `limit` characters.

    >>> clean("  Élise\\u202e\\x07 de\\nBrissac ", 9)
    'Élise de'
    >>> clean("\\u3164\\ufe0f", 9), clean("o" + 9 * "\\u0336", 9) == "o" + 3 * "\\u0336"
    ('', True)
    """
    visible = "".join(
        " " if unicodedata.category(c)[0] == "Z" or c in BLANK else c
        for c in text
        if c in BLANK or unicodedata.category(c)[0] != "C"
    )
    plain = TOWER.sub(r"\1", unicodedata.normalize("NFC", visible))
    shown = " ".join(plain.split())[:limit].strip()
    return shown if any(unicodedata.category(c)[0] in "LNPS" for c in shown) else ""
