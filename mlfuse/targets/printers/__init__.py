"""Kernel functions as source: C with OpenMP and CUDA C, with the math header that both use."""
