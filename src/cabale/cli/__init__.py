"""The command line: play, serve, replay, verify, check, fuzz, bench, arena."""
