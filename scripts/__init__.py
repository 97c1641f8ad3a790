"""What makes the pages of docs/ that are written from the code: `python -m scripts.pages`, which `make docs` runs."""
