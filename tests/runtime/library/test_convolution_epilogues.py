"""Epilogues of convolutions: what is one, and that a call with one gives the bits of the call and the kernel after it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp, StringAttr

import mlfuse
from mlfuse.diagnostics.errors import OpError
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.driver import pipelines
from mlfuse.driver.device import target_of
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime import library
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.library import onednn_convolution
from mlfuse.runtime.library.numpy_library import NumpyLibrary
from mlfuse.runtime.library.steps import Convolve, Operand
from mlfuse.targets import devices

Array = np.ndarray[Any, np.dtype[Any]]
CASE = (Path(__file__).parents[2] / "data/cases/conv_bn_relu.mlir").read_text("utf-8")
NORM = ("sub", "mul", "mul", "add")
SPECIAL = np.array([np.nan, np.inf, -np.inf, -0.0, 0, 1e-40, -1e-40, 3e38, -3e38], np.float32)
needs_onednn = pytest.mark.skipif(
    not onednn_convolution.has_epilogues() or cc.find_compiler() is None,
    reason="no oneDNN with epilogues or no C compiler",
)


@dataclass(frozen=True)
class Sizes:
    """A convolution of `features` by `outputs` in `groups`."""

    batch: int
    features: int
    space: tuple[int, int]
    outputs: int
    window: int = 3
    stride: int = 1
    groups: int = 1


SIZES = (
    Sizes(2, 16, (9, 9), 32),
    Sizes(1, 3, (15, 15), 17),
    Sizes(3, 8, (12, 7), 8, groups=8),
    Sizes(2, 64, (14, 14), 64, stride=2),
    Sizes(1, 520, (7, 7), 33, window=5),
    Sizes(2, 5, (20, 20), 1, window=5),
    Sizes(8, 16, (32, 32), 32),
)


def shapes(sizes: Sizes, last: bool) -> list[tuple[int, ...]]:
    """Of the input, the kernel and the result."""
    rest = sizes.window // 2 * 2 - sizes.window
    out = tuple((size + rest) // sizes.stride + 1 for size in sizes.space)
    window = (sizes.outputs, sizes.features // sizes.groups, sizes.window, sizes.window)
    if last:
        return [
            (sizes.batch, *sizes.space, sizes.features),
            window,
            (sizes.batch, *out, sizes.outputs),
        ]
    return [
        (sizes.batch, sizes.features, *sizes.space),
        window,
        (sizes.batch, sizes.outputs, *out),
    ]


def tensor(shape: Sequence[int], dtype: str = "f32") -> str:
    return f"tensor<{'x'.join(map(str, shape))}x{dtype}>"


def program(sizes: Sizes, ops: Sequence[str], *, last: bool = False, dtype: str = "f32") -> str:
    """A convolution and `ops` after it, each but relu with a vector along the features."""
    x, w, y = (tensor(shape, dtype) for shape in shapes(sizes, last))
    vector = tensor([sizes.outputs], dtype)
    names = [f", %v{n}: {vector}" for n, op in enumerate(ops) if op != "relu"]
    dims = "[b, 0, 1, f]" if last else "[b, f, 0, 1]"
    stride = f" stride [{sizes.stride}, {sizes.stride}]" if sizes.stride > 1 else ""
    low = sizes.window // 2
    pad = f" pad [[{low}, {low}], [{low}, {low}]]" if low else ""
    groups = f" feature_groups {sizes.groups}" if sizes.groups > 1 else ""
    text = f"func.func @main(%x: {x}, %w: {w}{''.join(names)}) -> {y} {{\n"
    text += f"%c = graph.convolution %x, %w dims {dims} x [o, i, 0, 1] -> {dims}{stride}{pad}{groups} : {x}, {w} -> {y}\n"
    value = "%c"
    for n, op in enumerate(ops):
        if op == "relu":
            text += f"%r{n} = graph.relu {value} : {y}\n"
        else:
            text += f"%b{n} = graph.broadcast %v{n} dims [{3 if last else 1}] : {vector} -> {y}\n"
            text += f"%r{n} = graph.{op} {value}, %b{n} : {y}\n"
        value = f"%r{n}"
    return text + f"func.return {value} : {y}\n}}"


def arguments(sizes: Sizes, ops: Sequence[str], last: bool, special: bool) -> list[Array]:
    rng = np.random.default_rng(7)
    vectors = [(sizes.outputs,) for op in ops if op != "relu"]
    made = [rng.standard_normal(s).astype(np.float32) for s in [*shapes(sizes, last)[:2], *vectors]]
    if special:
        for n, each in enumerate(made):
            chosen = rng.random(each.shape) < (0.002 if n < 2 else 0.5)
            each[chosen] = rng.choice(SPECIAL, int(chosen.sum()))
    return made


@pytest.fixture(scope="session")
def with_relu(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A description of a CPU whose library has relu, too."""
    file = tmp_path_factory.mktemp("device") / "device.json"
    listed = {"epilogues": ["channels", "channels_relu"]}
    file.write_text(json.dumps(asdict(devices.get("cpu")) | listed))
    return str(file)


