"""The table in a terminal: full screen, or line by line for pipes, screen readers and slow links."""
