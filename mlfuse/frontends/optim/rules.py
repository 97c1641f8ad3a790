"""`@mlfuse.optim.rule`: an optimizer from a plain Python function of one parameter."""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Mapping, Sequence
from typing import Any, overload

from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import MlfuseError, Place, SourceError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of
from mlfuse.frontends.optim.maker import Maker
from mlfuse.frontends.optim.update import REQUIRED, Options, State, Update
from mlfuse.frontends.tracing import TracedArray, as_tuple, returned
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import text
from mlfuse.frontends.tracing.trace import Trace

Function = Callable[..., Any]


@overload
def rule(function: Function, /) -> Maker: ...
@overload
def rule(
    *,
    states: Mapping[str, State | float] | None = None,
    state_dtype: str | None = None,
    static: Sequence[str] = (),
) -> Callable[[Function], Maker]: ...
def rule(
    function: Function | None = None,
    /,
    *,
    states: Mapping[str, State | float] | None = None,
    state_dtype: str | None = None,
    static: Sequence[str] = (),
) -> Maker | Callable[[Function], Maker]:
    """Make an optimizer from a function of `(p, g, *states, *, hyperparameters)`.

    ```python
    @mlfuse.optim.rule
    def momentum(p, g, m, *, lr=1e-2, beta=0.9):
        m = beta * m + g
        return p - lr * m, m

    opt = momentum(params, lr=0.1)
    opt.step(grads)
    ```
    The function defines the update of one parameter. Its positional arguments are traced arrays: the parameter `p`, its
    gradient `g`, and then the states. It returns the new `p` and the new states in the same order. It is traced once,
    and one launch updates all parameters. 16-bit arrays are f32 in the function, and are rounded once, when they are
    stored.

    Keywords are hyperparameters. Numbers are read at run time, so changing one compiles nothing; among themselves they
    are f64, and they take the type of a tensor that they are combined with. An argument `step` counts the steps from 1.
    Booleans, strings and None are options: plain Python values that `if` can test; so are the numbers named in
    `static`.

    States start as zeros of the parameter's type. `states` changes that by name: a number, or a `State`; `state_dtype`
    is the type of all states.

    SourceError, at the function, for another signature; MlfuseError for unknown keywords, when an optimizer is made.
    """

    def decorate(function: Function) -> Maker:
        return Maker(Rule(function, states or {}, state_dtype, frozenset(static)))

    return decorate if function is None else decorate(function)


class Rule(Update):
    """A step that a Python function defines."""

    def __init__(
        self,
        function: Function,
        states: Mapping[str, State | float],
        state_dtype: str | None,
        static: frozenset[str],
    ):
        self.function = function
        self.name = function.__name__
        self.__doc__ = function.__doc__
        self.static = static
        parameters = inspect.signature(function).parameters.values()
        places = [each.name for each in parameters if each.kind in _BY_PLACE]
        self.takes_step = any(each.name == "step" for each in parameters)
        for each in parameters:
            self._check(each)
        if len(places) < 2:
            self._fail("takes (p, g, *states, *, hyperparameters); p and g are missing")
        self.defaults = {
            each.name: REQUIRED if each.default is each.empty else each.default
            for each in parameters
            if each.kind is each.KEYWORD_ONLY and each.name != "step"
        }
        self._states = {name: self._state(states.get(name), state_dtype) for name in places[2:]}
        for name in {*states} - {*self._states}:
            self._fail(f"has no state {name!r}; there are: {', '.join(self._states) or 'none'}")
        for name in static - {*self.defaults}:
            self._fail(f"has no keyword {name!r} to be static")

    def states(self, values: Mapping[str, object]) -> dict[str, State]:
        return dict(self._states)

    def write(
        self,
        trace: Trace,
        tensors: Sequence[SSAValue],
        numbers: Mapping[str, SSAValue],
        options: Options,
    ) -> list[SSAValue]:
        types = [dtypes.of(value.type) for value in tensors]
        wide = [
            TracedArray(trace, trace.as_type(value, dtypes.compute(dtype)))
            for value, dtype in zip(tensors, types, strict=True)
        ]
        keywords = {
            name: TracedArray(trace, value)
            for name, value in numbers.items()
            if name != "step" or self.takes_step
        }
        trace.static_options |= {
            value: f"@mlfuse.optim.rule(static=[{name!r}])"
            for name, value in numbers.items()
            if name in self.defaults
        }
        results = as_tuple(self.function(*wide, **keywords, **options))
        names = ["p", *self._states]
        if len(results) != len(names):
            self._fail(
                f"returns {counted(len(results), 'value')}; write `return {', '.join(names)}`"
            )
        old = [tensors[0], *tensors[2:]]
        pairs = zip(results, old, [types[0], *types[2:]], strict=True)
        return [self._stored(trace, *each) for each in pairs]

    def _stored(self, trace: Trace, result: object, old: SSAValue, dtype: dtypes.DType) -> SSAValue:
        """A result in the type and shape of the value that it replaces."""
        value = trace.as_type(returned(trace, result), dtype)
        stored = trace.broadcast_arrays([value, old])[0]
        if shape_of(stored) != shape_of(old):
            raise TraceError(
                f"a rule returns shape {text(shape_of(stored))} for shape {text(shape_of(old))}: in a "
                "rule, arrays of unknown size combine only with numbers and arrays of the same shape"
            )
        return stored

    def _state(self, given: State | float | None, dtype: str | None) -> State:
        state = given if isinstance(given, State) else State(start=given or 0.0)
        return State(state.start, state.dtype or dtype, state.scalar)

    def _check(self, each: inspect.Parameter) -> None:
        if each.kind in (each.VAR_POSITIONAL, each.VAR_KEYWORD):
            self._fail(f"has *{each.name}: name each state and hyperparameter")
        if each.kind in _BY_PLACE and each.default is not each.empty:
            self._fail(
                f"gives {each.name} a default: write it after `*` if it is a hyperparameter, and "
                f"@rule(states={{{each.name!r}: ...}}) for the start of a state"
            )
        if each.kind in _BY_PLACE and each.name == "step":
            self._fail("has step among its states: write it after `*`")
        number = isinstance(each.default, bool | int | float | str) or each.default is None
        if each.kind is each.KEYWORD_ONLY and not (number or each.default is each.empty):
            self._fail(
                f"{each.name} = {each.default!r} isn't a number, truth value, string or None"
            )

    def _fail(self, message: str) -> None:
        code = getattr(self.function, "__code__", None)
        if code is None:
            raise MlfuseError(f"the rule {self.name} {message}")
        place = Place(code.co_filename, code.co_firstlineno, 1)
        line = linecache.getline(place.file, place.line).rstrip("\n")
        raise SourceError(f"the rule {self.name} {message}", place, line or None)


_BY_PLACE = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
