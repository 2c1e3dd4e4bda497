"""The game master's means: counters and the monsters they bring."""
