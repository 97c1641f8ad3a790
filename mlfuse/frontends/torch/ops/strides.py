"""Replaces reads by strides that only change the shape. A converter sees elements, not memory; the FX graph has
both."""

from __future__ import annotations

from typing import Any

from mlfuse.frontends.torch.library import torch

_aten: Any = torch.ops.aten


def views_for_strides(graph: Any) -> None:
    """Turn each `aten.as_strided` of an FX graph that reads a row-major tensor in row-major order into a view.

    Inductor's decomposition of a group norm contains such ops.
    """
    for node in graph.nodes:
        if node.target is _aten.as_strided.default and _is_view(node):
            node.target = _aten.view.default
            node.args, node.kwargs = node.args[:2], {}


def _is_view(node: Any) -> bool:
    source, result = node.args[0].meta.get("val"), node.meta.get("val")
    tensors = (source, result)
    if not all(isinstance(each, torch.Tensor) for each in tensors):
        return False
    if not all(isinstance(n, int) for each in tensors for n in (*each.shape, *each.stride())):
        return False
    same_place = source.storage_offset() == result.storage_offset()
    whole = source.numel() == result.numel()
    return same_place and whole and all(each.is_contiguous() for each in tensors)
