"""The dialects that mlfuse reads, each imported when a text first uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module

from xdsl.context import Context
from xdsl.ir import Dialect

DIALECTS = {
    "builtin": "xdsl.dialects.builtin:Builtin",
    "func": "xdsl.dialects.func:Func",
    "arith": "mlfuse.dialects.upstream:Arith",
    "math": "mlfuse.dialects.upstream:Math",
    "scf": "xdsl.dialects.scf:Scf",
    "memref": "xdsl.dialects.memref:MemRef",
    "special": "mlfuse.dialects.special:Special",
    "graph": "mlfuse.dialects.graph:Graph",
    "optim": "mlfuse.dialects.optim:Optim",
    "loop": "mlfuse.dialects.loop:Loop",
    "kernel": "mlfuse.dialects.kernel:Kernel",
    "stablehlo": "mlfuse.dialects.stablehlo:StableHLO",
    "chlo": "mlfuse.dialects.stablehlo:CHLO",
    "check": "mlfuse.dialects.stablehlo:Check",
    "sdy": "mlfuse.dialects.stablehlo:Sdy",
}
"""Dialect name to "module:object"."""


def new_context(dialects: Iterable[Dialect] = ()) -> Context:
    """A context that knows every dialect of `DIALECTS` and has loaded none, and has `dialects`."""
    ctx = Context()
    for dialect in dialects:
        ctx.load_dialect(dialect)
    for name, target in DIALECTS.items():
        ctx.register_dialect(name, _factory(target))
    return ctx


def _factory(target: str) -> Callable[[], Dialect]:
    module, _, name = target.partition(":")
    return lambda: getattr(import_module(module), name)
