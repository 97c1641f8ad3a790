"""Torch's database of operators and samples: no call comes out wrong."""

from __future__ import annotations

import pytest
from sampled_calls import watched

pytestmark = pytest.mark.quick_c

PARTS = 24


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_torchs_own_samples(part: int) -> None:
    """A 24th of the operators, three samples of each in every dtype; `-s` shows the figures."""
    pytest.importorskip("expecttest", reason="torch's database of samples imports it")
    figures = watched(part, PARTS, samples=3)
    print(figures)
    assert not figures.wrong, "\n".join(figures.wrong)
    assert figures.equal.total() > 1000
