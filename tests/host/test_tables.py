"""Kernels over tables in the compiled host function: addresses, numbers of chunks, and intermediates in a table."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.host_function import constant
from mlfuse.dialects.kernel.cut import Cut
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.driver.parsing import parse
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.passes.utils.indices import ARITHMETIC
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.runtime.host.tables import TableArrays

needs_compiler = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")

NETWORK = """
func.func @main(%x: tensor<?xf32>, %y: tensor<2x?xf32>, %z: tensor<5xf32>)
    -> (tensor<?xf32>, tensor<2x?xf32>, tensor<5xf32>, tensor<f32>) {
  %a, %b, %c = graph.foreach "fused_twice" (%p = [%x : tensor<?xf32>, %y : tensor<2x?xf32>, %z : tensor<5xf32>])
      -> [tensor<?xf32>, tensor<2x?xf32>, tensor<5xf32>] {
    %t = graph.add %p, %p : tensor<?xf32>
    graph.yield %t : tensor<?xf32>
  }
  %d, %e, %f, %s = graph.foreach "fused_sum" (%p = [%a : tensor<?xf32>, %b : tensor<2x?xf32>, %c : tensor<5xf32>])
      -> [tensor<?xf32>, tensor<2x?xf32>, tensor<5xf32>], tensor<f32> {
    %n = graph.neg %p : tensor<?xf32>
    %r = graph.reduce add %n dims [0] : tensor<?xf32> -> tensor<f32>
    %u = graph.across add %r : tensor<f32>
    graph.yield %n, %u : tensor<?xf32>, tensor<f32>
  }
  func.return %d, %e, %f, %s : tensor<?xf32>, tensor<2x?xf32>, tensor<5xf32>, tensor<f32>
}"""
"""Two tables of `?` sizes. The first one's results are intermediates; the second kernel has scratch for each chunk."""


@pytest.mark.slow
@needs_compiler
@pytest.mark.parametrize(("m", "n"), [(1, 1), (0, 7), (40000, 3), (7, 33000), (0, 0)])
def test_tables_of_unknown_sizes(m: int, n: int) -> None:
    exe: Any = mlfuse.compile(NETWORK, device="cpu")
    rng = np.random.default_rng(m)
    args = [rng.integers(-4, 5, shape).astype(np.float32) for shape in [(m,), (2, n), (5,)]]
    for _ in range(3):  # by Python, by C that learns it, by C
        *arrays, total = exe(*args)
        for found, arg in zip(arrays, args, strict=True):
            np.testing.assert_array_equal(found, -2 * arg)
        assert total == sum(-2 * arg.sum() for arg in args)  # exact: small integers


@pytest.mark.slow
@needs_compiler
def test_c_makes_the_call_and_its_source_writes_the_addresses() -> None:
    exe: Any = mlfuse.compile(NETWORK, device="cpu")
    args: list[Array] = [np.ones(s, np.float32) for s in [(3,), (2, 4), (5,)]]
    exe(*args)
    before = exe.run.learned_calls.hits
    exe(*args)
    assert exe.run.learned_calls.hits == before + 1
    assert "mlf_row(rows + 0, 2, (void *[]){x, " in exe.stage("source")


def host_of(sizes: list[int | str], cut: Cut) -> FuncOp:
    """A host function that launches a kernel over vectors of these sizes, and gives it all numbers of the table."""
    types = [f"memref<{'?' if isinstance(size, str) else size}xf32>" for size in sizes]
    arguments = ", ".join(f"%b{k}: {type_}" for k, type_ in enumerate(types))
    buffers = ", ".join(f"%b{k}" for k in range(len(sizes)))
    each = (" each row" if cut.each_row else "") + (f" limit {cut.limit}" if cut.limit else "")
    text = f"""
    func.func @main({arguments}) -> memref<f32> {{
      %c1 = arith.constant 1 : index
      %y = memref.alloc() : memref<f32>
      %t = loop.table {buffers} : {", ".join(types)} -> !loop.table<f32>
      %r, %c, %m, %n, %k = kernel.table %t chunks {cut.least} to {cut.most} wanted {cut.wanted}{each} : !loop.table<f32>
      kernel.launch @f grid (%c1) block (1) args (%r, %c, %y, %m, %n, %k : memref<?xi64>, memref<?xi64>, memref<f32>, index, index, index)
      func.return %y : memref<f32>
    }}
    kernel.func @f(%r: memref<?xi64>, %c: memref<?xi64>, %y: memref<1xf32>, %m: index, %n: index, %k: index)
        attributes {{device = "cpu", block = 1 : i64, index_bits = 64 : i64}} {{
    }}"""
    module = parse(text)
    assert isinstance(module, ModuleOp)
    func = module.body.block.first_op
    assert isinstance(func, FuncOp)
    lowered = lowered_to_host(func)
    assert lowered is not None
    return lowered


def launch_sizes(func: FuncOp, known: list[int]) -> list[int]:
    """The sizes that the launch gets, for arguments of known sizes."""
    values: dict[SSAValue, int] = {}
    for op in func.body.block.ops:
        if isinstance(op, arith.ConstantOp):
            values[op.result] = constant(op.result) or 0
        elif isinstance(op, memref.DimOp):
            values[op.result] = known[func.body.block.args.index(op.source)]
        elif op.name in ARITHMETIC:
            values[op.results[0]] = ARITHMETIC[op.name](*[values[v] for v in op.operands])
        elif isinstance(op, LaunchOp):
            return [values[value] for value in op.arguments if value in values]
    raise AssertionError("no launch")


@pytest.mark.slow
@settings(max_examples=80)
@given(
    st.lists(st.tuples(st.integers(0, 5000), st.booleans()), min_size=1, max_size=6),
    st.integers(1, 64),
    st.integers(1, 64),
    st.integers(1, 9),
    st.booleans(),
    st.none() | st.integers(1, 9),
)
def test_numbers_are_those_of_the_arrays(
    rows: list[tuple[int, bool]],
    least: int,
    times: int,
    wanted: int,
    each_row: bool,
    limit: int | None,
) -> None:
    cut, sizes = Cut(least, least * times, wanted, each_row, limit), [size for size, _ in rows]
    func = host_of(["?" if is_unknown else size for size, is_unknown in rows], cut)
    arrays = TableArrays.of(sizes, 1, cut)
    assert launch_sizes(func, sizes) == [len(sizes), len(arrays.chunks), sum(sizes)]
