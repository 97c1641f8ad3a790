"""Random ops that a recomputation repeats: with `torch.utils.checkpoint`, a dropout has the same mask twice.

AOTAutograd's partitioner wraps such an op: the forward graph saves the generator's state and draws; the backward graph
draws from that state again, and then restores the generator. Both stay calls into torch, which owns the state.
"""

from __future__ import annotations

from typing import Any

from mlfuse.frontends.torch.compiled.values import Node, value_of
from mlfuse.frontends.torch.library import torch

_higher_order: Any = torch.ops.higher_order
SAVES: Any = _higher_order.run_and_save_rng_state
"""Called with `(op, *args)`; returns the state before the op, and the op's result."""
REPEATS: Any = _higher_order.run_with_rng_state
"""Called with `(state, op, *args)`; returns the op's result from that state."""


def value_repeated_draws(graph: Any) -> None:
    """Add the fake tensor of its value to each draw from a saved state: the partitioner leaves it out."""
    for node in graph.nodes:
        if node.target is REPEATS and value_of(node) is None:
            _, op, *args = torch.fx.node.map_arg(node.args, value_of)
            kwargs = torch.fx.node.map_arg(node.kwargs, value_of)
            with _fake_mode_of(node):
                node.meta["val"] = op(*args, **kwargs)


def _fake_mode_of(node: Node) -> Any:
    """The mode that the graph was traced in: that of the state."""
    return value_of(node.args[0]).fake_mode
