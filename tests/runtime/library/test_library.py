"""Library calls: layouts, how constants are packed once, and the CUDA path with NumPy in CuPy's place."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

import mlfuse
from mlfuse.diagnostics.errors import OpError
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cpu.backend import CpuBackend
from mlfuse.runtime.cuda import backend as cuda
from mlfuse.runtime.library import FUNCTIONS, register
from mlfuse.runtime.library.cupy_library import CupyLibrary
from mlfuse.runtime.library.function import LibraryFunction, Options
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.numpy_library import NumpyLibrary, strided
from mlfuse.runtime.library.planning import as_matrices
from mlfuse.runtime.library.steps import ArrayView, Copy, Library, MatMul, SumOfProducts, Work
from mlfuse.testing.host_gpu import HostCupy, installed
from mlfuse.testing.launch_plans import plan_of

Array = np.ndarray[Any, np.dtype[Any]]
BF16 = np.dtype(cast(Any, ml_dtypes).bfloat16)


class Recorder(NumpyLibrary):
    """Keeps what is compiled: constants' packing when a plan is built, calls when sizes are new.

    Of matrices alone, as where oneDNN isn't installed; test_onednn.py has the other half.
    """

    def __init__(self) -> None:
        super().__init__()
        self.works: list[Work] = []

    def convolves(self, dtype: np.dtype[np.generic]) -> bool:
        return False

    def compile(self, work: Work) -> Callable[[Sequence[Array]], None]:
        self.works.append(work)
        return super().compile(work)

    def native_steps(self, work: Work) -> None:
        return None  # calls are seen by whoever compiles them


def function_of(module: ModuleOp) -> FuncOp:
    found = SymbolTable.lookup_symbol(module, "main")
    assert isinstance(found, FuncOp)
    return found


def plan(text: str, backend: Any) -> LaunchPlan[Any]:
    """A function of calls alone, which needs no kernel: products are the library's."""
    module = parse_module(text)
    signature = Signature.of(function_of(module))
    standard = pipelines.Pipeline.standard("kernel", device="cpu")
    standard.without("lower-products").apply(module)
    return plan_of(function_of(module), signature, backend)


def recorded(text: str) -> tuple[LaunchPlan[Any], Recorder]:
    backend = CpuBackend()
    recorder = Recorder()
    backend.library = recorder  # pyright: ignore[reportAttributeAccessIssue]
    return plan(text, backend), recorder


def main(args: str, op: str, constant: str = "") -> str:
    result = op.rpartition("-> ")[2]
    return f"func.func @main({args}) -> {result} {{\n{constant}\n%y = {op}\nfunc.return %y : {result}\n}}"


def conv(rng: np.random.Generator) -> tuple[str, Array]:
    """A convolution by a constant that is read backwards, and the constant."""
    w = rng.integers(-4, 5, (3, 2, 3)).astype(np.float32)
    x = "tensor<2x2x6xf32>"
    literal = f"%w = graph.constant dense<{w.tolist()}> : tensor<3x2x3xf32>"
    op = (
        "graph.convolution %x, %w dims [b, f, 0] x [o, i, 0] -> [b, f, 0] reverse [0] : "
        f"{x}, tensor<3x2x3xf32> -> tensor<2x3x4xf32>"
    )
    return main(f"%x: {x}", op, literal), w


# Layouts.


def test_views_are_those_of_numpy():
    array = np.arange(2 * 3 * 4).reshape(2, 3, 4)
    layout = Layout.row_major((2, 3, 4))
    for view, expected in (
        (layout.permuted([2, 0, 1]), array.transpose(2, 0, 1)),
        (layout.cut(2, 3, 2, -2), array[:, :, 3::-2]),
        (layout.split(2, 2), array.reshape(2, 3, 2, 2)),
        (layout.repeated(1, 5), np.broadcast_to(array[:, None], (2, 5, 3, 4))),
        (layout.flipped, array.swapaxes(1, 2)),
        (layout.cut(0, 1, 1).last(2), array[1]),
        (layout.windows(2, 1, (2, 1), (2, 1)), np.stack([array[:, :, 1:3], array[:, :, 2:4]], 2)),
    ):
        np.testing.assert_array_equal(strided(array, view), expected)


