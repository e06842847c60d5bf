"""What was made lately: whoever asks for the same again is given the very same thing.

A view is made anew for every seat after every answer, and most of it is as it was. A part that is
kept is neither made again nor compared: being the same object, it is seen to be unchanged at once.
"""

from __future__ import annotations

from typing import Any, Final


class Kept:
    """Things by all that they are made from; those that nobody asked for lately are let go.

    >>> kept = Kept(2)
    >>> for n in range(3):
    ...     kept.put((n,), str(n))
    >>> kept.find((0,)), kept.find((1,)), kept.find((5,))
    ('0', '1', None)
    >>> kept.put((3,), "3"); kept.put((4,), "4"); kept.find((2,)) is None
    True
    """

    def __init__(self, most: int) -> None:
        self.most: Final = most  # at least so many are kept, at most twice as many
        self.young: dict[tuple[int, ...], Any] = {}
        self.old: dict[tuple[int, ...], Any] = {}

    def find(self, key: tuple[int, ...]) -> Any:
        """What was made from this; None if it is no longer there."""
        found = self.young.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: tuple[int, ...], made: Any) -> None:
        """Keep what was made, which nobody may change from now on."""
        if len(self.young) >= self.most:
            self.old = self.young
            self.young = {}
        self.young[key] = made
