"""The dungeon that grows as it is explored."""
