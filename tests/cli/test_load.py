"""`--load` and installed packages: passes and dialects of others, and what is wrong with them."""

from __future__ import annotations

import sys
from collections.abc import Generator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, result_def
from xdsl.universe import Universe

from mlfuse.cli import opt, run
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.composite import OPERAND_T, CompositeOp, Emitter
from mlfuse.ir import installed

Capture = pytest.CaptureFixture[str]

PASSES = '''
from dataclasses import dataclass
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import RewritePattern

@dataclass(frozen=True)
class Hello(ModulePass):
    """Says hello."""
    name = "hello"
    times: int = 1
    def apply(self, ctx, op):
        print("// hello" * self.times)

class Crash(ModulePass):
    name = "crash"
    def apply(self, ctx, op):
        return 1 / 0

class Helper(RewritePattern):
    def match_and_rewrite(self, op, rewriter):
        pass
'''
GOOD = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.exp %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(PASSES)
    (tmp_path / "good.mlir").write_text(GOOD)
    return tmp_path


def fails(capsys: Capture, *arguments: str, code: int = 1) -> str:
    assert opt.main(list(arguments)) == code
    return capsys.readouterr().err


def test_a_pass_of_a_file_is_a_flag_with_its_options(folder: Path, capsys: Capture) -> None:
    assert opt.main(["--load=mine.py", "--hello=times=2", "good.mlir"]) == 0
    assert capsys.readouterr().out.startswith("// hello// hello\n")
    assert opt.main(["good.mlir", "-p", "hello,cse", "--load", "mine.py"]) == 0
    assert capsys.readouterr().out.startswith("// hello\n")
    assert "--hello has no option 'time' (did you mean times?)" in fails(capsys, "--load=mine.py", "--hello=time=2", "good.mlir")  # fmt: skip


def test_without_the_file_there_is_no_such_flag(folder: Path, capsys: Capture) -> None:
    assert opt.main(["--load=mine.py", "--hello", "good.mlir"]) == 0
    assert "unknown flag --hello" in fails(capsys, "--hello", "good.mlir")


def test_a_pattern_without_a_name_is_no_flag(folder: Path, capsys: Capture) -> None:
    assert opt.main(["--load=mine.py", "--list-passes"]) == 0
    listed = capsys.readouterr().out
    assert (
        "--hello                Says hello [any level; from mine.py]\n    times: int (default: 1)"
        in listed
    )
    assert "elper" not in listed


