"""The rules of `--import-stablehlo` for each StableHLO op, one file per family.

Most ops have a graph op of the same meaning (`tables.SAME`). Each of the rest becomes a few graph ops; a
function in a family's `RULES` appends them.
"""
