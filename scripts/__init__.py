"""Generators of the pages of docs/ that are made from the code: `python -m scripts.pages`, which `make docs` runs."""
