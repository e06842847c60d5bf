"""Words that are written on paper: a number as syllables that read alike in every language.

Eight words of five letters, two bytes each; the last one tells a slip of the pen.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
WORDS: Final = 8
BYTES: Final = 2 * (WORDS - 1)  # that are chosen by chance: 112 bits


def new_words() -> list[str]:
    """Words that nobody guesses."""
    chosen = secrets.token_bytes(BYTES)
    return words_of(chosen + check_of(chosen))


def check_of(chosen: bytes) -> bytes:
    """What tells whether the words before it were copied well."""
    return hashlib.sha256(b"cabale words:" + chosen).digest()[:2]


def words_of(data: bytes) -> list[str]:
    """Two bytes a word.

    >>> words_of(bytes([0, 0, 127, 1]))
    ['babab', 'luzad']
    """
    return [word_of(data[n] << 8 | data[n + 1]) for n in range(0, len(data), 2)]


def word_of(number: int) -> str:
    """Sixteen bits as consonant, vowel, consonant, vowel, consonant."""
    return (
        CONSONANTS[number >> 12]
        + VOWELS[number >> 10 & 3]
        + CONSONANTS[number >> 6 & 15]
        + VOWELS[number >> 4 & 3]
        + CONSONANTS[number & 15]
    )


def number_of(word: str) -> int:
    """The sixteen bits of a word; ValueError if it is none."""
    if len(word) != 5:
        raise ValueError("a word has five letters")
    c, v = CONSONANTS.index, VOWELS.index
    return c(word[0]) << 12 | v(word[1]) << 10 | c(word[2]) << 6 | v(word[3]) << 4 | c(word[4])


def read_words(text: str) -> str | None:
    """The words as they were made, whatever stands between them; None if they were not copied well.

    >>> read_words("Babab, luzad") is None
    True
    """
    words = "".join(letter if letter.isalpha() else " " for letter in text.lower()).split()
    try:
        data = b"".join(number_of(word).to_bytes(2, "big") for word in words)
    except ValueError:
        return None
    chosen = data[:BYTES]
    if len(words) != WORDS or check_of(chosen) != data[BYTES:]:
        return None
    return " ".join(words)
