"""The order of a block's ops: which must come before which."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.ir import Block, Operation

from mlfuse.passes.fusion.dag import Dag
from mlfuse.passes.patterns.contiguous import dependencies


def dag_of(block: Block, position: Mapping[Operation, int]) -> Dag:
    """The graph of a block's ops by their position, with an edge from each op to those that depend on it."""
    dag = Dag(len(position))
    for source, target in dependencies(block):
        dag.add_edge(position[source], position[target])
    return dag
