"""The guard: schedules and fusions revised by what the compiler says, and remembered.

The compiler is played where a test wants a certain answer; NVRTC answers where it is there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest

from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.driver import guard
from mlfuse.driver.lowering import ScheduledModule, take_to_kernels
from mlfuse.driver.parsing import parse
from mlfuse.passes.scheduling.candidates import candidates, revisions
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.runtime.compilers import nvrtc
from mlfuse.runtime.compilers.nvrtc import KernelResources
from mlfuse.targets import devices
from mlfuse.targets.devices.occupancy import occupancy

ADD = """
func.func @main(%x: tensor<67108864xf32>, %y: tensor<67108864xf32>) -> tensor<67108864xf32> {
  %z = graph.add %x, %y : tensor<67108864xf32>
  func.return %z : tensor<67108864xf32>
}
"""
SMALL = """
func.func @main(%x: tensor<100000xf32>) -> tensor<100000xf32> {
  %z = graph.neg %x : tensor<100000xf32>
  func.return %z : tensor<100000xf32>
}
"""
CHAIN = """
func.func @main(%x0: tensor<1000000xf32>) -> tensor<1000000xf32> {
BODY
  func.return %x40 : tensor<1000000xf32>
}
""".replace(
    "BODY",
    "\n".join(f"  %x{n + 1} = graph.sin %x{n} : tensor<1000000xf32>" for n in range(40)),
)
_NAME = re.compile(r"__launch_bounds__\(([\d, ]+)\)\s+(\w+)\(")


@dataclass
class Lowering:
    """A module taken to the kernel level as the driver does, for choices."""

    text: str
    target: str = "sm_90"

    def __call__(self, choices: guard.Choices) -> ScheduledModule:
        return take_to_kernels(parse(self.text), choices.target(self.target), choices.put_on)


@dataclass
class Compiler:
    """Says what a kernel takes by what its text holds; counts what it was asked."""

    answers: Mapping[str, KernelResources]
    """By a piece of the kernel's text; the first that is in it counts."""
    asked: list[str] = field(default_factory=list[str])

    def __call__(self, source: str) -> dict[str, KernelResources]:
        self.asked.append(source)
        starts = [found.start() for found in _NAME.finditer(source)] + [len(source)]
        names = [found[2] for found in _NAME.finditer(source)]
        return {
            name: next(used for piece, used in self.answers.items() if piece in source[low:high])
            for name, low, high in zip(names, starts, starts[1:], strict=False)
        }


FINE = KernelResources(registers=32)
SPILLS = KernelResources(registers=255, spill_stores=100, spill_loads=100)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("MLFUSE_CACHE", raising=False)


def test_a_kernel_that_fits_is_left_as_it_is():
    compiler = Compiler({"": FINE})
    with collect() as remarks:
        choices = guard.review(Lowering(ADD), "sm_90", compile_=compiler)
    assert choices == guard.Choices()
    assert len(compiler.asked) == 1 and not remarks


def test_the_first_schedule_that_does_not_spill_is_taken():
    compiler = Compiler({"i0 < 2;": SPILLS, "": FINE})  # two groups a thread spill, one doesn't
    lowering = Lowering(ADD)
    with collect() as remarks:
        choices = guard.review(lowering, "sm_90", compile_=compiler)
    assert dict(choices.kernels) == {"fused_add": ScheduleOptions(per_thread=1)}
    (remark,) = remarks
    assert remark.rule == "guard.registers" and remark.subject == "fused_add"
    assert "255 registers, 200 bytes of spills" in remark.reason
    assert remark.numbers["spills"] == 200 and remark.numbers["spills_after"] == 0
    (func,) = (op for op in lowering(choices).module.ops if isinstance(op, FuncOp))
    assert "i0 < 2;" not in guard.CudaPrinter().print_function(func)


def test_another_process_compiles_nothing_to_find_out():
    first = Compiler({"i0 < 2;": SPILLS, "": FINE})
    chosen = guard.review(Lowering(ADD), "sm_90", compile_=first)
    second = Compiler({"": FINE})
    with collect() as remarks:
        again = guard.review(Lowering(ADD), "sm_90", compile_=second)
    assert again == chosen and not second.asked
    assert [remark.rule for remark in remarks] == ["guard.registers"]  # it still says why


def test_what_the_cache_holds_is_checked():
    assert guard.Choices.from_text("[]") is None
    assert guard.Choices.from_text("{") is None
    assert guard.Choices.from_text('{"kernels": {"a": {"width": 2}}, "max_ops": 3}') is None
    kept = guard.Choices({"a": ScheduleOptions(width=2)}, 3)
    assert guard.Choices.from_text(kept.to_text()) == kept


