"""One ATen call by torch and by its converter: what the tests of converters are written with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
from torch.utils import _pytree as pytree
from xdsl.dialects.builtin import ModuleOp, TensorType

import mlfuse
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten, find, tracing_into
from mlfuse.frontends.torch.ops.types import element
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.function_builder import Input
from mlfuse.frontends.tracing.trace import Trace

Tensor = Any
Array = Any


def by_converter(
    op: object,
    *args: Any,
    dynamic: Sequence[int] = (),
    run_on: str = "interpreter",
    seed: int | None = None,
    **kwargs: Any,
) -> Any:
    """What the converter of an ATen op gives for tensors; StaysInAten where it has none.

    `dynamic` are sizes: the dims that have them are `?`.
    """
    convert = find(op)
    if convert is None:
        raise StaysInAten("no converter")
    return by_mlfuse(convert, *args, dynamic=dynamic, run_on=run_on, seed=seed, **kwargs)


def by_mlfuse(
    function: Callable[..., Any],
    *args: Any,
    dynamic: Sequence[int] = (),
    run_on: str = "interpreter",
    seed: int | None = None,
    **kwargs: Any,
) -> Any:
    """What a function of converters gives for tensors: traced, compiled and run."""
    module, tensors, found, tree = traced(function, *args, dynamic=dynamic, seed=seed, **kwargs)
    code = mlfuse.compile(module, device=run_on)
    made: Any = code(*map(array_of, tensors))
    outputs = iter(_results(made))
    back = [tensor_of(next(outputs)) if isinstance(r, TracedArray) else r for r in found]
    return pytree.tree_unflatten(back, tree)


def traced(
    function: Callable[..., Any],
    *args: Any,
    dynamic: Sequence[int] = (),
    seed: int | None = None,
    **kwargs: Any,
) -> tuple[ModuleOp, list[Tensor], list[Any], Any]:
    """The module of a function of converters, the tensors it takes, and its results, flat, with their
    tree."""
    leaves, tree = pytree.tree_flatten((args, kwargs))
    tensors = [each for each in leaves if isinstance(each, torch.Tensor)]
    inputs = [Input(f"x{n}", _type_of(each, dynamic)) for n, each in enumerate(tensors)]
    trace = Trace(inputs)
    arrays = iter(TracedArray(trace, value) for value in trace.arguments)
    leaves = [next(arrays) if isinstance(each, torch.Tensor) else each for each in leaves]
    own_args, own_kwargs = pytree.tree_unflatten(leaves, tree)

    def seeds() -> TracedArray:
        assert seed is not None
        return TracedArray(trace, trace.as_type(seed, element(torch.int64)))

    with tracing_into(trace, seed=None if seed is None else seeds):
        results = function(*own_args, **own_kwargs)
    found, tree = pytree.tree_flatten(results)
    values = [each.value for each in found if isinstance(each, TracedArray)]
    return trace.finish(values), tensors, found, tree


def _type_of(tensor: Tensor, dynamic: Sequence[int]) -> Any:
    shape = [DYNAMIC if size in dynamic else size for size in tensor.shape]
    return TensorType(element(tensor.dtype).mlir, shape)


def array_of(tensor: Tensor) -> Array:
    """A tensor as a NumPy array."""
    tensor = tensor.detach().resolve_conj().resolve_neg().contiguous()
    if tensor.dtype == torch.bfloat16:
        return tensor.view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    return tensor.numpy()


def tensor_of(array: Array) -> Tensor:
    """A NumPy array as a tensor."""
    array = np.array(array, order="C")
    if array.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def assert_same(found: Any, expected: Any, exact: Callable[[], Any] | None = None) -> None:
    """Equal in type and shape, and in value within torch's own tolerance of the type.

    Where that fails and `exact` gives the results in f64, as near to those as torch's are: eager rounds
    16-bit floats more often than a kernel does. What a converter leaves out, None, isn't looked at.
    """
    pairs = zip(_results(found), _results(expected), strict=True)
    for place, (mine, torchs) in enumerate(pairs):
        if mine is None or torchs is None:
            continue
        assert isinstance(torchs, torch.Tensor) == isinstance(mine, torch.Tensor)
        if not isinstance(torchs, torch.Tensor):
            assert mine == torchs
            continue
        try:
            torch.testing.assert_close(mine, torchs, equal_nan=True)
        except AssertionError:
            if exact is None or mine.dtype != torchs.dtype or mine.shape != torchs.shape:
                raise
            best = _results(exact())[place]
            if not _is_as_near(mine.double(), torchs.double(), best, torch.finfo(mine.dtype).eps):
                raise


def _results(results: Any) -> list[Any]:
    return [*results] if type(results) in (list, tuple) else [results]


def _is_as_near(mine: Tensor, torchs: Tensor, best: Tensor, eps: float) -> bool:
    """Whether errors are at most torch's largest, or what one rounding makes."""
    errors, others = (mine - best).abs(), (torchs - best).abs()
    return bool((errors <= others.max().clamp_min(0) + eps * best.abs()).all())


aten: Any = torch.ops.aten
prims: Any = torch.ops.prims


@dataclass(frozen=True)
class Call:
    """An ATen op and what it is called with."""

    op: Any
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def __str__(self) -> str:
        shown = [_shown(each) for each in self.args]
        shown += [f"{name}={_shown(each)}" for name, each in self.kwargs.items()]
        return f"{self.op}({', '.join(shown)})"

    def check(self, dynamic: Sequence[int] = (), run_on: str = "interpreter") -> None:
        """The converter gives what torch gives."""
        found = by_converter(self.op, *self.args, dynamic=dynamic, run_on=run_on, **self.kwargs)
        assert_same(found, self.op(*self.args, **self.kwargs), self._in_f64)

    def _in_f64(self) -> Any:
        def wide(each: Any) -> Any:
            is_float = isinstance(each, torch.Tensor) and each.is_floating_point()
            return each.double() if is_float else each

        args, kwargs = pytree.tree_map(wide, (self.args, self.kwargs))
        return self.op(*args, **kwargs)


def call(op: Any, *args: Any, **kwargs: Any) -> Call:
    """`aten.add.Tensor(x, y, alpha=2)`, to be checked."""
    return Call(op, args, kwargs)


def _shown(each: Any) -> str:
    if isinstance(each, torch.Tensor):
        return f"{str(each.dtype)[6:]}{list(each.shape)}".replace(" ", "")
    if type(each) in (list, tuple):
        return f"[{','.join(map(_shown, each))}]"
    return str(each)


_RANDOM = torch.Generator().manual_seed(5)


def floats(*shape: int, dtype: Any = torch.float32) -> Tensor:
    """Normal numbers."""
    return torch.randn(shape, generator=_RANDOM).to(dtype)


def integers(low: int, high: int, *shape: int, dtype: Any = torch.int64) -> Tensor:
    """From `low` to below `high`."""
    return torch.randint(low, high, shape, generator=_RANDOM).to(dtype)


def truths(*shape: int) -> Tensor:
    """Truth values."""
    return integers(0, 2, *shape).bool()


FLOATS = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
INTEGERS = (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64)
SPECIAL = [
    float("inf"),
    float("-inf"),
    float("nan"),
    0.0,
    -0.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    3.0,
    1e-3,
]
