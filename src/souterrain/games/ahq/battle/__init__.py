"""Combat turns: who acts when, what each figure may do, and how a fight ends. How blows fall is in `combat`."""
