"""Matches between bots that can be trusted: paired deals, seats rotated, intervals by blocks."""
