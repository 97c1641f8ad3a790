"""Buckets: nothing changes but how many messages there are, and when they go out."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from threaded_ranks import ThreadRank, on_ranks
from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.loop.collective import AllReduceOp as LoopAllReduceOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.bucket_collectives import BucketCollectives
from mlfuse.passes.fuse_vertical import FuseVertical

pytestmark = pytest.mark.quick_c

RANKS = 2


def random_program(seed: int) -> str:
    """All-reduces of two types and reductions, of values that follow from earlier ones or don't."""
    choose = random.Random(seed)
    values = {"f32": ["x"], "f64": ["y"]}
    lines: list[str] = []
    for number in range(choose.randint(4, 24)):
        kind = choose.choice(["f32", "f32", "f64"])
        a, b = (choose.choice(values[kind][-6:]) for _ in range(2))
        name, type_ = f"v{number}", f"tensor<3x{kind}>"
        what = choose.random()
        if what < 0.5:
            reduction = choose.choice(["mean", "max"])
            groups = choose.choice(["", "", "", " groups [[0, 1]]"])
            lines.append(f"%{name} = graph.all_reduce {reduction} %{a}{groups} : {type_}")
        elif what < 0.6:
            other = "f64" if kind == "f32" else "f32"
            source = choose.choice(values[other][-6:])
            lines.append(f"%{name} = graph.cast %{source} : tensor<3x{other}> -> {type_}")
        else:
            lines.append(f"%{name} = graph.sub %{a}, %{b} : {type_}")
        values[kind].append(name)
    ends = [f"%{values['f32'][-1]}", f"%{values['f64'][-1]}"]
    return "\n".join(
        [
            "func.func @main(%x: tensor<3xf32>, %y: tensor<3xf64>) -> (tensor<3xf32>, tensor<3xf64>) {",
            *lines,
            f"func.return {', '.join(ends)} : tensor<3xf32>, tensor<3xf64>",
            "}",
        ]
    )


def bucketed(text: str, **options: int) -> tuple[ModuleOp, list[Remark]]:
    """The module after the pass, and what it said."""
    module = parse_module(text)
    with collect() as remarks:
        BucketCollectives(**options).apply(new_context(), module)
    verify_module(module)
    return module, remarks


def buckets(module: ModuleOp) -> list[int]:
    """How many tensors each all-reduce of a graph-level module has, in order."""
    return [len(op.inputs) for op in module.walk() if isinstance(op, AllReduceOp)]


def on_two_ranks(module: ModuleOp) -> list[list[Array]]:
    """The results on each rank, whose arguments differ."""
    texts = [module.clone() for _ in range(RANKS)]

    def run(comm: ThreadRank) -> list[Array]:
        x = np.array([0.5, -1.0, 2.0 + comm.rank], np.float32)
        y = np.array([1.5, 3.0 - comm.rank, -2.0])
        return run_module(texts[comm.rank], "main", [x, y])

    return on_ranks(RANKS, run)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(40))
def test_random_programs_compute_the_same(seed: int) -> None:
    """Also with small buckets; never a cycle, for then nothing could be computed."""
    text = random_program(seed)
    want = on_two_ranks(parse_module(text))
    before = sum(buckets(parse_module(text)))
    for options in ({}, {"max_count": 2}, {"max_bytes": 30}):
        module, _ = bucketed(text, **options)
        assert sum(buckets(module)) == before
        for mine, other in zip(on_two_ranks(module), want, strict=True):
            for a, b in zip(mine, other, strict=True):
                assert a.tobytes() == b.tobytes()


def test_random_programs_have_buckets() -> None:
    """The test above tests something: buckets of several tensors, and such that a cycle forbids."""
    results = [bucketed(random_program(seed)) for seed in range(40)]
    assert sum(max(buckets(module), default=0) > 1 for module, _ in results) > 20
    reasons = [remark.reason for _, remarks in results for remark in remarks]
    assert sum("depends on a result of the bucket" in reason for reason in reasons) > 20


@pytest.mark.parametrize("seed", range(10))
def test_the_plan_is_the_same_every_time(seed: int) -> None:
    texts = {print_module(bucketed(random_program(seed))[0]) for _ in range(3)}
    assert len(texts) == 1


