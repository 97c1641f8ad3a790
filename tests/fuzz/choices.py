"""What a generator asks: small questions, answered by a seed or by Hypothesis.

Answers shrink to the first choice and to "no".
"""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import Protocol, TypeVar

import numpy as np
from hypothesis import strategies as st

_T = TypeVar("_T")


class Draw(Protocol):
    """`draw` of a composite strategy, for numbers."""

    def __call__(self, strategy: st.SearchStrategy[int], /) -> int: ...


class Choices(abc.ABC):
    """Answers questions."""

    @abc.abstractmethod
    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1."""

    def between(self, low: int, high: int) -> int:
        """A number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def chance(self, probability: float) -> bool:
        """Yes or no."""
        return self.below(1000) >= 1000 * (1 - probability)

    def pick(self, choices: Sequence[_T]) -> _T:
        """One of them."""
        return choices[self.below(len(choices))]

    def weighted(self, choices: Sequence[tuple[int, _T]]) -> _T:
        """One of them, by weights."""
        at = self.below(sum(weight for weight, _ in choices))
        for weight, choice in choices:
            at -= weight
            if at < 0:
                return choice
        raise AssertionError("no choices")

    def some(self, choices: Sequence[_T], probability: float = 0.5) -> list[_T]:
        """Those that a chance picks, in order."""
        return [each for each in choices if self.chance(probability)]

    def order(self, choices: Sequence[_T]) -> list[_T]:
        """All of them, in some order."""
        rest, found = list(choices), list[_T]()
        while rest:
            found.append(rest.pop(self.below(len(rest))))
        return found


class Seeded(Choices):
    """By a seed."""

    def __init__(self, seed: int):
        self.rng = np.random.default_rng(seed)

    def below(self, count: int) -> int:
        return int(self.rng.integers(count))


class Drawn(Choices):
    """By Hypothesis, which then picks, shrinks and remembers them."""

    def __init__(self, draw: Draw):
        self.draw = draw

    def below(self, count: int) -> int:
        return 0 if count == 1 else self.draw(st.integers(0, count - 1))
