"""The parts of `--share-launches`."""
