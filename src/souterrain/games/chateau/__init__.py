"""Le château des Sortilèges: leave the village, enter the castle of Doom, come back alive and laden."""
