"""Epilogues of matrix products: what is one, what a call with one means, and what cuBLASLt is given."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.loop.epilogue import EPILOGUES
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.driver import pipelines
from mlfuse.driver.device import target_of
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.cpu.backend import CpuBackend
from mlfuse.runtime.cuda import backend as cuda
from mlfuse.runtime.library import cublaslt
from mlfuse.targets import devices
from mlfuse.testing.host_gpu import HostCupy, installed
from mlfuse.testing.launch_plans import plan_of

Array = np.ndarray[Any, np.dtype[Any]]
DTYPES = {
    "f32": np.dtype(np.float32),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
}
EPSILON = {"f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7}
"""The distance from 1 to the next number."""

BIAS = """
  %wide = graph.broadcast %b dims [1] : tensor<32xT> -> tensor<8x32xT>
  %s = graph.add %p, %wide : tensor<8x32xT>"""


def program(after: str, result: str, *, results: str = "tensor<8x32xT>", dtype: str = "f32") -> str:
    """A product `%p` of `%x` and `%w`, and ops after it; `T` is the element type."""
    text = f"""
func.func @main(%x: tensor<8x64xT>, %w: tensor<64x32xT>, %b: tensor<32xT>) -> ({results}) {{
  %p = graph.dot_general %x, %w contract [1] x [0] : tensor<8x64xT>, tensor<64x32xT> -> tensor<8x32xT>
  {after}
  func.return {result} : {results.strip("()")}
}}"""
    return text.replace("T>", f"{dtype}>").replace("xT", f"x{dtype}")


def forward(epilogue: str, dtype: str = "f32") -> str:
    """The program that an epilogue stands for."""
    biased = epilogue.startswith("bias")
    value = "%s" if biased else "%p"
    after = BIAS if biased else ""
    if epilogue.endswith("relu"):
        after += f"\n  %y = graph.relu {value} : tensor<8x32xT>"
    if epilogue.endswith("gelu"):
        after += f'\n  %y = graph.gelu {value} {{approximate = "tanh"}} : tensor<8x32xT>'
    return program(after, value if epilogue == "bias" else "%y", dtype=dtype)


@pytest.fixture(scope="session")
def target(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A description with every epilogue."""
    file = tmp_path_factory.mktemp("device") / "device.json"
    file.write_text(json.dumps(asdict(devices.get("sm_90")) | {"epilogues": EPILOGUES}))
    return str(file)


def at_loops(text: str, target: str, precision: str = "default") -> tuple[ModuleOp, str]:
    """A module at the loop level, and the remark on its epilogue."""
    module = parse_module(text)
    with collect() as remarks:
        pipelines.run(module, "loop", target, precision=precision)
    said = [remark.reason for remark in remarks if remark.rule == "library.epilogue"]
    return module, said[0] if said else ""


def calls(module: ModuleOp) -> list[LibraryOp]:
    return [op for op in module.walk() if isinstance(op, LibraryOp)]


def launches(module: ModuleOp) -> list[LaunchOp]:
    return [op for op in module.walk() if isinstance(op, LaunchOp)]


def arguments(dtype: str) -> list[Array]:
    """Products of about 1."""
    rng = np.random.default_rng(3)
    shapes: list[tuple[int, ...]] = [(8, 64), (64, 32), (32,)]
    scales = (1.0, 0.125, 0.5)
    return [
        (scale * rng.standard_normal(shape)).astype(DTYPES[dtype])
        for scale, shape in zip(scales, shapes, strict=True)
    ]


def expected(epilogue: str, args: list[Array]) -> Array:
    """In f64, from the formulas."""
    x, w, b = (arg.astype(np.float64) for arg in args)
    y = x @ w + (b if epilogue.startswith("bias") else 0)
    if epilogue.endswith("relu"):
        return np.maximum(y, 0)
    if epilogue.endswith("gelu"):
        return y * 0.5 * (1 + np.tanh(np.sqrt(2 / np.pi) * (y + 0.044715 * y**3)))
    return y


