"""The schools of magic, and what their spells do."""
