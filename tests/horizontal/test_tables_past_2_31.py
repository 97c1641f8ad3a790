"""Tables of tensors with more than 2^31 elements: cut as plain Python cuts them, and read with 64-bit numbers."""

from __future__ import annotations

import re

import numpy as np
import pytest

from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.kernel.table import CHUNK_WIDTH, CHUNKS, FIRST_CHUNK, ROW_EXTRA, SIZE
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.utils.indices import NUMBERS
from mlfuse.runtime.host.tables import TableArrays
from mlfuse.targets.printers.choice import printer_for

pytestmark = pytest.mark.quick_c

LARGE = 2**31 + 5


def chunks_of(sizes: list[int], length: int) -> list[tuple[int, int, int]]:
    """Row, first element, and the element after the last."""
    return [
        (row, low, min(low + length, size))
        for row, size in enumerate(sizes)
        for low in range(0, size, length)
    ]


def length_of(cut: Cut, total: int) -> int:
    """The smallest multiple of `least` that makes at most `wanted` chunks of one tensor, up to `most`."""
    length = cut.least
    while length < cut.most and length * cut.wanted < total:
        length += cut.least
    return length


SIZES = [
    [LARGE],
    [2**40],
    [0, LARGE, 0, 1, 2**32, 0],
    [3, 1024, 1025, 0, 2048],
    [0],
    [0, 0, 0],
    [],
    [1] * 1000,
]
CUTS = [Cut(1024, 65536, 1056), Cut(1024, 16384, 64), Cut(1, 1, 1)]


@pytest.mark.parametrize("sizes", SIZES, ids=lambda s: "-".join(map(str, s[:6])) or "none")
@pytest.mark.parametrize("cut", CUTS, ids=str)
def test_rows_and_chunks(sizes: list[int], cut: Cut):
    """For huge totals chunks of this many elements, or a test would need the memory of a table of 2^40."""
    if sum(sizes) > 2**30:
        cut = Cut(cut.least * 2**24, cut.most * 2**24, cut.wanted)
    length = length_of(cut, sum(sizes))
    assert cut.length(sum(sizes), NUMBERS) == length
    cuts = chunks_of(sizes, length)
    want = cuts or [(0, 0, 0)]  # there is always one
    assert cut.chunks(sizes, NUMBERS) == len(want)
    table = TableArrays.of(sizes, columns=2, cut=cut, extra=3)
    assert table.chunks.dtype == table.memory.dtype == np.int64
    assert [tuple(chunk) for chunk in table.chunks.tolist()] == want
    assert table.chunks.shape == (len(want), CHUNK_WIDTH)
    assert table.rows.shape == (len(sizes), 2 + ROW_EXTRA)
    assert table.extra.size == 3
    for row, size in enumerate(sizes):
        own = [number for number, chunk in enumerate(cuts) if chunk[0] == row]
        numbers = table.rows[row, 2:].tolist()
        assert numbers[SIZE] == size
        assert numbers[CHUNKS] == len(own)
        if own:
            assert numbers[FIRST_CHUNK] == own[0]
            assert own == list(range(own[0], own[0] + len(own)))


def test_addresses_are_filled_in_where_rows_are():
    """`pointers` and `rows` are the same memory."""
    table = TableArrays.of([5, LARGE], columns=1, cut=CUTS[0], extra=1)
    table.rows[:, 0] = [2**47 + 64, 2**63 - 64]
    width = 1 + ROW_EXTRA
    assert table.pointers()[0] == 2**47 + 64
    assert table.pointers()[width] == 2**63 - 64
    assert table.pointers()[width + 1 + SIZE] == LARGE


STEP = """
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32}) -> (tensor<?xf32>, tensor<f32>, tensor<i64>) {
  %s = graph.reduce add %p dims [0] : tensor<?xf32> -> tensor<f32>
  %k = graph.argmax %p dims [0] : tensor<?xf32> -> tensor<i64>
  %l = graph.across max %k : tensor<i64>
  %t = graph.across add %s : tensor<f32>
  %b = graph.broadcast %s dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %q = graph.sub %p, %b : tensor<?xf32>
  func.return %q, %t, %l : tensor<?xf32>, tensor<f32>, tensor<i64>
}"""


@pytest.mark.parametrize("device", ["cpu", "sm_90"])
def test_kernels_over_tables_count_with_64_bits(device: str):
    """No `int` but what numbers threads, lanes and the elements of a group."""
    module = pipelines.run(parse_module(STEP), "kernel", device)
    kernels = [op for op in module.walk() if op.name == "kernel.func"]
    assert kernels
    for kernel in kernels:
        assert str(kernel.attributes["index_bits"]).startswith("64")
    source = printer_for(device).print_module(module)
    bodies = source[source.index("fused_") :]
    narrow = re.findall(r"\b(?:int|int32_t|unsigned)\s+(\w+)\s*=\s*[^;]*\[", bodies)
    assert narrow == []
    assert "long long" in bodies or "int64_t" in bodies or "ptrdiff_t" in bodies
