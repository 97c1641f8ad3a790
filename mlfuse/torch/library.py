"""PyTorch itself, where it is installed, and the few things of it that every step calls."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.errors import MlfuseError

try:
    torch: Any = import_module("torch")
except ImportError as error:
    raise ImportError(
        "mlfuse.torch needs PyTorch 2.9 or newer: pip install torch", name="torch"
    ) from error

Tensor = Any
"""A `torch.Tensor`: torch may not be there when types are checked."""

OptimizerBase: Any = torch.optim.Optimizer

data_ptr: Callable[[Tensor], int] = torch.Tensor.data_ptr
is_contiguous: Callable[[Tensor], bool] = torch.Tensor.is_contiguous
is_negated: Callable[[Tensor], bool] = torch.Tensor.is_neg
size_of: Callable[[Tensor], tuple[int, ...]] = torch.Tensor.size
stride_of: Callable[[Tensor], tuple[int, ...]] = torch.Tensor.stride
dtype_of: Callable[[Tensor], object] = torch.Tensor.dtype.__get__
increment_version: Callable[[list[Tensor]], None] = torch.autograd.graph.increment_version

_TYPES: dict[object, DType] = {
    torch.float16: dtypes.named("f16"),
    torch.bfloat16: dtypes.named("bf16"),
    torch.float32: dtypes.F32,
    torch.float64: dtypes.F64,
}
_PLAIN = torch.Tensor.__torch_dispatch__
"""What classes have whose tensors are memory, and nothing else."""


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


def torch_type(dtype: DType) -> Any:
    """An element type as torch has it."""
    return next(own for own, known in _TYPES.items() if known == dtype)


def number_type() -> Any:
    """The type of torch's step counts: f32, or f64 where that is the default."""
    return torch.float64 if torch.get_default_dtype() == torch.float64 else torch.float32


def check_plain(tensor: Tensor, what: str) -> None:
    """MlfuseError unless the tensor is strided memory on a CPU or a CUDA device."""
    kind = type(tensor)
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
