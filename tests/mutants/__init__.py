"""Mutants: small mistakes put into a game's rules, one at a time, to see whether a test notices.

A tool of our own: mutmut and cosmic-ray run a whole suite for each mutant or rewrite every function of a package. Here
the tests that touch a line are known from one run, so that a mutant costs those few and nothing else, and the rules are
mutated as they stand.
"""
