"""The same States seen as OpenSpiel, PettingZoo and Gymnasium, and as tensors."""

from cabale.core.extras import need

need("numpy", "openspiel", "pettingzoo", "gym", "dataset")
