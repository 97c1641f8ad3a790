"""docs/remarks.md's table of frontends: each of its cells is run, and gives what its column says."""

from __future__ import annotations

import re
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.remarks import Remarks
from mlfuse.explain.why import Answer
from mlfuse.frontends.show import Shown, show

PAGE = (Path(__file__).parents[2] / "docs" / "remarks.md").read_text()
ROWS = [
    [re.findall(r"`([^`]+)`", cell) for cell in line.strip("|").split(" | ")]
    for line in PAGE.splitlines()
    if re.match(r"\| `\(?\w+,?\)? = ", line)
]
NEEDS = {"mlfuse.onnx": "onnx", "mlfuse.torch": "torch", "mlfuse.jax": "jax"}
TEXT = """\
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = graph.exp %x : tensor<8xf32>
  %s = graph.sin %e : tensor<8xf32>
  func.return %s : tensor<8xf32>
}
"""
LISTS = """\
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32}, %g: tensor<?xf32> {mlfuse.each}) -> tensor<?xf32> {
  %e = graph.exp %g : tensor<?xf32>
  %n = graph.sub %p, %e : tensor<?xf32>
  func.return %n : tensor<?xf32>
}
"""


def wave(x: Any) -> Any:
    return mlfuse.sin(mlfuse.exp(x))


def total(x: Any) -> Any:
    return mlfuse.sum(wave(x))


def names(needs: str | None, folder: Path) -> dict[str, Any]:
    """What the cells of a frontend are about."""
    for name in ("mlfuse.explain.each", "mlfuse.optim"):
        import_module(name)
    known: dict[str, Any] = {"mlfuse": mlfuse, "text": TEXT, "lists": LISTS, "wave": wave}
    known |= {"total": total, "x": np.linspace(0, 1, 8, dtype=np.float32)}
    if needs is None:
        return known
    pytest.importorskip(needs)
    if needs == "onnx":
        from onnx import TensorProto, helper

        import_module("mlfuse.onnx")
        x, y = (helper.make_tensor_value_info(n, TensorProto.FLOAT, [8]) for n in "xy")
        nodes = [helper.make_node("Exp", ["x"], ["e"]), helper.make_node("Sin", ["e"], ["y"])]
        model = helper.make_model(helper.make_graph(nodes, "g", [x], [y]))
        (folder / "m.onnx").write_bytes(model.SerializeToString())
        return known | {"path": folder / "m.onnx"}
    if needs == "jax":
        import jax.numpy as jnp

        import_module("mlfuse.jax")
        return known | {"jax_wave": lambda x: jnp.sin(jnp.exp(x))}  # pyright: ignore
    import torch

    import_module("mlfuse.torch.optim")
    parameter = torch.ones(8, requires_grad=True)
    parameter.grad = torch.ones(8)
    tensor = torch.linspace(0, 1, 8)
    return known | {
        "torch_wave": lambda x: x.exp().sin(),  # pyright: ignore
        "tensor": tensor,
        "parameter": parameter,
    }


@pytest.mark.parametrize("row", ROWS, ids=[row[0][0].partition("(")[0] for row in ROWS])
def test_what_a_frontend_gives_explains_itself(
    row: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (made, *steps), (why,), (remarks,), (plan,), (page,) = row
    needs = next((need for frontend, need in NEEDS.items() if frontend in made), None)
    known = names(needs, tmp_path)
    for step in (made, *steps):
        exec(step, known)
    answer = eval(why, known)
    assert isinstance(answer, Answer)
    assert answer.together and answer.remarks, str(answer)
    decisions = eval(remarks, known)
    assert isinstance(decisions, Remarks)
    assert decisions
    assert decisions[0].rule in {"vertical.fuse", "horizontal.foreach"}
    text = eval(plan, known)
    assert "mlfuse.plan = " in text
    assert "mlfuse.group = " in text
    path = tmp_path / "page.html"
    monkeypatch.setattr(mlfuse, "show", partial(show, path=path, browse=False))
    assert isinstance(eval(page, known), Shown)
    assert path.read_text().startswith("<!doctype html>")


def test_the_table_has_every_frontend() -> None:
    frontends = {re.sub(r".* = (mlfuse[.\w]+)\(.*", r"\1", row[0][0]) for row in ROWS}
    assert frontends == {
        *(
            "mlfuse.compile",
            "mlfuse.jit",
            "mlfuse.grad",
            "mlfuse.onnx.load",
            "mlfuse.torch.explain",
        ),
        *("mlfuse.jax.jit", "mlfuse.optim.sgd", "mlfuse.torch.optim.SGD"),
        "mlfuse.compile_each",
    }