def at_loops(text: str, target: str, precision: str = "default") -> tuple[ModuleOp, str]:
    """A module at the loop level, and the remark on its epilogue."""
    module = parse_module(text)
    with collect() as remarks:
        pipelines.run(module, "loop", target, precision=precision)
    said = [remark.reason for remark in remarks if remark.rule == "library.epilogue"]
    return module, said[0] if said else ""


def host_ops(module: ModuleOp) -> list[LibraryOp | LaunchOp]:
    return [op for op in module.walk() if isinstance(op, LibraryOp | LaunchOp)]


def assert_same_bits(got: Array, want: Array) -> None:
    """NaN is equal to NaN, whatever its sign."""
    both = np.isnan(got) & np.isnan(want)
    np.testing.assert_array_equal(
        np.where(both, 0, got.view(np.uint32)), np.where(both, 0, want.view(np.uint32))
    )


@pytest.mark.slow
@needs_onednn
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize(
    "ops", [NORM, ("add",), (*NORM, "relu"), ("mul", "relu", "sub")], ids="_".join
)
def test_a_call_with_an_epilogue_gives_the_kernels_bits(
    ops: tuple[str, ...], sizes: Sizes, last: bool, with_relu: str
):
    text = program(sizes, ops, last=last)
    joined = mlfuse.compile(text, "cpu", target=with_relu)
    apart = mlfuse.compile(text, "cpu", target="cpu")
    assert (joined.launches, apart.launches) == (0, 1)
    assert step_of(text, with_relu, sizes, last).epilogue == "_".join(ops)
    for special in (False, True):
        args = arguments(sizes, ops, last, special)
        (got,), (want,) = joined.run(*args), apart.run(*args)
        assert not special or np.isnan(want).any()
        assert_same_bits(got, want)


def step_of(text: str, target: str, sizes: Sizes, last: bool) -> Convolve:
    """What is done for a call with an epilogue."""
    (call,) = host_ops(at_loops(text, target)[0])
    assert isinstance(call, LibraryOp)
    x, w, y = (Operand(shape, np.dtype(np.float32)) for shape in shapes(sizes, last))
    vectors = [Operand((sizes.outputs,), np.dtype(np.float32))] * (len(call.inputs) - 2)
    (step,) = library.read(call).plan([x, w, *vectors], [y], {}, NumpyLibrary()).steps
    assert isinstance(step, Convolve)
    return step


@needs_onednn
def test_no_kernel_follows_the_convolution_of_the_case(with_relu: str):
    module, said = at_loops(CASE, with_relu)
    launch, call = host_ops(module)  # what it launches computes rsqrt(var + eps)
    assert isinstance(launch, LaunchOp) and isinstance(call, LibraryOp)
    assert said == "the library's epilogue 'sub_mul_mul_add_relu'"
    rng = np.random.default_rng(1)
    args = [rng.standard_normal(s).astype(np.float32) for s in ((8, 16, 32, 32), (32, 16, 3, 3))]
    args += [rng.uniform(0.5, 2, 32).astype(np.float32) for _ in range(4)]
    (got,) = mlfuse.compile(CASE, "cpu", target=with_relu).run(*args)
    (want,) = mlfuse.compile(CASE, "cpu", target="cpu").run(*args)
    assert_same_bits(got, want)


@pytest.mark.parametrize("last", [False, True])
def test_the_interpreter_runs_such_a_call(last: bool, with_relu: str):
    """Of small integers everything is exact."""
    sizes, ops = SIZES[0], (*NORM, "relu")
    text = program(sizes, ops, last=last)
    args = [np.rint(2 * arg) for arg in arguments(sizes, ops, last, special=False)]
    (call,) = host_ops(module := at_loops(text, with_relu)[0])
    assert isinstance(call, LibraryOp) and len(call.inputs) == 6
    (got,), (want,) = run_module(module, "main", args), run_module(parse_module(text), "main", args)
    assert_same_bits(np.asarray(got), np.asarray(want))


@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
@pytest.mark.parametrize("last", [False, True])
def test_without_onednn_such_a_call_is_the_convolution_and_then_the_rest(
    last: bool, with_relu: str, monkeypatch: pytest.MonkeyPatch
):
    sizes, ops = SIZES[0], (*NORM, "relu")
    text = program(sizes, ops, last=last)
    args = [np.rint(2 * arg) for arg in arguments(sizes, ops, last, special=False)]
    monkeypatch.setattr(NumpyLibrary, "convolves", lambda self, dtype: False)  # pyright: ignore
    executable = mlfuse.compile(text, "cpu", target=with_relu)
    assert executable.launches == 0
    assert_same_bits(
        executable.run(*args)[0], np.asarray(run_module(parse_module(text), "main", args)[0])
    )


