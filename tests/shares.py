"""Which of very many cases of one kind are in every run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def share(cases: Iterable[Any], one_of: int) -> list[Any]:
    """Every `one_of`th of the cases; the others are marked slow, so `make test-slow` has them all.

    For cases that differ in a shape or an element type, not in what they show.
    """
    return [
        case if number % one_of == 0 else pytest.param(case, marks=pytest.mark.slow)
        for number, case in enumerate(cases)
    ]
