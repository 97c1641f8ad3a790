"""mlfuse.cli.reducing and mlfuse-reduce: the reduced module has only what the test needs, and is always valid."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from mlfuse.cli.reduce import main
from mlfuse.cli.reducing import reduced
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module

TEXT = """
func.func @helper(%a: tensor<4xf32>) -> tensor<4xf32> {
  func.return %a : tensor<4xf32>
}
func.func @main(%x: tensor<8x40xf32> {mlfuse.donated}, %w: tensor<40x16xf32>, %p: tensor<?x3xf32> {mlfuse.alias = 2 : i64})
    -> (tensor<8x16xf32>, tensor<8xf32>, tensor<?x3xf32>) {
  %0 = graph.exp %x {mlfuse.no_fuse} : tensor<8x40xf32>
  %1 = graph.softmax %0 {axis = 1 : i64} : tensor<8x40xf32>
  %2 = graph.dot_general %1, %w contract [1] x [0] : tensor<8x40xf32>, tensor<40x16xf32> -> tensor<8x16xf32>
  %3 = graph.erf %2 : tensor<8x16xf32>
  %4 = graph.tanh %3 : tensor<8x16xf32>
  %5 = graph.reduce max %4 dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %6 = graph.constant dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>
  %7 = graph.reverse %6 dims [1] : tensor<1x3xf32> -> tensor<1x3xf32>
  %8 = graph.broadcast %7 dims [0, 1] like %p : tensor<1x3xf32>, tensor<?x3xf32> -> tensor<?x3xf32>
  %9 = graph.add %p, %8 : tensor<?x3xf32>
  func.return %4, %5, %9 : tensor<8x16xf32>, tensor<8xf32>, tensor<?x3xf32>
}
"""


def ops_of(module: ModuleOp) -> list[str]:
    return [op.name for op in module.walk() if op.name.startswith(("graph.", "loop."))]


def small(*needed: str) -> ModuleOp:
    """What is left where the test asks for these ops; every candidate is valid."""

    def interesting(module: ModuleOp) -> bool:
        verify_module(module)
        return set(needed) <= set(ops_of(module))

    return reduced(parse_module(TEXT), interesting)


def test_one_op_is_left_with_the_smallest_types() -> None:
    module = small("graph.erf")
    assert ops_of(module) == ["graph.erf"]
    assert "tensor<1x1xf32>" in print_module(module)
    assert "helper" not in print_module(module) and "donated" not in print_module(module)


def test_what_lies_between_two_ops_goes() -> None:
    assert sorted(ops_of(small("graph.exp", "graph.tanh"))) == ["graph.exp", "graph.tanh"]


def test_unknown_sizes_become_known_where_nothing_needs_them() -> None:
    module = small("graph.add")
    assert ops_of(module) == ["graph.add"] and "?" not in print_module(module)


def test_unknown_sizes_and_aliases_stay_where_they_are_needed() -> None:
    def interesting(module: ModuleOp) -> bool:
        text = print_module(module)
        return "graph.add" in text and "mlfuse.alias = " in text and "?x" in text

    text = print_module(reduced(parse_module(TEXT), interesting))
    # The result has another number now.
    assert "mlfuse.alias = 0 : i64" in text and text.count("graph.") == 1


def test_a_module_at_the_loop_level() -> None:
    module = pipelines.run(parse_module(TEXT), "loop", "cpu")
    before = len(list(module.walk()))
    left = reduced(module, lambda m: "loop.reduce" in ops_of(m))
    assert "loop.reduce" in ops_of(left) and len(list(left.walk())) < before / 4


def test_what_isnt_interesting_is_said() -> None:
    with pytest.raises(MlfuseError, match="does not hold for the input"):
        reduced(parse_module(TEXT), lambda m: False)


def test_the_input_stays_as_it_is() -> None:
    module = parse_module(TEXT)
    before = print_module(module)
    reduced(module, lambda m: "graph.erf" in ops_of(m))
    assert print_module(module) == before


@pytest.fixture
def command(tmp_path: Path) -> str:
    """Exits with 3 and says so where a file has a tanh of something that was computed."""
    script = tmp_path / "check.py"
    script.write_text(
        "import re, sys\n"
        "text = open(sys.argv[1]).read()\n"
        "bad = re.search(r'(%\\w+) = graph.erf(.|\\n)*graph.tanh \\1 ', text)\n"
        "print('tanh of erf' if bad else 'fine')\n"
        "sys.exit(3 if bad else 0)\n"
    )
    return f"{sys.executable} -S {script}"


def test_the_command_writes_the_smallest_with_what_fails(tmp_path: Path, command: str) -> None:
    source, output = tmp_path / "in.mlir", tmp_path / "out.mlir"
    source.write_text(TEXT)
    flags = ["--test", command, "--match", "tanh of", "-o", str(output)]
    assert main([str(source), *flags]) == 0
    text = output.read_text()
    assert text.startswith(f"// {command}\n// exits with 3, prints tanh of\n")
    assert ops_of(parse_module(text)) == ["graph.erf", "graph.tanh"]


def test_mistakes_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "in.mlir"
    source.write_text(TEXT)
    for flags, said in (
        (["--test", "no-such-command-here"], "No such file"),
        (["--test", "true", "--match", "("], "--match"),
        (["--test", "true", "--status", "1"], "does not hold for the input"),
    ):
        assert main([str(source), *flags]) == 1
        assert said in capsys.readouterr().err
