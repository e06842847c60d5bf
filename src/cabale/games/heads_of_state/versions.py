"""What earlier versions of the rules did otherwise; each difference has its name.

Version 1 is that of 0.1.0. Tables that began by it are finished by it.
"""

from __future__ import annotations

from cabale.games.heads_of_state.state import HeadsState


def tokens_may_return(s: HeadsState) -> bool:
    """C-13 Whether a kill can be answered is judged with the tokens that come back meanwhile."""
    return s.rules > 1


def known_seconds_are_laid(s: HeadsState) -> bool:
    """C-32 The second card is not asked for if everybody knows that there is no choice."""
    return s.rules > 1