def sequence(module: ModuleOp) -> list[tuple[str, list[str]]]:
    """What goes out, in order: reductions and types."""
    found: list[tuple[str, list[str]]] = []
    for op in module.walk():
        if isinstance(op, AllReduceOp | LoopAllReduceOp):
            types: list[Any] = [value.type for value in op.inputs]
            shapes = [f"{list(t.get_shape())}{t.element_type}" for t in types]
            found.append((op.reduction.data, shapes))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("device", ["cpu", "sm_90"])
@pytest.mark.parametrize("seed", range(10))
def test_later_passes_keep_the_sequence(seed: int, device: str) -> None:
    """All ranks issue the same: fusion and the memory plan reorder kernels around it."""
    text = random_program(seed)
    want = sequence(bucketed(text)[0])
    assert sequence(pipelines.run(parse_module(text), "fused", device)) == want
    assert sequence(pipelines.run(parse_module(text), "kernel", device)) == want


def test_fusion_keeps_the_sequence_where_a_kernel_waits() -> None:
    """The kernel that makes %p waits for the product, the second all-reduce for nothing."""
    text = """
    func.func @main(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
      %p = graph.exp %x : tensor<4x4xf32>
      %0 = graph.all_reduce add %p : tensor<4x4xf32>
      %1 = graph.all_reduce max %y : tensor<4x4xf32>
      %z = graph.dot_general %x, %y contract [1] x [0] : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
      %q = graph.add %p, %z : tensor<4x4xf32>
      func.return %0, %1, %q, %z : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
    }"""
    module = parse_module(text)
    FuseVertical().apply(new_context(), module)
    fused = [op.kernel.data for op in module.walk() if isinstance(op, FusionOp)]
    assert fused == ["fused_exp_add"]
    assert [reduction for reduction, _ in sequence(module)] == ["add", "max"]


def test_remarks_have_the_numbers() -> None:
    text = """
    func.func @main(%x: tensor<4x8xf32>, %y: tensor<?xf32>) -> (tensor<4x8xf32>, tensor<?xf32>, tensor<?xf32>) {
      %0 = graph.all_reduce add %x : tensor<4x8xf32>
      %1 = graph.all_reduce add %y : tensor<?xf32>
      %2 = graph.exp %1 : tensor<?xf32>
      %3 = graph.all_reduce add %2 : tensor<?xf32>
      func.return %0, %1, %3 : tensor<4x8xf32>, tensor<?xf32>, tensor<?xf32>
    }"""
    _, remarks = bucketed(text)
    missed, fused = sorted(remarks, key=lambda remark: remark.fused)
    assert (fused.rule, missed.rule) == ("collective.bucket", "collective.bucket")
    # A `?` size counts as 1024.
    assert fused.numbers == {"tensors": 2, "bytes": 4 * 32 + 4 * 1024, "saved_messages": 1}
    assert missed.numbers == {"tensors": 2, "bytes": 4 * 32 + 4 * 1024, "added_bytes": 4 * 1024}
    assert fused.place is not None and fused.place.line == 3
    assert missed.place is not None and missed.place.line == 6


def test_a_bucket_may_hold_buckets() -> None:
    """Some that were written by hand, or by the pass before."""
    text = """
    func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>, %z: tensor<f32>) -> (tensor<2xf32>, tensor<3xf32>, tensor<f32>) {
      %0, %1 = graph.all_reduce add %x, %y : tensor<2xf32>, tensor<3xf32>
      %2 = graph.all_reduce add %z : tensor<f32>
      func.return %0, %1, %2 : tensor<2xf32>, tensor<3xf32>, tensor<f32>
    }"""
    module, _ = bucketed(text)
    assert buckets(module) == [3]
    again = print_module(module)
    BucketCollectives().apply(new_context(), module)
    assert print_module(module) == again


@pytest.mark.slow
def test_hundreds_of_gradients_take_seconds_at_most() -> None:
    """Near-linear time: 2,000 all-reduces, where every other one follows from the one before it."""
    lines = ["%v0 = graph.neg %x : tensor<3xf32>"]
    for number in range(2000):
        lines.append(f"%r{number} = graph.all_reduce add %v{number} : tensor<3xf32>")
        source = f"r{number}" if number % 2 else "x"
        lines.append(f"%v{number + 1} = graph.neg %{source} : tensor<3xf32>")
    text = "\n".join(
        [
            "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {",
            *lines,
            "func.return %v2000 : tensor<3xf32>",
            "}",
        ]
    )
    module, _ = bucketed(text)
    assert sum(buckets(module)) == 2000
    assert max(buckets(module)) > 1
