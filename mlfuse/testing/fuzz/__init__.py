"""Differential fuzzing: random typed graphs, run every way there is and held to what must be true of any graph.

`python -m mlfuse.testing.fuzz --help` is the tool; it needs nothing but mlfuse. `graphs` draws, `oracles` says what
must hold, `minimal` makes a failure small, `report` counts.
"""
