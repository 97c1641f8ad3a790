"""`mlfuse.jax.fused` and `mlfuse.jax.jit`: JAX functions that mlfuse compiles.

JAX traces the function. For arrays of given shapes it becomes one call in XLA's program: the handler, which starts our
kernels. JAX dispatches the call, so all arguments of `jax.jit` keep their meaning. The call is a `custom_vjp`: its
derivative is JAX's own derivative of the function, which is fused, too. It is also a `custom_vmap`: under `vmap`, the
vectorized function is fused.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextvars import ContextVar
from functools import partial, update_wrapper
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.jax import handler
from mlfuse.frontends.jax.installed import jax
from mlfuse.frontends.jax.lowering import ArrayFunction, Lowered, lower

if TYPE_CHECKING:
    from mlfuse.explain.executable import Executable

P = ParamSpec("P")
R = TypeVar("R")

BAKED = 1 << 12
"""The most bytes of an array from outside of the function that becomes a constant in its text; larger arrays are
arguments of each call."""
DEVICES = ("cpu", "interpreter")
_NONE: Mapping[int, int] = {}
_within: ContextVar[bool] = ContextVar("within", default=False)
"""Whether a fused function is being traced: fused functions that it calls become part of it."""
_bound: ContextVar[list[Lowered] | None] = ContextVar("bound", default=None)
"""Collects the functions that are called while it is set."""


class Fused(Generic[P, R]):
    """A function of pytrees of JAX arrays, like a result of `jax.jit`.

    It can be called, differentiated in reverse mode (to any order), and used in functions that JAX jits, vmaps or scans
    over. It runs on one device.
    """

    def __init__(
        self,
        function: Callable[P, R],
        device: str | None,
        donated: Sequence[int],
        options: Mapping[str, object],
    ):
        if not callable(function):
            raise MlfuseError(f"mlfuse.jax takes a function, not a {type(function).__name__}")
        if device is not None and device not in DEVICES:
            raise MlfuseError(
                f"mlfuse.jax: there is no device {device!r}, only: {', '.join(DEVICES)}; for others "
                "compile the text, jax.jit(f).lower(...).as_text(), with mlfuse.compile"
            )
        self._function = function
        self._device = device
        self._donated = frozenset(donated)
        self._made: dict[int, Lowered] = {}

        def traced(*args: Any, **kwargs: Any) -> Any:
            return self._trace(args, kwargs)

        update_wrapper(traced, function)  # JAX reads the names of arguments from it
        self._options = dict(options)
        self._jitted: Callable[P, R] = jax().jit(traced, **options)
        update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if _within.get():
            return self._function(*args, **kwargs)
        return self._jitted(*args, **kwargs)

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        return self if instance is None else partial(cast(Any, self), instance)

    @property
    def executables(self) -> list[Any]:
        """The compiled code so far: an `mlfuse.Executable` for each set of shapes, derivatives included."""
        return [lowered.executable for lowered in self._made.values()]

    def executable(self, *args: P.args, **kwargs: P.kwargs) -> Executable:
        """The executable for such arguments: `f.executable(x).explain("exp", "train.py:12")`. The function is traced
        again, and compiled if no call has done that. MlfuseError if there is nothing to compute."""

        def traced(*args: Any, **kwargs: Any) -> Any:
            return self._trace(args, kwargs)

        update_wrapper(traced, self._function)
        token = _bound.set(made := list[Lowered]())
        try:
            jax().jit(traced, **self._options).trace(*args, **kwargs)
        finally:
            _bound.reset(token)
        if not made:
            raise MlfuseError("mlfuse.jax: a function without results has nothing to explain")
        return made[-1].executable

    def lower(self, *args: P.args, **kwargs: P.kwargs) -> Any:
        """Like `jax.jit(f).lower`: XLA's program, which contains one call of mlfuse."""
        return cast(Any, self._jitted).lower(*args, **kwargs)

    def _trace(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The function that JAX calls, with tracers for arrays; returns the results."""
        lib = jax()
        leaves, tree = lib.tree_util.tree_flatten((args, kwargs))
        places = [k for k, leaf in enumerate(leaves) if isinstance(leaf, lib.Array)]
        donated = self._donated_leaves(args, places)
        made: list[Any] = []
        function: Callable[..., Any] = self._function

        def flat(*arrays: Any) -> list[Any]:
            given = list(leaves)
            for place, array in zip(places, arrays, strict=True):
                given[place] = array
            args, kwargs = lib.tree_util.tree_unflatten(tree, given)
            found, shape = lib.tree_util.tree_flatten(function(*args, **kwargs))
            made[:] = [shape]
            return found

        results = self._call(flat, [leaves[place] for place in places], donated)
        return lib.tree_util.tree_unflatten(made[0], results)

    def _donated_leaves(self, args: Sequence[Any], places: Sequence[int]) -> set[int]:
        """The numbers (among arrays) of the donated arrays."""
        tree = jax().tree_util
        first, donated = 0, set[int]()
        for number, arg in enumerate(args):
            count = len(tree.tree_leaves(arg))
            if number in self._donated:
                donated |= set(range(first, first + count))
            first += count
        return {k for k, place in enumerate(places) if place in donated}

    def _call(self, flat: ArrayFunction, arrays: Sequence[Any], donated: set[int]) -> list[Any]:
        """`flat(*arrays)`, computed by mlfuse. Arrays that `flat` uses from outside, also tracers, become arguments."""
        lib = jax()
        within = _within.set(True)
        try:
            closed = lib.make_jaxpr(flat)(*arrays)
        finally:
            _within.reset(within)
        baked = [_is_small(const) for const in closed.consts]
        outside = [const for const, small in zip(closed.consts, baked, strict=True) if not small]
        run = lib.extend.core.jaxpr_as_fun

        def whole(*given: Any) -> list[Any]:
            rest = iter(given[: len(outside)])
            consts = [
                const if small else next(rest)
                for const, small in zip(closed.consts, baked, strict=True)
            ]
            return run(closed.replace(consts=consts))(*given[len(outside) :])

        operands = [*outside, *arrays]
        plain = _Keys.of(operands, closed.out_avals)
        numbers = {k + len(outside) for k in donated}
        function = plain.function(whole)
        data = plain.unwrapped(operands)
        aliases = _aliases(data, lib.eval_shape(function, *data), numbers)
        return plain.wrapped(self._differentiable(function, aliases)(*data))

    def _differentiable(self, function: ArrayFunction, aliases: Mapping[int, int]) -> Any:
        """`function`, fused, with rules for its derivative and for vmap. It uses only its arguments."""
        lib = jax()
        known: dict[Hashable, Lowered] = {}
        custom_vjp, custom_vmap = lib.custom_vjp, lib.custom_batching.custom_vmap

        def bound(*args: Any) -> list[Any]:
            return self._bind(function, args, aliases, known)

        def primal(*args: Any) -> list[Any]:
            return once(*args)

        once = custom_vmap(bound)

        def many(size: int, batched: Sequence[bool], *args: Any) -> tuple[list[Any], list[bool]]:
            axes = tuple(0 if each else None for each in batched)
            vectorized = lib.vmap(function, in_axes=axes, out_axes=0, axis_size=size)
            results = self._differentiable(vectorized, _NONE)(*args)
            return results, [True] * len(results)

        once.def_vmap(many)

        def forward(*args: Any) -> tuple[list[Any], tuple[Any, ...]]:
            return run(*args), args  # `run` again, because a second derivative differentiates this

        def backward(args: tuple[Any, ...], cotangents: Sequence[Any]) -> tuple[Any, ...]:
            inputs = [k for k, arg in enumerate(args) if _is_float(arg)]
            outputs = [k for k, cotangent in enumerate(cotangents) if _is_float(cotangent)]

            def pulled(*given: Any) -> list[Any]:
                values, pull = lib.vjp(function, *given[: len(args)])
                whole = [np.zeros(value.shape, lib.dtypes.float0) for value in values]
                for k, cotangent in zip(outputs, given[len(args) :], strict=True):
                    whole[k] = cotangent
                found = pull(whole)
                return [found[k] for k in inputs]

            taken = [cotangents[k] for k in outputs]
            gradients: list[Any] = [None] * len(args)
            if inputs:
                for k, found in zip(
                    inputs, self._differentiable(pulled, _NONE)(*args, *taken), strict=True
                ):
                    gradients[k] = found
            return tuple(gradients)

        run = custom_vjp(primal)
        run.defvjp(forward, backward)
        return run

    def _bind(
        self,
        function: ArrayFunction,
        args: Sequence[Any],
        aliases: Mapping[int, int],
        known: dict[Hashable, Lowered],
    ) -> list[Any]:
        """The call itself. `known` is the compiled function, if it was lowered before."""
        lib = jax()
        shapes = [lib.ShapeDtypeStruct(arg.shape, arg.dtype) for arg in args]
        results = list(lib.eval_shape(function, *shapes))
        if not results:
            return []
        device = self._device or _default_device()
        name = getattr(self._function, "__name__", "the function")
        if not handler.can_register():
            device, aliases = "interpreter", _NONE
        types = tuple((shape.shape, shape.dtype) for shape in shapes)
        lowered = known.get(types)
        if lowered is None:
            lowered = lower(function, shapes, device, aliases, f"mlfuse.jax: {name}")
            known[types] = self._made[lowered.key] = lowered
        if (bound := _bound.get()) is not None:
            bound.append(lowered)
        if not handler.can_register():
            return _by_callback(lowered, results, args)
        handler.register(lowered)
        call = lib.ffi.ffi_call(
            handler.TARGET,
            [lib.ShapeDtypeStruct(each.shape, each.dtype) for each in results],
            input_output_aliases=dict(aliases) or None,
        )
        return list(call(*args, key=np.int64(lowered.key)))


def _default_device() -> str:
    backend = jax().default_backend()
    if backend != "cpu":
        raise MlfuseError(
            f"mlfuse.jax runs on CPUs so far, and JAX's default here is {backend!r}: set JAX_PLATFORMS=cpu, or write "
            "device='cpu' and put the arguments there; on a GPU compile the text, "
            "jax.jit(f).lower(...).as_text(), with mlfuse.compile(..., device='cuda')"
        )
    return "cpu"


def _by_callback(lowered: Lowered, results: Sequence[Any], args: Sequence[Any]) -> list[Any]:
    """The call if no handler can be compiled: a callback into Python, to the interpreter."""

    def call(*arrays: Any) -> list[Any]:
        return lowered.executable.run(*(np.asarray(array) for array in arrays))

    return list(jax().pure_callback(call, list(results), *args))


class _Keys:
    """Converts arrays of random keys, which XLA doesn't know, to arrays of their bits and back."""

    def __init__(self, inputs: Sequence[Any], outputs: Sequence[Any]):
        self._inputs, self._outputs = inputs, outputs

    @staticmethod
    def of(operands: Sequence[Any], results: Sequence[Any]) -> _Keys:
        """The converter for these operands and results: for each, the kind of its keys, or None."""
        return _Keys([_kind(each) for each in operands], [_kind(each) for each in results])

    def unwrapped(self, operands: Sequence[Any]) -> list[Any]:
        """The operands as plain arrays."""
        return [_bits(x, kind) for x, kind in zip(operands, self._inputs, strict=True)]

    def wrapped(self, results: Sequence[Any]) -> list[Any]:
        """Plain results as arrays of keys, where they are keys."""
        return [_keys(x, kind) for x, kind in zip(results, self._outputs, strict=True)]

    def function(self, inner: ArrayFunction) -> ArrayFunction:
        """`inner` as a function of plain arrays."""
        if not any((*self._inputs, *self._outputs)):
            return inner

        def outer(*args: Any) -> list[Any]:
            keys = [_keys(x, kind) for x, kind in zip(args, self._inputs, strict=True)]
            return [_bits(x, kind) for x, kind in zip(inner(*keys), self._outputs, strict=True)]

        return outer


def _kind(value: Any) -> Any:
    lib = jax()
    is_key = lib.dtypes.issubdtype(value.dtype, lib.dtypes.prng_key)
    return value.dtype if is_key else None


def _bits(value: Any, kind: Any) -> Any:
    return value if kind is None else jax().random.key_data(value)


def _keys(value: Any, kind: Any) -> Any:
    return value if kind is None else jax().random.wrap_key_data(value, impl=kind._impl.name)


def _is_small(const: Any) -> bool:
    """Whether an array from outside becomes a constant of the text: its values are known, and it is small."""
    lib = jax()
    if isinstance(const, lib.core.Tracer) or _kind(const) is not None:
        return False
    return const.size * const.dtype.itemsize <= BAKED


def _is_float(value: Any) -> bool:
    lib = jax()
    return lib.dtypes.issubdtype(value.dtype, lib.numpy.floating)


def _aliases(arguments: Sequence[Any], results: Sequence[Any], donated: set[int]) -> dict[int, int]:
    """The result that reuses the memory of each donated argument: the first one of the same type, as in JAX."""
    aliases: dict[int, int] = {}
    for number, result in enumerate(results):
        for k in sorted(donated - aliases.keys()):
            if (arguments[k].shape, arguments[k].dtype) == (result.shape, result.dtype):
                aliases[k] = number
                break
    return aliases
