"""How fast it is. `make bench` prints the figures and appends them to `bench/results.md`."""
