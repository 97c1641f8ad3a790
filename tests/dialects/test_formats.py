"""Directives of assembly formats: each prints what it reads, and its errors name the place of the fault."""

from __future__ import annotations

import pytest

from mlfuse.diagnostics.errors import SourceError
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module

ARGUMENTS = (
    "%x: tensor<8x16xf32>, %y: tensor<8x16xf32>, %d: tensor<?x16xf32>, %b: tensor<16xf32>, %v: tensor<f32>, "
    "%i: tensor<4xi32>, %n: tensor<i32>, %c: tensor<8x16xi1>, %p: memref<4xf32>, %k: index, %s: f32"
)

ROUND_TRIPS = {
    "DimList": "%0 = graph.transpose %x perm [1, 0] : tensor<8x16xf32> -> tensor<16x8xf32>",
    "DimList, empty": "%0 = graph.reduce add %x dims [] : tensor<8x16xf32> -> tensor<8x16xf32>",
    "DimList, left out": "%0 = graph.gather %b [%i] collapsed [0] index_map [0] index_vector 1 sizes [1] : "
    "tensor<16xf32>, tensor<4xi32> -> tensor<4xf32>",
    "DimLists": "%0 = graph.all_reduce add %x groups [[0, 1], [2, 3]] : tensor<8x16xf32>",
    "DimLists, left out": "%0, %1 = graph.all_reduce max %x, %b : tensor<8x16xf32>, tensor<16xf32>",
    "DimPair": "%0 = graph.dot_general %x, %y batch [0] x [0] contract [1] x [1] : "
    "tensor<8x16xf32>, tensor<8x16xf32> -> tensor<8xf32>",
    "DimPair, left out": "%0 = graph.dot_general %x, %y contract [1] x [1] : "
    "tensor<8x16xf32>, tensor<8x16xf32> -> tensor<8x8xf32>",
    "Number": "%0 = graph.dim %d 0 : tensor<?x16xf32> -> tensor<i64>",
    "Word": "%0 = graph.cumulative add %x dim 1 reverse exclusive : tensor<8x16xf32> -> tensor<8x16xf32>",
    "Like": "%0 = graph.broadcast %b dims [1] like %d : tensor<16xf32>, tensor<?x16xf32> -> tensor<?x16xf32>",
    "Like, left out": "%0 = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>",
    "Operands": "%0 = graph.concat dim 0 %x, %y : tensor<8x16xf32>, tensor<8x16xf32> -> tensor<16x16xf32>",
    "Signature of several results": "%0, %1 = optim.split_halves %x : tensor<8x16xf32> -> tensor<8x16xbf16>, tensor<8x16xbf16>",
    "SourceSignature": "%0 = graph.iota dim 0 : tensor<4xi32>",
    "SourceSignature with an operand": "%0 = graph.iota dim 0 like %d : tensor<?x16xf32> -> tensor<?x16xi32>",
    "ElementsAndBits": "%0 = graph.compare lt %x, %y : tensor<8x16xf32>",
    "ElementsAndBits of a condition": "%0 = graph.select %c, %x, %y : tensor<8x16xf32>",
    "Ranges": "%0 = graph.slice %d [0:?:1, 2:16:2] : tensor<?x16xf32> -> tensor<?x7xf32>",
    "Literal": "%0 = graph.constant dense<1.000000e+00> : tensor<4xf32>",
    "Starts": "%0 = graph.dynamic_slice %b [%n] sizes [4] : tensor<16xf32>, tensor<i32> -> tensor<4xf32>",
    "Interior": "%0 = graph.pad %b low [1] high [0] interior [1] value %v : tensor<16xf32>, tensor<f32> -> tensor<32xf32>",
    "Interior, left out": "%0 = graph.pad %b low [1] high [0] value %v : tensor<16xf32>, tensor<f32> -> tensor<17xf32>",
    "FormatWord and Tensor": "%0 = graph.reduce_precision %x, format = e5m10 : tensor<8x16xf32>",
    "attributes": "%0 = graph.reverse %x dims [0] {mlfuse.no_fuse} : tensor<8x16xf32> -> tensor<8x16xf32>",
    "Memrefs": "%0 = kernel.is_aligned %p, %p to 16 : memref<4xf32>, memref<4xf32>",
    "Memref": "kernel.vector_copy %p[%k] to %p[%k] width 4 : memref<4xf32>, memref<4xf32>",
    "Callee and TypedValues": "kernel.launch @f grid (%k) block (1) args (%p, %k : memref<4xf32>, index)",
    "TypedValues, none": "kernel.launch @f grid (%k) block (1) args ()",
    "LongTypes": "%0 = stablehlo.reshape %x : (tensor<8x16xf32>) -> tensor<128xf32>",
    "Types": "%0 = stablehlo.reduce_precision %x, format = e5m10 : tensor<8x16xf32>",
    "Integers": "%0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>",
    "Keyword": "%0 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>",
    "Precision": "%0 = stablehlo.dot %b, %b, precision = [HIGHEST, DEFAULT] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>",
}

