"""What people type: whatever has a shape stays whole, whatever hides goes."""

from __future__ import annotations

import pytest

from cabale.server.text import clean, cut, is_like

LIMIT = 240
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
FLAG = "\U0001f1eb\U0001f1f7"


@pytest.mark.parametrize(
    "text",
    [
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian parts a prefix unseen
        "\u0915\u094d\u200d\u0937",  # half a letter of Devanagari
        f"Vive {FAMILY} !",
        "\u2764\ufe0f\u200d\U0001f525 \U0001f3f4\u200d\u2620\ufe0f 1\ufe0f\u20e3",
        "\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48",  # Thai sets a vowel and a tone on one letter
        "\u05d1\u05b0\u05bc\u05e8\u05b5\u05d0\u05e9\u05b4\u05c1\u05d9\u05ea",
        "\u0f56\u0f7c\u0f51 \u9f98\u9f98 \U00020000 \U0001f44d\U0001f3fd",
    ],
)
def test_words_of_any_script_are_spelt_as_they_were_typed(text: str) -> None:
    assert clean(text, LIMIT, spelt=True) == text


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("An\u200cne\u200d", "Anne"),  # a joiner that joins nothing hides in a word
        ("\u200c\u0645\u06cc\u200c", "\u0645\u06cc"),
        ("a\u2066b\u2069\u200f\u202e c\u2028d", "ab c d"),
        ("a\U000e0041\U000e007f\ufff9b\uffff\ud83d", "ab"),
        ("\u0301\u0336a", "a"),  # a mark that would be set on the quotation mark
        ("\u0e01" + 50 * "\u0e47", "\u0e01" + 3 * "\u0e47"),
        ("\u2800\u3000\u00ad\u180e", ""),
    ],
)
def test_what_hides_or_climbs_goes(typed: str, shown: str) -> None:
    assert clean(typed, LIMIT, spelt=True) == shown


@pytest.mark.parametrize(
    ("name", "other", "alike"),
    [
        ("Anna", "\u0410nn\u0430", True),  # Cyrillic
        ("ANNA", "\u0391\u039d\u039d\u0391", True),  # Greek
        ("No\u00ebl", "No\u0451l", True),
        ("Ian", "lan", True),
        ("O10", "\u041el0", True),
        ("Anna", "\U0001d400\U0001d427\U0001d427\U0001d41a", True),
        ("Lan", "Ian", False),
        ("Mail", "Mali", False),
        ("Noel", "No\u00ebl", False),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043b\u043b\u0430", False),
        ("", "", False),
    ],
)
def test_names_are_told_apart_by_what_the_eye_sees(name: str, other: str, alike: bool) -> None:
    assert is_like(name, [other]) == is_like(other, [name]) == alike


def test_two_names_differ_by_what_is_seen() -> None:
    assert clean("\u0645\u06cc\u200c\u062e", LIMIT) == clean("\u0645\u06cc\u062e", LIMIT)


@pytest.mark.parametrize("sign", [FAMILY, FLAG, "q\u0301", "\U0001f44d\U0001f3fd", "\u0915\u093f"])
def test_no_sign_is_cut_in_the_middle(sign: str) -> None:
    for at in range(1, len(sign)):
        text = (LIMIT - at) * "x" + sign
        assert clean(text, LIMIT, spelt=True) == (LIMIT - at) * "x"
    assert clean((LIMIT - len(sign)) * "x" + sign, LIMIT, spelt=True).endswith(sign)


def test_a_single_sign_that_is_too_long_is_not_lost() -> None:
    assert len(cut("a" + LIMIT * "\u05b0", LIMIT)) == LIMIT
