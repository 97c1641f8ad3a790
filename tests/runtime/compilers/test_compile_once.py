"""Kernels are compiled in a few texts side by side, and never again: not in another process either."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import fresh_python
import pytest
from xdsl.dialects.builtin import ModuleOp

from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.cpu import backend as cpu
from mlfuse.targets.printers.c import CPrinter
from mlfuse.testing.stored_modules import Case

pytestmark = pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")

SMALL, BLOCK = (Case.load(name).path for name in ("softmax_cross_entropy", "gpt_block"))

SCRIPT = """
import sys
import numpy as np
import mlfuse
arrays = np.load(sys.argv[1].replace(".mlir", ".npz"))
args = [arrays[f"in{n}"] for n in range(sum(name.startswith("in") for name in arrays.files))]
print(*(np.asarray(each).tobytes().hex() for each in mlfuse.compile(sys.argv[1], "cpu")(*args)))
"""


@pytest.fixture
def logged(tmp_path: Path) -> tuple[Path, Path]:
    """A compiler that notes every call, and where."""
    compiler = cc.find_compiler()
    assert compiler is not None
    log, wrapper = tmp_path / "calls", tmp_path / "wrapped-cc"
    wrapper.write_text(f'#!/bin/sh\necho call >> "{log}"\nexec "{compiler.path}" "$@"\n')
    wrapper.chmod(0o755)
    return wrapper, log


def run(wrapper: Path, script: str, *arguments: str) -> str:
    """What a Python with this compiler prints."""
    environment = os.environ | {"MLFUSE_CC": str(wrapper)}
    done = fresh_python.run(script, *arguments, environment=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def calls(log: Path) -> int:
    return len(log.read_text().splitlines())


def test_a_second_process_calls_no_compiler(logged: tuple[Path, Path]):
    wrapper, log = logged
    bits = run(wrapper, SCRIPT, str(SMALL))
    first = calls(log)
    assert first > 2 and bits
    assert run(wrapper, SCRIPT, str(SMALL)) == bits
    assert calls(log) == first


ASK = """
from mlfuse.runtime.compilers import cc
assert cc.find_compiler() is not None
"""


@pytest.mark.slow
def test_a_compiler_that_changed_is_asked_again(logged: tuple[Path, Path]):
    wrapper, log = logged
    run(wrapper, ASK)
    first = calls(log)
    run(wrapper, ASK)
    assert calls(log) == first
    wrapper.write_text(wrapper.read_text() + "# another version\n")
    run(wrapper, ASK)
    assert calls(log) > first


def test_without_the_cache_the_compiler_is_asked_each_time(
    logged: tuple[Path, Path], cache_dir: Path
):
    wrapper, log = logged
    run(wrapper, ASK)
    first = calls(log)
    shutil.rmtree(cache_dir)
    run(wrapper, ASK)
    assert calls(log) == 2 * first


@pytest.fixture(scope="module")
def block() -> ModuleOp:
    """The kernels of a transformer's block."""
    return pipelines.run(parse(BLOCK), "kernel", "cpu")


@pytest.mark.slow
@pytest.mark.parametrize("size", [1, 5000, 1 << 15, 1 << 30])
def test_units_hold_every_kernel_once_and_are_about_as_long_as_asked_for(
    size: int, block: ModuleOp
):
    names = [op.sym_name.data for op in block.ops if isinstance(op, FuncOp)]
    printer = CPrinter()
    lengths = {
        op.sym_name.data: len(printer.print_function(op))
        for op in block.ops
        if isinstance(op, FuncOp)
    }
    units = printer.print_units(block, size)
    assert [name for _, unit in units for name in unit] == names
    longest = max(lengths.values())
    for _, unit in units:
        assert sum(lengths[name] for name in unit) <= 1.5 * size + longest
    assert len(units) <= max(1, round(sum(lengths.values()) / size))


@pytest.mark.slow
def test_each_unit_compiles_by_itself(block: ModuleOp):
    units = CPrinter().print_units(block, 10_000)
    assert len(units) > 2
    loaded = cpu.load_units(units)
    assert sorted(loaded) == sorted(name for _, unit in units for name in unit)


def test_a_module_without_kernels_has_no_units():
    module = parse(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { func.return %x : tensor<4xf32> }"
    )
    assert CPrinter().print_units(module, 1000) == []
    assert cpu.load_units([]) == {}
