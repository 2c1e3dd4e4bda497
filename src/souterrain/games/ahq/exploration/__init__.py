"""Exploration turns."""
