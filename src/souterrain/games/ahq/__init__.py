"""Advanced HeroQuest: an expedition into a dungeon that grows as it is explored."""
