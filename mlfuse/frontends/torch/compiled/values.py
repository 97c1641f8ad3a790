"""Facts about FX nodes and their values: sizes, element types, memory order, the user's line."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from xdsl.dialects.builtin import TensorType

from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.dialects.graph.base import AnyTensor
from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.types import element

Node = Any
"""A `torch.fx.Node`."""
Order = tuple[int, ...] | None
"""The dims of a tensor from outermost to innermost in memory; None for row-major."""

_FRAME = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)')
_TORCHS_OWN = f"{Path(torch.__file__).parent}{os.sep}"


class GraphError(MlfuseError):
    """A graph that can't be expressed; names the op, the node and the user's line."""

    def __init__(self, node: Node, reason: str):
        place = place_of(node)
        where = f"{place}: " if place else ""
        super().__init__(
            f"{where}{called(node)} (node %{node.name}): {reason}; torch.compile(..., "
            'backend="mlfuse", options={"fallback": True}) runs such a graph in eager mode'
        )


def called(node: Node) -> str:
    """The op's name, as torch spells it: `aten.mm.default`."""
    is_aten = isinstance(node.target, torch._ops.OpOverload)
    return str(node.target) if is_aten else getattr(node.target, "__name__", str(node.target))


def place_of(node: Node) -> Place | None:
    """The user's line that a node comes from: the innermost one that isn't torch's."""
    trace = node.meta.get("stack_trace") or ""
    every = list(_FRAME.finditer(trace))
    if not every:
        return None
    theirs = [frame for frame in every if not frame["file"].startswith(_TORCHS_OWN)]
    frame = (theirs or every)[-1]
    lines = trace[frame.end() :].partition('File "')[0].split("\n")
    marks = next((line for line in lines if line.strip().startswith("^")), "")
    column = len(marks) - len(marks.lstrip()) - 3 if marks else 1  # torch indents by four
    return Place(frame["file"], int(frame["line"]), max(column, 1))


def value_of(node: Node) -> Any:
    """The fake tensor (or number, or tuple of these) that represents the value of a node."""
    return node.meta.get("val")


def each_of(value: Any) -> list[Any]:
    """The values of a tuple or list, or the one value."""
    return list(cast("Sequence[Any]", value)) if isinstance(value, tuple | list) else [value]


def is_tensor(value: object) -> bool:
    return isinstance(value, torch.Tensor)


def device_of(node: Node) -> Any:
    """The device of the tensors that a node computes, which share one."""
    return next(each.device for each in each_of(value_of(node)) if is_tensor(each))


def is_number(value: object) -> bool:
    """Whether a value is a size or another number that is known only when the graph runs."""
    return isinstance(value, torch.SymInt | torch.SymFloat | torch.SymBool | int | float)


def hint(size: Any) -> int:
    """The value that a size had when the graph was traced."""
    return size if isinstance(size, int) else int(size.node.hint)


def shape_of(tensor: Any) -> tuple[int, ...]:
    """The sizes that a tensor had when the graph was traced."""
    return tuple(hint(size) for size in tensor.shape)


def type_of(tensor: Any, shape: tuple[int, ...]) -> AnyTensor:
    """The type in the graph dialect; raises StaysInAten for unsupported element types."""
    return TensorType(element(tensor.dtype).mlir, shape)


def may_overlap(tensor: Any) -> bool:
    """Whether several elements may share memory: some stride isn't larger than the span of the dims with smaller
    strides."""
    shape, strides = shape_of(tensor), [hint(stride) for stride in tensor.stride()]
    reached = 0
    for step, size in sorted(zip(strides, shape, strict=True)) if 0 not in shape else ():
        if size > 1 and step <= reached:
            return True
        reached += step * (size - 1)
    return False


def order_of(tensor: Any) -> Order:
    """The memory order of a dense tensor; None for any other."""
    shape, strides = shape_of(tensor), tuple(hint(stride) for stride in tensor.stride())
    # Dims of size 1 may have any stride: they keep their position after the preceding dim.
    order = sorted(range(len(shape)), key=lambda d: (-_weight(d, shape, strides), d))
    expected = 1
    for d in reversed(order):
        if shape[d] != 1 and strides[d] != expected:
            return None
        expected *= max(shape[d], 1)
    return None if order == list(range(len(shape))) else tuple(order)


def _weight(d: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> int:
    inner = [strides[k] for k in range(d, len(shape)) if shape[k] != 1]
    return strides[d] if shape[d] != 1 else max(inner, default=0)


def inverse(order: Sequence[int]) -> tuple[int, ...]:
    """The permutation that undoes another."""
    return tuple(order.index(d) for d in range(len(order)))
