"""The loop level's ops in one namespace: what a kernel computes, as nests over named index spaces.

Nothing here depends on a target. Iterations of `loop.parallel` may run in any order or at once;
the order in which `loop.reduce` combines is the schedule's to choose. Accesses carry an affine map,
so that strides and alignment are read from it and never re-derived from index arithmetic.
"""

from __future__ import annotations

from mlfuse.dialects.loop.access import AccessOp, LoadOp, StoreOp
from mlfuse.dialects.loop.accumulate import AccumulateOp
from mlfuse.dialects.loop.kernel import (
    AnyMemRef,
    KernelOp,
    LocalOp,
    element_dtype,
    memref_type,
    parse_signature_and_body,
    print_signature_and_body,
)
from mlfuse.dialects.loop.nests import NestOp, ParallelOp, ReduceOp, ScanOp, SerialOp, YieldOp
from mlfuse.dialects.loop.switch import CaseOp, SwitchOp

__all__ = [
    "AccessOp",
    "AccumulateOp",
    "AnyMemRef",
    "CaseOp",
    "KernelOp",
    "LoadOp",
    "LocalOp",
    "NestOp",
    "ParallelOp",
    "ReduceOp",
    "ScanOp",
    "SerialOp",
    "StoreOp",
    "SwitchOp",
    "YieldOp",
    "element_dtype",
    "memref_type",
    "parse_signature_and_body",
    "print_signature_and_body",
]
