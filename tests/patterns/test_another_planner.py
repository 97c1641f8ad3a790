"""The patterns serve other planners: a greedy one of thirty lines, checked down to compiled kernels."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation
from xdsl.pattern_rewriter import GreedyRewritePatternApplier, PatternRewriteWalker

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.verify import verify_module
from mlfuse.passes.fusion.connect import connect
from mlfuse.passes.fusion.copies import separate
from mlfuse.passes.fusion.domain import Domain
from mlfuse.passes.fusion.nodes import View, view_of
from mlfuse.passes.fusion.plan import Plan, PlannedKernel
from mlfuse.passes.patterns.contiguous import make_contiguous
from mlfuse.passes.patterns.fuse_producer import FuseProducer
from mlfuse.passes.patterns.start_fusion import StartFusion
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_kernel_op
from mlfuse.runtime.arguments.signature import Signature, Spec

MODULES = Path(__file__).parents[2] / "examples" / "modules"


def greedy(view: View, classes: DimClasses) -> Plan:
    """A value joins the one kernel that reads it wherever the two have one index space. No costs, no siblings."""
    kernel_of: dict[int, int] = {}
    members: dict[int, list[int]] = {}
    for node in reversed(view.nodes):
        if not is_kernel_op(node.op):
            continue
        readers = {kernel_of.get(edge.consumer) for edge in node.users}
        kernel = readers.pop() if len(readers) == 1 and not node.escapes else None
        if kernel is not None:
            joined = connect(view, [node.index, *members[kernel]], classes)
            if not isinstance(joined, Domain) or not all(
                map(joined.maps.__contains__, members[kernel])
            ):
                kernel = None
        kernel_of[node.index] = node.index if kernel is None else kernel
        members.setdefault(kernel_of[node.index], []).insert(0, node.index)
    return Plan([PlannedKernel(f"greedy_{root}", nodes) for root, nodes in members.items()])


@dataclass
class Labels:
    """Answers for the stepwise patterns: what has the same label is one kernel."""

    label: dict[Operation, str]
    last: set[Operation]

    def may_start(self, op: Operation) -> str | None:
        return self.label[op] if op in self.last else None

    def may_join(self, producer: Operation, fusion: FusionOp) -> bool:
        return self.label.get(producer) == fusion.kernel.data

    def may_merge(self, first: FusionOp, second: FusionOp) -> bool:
        return False


def fuse_greedily(module: ModuleOp) -> None:
    """Fuse every function of a graph-level module, step by step."""
    for func in [op for op in module.ops if isinstance(op, FuncOp)]:
        block = func.body.block
        view = view_of(block)
        groups = separate(block, greedy(view, DimClasses.of(func)), view)
        assert make_contiguous(block, [group.ops for group in groups])
        label = {op: group.name for group in groups for op in group.ops}
        policy = Labels(label, {group.ops[-1] for group in groups})
        steps = GreedyRewritePatternApplier(
            [StartFusion(policy), FuseProducer(policy)], dce_enabled=False
        )
        PatternRewriteWalker(steps).rewrite_region(func.body)


@pytest.mark.parametrize("name", ["gelu_residual_layernorm", "softmax_cross_entropy", "mlp_adam"])
@pytest.mark.sampled(4)
def test_a_greedy_planner(name: str) -> None:
    module = parse(MODULES / f"{name}.mlir")
    *tidy, _, _, _, _ = pipelines.passes_to("fused", "cpu")
    for each in tidy:
        each.apply(new_context(), module)
    rng = np.random.default_rng(1)
    main = next(op for op in module.ops if isinstance(op, FuncOp))
    inputs = [random_array(spec, rng) for spec in Signature.of(main).inputs]
    want = run_module(module.clone(), "main", inputs)
    fuse_greedily(module)
    verify_module(module)
    fusions = sum(isinstance(op, FusionOp) for op in module.walk())
    computing = sum(is_kernel_op(op) for op in module.walk())
    assert 0 < fusions < computing / 4
    for mine, theirs in zip(run_module(module, "main", inputs), want, strict=True):
        assert np.asarray(mine).tobytes() == np.asarray(theirs).tobytes()
    products = sum(op.name == "graph.dot_general" for op in module.walk())
    run = mlfuse.compile(
        module, "cpu"
    )  # a product is a call, or a kernel, alone or with the fusion that reads it
    assert fusions <= run.launches + run.calls <= fusions + products


def random_array(spec: Spec, rng: np.random.Generator) -> Array:
    """Random numbers, or small integers."""
    if spec.dtype.is_float:
        return rng.random(spec.shape).astype(spec.dtype.numpy)
    return rng.integers(0, 3, spec.shape).astype(spec.dtype.numpy)
