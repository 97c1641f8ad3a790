"""Collectives: which of them share a message."""
