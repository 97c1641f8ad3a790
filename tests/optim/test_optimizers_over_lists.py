"""Each optimizer with all its options over lists of tensors of mixed shapes, empty ones and of rank 0 too, as CUDA
text run on the host, against `torch.optim`: ten steps."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import numpy as np
import pytest
from lists import OverLists, Step
from optimizer_cases import DTYPES, SHAPES, Case, sizes, torch_has_fma
from test_optimizers_as_in_torch import (
    NESTEROV,
    RICHEST,
    Reference,
    check,
    needs_cc,
    needs_cxx,
    rate,
)

from mlfuse.driver.parsing import parse
from mlfuse.testing.host_each import HostEach

pytestmark = pytest.mark.quick_c


def compare(
    case: Case, take: Step, over: OverLists, steps: int = 10, *, only_now: bool = False
) -> None:
    """As `compare` of one tensor at a time: f32 and f64 all steps on end, within 8 ULP of the largest that torch's
    value has been or of the way it has come, with `only_now` of its value or change now; bf16 each step from torch's own
    tensors, within 1."""
    references = {d: Reference(case, d, SHAPES, whole=d == "bf16") for d in DTYPES}
    now = {d: reference.tensors() for d, reference in references.items()}
    before = dict(now)
    largest = {d: [[np.abs(x) for x in own] for own in now[d]] for d in DTYPES}
    way = {d: [[np.zeros(x.shape) for x in own] for own in now[d]] for d in DTYPES}
    for t in range(1, steps + 1):
        numbers = case.hyperparameters | {"step": float(t), "lr": rate(case, t)}
        for d in DTYPES:
            if d == "bf16" or not torch_has_fma():
                now[d] = before[d]
        gradients = {d: reference.step(numbers["lr"]) for d, reference in references.items()}
        expected = {d: reference.tensors() for d, reference in references.items()}
        tensors = [
            [[own[0], g, *own[1:]] for own, g in zip(now[d], gradients[d], strict=True)]
            for d in DTYPES
        ]
        for d, results in zip(DTYPES, over.step(take, tensors, numbers), strict=True):
            for k, (got, want, old) in enumerate(zip(results, expected[d], before[d], strict=True)):
                size = list(map(sizes, want, old, references[d].spread[k]))
                if d != "bf16" and not only_now and torch_has_fma():
                    largest[d][k] = list(map(np.maximum, largest[d][k], map(np.abs, want)))
                    way[d][k] = [
                        w + abs(x - y) for w, x, y in zip(way[d][k], want, old, strict=True)
                    ]
                    size = list(map(np.maximum, largest[d][k], way[d][k]))
                check(case, f"{d} of {SHAPES[k]}, step {t}", got, want, size)
            now[d] = results
        before = expected


@pytest.mark.slow
@needs_cxx
@pytest.mark.parametrize("case", [NESTEROV, *RICHEST], ids=str)
def test_ten_steps_over_lists_as_cuda_text(case: Case):
    over = OverLists(case)
    compare(case, over.on_the_host, over)


@needs_cxx
@pytest.mark.usefixtures("rounded_roots")
@pytest.mark.parametrize("case", [NESTEROV, *RICHEST], ids=str)
@pytest.mark.sampled(10)
def test_ten_steps_over_lists_as_cuda_text_of_a_torch_that_rounds_roots(case: Case):
    over = OverLists(case)
    compare(case, over.on_the_host, over, only_now=True)


@needs_cc
@pytest.mark.parametrize("case", RICHEST[::3], ids=str)
def test_ten_steps_over_lists_on_the_cpu(case: Case):
    over = OverLists(case)
    compare(case, over.on("cpu"), over)


@pytest.mark.slow
@pytest.mark.parametrize("case", [NESTEROV, *RICHEST], ids=str)
def test_a_step_over_lists_is_one_launch(case: Case):
    """For any number of tensors of any types, also where the optimizer keeps a number of its own (NAdam)."""
    launches = HostEach.of(parse(OverLists(case).text)).launches
    assert len(launches) == 1
