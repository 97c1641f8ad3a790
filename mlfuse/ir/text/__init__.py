"""Reads and writes MLIR text where xDSL's parser and printer differ from MLIR's.

All overrides of private parts of xDSL are here, each with its reason.
"""
