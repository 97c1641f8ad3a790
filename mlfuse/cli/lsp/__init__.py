"""A language server for `.mlir` with our dialects. docs/editors.md says what it does.

`server` speaks the protocol; everything else here knows neither it nor pygls, which is an extra.
"""
