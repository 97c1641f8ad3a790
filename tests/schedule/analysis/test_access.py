"""Accesses and spaces: strides, merged dims, split dims, and that addresses don't change."""

from itertools import product as points
from math import prod

import numpy as np
import pytest
from xdsl.ir.affine import AffineMap

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import KernelOp, NestOp
from mlfuse.dialects.sizes import ONE, ZERO, Polynomial, Product
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.scheduling.analysis.access import Access, Space, space_of
from mlfuse.passes.scheduling.analysis.layout import Layout


def space(text: str) -> Space:
    """The space of the first nest of a kernel."""
    module = parse_module(text)
    module.verify()
    kernel = next(op for op in module.ops if isinstance(op, KernelOp))
    nest = next(op for op in kernel.body.block.ops if isinstance(op, NestOp))
    return space_of(nest, Layout.of(kernel))


def copy(
    shape: str, space_sizes: str, map_: str, out: str, args: str = "", dims: str = ""
) -> Space:
    """`out[i] = x[map(i)]`."""
    rank = len(space_sizes.split(","))
    at = ", ".join(f"%d{k}" for k in range(rank))
    attributes = f"attributes {{arg_dims = {dims}}}" if dims else ""
    return space(f"""
    loop.kernel @copy(%x: {shape}, %y: {out}{args}) {attributes} {{
      loop.parallel ({at}) in ({space_sizes}) {{
        %0 = loop.load %x[{at}] by affine_map<{map_}> : {shape}
        loop.store %0, %y[{at}] : {out}
      }}
    }}""")


def strides(space: Space) -> list[tuple[Product, ...] | None]:
    """The strides of all accesses, in order."""
    return [access.strides for access in space.accesses.values()]


def static(*sizes: int) -> tuple[Product, ...]:
    return tuple(Product(size) for size in sizes)


def test_contiguous_dims_become_one():
    s = copy("memref<4x5x6xf32>", "4, 5, 6", "(a, b, c) -> (a, b, c)", "memref<4x5x6xf32>")
    assert s.sizes == static(120)
    assert strides(s) == [(ONE,), (ONE,)]


def test_transposed_dims_stay():
    s = copy("memref<5x4xf32>", "4, 5", "(a, b) -> (b, a)", "memref<4x5xf32>")
    assert s.sizes == static(4, 5)
    assert strides(s) == [static(1, 4), static(5, 1)]


def test_moved_together_merge():
    s = copy("memref<6x4x5xf32>", "4, 5, 6", "(a, b, c) -> (c, a, b)", "memref<4x5x6xf32>")
    assert s.sizes == static(20, 6)


def test_broadcast_dims_merge_with_each_other():
    s = copy("memref<6xf32>", "4, 5, 6", "(a, b, c) -> (c)", "memref<4x5x6xf32>")
    assert s.sizes == static(20, 6)
    assert strides(s)[0] == (ZERO, ONE)


def test_slice_has_offset():
    s = copy("memref<40x50xf32>", "4, 5", "(a, b) -> (a * 2 + 1, b + 3)", "memref<4x5xf32>")
    load = next(iter(s.accesses.values()))
    assert load.strides == static(100, 1)
    assert list(load.offset) == [Product(53)]


def test_unit_dims_vanish():
    s = copy("memref<1x7x1xf32>", "1, 7, 1", "(a, b, c) -> (a, b, c)", "memref<1x7x1xf32>")
    assert s.sizes == static(7)


def test_symbolic_sizes_merge():
    dims = "[[-1, -2, 4], [-1, -2, 4]]"
    type_ = "memref<?x?x4xf32>"
    args = ", %m: index, %n: index"
    s = copy(type_, "%m, %n, 4", "(a, b, c) -> (a, b, c)", type_, args, dims)
    assert s.sizes == (Product(4, (0, 1)),)


def test_symbolic_transpose():
    args = ", %m: index, %n: index"
    s = copy(
        *("memref<?x?xf32>", "%m, %n", "(a, b) -> (b, a)", "memref<?x?xf32>"),
        *(args, "[[-2, -1], [-1, -2]]"),
    )
    assert strides(s) == [(ONE, Product(1, (0,))), (Product(1, (1,)), ONE)]


def test_symbolic_offset():
    s = copy(
        *("memref<8x?xf32>", "4, %n", "(a, b) -> (a + 2, b)", "memref<4x?xf32>"),
        *(", %n: index", "[[8, -1], [4, -1]]"),
    )
    assert next(iter(s.accesses.values())).offset == Polynomial((Product(2, (0,)),))
    assert s.sizes == (Product(4, (0,)),)


def test_reshape_is_linear():
    map_ = "(a, b) -> ((a * 8 + b) floordiv 4, (a * 8 + b) mod 4)"
    s = copy("memref<6x4xf32>", "3, 8", map_, "memref<3x8xf32>")
    assert s.sizes == static(24)


def test_joined_heads_are_split_again():
    map_ = "(a, b, c) -> (a, c floordiv 32, b, c mod 32)"
    s = copy("memref<2x3x10x32xf32>", "2, 10, 96", map_, "memref<2x10x96xf32>")
    assert s.sizes == static(2, 10, 3, 32)
    assert strides(s)[0] == static(960, 32, 320, 1)


