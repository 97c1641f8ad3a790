"""`mlfuse.must_fuse`, `mlfuse.group`, `mlfuse.no_fuse` and `mlfuse.apart` on ops: what they do, what survives
until fusion, and the errors where a wish can't be."""

from __future__ import annotations

import numpy as np
import pytest
from plan_runs import kernels

import mlfuse
from mlfuse.diagnostics.errors import OpError
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.passes.differentiate import Differentiate
from mlfuse.testing.agreement import agree

GATE = """
func.func @main(%x: tensor<?x4096xf32>, %gain: tensor<4096xf32>) -> tensor<?x4096xf32> {
  %g = graph.tanh %gain : tensor<4096xf32>
  %w = graph.broadcast %g dims [1] like %x : tensor<4096xf32>, tensor<?x4096xf32> -> tensor<?x4096xf32>
  %y = graph.mul %x, %w : tensor<?x4096xf32>
  func.return %y : tensor<?x4096xf32>
}
"""
"""Computing the gain at every row costs more than storing it, says the cost model."""


def fused(text: str, device: str = "cpu") -> str:
    """The module at the fused stage."""
    return print_module(pipelines.run(parse_module(text, "in.mlir"), "fused", device))


def marked(text: str, **marks: str) -> str:
    """A text with attributes on ops: `exp="no_fuse"` on the first `graph.exp`."""
    for op, mark in marks.items():
        lines = text.splitlines()
        at = next(n for n, line in enumerate(lines) if f".{op} " in line and "{" not in line)
        lines[at] = lines[at].replace(" : ", f" {{mlfuse.{mark}}} : ", 1)
        text = "\n".join(lines) + "\n"
    return text


def computed(text: str, *args: Array) -> Array:
    """What a fused module computes."""
    module = pipelines.run(parse_module(text), "loop", "cpu")
    return np.asarray(run_module(module, "main", args)[0])


def test_must_fuse_overrules_what_it_costs() -> None:
    assert kernels(fused(GATE)) == ["fused_tanh", "fused_mul"]
    text = marked(GATE, tanh="must_fuse")
    with collect() as remarks:
        assert kernels(fused(text)) == ["fused_tanh_mul"]
    (remark,) = [each for each in remarks if each.rule == "user.must-fuse"]
    assert remark.reason.startswith(
        "mlfuse.must_fuse overrules vertical.broadcast: computing it at 4194304"
    )
    assert remark.numbers["points"] == 4194304
    x, gain = np.full((2, 4096), 3, np.float32), np.full(4096, 0.5, np.float32)
    agree(text, [x, gain], computed(text, x, gain), 3 * np.tanh(x.astype(np.float64) / 6))


def test_an_attempt_that_failed_overrules_nothing() -> None:
    """Both readers can't be one kernel; with one of them it is within the limit."""
    from mlfuse.passes.fuse_vertical import FuseVertical

    text = """
func.func @main(%x: tensor<64x256xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %r = graph.reduce add %x dims [1] {mlfuse.must_fuse} : tensor<64x256xf32> -> tensor<64xf32>
  %a = graph.add %r, %y : tensor<64xf32>
  %b = graph.sin %a : tensor<64xf32>
  %c = graph.tanh %b : tensor<64xf32>
  %v = graph.reverse %r dims [0] : tensor<64xf32> -> tensor<64xf32>
  %d = graph.mul %v, %r : tensor<64xf32>
  %e = graph.cos %d : tensor<64xf32>
  func.return %c, %e : tensor<64xf32>, tensor<64xf32>
}
"""
    module = parse_module(text)
    with collect() as remarks:
        FuseVertical(max_ops=4).apply(new_context(), module)
    assert kernels(print_module(module)) == ["fused_reduce_add_add_sin_tanh", "fused_mul_cos"]
    (into,) = [r for r in remarks.filter("vertical.fuse") if r.ops[0].name == "graph.reduce"]
    assert into.reason.startswith("saves ")
    assert not remarks.filter("user.must-fuse")


def test_a_group_overrules_what_it_costs_too() -> None:
    text = marked(GATE, tanh='group = "a"', mul='group = "a"')
    assert kernels(fused(text)) == ["fused_tanh_mul"]


