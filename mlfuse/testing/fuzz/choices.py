"""The random choices of a generator, made by a seed or by another source (Hypothesis, in the tests).

When Hypothesis simplifies a failing case, it tries the first choice, and "no" where the answer is yes or no.
"""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import TypeVar

import numpy as np

_T = TypeVar("_T")


class Choices(abc.ABC):
    """A source of random choices. Subclasses implement `below`."""

    @abc.abstractmethod
    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1."""

    def between(self, low: int, high: int) -> int:
        """A number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def chance(self, probability: float) -> bool:
        """True with this probability."""
        return self.below(1000) >= 1000 * (1 - probability)

    def pick(self, choices: Sequence[_T]) -> _T:
        """One of the choices, each with the same probability."""
        return choices[self.below(len(choices))]

    def weighted(self, choices: Sequence[tuple[int, _T]]) -> _T:
        """One of the choices, with a probability proportional to its weight."""
        at = self.below(sum(weight for weight, _ in choices))
        for weight, choice in choices:
            at -= weight
            if at < 0:
                return choice
        raise AssertionError("no choices")

    def some(self, choices: Sequence[_T], probability: float = 0.5) -> list[_T]:
        """The choices for which `chance` is true, in order."""
        return [each for each in choices if self.chance(probability)]

    def order(self, choices: Sequence[_T]) -> list[_T]:
        """All choices, in random order."""
        rest, found = list(choices), list[_T]()
        while rest:
            found.append(rest.pop(self.below(len(rest))))
        return found


class Seeded(Choices):
    """Choices by a random generator with a seed."""

    def __init__(self, seed: int):
        self.rng = np.random.default_rng(seed)

    def below(self, count: int) -> int:
        return int(self.rng.integers(count))