def test_an_error_in_a_pass_names_the_line(folder: Path, capsys: Capture) -> None:
    message = fails(capsys, "--load=mine.py", "--crash", "good.mlir")
    line = PASSES.splitlines().index("        return 1 / 0") + 1
    assert f"--crash fails ({folder / 'mine.py'}:{line}): ZeroDivisionError: division by zero" in message  # fmt: skip
    assert "bug in mlfuse" not in message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = 1", "--load=bad.py: it defines no ModulePass, no RewritePattern with a name and no Dialect"),
        ("\nimport nothing_of_that_name", "--load=bad.py: ModuleNotFoundError in line 2"),
        ("x = (", "--load=bad.py: SyntaxError in line 1"),
        (PASSES.replace('"hello"', '"cse"'), "--load=bad.py: mlfuse has --cse already; give it another name"),
        (PASSES.replace('"crash"', '"hello"'), "--load=bad.py: bad.py has --hello already; give it another name"),
        (PASSES.replace('"crash"', '"my crash"'), "must be letters, digits and dashes, not 'my crash'"),
        ("from xdsl.ir import Dialect\nG = Dialect('graph', [], [])", "--load=bad.py: mlfuse has graph already"),
        (PASSES.replace("times: int = 1", "takes = 'loops'"), "--hello: takes = 'loops' isn't a level"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_good(text: str, message: str, folder: Path, capsys: Capture) -> None:
    (folder / "bad.py").write_text(text)
    assert message in fails(capsys, "--load=bad.py", "good.mlir")


def test_a_file_that_is_not_there(folder: Path, capsys: Capture) -> None:
    assert "--load=none.py: there is no such file" in fails(capsys, "--load=none.py", "good.mlir")
    assert "--load=good.mlir: a Python file ends in .py" in fails(
        capsys, "--load=good.mlir", "good.mlir"
    )
    assert run.main(["--load=none.py", "good.mlir", "--input=4xf32=1"]) == 1
    assert "there is no such file" in capsys.readouterr().err


def test_a_pass_at_the_wrong_level(folder: Path, capsys: Capture) -> None:
    message = fails(capsys, "--schedule", "good.mlir")
    assert "good.mlir:2:1: error: --schedule takes a module at the loop level" in message
    assert opt.main(["--compile-to=loop", "--compile-to=kernel", "good.mlir"]) == 0
    assert "kernel.func" in capsys.readouterr().out


class Packaged:
    """What an installed package has."""

    UNIVERSE = Universe()
    NONE = "no universe"


@irdl_op_definition
class TwiceOp(CompositeOp):
    """`other.twice %x : tensor<4xf32>`."""

    name = "other.twice"
    operand = operand_def(OPERAND_T)
    result = result_def(OPERAND_T)

    def numpy(self, *args: Array) -> Array:
        return args[0] + args[0]

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.add(args[0], args[0])


def _dialect() -> Dialect:
    return Dialect("other", [TwiceOp], [])


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Generator[None]:
    """A package with a pass and a dialect, one that can't be imported, and one whose entry is something else."""
    from mlfuse.cli.loading import load_files

    Packaged.UNIVERSE = Universe(
        all_dialects={"other": _dialect}, all_passes={"hello": lambda: load_files(["mine.py"]).passes["hello"]}
    )  # fmt: skip
    monkeypatch.setitem(sys.modules, "packaged", Packaged)  # pyright: ignore[reportArgumentType]
    entries = [
        EntryPoint("other", "packaged:UNIVERSE", "xdsl.universe"),
        EntryPoint("broken", "no_such_package:UNIVERSE", "xdsl.universe"),
        EntryPoint("odd", "packaged:NONE", "xdsl.universe"),
    ]
    monkeypatch.setattr(installed, "entry_points", lambda group: entries)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    installed.universes.cache_clear()
    yield
    installed.universes.cache_clear()


@pytest.mark.filterwarnings("default:the entry point")
@pytest.mark.usefixtures("package")
def test_an_installed_package_brings_passes_and_dialects(folder: Path, capsys: Capture) -> None:
    (folder / "other.mlir").write_text(GOOD.replace("graph.exp", "other.twice"))
    assert opt.main(["--hello", "--fuse", "other.mlir"]) == 0
    out, err = capsys.readouterr()
    assert "// hello" in out
    assert "no_such_package:UNIVERSE of xdsl.universe fails: No module named" in err
    assert "packaged:NONE of xdsl.universe isn't a Universe" in err
    assert opt.main(["--list-passes"]) == 0
    assert "Says hello [any level; from the package other]" in capsys.readouterr().out
    assert opt.main(["--show-dialects"]) == 0
    assert "other [from the package other]" in capsys.readouterr().out
    assert run.main(["other.mlir", "--input=4xf32=1"]) == 0
    assert "[2. 2. 2. 2.]" in capsys.readouterr().out


def test_a_dialect_that_nobody_has(folder: Path, capsys: Capture) -> None:
    (folder / "other.mlir").write_text(GOOD.replace("graph.exp", "other.twice"))
    assert "there is no dialect 'other'" in fails(capsys, "other.mlir")


@pytest.mark.slow
def test_the_commands_run_as_modules(folder: Path) -> None:
    import subprocess

    for module in ("mlfuse.cli.opt", "mlfuse.cli.run"):
        done = subprocess.run([sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=True)  # fmt: skip
        assert done.stdout.startswith("mlfuse ")