def test_a_device_s_own_list_doesn_t_overrule_the_user() -> None:
    from dataclasses import replace

    from mlfuse.passes.fuse_vertical import _mark_alone  # pyright: ignore[reportPrivateUsage]
    from mlfuse.targets import devices

    module = parse_module(marked(GATE, tanh="must_fuse"))
    device = replace(devices.get("cpu"), no_fuse=("graph.tanh", "graph.mul"))
    (func,) = module.ops
    _mark_alone(func, device)  # pyright: ignore[reportArgumentType]
    text = print_module(module)
    assert "graph.tanh %gain {mlfuse.must_fuse}" in text
    assert 'graph.mul %x, %w {mlfuse.no_fuse = "cpu"}' in text
    module = parse_module(marked(GATE, broadcast="must_fuse"))
    (func,) = module.ops
    _mark_alone(func, device)  # pyright: ignore[reportArgumentType]
    assert "graph.tanh %gain :" in print_module(module)


def test_what_a_group_reads_and_nobody_marked_joins_within_the_limits_only() -> None:
    from mlfuse.passes.fuse_vertical import FuseVertical

    text = """
func.func @main(%x: tensor<64x32xf32>, %y: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
  %n = graph.exp %x : tensor<64x32xf32>
  %u = graph.add %n, %y {mlfuse.group = "g"} : tensor<64x32xf32>
  %v = graph.mul %n, %y {mlfuse.group = "g"} : tensor<64x32xf32>
  func.return %u, %v : tensor<64x32xf32>, tensor<64x32xf32>
}
"""
    for most, names in ((2, ["fused_exp", "fused_add_mul"]), (3, ["fused_exp_add_mul"])):
        module = parse_module(text)
        FuseVertical(max_ops=most).apply(new_context(), module)
        assert kernels(print_module(module)) == names


def test_a_softmax_that_is_kept_apart_is_one_kernel() -> None:
    text = """
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %a = graph.exp %x : tensor<8x16xf32>
  %s = graph.softmax %a {axis = 1 : i64, mlfuse.no_fuse} : tensor<8x16xf32>
  %t = graph.softmax %s {axis = 1 : i64, mlfuse.no_fuse} : tensor<8x16xf32>
  %y = graph.sin %t : tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}
"""
    out = fused(text)
    softmax = "fused_reduce_max_sub_exp_reduce_add_div"
    assert kernels(out) == ["fused_exp", softmax, f"{softmax}_2", "fused_sin"]
    assert 'mlfuse.apart = "softmax_1"' in out
    assert 'mlfuse.apart = "softmax_2"' in out


def test_what_is_kept_apart_goes_with_its_own() -> None:
    text = """
func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
  %a = graph.exp %x : tensor<64xf32>
  %b = graph.sin %a {mlfuse.apart = "s"} : tensor<64xf32>
  %c = graph.tan %b {mlfuse.apart = "s"} : tensor<64xf32>
  %d = graph.cos %c : tensor<64xf32>
  func.return %d : tensor<64xf32>
}
"""
    assert kernels(fused(text)) == ["fused_exp", "fused_sin_tan", "fused_cos"]


def test_a_marked_call_marks_what_is_inlined_for_it() -> None:
    text = """
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.sin %x : tensor<4xf32>
  %1 = graph.cos %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = graph.exp %x : tensor<4xf32>
  %b = func.call @f(%a) {mlfuse.no_fuse} : (tensor<4xf32>) -> tensor<4xf32>
  %c = func.call @f(%b) {mlfuse.group = "g"} : (tensor<4xf32>) -> tensor<4xf32>
  %d = graph.exp %c : tensor<4xf32>
  func.return %d : tensor<4xf32>
}
"""
    out = fused(text)
    assert kernels(out) == ["fused_exp", "fused_sin_cos", "fused_sin_cos_exp"]
    assert out.count('mlfuse.group = "g"') == 2


def test_canonicalization_hands_marks_on() -> None:
    text = """
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = graph.constant dense<0> : tensor<4xi32>
  %a = graph.not %x : tensor<4xi32>
  %b = graph.sub %c, %a {mlfuse.no_fuse} : tensor<4xi32>
  func.return %b : tensor<4xi32>
}
"""
    out = fused(text)
    assert "graph.neg %a_1 {mlfuse.no_fuse}" in out
    assert kernels(out) == ["fused_not", "fused_neg"]


@pytest.mark.parametrize(
    "mark",
    [
        "{mlfuse.no_fuse}",
        '{mhlo.frontend_attributes = {mlfuse.no_fuse = "true"}}',
        '{mlfuse.apart = "a"}',
        '{mhlo.frontend_attributes = {mlfuse.apart = "a"}}',
    ],
)
def test_marks_of_stablehlo_ops_are_imported(mark: str) -> None:
    text = f"""
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.exponential %0 {mark} : tensor<4xf32>
  return %1 : tensor<4xf32>
}}
"""
    assert kernels(fused(text)) == ["fused_neg", "fused_exp"]
    assert kernels(fused(text.replace(mark, ""))) == ["fused_neg_exp"]


