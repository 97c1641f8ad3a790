"""The order of a block's ops: what must come before what."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.ir import Block, Operation

from mlfuse.passes.fusion.dag import Dag
from mlfuse.passes.patterns.contiguous import dependencies


def dag_of(block: Block, position: Mapping[Operation, int]) -> Dag:
    """The graph of a block's ops by their position; every op comes after what it needs."""
    dag = Dag(len(position))
    for source, target in dependencies(block):
        dag.add_edge(position[source], position[target])
    return dag
