"""A module remembers the device that its fusions were planned for."""

from __future__ import annotations

from pathlib import Path

import pytest

import mlfuse
from mlfuse.cli.opt import main
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.driver import pipelines
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.passes import registry
from mlfuse.passes.utils.planned_for import planned_for

TEXT = """
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = graph.exp %x : tensor<64x64xf32>
  %1 = graph.neg %0 : tensor<64x64xf32>
  func.return %1 : tensor<64x64xf32>
}
"""


@pytest.fixture
def graph(tmp_path: Path) -> str:
    path = tmp_path / "x.mlir"
    path.write_text(TEXT)
    return str(path)


@pytest.fixture
def fused(graph: str, tmp_path: Path) -> str:
    path = str(tmp_path / "fused.mlir")
    assert main(["--fuse", "--device=cpu", graph, "-o", path]) == 0
    return path


def test_it_is_written_printed_and_read(fused: str):
    text = Path(fused).read_text()
    assert text.startswith('builtin.module attributes {mlfuse.planned_for = "cpu"} {')
    assert planned_for(parse_module(text)) == "cpu"
    assert print_module(parse_module(text)) == text


def test_later_commands_go_on_for_it(fused: str, capsys: pytest.CaptureFixture[str]):
    assert main(["--compile-to=source", fused]) == 0
    assert "#include <stdint.h>" in capsys.readouterr().out


def test_each_part_of_a_file_has_its_own(
    fused: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    both = tmp_path / "both.mlir"
    both.write_text(f"{Path(fused).read_text()}// -----\n{TEXT}")
    assert main(["--compile-to=kernel", "--split-input-file", str(both)]) == 0
    first, second = capsys.readouterr().out.split("// -----")
    assert 'planned_for = "cpu"' in first and 'planned_for = "sm_90"' in second


@pytest.mark.parametrize("step", ["--fuse", "--compile-to=kernel"])
def test_another_device_is_an_error(step: str, fused: str, capsys: pytest.CaptureFixture[str]):
    assert main([step, "--device=sm_90", fused]) == 1
    said = capsys.readouterr().err
    assert "planned for cpu, and now it is compiled for sm_90; go on for cpu (--device=cpu)" in said


def test_a_module_fused_by_hand_for_another_device_is_not_compiled():
    module = parse_module(TEXT)
    for name in registry.FUSE:
        registry.load(name)().apply(new_context(), module)
    with pytest.raises(MlfuseError, match="planned for sm_90, and now it is compiled for cpu"):
        mlfuse.compile(module, "cpu")


def test_fusions_that_fall_apart_are_planned_for_it(monkeypatch: pytest.MonkeyPatch):
    """What is left of the fusion is a reshape, which isn't a kernel."""
    from mlfuse.passes.fusion import simplified

    seen: list[str] = []
    planner = simplified.Planner

    def noted(view: object, classes: object, device: mlfuse.targets.devices.Device) -> object:
        seen.append(device.name)
        return planner(view, classes, device)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(simplified, "Planner", noted)
    module = parse_module("""
      builtin.module attributes {mlfuse.planned_for = "cpu"} {
        func.func @main(%x: tensor<4x8xf32>) -> tensor<32xf32> {
          %0 = graph.fusion "fused" (%a = %x : tensor<4x8xf32>) -> tensor<32xf32> {
            %1 = graph.reshape %a : tensor<4x8xf32> -> tensor<32xf32>
            %2 = graph.neg %1 : tensor<32xf32>
            graph.yield %2 : tensor<32xf32>
          }
          func.return %0 : tensor<32xf32>
        }
      }""")
    (func,) = module.ops
    fusion = func.regions[0].block.first_op
    assert fusion is not None
    with simplified.fusions_stay_kernels(module):  # pyright: ignore[reportPrivateUsage]
        block = fusion.regions[0].block
        neg = list(block.ops)[1]
        neg.results[0].replace_all_uses_with(neg.operands[0])
        neg.detach()
        neg.erase()
    assert seen == ["cpu"]


def test_two_devices_in_one_command(graph: str, capsys: pytest.CaptureFixture[str]):
    assert main(["--fuse=device=sm_90", "--device=cpu", graph]) == 1
    said = capsys.readouterr().err
    assert "--fuse has the option device=sm_90, and --device=cpu is another" in said


def test_the_attribute_names_a_device():
    text = f"builtin.module attributes {{mlfuse.planned_for = 3 : i32}} {{{TEXT}}}"
    with pytest.raises(MlfuseError, match=r"mlfuse\.planned_for names a device"):
        pipelines.run(parse_module(text), "fused", "cpu")
