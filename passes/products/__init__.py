"""What `--lower-products` does: which product is a nest of ours (`cost`), and the nest (`nest`)."""