def check(got: Array, epilogue: str, args: list[Array], dtype: str) -> None:
    """A sum of 64 products of about 1, with the error that docs/numerics.md allows an epilogue."""
    assert got.dtype == DTYPES[dtype]
    tolerance = 8 * EPSILON[dtype]
    wide = got.astype(np.float64)
    np.testing.assert_allclose(wide, expected(epilogue, args), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("epilogue", EPILOGUES)
def test_the_kernel_after_a_product_becomes_its_epilogue(epilogue: str, dtype: str, target: str):
    module, said = at_loops(forward(epilogue, dtype), target)
    (call,) = calls(module)
    assert call.options.data["epilogue"] == StringAttr(epilogue)
    assert len(call.inputs) == (3 if epilogue.startswith("bias") else 2)
    assert not launches(module)
    assert said == f"the library's epilogue {epilogue!r}"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("epilogue", EPILOGUES)
def test_the_interpreter_gives_the_bits_of_the_ops_it_stands_for(
    epilogue: str, dtype: str, target: str
):
    args = arguments(dtype)
    args[0][0, 0] = np.nan
    fused, _ = at_loops(forward(epilogue, dtype), target)
    plain, _ = at_loops(forward(epilogue, dtype), "sm_90")
    assert launches(plain)
    (got,), (want,) = run_module(fused, "main", args), run_module(plain, "main", args)
    assert got.dtype == want.dtype
    assert got.tobytes() == want.tobytes()
    check(got[1:], epilogue, [args[0][1:], *args[1:]], dtype)
    assert np.isnan(got[0].astype(np.float64)).all()


@pytest.mark.parametrize(
    ("args", "result", "rows"),
    [
        ("tensor<?x64xf32>", "tensor<?x32xf32>", "?"),
        ("tensor<2x4x64xf32>", "tensor<2x4x32xf32>", "2x4"),
    ],
)
def test_rows_may_be_dynamic_or_of_several_dims(args: str, result: str, rows: str, target: str):
    last = rows.count("x") + 1
    like = f"like %p : tensor<32xf32>, {result}" if rows == "?" else ": tensor<32xf32>"
    text = f"""
func.func @main(%x: {args}, %w: tensor<64x32xf32>, %b: tensor<32xf32>) -> {result} {{
  %p = graph.dot_general %x, %w contract [{last}] x [0] : {args}, tensor<64x32xf32> -> {result}
  %wide = graph.broadcast %b dims [{last}] {like} -> {result}
  %s = graph.add %wide, %p : {result}
  %y = graph.gelu %s {{approximate = "tanh"}} : {result}
  func.return %y : {result}
}}"""
    module, _ = at_loops(text, target)
    (call,) = calls(module)
    assert call.options.data["epilogue"] == StringAttr("bias_gelu")
    assert not launches(module)
    given = arguments("f32")
    shape = (2, 4, 64) if rows == "2x4" else (8, 64)
    (got,) = run_module(module, "main", [given[0].reshape(shape), *given[1:]])
    check(got.reshape(8, 32), "bias_gelu", given, "f32")


NO_EPILOGUES = {
    "erf": (
        program(BIAS + "\n  %y = graph.gelu %s : tensor<8x32xT>", "%y"),
        "the kernel is none of",
    ),
    "another op between": (
        program(
            BIAS + "\n  %t = graph.exp %s : tensor<8x32xT>\n  %y = graph.relu %t : tensor<8x32xT>",
            "%y",
        ),
        "the kernel is none of",
    ),
    "the product is wanted, too": (
        program(BIAS, "%s, %p", results="tensor<8x32xT>, tensor<8x32xT>"),
        "the product has other readers",
    ),
    "a bias along rows": (
        program(
            """
  %wide = graph.broadcast %b dims [0] : tensor<8xT> -> tensor<8x32xT>
  %y = graph.add %p, %wide : tensor<8x32xT>""",
            "%y",
        ).replace("%b: tensor<32x", "%b: tensor<8x"),
        "the kernel reads more than the product and a bias along its last dim",
    ),
    "a bias that is computed on the way": (
        program(
            """
  %wide = graph.broadcast %b dims [1] : tensor<32xT> -> tensor<8x32xT>
  %t = graph.exp %wide : tensor<8x32xT>
  %y = graph.add %p, %t : tensor<8x32xT>""",
            "%y",
        ),
        "the kernel is none of",
    ),
    "bias and relu the other way round": (
        program(
            """
  %wide = graph.broadcast %b dims [1] : tensor<32xT> -> tensor<8x32xT>
  %t = graph.relu %p : tensor<8x32xT>
  %y = graph.add %t, %wide : tensor<8x32xT>""",
            "%y",
        ),
        "the kernel is none of",
    ),
    "f64": (forward("relu", "f64"), "the library has epilogues only for f16, bf16, f32"),
    "batched": (
        """
func.func @main(%x: tensor<2x8x64xf32>, %w: tensor<2x64x32xf32>) -> tensor<2x8x32xf32> {
  %p = graph.dot_general %x, %w batch [0] x [0] contract [2] x [1] : tensor<2x8x64xf32>, tensor<2x64x32xf32> -> tensor<2x8x32xf32>
  %y = graph.relu %p : tensor<2x8x32xf32>
  func.return %y : tensor<2x8x32xf32>
}""",
        "the product has batch dims",
    ),
}


@pytest.mark.parametrize("name", NO_EPILOGUES)
def test_what_is_no_epilogue_stays_a_kernel_and_the_remark_says_why(name: str, target: str):
    text, reason = NO_EPILOGUES[name]
    module, said = at_loops(text, target)
    assert not any("epilogue" in call.options.data for call in calls(module))
    assert launches(module)
    assert said.startswith(reason)


def test_gelu_as_jax_writes_it_is_one(target: str):
    """jax.nn.gelu: x * (0.5 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3)))), a bias first."""
    m = "tensor<8x32xf32>"
    text = f"""
func.func @main(%x: tensor<8x64xf32>, %w: tensor<64x32xf32>, %b: tensor<32xf32>) -> {m} {{
  %c0 = stablehlo.constant dense<4.471500e-02> : {m}
  %c1 = stablehlo.constant dense<0.797884583> : {m}
  %c2 = stablehlo.constant dense<1.000000e+00> : {m}
  %c3 = stablehlo.constant dense<5.000000e-01> : {m}
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x32xf32>) -> {m}
  %r = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
  %q = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<1x32xf32>) -> {m}
  %s = stablehlo.add %p, %q : {m}
  %0 = stablehlo.multiply %s, %s : {m}
  %1 = stablehlo.multiply %0, %s : {m}
  %2 = stablehlo.multiply %c0, %1 : {m}
  %3 = stablehlo.add %s, %2 : {m}
  %4 = stablehlo.multiply %c1, %3 : {m}
  %5 = stablehlo.tanh %4 : {m}
  %6 = stablehlo.add %c2, %5 : {m}
  %7 = stablehlo.multiply %c3, %6 : {m}
  %8 = stablehlo.multiply %s, %7 : {m}
  func.return %8 : {m}
}}"""
    module, said = at_loops(text, target)
    assert not launches(module)
    assert said == "the library's epilogue 'bias_gelu'"
    args = arguments("f32")
    (got,) = run_module(module, "main", args)
    check(got, "bias_gelu", args, "f32")


def matched(text: str, target: str) -> tuple[ModuleOp, str]:
    """A module at the loop level after the pass, and what that said."""
    module = parse_module(text)
    with collect() as remarks:
        pipelines.make("match-epilogues", target).apply(new_context(), module)
    (remark,) = remarks
    return module, remark.reason


def test_a_bias_is_as_long_as_the_result_is_wide(target: str):
    plain, _ = at_loops(forward("bias"), "sm_90")
    text = str(plain).replace("memref<32xf32>", "memref<40xf32>")
    module, said = matched(text.replace("array<i64: 32>", "array<i64: 40>"), target)
    assert launches(module)
    assert said == "the kernel reads more than the product and a bias along its last dim"
    assert not launches(matched(str(plain), target)[0])


def test_the_call_stays_where_it_is_if_its_input_is_written_after_it(target: str):
    plain, _ = at_loops(forward("bias"), "sm_90")
    text = str(plain).replace("(%x: memref", "(%k: memref<64x64xf32>, %x: memref", 1)
    line = next(line for line in text.splitlines() if "loop.library" in line)
    overwrite = line.replace("ins(%x, %w", "ins(%x, %k").replace("64x32", "64x64")
    overwrite = overwrite.replace("out(%p : memref<8x32", "out(%x : memref<8x64")
    module, said = matched(text.replace(line, f"{line}\n{overwrite}"), target)
    assert launches(module)
    assert said == "an input of the product is written before the kernel reads it"


def test_strict_takes_none(target: str):
    module, said = at_loops(forward("bias"), target, "strict")
    assert launches(module)
    assert said == 'precision "strict" takes none'


def test_the_stock_descriptions_have_none():
    assert not any(devices.get(name).epilogues for name in devices.BUILTIN)
    assert devices.get("sm_80+epilogues").epilogues == ("bias", "gelu", "bias_gelu")
    assert devices.get("sm_80+epilogues+max_ops=4").epilogues == ("bias", "gelu", "bias_gelu")


def test_a_description_with_an_unknown_one_is_an_error(tmp_path: Path):
    file = tmp_path / "device.json"
    file.write_text(json.dumps(asdict(devices.get("sm_90")) | {"epilogues": ["swish"]}))
    with pytest.raises(MlfuseError, match="unknown epilogue 'swish', expected one of: bias, relu"):
        at_loops(forward("bias"), str(file))


# Below: calls with an epilogue as text, which every device runs.


def call(epilogue: str, dtype: str, k: int = 64) -> str:
    """A function of one call."""
    ins, types = "%x, %w", f"memref<8x{k}x{dtype}>, memref<{k}x32x{dtype}>"
    if epilogue.startswith("bias"):
        ins, types = f"{ins}, %b", f"{types}, memref<32x{dtype}>"
    return f"""
func.func @main(%x: memref<8x{k}x{dtype}>, %w: memref<{k}x32x{dtype}>, %b: memref<32x{dtype}>) -> memref<8x32x{dtype}> {{
  %y = memref.alloc() : memref<8x32x{dtype}>
  loop.library "dot_general" ins({ins} : {types}) out(%y : memref<8x32x{dtype}>) options {{lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>, epilogue = "{epilogue}"}}
  func.return %y : memref<8x32x{dtype}>
}}"""


def plan(text: str, backend: Any) -> LaunchPlan[Any]:
    """A function below the graph level, whose arguments are tensors for who calls it."""
    found = SymbolTable.lookup_symbol(parse_module(text), "main")
    assert isinstance(found, FuncOp)
    as_tensors = text.replace("memref<", "tensor<").partition(" {\n")[0]
    head = SymbolTable.lookup_symbol(
        parse_module(as_tensors.replace("@main", "private @main")), "main"
    )
    assert isinstance(head, FuncOp)
    return plan_of(found, Signature.of(head), backend)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("epilogue", EPILOGUES)
def test_a_cpu_does_the_product_and_then_the_epilogue(epilogue: str, dtype: str):
    args = arguments(dtype)
    (got,) = plan(call(epilogue, dtype), CpuBackend())(*args)
    check(got, epilogue, args, dtype)


@pytest.mark.parametrize("epilogue", EPILOGUES)
def test_a_product_of_nothing_is_its_epilogue_of_zeros(epilogue: str):
    args = [np.empty((8, 0), np.float32), np.empty((0, 32), np.float32), arguments("f32")[2]]
    (got,) = plan(call(epilogue, "f32", k=0), CpuBackend())(*args)
    check(got, epilogue, args, "f32")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"bias"', '"bias_swish"', "unknown epilogue 'bias_swish'"),
        ('"bias"', '"gelu"', "epilogue 'gelu' takes 2 inputs in all"),
        (
            "%b: memref<32xf32>",
            "%b: memref<31xf32>",
            "the bias has one dim, that of the result's columns",
        ),
    ],
)
def test_a_call_that_makes_no_sense_is_an_error(old: str, new: str, message: str):
    text = call("bias", "f32").replace(old, new)
    if "31" in new:
        text = text.replace(
            "memref<64x32xf32>, memref<32xf32>)", "memref<64x32xf32>, memref<31xf32>)"
        )
    with pytest.raises(OpError, match=message):
        plan(text, CpuBackend())


