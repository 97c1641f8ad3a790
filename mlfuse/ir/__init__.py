"""Modules of IR: their dialects (`context`), reading, verifying and printing them, limits, locations."""
