"""mlfuse for PyTorch: `mlfuse.torch.optim` has fused optimizers. torch is imported only in here."""
