"""Calls are replaced by the bodies of their functions."""

from __future__ import annotations

import time

import pytest
from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.inline import Inline

T = "tensor<4xf32>"


def inlined(text: str) -> ModuleOp:
    ctx = new_context()
    module = parse_module(text, "x.mlir", ctx=ctx)
    Inline().apply(ctx, module)
    verify_module(module)
    return module


def names(module: ModuleOp) -> list[str]:
    return [op.name for op in module.walk()][1:]


def function(name: str, body: str, visibility: str = "private") -> str:
    return f"func.func {visibility} @{name}(%x: {T}) -> {T} {{\n{body}\n  return %r : {T}\n}}\n"


def call(result: str, callee: str, argument: str) -> str:
    return f"  %{result} = call @{callee}(%{argument}) : ({T}) -> {T}\n"


def test_a_function_called_twice_is_there_twice_with_its_places() -> None:
    body = call("a", "f", "x") + call("r", "f", "a")
    module = inlined(function("main", body, "public") + function("f", f"  %r = graph.exp %x : {T}"))
    assert names(module) == ["func.func", "graph.exp", "graph.exp", "func.return"]
    places = [str(place_of(op)) for op in module.walk() if op.name == "graph.exp"]
    assert places == ["x.mlir:8:8"] * 2


def test_a_function_that_returns_its_argument() -> None:
    text = function("main", call("a", "f", "x") + f"  %r = graph.exp %a : {T}", "public")
    text += f"func.func private @f(%x: {T}) -> {T} {{\n  return %x : {T}\n}}"
    assert names(inlined(text)) == ["func.func", "graph.exp", "func.return"]


def test_recursion_is_an_error_at_the_call() -> None:
    text = function("main", call("r", "f", "x"), "public") + function("f", call("r", "main", "x"))
    with pytest.raises(OpError, match=r"x\.mlir:7:8: error: func\.call: @main is recursive"):
        inlined(text)


def test_growth_is_bounded() -> None:
    depth = 40
    text = function("main", call("r", "f0", "x"), "public")
    for i in range(depth):
        text += function(f"f{i}", call("a", f"f{i + 1}", "x") + call("r", f"f{i + 1}", "a"))
    text += function(f"f{depth}", f"  %r = graph.exp %x : {T}")
    with pytest.raises(OpError, match="would make more than"):
        inlined(text)


def test_long_chains_take_linear_time() -> None:
    depth = 1_000
    text = function("main", call("r", "f0", "x"), "public")
    text += "".join(function(f"f{i}", call("r", f"f{i + 1}", "x")) for i in range(depth))
    text += function(f"f{depth}", f"  %r = graph.exp %x : {T}")
    ctx = new_context()
    module = parse_module(text, ctx=ctx)
    start = time.process_time()
    Inline().apply(ctx, module)
    assert time.process_time() - start < 1
    assert names(module) == ["func.func", "graph.exp", "func.return"]
