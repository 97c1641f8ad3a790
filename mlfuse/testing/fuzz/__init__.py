"""Differential fuzzing: random typed graphs are compiled and run in many ways, and checked by oracles.

`python -m mlfuse.testing.fuzz --help` is the tool; it needs nothing but mlfuse. `graphs` draws graphs, `oracles` lists
the checks, `minimal` reduces failures, `report` counts them.
"""