FAULTS = {
    "graph.transpose %x perm [1, true] : tensor<8x16xf32> -> tensor<16x8xf32>": ("true", "integer"),
    "graph.dim %d 99999999999999999999 : tensor<?x16xf32> -> tensor<i64>": (
        "99999999999999999999",
        "is out of range: it must fit 64 bits",
    ),
    "graph.dim %d 0 : tensor<?x16xf32> -> tensor<4xi64>": (
        "tensor<4xi64>",
        "a size is a tensor<i64>, not a tensor<4xi64>",
    ),
    "graph.reduce sum %x dims [1] : tensor<8x16xf32> -> tensor<8xf32>": (
        "sum",
        "unknown combiner 'sum', expected one of:",
    ),
    "graph.reshape %x like : tensor<8x16xf32> -> tensor<128xf32>": (": tensor", "operand"),
    "graph.concat dim 0 : tensor<8x16xf32>": (": tensor", "operand"),
    "graph.reverse %x dims [0] : f32 -> tensor<8x16xf32>": (
        "f32 ->",
        "expected a ranked tensor type, got f32",
    ),
    "graph.all_reduce add %x, %y : tensor<8x16xf32>": (
        "%x, %y",
        "expected 2 operand types, got 1",
    ),
    "kernel.is_aligned %p to 16 : f32": ("f32", "expected a memref type, got f32"),
    "stablehlo.compare LESS, %x, %y : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>": (
        "LESS",
        "expected one of EQ",
    ),
    "stablehlo.reshape %x : (tensor<8x16xf32>, tensor<f32>) -> tensor<128xf32>": (
        "(tensor",
        "expected 1 operand type, got 2",
    ),
}


def in_function(line: str) -> str:
    return f"builtin.module {{\n  func.func @f({ARGUMENTS}) {{\n    {line}\n    func.return\n  }}\n}}\n"


@pytest.mark.parametrize("line", ROUND_TRIPS.values(), ids=ROUND_TRIPS)
def test_what_is_read_is_printed_again(line: str):
    text = in_function(line)
    assert print_module(parse_module(text)) == text


@pytest.mark.parametrize("line", FAULTS)
def test_an_error_stands_where_the_fault_is(line: str):
    at, message = FAULTS[line]
    with pytest.raises(SourceError) as raised:
        parse_module(in_function(f"%0 = {line}"))
    assert message in str(raised.value)
    place = raised.value.place
    assert place is not None
    assert (place.line, place.column) == (3, len("    %0 = ") + line.index(at) + 1)


def test_a_yield_keeps_its_attributes():
    text = in_function(
        '%0 = graph.fusion "k" (%a = %x : tensor<8x16xf32>) -> tensor<8x16xf32> {\n'
        "      graph.yield {note} %a : tensor<8x16xf32>\n    }"
    )
    assert print_module(parse_module(text)) == text
