"""Printers of kernel functions as source: C with OpenMP and CUDA C, and the math headers that both use."""
