"""Numbers that torch keeps for each parameter although all are equal: step counts, NAdam's product.

torch has a tensor of rank 0 for each parameter. Here these are the elements of one tensor, so that one operation
changes all of them; `state` still has a tensor for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.torch.library import Tensor, torch
from mlfuse.runtime.host.lists import At


class HostNumbers:
    """Equal numbers on the host, which are read and written without torch."""

    def __init__(self, values: Sequence[float], dtype: Any):
        memory = torch.tensor(values, dtype=dtype)
        self.tensors: tuple[Tensor, ...] = memory.unbind()
        self._array: Array = memory.numpy()
        self.note()

    def note(self) -> None:
        self._bytes = self._array.tobytes()
        self.value = float(self._array[0])

    @property
    def intact(self) -> bool:
        """Whether they are what the last step left."""
        return self._array.tobytes() == self._bytes

    def count(self) -> None:
        """Add 1 to each."""
        self._array += 1
        self.note()

    def put(self, result: Array) -> None:
        """What a step returned, for all."""
        self._array.fill(result)
        self.note()


class DeviceNumbers:
    """Equal numbers on a device; reading and writing them doesn't wait for the device."""

    def __init__(self, values: Sequence[float], dtype: Any, device: Any):
        self._memory: Tensor = torch.tensor(values, dtype=dtype).to(device)
        self.tensors: tuple[Tensor, ...] = self._memory.unbind()
        self._given: Tensor = None
        self._version: int = self._memory._version

    @property
    def intact(self) -> bool:
        """Whether they are what the last step left."""
        return self._memory._version == self._version

    def at(self, dtype: Any) -> At:
        """A pointer to their value, for a launch on the current stream."""
        self._given = self._memory[0].to(dtype)
        return At(self._given.data_ptr())

    def put(self, result: object) -> None:
        """What a step returned, for all."""
        self._memory.copy_(torch.from_dlpack(result))
        self._version = self._memory._version


def pointer_to(value: Tensor, dtype: Any) -> tuple[At, Tensor]:
    """A pointer to a number on a device, cast to the type that a launch takes, and the tensor that owns its memory."""
    own = value.detach().reshape(()).to(dtype)
    return At(own.data_ptr()), own
