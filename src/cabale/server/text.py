"""What people type, made safe to show: plain text, bounded, without control characters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

# Letters and signs that nothing is seen of, beside what is blank by its kind.
BLANK: Final = "\t\n\r\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
# No script sets more than a few marks on one letter; a tower of them would cover other lines.
MARK: Final = (
    "[\u0300-\u036f\u0483-\u0489\u064b-\u065f\u0670\u0e31\u0e34-\u0e3a\u0e47-\u0e4e"
    "\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)
# marks that have no letter before them would be set on whatever stands before the text
LOOSE: Final = "".join(map(chr, range(0x300, 0x370)))
TOWER: Final = re.compile(f"({MARK}{{3}}){MARK}+")
# What joins or parts letters, and is seen by that alone: Persian and the scripts of India are
# misspelt without it, and a family of emoji falls asunder. Anywhere else it would be a hidden sign.
SCRIPTS: Final = "[\u0600-\u06ff\u0750-\u077f\u0900-\u0dff]"
EMOJI: Final = "[\u2190-\u2bff\U0001f000-\U0001faff]"
JOINED: Final = re.compile(
    f"(?<={SCRIPTS})[\u200c\u200d](?={SCRIPTS})|(?:(?<={EMOJI})|(?<=\ufe0f))\u200d(?={EMOJI})"
)
JOINER: Final = "\u200d"
# chooses among drawings of one sign, and is seen by that alone
SELECTOR: Final = re.compile("[\ufe00-\ufe0f\u180b-\u180d\u180f\U000e0100-\U000e01ef]")
# letters of other alphabets that, small or large, look like one of ours; each mark stays its own
LATIN: Final = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445"  # Cyrillic
    "\u0455\u0456\u0458\u04bb\u04cf\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"  # Greek
    "\u03f2\u03f3\u0131\u0237\u0251\u0261",
    "abekmhopctyxsijhldqwabezhikmnoptyxcjijag",
)
LINKING: Final = re.compile(r"(?<=\w)[.@](?=\w)|:(?=//)|\](?=\()")
STROKES: Final = str.maketrans("Il1|\u0406\u0399\u04c0\u01c00\u041e\u039f", "!!!!!!!!ooo")
FLAGS: Final = range(0x1F1E6, 0x1F200)  # two of these letters make one
SKINS: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


def clean(text: str, limit: int, spelt: bool = False) -> str:
    """The text on one line, without what cannot be seen, cut to `limit` characters.

    Of what is `spelt` the signs that join letters stay; a name has none, two could look alike.

    >>> clean("  Élise\\u202e\\x07 de\\nBrissac ", 9)
    'Élise de'
    >>> clean("\\u3164\\ufe0f", 9), clean("o" + 9 * "\\u0336", 9) == "o" + 3 * "\\u0336"
    ('', True)
    """
    kept = {match.start() for match in JOINED.finditer(text)} if spelt else set()
    visible = "".join(
        " " if unicodedata.category(c)[0] == "Z" or c in BLANK else c
        for i, c in enumerate(text)
        if i in kept or c in BLANK or unicodedata.category(c)[0] != "C"
    )
    plain = TOWER.sub(r"\1", unicodedata.normalize("NFC", visible))
    shown = cut(" ".join(plain.split()).lstrip(LOOSE), limit).strip()
    return shown if any(unicodedata.category(c)[0] in "LNPS" for c in shown) else ""


def looks_of(name: str) -> set[str]:
    """What the eye tells a name apart by: neither case, width, alphabet nor choice of a drawing.

    Read once as letters and once as strokes, of which I, l, 1 and | are one in many typefaces.
    """
    wide = SELECTOR.sub("", unicodedata.normalize("NFKD", name))
    folds = [one.casefold().translate(LATIN) for one in (wide, wide.translate(STROKES))]
    return {unicodedata.normalize("NFKC", one) for one in folds}


def is_like(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others; no name looks like none.

    >>> is_like("\uff25lise\ufe0f", ["ELISE"]), is_like("lan", ["Ian"]), is_like("Lan", ["Ian"])
    (True, True, False)
    """
    looks = looks_of(name)
    return bool(name) and any(looks & looks_of(other) for other in others if other)


def unlinked(name: str) -> str:
    """The name with nothing of which a mail program or a messenger would make a link.

    >>> unlinked("[win](http://evil.example)").replace("\u200b", "|")
    '[win]|(http:|//evil.|example)'
    """
    return LINKING.sub("\\g<0>\u200b", name)


def cut(text: str, limit: int) -> str:
    """As many whole signs as `limit` characters hold.

    >>> cut("ab" + 2 * "\\U0001f1eb\\U0001f1f7", 5) == "ab\\U0001f1eb\\U0001f1f7"
    True
    """
    end = limit
    while 0 < end < len(text) and is_within(text, end):
        end -= 1
    return text[: end or limit]


def is_within(text: str, at: int) -> bool:
    """Whether a cut here would part what is one sign to the eye."""
    here, before = text[at], text[at - 1]
    if ord(here) in FLAGS:
        first = at
        while first and ord(text[first - 1]) in FLAGS:
            first -= 1
        return (at - first) % 2 == 1
    set_on = unicodedata.category(here)[0] == "M" or here in SKINS
    return set_on or here == JOINER or before == JOINER
