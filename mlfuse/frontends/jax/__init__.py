"""Functions that JAX traces: `lowering` (to StableHLO text), then `fusing`: compiled, and called from XLA by `handler`."""