def test_dims_merge_where_elements_lie_evenly():
    layout = Layout.row_major((2, 3, 4))
    assert layout.merged([[0, 1], [2]]) == Layout((6, 4), (4, 1))
    assert layout.permuted([1, 0, 2]).merged([[0, 1], [2]]) is None
    assert layout.permuted([2, 0, 1]).merged([[0], [1, 2]]) == Layout((4, 6), (1, 4))
    assert layout.cut(1, 0, 1).merged([[0, 1, 2]]) is None
    assert layout.cut(0, 1, 1).merged([[0, 1, 2]]) == Layout((12,), (1,), 12)


def test_blas_takes_matrices_by_rows_or_by_columns():
    layout = Layout.row_major((6, 8))
    assert as_matrices(layout, 0, 1) == layout
    assert as_matrices(layout.flipped, 0, 1) == layout.flipped
    assert as_matrices(layout.cut(1, 2, 3), 0, 1) is not None
    assert as_matrices(layout.cut(1, 0, 4, 2), 0, 1) is None
    assert as_matrices(layout.cut(0, 5, 6, -1), 0, 1) is None


# Constants.


@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
def test_a_constant_kernel_is_packed_when_the_plan_is_built():
    rng = np.random.default_rng(0)
    text, w = conv(rng)
    run, recorder = recorded(text)
    assert [len(work.steps) for work in recorder.works] == [1]  # one copy
    x = rng.integers(-4, 5, (2, 2, 6)).astype(np.float32)
    windows = np.lib.stride_tricks.sliding_window_view(x, 3, axis=2)
    expected = np.einsum("bipk,oik->bop", windows, w[:, :, ::-1])
    for _ in range(3):
        np.testing.assert_array_equal(run(x)[0], expected)
    _, call = recorder.works
    copies = [step for step in call.steps if isinstance(step, Copy)]
    assert all(step.source.array != 1 for step in copies)  # the kernel is taken as it is


def test_a_constant_of_16_bits_is_widened_when_the_plan_is_built():
    b = np.arange(6, dtype=np.float32).reshape(3, 2)
    literal = f"%b = graph.constant dense<{b.tolist()}> : tensor<3x2xbf16>"
    op = (
        "graph.dot_general %a, %b contract [1] x [0] : tensor<?x3xbf16>, tensor<3x2xbf16> -> "
        "tensor<?x2xbf16>"
    )
    run, recorder = recorded(main("%a: tensor<?x3xbf16>", op, literal))
    (packing,) = recorder.works
    assert packing.dtypes == (BF16, np.dtype(np.float32))
    for rows in (1, 2, 2):
        a = np.ones((rows, 3), BF16)
        np.testing.assert_array_equal(run(a)[0].astype(np.float32), a.astype(np.float32) @ b)
    assert len(recorder.works) == 3  # one call for each of the sizes
    for call in recorder.works[1:]:
        copied = [step.source.array for step in call.steps if isinstance(step, Copy)]
        assert 0 in copied and 1 not in copied


def test_what_lies_well_is_neither_packed_nor_copied():
    literal = "%b = graph.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>"
    for contract in (0, 1):
        op = (
            f"graph.dot_general %a, %b contract [1] x [{contract}] : tensor<4x2xf32>, "
            "tensor<2x2xf32> -> tensor<4x2xf32>"
        )
        run, recorder = recorded(main("%a: tensor<4x2xf32>", op, literal))
        run(np.ones((4, 2), np.float32))
        (call,) = recorder.works
        assert [type(step) for step in call.steps] == [MatMul]


def test_a_constant_that_something_else_reads_is_kept_too():
    text, w = conv(np.random.default_rng(1))
    text = text.replace("-> tensor<2x3x4xf32> {", "-> (tensor<2x3x4xf32>, tensor<3x2x3xf32>) {")
    text = text.replace(
        "return %y : tensor<2x3x4xf32>", "return %y, %w : tensor<2x3x4xf32>, tensor<3x2x3xf32>"
    )
    run, _ = recorded(text)
    np.testing.assert_array_equal(run(np.ones((2, 2, 6), np.float32))[1], w)


