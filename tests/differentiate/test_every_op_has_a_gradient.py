"""No op of the dialect is without a gradient, a reason why it has none, or a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from composite_gradient_cases import CASES as COMPOSITES
from elementwise_gradient_cases import CASES as ELEMENTWISE
from movement_gradient_cases import CASES as MOVEMENT

from mlfuse.dialects.graph import Graph
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.composite import CompositeOp
from mlfuse.dialects.graph.compound import CompoundOp

pytestmark = pytest.mark.quick_c

OPS = {op.name: op for op in Graph.operations if issubclass(op, GraphOp)}
NOTHING_FLOWS = {
    "graph.argmax": "gives integers",
    "graph.argmin": "gives integers",
    "graph.and": "takes integers and truth values",
    "graph.bitcast": "reads bits as another type, which has no derivative",
    "graph.ceil": "constant between jumps",
    "graph.compare": "gives truth values",
    "graph.constant": "a constant",
    "graph.count_leading_zeros": "takes integers",
    "graph.dim": "gives integers",
    "graph.floor": "constant between jumps",
    "graph.iota": "depends on sizes alone",
    "graph.is_finite": "gives truth values",
    "graph.is_inf": "gives truth values",
    "graph.is_nan": "gives truth values",
    "graph.is_neg_inf": "gives truth values",
    "graph.is_pos_inf": "gives truth values",
    "graph.mulhi": "takes integers",
    "graph.not": "takes integers and truth values",
    "graph.or": "takes integers and truth values",
    "graph.philox": "takes integers",
    "graph.popcnt": "takes integers",
    "graph.round_away": "constant between jumps",
    "graph.round_even": "constant between jumps",
    "graph.shift_left": "takes integers",
    "graph.shift_right_arithmetic": "takes integers",
    "graph.shift_right_logical": "takes integers",
    "graph.sign": "constant except for the jump at 0",
    "graph.sized": "depends on sizes alone",
    "graph.stop_gradient": "stopping the gradient is its purpose",
    "graph.threefry": "takes integers",
    "graph.trunc": "constant between jumps",
    "graph.xor": "takes integers and truth values",
}
"""The ops through which no gradient goes, and why that is right."""
MADE_OF_NO_FLOATS = {
    "graph.one_hot",
    "graph.random_bits",
    "graph.random_normal",
    "graph.random_uniform",
    "graph.tri",
}
"""Composites without a float operand."""


@pytest.mark.parametrize("name", sorted(OPS))
def test_it_has_a_rule_a_decomposition_or_a_reason(name: str) -> None:
    op = OPS[name]
    assert op.has_gradient() or issubclass(op, CompositeOp | CompoundOp)


def test_the_reasons_are_those_listed() -> None:
    assert {name: op.NO_GRADIENT for name, op in OPS.items() if op.NO_GRADIENT} == NOTHING_FLOWS


def names_in_tests() -> set[str]:
    """The ops in the cases' programs and in the other tests of this folder."""
    texts = [case.text for case in (*ELEMENTWISE, *MOVEMENT, *COMPOSITES)]
    texts += [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    here = Path(__file__).read_text("utf-8")
    return set(re.findall(r"graph\.\w+", "\n".join(text for text in texts if text != here)))


def test_every_op_with_a_gradient_is_tested() -> None:
    flows = {name for name in OPS if name not in NOTHING_FLOWS.keys() | MADE_OF_NO_FLOATS}
    assert sorted(flows - names_in_tests()) == []
