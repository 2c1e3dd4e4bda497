"""The underworld: maps of the program's own making, modules of others, dungeons of one's own."""
