"""What is wrong with a command line before any command runs, in the language of the reader."""

from __future__ import annotations

import argparse
import re
from typing import Final, NoReturn

from cabale.cli.screen import environment_language
from cabale.words.words import Words

# what argparse says in English, by the message of ours that says it; any other stays as it is
SAID: Final = {
    "cli-usage-missing": r"the following arguments are required: (?P<names>.+)",
    "cli-usage-choice": r"argument (?P<name>\S+): invalid choice: (?P<quote>['\"])(?P<value>.*)"
    r"(?P=quote) \(choose from (?P<names>.+)\)",
    "cli-usage-value": r"argument (?P<name>\S+): expected (?:one|at least one) argument",
    "cli-usage-unknown": r"unrecognized arguments: (?P<names>.+)",
    "cli-usage-of": r"argument (?P<name>\S+): (?P<text>.+)",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {sentence(message)}\n")


def sentence(message: str) -> str:
    """What argparse says, in the language of the environment."""
    for key, pattern in SAID.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            args = found.groupdict()
            if "names" in args:
                args["names"] = args["names"].replace("'", "")
            return Words(environment_language()).say(key, args)
    return message
