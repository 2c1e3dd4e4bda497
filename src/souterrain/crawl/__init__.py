"""What dungeon games share: squares, ways, sight, the game master's chair, purses and shops. It knows no game."""
