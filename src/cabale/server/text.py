"""What people type, made safe to show: plain text, bounded, without control characters."""

from __future__ import annotations

import unicodedata


def clean(text: str, limit: int) -> str:
    """The text on one line, without what cannot be seen, cut to `limit` characters.

    >>> clean("  Élise\\u202e\\x07 de\\nBrissac ", 9)
    'Élise de'
    """
    visible = "".join(
        " " if unicodedata.category(c)[0] == "Z" or c in "\t\n\r" else c
        for c in text
        if c in "\t\n\r" or unicodedata.category(c)[0] != "C"
    )
    return " ".join(unicodedata.normalize("NFC", visible).split())[:limit].strip()
