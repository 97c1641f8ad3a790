"""Locals of rows that neither registers nor shared memory hold."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.ir import Operation

from mlfuse.dialects.loop.ops import LocalOp
from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.emission.types import element_type
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.rows import tiling
from mlfuse.passes.scheduling.gpu.rows.tiling import Keep
from mlfuse.passes.scheduling.phases import Count, Scratch

_LOCAL_BYTES = 40 * 1024
"""Shared memory that locals may take if nothing else of a row is kept."""


def spilled_locals(
    job: Job, ops: Iterable[Operation], keep: Keep, rows: Product
) -> dict[LocalOp, Scratch]:
    """Scratch buffers for the locals of rows that neither registers nor shared memory hold."""
    local_ops = [op for op in ops if isinstance(op, LocalOp)]
    if keep != "strided" or sum(map(tiling.local_bytes, local_ops)) <= _LOCAL_BYTES:
        return {}
    spilled: dict[LocalOp, Scratch] = {}
    for op in local_ops:
        count = Count(rows * tiling.local_elements(op))
        spilled[op] = Scratch(element_type(op.result), count)
    job.scratch.extend(spilled.values())
    return spilled
