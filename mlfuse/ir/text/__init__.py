"""Reading and writing MLIR text where xDSL's parser and printer differ from MLIR's.

All that overrides private parts of xDSL is in here, with the reason at each place.
"""
