"""Equal fusions are lowered once, and nobody can tell from the text: a copy has the names and locations of its own fusion."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from mlfuse.diagnostics.provenance import tag
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.ir.printing import print_module
from mlfuse.passes.lower_to_loop import lower_module
from mlfuse.passes.lowering.equal import LoweredFusions
from mlfuse.passes.lowering.kernel import LoweredKernel
from mlfuse.passes.utils.dims import DimClasses

MODULES = sorted((Path(__file__).parents[2] / "examples" / "modules").glob("*.mlir"))
LAYERS = """
func.func @main(%x: tensor<4x8xf32>, %scale: tensor<8xf32>, %w: tensor<8x8xf32>, %shift: tensor<8xf32>) -> tensor<4x8xf32> {
  %p = graph.dot_general %x, %w contract [1] x [0] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %wide = graph.broadcast %scale dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  %scaled = graph.mul %p, %wide : tensor<4x8xf32>
  %first = graph.tanh %scaled : tensor<4x8xf32>
  %q = graph.dot_general %first, %w contract [1] x [0] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %broad = graph.broadcast %shift dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  %moved = graph.mul %q, %broad : tensor<4x8xf32>
  %second = graph.tanh %moved : tensor<4x8xf32>
  func.return %second : tensor<4x8xf32>
}"""
"""Two kernels that are equal but for their names and places, each the epilogue of a product."""


class OneByOne(LoweredFusions):
    """Knows no fusion."""

    def lower(
        self, fusion: FusionOp, name: str, classes: DimClasses
    ) -> tuple[LoweredKernel, Operation | None]:
        self.known.clear()
        return super().lower(fusion, name, classes)


def lowered(source: Path | str, device: str, fusions: LoweredFusions) -> str:
    """A module at the loop level, with its locations and the names of the ops that they come from."""
    module: ModuleOp = pipelines.run(parse(source), "graph", device)
    tag(module)
    pipelines.run(module, "fused", device)
    lower_module(module, fusions)
    return print_module(module, locations=True)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("device", ["cpu", "sm_90"])
@pytest.mark.parametrize("source", [LAYERS, *MODULES], ids=lambda s: getattr(s, "stem", "layers"))
def test_a_copy_is_what_lowering_makes(source: Path | str, device: str):
    assert lowered(source, device, LoweredFusions()) == lowered(source, device, OneByOne())


def test_equal_fusions_are_lowered_once():
    fusions = LoweredFusions()
    text = lowered(LAYERS, "sm_90", fusions)
    assert text.count("loop.kernel @") == 2 and len(fusions.known) == 1
    for name in ("%scale:", "%shift:", '"graph.tanh#1"', '"graph.tanh#2"'):
        assert name in text
