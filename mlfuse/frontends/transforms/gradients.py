"""`mlfuse.grad` and `mlfuse.value_and_grad`: derivatives of a traced function, in reverse mode.

The rules are those of `--differentiate` (docs/gradients.md); here they are applied to the ops that the function put
into a trace.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from xdsl.dialects.func import ReturnOp
from xdsl.ir import Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.division import DivOp
from mlfuse.dialects.graph.stop_gradient import StopGradientOp
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import text
from mlfuse.frontends.tracing.trace import Trace
from mlfuse.frontends.transforms import boundary, trees
from mlfuse.frontends.transforms.arguments import as_numbers
from mlfuse.frontends.transforms.function import Transformed
from mlfuse.frontends.transforms.program import as_value
from mlfuse.frontends.transforms.scope import as_array, is_traced
from mlfuse.passes.differentiate import Reverse
from mlfuse.passes.patterns.written_sigmoids import WrittenSigmoid


def grad(
    function: Callable[..., Any], argnums: int | Sequence[int] = 0, has_aux: bool = False
) -> Transformed:
    """The gradient of a function that returns one number (an array of rank 0, a float).

    Returns the gradient by the argument at position `argnums`, in the same containers, or a tuple for a tuple of
    positions. With `has_aux` the function returns (number, anything), and the result is (gradient, anything). Called
    with arrays, it is compiled as by `mlfuse.jit`; in a traced function, it becomes part of that function. It can be
    differentiated again, jitted and vmapped. TraceError if the result isn't one float, or an op has no gradient
    (docs/gradients.md).
    """
    return _Grad(function, argnums, has_aux, values=False)


def value_and_grad(
    function: Callable[..., Any], argnums: int | Sequence[int] = 0, has_aux: bool = False
) -> Transformed:
    """As `grad`, but returns (value, gradient); with `has_aux`, ((value, anything), gradient)."""
    return _Grad(function, argnums, has_aux, values=True)


def stop_gradient(value: Any) -> Any:
    """The same value (arrays in any containers), which gradients treat as a constant."""

    def stopped(leaf: Any) -> Any:
        if not is_traced(leaf):
            return leaf
        return TracedArray(leaf.trace, leaf.trace.emit(StopGradientOp(leaf.value)))

    return trees.map_leaves(stopped, value)


class _Grad(Transformed):
    def __init__(
        self,
        function: Callable[..., Any],
        argnums: int | Sequence[int],
        has_aux: bool,
        *,
        values: bool,
    ):
        super().__init__(function, "value_and_grad" if values else "grad")
        self._numbers = as_numbers(argnums)
        if not self._numbers:
            raise MlfuseError(
                "mlfuse.grad: argnums is empty; name the arguments to differentiate by"
            )
        self._single = isinstance(argnums, int)
        self._has_aux, self._values = has_aux, values

    def _made_by(self) -> tuple[Callable[..., object], tuple[Any, ...]]:
        numbers = self._numbers[0] if self._single else self._numbers
        make = value_and_grad if self._values else grad
        return make, (self._function, numbers, self._has_aux)

    def _write(self, trace: Trace, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        given, by = self.constants(trace, args), self._places(len(args))
        structures: list[trees.Tree] = []
        values: list[SSAValue] = []
        stand_ins: list[SSAValue] = []
        for number in by:
            leaves: list[Any] = []
            tree = trees.flatten(args[number], leaves)
            made: list[TracedArray] = []
            for leaf, path in zip(leaves, trees.paths(tree), strict=True):
                value = self._float(trace, leaf, f"argument {number}{path}")
                made.append(boundary.stand_in(trace, tensor_type(value), value))
                if trace.is_weak(value):
                    trace.weaken(made[-1].value)
                values.append(value)
            structures.append(tree)
            stand_ins += [each.value for each in made]
            given[number] = trees.unflatten(tree, made)
        named = dict(zip(kwargs, self.constants(trace, kwargs.values(), kwargs), strict=True))
        result = self._function(*given, **named)
        loss, aux, gradients = self._differentiated(trace, result, stand_ins, values)
        parts = iter(gradients)
        found = tuple(trees.unflatten(tree, parts) for tree in structures)
        return self._returned(loss, aux, found[0] if self._single else found)

    def _places(self, count: int) -> list[int]:
        for number in self._numbers:
            if not -count <= number < count:
                raise TraceError(
                    f"{self._name}: there is no argument {number} to differentiate by; the call has {count} by position"
                )
        places = [number % count for number in self._numbers]
        if len(set(places)) != len(places):
            raise TraceError(f"{self._name}: argnums {self._numbers} name an argument twice")
        return places

    def _float(self, trace: Trace, leaf: object, what: str) -> SSAValue:
        value = as_array(trace, leaf, f"{self._name}: {what}").value
        dtype = dtypes.of(value.type)
        if not dtype.is_float:
            raise TraceError(
                f"{self._name}: {what} is of type {dtype.numpy.name}; only floats have gradients: write "
                "x.astype('float32'), or 1.0 for 1"
            )
        return value

    def _differentiated(
        self, trace: Trace, result: Any, stand_ins: Sequence[SSAValue], values: Sequence[SSAValue]
    ) -> tuple[TracedArray, Any, list[TracedArray]]:
        """The loss, the auxiliary results, and the gradients by the stand-ins, which are replaced by `values`."""
        loss, aux = result, None
        if self._has_aux:
            pair = cast(tuple[Any, ...], result) if isinstance(result, tuple) else ()
            if len(pair) != 2:
                raise TraceError(
                    f"{self._name}: with has_aux the function returns (number, anything)"
                )
            loss, aux = pair
        value = self._number(trace, loss)
        leaves: list[Any] = []
        tree = trees.flatten(aux, leaves)
        arrays = [each for each in leaves if is_traced(each)]
        for each in arrays:
            as_value(trace, each, "the auxiliary result", self._function)
        last = ReturnOp(value, *(each.value for each in arrays))
        trace.block.add_op(last)
        first = stand_ins[0].owner
        assert isinstance(first, Operation)
        _join_sigmoids(first)
        try:
            Reverse(trace.block, stand_ins, [0], trace.functions).run(last, values=True)
        except OpError:  # the caller may catch it and continue with this trace
            boundary.erase(last)
            raise
        after = first.next_op
        while isinstance(after, boundary.StandInOp):
            after = after.next_op
        boundary.replace(trace, stand_ins, values)
        # Decomposed composites have new results, and stand-ins are replaced: read the values from the return.
        last = trace.block.last_op
        assert last is not None
        found = [TracedArray(trace, each) for each in last.operands]
        boundary.erase(last)
        boundary.note(trace, boundary.following(after))
        for each, by in zip(found[1 + len(arrays) :], values, strict=True):
            if trace.is_weak(by):
                trace.weaken(each.value)
        kept = iter(found[1:])
        again = [next(kept) if is_traced(each) else each for each in leaves]
        return found[0], trees.unflatten(tree, again), list(kept)

    def _number(self, trace: Trace, loss: object) -> SSAValue:
        value = as_value(trace, loss, "the result", self._function)
        dtype = dtypes.of(value.type)
        if shape_of(value) or not dtype.is_float:
            raise TraceError(
                f"{self._name}: the function returns a {dtype.numpy.name} array of shape "
                f"{text(shape_of(value))}; only a single float has a gradient: write mlfuse.sum(...) or mean"
            )
        return value

    def _returned(self, loss: TracedArray, aux: Any, found: Any) -> Any:
        if not self._values:
            return (found, aux) if self._has_aux else found
        return ((loss, aux) if self._has_aux else loss), found


def _join_sigmoids(first: Operation) -> None:
    """Replace 1 / (1 + exp(-x)) by graph.sigmoid, whose gradient doesn't overflow."""
    for op in boundary.following(first):
        if isinstance(op, DivOp):
            WrittenSigmoid().match_and_rewrite(op, PatternRewriter(op))
