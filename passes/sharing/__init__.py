"""What `--share-launches` is made of."""
