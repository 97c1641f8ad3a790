"""The dialects that mlfuse reads, each imported when a text first uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module

from xdsl.context import Context
from xdsl.ir import Attribute, Dialect, Operation, TypeAttribute

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.installed import installed_dialect

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


class _Context(Context):
    """Looks for unknown dialects among those of installed packages."""

    def get_optional_op(
        self, name: str, *, dialect_stack: Sequence[str] = ()
    ) -> type[Operation] | None:
        self._look_for(name)
        return super().get_optional_op(name, dialect_stack=dialect_stack)

    def get_optional_type(self, name: str) -> type[TypeAttribute] | None:
        self._look_for(name)
        return super().get_optional_type(name)

    def get_optional_attr(self, name: str) -> type[Attribute] | None:
        self._look_for(name)
        return super().get_optional_attr(name)

    def _look_for(self, name: str) -> None:
        """Load the dialect of an op, a type or an attribute if only an installed package has it."""
        dialect, dot, _ = name.partition(".")
        if not dot or dialect in self.registered_dialect_names:
            return
        if (found := installed_dialect(dialect)) is not None:
            self.load_dialect(found)


def new_context(dialects: Iterable[Dialect] = ()) -> Context:
    """A context that knows every dialect of `DIALECTS` and of installed packages, none of them loaded, and has
    `dialects`.

    MlfuseError if one of `dialects` has the name of one of ours.
    """
    ctx = _Context()
    for name, target in DIALECTS.items():
        ctx.register_dialect(name, _factory(target))
    for dialect in dialects:
        if dialect.name in DIALECTS:
            raise MlfuseError(
                f"mlfuse already has a dialect {dialect.name!r}; give yours another name"
            )
        ctx.load_dialect(dialect)
    return ctx


def _factory(target: str) -> Callable[[], Dialect]:
    module, _, name = target.partition(":")
    return lambda: getattr(import_module(module), name)