ONE = Sizes(2, 16, (9, 9), 32, window=1)
NO_EPILOGUES = {
    "relu": (program(SIZES[0], ("add", "relu")), "no relu (its epilogue channels_relu)"),
    "tanh": (
        program(SIZES[0], ("add", "relu")).replace("graph.relu", "graph.tanh"),
        "the library has no epilogue with math.tanh",
    ),
    "bf16": (program(SIZES[0], ("add",), dtype="bf16"), "only for convolutions in f32"),
    "window of one place": (program(ONE, ("add",)), "is a matrix product"),
    "subtracted": (
        program(SIZES[0], ("sub",)).replace("%c, %b0", "%b0, %c"),
        "the library can subtract a vector from a convolution",
    ),
    "along another dim": (
        program(Sizes(2, 16, (32, 32), 32), ("add",)).replace("dims [1] :", "dims [2] :"),
        "the kernel reads more than the convolution and vectors along its features",
    ),
}


@pytest.mark.parametrize("name", NO_EPILOGUES)
def test_what_is_no_epilogue_stays_a_kernel_and_the_remark_says_why(name: str):
    text, reason = NO_EPILOGUES[name]
    module, said = at_loops(text, "cpu+epilogues")
    assert reason in said
    call, launch = host_ops(module)
    assert isinstance(call, LibraryOp) and isinstance(launch, LaunchOp)
    assert "epilogue" not in call.options.data


def test_strict_takes_what_rounds_each_step():
    (call,) = host_ops(at_loops(program(SIZES[0], NORM), "cpu+epilogues", "strict")[0])
    assert isinstance(call, LibraryOp)
    assert call.options.data["epilogue"] == StringAttr("sub_mul_mul_add")


def test_one_value_for_all_features_is_a_constant():
    text = program(SIZES[0], ("mul",)).replace(", %v0: tensor<32xf32>", "")
    text = text.replace("%b0 =", "%v0 = graph.constant dense<0.5> : tensor<32xf32>\n%b0 =")
    (call,) = host_ops(at_loops(text, "cpu+epilogues")[0])
    assert isinstance(call, LibraryOp) and len(call.inputs) == 3


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"add"', '"swish"', "unknown epilogue 'swish'; expected steps out of add, sub, mul, relu"),
        ('"add"', '"add_mul"', "epilogue 'add_mul' takes 4 inputs in all"),
        ('"add"', '""', "unknown epilogue ''"),
    ],
)
def test_a_wrong_epilogue_is_an_error(old: str, new: str, message: str):
    (call,) = host_ops(module := at_loops(program(SIZES[0], ("add",)), "cpu+epilogues")[0])
    text = str(module).replace(f"epilogue = {old}", f"epilogue = {new}")
    (call,) = host_ops(parse_module(text))
    assert isinstance(call, LibraryOp)
    with pytest.raises(OpError, match=message):
        library.read(call)


def test_the_driver_takes_epilogues_where_there_is_onednn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(onednn_convolution, "has_epilogues", lambda: False)
    assert target_of("cpu") == "cpu"
    monkeypatch.setattr(onednn_convolution, "has_epilogues", lambda: True)
    assert target_of("cpu") == target_of("cpu", "default") == "cpu+epilogues"
    assert devices.get("cpu+epilogues").epilogues == ("channels",)


def test_a_kernel_that_stores_another_rank_stays_a_kernel(with_relu: str):
    """The convolution's result has one place, a dim that the kernel's result lacks."""
    text = """
      func.func @main(%x: tensor<2x4x4xf32>, %w: tensor<4x1x4xf32>, %v: tensor<4xf32>) -> tensor<2x4xf32> {
        %c = graph.convolution %x, %w dims [b, 0, f] x [o, i, 0] -> [b, 0, f] feature_groups 4 : tensor<2x4x4xf32>, tensor<4x1x4xf32> -> tensor<2x1x4xf32>
        %f = graph.reshape %c : tensor<2x1x4xf32> -> tensor<2x4xf32>
        %b = graph.broadcast %v dims [1] : tensor<4xf32> -> tensor<2x4xf32>
        %r = graph.add %f, %b : tensor<2x4xf32>
        func.return %r : tensor<2x4xf32>
      }"""
    module, said = at_loops(text, with_relu)
    assert any(isinstance(op, LaunchOp) for op in module.walk())
    assert "another rank" in said
