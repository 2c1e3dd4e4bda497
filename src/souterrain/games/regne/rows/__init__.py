"""The rows of the catalogue, by what they are about."""
