"""Marks that users write on StableHLO ops: mlfuse's own attributes, or strings in
`mhlo.frontend_attributes`, which JAX's `set_xla_metadata` writes."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import DictionaryAttr, StringAttr, UnitAttr
from xdsl.ir import Operation

from mlfuse.dialects.graph.mark_checks import FRONTEND
from mlfuse.dialects.graph.marks import APART, DEVICE, GROUP, USER, forward


def hand_marks_on(old: Operation, new: Sequence[Operation]) -> None:
    """Copy the marks of an op to the graph ops that replace it."""
    said = old.attributes.get(FRONTEND)
    for name, value in said.data.items() if isinstance(said, DictionaryAttr) else ():
        if (
            name not in (*USER, DEVICE)
            or not isinstance(value, StringAttr)
            or value.data == "false"
        ):
            continue
        old.attributes[name] = value if name in (GROUP, APART, DEVICE) else UnitAttr()
    forward(old, new)
