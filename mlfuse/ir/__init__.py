"""Modules of IR: what can be in them (`context`), reading, verifying and printing them, limits, locations."""
