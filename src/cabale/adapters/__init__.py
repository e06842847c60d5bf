"""The same States seen as OpenSpiel, PettingZoo and Gymnasium, and as tensors."""

from cabale.adapters.extras import need

need("numpy", "openspiel", "pettingzoo", "gym", "dataset")