class HostMatmul:
    """`nvmath.linalg.advanced.Matmul` on the host, strict where nvmath or cuBLASLt is."""

    made: ClassVar[list[HostMatmul]] = []

    def __init__(self, a: Any, b: Any, c: Any, *, beta: float, options: Any):
        assert options.inplace and beta == 0.0
        self.operands: tuple[Any, Any, Any] | None = (a, b, c)
        self.layouts = [(each.shape, each.strides, each.dtype) for each in (a, b, c)]
        self.epilog, self.bias = "", None
        self.executed = 0
        HostMatmul.made.append(self)

    def plan(self, *, epilog: str, epilog_inputs: Any) -> None:
        assert self.operands is not None
        a, b, c = self.operands
        size = c.dtype.itemsize
        assert c.strides[0] == size and c.strides[1] >= c.shape[0] * size, "not by columns"
        assert all(size in each.strides for each in (a, b))
        assert ("BIAS" in epilog) == (epilog_inputs is not None)
        self.epilog = epilog
        self._take(epilog_inputs)

    def _take(self, inputs: Any) -> None:
        if inputs is not None:
            self.bias = inputs["bias"]
            assert self.bias.shape == (self.layouts[0][0][0],), "a bias has an element a row of A"

    def reset_operands_unchecked(self, *, a: Any, b: Any, c: Any, epilog_inputs: Any) -> None:
        assert self.layouts == [(each.shape, each.strides, each.dtype) for each in (a, b, c)]
        self.operands = (a, b, c)
        self._take(epilog_inputs)

    def execute(self) -> None:
        assert self.operands is not None, "operands have been released"
        a, b, c = (each.host for each in self.operands)
        bias = None if self.bias is None else self.bias.host
        epilog, gpu = self.epilog, self.operands[2].gpu
        self.executed += 1

        def task() -> None:
            y = a.astype(np.float32) @ b.astype(np.float32)
            if bias is not None:
                y += bias.astype(np.float32)[:, None]
            if "RELU" in epilog:
                y = np.maximum(y, 0)
            if "GELU" in epilog:
                inner = np.sqrt(2 / np.pi).astype(np.float32) * (y + np.float32(0.044715) * y**3)
                y = y * np.float32(0.5) * (1 + np.tanh(inner))
            c[...] = y.astype(c.dtype)

        gpu.add(task)

    def release_operands(self) -> None:
        self.operands = self.bias = None