def test_too_little_on_its_way_is_revised():
    """16 bytes for each of 256 threads are 4 KB; 8 bytes for each of 2048 are 16."""
    greedy = KernelResources(registers=255)
    figures = guard.Figures.of(_func(SMALL), greedy, devices.get("sm_90"))
    assert (figures.threads, figures.in_flight) == (256, 4096)
    compiler = Compiler({"reinterpret_cast<const uint4": greedy, "": FINE})
    with collect() as remarks:
        choices = guard.review(Lowering(SMALL), "sm_90", compile_=compiler)
    assert dict(choices.kernels) == {"fused_neg": ScheduleOptions(width=2, per_thread=1)}
    (remark,) = remarks
    assert remark.rule == "guard.in-flight"
    assert (remark.numbers["in_flight"], remark.numbers["in_flight_after"]) == (4096, 16384)


def test_what_no_schedule_helps_stays():
    compiler = Compiler({"": KernelResources(registers=255)})
    assert guard.review(Lowering(SMALL), "sm_90", compile_=compiler) == guard.Choices()


@pytest.mark.slow
def test_a_fusion_that_always_spills_is_split():
    compiler = _BySize(limit=25)
    with collect() as remarks:
        choices = guard.review(Lowering(CHAIN), "sm_90", compile_=compiler)
    assert choices.max_ops is not None and choices.max_ops < 40
    module = Lowering(CHAIN)(choices).module
    assert sum(isinstance(op, FuncOp) for op in module.ops) > 1
    (remark,) = (remark for remark in remarks if remark.rule == "guard.split")
    assert remark.numbers["spills_after"] == 0 and not remark.fused


class _BySize(Compiler):
    """Kernels of more sines than the limit spill, however they are scheduled."""

    def __init__(self, limit: int):
        super().__init__({"": FINE})
        self.limit = limit

    def __call__(self, source: str) -> dict[str, KernelResources]:
        found = super().__call__(source)
        starts = [m.start() for m in _NAME.finditer(source)] + [len(source)]
        for name, low, high in zip(found, starts, starts[1:], strict=False):
            body = source[low:high].partition("\n  for (")[0]
            if body.count("mlf_sin_f32(") > self.limit:
                found[name] = SPILLS
        return found


def _func(text: str) -> FuncOp:
    module = Lowering(text)(guard.Choices()).module
    (func,) = (op for op in module.ops if isinstance(op, FuncOp))
    return func


def test_loaded_bytes_count_every_group():
    """Two operands, two groups of 16 bytes each; the points after the groups load fewer bytes."""
    assert guard.loaded_bytes(_func(ADD).body.block) == 64


@pytest.mark.parametrize(
    ("registers", "shared", "block", "threads", "limit"),
    [
        (32, 0, 256, 2048, "threads"),  # 65536 / 32
        (33, 0, 256, 1536, "registers"),  # rounded to 40: 6 blocks
        (64, 0, 256, 1024, "registers"),
        (255, 0, 256, 256, "registers"),
        (32, 100 * 1024, 256, 512, "shared"),  # 228 KiB less 1 KiB a block
        (16, 0, 32, 1024, "blocks"),
    ],
)
def test_occupancy_of_an_h100(registers: int, shared: int, block: int, threads: int, limit: str):
    """By hand, from the table of compute capability 9.0."""
    held = occupancy(devices.get("sm_90"), registers=registers, shared=shared, block=block)
    assert (held.threads, held.limit) == (threads, limit)


def test_candidates_begin_with_the_schedules_own():
    kernels = Lowering(ADD)(guard.Choices()).kernels
    listed = candidates(kernels["fused_add"], devices.get("sm_90"))
    assert listed[0] == ScheduleOptions() and 1 < len(listed) <= 8
    assert len(set(listed)) == len(listed)
    lighter = revisions(kernels["fused_add"], devices.get("sm_90"))
    assert lighter[0] == ScheduleOptions(min_blocks=2)
    assert all(options.per_thread == 1 for options in lighter[1:])


@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
def test_nvrtc_answers():
    with collect() as remarks:
        choices = guard.review(Lowering(ADD), "sm_90")
    assert choices == guard.Choices() and not remarks
    np.testing.assert_equal(
        guard.compiled_for("sm_90")(
            guard.CudaPrinter().print_module(Lowering(ADD)(choices).module)
        )["fused_add"].spill_stores,
        0,
    )
