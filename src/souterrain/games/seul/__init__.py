"""Seul dans les Souterrains: alone, with a whole underworld to get lost in."""
