"""Kernels of optimizers are named after their rules, with letters, digits and underscores only."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.passes.fusion.plan import LONGEST_NAME

pytestmark = pytest.mark.quick_c


def kernels(opt: Any) -> list[str]:
    """The kernels of the C text of an optimizer that has made a step."""
    parameters = [np.ones(8, np.float32)]
    opt.step(parameters)
    return re.findall(r"^(\S+)\(void \*\*", opt.stage("source"), re.MULTILINE)


def plain(name: str) -> Any:
    def update(p: Any, g: Any, *, lr: float = 0.1) -> Any:
        return p - lr * g

    update.__name__ = name
    return mlfuse.optim.rule(update)


@pytest.mark.parametrize("name", ["adamw", "lamb", "lion"])
def test_a_kernel_is_called_after_the_optimizer(name: str):
    opt = getattr(mlfuse.optim, name)([np.zeros(8, np.float32)], lr=0.1, device="cpu")
    assert f"fused_{name}" in kernels(opt)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "kernel"),
    [
        ("halved", "fused_halved"),
        ("<lambda>", "fused__lambda_"),
        ("schrödinger", "fused_schr_dinger"),
        ('a"; system(0); //\n', "fused_a___system_0______"),
        ("b" * 500, ("fused_" + "b" * 500)[:LONGEST_NAME]),
    ],
)
def test_a_kernel_is_called_after_the_rule(name: str, kernel: str):
    opt = plain(name)([np.zeros(8, np.float32)], device="cpu")
    assert kernels(opt) == [kernel]
    assert f'"{kernel}"' in opt.plan  # which is text that parses, whatever the function is called
    assert opt.explain("sub").kernels == (kernel,)
