"""The compiled half of the tensors: one module for each game, whose `observe` fills the entries."""
