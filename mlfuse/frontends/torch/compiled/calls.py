"""A call of ATen inside a graph module: an external function that is given memory.

An operand has the memory order that torch expects: a dense tensor its own, any other tensor row by row. A result is
written in the memory order that torch's result has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, cast

from mlfuse import externals
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.frontends.torch.compiled.layouts import Layout
from mlfuse.frontends.torch.compiled.memory import from_host, on_host, tensors_at
from mlfuse.frontends.torch.compiled.sizes import formula_of, open_shape
from mlfuse.frontends.torch.compiled.values import (
    Node,
    each_of,
    is_tensor,
    may_overlap,
    order_of,
    value_of,
)
from mlfuse.frontends.torch.library import Tensor, torch


@dataclass(frozen=True)
class _TypeAndLayout:
    """The element type and the layout of a tensor of a call."""

    dtype: Any
    layout: Layout

    @staticmethod
    def of(value: Any) -> _TypeAndLayout:
        return _TypeAndLayout(value.dtype, Layout(order_of(value)))

    def __str__(self) -> str:
        name, order = str(self.dtype).removeprefix("torch."), self.layout.order
        return name if order is None else f"{name} by dims {list(order)}"


class AtenCall:
    """An op of ATen with all its arguments but the tensors."""

    def __init__(self, node: Node, operands: Sequence[Node]):
        self._operands = [_TypeAndLayout.of(value_of(each)) for each in operands]
        made = each_of(value_of(node))
        self._made = [n for n, each in enumerate(made) if each is not None]
        self._results = [_TypeAndLayout.of(made[n]) for n in self._made]
        numbers = {each: number for number, each in enumerate(operands)}
        self._args = [_template(each, numbers) for each in node.args]
        self._kwargs = {name: _template(each, numbers) for name, each in node.kwargs.items()}
        self._op = node.target
        self._out = _out_variant(node.target) if is_tensor(value_of(node)) else None

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_op": _path(self._op), "_out": _path(self._out)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state | {name: _op_at(state[name]) for name in ("_op", "_out")})

    def __str__(self) -> str:
        """What it does; equal calls have equal texts."""
        given = [*map(repr, self._args), *(f"{k}={v!r}" for k, v in self._kwargs.items())]
        taken, made = (", ".join(map(str, each)) for each in (self._operands, self._results))
        return f"{self._op}({', '.join(given)}): {taken} -> {made}"

    def __call__(self, *arrays: Array) -> Array | tuple[Array, ...]:
        given = [
            kind.layout.shown(from_host(array))
            for kind, array in zip(self._operands, arrays, strict=True)
        ]
        args, kwargs = self._arguments(given)
        with torch.no_grad():
            every = each_of(self._op(*args, **kwargs))
        found = [every[n] for n in self._made]
        rows = [kind.layout.rows(each) for kind, each in zip(self._results, found, strict=True)]
        made = [on_host(each.contiguous()) for each in rows]
        return made[0] if len(made) == 1 else tuple(made)

    def at(self, shapes: Sequence[Sequence[int]]) -> Callable[[Sequence[int]], None]:
        """See `externals.InMemory`."""
        every = zip(shapes, (*self._operands, *self._results), strict=True)
        makers = [tensors_at(*kind.layout.strided(shape), kind.dtype) for shape, kind in every]
        count = len(self._operands)

        def run(addresses: Sequence[int]) -> None:
            given = [make(address) for make, address in zip(makers, addresses, strict=True)]
            args, kwargs = self._arguments(given[:count])
            with torch.no_grad():
                if self._out is not None:
                    self._out(*args, **kwargs, out=given[count])
                    return
                found = each_of(self._op(*args, **kwargs))
                for target, n in zip(given[count:], self._made, strict=True):
                    target.copy_(found[n])

        return run

    def _arguments(self, tensors: Sequence[Tensor]) -> tuple[list[Any], dict[str, Any]]:
        args = [_filled(each, tensors) for each in self._args]
        return args, {name: _filled(each, tensors) for name, each in self._kwargs.items()}


@dataclass(frozen=True)
class _Tensor:
    """Stands for one of a call's tensors."""

    number: int

    def __repr__(self) -> str:
        return f"%{self.number}"