@pytest.fixture
def nvmath(monkeypatch: pytest.MonkeyPatch) -> Generator[HostCupy]:
    """A device of the host's with nvmath."""
    names = ("BIAS", "RELU", "RELU_BIAS", "GELU", "GELU_BIAS")
    module = SimpleNamespace(
        Matmul=HostMatmul,
        MatmulEpilog={name: name for name in names},
        MatmulOptions=SimpleNamespace,
    )
    monkeypatch.setitem(sys.modules, "nvmath.linalg.advanced", module)
    monkeypatch.setattr(HostMatmul, "made", [])
    cublaslt.available.cache_clear()
    with installed("14.2.0") as cupy:
        yield cupy
    cublaslt.available.cache_clear()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("epilogue", EPILOGUES)
def test_cublaslt_is_given_the_transposed_product(nvmath: HostCupy, epilogue: str, dtype: str):
    args = arguments(dtype)
    backend = cuda.CudaBackend()
    run = plan(call(epilogue, dtype), backend)
    for scale in (1, 2):  # the second call takes the first one's plan
        given = [args[0] * args[0].dtype.type(scale), *args[1:]]
        (got,) = run(*[nvmath.asarray(arg) for arg in given])
        check(got.get(), epilogue, given, dtype)
    (made,) = HostMatmul.made
    assert made.layouts[0][0] == (32, 64) and made.executed == 2
    assert made.operands is None, "it would keep the memory of a call"


