"""Composites that users bring, as a class and as a function, and the library calls they may become."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def

import mlfuse
from mlfuse import externals
from mlfuse.dialects.graph.arithmetic import AbsOp
from mlfuse.dialects.graph.composite import OPERAND_T, CompositeOp, Emitter, Real, real
from mlfuse.dialects.graph.functions import ExpOp
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.ir.printing import print_module
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
each_device = pytest.mark.parametrize(
    "device", ["interpreter", pytest.param("cpu", marks=needs_cc)]
)
Array = Any


def description(folder: Path, **fields: Any) -> str:
    """The path of a description: the CPU's, with other fields."""
    text = (resources.files("mlfuse.targets.devices") / "cpu.json").read_text("utf-8")
    path = folder / "device.json"
    path.write_text(json.dumps(json.loads(text) | fields))
    return str(path)


# A class


@irdl_op_definition
class BumpOp(CompositeOp):
    """`mine.bump %x {width = 2.0} : tensor<4xf32>`: exp(-|x| / width)."""

    name = "mine.bump"
    operand = operand_def(OPERAND_T)
    width = prop_def(Real, default_value=real(1.0))
    kind = prop_def(StringAttr, default_value=StringAttr("plain"))
    result = result_def(OPERAND_T)
    FLOPS: ClassVar[float] = 12.0

    def numpy(self, *args: Array) -> Array:
        return np.exp(-np.abs(args[0]) / self.width.value.data)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        distance = e.apply(AbsOp, args[0])
        return e.apply(ExpOp, e.div(distance, -self.width.value.data))


MINE = Dialect("mine", [BumpOp], [])
BUMP = """
func.func @main(%x: tensor<?x5xf32>) -> tensor<?xf32> {
  %0 = mine.bump %x {width = 2.0} : tensor<?x5xf32>
  %1 = graph.reduce add %0 dims [1] : tensor<?x5xf32> -> tensor<?xf32>
  func.return %1 : tensor<?xf32>
}"""
X = np.linspace(-3, 3, 20, dtype=np.float32).reshape(4, 5)


def bumps(x: Array) -> Array:
    return np.exp(-np.abs(x.astype(np.float64)) / 2).sum(1)


@each_device
def test_a_composite_of_another_package_computes(device: str):
    got = mlfuse.compile(BUMP, device, dialects=[MINE])(X)
    agree(parse(BUMP, [MINE]), [X], got, bumps(X))


@needs_cc
def test_it_is_fused_like_the_ops_it_stands_for():
    compiled = mlfuse.compile(BUMP, "cpu", dialects=[MINE])
    assert compiled.launches == 1 and "mine.bump" not in compiled.stage("fused")


def test_its_text_form_comes_with_the_base_class():
    text = print_module(parse(BUMP, [MINE]))
    assert "mine.bump %x {width = 2.000000e+00 : f64} : tensor<?x5xf32>" in text
    assert print_module(parse(text, [MINE])) == text


@needs_cc
def test_a_device_may_offer_it_as_a_library_call(tmp_path: Path):
    calls: list[dict[str, Any]] = []

    def bump(x: Array, **options: Any) -> Array:
        calls.append(options)
        return np.exp(-np.abs(x) / options["width"]).astype(x.dtype)

    externals.register("mine.bump", bump)
    target = description(tmp_path, library=["mine.bump"])
    compiled = mlfuse.compile(BUMP, "cpu", dialects=[MINE], target=target)
    got = compiled(X)
    externals.unregister("mine.bump")
    agree(parse(BUMP, [MINE]), [X], got, bumps(X))
    assert calls == [{"width": 2.0, "kind": "plain"}]
    assert (compiled.launches, compiled.calls) == (1, 1)


# A function

LINEAR = """
func.func @main(%x: tensor<?x3xf32>, %w: tensor<3x4xf32>, %b: tensor<4xf32>) -> tensor<?x4xf32> {
  %0 = func.call @linear_gelu(%x, %w, %b)
      : (tensor<?x3xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  %1 = func.call @twice(%0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  func.return %1 : tensor<?x4xf32>
}
func.func private @linear_gelu(%x: tensor<?x3xf32>, %w: tensor<3x4xf32>, %b: tensor<4xf32>)
    -> tensor<?x4xf32> attributes {mlfuse.composite = "my.linear_gelu"} {
  %0 = graph.dot_general %x, %w contract [1] x [0]
      : tensor<?x3xf32>, tensor<3x4xf32> -> tensor<?x4xf32>
  %1 = graph.broadcast %b dims [1] like %0 : tensor<4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
  %2 = graph.add %0, %1 : tensor<?x4xf32>
  %3 = graph.gelu %2 {approximate = "tanh"} : tensor<?x4xf32>
  func.return %3 : tensor<?x4xf32>
}
func.func private @twice(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = graph.add %x, %x : tensor<?x4xf32>
  func.return %0 : tensor<?x4xf32>
}"""
STATIC = LINEAR.replace("?x", "2x").replace(
    " like %0 : tensor<4xf32>, tensor<2x4xf32>", " : tensor<4xf32>"
)
RNG = np.random.default_rng(2)
ARGS = [RNG.normal(size=shape).astype(np.float32) for shape in ((2, 3), (3, 4), (4,))]
WIDE = [each.astype(np.float64) for each in ARGS]


def linear_gelu(x: Array, w: Array, b: Array) -> Array:
    y = x @ w + b
    return y * (0.5 * (1 + np.tanh(np.sqrt(2 / np.pi) * (y + 0.044715 * y**3))))


