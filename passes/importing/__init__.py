"""What `--import-stablehlo` makes of each StableHLO op, a file per family.

Most ops have a graph op of the same meaning (`tables.SAME`). The rest take a few graph ops each; a
function of a family's `RULES` appends them.
"""
