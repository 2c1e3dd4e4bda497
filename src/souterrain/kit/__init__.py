"""What every game must hold to, ours or a stranger's: checks that a game's tests call."""
