"""The tensors of an all-reduce become parts of one buffer, its message, which is combined in place.

Before:

    %a = memref.alloc() : memref<10xf32>
    %b = memref.alloc() : memref<4xf32>
    ...
    loop.all_reduce add f32 ins(%a, %x : memref<10xf32>, memref<4xf32>) outs(%a, %b : memref<10xf32>, memref<4xf32>)

After:

    %message = memref.alloc() : memref<20xf32>
    %bytes = loop.view %message() : memref<20xf32> -> memref<80xi8>
    %a = memref.view %bytes[%0][] : memref<80xi8> to memref<10xf32>
    %b = memref.view %bytes[%64][] : memref<80xi8> to memref<4xf32>
    ...
    "memref.copy"(%x, %b)
    loop.all_reduce add f32 ins(%a, %b : memref<10xf32>, memref<4xf32>) outs(%a, %b : memref<10xf32>, memref<4xf32>)

So the kernel that computes a tensor writes it into the message. Each tensor is combined in one place:

1. the output's memory, if that is an intermediate. It usually is the input's too (`--plan-memory` arranges that); else
   the input is copied there first;
2. the input's memory, if that is an intermediate without later readers. The output, a result, is copied from there;
3. a part of the message by itself, with a copy before and after: arguments that become results.

A single tensor is combined in its output, wherever that is. Each part begins at a multiple of 64 bytes. A buffer is in one
message only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.builder import Builder
from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType, i8
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue
from xdsl.rewriter import InsertPoint

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import ViewOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.passes.host.sizes import (
    ALIGNMENT,
    ArithmeticOps,
    Size,
    Sizes,
    elements_of,
    start_of,
    unknown_sizes,
    with_sizes,
)
from mlfuse.passes.memory.uses import live_ranges, root_of


def put_in_messages(func: FuncOp, sizes: Sizes) -> None:
    """Rewrite the all-reduces of a host function whose results are arguments and whose sizes are computed first. `sizes`
    are those of the `?` dims of arguments, as far as they are known."""
    ops = list(func.body.block.ops)
    last = {root: last for root, (_, last) in live_ranges(func).items()}
    taken = set[SSAValue]()
    for number, op in enumerate(ops):
        if not isinstance(op, AllReduceOp):
            continue
        if len(op.inputs) == 1:
            source, target = root_of(op.inputs[0]), root_of(op.outputs[0])
            _combine(op, [_Part(source, target, target)], op.outputs, sizes)
            continue
        ended = {root for root, end in last.items() if end == number}
        parts = [_part(a, b, ended, taken) for a, b in zip(op.inputs, op.outputs, strict=True)]
        _combine(op, parts, _message(func, op, parts, sizes), sizes)


@dataclass(frozen=True)
class _Part:
    """A tensor of a message: the memory of its input and output, and the one of them where it is combined, if any."""

    source: SSAValue
    target: SSAValue
    home: SSAValue | None


def _part(source: SSAValue, target: SSAValue, ended: set[SSAValue], taken: set[SSAValue]) -> _Part:
    """`ended` are the buffers without later readers."""
    a, b = root_of(source), root_of(target)
    for root in (b, a):
        is_free = isinstance(root.owner, memref.AllocOp) and root not in taken
        if is_free and (root is b or root in ended):
            taken.add(root)
            return _Part(a, b, root)
    return _Part(a, b, None)


def _message(func: FuncOp, op: AllReduceOp, parts: Sequence[_Part], sizes: Sizes) -> list[SSAValue]:
    """Put the tensors of an op into one new buffer; gives the places where they are combined."""
    builder = Builder(InsertPoint.before(start_of(func)))
    on, itemsize = ArithmeticOps(builder), op.dtype.nbytes
    unit = ALIGNMENT // itemsize
    end: Size = 0
    shifts: list[SSAValue] = []
    for value in op.outputs:
        units = on.compute("arith.ceildivsi", end, unit)
        shifts.append(on.value(on.compute("arith.muli", units, ALIGNMENT)))
        begin = on.compute("arith.muli", units, unit)
        end = on.compute("arith.addi", begin, elements_of(value, sizes, on))
    memory = _bytes(op, end, on)
    places: list[SSAValue] = []
    for number, (part, shift) in enumerate(zip(parts, shifts, strict=True)):
        like = part.home or op.outputs[number]
        unknown = unknown_sizes(like, sizes, builder)
        view = builder.insert(memref.ViewOp(memory, shift, unknown, memref_type(like))).result
        if part.home is not None:
            view.name_hint = part.home.name_hint
            part.home.replace_all_uses_with(view)
            view = op.outputs[number] if part.home is part.target else op.inputs[number]
        places.append(view)
    for home in [part.home for part in parts if part.home is not None]:
        assert isinstance(home.owner, memref.AllocOp)
        home.owner.detach()
        home.owner.erase()
    return places


def _bytes(op: AllReduceOp, count: Size, on: ArithmeticOps) -> SSAValue:
    """The bytes of a new buffer of so many elements."""
    element = op.dtype.signless
    nbytes = on.compute("arith.muli", count, op.dtype.nbytes)
    if isinstance(count, int) and isinstance(nbytes, int):
        message = on.builder.insert(memref.AllocOp([], [], MemRefType(element, [count]))).memref
        view = ViewOp(message, [], MemRefType(i8, [nbytes]))
    else:
        type_ = MemRefType(element, [dtypes.DYNAMIC])
        message = on.builder.insert(memref.AllocOp([on.value(count)], [], type_)).memref
        view = ViewOp(message, [on.value(nbytes)], MemRefType(i8, [dtypes.DYNAMIC]))
    message.name_hint = "message"
    return on.builder.insert(view).result


def _combine(
    op: AllReduceOp, parts: Sequence[_Part], places: Sequence[SSAValue], sizes: Sizes
) -> None:
    """Combine the tensors at these places, with copies to and from them."""
    before, after = Builder(InsertPoint.before(op)), Builder(InsertPoint.after(op))
    for part, source, place, target in zip(parts, op.inputs, places, op.outputs, strict=True):
        if part.home is not part.source:
            before.insert(memref.CopyOp(with_sizes(source, sizes, before), place))
        if part.home is not part.target:
            after.insert(memref.CopyOp(place, target))
    op.operands = [*places, *places]
