"""Symbols of modules, looked up once for all ops while a module is verified."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import chain, count

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation
from xdsl.traits import SymbolTable

Symbols = dict[str, Operation]
_known: ContextVar[dict[ModuleOp, Symbols] | None] = ContextVar("mlfuse_symbols", default=None)
"""The ops that the symbols of modules name, while one is verified."""


@contextmanager
def symbols_looked_up_once() -> Generator[None]:
    """A context in which the symbols of a module are read once. It must not change. xDSL would read the whole module for
    each call."""
    token = _known.set({})
    try:
        yield
    finally:
        _known.reset(token)


def symbol_of(op: Operation, name: str) -> Operation | None:
    """The op with a symbol name in the innermost module around `op`; None if there is none."""
    module: Operation | None = op
    while module is not None and not isinstance(module, ModuleOp):
        module = module.parent_op()
    if module is None:
        return None
    known = _known.get()
    if known is None:
        return SymbolTable.lookup_symbol(module, name)
    if module not in known:
        known[module] = _symbols(module)
    return known[module].get(name)


def _symbols(module: ModuleOp) -> Symbols:
    symbols: Symbols = {}
    for op in module.ops:
        if isinstance(found := op.properties.get("sym_name"), StringAttr):
            symbols.setdefault(found.data, op)
    return symbols


def names_in(module: ModuleOp) -> set[str]:
    """The symbol names of a module."""
    return set(_symbols(module))


def unused_name(name: str, taken: set[str]) -> str:
    """A name that isn't taken, and now is: `name`, or this with a number behind it."""
    names = (f"{name}_{number}" for number in count(2))
    found = next(each for each in chain([name], names) if each not in taken)
    taken.add(found)
    return found
