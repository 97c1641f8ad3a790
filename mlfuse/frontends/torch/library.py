"""PyTorch itself, if installed, and those of its functions that every step calls."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, cast

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.frontends.tracing.element_types import element_type as tracing_type

try:
    torch: Any = import_module("torch")
except ImportError as error:
    raise ImportError(
        'mlfuse.torch needs PyTorch 2.9 or newer: pip install "mlfuse[torch]"', name="torch"
    ) from error

Tensor = Any
"""A `torch.Tensor`: torch may not be installed where types are checked."""

OptimizerBase: Any = torch.optim.Optimizer

data_ptr: Callable[[Tensor], int] = torch.Tensor.data_ptr
is_contiguous: Callable[[Tensor], bool] = torch.Tensor.is_contiguous
is_negated: Callable[[Tensor], bool] = torch.Tensor.is_neg
count_of: Callable[[Tensor], int] = torch.Tensor.numel
stride_of: Callable[[Tensor], tuple[int, ...]] = torch.Tensor.stride
dtype_of: Callable[[Tensor], object] = torch.Tensor.dtype.__get__
_new: Any = torch.empty_strided
_guards: Any = getattr(torch._C._dynamo, "guards", None)
_new_on_host: Any = getattr(_guards, "_empty_strided_cpu", None)
increment_version: Callable[[list[Tensor]], None] = torch.autograd.graph.increment_version

_TYPES: dict[object, DType] = {
    torch.float16: dtypes.named("f16"),
    torch.bfloat16: dtypes.named("bf16"),
    torch.float32: dtypes.F32,
    torch.float64: dtypes.F64,
}
_PLAIN = torch.Tensor.__torch_dispatch__
"""The method of classes whose tensors are plain memory; other classes override it."""


_home: Any = import_module("torch.optim.optimizer")
_global_hooks: list[Any] = [
    getattr(_home, name, True)
    for name in ("_global_optimizer_pre_hooks", "_global_optimizer_post_hooks")
]
"""torch's dictionaries of hooks for all optimizers; True for versions of torch that have them elsewhere."""
_profiler: Any = import_module("torch.autograd.profiler")


def is_watched(optimizer: Any) -> bool:
    """Whether a step must call hooks, or a profiler is active."""
    return bool(
        optimizer._optimizer_step_pre_hooks
        or optimizer._optimizer_step_post_hooks
        or any(_global_hooks)
        or getattr(_profiler, "_is_profiler_enabled", True)
    )


def _empty_on_host(sizes: tuple[int, ...], strides: tuple[int, ...], dtype: object) -> Tensor:
    return _new(sizes, strides, dtype=dtype)


small_on_host: Callable[[tuple[int, ...], tuple[int, ...], object], Tensor] = (
    _new_on_host or _empty_on_host
)
"""Makes a tensor on the CPU: a function of torch that takes a third of `empty_strided`'s time, if there is one."""


view_of: Callable[[Tensor, tuple[int, ...], tuple[int, ...], int], Tensor] = getattr(
    _guards, "_reinterpret_tensor", torch.as_strided
)
"""A tensor over the memory of another one, by its sizes, its strides and the number of its first element: a function of torch
that takes two thirds of the time of `as_strided`, if there is one."""


def is_tensor(value: object) -> bool:
    return isinstance(value, torch.Tensor)


def element_type(tensor: Tensor, what: str) -> DType:
    """The element type; MlfuseError unless it is a float of 16 bits or more."""
    if tensor.dtype not in _TYPES:
        raise MlfuseError(
            f"{what} has dtype {tensor.dtype}; mlfuse.torch.optim takes float16, bfloat16, "
            "float32 and float64"
        )
    return _TYPES[tensor.dtype]


def mlfuse_type(dtype: Any) -> DType:
    """mlfuse's element type for one of torch's."""
    return _TYPES[dtype]


def torch_type(dtype: DType) -> Any:
    """torch's element type for one of mlfuse's."""
    return next(own for own, known in _TYPES.items() if known == dtype)


def named_type(name: str) -> Any:
    """torch's type for the name of a type in a rule's states."""
    return torch_type(tracing_type(name))


def number_type() -> Any:
    """The type of torch's step counts: f32, or f64 if that is torch's default type."""
    return torch.float64 if torch.get_default_dtype() == torch.float64 else torch.float32


def check_plain(tensor: Tensor, what: str) -> None:
    """MlfuseError unless the tensor is strided memory on a CPU or a CUDA device."""
    kind = cast(Any, type(tensor))
    if kind.__torch_dispatch__ is not _PLAIN:
        raise MlfuseError(
            f"{what} is a {kind.__name__}; pass plain tensors, such as its local part"
        )
    if tensor.layout is not torch.strided:
        raise MlfuseError(
            f"{what} is sparse ({tensor.layout}); make it dense, or use torch.optim.SparseAdam"
        )
    if tensor.device.type not in ("cpu", "cuda"):
        raise MlfuseError(f"{what} is on {tensor.device}; mlfuse runs on CPUs and CUDA devices")
