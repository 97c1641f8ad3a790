"""Where a masked row ends: what the proof accepts, and what it refuses."""

from __future__ import annotations

import pytest

from mlfuse.dialects.loop.ops import KernelOp, NestOp
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.scheduling.analysis.access import space_of
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.analysis.masked import Mask, mask_of

ROWS = """
loop.kernel @k(%x: memref<8x64x64xf32>, %y: memref<8x64x64xf32>) {{
  %low = arith.constant {low} : f32
  loop.parallel (%b, %i) in (8, 64) {{
    %e = loop.local : memref<64xf32>
    %ninf = arith.constant 0xff800000 : f32
    %r = arith.index_cast %{row} : index to i64
    %m = loop.reduce (%j) in (64) init (%ninf : f32) {{
      %c = arith.index_cast %j : index to i64
      %seen = arith.cmpi {predicate}, %r, %c : i64
      %v = loop.load %x[%b, %i, %j] : memref<8x64x64xf32>
      %s = arith.select %seen, %v, %low : f32
      loop.yield %s : f32
    }} combine (%p, %q) {{
      %n = arith.maximumf %p, %q : f32
      loop.yield %n : f32
    }}
    %zero = arith.constant 0.0 : f32
    %t = loop.reduce (%j2) in (64) init (%zero : f32) {{
      %c2 = arith.index_cast %j2 : index to i64
      %seen2 = arith.cmpi {predicate}, %r, %c2 : i64
      %v2 = loop.load %x[%b, %i, %j2] : memref<8x64x64xf32>
      %s2 = arith.select %seen2, %v2, %low : f32
      %h = arith.subf %s2, %{shift} : f32
      %g = math.{function} %h : f32
      loop.store %g, %e[%j2] : memref<64xf32>
      loop.yield %g : f32
    }} combine (%p2, %q2) {{
      %n2 = arith.{combiner} %p2, %q2 : f32
      loop.yield %n2 : f32
    }}
    loop.parallel (%j3) in (64) {{
      %u = loop.load %e[%j3] : memref<64xf32>
      %w = arith.{last} %u, %t : f32
      loop.store %w, %y[%b, %i, %j3] : memref<8x64x64xf32>
    }}
  }}
}}
"""
CAUSAL = {
    "low": "0xff800000",
    "row": "i",
    "predicate": "sge",
    "shift": "m",
    "function": "exp",
    "combiner": "addf",
    "last": "divf",
}


def mask_in(text: str) -> Mask | None:
    """The mask of the only nest of a kernel, whose rows go to `%y`."""
    module = parse_module(f"builtin.module {{ {text} }}")
    (kernel,) = (op for op in module.ops if isinstance(op, KernelOp))
    (nest,) = (op for op in kernel.body.block.ops if isinstance(op, NestOp))
    space = space_of(nest, Layout.of(kernel), merged=False)
    return mask_of(space, [kernel.body.block.args[-1]])


def rows(**changed: str) -> Mask | None:
    return mask_in(ROWS.format(**(CAUSAL | changed)))


def test_a_causal_softmax_ends_at_its_own_element():
    found = rows()
    assert found is not None and found.offset == 0
    assert any(op.name == "arith.select" for op in found.seen.same)


@pytest.mark.parametrize(
    "changed",
    [
        {"low": "-1.0e+30"},  # the exponential isn't 0 for every maximum
        {"predicate": "sgt"},  # row 0 has no element: its result is NaN
        {"predicate": "sle"},  # the beginning is hidden, not the end
        {"predicate": "eq"},
        {"row": "b"},  # the end is that of a batch
        {"shift": "zero"},  # without the row's maximum, -inf may be that of all elements
        {"function": "sin"},
        {"combiner": "mulf"},  # 0 isn't its identity
        {"last": "addf"},  # what is stored isn't 0
    ],
    ids=lambda changed: " ".join(changed.values()),
)
def test_others_have_no_end(changed: dict[str, str]):
    assert rows(**changed) is None


POINTS = """
loop.kernel @k(%x: memref<8x64x64xf32>, %y: memref<8x64x64xf32>) {{
  %zero = arith.constant 0.0 : f32
  %other = arith.constant {other} : f32
  loop.parallel (%b, %i, %j) in (8, 64, 64) {{
    %r = arith.index_cast %i : index to i64
    %c = arith.index_cast %j : index to i64
    %seen = arith.cmpi sge, %r, %c : i64
    %v = loop.load %x[%b, %i, %j] : memref<8x64x64xf32>
    %s = arith.select %seen, %v, %other : f32
    loop.store %s, %y[%b, {place}] : memref<8x64x64xf32>
  }}
}}
"""


def test_elements_that_are_zero_where_they_are_hidden():
    found = mask_in(POINTS.format(other="0.0", place="%i, %j"))
    assert found is not None and found.offset == 0
    assert mask_in(POINTS.format(other="1.0", place="%i, %j")) is None
    assert mask_in(POINTS.format(other="0.0", place="%j, %i")) is None
