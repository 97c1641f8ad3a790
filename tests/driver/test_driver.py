"""`mlfuse.compile` from outside: what an executable tells about itself, and what a call costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.parser import Parser
from xdsl.passes import ModulePass
from xdsl.printer import Printer

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.stored_modules import Case

LAUNCHES = {
    "sigmoid": 1,
    "bias_relu": 1,
    "gelu_residual_layernorm": 1,
    "softmax_cross_entropy": 3,
    "mlp_adam": 10,
    "clip_momentum": 10,
}
"""Kernels that one call may start at most."""
LEVELS = ("graph", "fused", "loop", "kernel")

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
each_module = pytest.mark.parametrize("name", LAUNCHES)


def path_of(name: str) -> Path:
    return Case.load(name).path


@cache
def on_interpreter(name: str) -> mlfuse.Executable:
    return mlfuse.compile(path_of(name), device="interpreter")


@cache
def on_cpu(name: str) -> mlfuse.Executable:
    return mlfuse.compile(path_of(name), device="cpu")


def module_of(name: str) -> ModuleOp:
    return parse_module(path_of(name).read_text(), f"{name}.mlir")


@cache
def stages(name: str, target: str) -> dict[str, str]:
    """The text of each level on the way to kernels."""
    levels = {pipelines.passes_to(level, target)[-1].name: level for level in LEVELS}
    texts: dict[str, str] = {}

    def note(done: ModulePass, module: ModuleOp) -> None:
        if done.name in levels:
            texts[levels[done.name]] = print_module(module)

    pipelines.run(module_of(name), "kernel", target, callback=note)
    assert [*texts] == [*LEVELS]
    return texts


def launches_of(module: ModuleOp) -> list[tuple[str, int]]:
    """The kernels launched, and their block sizes."""
    launches = [op for op in module.walk() if isinstance(op, LaunchOp)]
    return [(op.callee.string_value(), op.block.value.data) for op in launches]


# Stages


@each_module
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.sampled(16)
def test_every_stage_is_text_that_reads_back(name: str, level: str):
    text = on_interpreter(name).stage(level)
    module = parse_module(text)
    verify_module(module)
    assert print_module(module) == text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("target", "name"),
    [(target, name) for target in ("cpu", "sm_90") for name in LAUNCHES],
)
def test_a_pipeline_may_start_at_any_stage(name: str, target: str):
    """Going on from the text of a level leads where going on from the module leads.

    Cleaning up again may merge a constant below the graph; then the launches are the same.
    """
    texts = stages(name, target)
    straight = launches_of(parse_module(texts["kernel"]))
    for level in LEVELS:
        later = pipelines.run(parse_module(texts[level]), "kernel", target)
        assert launches_of(later) == straight
        if level in ("graph", "fused"):
            assert print_module(later) == texts["kernel"]


def test_the_last_stage_is_source():
    assert "fused_mul_add_max(void **mlf_buffers" in on_interpreter("bias_relu").stage("source")
    with pytest.raises(
        MlfuseError, match="unknown stage 'asm', expected one of: graph, fused, loop"
    ):
        on_interpreter("bias_relu").stage("asm")


def test_pipelines_stop_at_a_level_and_call_back_after_each_pass():
    seen: list[tuple[str, int]] = []

    def note(done: ModulePass, module: ModuleOp) -> None:
        seen.append((done.name, sum(1 for _ in module.walk())))

    module = pipelines.run(module_of("bias_relu"), "fused", "cpu", callback=note)
    names = [name for name, _ in seen]
    assert names == [each.name for each in pipelines.passes_to("fused", "cpu")]
    assert names[0] == "inline" and names[-1] == "fuse-vertical"
    assert seen[-1][1] == sum(1 for _ in module.walk())
    assert {op.name for op in module.walk()} >= {"graph.fusion", "graph.yield", "func.func"}
    with pytest.raises(MlfuseError, match="unknown stage 'source code'"):
        pipelines.passes_to("source code", "cpu")


# What was decided, and what it gains


@pytest.mark.slow
@each_module
def test_remarks_say_where(name: str):
    with collect() as remarks:
        pipelines.run(module_of(name), "fused", "cpu")
    assert remarks
    for remark in remarks:
        assert remark.place is not None and remark.place.file.endswith(f"{name}.mlir")
        text = path_of(name).read_text().splitlines()[remark.place.line - 1]
        assert text[remark.place.column - 1 :].startswith(
            ("%", "stablehlo.", "call", "return", '"')
        )
        assert remark.rule and remark.subject and remark.reason


@needs_cc
@each_module
@pytest.mark.sampled(3)
def test_compiling_collects_remarks(name: str):
    assert any(remark.fused for remark in on_cpu(name).remarks)


def test_the_ledger_counts_bytes():
    """relu(x * y + bias): x, y and the result are 256x512 floats, bias is 512."""
    (entry,) = on_interpreter("bias_relu").ledger
    assert entry.least == entry.planned == 3 * 256 * 512 * 4 + 512 * 4
    assert not entry.is_call and entry.name == "fused_mul_add_max"


@pytest.mark.slow
@needs_cc
@each_module
def test_few_kernels_on_a_cpu(name: str):
    executable = on_cpu(name)
    products = path_of(name).read_text().count("stablehlo.dot_general")
    assert 1 <= executable.launches + executable.calls <= LAUNCHES[name] + products
    assert executable.calls <= products


@pytest.mark.slow
@each_module
def test_few_kernels_on_a_gpu(name: str):
    launches = launches_of(parse_module(stages(name, "sm_90")["kernel"]))
    assert 1 <= len(launches) <= LAUNCHES[name]


# Calls


@pytest.mark.sampled(3)
@needs_cc
@each_module
def test_devices_agree(name: str):
    case = Case.load(name)
    for executable in (on_cpu(name), on_interpreter(name)):
        case.check(executable.run(*case.inputs))


def test_one_result_is_an_array_and_several_are_a_tuple():
    text = """
      func.func @one(%x: tensor<?xf32>) -> tensor<?xf32> {
        %0 = graph.exp %x : tensor<?xf32>
        func.return %0 : tensor<?xf32>
      }
      func.func @two(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
        %0 = graph.neg %x : tensor<?xf32>
        func.return %0, %x : tensor<?xf32>, tensor<?xf32>
      }"""
    x = np.zeros(3, np.float32)
    one, two = (mlfuse.compile(text, "interpreter", function=name) for name in ("one", "two"))
    np.testing.assert_array_equal(one(x), np.ones(3))
    negated, same = two(x)
    np.testing.assert_array_equal(negated, same)


@pytest.mark.slow
def test_a_module_is_not_changed_by_compiling_it():
    module = module_of("mlp_adam")
    before = print_module(module)
    executable = mlfuse.compile(module, device="interpreter")
    executable.stage("kernel")
    assert print_module(module) == before and executable.source is not module


DYNAMIC = """
func.func @main(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = graph.softmax %x {axis = 1 : i64} : tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}"""


def forbid(monkeypatch: pytest.MonkeyPatch, *places: tuple[object, str]) -> None:
    """Make whatever these attributes do an error."""

    def forbidden(*args: object, **kwargs: object) -> None:
        raise AssertionError("IR was touched by a call")

    for owner, name in places:
        monkeypatch.setattr(owner, name, forbidden)


@pytest.mark.slow
@needs_cc
def test_calls_touch_no_ir(monkeypatch: pytest.MonkeyPatch):
    """Not the first with some shapes either: what a call needs was read when it was compiled."""
    softmax = mlfuse.compile(DYNAMIC, device="cpu")
    forbid(
        monkeypatch,
        (pipelines, "run"),
        (Printer, "print_op"),
        (Parser, "parse_op"),
        (Operation, "walk"),
        (Operation, "clone"),
        (Operation, "__post_init__"),
        (Operation, "verify"),
    )
    for shape in ((2, 3), (4, 5), (2, 3), (0, 3)):
        x = np.ones(shape, np.float32)
        np.testing.assert_array_equal(softmax(x), x / 3 if shape[1] == 3 else x / 5)


@needs_cc
def test_the_same_module_again_compiles_nothing(monkeypatch: pytest.MonkeyPatch):
    """Compiled code is found by what it is made from."""
    x = np.ones((2, 4), np.float32)
    first = mlfuse.compile(DYNAMIC, device="cpu")(x)

    def no_process(*args: object, **kwargs: object) -> None:
        raise AssertionError("a compiler was started")

    monkeypatch.setattr("subprocess.run", no_process)
    again: Callable[[Any], Any] = mlfuse.compile(DYNAMIC, device="cpu")
    np.testing.assert_array_equal(again(x), first)