def test_gradients_are_not_marked() -> None:
    text = """
func.func @main(%x: tensor<4xf32>) -> tensor<f32> {
  %a = graph.exp %x {mlfuse.no_fuse} : tensor<4xf32>
  %b = graph.sin %a : tensor<4xf32>
  %s = graph.reduce add %b dims [0] : tensor<4xf32> -> tensor<f32>
  func.return %s : tensor<f32>
}
"""
    module = parse_module(text)
    Differentiate().apply(new_context(), module)
    assert print_module(module).count("mlfuse.no_fuse") == text.count("mlfuse.no_fuse") * len(
        [op for op in module.walk() if op.name == "graph.exp"]
    )


WRONG = """
func.func @main(%x: tensor<64x64xf32>, %v: tensor<64xf32>, %z: tensor<32xf32>) -> (tensor<64x64xf32>, tensor<32xf32>, tensor<64x64xf32>, tensor<64xf32>) {
  %a = graph.exp %x : tensor<64x64xf32>
  %p = graph.dot_general %a, %x contract [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  %b = graph.sin %p : tensor<64x64xf32>
  %n = graph.neg %z : tensor<32xf32>
  %c = graph.cumulative add %v dim 0 : tensor<64xf32> -> tensor<64xf32>
  %d = graph.tan %c : tensor<64xf32>
  %r = graph.reduce add %x dims [0] : tensor<64x64xf32> -> tensor<64xf32>
  %w = graph.broadcast %r dims [1] : tensor<64xf32> -> tensor<64x64xf32>
  %m = graph.mul %x, %w : tensor<64x64xf32>
  %e = graph.reduce max %m dims [1] : tensor<64x64xf32> -> tensor<64xf32>
  %f = graph.add %e, %d : tensor<64xf32>
  func.return %b, %n, %m, %f : tensor<64x64xf32>, tensor<32xf32>, tensor<64x64xf32>, tensor<64xf32>
}
"""


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ({"sin": "must_fuse"}, "graph.sin: is marked must_fuse, but no kernel reads it, only func.return [user.must-fuse]"),
        ({"cumulative": "must_fuse"}, "graph.cumulative: is marked must_fuse, but can't join graph.tan: it visits elements in a fixed order [vertical.ordered]"),
        ({"exp": "must_fuse"}, "graph.exp: is marked must_fuse, but no kernel reads it, only graph.dot_general [user.must-fuse]"),
        ({"exp": 'group = "a"', "sin": 'group = "a"'}, 'graph.dot_general: lies between ops of group "a", and no kernel can compute it'),
        ({"neg": 'group = "a"', "exp": 'group = "a"'}, 'holds 2 unconnected computations; make a fusion of each [vertical.index-space]'),
        ({"exp": "group = 3"}, 'mlfuse.group must be a name, such as "a"; arrays are for plans'),
        ({"exp": 'group = ["a", "b"]'}, 'mlfuse.group must be a name, such as "a"; arrays are for plans'),
        ({"sin": "no_fuse, mlfuse.must_fuse"}, "graph.sin: is marked mlfuse.no_fuse and mlfuse.must_fuse; remove one of the two"),
    ],
)  # fmt: skip
def test_a_wish_that_can_t_be_is_an_error_in_the_rule_s_words(
    marks: dict[str, str], said: str
) -> None:
    with pytest.raises(OpError) as error:
        fused(marked(WRONG, **marks))
    assert said in str(error.value)
    assert error.value.place is not None


def test_a_reader_that_is_kept_apart_is_named() -> None:
    text = marked(GATE, tanh="must_fuse", mul="no_fuse")
    with pytest.raises(OpError, match=r"can't join graph\.mul: the op that reads it is marked no_"):
        fused(text)


def test_marked_modules_compute_the_same_on_the_cpu() -> None:
    x, gain = np.random.default_rng(0).random((3, 4096), np.float32), np.ones(4096, np.float32)
    plain, wanted = (mlfuse.compile(t, "cpu") for t in (GATE, marked(GATE, tanh="must_fuse")))
    assert (plain.launches, wanted.launches) == (2, 1)
    np.testing.assert_array_equal(plain(x, gain), wanted(x, gain))
