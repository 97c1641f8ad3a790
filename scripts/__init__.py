"""Generators of the pages of docs/ that are made from the code: `make pages`."""