# What is chosen.


def steps_of(op: str, types: str) -> list[type]:
    args = ", ".join(
        f"%{name}: {type_}" for name, type_ in zip("xw", types.split(", "), strict=True)
    )
    run, recorder = recorded(main(args, op))
    shapes = [spec.shape for spec in run.signature.inputs]
    dtypes = [spec.dtype.numpy for spec in run.signature.inputs]
    run(*(np.ones(shape, dtype) for shape, dtype in zip(shapes, dtypes, strict=True)))
    return [type(step) for step in recorder.works[-1].steps]


def test_a_window_of_one_place_is_one_product():
    types = "tensor<2x4x8x8xf32>, tensor<3x4x1x1xf32>"
    op = f"graph.convolution %x, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : {types}"
    assert steps_of(f"{op} -> tensor<2x3x8x8xf32>", types) == [MatMul]


@pytest.mark.slow
@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
def test_depthwise_convolutions_and_integers_are_summed_without_matrices():
    types = "tensor<2x8x8x4xf32>, tensor<3x3x1x4xf32>"
    op = (
        "graph.convolution %x, %w dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] feature_groups 4"
    )
    assert steps_of(f"{op} : {types} -> tensor<2x6x6x4xf32>", types) == [SumOfProducts]
    types = "tensor<8x8xi32>, tensor<8x8xi32>"
    op = f"graph.dot_general %x, %w contract [1] x [0] : {types} -> tensor<8x8xi32>"
    assert steps_of(op, types) == [SumOfProducts]


@pytest.mark.parametrize("size", [2**8, 2**12])
def test_columns_are_made_a_part_at_a_time(size: int, monkeypatch: pytest.MonkeyPatch):
    """Of a few images, then of a few rows of one: the result is the same."""
    types = "tensor<3x9x8x2xf32>, tensor<3x2x2x5xf32>"
    op = "graph.convolution %x, %w dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]"
    text = main(
        "%x: tensor<3x9x8x2xf32>, %w: tensor<3x2x2x5xf32>", f"{op} : {types} -> tensor<3x7x7x5xf32>"
    )
    rng = np.random.default_rng(2)
    x, w = (rng.integers(-9, 10, s).astype(np.float32) for s in ((3, 9, 8, 2), (3, 2, 2, 5)))
    (whole,) = recorded(text)[0](x, w)
    monkeypatch.setattr(NumpyLibrary, "working_bytes", size)
    run, recorder = recorded(text)
    np.testing.assert_array_equal(run(x, w)[0], whole)
    (call,) = recorder.works
    assert sum(isinstance(step, MatMul) for step in call.steps) > 2
    assert sum(int(np.prod(need.shape)) * need.dtype.itemsize for need in call.scratch) <= max(
        size, 7 * 12 * 4
    )


def test_without_a_compiler_all_is_matrices(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cc, "find_compiler", lambda: None)
    types = "tensor<8x8xi32>, tensor<8x8xi32>"
    op = f"graph.dot_general %x, %w contract [1] x [0] : {types} -> tensor<8x8xi32>"
    assert steps_of(op, types) == [MatMul]


# Functions of other packages.


class Double(LibraryFunction):
    """`dot_general`, which this replaces for a test: twice the first input."""

    NAME = "dot_general"
    INPUTS = 2

    @classmethod
    def read(cls, options: Options) -> Double:
        return cls()

    def plan(self, inputs: Any, outputs: Any, packed: Any, library: Library[Any]) -> Work:
        (output,) = outputs
        layouts = [operand.layout for operand in inputs]
        left, right = ArrayView(0, layouts[0]), ArrayView(1, layouts[1])
        step = MatMul(ArrayView(2, Layout.row_major(output.shape)), left, right)
        return Work((step, step), tuple(o.dtype for o in (*inputs, output)))


