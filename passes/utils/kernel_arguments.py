"""The arguments of a loop kernel, with all that names their types: its signature, and `arg_dims`, the sizes of each buffer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, FunctionType
from xdsl.ir import Attribute

from mlfuse.dialects.graph.base import dims_attr
from mlfuse.dialects.loop.ops import AnyMemRef, KernelOp


def retype(kernel: KernelOp, number: int, type_: AnyMemRef) -> None:
    """Give a buffer of known sizes another type of known sizes."""
    block = kernel.body.block
    old = block.args[number]
    new = block.insert_arg(type_, number)
    new.name_hint = old.name_hint
    old.replace_all_uses_with(new)
    block.erase_arg(old)
    write_signature(kernel)
    if (dims := arg_dims(kernel)) is not None:
        own = dims_attr(type_.get_shape())
        kernel.attributes["arg_dims"] = ArrayAttr([*dims[:number], own, *dims[number + 1 :]])


def write_signature(kernel: KernelOp) -> None:
    """Write the kernel's type anew, from the arguments of its body."""
    types = [arg.type for arg in kernel.body.block.args]
    kernel.properties["function_type"] = FunctionType.from_lists(types, [])


def arg_dims(kernel: KernelOp) -> Sequence[Attribute] | None:
    """For each buffer its sizes; None if the kernel doesn't name them."""
    rows = kernel.attributes.get("arg_dims")
    return cast(ArrayAttr[Attribute], rows).data if isinstance(rows, ArrayAttr) else None