def test_a_plan_serves_one_alignment(nvmath: HostCupy):
    args = arguments("f32")
    run = plan(call("bias", "f32"), cuda.CudaBackend())
    apart = nvmath.asarray(np.zeros(8 * 64 + 1, np.float32))
    shifted = apart[1:].reshape(8, 64)
    shifted[...] = nvmath.asarray(args[0])
    for x in (nvmath.asarray(args[0]), shifted):
        (got,) = run(x, nvmath.asarray(args[1]), nvmath.asarray(args[2]))
        check(got.get(), "bias", args, "f32")
    assert len(HostMatmul.made) == 2


def test_a_result_that_lies_oddly_is_made_elsewhere(nvmath: HostCupy):
    args = arguments("bf16")
    product = cublaslt.Product(nvmath, "bias")  # pyright: ignore[reportArgumentType]
    out = nvmath.asarray(np.zeros(8 * 32 + 1, DTYPES["bf16"]))[1:].reshape(8, 32)
    x, w, b = (nvmath.asarray(arg) for arg in args)
    product(x, w, out, b)
    check(out.get(), "bias", args, "bf16")


def test_a_compiled_function_is_one_call_which_no_graph_captures(nvmath: HostCupy):
    args = arguments("f32")
    run = mlfuse.compile(forward("bias_gelu"), "cuda", target="sm_90+epilogues")
    assert (run.launches, run.calls) == (0, 1)
    given = [nvmath.asarray(arg) for arg in args]
    result: Any = run(*given)
    check(result.get(), "bias_gelu", args, "f32")
    with pytest.raises(MlfuseError, match="dot_general with epilogue bias_gelu is nvmath's"):
        run.graph(*given)


