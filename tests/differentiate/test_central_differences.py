"""Every differentiable op's gradient against central differences, in f64."""

from __future__ import annotations

import pytest
from central_differences import GradientCase, check
from composite_gradient_cases import CASES as COMPOSITES
from elementwise_gradient_cases import CASES as ELEMENTWISE
from movement_gradient_cases import CASES as MOVEMENT

pytestmark = pytest.mark.quick_c

CASES = [*ELEMENTWISE, *MOVEMENT, *COMPOSITES]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.sampled(12)
def test_the_gradient_is_the_difference_quotient(case: GradientCase) -> None:
    check(case)
