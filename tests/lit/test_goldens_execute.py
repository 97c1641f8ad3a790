"""The lit tests show what passes write; here the same modules run, before the passes and after them.

A golden can be regenerated with a mistake in it. What the module computes can't.
"""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path
from typing import cast

import numpy as np
import pytest
from xdsl.dialects.builtin import TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from mlfuse.cli import opt
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.testing.agreement import agree

FOLDERS = ("decompose", "canonicalize", "fuse-contractions", "fuse-vertical", "lower-to-loop")
ROOT = Path(__file__).parents[2] / "lit_tests"
FILES = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.mlir"))]
RUN = re.compile(r"^// RUN: (.*)$", re.MULTILINE)
NO_FLAGS = ("--split-input-file", "2>&1", ">/dev/null")
"""Left out: the functions of a file are one module here."""

POSITIVE = ("rows", "rows-that-carry", "rows-that-carry-of-unknown-number")
"""Files that take the root of a sum or divide by one: a sum of positive and negative elements may cancel."""
SIZE = 5
"""What every `?` is when the module runs."""


def passed(path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the file's first `mlfuse-opt` writes, after the commands that come before it."""
    names = {"%s": str(path), "%S": str(path.parent), "%t": str(folder / "t"), "%%": "%"}
    for line in RUN.findall(path.read_text(encoding="utf-8")):
        command = re.sub("%[sSt%]", lambda found: names[found[0]], line)
        if not command.startswith("mlfuse-opt "):
            subprocess.run(command, shell=True, check=True)
            continue
        arguments = shlex.split(command.partition(" | ")[0])[1:]
        flags = [each for each in arguments if each not in NO_FLAGS]
        assert opt.main(flags) == 0
        return capsys.readouterr().out
    raise AssertionError(f"{path} runs no mlfuse-opt")


def random_argument(rng: np.random.Generator, type_: Attribute) -> Array:
    """Positive and negative elements, none of them large."""
    shape = cast(TensorType[Attribute], type_).get_shape()
    dtype = dtypes.of(type_)
    sizes = [SIZE if size == DYNAMIC else size for size in shape]
    if dtype.is_float:
        return np.asarray(rng.normal(size=sizes)).astype(dtype.numpy)
    low = -9 if dtype.is_signed else 0
    return np.asarray(rng.integers(low, 10, sizes)).astype(dtype.numpy)


def test_there_are_files() -> None:
    assert len(FILES) > 15


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_passes_change_no_value(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = path.read_text(encoding="utf-8")
    if "--verify-diagnostics" in text:
        pytest.skip("shows errors; nothing to run")
    before = parse_module(text, str(path))
    verify_module(before)
    after = parse_module(passed(path, tmp_path, capsys))
    verify_module(after)
    rng = np.random.default_rng(0)
    left = {op.sym_name.data for op in after.ops if isinstance(op, FuncOp)}
    functions = [op for op in before.ops if isinstance(op, FuncOp) and op.sym_name.data in left]
    assert functions  # inlining may take private ones away
    for function in functions:
        name = function.sym_name.data
        inputs = [random_argument(rng, type_) for type_ in function.function_type.inputs]
        if path.stem in POSITIVE:
            inputs = [np.abs(each) for each in inputs]
        wanted = run_module(before, name, inputs)
        # Below the graph level integers are signless.
        found = [
            got.view(want.dtype) if want.dtype.kind == "u" else got
            for got, want in zip(run_module(after, name, inputs), wanted, strict=True)
        ]
        assert [each.dtype for each in found] == [each.dtype for each in wanted]
        if any(got.tobytes() != want.tobytes() for got, want in zip(found, wanted, strict=True)):
            agree(before.clone(), inputs, found, *wanted, function=name)
