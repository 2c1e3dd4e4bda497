"""Quests and how far they have come."""
