"""Ops know their places in the source."""

from __future__ import annotations

from xdsl.dialects.builtin import FileLineColLoc, ModuleOp
from xdsl.ir import Operation

from mlfuse.diagnostics.errors import Place, place_of
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module

TEXT = """\
// a comment
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0:1 =   graph.exp %x : tensor<4xf32>
    %1 = "graph.log"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
"""


def by_name(module: ModuleOp, name: str) -> Operation:
    return next(op for op in module.walk() if op.name == name)


def test_the_place_of_an_op_is_its_name() -> None:
    module = parse_module(TEXT, "f.mlir")
    places = {op.name: place_of(op) for op in module.walk() if op is not module}
    assert places == {
        "func.func": Place("f.mlir", 2, 1),
        "graph.exp": Place("f.mlir", 3, 12),
        "graph.log": Place("f.mlir", 4, 10),
        "func.return": Place("f.mlir", 5, 3),
    }


def test_lines_before_the_text_are_counted() -> None:
    module = parse_module(TEXT, "f.mlir", line_offset=40)
    assert place_of(by_name(module, "graph.exp")) == Place("f.mlir", 43, 12)


def test_explicit_locations_stay() -> None:
    module = parse_module('module { module {} loc("m.py":7:9) }')
    inner = by_name(module, "builtin.module").regions[0].block.first_op
    assert inner is not None
    assert place_of(inner) == Place("m.py", 7, 9)
    assert 'loc("m.py":7:9)' in print_module(module, locations=True)


def test_terminators_left_out_stand_where_their_op_stands() -> None:
    text = "func.func @f(%n: index) {\n  scf.for %i = %n to %n step %n {\n  }\n  return\n}"
    assert place_of(by_name(parse_module(text), "scf.yield")) == Place("<input>", 2, 3)


DEBUG_TEXT = """\
#loc = loc(unknown)
#loc5 = loc("model.py":3:20 to :25)
module @m {
  func.func @f(%x: tensor<4xf32> loc("x")) -> tensor<4xf32> {
    %0 = graph.exp %x : tensor<4xf32> loc(#loc8)
    %1 = graph.log %0 : tensor<4xf32> loc("named")
    %2 = graph.neg %1 : tensor<4xf32> loc(fused<"pass">["b.py":1:2, unknown])
    %3 = graph.abs %2 : tensor<4xf32> loc(callsite(#loc5 at "main.py":9:1))
    %4 = graph.sign %3 : tensor<4xf32> loc(#missing)
    return %4 : tensor<4xf32> loc("c.py":4:5 to 6:7)
  } loc(#loc)
} loc(#loc)
#loc7 = loc("layer"(#loc5))
#loc8 = loc("jit(f)/exp"(#loc7))
"""


def test_locations_as_mlir_prints_them() -> None:
    module = parse_module(DEBUG_TEXT, "t.mlir")
    places = {op.name: str(place_of(op)) for op in module.walk() if op is not module}
    assert places == {
        "func.func": "t.mlir:4:3",
        "graph.exp": "model.py:3:20",
        "graph.log": "t.mlir:6:10",
        "graph.neg": "b.py:1:2",
        "graph.abs": "model.py:3:20",
        "graph.sign": "t.mlir:9:10",
        "func.return": "c.py:4:5",
    }
    text = print_module(module, locations=True)
    assert print_module(parse_module(text), locations=True) == text
    assert '"named"' in text


def test_a_cycle_of_aliases_ends() -> None:
    module = parse_module("#a = loc(#b)\n#b = loc(#a)\nmodule {} loc(#a)")
    assert isinstance(module.location, FileLineColLoc)
