"""Lowers `graph.fusion` regions to `loop.kernel`s and a host function."""
