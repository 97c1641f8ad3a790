"""PyTorch: `optim` and what it is made of; `compiled`, the backend of torch.compile; `ops`, a converter for each ATen op."""
