"""The memory order of the activations that a forward graph saves for its backward graph.

No one but these two graphs sees them, so their order is free. Where oneDNN convolves, images are saved channels-last: it
reads and writes such images in place, in both graphs. Row-major ones would be copied at every convolution.

The order is that of the nodes' fake tensors, on both sides. An activation that is also returned, an argument, a view and
one result of several keep theirs. Linear in the number of nodes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from operator import getitem
from typing import Any

from mlfuse.frontends.torch.compiled.judging import VIEWS, convolves
from mlfuse.frontends.torch.compiled.values import Node, is_tensor, order_of, shape_of, value_of
from mlfuse.frontends.torch.library import torch

FEATURES = 16
"""The fewest features of a convolution's result for channels-last: those of a vector of 64 bytes. A row of fewer fills no
vector: LeNet's step for 128 images, with 6 and 16 features, took 14.7 ms channels-last and 11.7 ms row-major (one core)."""


def prefers_channels_last(nodes: Iterable[Node], kept: Collection[str] = ()) -> bool:
    """Whether a graph has convolutions of mlfuse's, all with enough features, or of images that torch has in another order
    than row-major anyway."""
    found = [each for each in nodes if convolves(each, kept)]
    return bool(found) and all(map(_is_suited, found))


def _is_suited(node: Node) -> bool:
    first = 1 if node.target is torch.ops.aten.convolution.default else 2
    image, weight = node.args[first - 1 : first + 1]
    is_transposed, _, groups = node.args[first + 5 : first + 8]
    outputs, inputs, *_ = shape_of(value_of(weight))
    features = inputs * groups if is_transposed else outputs
    return features >= FEATURES or order_of(value_of(image)) is not None


def save_channels_last(
    forward: Any, backward: Any, returned: int, kept: Collection[str] = ()
) -> None:
    """Change the order of what `forward` saves: its outputs after the first `returned`. `kept` names ops that stay calls
    into ATen."""
    nodes = [*forward.graph.nodes, *backward.graph.nodes]
    if not prefers_channels_last(nodes, kept):
        return
    ranks = {value_of(node.args[0]).ndim for node in nodes if convolves(node, kept)}
    (outputs,) = (node.args[0] for node in forward.graph.nodes if node.op == "output")
    seen = set(outputs[:returned])
    saved = {
        each.name: each for each in outputs[returned:] if each not in seen and _is_free(each, ranks)
    }
    readers = {node.name: node for node in backward.graph.nodes if node.op == "placeholder"}
    for name in saved.keys() & readers.keys():
        turned = value_of(saved[name]).movedim(1, -1).contiguous().movedim(-1, 1)
        saved[name].meta["val"] = readers[name].meta["val"] = turned


def _is_free(node: Node, ranks: Collection[int]) -> bool:
    """Whether it computes row-major images, which may be stored in another order."""
    value = value_of(node)
    if node.op != "call_function" or node.target is getitem or str(node.target) in VIEWS:
        return False
    return is_tensor(value) and value.ndim in ranks and value.is_contiguous()
