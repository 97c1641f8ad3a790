"""Tensors around and past 2^31 elements, without one byte of them: addresses, grids and bytes.

`index_walk` walks the scheduled kernels; expected places follow from the shapes alone.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence

import pytest
from index_walk import Walk
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp as HostFunc
from xdsl.traits import SymbolTable

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.scheduling.emission.types import INT32_ROOM
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.backend import Arguments
from mlfuse.runtime.cpu.backend import CpuBackend
from mlfuse.runtime.cuda.backend import CudaKernel
from mlfuse.runtime.host.program import Launch, Program
from mlfuse.runtime.host.reader import program_of
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.testing.launch_plans import plan_of

EXP = """
func.func @main(%x: tensor<SxT>) -> tensor<SxT> {
  %0 = graph.exp %x : tensor<SxT>
  func.return %0 : tensor<SxT>
}"""
TRANSPOSE = """
func.func @main(%x: tensor<MxNxf32>) -> tensor<NxMxf32> {
  %0 = graph.transpose %x perm [1, 0] : tensor<MxNxf32> -> tensor<NxMxf32>
  %1 = graph.exp %0 : tensor<NxMxf32>
  func.return %1 : tensor<NxMxf32>
}"""
SOFTMAX = """
func.func @main(%x: tensor<MxNxf32>) -> tensor<MxNxf32> {
  %0 = graph.softmax %x {axis = 1 : i64} : tensor<MxNxf32>
  func.return %0 : tensor<MxNxf32>
}"""
DEVICES = ("cpu", "sm_90")
BORDER = {"cpu": 2**31 - INT32_ROOM, "sm_90": 2**30 - 2**21 - 2**19}
"""The fewest elements that need 64 bits; the threads of a GPU's last block may point past the end."""
SIZES = [
    *(border + step for border in BORDER.values() for step in (-1, 0)),
    2**31 - 1,
    2**31,
    2**31 + 1,
    2**32 - 1,
    2**32 + 5,
    2**40 + 1,
]


def scheduled(text: str, device: str) -> ModuleOp:
    return pipelines.run(parse_module(text), "kernel", device)


def kernel_of(module: ModuleOp) -> FuncOp:
    (kernel,) = [op for op in module.ops if isinstance(op, FuncOp)]
    return kernel


def program_in(module: ModuleOp) -> Program:
    host = SymbolTable.lookup_symbol(module, "main")
    assert isinstance(host, HostFunc)
    return program_of(host)


Places = tuple[set[int], set[int]]
"""What a kernel of one input and one output reads and writes."""


def first_and_last(module: ModuleOp, shapes: Sequence[Sequence[int]]) -> tuple[Places, Places]:
    """The places of the first chunk or block of a module's one kernel, and of the last."""
    kernel, program = kernel_of(module), program_in(module)
    (launch,) = program.steps
    assert isinstance(launch, Launch)
    values = program.indices.evaluate(shapes)
    sizes = [values[number] for number in launch.sizes]

    def block(number: int, chunk: Callable[[int], int]) -> Places:
        reads, writes = set[int](), set[int]()
        for thread in range(kernel.block_size):
            walk = Walk(kernel, sizes, number, thread, chunk).run()
            reads.update(*walk.reads.values())
            writes.update(*walk.writes.values())
        return reads, writes

    return block(0, lambda count: 0), block(values[launch.grid] - 1, lambda count: count - 1)


def assert_ends(module: ModuleOp, shapes: Sequence[Sequence[int]], elements: int) -> None:
    """The first element is read and written by the first chunk or block, the last by the last."""
    first, last = first_and_last(module, shapes)
    assert [min(found) for found in first] == [0, 0]
    assert [max(found) for found in last] == [elements - 1, elements - 1]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.sampled(4)
def test_a_map_reaches_the_first_and_the_last_element(size: int, device: str):
    module = scheduled(EXP.replace("S", str(size)).replace("T", "f32"), device)
    assert kernel_of(module).index_bits == (32 if size < BORDER[device] else 64)
    assert_ends(module, [(size,)], size)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("size", [2**31 - 1, 2**31 + 1, 2**40 + 1])
