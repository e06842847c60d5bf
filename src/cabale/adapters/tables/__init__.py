"""The words of the tensors: one module for each game, whose `slices` names the entries in order."""
