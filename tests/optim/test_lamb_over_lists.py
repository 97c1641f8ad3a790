"""LAMB and Lion over lists of tensors: each tensor has its own trust ratio, all of them in three launches."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

import numpy as np
import pytest
from lists import OverLists
from optimizer_cases import DTYPES, Case, distance, sizes
from test_lion_and_lamb import EXACT, definition, needs_cc, needs_cxx, numbers_of

from mlfuse.driver.parsing import parse
from mlfuse.testing.host_each import HostEach

pytestmark = pytest.mark.quick_c

LENGTHS = (0, 1, 15, 1027, 5000)
CASES = [
    Case("lion", ("maximize",), (("weight_decay", 0.1),)),
    Case("lamb", ("ipex",)),
    Case("lamb", (), (("weight_decay", 0.05),)),
    Case("lamb", ("adam_w_mode", "use_nvlamb"), (("weight_decay", 0.0),)),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    "device", [pytest.param("host", marks=needs_cxx), pytest.param("cpu", marks=needs_cc)]
)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_steps_over_lists_agree_with_the_definition(case: Case, device: str):
    """Each step within 8 ULP (bf16: 1) of the exact value or of its change."""
    over = OverLists(case)
    take = over.on_the_host if device == "host" else over.on(device)
    rng = np.random.default_rng(9)
    states = case.op.states(case.chosen)
    now = [
        [[x.astype(d) for x in (rng.normal(size=n), *[np.zeros(n)] * len(states))] for n in LENGTHS]
        for d in DTYPES.values()
    ]
    for t in (1, 2, 3):
        tensors = [
            [[own[0], rng.normal(size=n).astype(d), *own[1:]] for own, n in zip(each, LENGTHS, strict=True)]
            for each, d in zip(now, DTYPES.values(), strict=True)
        ]  # fmt: skip
        numbers = numbers_of(case, t)
        now = over.step(take, tensors, numbers)
        for d, given, results in zip(DTYPES, tensors, now, strict=True):
            for own, got in zip(given, results, strict=True):
                exact = [x.astype(EXACT) for x in own]
                if "maximize" in case.options:
                    exact[1] = -exact[1]
                want = definition(case, d)(*exact, numbers)
                for x, y, old in zip(got, want, (own[0], *own[2:]), strict=True):
                    found = distance(x, y.astype(x.dtype), sizes(y, old))
                    assert found <= (1 if d == "bf16" else 8), f"{d}, {x.size} elements, step {t}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("case", "launches"), [(CASES[0], 1), *((c, 3) for c in CASES[1:])], ids=str
)
def test_launches_of_a_step_over_lists(case: Case, launches: int):
    assert len(HostEach.of(parse(OverLists(case).text)).launches) == launches
