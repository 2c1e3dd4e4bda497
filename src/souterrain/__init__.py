"""Souterrain: a table for dungeon-crawl board games."""
