"""The byte ledger: for every fusion, the bytes its kernel moves, and what its ops would move alone.

A kernel moves each distinct input once and each output once at least. Where a `?` dim is involved,
bytes are counted as if it were 1, and the line says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import GraphOp, OpKind, shape_of
from mlfuse.dialects.graph.fusion import FusionOp


def table(module: ModuleOp) -> str | None:
    """The ledger as text; None for a module without fusions."""
    fusions = [op for op in module.walk() if isinstance(op, FusionOp)]
    if not fusions:
        return None
    rows = [_row(fusion) for fusion in fusions]
    rows.append(
        (
            "total",
            *(sum(column) for column in zip(*(row[1:4] for row in rows), strict=True)),
            any(row[4] for row in rows),
        )
    )
    width = max(len(row[0]) for row in rows)
    lines = [f"{'kernel':{width}}  {'ops':>5}  {'bytes':>14}  {'ops alone':>14}"]
    for name, ops, fused, alone, open_ in rows:
        note = "  (with ? as 1)" if open_ else ""
        lines.append(f"{name:{width}}  {ops:5}  {fused:14,}  {alone:14,}{note}")
    return "\n".join(lines)


def _row(fusion: FusionOp) -> tuple[str, int, int, int, bool]:
    ops = fusion.graph_ops()
    values = [*dict.fromkeys(fusion.inputs), *fusion.outputs]
    stored = [op for op in ops if op.KIND is not OpKind.SOURCE]
    alone = sum(_bytes((*_stored_operands(op), *op.results)) for op in stored)
    is_open = any(DYNAMIC in shape_of(value) for value in values)
    return fusion.kernel.data, len(ops), _bytes(values), alone, is_open


def _stored_operands(op: GraphOp) -> list[SSAValue]:
    """Distinct operands without those that sources make on the fly."""
    return [
        value
        for value in dict.fromkeys(op.operands)
        if not (isinstance(value.owner, GraphOp) and value.owner.KIND is OpKind.SOURCE)
    ]


def _bytes(values: Iterable[SSAValue]) -> int:
    return sum(
        prod(1 if size == DYNAMIC else size for size in shape_of(value))
        * dtypes.of(value.type).nbytes
        for value in values
    )
