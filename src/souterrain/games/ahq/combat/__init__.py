"""Combat turns."""