def test_a_size_that_a_call_tells(size: int, device: str):
    module = scheduled(EXP.replace("S", "?").replace("T", "i8").replace("exp", "neg"), device)
    assert kernel_of(module).index_bits == 64
    assert_ends(module, [(size,)], size)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("m", "n"), [(65536, 32767), (65536, 65537), (3, 2**31), (2**31 + 7, 2)])
@pytest.mark.sampled(4)
def test_a_transpose(m: int, n: int, device: str):
    module = scheduled(TRANSPOSE.replace("M", str(m)).replace("N", str(n)), device)
    assert_ends(module, [(m, n)], m * n)
    assert kernel_of(module).index_bits == 64 or m * n < BORDER[device]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize(("m", "n"), [(2**21 - 2048, 1024), (2**22 + 1, 1024), (2**30 + 3, 8)])
@pytest.mark.sampled(4)
def test_rows(m: int, n: int, device: str, dynamic: bool):
    text = SOFTMAX.replace("M", "?" if dynamic else str(m)).replace("N", str(n))
    module = scheduled(text, device)
    assert_ends(module, [(m, n)], m * n)
    assert kernel_of(module).index_bits == 64 or (m * n < BORDER[device] and not dynamic)


def test_a_number_that_is_too_large_would_be_found():
    """The walk itself: with 32 bits, an address of a 64-bit kernel doesn't fit."""
    module = scheduled(EXP.replace("S", str(2**32)).replace("T", "f32"), "cpu")
    small = scheduled(EXP.replace("S", "8").replace("T", "f32"), "cpu")
    kernel_of(module).attributes["index_bits"] = kernel_of(small).attributes["index_bits"]
    with pytest.raises(AssertionError, match="in 32 bits"):
        first_and_last(module, [(2**32,)])


@pytest.mark.parametrize("size", [8, 2**31])
def test_code_has_indices_of_that_width(size: int):
    text = EXP.replace("S", str(size)).replace("T", "f32")
    c = CPrinter().print_kernels(scheduled(text, "cpu"))
    cuda = CudaPrinter().print_kernels(scheduled(text, "sm_90"))
    assert ("for (int64_t" in c) == ("(long long)threadIdx.x" in cuda) == (size == 2**31)
    assert ("for (int32_t" in c) == ("(int)threadIdx.x" in cuda) == (size == 8)


@pytest.mark.slow
def test_grids_are_exact_numbers():
    for size in SIZES:
        module = scheduled(EXP.replace("S", "?").replace("T", "f32"), "sm_90")
        (launch,) = program_in(module).steps
        assert isinstance(launch, Launch)
        grid = program_in(module).indices.evaluate([(size,)])[launch.grid]
        assert grid == -(-size // (256 * 4 * 4))  # 256 threads of 4 groups of 4 elements


def test_a_grid_that_no_device_takes():
    kernel = CudaKernel("exp", None)  # pyright: ignore[reportArgumentType]
    nothing = Arguments((ctypes.c_void_p * 0)(), (ctypes.c_int64 * 0)(), (), 2**31, 256)
    with pytest.raises(MlfuseError, match="a grid of 2147483648 blocks is too large"):
        kernel.bind(nothing)


def test_bytes_are_counted_in_exact_numbers():
    """2^61 elements of 8 bytes would be 0 bytes in 64 bits."""
    text = """
    func.func @main(%x: memref<?x0xf64>) -> memref<?x?xf64> {
      %0 = arith.constant 0 : index
      %n = memref.dim %x, %0 : memref<?x0xf64>
      %y = memref.alloc(%n, %n) : memref<?x?xf64>
      func.return %y : memref<?x?xf64>
    }"""
    host = parse_module(text).body.block.first_op
    assert isinstance(host, HostFunc)
    types = parse_module("func.func private @main(tensor<?x0xf64>) -> tensor<?x?xf64>")
    declared = types.body.block.first_op
    assert isinstance(declared, HostFunc)
    plan = plan_of(host, Signature.of(declared), CpuBackend())
    assert plan.memory(((2**20, 0),)).peak == 2**43
    with pytest.raises(MlfuseError, match="can't allocate a buffer of shape"):
        plan.memory(((2**31, 0),))
