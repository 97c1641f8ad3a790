"""`Backward`: what gradient rules append their ops to.

An op's rule is a method of its class, next to `numpy` and `scalar`:

```
def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
    return [e.mul(grad, self.rhs), e.mul(grad, self.lhs)]      # of graph.mul
```
- `self.operands` and `self.results[0]` are values of the function: a rule may use the result itself, as
  the rule of exp does. Unused ops that a rule appends are dropped; `--cse` merges equal ones.
- A rule returns one value an operand, of the operand's shape. None is zero: for integers, conditions and
  sizes (`like`). A value of another float type is cast; for an operand that isn't a float it is ignored.
- Products with 0 or 1 are selects (`e.select(mask, grad, 0.0)`): an infinite or NaN `grad` must not reach
  operands that it doesn't belong to.
- `?` dims: shapes come from operands (`e.broadcast(x, dims, like)`, `e.reshape_like(x, like)`).
- `e.wants(k)` tells whether the gradient of operand k is needed. It is for rules that would be expensive, or
  would refuse, for an operand that is a constant. Other rules can ignore it.
- `e.refuse(...)` raises where a form of the op has no gradient; its text names the remedy.
- A composite needs no rule: it is decomposed first. A composite with a rule is not decomposed; its rule
  computes in f32 (`e.wide`) where the composite does.
- For an op that never passes a gradient on (rounding, comparisons), `NO_GRADIENT` is the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.emitter import Emitter
from mlfuse.dialects.graph.gather import GatherOp
from mlfuse.dialects.graph.scatter import ScatterOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.dialects.graph.zeta import PolygammaOp

__all__ = ["Backward"]


@dataclass
class Backward(Emitter):
    """Collects the ops of one op's gradient."""

    op: Operation | None = None
    wanted: frozenset[int] = field(default_factory=frozenset[int])

    def wants(self, index: int) -> bool:
        """Whether the gradient of operand `index` is needed."""
        return index in self.wanted

    def refuse(self, problem: str) -> NoReturn:
        """Raise OpError at the op; `problem` says why it has no gradient, and the remedy."""
        assert self.op is not None
        raise OpError(self.op, f"no gradient: {problem}")

    def masked(self, condition: SSAValue, x: SSAValue) -> SSAValue:
        """`x` where the condition holds, else 0."""
        return self.select(condition, x, 0.0)

    def unspread(self, x: SSAValue, dims: Sequence[int], like: SSAValue) -> SSAValue:
        """The gradient of `spread` (and of graph.broadcast): `x` summed to the shape of `like`. Dim k of
        `like` is dim `dims[k]` of `x`, or has size 1 and was repeated along it."""
        shape, target = shape_of(x), shape_of(like)
        repeated = [d for d, size in zip(dims, target, strict=True) if size == 1 and shape[d] != 1]
        summed = [d for d in range(len(shape)) if d not in dims] + repeated
        total = self.reduce("add", x, sorted(summed)) if summed else x
        kept = sorted(d for d in dims if d not in repeated)
        order = [kept.index(d) for d in dims if d not in repeated]
        if order != sorted(order):
            total = self.transpose(total, order)
        if len(shape_of(total)) == len(target):
            return total
        return self.reshape_like(total, like)

    def convolution(self, x: SSAValue, kernel: SSAValue, numbers: ConvolutionNumbers) -> SSAValue:
        """`graph.convolution`."""
        return self.emit(ConvolutionOp(x, kernel, numbers))

    def gather(
        self, x: SSAValue, indices: SSAValue, dims: SliceDims, sizes: Sequence[int]
    ) -> SSAValue:
        """`graph.gather`."""
        return self.emit(GatherOp(x, indices, dims, sizes))

    def scatter(
        self,
        combiner: str,
        x: SSAValue,
        indices: SSAValue,
        updates: SSAValue,
        dims: SliceDims,
        unique: bool,
    ) -> SSAValue:
        """`graph.scatter`."""
        return self.emit(ScatterOp(combiner, x, indices, updates, dims, unique))

    def polygamma(self, order: SSAValue, x: SSAValue) -> SSAValue:
        """`graph.polygamma`."""
        return self.emit(PolygammaOp(order, x))

    def product_of_others(self, x: SSAValue, dims: Sequence[int]) -> SSAValue:
        """For each element, the product of all others along `dims`. It is computed without division, so
        it is right where elements are 0 and where the whole product would overflow."""
        if any(shape_of(x)[d] == DYNAMIC for d in dims):
            self.refuse("it multiplies along a `?` dim; make its size static")
        total: SSAValue | None = None
        rest = x  # the product over the dims so far
        for place, d in enumerate(sorted(dims, reverse=True)):
            gone = sorted(dims)[len(dims) - place :]
            before = self.emit(CumulativeOp("mul", rest, d, exclusive=True))
            after = self.emit(CumulativeOp("mul", rest, d, reverse=True, exclusive=True))
            others = self.extended(self.mul(before, after), gone, x)
            total = others if total is None else self.mul(total, others)
            rest = self.reduce("mul", rest, [d])
        return self.splat(1.0, x) if total is None else total
