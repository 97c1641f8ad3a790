"""Which schedule a nest gets on each device, and why the others don't apply."""

from __future__ import annotations

import pytest

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import KernelOp, NestOp
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.scheduling.analysis.access import Space, space_of
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.cpu import kernel as cpu
from mlfuse.passes.scheduling.cpu.columns import Columns
from mlfuse.passes.scheduling.cpu.rows import Rows
from mlfuse.passes.scheduling.cpu.short_rows import ShortRows
from mlfuse.passes.scheduling.gpu import kernel as gpu
from mlfuse.passes.scheduling.nest import Unsuited, first_that_applies
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.targets import devices

SUM = """
      %s = loop.reduce (%j) in (COUNT) init (%zero : f32) {
        %v = loop.load %x[INDICES] : memref<TYPExf32>
        loop.yield %v : f32
      } combine (%a, %b) {
        %c = arith.addf %a, %b : f32
        loop.yield %c : f32
      }
"""


def parallel(rows: int, body: str, type_: str) -> Space:
    """The space of a kernel's one `loop.parallel`."""
    return _space(f"""
    loop.kernel @k(%x: memref<{type_}xf32>, %y: memref<{rows}xf32>) {{
      %zero = arith.constant 0.0 : f32
      loop.parallel (%i) in ({rows}) {{
        {body.replace("TYPE", type_)}
        loop.store %s, %y[%i] : memref<{rows}xf32>
      }}
    }}""")


def _space(text: str) -> Space:
    (kernel,) = (op for op in parse_module(text).ops if isinstance(op, KernelOp))
    (nest,) = (op for op in kernel.body.block.ops if isinstance(op, NestOp))
    return space_of(nest, Layout.of(kernel))


def sums(rows: int, columns: int) -> Space:
    """Sums along rows."""
    body = SUM.replace("COUNT", str(columns)).replace("INDICES", "%i, %j")
    return parallel(rows, body, f"{rows}x{columns}")


def sums_across(rows: int, columns: int) -> Space:
    """Sums across rows: one for each column."""
    body = SUM.replace("COUNT", str(rows)).replace("INDICES", "%j, %i")
    return parallel(columns, body, f"{rows}x{columns}")


def copies() -> Space:
    return parallel(64, "%s = loop.load %x[%i] : memref<TYPExf32>", "64")


def transposes() -> Space:
    return _space("""
    loop.kernel @k(%x: memref<64x64xf32>, %y: memref<64x64xf32>) {
      loop.parallel (%i, %j) in (64, 64) {
        %v = loop.load %x[%j, %i] : memref<64x64xf32>
        loop.store %v, %y[%i, %j] : memref<64x64xf32>
      }
    }""")


CHOSEN = {
    "elements": (copies(), "point by point", "point by point"),
    "a transpose": (transposes(), "by squares", "by squares"),
    "rows": (sums(512, 300), "by rows", "by teams"),
    "rows of four": (sums(512, 4), "by several short rows at once", "by teams"),
    "columns": (sums_across(512, 300), "by columns", "by columns"),
    "few long rows": (sums(4, 2**20), "by rows", "by parts of rows"),
}


@pytest.mark.parametrize("case", CHOSEN)
def test_the_first_schedule_that_applies_is_taken(case: str) -> None:
    space, on_cpu, on_gpu = CHOSEN[case]
    options = ScheduleOptions()
    chosen = first_that_applies(cpu.SCHEDULES, space, devices.get("cpu"), options)
    assert chosen.name == on_cpu
    chosen = first_that_applies(gpu.SCHEDULES, space, devices.get("sm_90"), options)
    assert chosen.name == on_gpu


def test_a_schedule_that_does_not_apply_says_why() -> None:
    device, options = devices.get("cpu"), ScheduleOptions()
    assert ShortRows.of(sums(512, 300), device, options) == Unsuited(
        "its rows have 300 elements, not 1 to 8"
    )
    assert ShortRows.of(sums(16, 4), device, options) == Unsuited("it has 16 rows, fewer than 64")
    assert Columns.of(sums(512, 300), device, options) == Unsuited(
        "0 of its accesses are contiguous across the rows, 1 along them"
    )


def test_where_none_applies_the_error_has_every_reason() -> None:
    wanted = (
        "loop.parallel: no schedule of cpu fits it: not by columns: it has no rows of several elements; "
        "not by rows: it has no nests inside"
    )
    with pytest.raises(OpError, match=wanted):
        first_that_applies((Columns, Rows), copies(), devices.get("cpu"), ScheduleOptions())
