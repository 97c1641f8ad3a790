"""Fuses functions that JAX traces: `lowering` compiles them from StableHLO text, `fusing` makes them functions of JAX,
`handler` lets XLA call them."""
