"""Memory layouts of tensors: which ones are dense, and which ones overlap.

A step treats tensors as flat memory. So a parameter must be dense, in any order of dims (channels last, transposed),
and its gradient and states must have the same layout.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.torch.library import Tensor, torch


def is_dense(tensor: Tensor) -> bool:
    """Whether the elements fill the memory that they span, each once."""
    if tensor.numel() == 0:
        return True
    dims = sorted((s, n) for n, s in zip(tensor.shape, tensor.stride(), strict=True) if n != 1)
    length = 1
    for stride, size in dims:
        if stride != length:
            return False
        length *= size
    return True


def lies_like(tensor: Tensor, other: Tensor) -> bool:
    """Whether two tensors of one shape have their elements in the same memory order. False if one of them is the
    negative of its memory, which torch can express."""
    if tensor.shape != other.shape or tensor.is_neg():
        return False
    if tensor.numel() == 0:
        return True
    dims = zip(tensor.shape, tensor.stride(), other.stride(), strict=True)
    return all(size == 1 or mine == its for size, mine, its in dims)


def laid_like(tensor: Tensor, other: Tensor) -> Tensor:
    """The tensor with the memory order of `other`, which is dense: itself or a copy."""
    if lies_like(tensor, other):
        return tensor
    return torch.empty_like(other, dtype=tensor.dtype).copy_(tensor.detach())


@dataclass(frozen=True)
class WrittenMemory:
    """The memory that steps write, as sorted spans."""

    starts: Array
    """The first bytes of the spans, and as last element an address after all memory."""
    ends: Array

    @staticmethod
    def of(tensors: Sequence[Tensor], addresses: Sequence[int]) -> WrittenMemory:
        """The memory of dense tensors; MlfuseError if two of them share memory."""
        lengths = [each.numel() * each.element_size() for each in tensors]
        starts = np.array(addresses, dtype=np.int64)
        ends = starts + np.array(lengths, dtype=np.int64)
        order = np.argsort(starts, kind="stable")
        order = order[ends[order] > starts[order]]
        starts, ends = starts[order], ends[order]
        if np.any(ends[:-1] > starts[1:]):
            raise MlfuseError(
                "two parameters, or a parameter and a state, share memory: a step writes each "
                "element once; pass a shared parameter once"
            )
        return WrittenMemory(np.append(starts, np.iinfo(np.int64).max), ends)

    def touches(self, begin: Array, lengths: Array) -> bool:
        """Whether any of these spans (first bytes, lengths in bytes) shares memory that steps write."""
        # The first span that doesn't end before it is the nearest.
        following = self.starts[self.ends.searchsorted(begin, side="right")]
        hits = following < begin + lengths
        return bool(hits.any() and (hits & (lengths > 0)).any())
