"""Traps, in the book's order: noticing them, then what each of them does and what it leaves behind."""
