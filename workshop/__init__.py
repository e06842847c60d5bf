"""Sets up, builds and starts Cabale from its source; the Makefile and hatch_build.py call it."""
