"""mlfuse fuses tensor operators: text in, fused kernels out, every level readable."""

__version__ = "0.1.0"
