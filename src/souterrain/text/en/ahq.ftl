bad-quest-unknown = There is no quest called “{ $quest }”. Known: { $known }.
bad-setup-heroes = This expedition needs { $low } to { $high } heroes.
bad-setup-levels = This quest’s dungeon has { $low } to { $high } levels.
bad-setup-choice = Choose among these heroes, each once: { $known }.
