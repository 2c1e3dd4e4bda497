"""What dungeon games share: squares, ways, sight, the game master, purses, shops, campaigns. It knows no game."""
