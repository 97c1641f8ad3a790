"""Stepwise patterns in any order leave a module that verifies and computes the same bits."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.pattern_rewriter import PatternRewriteWalker, RewritePattern

from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.patterns.fuse_producer import FuseProducer
from mlfuse.passes.patterns.merge_fusions import MergeFusions
from mlfuse.passes.patterns.start_fusion import StartFusion
from mlfuse.passes.utils.kernel_ops import is_kernel_op
from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.graphs import random_graph


@dataclass
class Dice:
    """A policy that says yes to what is computable, as often as it likes."""

    rng: random.Random
    started: int = 0

    def may_start(self, op: Operation) -> str | None:
        if not is_kernel_op(op) or self.rng.random() < 0.5:
            return None
        self.started += 1
        return f"fused_{self.started}"

    def may_join(self, producer: Operation, fusion: FusionOp) -> bool:
        return not isinstance(producer, AllReduceOp) and self.rng.random() < 0.7

    def may_merge(self, first: FusionOp, second: FusionOp) -> bool:
        return self.rng.random() < 0.7


def apply_at_random(module: ModuleOp, rng: random.Random) -> int:
    """Apply the patterns in a random sequence; how many sweeps changed something."""
    dice, changed = Dice(rng), 0
    patterns: list[RewritePattern] = [StartFusion(dice), FuseProducer(dice), MergeFusions(dice)]
    for _ in range(8):
        walker = PatternRewriteWalker(
            rng.choice(patterns), apply_recursively=False, walk_reverse=rng.random() < 0.5
        )
        changed += walker.rewrite_module(module)
        verify_module(module)
    return changed


@given(st.integers(0, 100_000))
@settings(max_examples=20, deadline=None, derandomize=True)
def test_any_sequence_keeps_every_bit(seed: int) -> None:
    graph = random_graph(seed, ops=10, parts=2)
    inputs = random_inputs(graph, seed)
    module = parse_module(graph.text(), "<graph>", ctx=new_context())
    pipelines.make("decompose", "cpu").apply(new_context(), module)
    with np.errstate(all="ignore"):
        want = run_module(module.clone(), "main", inputs)
        apply_at_random(module, random.Random(seed))
        got = run_module(module, "main", inputs)
    for mine, theirs in zip(got, want, strict=True):
        assert np.asarray(mine).tobytes() == np.asarray(theirs).tobytes(), graph.text()


@pytest.mark.slow
def test_sequences_do_something() -> None:
    """The sequences above change most of their graphs."""
    changed = 0
    for seed in range(20):
        module = parse_module(random_graph(seed, parts=2).text(), "<graph>", ctx=new_context())
        pipelines.make("decompose", "cpu").apply(new_context(), module)
        changed += apply_at_random(module, random.Random(seed)) > 0
    assert changed >= 18