def test_cut_that_does_not_divide_stays():
    s = copy("memref<4xf32>", "10", "(a) -> (a floordiv 3)", "memref<10xf32>")
    assert s.sizes == static(10)
    load = next(iter(s.accesses.values()))
    assert load.strides is None and load.stride(0) is None


def test_index_used_as_value_keeps_its_dim():
    s = space("""
    loop.kernel @k(%y: memref<4x6xindex>) {
      loop.parallel (%i, %j) in (4, 6) {
        loop.store %j, %y[%i, %j] : memref<4x6xindex>
      }
    }""")
    assert s.sizes == static(4, 6)


def test_gather_varies_along_its_index():
    s = space("""
    loop.kernel @k(%x: memref<9x6xf32>, %at: memref<4xi32>, %y: memref<4x6xf32>) {
      loop.parallel (%i, %j) in (4, 6) {
        %0 = loop.load %at[%i] : memref<4xi32>
        %1 = arith.index_cast %0 : i32 to index
        %2 = loop.load %x[%1, %j] : memref<9x6xf32>
        loop.store %2, %y[%i, %j] : memref<4x6xf32>
      }
    }""")
    gather = list(s.accesses.values())[1]
    assert s.sizes == static(4, 6)
    assert gather.stride(0) is None
    assert gather.is_contiguous(1)
    assert [stride for _, stride in gather.computed] == [Product(6)]


def test_rows_merge_within_outer_and_inner_only():
    s = space("""
    loop.kernel @k(%x: memref<2x3x4x5xf32>, %y: memref<2x3xf32>) {
      %zero = arith.constant 0.0 : f32
      loop.parallel (%a, %b) in (2, 3) {
        %s = loop.reduce (%c, %d) in (4, 5) init (%zero : f32) {
          %0 = loop.load %x[%a, %b, %c, %d] : memref<2x3x4x5xf32>
          loop.yield %0 : f32
        } combine (%p, %q) {
          %1 = arith.addf %p, %q : f32
          loop.yield %1 : f32
        }
        loop.store %s, %y[%a, %b] : memref<2x3xf32>
      }
    }""")
    assert (s.outer_sizes, s.inner_sizes) == (static(6), static(20))


def test_unknown_inner_size_is_an_error():
    with pytest.raises(OpError, match="arg_dims must name its size"):
        copy("memref<4x?xf32>", "4, %n", "(a, b) -> (a, b)", "memref<4x?xf32>", ", %n: index")


_RANDOM_MAPS = [
    ((4, 6), (4, 6), "(a, b) -> (a, b)"),
    ((24,), (4, 6), "(a, b) -> (a * 6 + b)"),
    ((2, 12), (4, 6), "(a, b) -> ((a * 6 + b) floordiv 12, (a * 6 + b) mod 12)"),
    ((2, 3, 4), (24,), "(a) -> (a floordiv 12, (a floordiv 4) mod 3, a mod 4)"),
    ((3, 4, 2), (24,), "(a) -> ((a floordiv 4) mod 3, a mod 4, a floordiv 12)"),
    ((4, 3, 2), (2, 12), "(a, b) -> (b mod 4, b floordiv 4, a)"),
    ((9, 20), (4, 6), "(a, b) -> (a * 2 + 1, b * 3 + 2)"),
    ((6, 4, 1), (4, 1, 6), "(a, b, c) -> (c, a, b)"),
    ((3, 5), (4, 6), "(a, b) -> ((a * 6 + b) floordiv 9, b mod 5)"),
    ((8,), (2, 3, 4), "(a, b, c) -> (a * 4 + c)"),
    ((2, 2, 2), (8, 3), "(a, b) -> (a floordiv 4, (a floordiv 2) mod 2, a mod 2)"),
    ((7, 2), (13,), "(a) -> (a ceildiv 2, a mod 2)"),
]


@pytest.mark.parametrize(("shape", "sizes", "map_"), _RANDOM_MAPS)
def test_addresses_are_kept(shape: tuple[int, ...], sizes: tuple[int, ...], map_: str):
    """Row-major points of the prepared space give the addresses of the written one, in order."""
    source = f"memref<{'x'.join(map(str, shape))}xf32>"
    target = f"memref<{'x'.join(map(str, sizes))}xf32>"
    s = copy(source, ", ".join(map(str, sizes)), map_, target)
    load, store = s.accesses.values()
    written = load.op.access_map
    want = [_linear(written, point, shape) for point in points(*map(range, sizes))]
    got = list(_addresses(load, s))
    assert got == want
    assert list(_addresses(store, s)) == list(range(prod(sizes)))


def _linear(map_: AffineMap, point: tuple[int, ...], shape: tuple[int, ...]) -> int:
    return int(np.ravel_multi_index(map_.eval(point, ()), shape))


def _addresses(access: Access, space: Space) -> list[int]:
    """The address at every point of a space, in row-major order."""
    found: list[int] = []
    for point in points(*(range(size.factor) for size in space.sizes)):
        if access.strides is None:
            places = [place.eval(point, ()) for place in access.places]
            parts = zip(places, access.buffer_strides, strict=True)
        else:
            parts = zip(point, access.strides, strict=True)
        offset = sum(part.factor for part in access.offset) if access.strides else 0
        found.append(sum(index * stride.factor for index, stride in parts) + offset)
    return found
