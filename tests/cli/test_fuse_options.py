"""Options of the passes of `--fuse`: given to it itself, since after it nothing is left to fuse."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlfuse.cli.opt import main

TENSORS = """\
func.func @main(%x: tensor<512x64xf32>, %y: tensor<64x32xf32>) -> (tensor<512xf32>, tensor<64xf32>) {
  %a = graph.mul %x, %x : tensor<512x64xf32>
  %b = graph.mul %y, %y : tensor<64x32xf32>
  %c = graph.reduce max %a dims [1] : tensor<512x64xf32> -> tensor<512xf32>
  %d = graph.reduce max %b dims [1] : tensor<64x32xf32> -> tensor<64xf32>
  func.return %c, %d : tensor<512xf32>, tensor<64xf32>
}
"""
"""Squares of two tensors, each in the kernel of its rows' maxima: one launch over both would have to store them."""


@pytest.fixture
def module(tmp_path: Path) -> str:
    path = tmp_path / "x.mlir"
    path.write_text(TENSORS)
    return str(path)


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (
            ["--fuse", "--fuse-horizontal=force=true"],
            '--fuse-horizontal after --fuse finds nothing left to fuse; write --fuse="force=true"',
        ),
        (
            ["--compile-to=loop", "--fuse-vertical=max-ops=3"],
            "--fuse-vertical after --compile-to=loop finds nothing left to fuse; write "
            '--fuse="max-ops=3" --compile-to=loop',
        ),
        (
            ["--fuse", "--fuse=max-ops=1"],
            '--fuse after --fuse finds nothing left to fuse; write --fuse="max-ops=1"',
        ),
        (
            ["--fuse", "-p=canonicalize,fuse-vertical{max-ops=1}"],
            '--p after --fuse finds nothing left to fuse; write --fuse="max-ops=1"',
        ),
        (
            ["--fuse-vertical", "--fuse-vertical=max-ops=2"],
            '--fuse-vertical after --fuse-vertical finds nothing left to fuse; write --fuse="max-ops=2"',
        ),
    ],
)
def test_after_fusing_they_would_do_nothing(
    module: str, capsys: pytest.CaptureFixture[str], flags: list[str], said: str
) -> None:
    assert main([*flags, module]) == 1
    assert capsys.readouterr().err == f"mlfuse-opt: error: {said}\n"


def test_the_command_that_the_error_prints_works(module: str, tmp_path: Path) -> None:
    out = str(tmp_path / "loop.mlir")
    assert main(["--fuse=max-ops=1", "--compile-to=loop", "--device=cpu", module, "-o", out]) == 0
    assert Path(out).read_text().count("loop.kernel @") == 3
