"""The stored modules give their results, here and as on older processors (`make test-machines` runs far more)."""

from __future__ import annotations

import platform
import subprocess
import sys

import numpy as np
import pytest

from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import stored_modules
from mlfuse.testing.stored_modules import LARGE, NAMES, Case
from scripts.test_machines import BEGIN, END, MACHINES, kernel_in_use, written

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")


@pytest.mark.sampled(8)
@needs_cc
@pytest.mark.parametrize("name", [*NAMES, *LARGE])
def test_a_stored_module_gives_its_results(name: str):
    stored_modules.checked("cpu", name)


def test_a_result_that_is_off_is_found():
    """By three times the relative tolerance."""
    case = Case.load("bias_relu")
    case.check(case.outputs)
    wrong = case.outputs[0].copy()
    place = np.unravel_index(wrong.argmax(), wrong.shape)
    wrong[place] *= 1 + 3e-4
    with pytest.raises(AssertionError, match="result 0: 1 of"):
        case.check([wrong])


@pytest.mark.slow
@needs_cc
@pytest.mark.skipif(platform.machine() != "x86_64", reason="kernels of x86")
@pytest.mark.parametrize("core", ["Prescott", "Haswell"])
def test_stored_modules_as_on_another_processor(core: str):
    machine = next(each for each in MACHINES if each.core == core)
    if not machine.available:
        pytest.skip(f"this CPU has no {machine.needs}")
    environment = machine.environment()
    # OpenBLAS builds one kernel for Katmai and Prescott, and says the first name.
    assert kernel_in_use(environment) in (core, "Katmai", "no OpenBLAS")
    names = ("gelu_residual_layernorm",)
    done = subprocess.run(
        [sys.executable, "-m", stored_modules.__name__, *names], env=environment, capture_output=True, text=True, check=False
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_the_table_is_written_between_its_marks():
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    assert written(page, "new") == f"before\n{BEGIN}\nnew\n{END}\nafter\n"
    with pytest.raises(SystemExit, match="has no"):
        written("nothing", "new")
