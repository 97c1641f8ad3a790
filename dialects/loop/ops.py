"""The loop level's ops in one namespace: a kernel's computation as nests over named index spaces.

Nothing here depends on a target. Iterations of `loop.parallel` may run in any order or at the same time;
the schedule chooses the order in which `loop.reduce` combines. Accesses have an affine map, so passes read
strides and alignment from the map and needn't analyze index arithmetic.
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
from mlfuse.dialects.loop.nests import (
    SKIPS_ZEROS,
    NestOp,
    ParallelOp,
    ReduceOp,
    ScanOp,
    SerialOp,
    YieldOp,
)
from mlfuse.dialects.loop.switch import CaseOp, SwitchOp

__all__ = [
    "SKIPS_ZEROS",
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
