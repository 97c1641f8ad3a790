"""Refusals: each names the op, the place and what to do."""

from __future__ import annotations

import re

import pytest

import mlfuse
from mlfuse.diagnostics.errors import OpError

pytestmark = pytest.mark.quick_c

F = "tensor<4xf64>"


def refusal(body: str, args: str = f"%a: {F}, %b: {F}", result: str = F) -> str:
    text = f"func.func @main({args}) -> {result} {{\n{body}\nfunc.return %y : {result}\n}}"
    with pytest.raises(OpError) as caught:
        mlfuse.differentiate(text)
    return str(caught.value)


@pytest.mark.parametrize(
    ("body", "remedy"),
    [
        (f"%y = graph.next_after %a, %b : {F}", "put graph.stop_gradient around its operands"),
        (f"%y = graph.zeta %a, %b : {F}", "make it a constant"),
        (f"%y = graph.polygamma %a, %b : {F}", "make it a constant"),
        (f"%y = graph.all_reduce add %a : {F}", "all-reduce its gradients"),
    ],
)
def test_ops_that_refuse_say_where_and_what_to_do(body: str, remedy: str) -> None:
    message = refusal(body)
    (op,) = re.findall(r"graph\.\w+", body)
    assert message.startswith(f"<text>:2:6: error: {op}: no gradient: ")
    assert remedy in message


def test_numbers_across_the_tuples_of_an_update() -> None:
    scalar = "tensor<f64>"
    message = refusal(f"%y = graph.across add %a : {scalar}", f"%a: {scalar}", scalar)
    assert "all tuples of a graph.foreach" in message


@pytest.mark.parametrize("op", ["zeta", "polygamma"])
def test_an_order_that_is_a_constant_is_fine(op: str) -> None:
    text = f"""func.func @main(%a: {F}, %b: {F}) -> {F} {{
      %n = graph.stop_gradient %a : {F}
      %y = graph.{op} %n, %b : {F}
      func.return %y : {F}
    }}"""
    mlfuse.differentiate(text)


def test_a_combiner_of_one_s_own_along_an_unknown_dim() -> None:
    unknown = "tensor<?xf64>"
    body = f"""%none = graph.constant dense<0xFFF0000000000000> : tensor<f64>
    %y = graph.reduce_by %a init %none dims [0] result 0 : {unknown}, tensor<f64> -> tensor<f64> {{
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %s = graph.logaddexp %p, %q : tensor<f64>
      graph.yield %s : tensor<f64>
    }}"""
    assert "make the dim static" in refusal(body, f"%a: {unknown}", "tensor<f64>")


def test_a_product_along_an_unknown_dim() -> None:
    unknown = "tensor<?xf64>"
    body = f"%y = graph.reduce mul %a dims [0] : {unknown} -> tensor<f64>"
    assert "make its size static" in refusal(body, f"%a: {unknown}", "tensor<f64>")


def test_a_slice_in_steps_of_an_unknown_dim() -> None:
    unknown = "tensor<?xf64>"
    body = f"%y = graph.slice %a [0:?:2] : {unknown} -> {unknown}"
    assert "make its size static" in refusal(body, f"%a: {unknown}", unknown)


def test_ops_that_are_no_graph_ops() -> None:
    body = f"""%y = graph.fusion "kernel" (%c = %a : {F}) -> {F} {{
      %s = graph.mul %c, %c : {F}
      graph.yield %s : {F}
    }}"""
    assert "--differentiate comes before --fuse-vertical" in refusal(body, f"%a: {F}")