def _template(value: Any, numbers: dict[Node, int]) -> Any:
    """An argument of a node, with `_Tensor` for nodes."""

    def number(node: Node) -> _Tensor:
        return _Tensor(numbers[node])

    return torch.fx.node.map_arg(value, number)


def _filled(template: Any, tensors: Sequence[Tensor]) -> Any:
    if type(template) is _Tensor:
        return tensors[template.number]
    if isinstance(template, list | tuple):
        return [_filled(each, tensors) for each in cast("Sequence[Any]", template)]
    return template


def _out_variant(op: Any) -> Any:
    """The variant of an op with the argument `out`, which writes its result there; None if there is none, or if it only
    copies the result."""
    packet = op.overloadpacket
    names = ("out", f"{op._overloadname}_out")
    wanted = [str(argument) for argument in op._schema.arguments]
    for name in names:
        found = getattr(packet, name, None)
        if found is None or torch.Tag.generated in found.tags:
            continue
        *own, out = map(str, found._schema.arguments)
        if own == wanted and out.partition("=")[0].endswith(" out"):
            return found
    return None


def _path(op: Any) -> tuple[str, ...]:
    """The names by which `torch.ops` finds an op; empty for None."""
    if op is None:
        return ()
    return (*op._schema.name.split("::"), op._overloadname)


def _op_at(path: tuple[str, ...]) -> Any:
    return reduce(getattr, path, torch.ops) if path else None


def may_be_external(node: Node) -> bool:
    """Whether a call into ATen can be part of a graph module. It must be a function of tensors on the CPU, with all other
    arguments known now. The sizes of its results must be known, or be those of an operand."""
    op = node.target
    if not isinstance(op, torch._ops.OpOverload) or op._schema.is_mutable:
        return False
    if torch.Tag.nondeterministic_seeded in op.tags and not _draws_nothing(node):
        return False
    operands = [value_of(each) for each in node.all_input_nodes]
    results = [each for each in each_of(value_of(node)) if each is not None]
    values = [*operands, *results]
    if not results or not all(is_tensor(each) and each.device.type == "cpu" for each in values):
        return False
    if any(each.is_neg() or each.is_conj() for each in values) or any(map(may_overlap, results)):
        return False
    return all(_has_sizes_of(result, operands) for result in results)


def _draws_nothing(node: Node) -> bool:
    """Whether an op that can draw random numbers draws none in this call: its dropout probability is 0."""
    given = dict(
        zip((each.name for each in node.target._schema.arguments), node.args, strict=False)
    )
    given |= node.kwargs
    defaults = {each.name: each.default_value for each in node.target._schema.arguments}
    return "dropout_p" in defaults and given.get("dropout_p", defaults["dropout_p"]) == 0.0


def _has_sizes_of(result: Any, operands: Sequence[Any]) -> bool:
    """Whether the sizes of a result are known, or an operand's."""
    laid = sizes_in_memory(result)
    return DYNAMIC not in open_shape(result) or laid in map(sizes_in_memory, operands)


def sizes_in_memory(value: Any) -> list[Any]:
    """The sizes in the order of memory, as numbers or formulas. These can be compared; a comparison of torch's own sizes would
    make torch take them as equal from then on."""
    found = [(formula_of(size), size) for size in value.shape]
    sizes = [int(size) if formula is None else formula for formula, size in found]
    return [sizes[d] for d in order_of(value) or range(len(sizes))]


def external_of(node: Node) -> tuple[str, list[Node]]:
    """The name of the external function of a node, which is registered, and the tensors that it takes."""
    operands = list(dict.fromkeys(node.all_input_nodes))
    call = AtenCall(node, operands)
    name = str(call)
    externals.register(name, call)
    return name, operands
