"""Placement by cost: the kernels that are assumed, and whole modules, which are never worse than on either device."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.placement.costs import costs_on
from mlfuse.passes.placement.device_list import DeviceList
from mlfuse.passes.placement.kernels import kernels_in
from mlfuse.passes.placement.nodes import Nodes

pytest.importorskip("scipy")
MODULES = Path(__file__).parents[2] / "examples" / "modules"
DEVICES = DeviceList(("cpu", "sm_90"))


def graph(text: str) -> ModuleOp:
    module = parse_module(text)
    pipelines.placing((), "cpu", ()).apply(module)
    return module


def main_of(module: ModuleOp) -> FuncOp:
    return next(op for op in module.ops if isinstance(op, FuncOp) and op.sym_name.data == "main")


def nodes_of(module: ModuleOp) -> Nodes:
    return Nodes.of(main_of(module), DEVICES, lambda: costs_on(module, DEVICES.descriptions))


def on_the_cpu(text: str) -> str:
    """A module whose arguments and results are on the CPU."""
    start = text.index("@main(")
    end = text.index(") {", text.index(") ->", start))
    marked = re.sub(r"(tensor<[^>]*>)( \{[^}]*\})?", r'\1 {mlfuse.device = "cpu"}', text[start:end])
    return text[:start] + marked + text[end:]


@pytest.mark.slow
@pytest.mark.parametrize("arguments", ["anywhere", "cpu"])
@pytest.mark.parametrize(
    "name", ["gpt_block", "lenet_momentum", "mlp_adam", "clip_momentum", "softmax_cross_entropy"]
)
def test_it_is_never_worse_than_on_one_device(name: str, arguments: str):
    text = (MODULES / f"{name}.mlir").read_text("utf-8")
    nodes = nodes_of(graph(text if arguments == "anywhere" else on_the_cpu(text)))
    cost_of, chosen = nodes.problem.cost_of, nodes.placed()
    alone = [cost_of(nodes.problem.on_one(device)) for device in range(2)]
    assert cost_of(chosen) <= min(alone) * (1 + 1e-6)


def test_some_ops_of_a_training_step_go_to_the_gpu_and_back():
    text = on_the_cpu((MODULES / "lenet_momentum.mlir").read_text("utf-8"))
    nodes = nodes_of(graph(text))
    chosen = nodes.placed()[: len(nodes.ops)]
    kinds = {op.name for op, device in zip(nodes.ops, chosen, strict=True) if device}
    assert "graph.convolution" in kinds
    assert 0 in chosen


def kernels(body: str) -> list[tuple[list[str], bool]]:
    """The ops of each kernel that is assumed, and whether it is a call."""
    text = f"func.func @main(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {{\n{body}\n}}"
    block = main_of(parse_module(text)).body.block
    found = kernels_in(block)
    return sorted(
        ([op.name.removeprefix("graph.") for op in each.ops], each.is_call) for each in found
    )


T = "tensor<8x8xf32>"
DOT = f"contract [1] x [0] : {T}, {T} -> {T}"


def test_a_call_is_between_two_kernels():
    assert kernels(f"""
      %a = graph.tanh %x : {T}
      %b = graph.dot_general %a, %w {DOT}
      %c = graph.exp %b : {T}
      %d = graph.mul %c, %a : {T}
      func.return %d : {T}""") == [
        (["dot_general"], True),
        (["exp", "mul"], False),
        (["tanh"], False),
    ]


def test_an_op_is_as_late_as_its_reader():
    assert kernels(f"""
      %a = graph.tanh %x : {T}
      %b = graph.dot_general %x, %w {DOT}
      %d = graph.mul %b, %a : {T}
      func.return %d : {T}""") == [(["dot_general"], True), (["tanh", "mul"], False)]


def test_movement_is_free_in_a_kernel():
    assert kernels(f"""
      %a = graph.tanh %x : {T}
      %b = graph.transpose %a perm [1, 0] : {T} -> {T}
      %c = graph.exp %b : {T}
      func.return %c : {T}""") == [(["tanh", "exp"], False)]


def test_what_stays_in_a_kernel_is_not_moved():
    text = f"""func.func @main(%x: {T}) -> {T} {{
      %a = graph.tanh %x : {T}
      %b = graph.transpose %a perm [1, 0] : {T} -> {T}
      %c = graph.exp %b : {T}
      func.return %c : {T} }}"""
    (kernel,) = kernels_in(main_of(parse_module(text)).body.block)
    assert kernel.moved == 2 * 8 * 8 * 4


def test_a_reduction_to_one_element_ends_a_kernel():
    assert kernels(f"""
      %a = graph.tanh %x : {T}
      %s = graph.reduce add %a dims [0, 1] : {T} -> tensor<f32>
      %e = graph.exp %s : tensor<f32>
      %b = graph.broadcast %e dims [] : tensor<f32> -> {T}
      %c = graph.mul %a, %b : {T}
      func.return %c : {T}""") == [(["exp", "mul"], False), (["tanh", "reduce"], False)]


def test_ops_without_data_between_them_are_two_kernels():
    assert kernels(f"""
      %a = graph.tanh %x : {T}
      %b = graph.exp %w : {T}
      %c = graph.dot_general %a, %b {DOT}
      func.return %c : {T}""") == [(["dot_general"], True), (["exp"], False), (["tanh"], False)]
