"""Remarks on the values that cross between devices: `vertical.device`, one for each copy.

A remark says what crosses, its bytes, what the copy costs, and what it would cost to have the maker and the readers on one
device, with all other ops where they are.
"""

from __future__ import annotations

from math import isfinite

from xdsl.ir import Operation

from mlfuse.diagnostics.numbers import microseconds
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record, recording
from mlfuse.passes.placement.nodes import Nodes
from mlfuse.passes.placement.sizes import nbytes

RULE = "vertical.device"


def say(nodes: Nodes, placement: list[int]) -> None:
    """Record a remark for each copy between ops."""
    if not recording():
        return
    for value, maker in nodes.number_of.items():
        if not isinstance(value.owner, Operation):
            continue
        readers: dict[int, list[int]] = {}
        for use in sorted(value.uses, key=nodes.place_of_use):
            reader = nodes.reader_of(use)
            if (
                reader is not None
                and reader < len(nodes.ops)
                and placement[reader] != placement[maker]
            ):
                readers.setdefault(placement[reader], []).append(reader)
        for there, found in readers.items():
            _record(nodes, placement, maker, found, nbytes(value), there)


def _record(
    nodes: Nodes, placement: list[int], maker: int, readers: list[int], size: int, there: int
) -> None:
    names, here = nodes.devices.names, placement[maker]
    us = nodes.devices.transfer_us(here, there, size)
    made, reads = nodes.ops[maker], [nodes.ops[n] for n in dict.fromkeys(readers)]
    reason = f"{made.name} is on {names[here]} and its reader on {names[there]}; copying {size} bytes takes {microseconds(us)}"
    numbers: dict[str, float | int] = {"nbytes": size, "transfer_us": us}
    together = _together_us(nodes, placement, maker, readers, there)
    if together is None:
        reason += ", and marks keep them there"
    else:
        reason += (
            f", and with both on one device the function would take {microseconds(abs(together))} "
        )
        reason += "longer" if together >= 0 else "less"
        numbers["together_us"] = together
    ops = (OpRef.of(made, "producer"), *(OpRef.of(op, "consumer") for op in reads))
    subject = f"{made.name} into {', '.join(dict.fromkeys(op.name for op in reads))}"
    record(Remark(ops[0].place, RULE, False, subject, reason, numbers, ops))


def _together_us(
    nodes: Nodes, placement: list[int], maker: int, readers: list[int], there: int
) -> float | None:
    """How much longer the function takes with maker and readers on one of their devices, whichever is better; None if
    neither is possible."""
    moved = list(placement)
    moved[maker] = there
    kept = list(placement)
    for reader in readers:
        kept[reader] = placement[maker]
    before = nodes.problem.cost_of(placement)
    more = [nodes.problem.cost_of(each) - before for each in (moved, kept)]
    possible = [us for us in more if isfinite(us)]
    return min(possible) if possible else None
