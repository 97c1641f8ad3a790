"""The gradients of cumulative products and extremes.

Both are a linear recurrence along the dim, from the last element to the first (with `reverse`, from the
first to the last):

    r[i] = g[i] + a[i] r[i + 1]

- Product: with a[i] = x[i + 1], r[i] is the sum over j >= i of g[j] times the elements from i + 1 to j, and
  the gradient is r[i] times the product before i. There is no division, so zeros need no special case.
- Maximum or minimum: an element that beats all before it is the result until the next such element. With
  a[i] = 0 where i + 1 is such an element and 1 elsewhere, r[i] is the sum of g over these results.

It is solved by doubling: after k steps r[i] has the first 2^k terms, a[i] the product of as many factors
(Hillis and Steele, "Data parallel algorithms", 1986). That is log2 n elementwise ops over the dim.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.logic import AndOp, NotOp

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

Combine = Callable[[SSAValue, SSAValue], SSAValue]


@dataclass(frozen=True)
class Walk:
    """Along which dim elements are combined, and how."""

    e: Backward
    axis: int
    reverse: bool
    exclusive: bool

    def of_product(self, x: SSAValue, before: SSAValue, grad: SSAValue) -> SSAValue:
        """The gradient of the cumulative product of `x`; `before` is the exclusive product: each
        element itself is left out."""
        factors, e = self._later(x, 1), self.e
        return e.mul(before, self._solved(self._inclusive(grad), factors, e.mul, e.mul))

    def of_extreme(self, better: SSAValue, grad: SSAValue) -> SSAValue:
        """The gradient of a cumulative maximum or minimum; `better` is true at the elements where it
        changes."""
        goes_on = self._later(self.e.apply(NotOp, better), 1)
        both = partial(self.e.apply, AndOp)
        total = self._solved(self._inclusive(grad), goes_on, self.e.masked, both)
        return self.e.masked(better, total)

    def _inclusive(self, grad: SSAValue) -> SSAValue:
        """`grad` as the gradient of inclusive results: moved by one if the op is exclusive."""
        return self._later(grad, 1) if self.exclusive else grad

    def _solved(self, grad: SSAValue, factors: SSAValue, times: Combine, both: Combine) -> SSAValue:
        """r of the recurrence; `times` multiplies by a factor, `both` multiplies two factors."""
        distance = 1
        while distance < shape_of(grad)[self.axis]:
            grad = self.e.add(grad, times(factors, self._later(grad, distance)))
            factors = both(factors, self._later(factors, distance))
            distance *= 2
        return grad

    def _later(self, x: SSAValue, distance: int) -> SSAValue:
        """For each element, the element that comes `distance` later; 0 after the last."""
        low, high = [0] * len(shape_of(x)), [0] * len(shape_of(x))
        step = distance if self.reverse else -distance
        low[self.axis], high[self.axis] = step, -step
        return self.e.padded(x, low, high, [0] * len(low))
