"""Collectives: which of them go out together."""