def test_the_driver_takes_epilogues_with_nvmath_and_never_in_strict(
    nvmath: HostCupy, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cuda, "architecture", lambda: "sm_90")
    assert target_of("cuda", "default") == "sm_90+epilogues"
    assert target_of("cuda", "strict") == "sm_90"
    monkeypatch.delattr(HostMatmul, "reset_operands_unchecked")  # an older nvmath
    cublaslt.available.cache_clear()
    assert target_of("cuda", "default") == "sm_90"


def test_without_nvmath_there_are_none(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cuda, "architecture", lambda: "sm_90")
    cublaslt.available.cache_clear()
    if cublaslt.available():
        pytest.skip("nvmath is installed")
    assert target_of("cuda", "default") == "sm_90"


@pytest.mark.gpu
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("epilogue", EPILOGUES)
def test_cublaslt_on_a_gpu(epilogue: str, dtype: str):
    pytest.importorskip("nvmath")
    cupy: Any = import_module("cupy")
    args = arguments(dtype)
    run = plan(call(epilogue, dtype), cuda.CudaBackend())
    for _ in range(2):
        (got,) = run(*[cupy.asarray(arg) for arg in args])
        check(got.get().view(DTYPES[dtype]), epilogue, args, dtype)


@pytest.mark.gpu
def test_a_compiled_product_takes_its_epilogue_on_a_gpu():
    pytest.importorskip("nvmath")
    cupy: Any = import_module("cupy")
    args = arguments("f32")
    run = mlfuse.compile(forward("bias_gelu"), "cuda")
    assert (run.launches, run.calls) == (0, 1)
    check(run(*[cupy.asarray(arg) for arg in args]).get(), "bias_gelu", args, "f32")
