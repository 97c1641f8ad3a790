"""What gradient rules are written with.

An op's rule is a method of its class, next to `numpy` and `scalar`:

```
def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
    return [e.mul(grad, self.rhs), e.mul(grad, self.lhs)]      # of graph.mul
```
- `self.operands` and `self.results[0]` are values of the function: a rule may use the result itself, as
  that of exp does. What a rule appends and nobody uses is dropped, what it computes twice `--cse` joins.
- One entry an operand, of the operand's shape. None is zero: integers, conditions, sizes (`like`). Of
  another float type it is cast; of an operand that isn't a float it is ignored.
- Products with 0 or 1 are selects (`e.select(mask, grad, 0.0)`): an infinite or NaN `grad` mustn't reach what
  it has nothing to do with.
- `?` dims: shapes come from operands (`e.spread(x, dims, like)`, `e.joined(x, like)`).
- `e.wants(k)` says whether anybody asks for operand k: for a rule that would be expensive, or would refuse,
  for an operand that is a constant. Other rules needn't care.
- `e.refuse(...)` raises where a form of the op has no gradient, with what to do about it.
- A composite needs no rule: it is decomposed first. One that has a rule all the same is kept whole; it
  computes in f32 (`e.wide`) where the composite does.
- Of an op through which no gradient ever goes (rounding, comparisons) `NO_GRADIENT` says why.
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
        """Whether the gradient of operand `index` is asked for."""
        return index in self.wanted

    def refuse(self, problem: str) -> NoReturn:
        """Raise OpError at the op: what has no gradient, and the remedy."""
        assert self.op is not None
        raise OpError(self.op, f"no gradient: {problem}")

    def masked(self, condition: SSAValue, x: SSAValue) -> SSAValue:
        """`x` where the condition holds, else 0."""
        return self.select(condition, x, 0.0)

    def unspread(self, x: SSAValue, dims: Sequence[int], like: SSAValue) -> SSAValue:
        """The gradient of `spread` (and of graph.broadcast): `x` summed to the shape of `like`,
        whose dim k is dim `dims[k]` of `x`, or was repeated along it where its size is 1."""
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
        return self.joined(total, like)

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
        """For each element the product of those it is multiplied with, along `dims`: exact where
        elements are 0, and without the overflow of a product that is divided again."""
        if any(shape_of(x)[d] == DYNAMIC for d in dims):
            self.refuse("it multiplies along a `?` dim; make its size static")
        total: SSAValue | None = None
        rest = x  # the product over the dims that were gone through
        for place, d in enumerate(sorted(dims, reverse=True)):
            gone = sorted(dims)[len(dims) - place :]
            before = self.emit(CumulativeOp("mul", rest, d, exclusive=True))
            after = self.emit(CumulativeOp("mul", rest, d, reverse=True, exclusive=True))
            others = self.extended(self.mul(before, after), gone, x)
            total = others if total is None else self.mul(total, others)
            rest = self.reduce("mul", rest, [d])
        return self.splat(1.0, x) if total is None else total
