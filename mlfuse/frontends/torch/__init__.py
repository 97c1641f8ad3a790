"""PyTorch: `optim`, with its parts in the other modules here; `compiled`, the backend of torch.compile; `ops`, a
converter for each ATen op."""
