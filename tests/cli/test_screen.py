"""Lines in the terminal break as a printer would break them."""

from __future__ import annotations

import pytest

from cabale.cli.screen import screen

ASKED = (
    "Majesté, le voulez-vous\u202f? Pour être honnête\u00a0: "
    "on chantera «\u00a0Vive le roi\u00a0»\u202f!"
)


@pytest.mark.parametrize("width", range(14, 60))
def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before(width: int) -> None:
    console = screen()
    console.width = width

    with console.capture() as shown:
        console.print(ASKED)

    lines = shown.get().splitlines()
    assert not [line for line in lines if line.strip()[0] in "?!:»"]
    assert " ".join(line.strip() for line in lines) == ASKED
