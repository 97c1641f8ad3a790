"""No fusing pass makes a plan worse: whole plans, with the pass and without it, are compared as what they are
lowered to. Counts are launches, library calls and bytes."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.func import FuncOp

from mlfuse.dialects.graph.base import shape_of
from mlfuse.driver import pipelines
from mlfuse.driver.report import Totals, fusion_report
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.fuse_vertical import FuseVertical
from mlfuse.passes.horizontal.cost import PlanCost, cost_of
from mlfuse.passes.lowering.equal import LoweredFusions
from mlfuse.passes.utils.ledger import ledger_of

sys.path.insert(0, str(Path(__file__).parent))
from random_networks import Network

pytestmark = pytest.mark.quick_c

DATA = Path(__file__).parent.parent / "data"
FUSING = ("bucket-collectives", "fuse-contractions", "fuse-horizontal", "fuse-vertical")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "device", "most"),
    [
        # 4 x (x + w + y, then y + b + z) elements; a kernel that computes its product has no y
        ("four_dense", "cpu", Totals(4, 0, 1_115_136)),
        ("four_dense", "sm_90", Totals(1, 4, 1_246_208)),
        ("four_dense_wide", "cpu", Totals(4, 0, 22_028_288)),
        ("four_dense_wide", "sm_90", Totals(1, 4, 24_125_440)),
        ("shared_weight", "cpu", Totals(2, 0, 127_488)),
        ("shared_weight", "sm_90", Totals(1, 2, 160_256)),
    ],
)
def test_counts_of_dense_layers(name: str, device: str, most: Totals):
    report = fusion_report(parse_module((DATA / f"cases/{name}.mlir").read_text()), device)
    assert report.after == most
    assert report.after.launches <= report.before.launches + report.before.calls
    assert report.after.nbytes <= report.before.nbytes


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "launches", "calls"),
    [("mlp_adam", 8, 8), ("gpt_block", 15, 22), ("lenet_momentum", 14, 11)],
)
def test_counts_of_networks(name: str, launches: int, calls: int):
    text = (DATA / f"modules/{name}.mlir").read_text()
    after = fusion_report(parse_module(text), "cpu").after
    assert after.launches + after.calls <= launches + calls and after.calls <= calls


@pytest.mark.slow
@pytest.mark.parametrize("name", ["four_dense", "shared_weight"])
def test_numbers_stay_what_they_were(name: str):
    """Small whole numbers, so that every sum is exact."""
    module = parse_module((DATA / f"cases/{name}.mlir").read_text())
    func = next(op for op in module.ops if isinstance(op, FuncOp))
    rng = np.random.default_rng(1)
    shapes = [shape_of(value) for value in func.body.block.args]
    args = [rng.integers(-3, 4, shape).astype(np.float32) for shape in shapes]
    want = run_module(module, "main", args)
    for device in ("cpu", "sm_90"):
        fused = pipelines.run(module.clone(), "loop", device)
        for one, other in zip(run_module(fused, "main", args), want, strict=True):
            np.testing.assert_array_equal(one, other)


def costs(text: str, device: str) -> dict[str, PlanCost]:
    """What the plans of a program take: of all passes (""), without each of them, and of none ("fused")."""
    module = parse_module(text)
    for name in ("decompose", "swap-contractions", "canonicalize", "cse", "dce"):
        pipelines.make(name, device).apply(new_context(), module)
    func = next(op for op in module.ops if isinstance(op, FuncOp))
    found: dict[str, PlanCost] = {}
    lowered = LoweredFusions()
    for without in ("", *FUSING[:-1]):
        passes = [pipelines.make(name, device) for name in FUSING if name != without]
        found[without] = cost_of(func.clone(), passes, device, "default", lowered)
    alone = [FuseVertical(device, max_ops=1)]
    return found | {"fused": cost_of(func.clone(), alone, device, "default", lowered)}


@pytest.mark.slow
@pytest.mark.parametrize("device", ["cpu", "sm_90"])
@pytest.mark.parametrize("seed", [2, 11, 20, 35, 38, 41])
def test_random_networks(seed: int, device: str):
    """Never more time by the model than without a pass; never more launches and calls for more bytes, also than
    with every op by itself."""
    found = costs(Network(seed).text(), device)
    whole = found.pop("")
    for without, cost in found.items():
        assert without == "fused" or whole.us <= cost.us, (
            f"without {without}: {cost}, with it {whole}"
        )
        assert not cost.dominates(whole), f"without {without}: {cost}, with it {whole}"


def test_the_ledger_counts_the_part_that_a_kernel_reads():
    text = """
      func.func @main(%x: tensor<8x30xf32>) -> tensor<8x10xf32> {
        %0 = graph.slice %x [0:8, 10:20] : tensor<8x30xf32> -> tensor<8x10xf32>
        %1 = graph.neg %0 : tensor<8x10xf32>
        func.return %1 : tensor<8x10xf32>
      }"""
    (entry,) = ledger_of(pipelines.run(parse_module(text), "loop", "cpu"))
    assert entry.least == entry.planned == 2 * 8 * 10 * 4
