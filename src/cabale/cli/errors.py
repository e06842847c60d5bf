"""What goes wrong at the command line and is told in one sentence."""

from __future__ import annotations

from cabale.words.words import Value, Words


class CliError(ValueError):
    """A message of words/*.ftl and its variables."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(Words("en").say(key, args))
        self.key = key
        self.args_said = args

    def said(self, words: Words) -> str:
        """The sentence in the reader's language."""
        return words.say(self.key, self.args_said)
