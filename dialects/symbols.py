"""Symbols of a module, looked up once for all ops while the module is verified."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation
from xdsl.traits import SymbolTable

_callees: ContextVar[tuple[ModuleOp, dict[str, Operation]] | None] = ContextVar(
    "mlfuse_callees", default=None
)
"""The module that is being verified, and the ops that its symbols name."""


@contextmanager
def callees_of(module: ModuleOp) -> Generator[None]:
    """A context in which all calls of `module` are verified with one lookup of its symbols; xDSL would read the whole
    module for each call."""
    symbols: dict[str, Operation] = {}
    for op in module.ops:
        if isinstance(name := op.properties.get("sym_name"), StringAttr):
            symbols.setdefault(name.data, op)
    token = _callees.set((module, symbols))
    try:
        yield
    finally:
        _callees.reset(token)


def symbol_of(op: Operation, name: str) -> Operation | None:
    """The op with a symbol name in the module around `op`; None if there is none."""
    module = op.get_toplevel_object()
    if not isinstance(module, ModuleOp):
        return None
    known = _callees.get()
    if known is not None and known[0] is module:
        return known[1].get(name)
    return SymbolTable.lookup_symbol(module, name)
