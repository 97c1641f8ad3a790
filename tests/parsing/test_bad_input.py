"""Any mistake in a text ends in one error with a place, and soon."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError, OpError, SourceError
from mlfuse.ir.parsing import parse_module, read_text
from mlfuse.ir.printing import print_module
from mlfuse.ir.text.mlir_parser import MlirParser
from mlfuse.ir.verify import verify_module

F = "func.func @f(%x: tensor<4xf32>) {\n"
BAD = {
    "nothing": ("", "1:1", "no operation"),
    "a comment only": ("// no\n", "", "no operation"),
    "words": ("hello world", "1:1", "no op hello"),
    "a bracket": (")", "1:1", "expected an operation"),
    "an unknown dialect": ('"foo.bar"() : () -> ()', "1:1", "there is no dialect 'foo'"),
    "a misspelt op": (
        F + "  %0 = graph.tnah %x : tensor<4xf32>",
        "2:8",
        "did you mean graph.tanh?",
    ),
    "an op there is no graph op for": (
        F + "  %0 = stablehlo.triangular_solve(%x, %x) dim_numbers = ...",
        "2:8",
        "stablehlo.triangular_solve is not supported yet",
    ),
    "the same, generic": (
        F + '  %0 = "stablehlo.cholesky"(%x) : (tensor<4xf32>) -> tensor<4xf32>',
        "2:8",
        "stablehlo.cholesky is not supported yet",
    ),
    "a negative size": (
        F + "  %0 = graph.reshape %x : tensor<4xf32> -> tensor<2x-1xf32>",
        "2:53",
        "a size must not be negative; write `?`",
    ),
    "a negative size that is the first": (
        F + "  %0 = graph.reshape %x : tensor<4xf32> -> tensor<-2x2xf32>",
        "2:51",
        "a size must not be negative; write `?`",
    ),
    "a wrong type": (F + "  %0 = graph.exp %x : tensor<5xf32>", "2:18", "is used with type"),
    "a value never defined": (
        F + "  %0 = graph.add %x, %nope : tensor<4xf32>\n  return\n}",
        "2:22",
        "%nope is used but never defined",
    ),
    "a value defined twice": ("func.func @f(%x: i32, %x: i32) {", "1:23", "already defined"),
    "an undefined alias": ("module attributes {a = #foo} {}", "1:28", "undefined"),
    "an end in the middle": (
        F + "  %0 = graph.add %x, ",
        "2:21",
        "takes 2 operands (%lhs, %rhs), 1 given",
    ),
    "an operand too few": (
        F + "  %0 = graph.add %x : tensor<4xf32>",
        "2:21",
        "graph.add takes 2 operands (%lhs, %rhs), 1 given",
    ),
    "an operand too many": (
        F + "  %0 = graph.exp %x, %x : tensor<4xf32>",
        "2:20",
        "graph.exp takes 1 operand (%operand), 2 given",
    ),
    "operands before a keyword": (
        F + "  %0 = graph.dot_general %x contract [0] x [0]",
        "2:29",
        "graph.dot_general takes 2 operands (%lhs, %rhs), 1 given",
    ),
    "operands without a comma": (
        F + "  %0 = graph.add %x %x : tensor<4xf32>",
        "2:21",
        "Expected ','",
    ),
    "an open string": ('module attributes {a = "abc', "1:24", "doesn't end"),
    "a long open string": ('module attributes {a = "' + "a" * 100, "1:24", "doesn't end"),
    "a bad escape": ('module attributes {a = "' + "a" * 100 + '\\q"} {}', "1:24", "escapes are"),
    "quotes in quotes": ('"\\"' * 50_000, "1:150000", "doesn't end"),
    "regions": ("func.func @f() " + "{" * 10_000, "1:216", "nest deeper than 200"),
    "arrays": ("module attributes {a = " + "[" * 10_000, "1:223", "nest deeper than 200"),
    "types": ("func.func @f(%x: " + "tuple<" * 10_000, "", "nest deeper than 200"),
    "digits": ("%0 = arith.constant " + "1" * 100_000 + " : i32", "1:21", "100000 digits"),
    "hex digits": ("%0 = arith.constant 0x" + "f" * 100_000 + " : i32", "1:21", "digits"),
    "a number of another script": ("%0 = arith.constant ² : i32", "1:2", "can't be read"),
    "a null byte": ("module {\0}", "1:9", "null byte"),
    "a huge dim": ("func.func @f(%x: tensor<" + "9" * 900 + "xf32>)", "1:18", "2^62"),
    "a huge shape": ("func.func @f(%x: tensor<4294967296x4294967296xf32>)", "1:18", "2^62"),
    "a wide integer": ("func.func @f(%x: i999999999)", "1:18", "1024 bits"),
    "a huge splat": (
        "%0 = graph.constant dense<1.0> : tensor<65536x65536xf32>",
        "1:26",
        "use a scalar constant and a broadcast",
    ),
    "a huge vector": ("%0 = arith.constant dense<0> : vector<99999999999xi8>", "1:26", "broadcast"),
    "an integer too large": ("%0 = arith.constant 300 : i8", "1:29", "out of range"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_text_ends_in_an_error_with_a_place(name: str) -> None:
    text, place, said = BAD[name]
    start = time.process_time()
    with pytest.raises(SourceError) as caught:
        parse_module(text, "x.mlir")
    assert time.process_time() - start < 2
    assert str(caught.value).startswith(f"x.mlir:{place}")
    assert said in caught.value.message
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("kind", [SyntaxError, IndentationError, ImportError, NameError])
def test_a_bug_in_the_code_is_not_an_error_in_the_text(kind: type[Exception]) -> None:
    class Broken(MlirParser):
        def parse_module(self, allow_implicit_module: bool = True) -> ModuleOp:
            raise kind("no such name")

    with pytest.raises(kind):
        parse_module("module {}", parser_type=Broken)


UNVERIFIED = {
    "shapes that don't match": (
        "  %0 = graph.reshape %x : tensor<4xf32> -> tensor<5xf32>\n  return\n}",
        "2:8",
        "4 elements",
    ),
    "no terminator": ("  %0 = graph.exp %x : tensor<4xf32>\n}", "2:8", "terminator"),
    "use before definition": (
        "  %0 = graph.exp %1 : tensor<4xf32>\n  %1 = graph.exp %x : tensor<4xf32>\n  return\n}",
        "2:8",
        "before the op that defines it",
    ),
    "a value of another function": (
        "  %0 = graph.exp %1 : tensor<4xf32>\n  return\n}\n"
        "func.func @g(%y: tensor<4xf32>) {\n  %1 = graph.exp %y : tensor<4xf32>\n  return\n}",
        "2:8",
        "before the op that defines it",
    ),
    "a function without a type": (
        '  call @g() : () -> ()\n  return\n}\n"func.func"() <{sym_name = "g"}> ({}) : () -> ()',
        "5:1",
        "function_type",
    ),
    "an unknown function": ("  call @g() : () -> ()\n  return\n}", "2:3", "@g"),
    "a launch of no kernel": (
        "  loop.launch @gone(%x) : (tensor<4xf32>)\n  return\n}",
        "2:3",
        "there is no loop.kernel @gone",
    ),
    "a launch with too few arguments": (
        "  loop.launch @k() : ()\n  return\n}\nloop.kernel @k(%y: memref<4xf32>) {\n}",
        "2:3",
        "@k takes 1 argument, not 0",
    ),
    "a scheduled launch of no kernel": (
        "  %n = arith.constant 1 : index\n  kernel.launch @gone grid (%n) block (1) args ()\n  return\n}",
        "3:3",
        "there is no kernel.func @gone",
    ),
    "a name given twice": (
        "  return\n}\nfunc.func @g() {\n  return\n}\nfunc.func @g() {\n  return\n}",
        "7:1",
        "@g is already defined (x.mlir:4:1); give one another name",
    ),
}


@pytest.mark.parametrize("name", UNVERIFIED)
def test_verifier_errors_stand_at_their_op(name: str) -> None:
    body, place, said = UNVERIFIED[name]
    module = parse_module(F + body, "x.mlir")
    with pytest.raises(OpError) as caught:
        verify_module(module)
    assert str(caught.value).startswith(f"x.mlir:{place}: error: ")
    assert said in caught.value.message
    assert "\n" not in str(caught.value)


def test_errors_show_line_and_caret() -> None:
    text = F + "\t%0 = graph.tnah %x : tensor<4xf32>\n}"
    with pytest.raises(SourceError) as caught:
        parse_module(text, "x.mlir")
    assert caught.value.render().splitlines() == [
        "x.mlir:2:7: error: there is no op graph.tnah; did you mean graph.tanh?",
        "\t%0 = graph.tnah %x : tensor<4xf32>",
        "\t     ^",
    ]


def test_op_errors_show_the_line_of_a_source() -> None:
    text = F + "  call @g() : () -> ()\n  return\n}"
    with pytest.raises(OpError) as caught:
        verify_module(parse_module(text, "x.mlir"))
    assert caught.value.render().count("\n") == 0
    assert caught.value.render({"x.mlir": text}).splitlines()[1:] == [
        "  call @g() : () -> ()",
        "  ^",
    ]


def test_long_lines_are_cut_around_the_place() -> None:
    with pytest.raises(SourceError) as caught:
        parse_module("module {" + " " * 10_000 + "graph.foo }", "x.mlir")
    _, line, caret = caught.value.render().splitlines()
    assert len(line) < 200
    assert line[caret.index("^") :].startswith("graph.foo")


def test_text_nested_to_the_limit_is_read_and_verified() -> None:
    depth = 190
    text = "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * depth + "}\n" * depth + "return\n}"
    module = parse_module(text)
    verify_module(module)
    module = parse_module(print_module(module))
    assert sum(op.name == "scf.if" for op in module.walk()) == depth


def test_verification_is_linear() -> None:
    lines = [f"%{i + 1} = graph.exp %{i} : tensor<4xf32>" for i in range(2_000)]
    text = "func.func @f(%0: tensor<4xf32>) {\n" + "\n".join(lines) + "\nreturn\n}"
    module = parse_module(text)
    start = time.process_time()
    verify_module(module)
    assert time.process_time() - start < 0.5


@pytest.mark.parametrize("name", ["missing.mlir", "."])
def test_files_that_can_not_be_read(name: str, tmp_path: Path) -> None:
    with pytest.raises(MlfuseError, match="error: "):
        read_text(tmp_path / name)


def test_bytecode_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "module.mlirbc"
    path.write_bytes(b"ML\xefR\x01\xff\xfe")
    with pytest.raises(MlfuseError, match="not UTF-8"):
        read_text(path)
