"""Numbers of the command line: one that makes no sense is refused before anything begins."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

from cabale.cli.screen import environment_language
from cabale.words.words import Words

MOST = 10**9  # more than anybody waits for


def whole(least: int, most: int = MOST) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(words: str) -> int:
        try:
            number = int(words)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise refusal("cli-no-whole-number", words, least=str(least), most=str(most))
        return number

    return read


def seconds(words: str) -> float:
    """Reads a time that passes."""
    try:
        number = float(words)
    except ValueError:
        number = math.nan
    if not 0 < number <= MOST:
        raise refusal("cli-no-seconds", words)
    return number


def refusal(key: str, said: str, **args: str) -> argparse.ArgumentTypeError:
    """Why what was said is none of these, in the language of the environment."""
    words = Words(environment_language())
    return argparse.ArgumentTypeError(words.say(key, {"said": said[:40], **args}))


number_of = whole(1)  # games, blocks, iterations
number_or_all = whole(0)  # 0 stands for all there are
seed = whole(-(2**60), 2**60)  # what a generator takes, with room to count on from it
