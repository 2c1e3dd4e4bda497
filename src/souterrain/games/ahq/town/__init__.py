"""Between two expeditions: the nine steps of the rulebook, in its order, and the places where gold is spent."""
