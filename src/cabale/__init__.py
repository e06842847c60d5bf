"""Cabale: four games of court intrigue, for people, bots and researchers."""

__version__ = "0.1.0"