def test_a_function_can_be_registered(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(FUNCTIONS, "dot_general", FUNCTIONS["dot_general"])
    register(Double)
    types = "tensor<2x2xf32>, tensor<2x2xf32>"
    op = f"graph.dot_general %x, %w contract [1] x [0] : {types} -> tensor<2x2xf32>"
    assert steps_of(op, types) == [MatMul, MatMul]


@pytest.mark.parametrize("option", ["strides", "feature_groups"])
def test_an_option_that_is_missing_is_named(option: str):
    text, _ = conv(np.random.default_rng(0))
    module = parse_module(text)
    pipelines.run(module, "kernel", "cpu")
    host = function_of(module)
    (call,) = [op for op in host.walk() if op.name == "loop.library"]
    options = call.properties["options"].data  # pyright: ignore
    call.properties["options"] = type(call.properties["options"])(  # pyright: ignore
        {name: value for name, value in options.items() if name != option}  # pyright: ignore
    )
    with pytest.raises(OpError, match=f"option {option} must be an"):
        plan_of(host, Signature.of(function_of(parse_module(text))), CpuBackend())


# CUDA.


@pytest.fixture(params=["13.6.0", "14.2.0"])
def fake(request: pytest.FixtureRequest) -> Generator[HostCupy]:
    with installed(request.param) as module:
        yield module


CONVOLUTIONS = [  # shapes of input, kernel and result, and the rest of the op
    ("2x6x7x4", "3x2x4x5", "2x4x6x5", "[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]"),
    ("2x4x6x7", "5x4x3x2", "2x5x4x6", "[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1]"),
    (
        "2x4x6x7",
        "6x2x3x2",
        "2x6x3x5",
        "[b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] stride [2, 2] pad [[1, 0], [2, 1]] reverse [1] "
        "feature_groups 2",
    ),
    (
        "4x4x3x3",
        "4x6x2x3",
        "2x6x7x4",
        "[b, f, 0, 1] x [i, o, 0, 1] -> [b, f, 0, 1] pad [[2, 2], [-1, 2]] lhs_dilate [2, 2] "
        "rhs_dilate [2, 1] batch_groups 2",
    ),
    ("3x4", "4x5", "3x5", "[b, f] x [i, o] -> [b, f]"),
    ("0x4", "4x5", "0x5", "[b, f] x [i, o] -> [b, f]"),
    ("3x0", "0x5", "3x5", "[b, f] x [i, o] -> [b, f]"),
]


@pytest.mark.parametrize("name", ["f32", "f16", "bf16", "i32", "i1"])
@pytest.mark.parametrize("case", CONVOLUTIONS)
@pytest.mark.parametrize("constant", [False, True])
@pytest.mark.sampled(6)
def test_convolution_by_cupy(
    fake: HostCupy, case: tuple[str, str, str, str], name: str, constant: bool
):
    dtype = {"f32": np.float32, "f16": np.float16, "bf16": BF16, "i32": np.int32, "i1": np.bool_}[
        name
    ]
    x, w, y = (f"tensor<{dims}x{name}>" for dims in case[:3])
    op = f"graph.convolution %x, %w dims {case[3]} : {x}, {w} -> {y}"
    rng = np.random.default_rng(0)
    shapes = [tuple(map(int, dims.split("x"))) for dims in case[:2]]
    args = [rng.integers(0 if name == "i1" else -3, 2, shape).astype(dtype) for shape in shapes]
    text = main(f"%x: {x}, %w: {w}", op)
    expected = mlfuse.compile(text, "interpreter")(*args)
    if constant and args[1].size:
        values = args.pop().astype(bool if name == "i1" else float).tolist()
        values = str(values).lower() if name != "i32" else str(values).replace(".0", "")
        text = main(f"%x: {x}", op, f"%w = graph.constant dense<{values}> : {w}")
    run = plan(text, cuda.CudaBackend())
    for _ in range(2):
        np.testing.assert_array_equal(run(*args)[0], expected)


def test_cupy_multiplies_16_bit_floats_as_they_are_where_it_may(fake: HostCupy):
    native: CupyLibrary = cuda.CudaBackend().library
    f16, f32 = np.dtype(np.float16), np.dtype(np.float32)
    assert native.product_dtype(f16, batched=False) == f16
    assert native.product_dtype(f16, batched=True) == f32
    assert native.product_dtype(BF16, batched=False) == (BF16 if fake.native_bf16 else f32)
    assert native.product_dtype(f32, batched=True) == f32
