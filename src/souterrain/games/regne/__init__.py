"""Catacombes : le Règne sombre."""
