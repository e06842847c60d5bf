"""What every game promises, whatever its rules; run from the folder above a game's `tests/`.

CABALE_GAMES=antechamber pytest --pyargs cabale.conformance
"""
