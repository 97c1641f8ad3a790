"""`--lower-to-host`: buffers that are alive together never overlap, whatever the `?` sizes are."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects import arith, memref
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.host_function import constant
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.driver.parsing import parse
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.passes.memory.arena import LiveRange, layout
from mlfuse.passes.utils.indices import ARITHMETIC

ELEMENTS = {"f32": 4, "f64": 8, "i8": 1}
STEPS = 6


@dataclass(frozen=True)
class Buffer:
    """An intermediate: its type, and the steps that touch it first and last."""

    element: str
    sizes: tuple[int | str, ...]
    first: int
    last: int

    @property
    def type(self) -> str:
        dims = "".join(f"{'?' if isinstance(size, str) else size}x" for size in self.sizes)
        return f"memref<{dims}{self.element}>"

    def nbytes(self, known: dict[str, int]) -> int:
        total = ELEMENTS[self.element]
        for size in self.sizes:
            total *= known[size] if isinstance(size, str) else size
        return total


@st.composite
def buffers(draw: st.DrawFn, *, sizes: list[int | str]) -> Buffer:
    first, last = sorted(draw(st.tuples(*[st.integers(0, STEPS - 1)] * 2)))
    dims = draw(st.lists(st.sampled_from(sizes), max_size=2))
    return Buffer(draw(st.sampled_from(list(ELEMENTS))), tuple(dims), first, last)


def host(every: list[Buffer]) -> FuncOp:
    """A host function in which each step is an external call that reads the buffers it touches."""
    lines = [
        "func.func @main(%x: memref<?x?xf32>) -> memref<f32> {",
        "  %c0 = arith.constant 0 : index",
        "  %c1 = arith.constant 1 : index",
        "  %m = memref.dim %x, %c0 : memref<?x?xf32>",
        "  %n = memref.dim %x, %c1 : memref<?x?xf32>",
        "  %y = memref.alloc() : memref<f32>",
    ]
    for number, buffer in enumerate(every):
        given_sizes = ", ".join(f"%{size}" for size in buffer.sizes if isinstance(size, str))
        lines.append(f"  %b{number} = memref.alloc({given_sizes}) : {buffer.type}")
    for step in range(STEPS):
        touched = [n for n, buffer in enumerate(every) if step in (buffer.first, buffer.last)]
        values = ", ".join(["%x", *(f"%b{n}" for n in touched)])
        types = ", ".join(["memref<?x?xf32>", *(every[n].type for n in touched)])
        lines.append(
            f'  loop.library "f" ins({values} : {types}) out(%y : memref<f32>) options {{}}'
        )
    lines += ["  func.return %y : memref<f32>", "}"]
    (func,) = parse("\n".join(lines)).ops
    assert isinstance(func, FuncOp)
    lowered = lowered_to_host(func)
    assert lowered is not None
    return lowered


def places(func: FuncOp, known: dict[str, int], count: int) -> tuple[dict[int, int], int]:
    """The offset of each buffer in the arena, and the arena's bytes, for known sizes."""
    values: dict[SSAValue, int] = {}
    found: dict[int, int] = {}
    total = 0
    for op in func.body.block.ops:
        if isinstance(op, arith.ConstantOp):
            values[op.result] = constant(op.result) or 0
        elif isinstance(op, memref.DimOp):
            values[op.result] = known["mn"[constant(op.index) or 0]]
        elif op.name in ARITHMETIC:
            values[op.results[0]] = ARITHMETIC[op.name](*[values[v] for v in op.operands])
        elif isinstance(op, memref.AllocOp):
            (size,) = memref_type(op.memref).get_shape()
            total = values[op.dynamic_sizes[0]] if size == DYNAMIC else size
        elif isinstance(op, memref.ViewOp) and isinstance(op.source.owner, memref.AllocOp):
            assert op.result.name_hint is not None
            found[int(op.result.name_hint[1:])] = values[op.byte_shift]
    assert len(found) <= count
    return found, total


SIZES = st.fixed_dictionaries({"m": st.integers(0, 2000), "n": st.integers(0, 50)})


@settings(max_examples=60)
@given(st.lists(buffers(sizes=[1, 3, 64, "m", "n"]), max_size=7), SIZES)
def test_buffers_that_are_alive_together_are_apart(
    every: list[Buffer], known: dict[str, int]
) -> None:
    offsets, total = places(host(every), known, len(every))
    for n, offset in offsets.items():
        assert offset % 64 == 0
        assert offset + every[n].nbytes(known) <= total
    for a, b in combinations(offsets, 2):
        one, other = every[a], every[b]
        if one.first <= other.last and other.first <= one.last:
            ends = offsets[a] + one.nbytes(known), offsets[b] + other.nbytes(known)
            assert ends[0] <= offsets[b] or ends[1] <= offsets[a]


@pytest.mark.slow
@settings(max_examples=30)
@given(st.lists(buffers(sizes=[1, 3, 64, 1000]), min_size=1, max_size=7))
def test_constant_sizes_need_no_more_than_the_placement_of_numbers(every: list[Buffer]) -> None:
    _, total = places(host(every), {"m": 1, "n": 1}, len(every))
    blocks = [LiveRange(each.nbytes({}), each.first, each.last) for each in every]
    assert total <= -(-layout(blocks, 64)[1] // 64) * 64