@pytest.fixture
def library() -> Iterator[list[int]]:
    """The calls that a library of one function gets."""
    calls: list[int] = []

    def called(x: Array, w: Array, b: Array) -> Array:
        calls.append(len(x))
        return linear_gelu(x, w, b).astype(x.dtype)

    externals.register("my.linear_gelu", called)
    yield calls
    externals.unregister("my.linear_gelu")


@pytest.mark.slow
@each_device
@pytest.mark.parametrize("text", [LINEAR, STATIC], ids=["?", "static"])
def test_a_function_marked_as_a_composite_computes(text: str, device: str):
    got = mlfuse.compile(text, device)(*ARGS)
    agree(text, ARGS, got, 2 * linear_gelu(*WIDE))


def test_inline_keeps_its_calls_and_decompose_expands_them():
    module = pipelines.run(parse(LINEAR), "graph", "cpu")
    inlined = print_module(module)
    assert inlined.count("func.call @linear_gelu") == 1 and "@twice" not in inlined
    fused = print_module(pipelines.run(module, "fused", "cpu"))
    assert "linear_gelu" not in fused and fused.count("graph.fusion") == 1


@needs_cc
def test_without_a_library_it_is_a_call_with_an_epilogue():
    compiled = mlfuse.compile(LINEAR, "cpu")
    assert (compiled.launches, compiled.calls) == (1, 1)


@needs_cc
def test_a_device_that_offers_it_does_all_of_it(library: list[int], tmp_path: Path):
    target = description(tmp_path, library=["my.linear_gelu"])
    compiled = mlfuse.compile(STATIC, "cpu", target=target)
    agree(STATIC, ARGS, compiled(*ARGS), 2 * linear_gelu(*WIDE))
    assert library == [2]
    assert "dot_general" not in compiled.stage("loop")
    assert (compiled.launches, compiled.calls) == (1, 1)


@needs_cc
def test_where_a_call_can_not_say_the_sizes_it_is_expanded(library: list[int], tmp_path: Path):
    target = description(tmp_path, library=["my.linear_gelu"])
    compiled = mlfuse.compile(LINEAR, "cpu", target=target)
    agree(LINEAR, ARGS, compiled(*ARGS), 2 * linear_gelu(*WIDE))
    assert library == []
    (remark,) = {r.reason for r in compiled.remarks if r.rule == "library.composite"}
    assert "the sizes of the `?` dims" in remark


@needs_cc
def test_a_size_that_only_the_composite_ties_is_still_checked():
    compiled = mlfuse.compile(LINEAR.replace("3xf32", "?xf32").replace("3x4", "?x4"), "cpu")
    with pytest.raises(mlfuse.MlfuseError, match="they must be equal"):
        compiled(ARGS[0], np.zeros((5, 4), np.float32), ARGS[2])


# What a description may not fuse


def test_ops_that_a_device_does_not_fuse_are_kernels_of_their_own(tmp_path: Path):
    text = """
      func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
        %0 = graph.exp %x : tensor<8xf32>
        %1 = graph.tanh %0 : tensor<8xf32>
        %2 = graph.neg %1 : tensor<8xf32>
        func.return %2 : tensor<8xf32>
      }"""
    target = description(tmp_path, no_fuse=["graph.tanh"])
    fused = print_module(pipelines.run(parse(text), "fused", target))
    assert "graph.tanh" in fused and 'mlfuse.no_fuse = "cpu"' in fused
    host = print_module(pipelines.run(parse(text), "loop", target))
    assert [name in host for name in ("@fused_exp", "@fused_tanh", "@fused_neg")] == [True] * 3
    assert "@fused_exp_tanh_neg" in print_module(pipelines.run(parse(text), "loop", "cpu"))


# Mistakes


@pytest.mark.parametrize("wrong", ["graph.exp", [1], {"a": 1}])
def test_lists_of_a_description_are_lists_of_names(wrong: Any, tmp_path: Path):
    with pytest.raises(mlfuse.MlfuseError, match="no_fuse must be a list of names"):
        pipelines.run(parse(BUMP, [MINE]), "fused", description(tmp_path, no_fuse=wrong))


@pytest.mark.parametrize(
    ("list_", "name", "meant"),
    [
        ("no_fuse", "graph.sigmod", "graph.sigmoid"),
        ("no_fuse", "tanh", "graph.tanh"),
        ("library", "softmx", "softmax"),
        ("library", "graph.softmax", "softmax"),
    ],
)
def test_names_in_a_description_that_no_op_has(list_: str, name: str, meant: str, tmp_path: Path):
    target = description(tmp_path, **{list_: [name]})
    with pytest.raises(
        mlfuse.MlfuseError, match=f"{list_} lists .*'{name}' .*did you mean .*{meant}"
    ):
        pipelines.run(parse(STATIC), "fused", target)


@needs_cc
def test_a_library_that_lacks_what_the_description_offers_is_an_error(tmp_path: Path):
    target = description(tmp_path, library=["my.linear_gelu"])
    with pytest.raises(mlfuse.MlfuseError, match=r"no external function 'my\.linear_gelu'"):
        mlfuse.compile(STATIC, "cpu", target=target)


@needs_cc
def test_a_target_of_another_kind_is_an_error():
    with pytest.raises(mlfuse.MlfuseError, match="target sm_90 doesn't describe a cpu device"):
        mlfuse.compile(STATIC, "cpu", target="sm_90")


def test_inline_knows_three_kinds_of_calls():
    from mlfuse.ir.context import new_context
    from mlfuse.passes.inline import Inline

    module = parse(LINEAR)
    Inline(calls="all").apply(new_context(), module)
    assert "func.call" not in print_module(module)
    with pytest.raises(
        mlfuse.MlfuseError, match="calls is 'some', expected one of: plain, composites, all"
    ):
        Inline(calls="some").apply(new_context(), module)
