"""Games as each version of the program saved them, a folder a version: every later program loads them all."""
