"""Special rules: what some characters suffer or do, and others do not."""
