"""What people read: one source of sentences, in French and English, for terminal and page."""

from cabale.words.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words"]
