"""What users write on StableHLO ops to have a say in fusion: as mlfuse's own attributes, or as strings in
`mhlo.frontend_attributes`, which is where JAX's `set_xla_metadata` puts them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import DictionaryAttr, StringAttr, UnitAttr
from xdsl.ir import Operation

from mlfuse.dialects.graph.mark_checks import FRONTEND
from mlfuse.dialects.graph.marks import APART, GROUP, USER, forward


def hand_marks_on(old: Operation, new: Sequence[Operation]) -> None:
    """Hand on to graph ops what is said about the op that they stand for."""
    said = old.attributes.get(FRONTEND)
    for name, value in said.data.items() if isinstance(said, DictionaryAttr) else ():
        if name not in USER or not isinstance(value, StringAttr) or value.data == "false":
            continue
        old.attributes[name] = value if name in (GROUP, APART) else UnitAttr()
    forward(old, new)
