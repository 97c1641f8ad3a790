"""A language server for `.mlir` with our dialects. docs/editors.md lists its features.

`server` speaks the protocol; all other modules use neither the protocol nor pygls, which is an
extra.
"""
