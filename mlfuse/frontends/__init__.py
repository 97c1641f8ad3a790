"""The frontends: they turn Python functions, and programs of PyTorch, ONNX and JAX, into graphs; and optimizers.

Users import them as `mlfuse.torch`, `mlfuse.onnx`, `mlfuse.jax` and `mlfuse.optim`.
"""
