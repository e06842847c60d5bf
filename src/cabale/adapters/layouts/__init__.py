"""One module for each game: `slices(game, seats)` describes its tensor."""
