"""The same States seen as OpenSpiel, PettingZoo and Gymnasium, and as tensors."""
