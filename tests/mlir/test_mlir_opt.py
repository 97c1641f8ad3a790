"""Upstream MLIR accepts every level of every module that the tests have, and rejects broken ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.driver import pipelines
from mlfuse.ir.irdl import DIALECTS, checkable_text, irdl_text
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module

MlirOpt = Callable[..., list[str]]
"""Runs mlir-opt on a text with flags; the errors."""

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "tests/data/modules").glob("*.mlir"))
LEVELS = ("graph", "fused", "loop", "kernel")
SEPARATOR = "// -----\n"


def is_positive(path: Path) -> bool:
    """Whether a file is a lit test whose input has no mistakes."""
    runs = [line for line in path.read_text().splitlines() if line.startswith("// RUN:")]
    wrong = ("--verify-diagnostics", "not mlfuse-opt", "not mlir-opt")
    return bool(runs) and not any(sign in run for run in runs for sign in wrong)


LIT = [path for path in sorted((ROOT / "lit_tests").rglob("*.mlir")) if is_positive(path)]


def is_foreign(module: ModuleOp) -> bool:
    """Whether ops of the import-only dialects are in it."""
    dialects = {op.name.partition(".")[0] for op in module.walk()}
    return bool(dialects & {"stablehlo", "chlo", "check", "sdy"})


def levels(path: Path) -> Iterator[tuple[str, ModuleOp]]:
    """The modules of a file at every level they can be taken to, each named."""
    for number, chunk in enumerate(path.read_text().split(SEPARATOR)):
        for device in ("cpu", "sm_90"):
            module = parse_module(chunk, path.name)
            verify_module(module)
            if not is_foreign(module):
                yield f"{number} as written", module
            for level in LEVELS:
                try:
                    module = pipelines.run(module.clone(), level, device)
                except MlfuseError:  # a test of one pass need not go through the next
                    break
                if not is_foreign(module):  # checks of results stay for the runner
                    yield f"{number} {device} {level}", module


def exceptions() -> list[str]:
    """The messages of upstream that `docs/mlir-differences.md` lists."""
    rows = re.findall(
        r"^\| .* \| `(.*)` \| .* \|$", (ROOT / "docs/mlir-differences.md").read_text(), re.M
    )
    assert rows
    return rows


def unexpected(errors: list[str]) -> list[str]:
    return [error for error in errors if not any(known in error for known in exceptions())]


def test_there_are_modules_to_check():
    assert len(MODULES) >= 5 and len(LIT) >= 15
    smallest = min(MODULES, key=lambda path: path.stat().st_size)
    names = [name for name, _ in levels(smallest)]
    assert names == [f"0 {device} {level}" for device in ("cpu", "sm_90") for level in LEVELS]


@pytest.mark.parametrize("path", [*MODULES, *LIT], ids=lambda path: path.stem)
def test_upstream_accepts_our_text(path: Path, mlir_opt: MlirOpt):
    text = SEPARATOR.join(print_module(module, generic=True) for _, module in levels(path))
    assert not unexpected(mlir_opt(text, "--allow-unregistered-dialect"))


@pytest.mark.parametrize("path", [*MODULES, *LIT], ids=lambda path: path.stem)
def test_upstream_verifies_our_ops(path: Path, mlir_opt: MlirOpt, irdl_flag: str):
    text = SEPARATOR.join(checkable_text(module) for _, module in levels(path))
    assert not mlir_opt(text, irdl_flag)


def test_every_exception_is_needed(mlir_opt: MlirOpt):
    texts = [print_module(module, generic=True) for path in MODULES for _, module in levels(path)]
    errors = mlir_opt(SEPARATOR.join(texts), "--allow-unregistered-dialect")
    for known in exceptions():
        assert any(known in error for error in errors), known


def test_all_ops_are_defined():
    text = irdl_text()
    for dialect in DIALECTS:
        (body,) = re.findall(rf"irdl.dialect @{dialect.name} {{(.*?)\n  }}", text, re.S)
        defined = re.findall(r"irdl.operation @(\w+)", body)
        assert [f"{dialect.name}.{name}" for name in defined] == [
            op.name for op in dialect.operations
        ]


# The checks can fail: one mistake, one error.

F = "tensor<4xf32>"
BROKEN = {
    "unknown op": ('%0 = "graph.addd"(%x, %x) : ({F}, {F}) -> {F}', "unregistered operation"),
    "unknown dialect": ('%0 = "nope.add"(%x, %x) : ({F}, {F}) -> {F}', "unregistered dialect"),
    "operand missing": ('%0 = "graph.add"(%x) : ({F}) -> {F}', "operand"),
    "result too many": ('%0:2 = "graph.exp"(%x) : ({F}) -> ({F}, {F})', "result"),
    "unlike types": ('%0 = "graph.exp"(%x) : ({F}) -> tensor<8xf32>', "expected 'tensor<4xf32>'"),
    "no tensor": ('%0 = "graph.exp"(%i) : (index) -> index', "builtin.tensor"),
    "property missing": ('%0 = "graph.reduce"(%x) {combiner = "max"} : ({F}) -> {F}', "dims"),
    "property of another type": (
        '%0 = "graph.reduce"(%x) {combiner = "max", dims = 3 : i64} : ({F}) -> {F}',
        "dense_array",
    ),
    "region missing": ('"loop.parallel"() {static_bounds = array<i64: 4>} : () -> ()', "regions"),
    "used before": ('%0 = "graph.exp"(%1) : ({F}) -> {F}', "undeclared"),
    "not an index": (
        '"kernel.simd"(%x, %i) ({ ^bb0(%k: index): "gpu.yield"() : () -> () }) : ({F}, index) -> ()',
        "expected 'index'",
    ),
    "broken text": ('%0 = "graph.exp"(%x : ({F}) -> {F}', "expected"),
    "upstream's own ops": ('%0 = "arith.addf"(%i, %i) : (index, index) -> index', "floating-point"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_upstream_rejects_what_is_broken(what: str, mlir_opt: MlirOpt, irdl_flag: str):
    line, message = BROKEN[what]
    text = f"""
      func.func @main(%x: {F}, %i: index) {{
        {line.replace("{F}", F)}
        return
      }}"""
    (error, *_) = mlir_opt(text, irdl_flag) or [""]
    assert message in error


def test_a_sound_module_with_these_ops_passes(mlir_opt: MlirOpt, irdl_flag: str):
    text = f"""
      func.func @main(%x: {F}, %i: index) {{
        %0 = "graph.reduce"(%x) {{combiner = "max", dims = array<i64: 0>}} : ({F}) -> tensor<f32>
        "kernel.simd"(%i, %i) ({{ ^bb0(%k: index): "gpu.yield"() : () -> () }}) : (index, index) -> ()
        return
      }}"""
    assert not mlir_opt(text, irdl_flag)
