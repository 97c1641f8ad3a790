"""ONNX models: `mlfuse.onnx.load(path)` returns a callable model. See docs/frontends.md.

Needs the package onnx (`pip install "mlfuse[onnx]"`).
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.onnx.errors import OnnxError, UnsupportedError
from mlfuse.passes.utils.precision import DEFAULT

if TYPE_CHECKING:
    from onnx import ModelProto
    from xdsl.dialects.builtin import ModuleOp

    from mlfuse.frontends.onnx.backend import Backend
    from mlfuse.frontends.onnx.model import Model
    from mlfuse.passes.plans.text import PlanSource

__all__ = ["Backend", "Model", "OnnxError", "UnsupportedError", "graph", "load"]


def load(
    source: str | Path | bytes | ModelProto,
    *,
    device: str | None = None,
    dims: Mapping[str, int] | None = None,
    precision: str = DEFAULT,
    external_data: bool = False,
    no_fuse: Sequence[str] = (),
    must_fuse: Sequence[str] = (),
    groups: Mapping[str, Sequence[str]] | None = None,
    devices: Mapping[str, Sequence[str]] | None = None,
    plan: PlanSource | None = None,
) -> Model:
    """Load a model from a path, from a file's bytes or from a ModelProto.

    `device` is `interpreter`, `cpu` or `cuda`; by default the best available one. `dims` are sizes for the
    dims that the model names, such as `{"batch": 8}`: code for known sizes is faster. `external_data`: whether
    tensors may be read from other files, which must be in the model's folder. `no_fuse`, `must_fuse` and
    `groups` overrule fusion decisions, by the names of nodes, and `plan`, a path or text of
    `model.executable().plan`, replaces all of them (docs/plans.md). `devices` says where nodes are computed:
    `{"cpu": ["/embedding/*"]}` (docs/placement.md). MlfuseError for a broken file, UnsupportedError for unsupported operators; both name the node.
    """
    _check_installed()
    from mlfuse.frontends.onnx.model import Model
    from mlfuse.frontends.onnx.reading import read
    from mlfuse.frontends.tracing.node_hints import NodeHints

    hints = NodeHints.of(no_fuse, must_fuse, groups, devices)
    loaded = read(source, external_data=external_data)
    return Model(loaded, device, dims, precision, hints, plan)


def graph(
    source: str | Path | bytes | ModelProto, *, dims: Mapping[str, int] | None = None
) -> ModuleOp:
    """The graph of a model, not compiled; its weights are the last arguments of `@main`."""
    _check_installed()
    from mlfuse.frontends.onnx.model import graph_of
    from mlfuse.frontends.onnx.reading import read

    return graph_of(read(source), dims or {})


def __getattr__(name: str) -> Any:
    if name not in ("Backend", "Model"):
        raise AttributeError(f"mlfuse.onnx has no {name!r}")
    _check_installed()
    if name == "Backend":
        from mlfuse.frontends.onnx.backend import Backend

        return Backend
    from mlfuse.frontends.onnx.model import Model

    return Model


def _check_installed() -> None:
    if importlib.util.find_spec("onnx") is None:
        raise MlfuseError('ONNX models need the package onnx: pip install "mlfuse[onnx]"')
