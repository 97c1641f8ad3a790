"""Where programs come from: Python functions, PyTorch, ONNX, JAX, optimizers.

`mlfuse.torch`, `mlfuse.onnx`, `mlfuse.jax` and `mlfuse.optim` are the names for users.
"""
