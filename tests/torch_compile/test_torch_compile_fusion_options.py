"""`options={"no_fuse": ..., "must_fuse": ..., "groups": ...}` of torch.compile: nodes by name, op or pattern."""

# pyright: basic, reportMissingImports=false

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch.fx.experimental.proxy_tensor import make_fx

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.torch.compiled import reporting
from mlfuse.frontends.torch.compiled.backend import Options, compile_graph

pytestmark = pytest.mark.quick_c

X = torch.arange(12.0).reshape(3, 4) / 12


def function(x: torch.Tensor) -> torch.Tensor:
    return torch.neg(torch.exp(x)).sin().mm(x.T)


GRAPH = make_fx(function)(X)
"""As AOTAutograd hands it over."""


def launches(options: dict[str, Any]) -> int:
    """Kernels of the function, which is right with these options, the product's aside."""
    chosen = Options.of({"keep": ["aten.mm"], **options})
    compiled = compile_graph(GRAPH, [X], kind="inference", options=chosen)
    torch.testing.assert_close(compiled.run([X]), function(X))
    return reporting._GRAPHS[-1].launches


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, 1),
        ({"no_fuse": ["neg"]}, 3),
        ({"no_fuse": ["aten.exp.*"]}, 2),
        ({"groups": {"a": ["exp", "sin"]}}, 1),
    ],
)
def test_nodes_by_name(options: dict[str, Any], expected: int) -> None:
    assert launches(options) == expected


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"no_fuse": ["negg"]}, "no node is called 'negg'; did you mean 'neg'"),
        ({"must_fuse": "neg"}, r"must_fuse takes a list of nodes' names"),
        (
            {"must_fuse": ["mm"], "keep": ["aten.mm"]},
            r"aten.mm.default \(mm\) stays a call into ATen",
        ),
    ],
)
def test_names_that_fit_nothing(options: dict[str, Any], said: str) -> None:
    with pytest.raises(MlfuseError, match=said):
        launches(options)


def test_a_node_of_the_derivative_by_name() -> None:
    """The cosine is in the backward graph alone, where it would be in one kernel with the product."""
    reporting.clear()
    torch.compiler.reset()
    x = X.clone().requires_grad_()
    torch.compile(total, backend="mlfuse", options=alone("cos"))(x).backward()
    torch.testing.assert_close(x.grad, torch.exp(X) * torch.cos(torch.exp(X)))
    (region,) = reporting.graphs()[-1].regions
    assert '"fused_cos"' in region.stage("fused")


def test_a_name_that_is_in_neither_graph() -> None:
    torch.compiler.reset()
    compiled = torch.compile(total, backend="mlfuse", options=alone("coss"))
    with pytest.raises(Exception, match="no node is called 'coss'; did you mean 'cos'"):
        compiled(X.clone().requires_grad_())


def alone(node: str) -> dict[str, Any]:
    """The options that keep a node by itself; torch says less of their types than it takes."""
    return {"no_fuse": [node]}


def total(x: torch.Tensor) -> torch.Tensor:
    return x.exp().sin().sum()
