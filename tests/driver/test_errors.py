"""Bad input from end to end: one MlfuseError that says where and what to do, or a right result.

What a text alone can have wrong is in `parsing/test_bad_input.py`; here it goes through
`mlfuse.compile` and the call of what that returns, on every device that is there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.runtime.cuda.backend import cuda_available

DEVICES = [
    "interpreter",
    pytest.param(
        "cpu", marks=pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
    ),
]
each_device = pytest.mark.parametrize("device", DEVICES)

F = "func.func @main(%x: tensor<4xf32>, %y: tensor<5xf32>) -> tensor<4xf32> {\n"
R = "\n  func.return %0 : tensor<4xf32>\n}"


def error_of(source: Any, device: str = "interpreter", function: str = "main") -> str:
    """The one line that compiling ends in."""
    with pytest.raises(MlfuseError) as caught:
        mlfuse.compile(source, device=device, function=function)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# Sources

TEXTS = {
    "no module": ("func.func {", "1:11", "symbol name"),
    "an open brace": (F, "1:73", "expected an operation or `}`"),
    "an unknown op": (F + "  %0 = graph.sigmold %x : tensor<4xf32>" + R, "2:8", "graph.sigmoid?"),
    "an unknown dialect": (
        F + "  %0 = tosa.abs %x : tensor<4xf32>" + R,
        "2:8",
        "no dialect 'tosa'",
    ),
    "an op that StableHLO has": (
        F + "  %0 = stablehlo.cholesky %x : tensor<4xf32>" + R,
        "2:8",
        "not supported",
    ),
    "shapes that don't match": (
        F + '  %0 = "graph.add"(%x, %y) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>' + R,
        "2:8",
        "tensor<5xf32>",
    ),
    "a type used as another": (
        F + "  %0 = graph.add %x, %y : tensor<4xf32>" + R,
        "2:22",
        "previously",
    ),
    "a result of another type": (
        F + "  func.return %y : tensor<5xf32>\n}",
        "2:3",
        "function output",
    ),
    "floats wanted": (
        "func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {\n"
        "  %0 = graph.exp %x : tensor<4xi32>\n  func.return %0 : tensor<4xi32>\n}",
        "2:8",
        "takes float elements, not i32",
    ),
    "no terminator": (F + "  %0 = graph.exp %x : tensor<4xf32>\n}", "2:8", "terminator"),
    "a function that isn't there": (
        F + "  %0 = call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>" + R,
        "2:8",
        "@f",
    ),
    "a function that calls itself": (
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
        "  %0 = call @main(%x) : (tensor<4xf32>) -> tensor<4xf32>" + R,
        "2:8",
        "recursive",
    ),
    "no body": ("func.func private @main(%x: tensor<4xf32>)\n", "1:1", "has no body"),
    "arguments that aren't tensors": (
        "func.func @main(%x: index) {\n  func.return\n}",
        "1:1",
        "must be tensors",
    ),
    "no rank": ("func.func @main(%x: tensor<*xf32>) {\n  func.return\n}", "1:1", "must be tensors"),
    "an element type without arrays": (
        "func.func @main(%x: tensor<4xf8E4M3B11FNUZ>) {\n  func.return\n}",
        "1:1",
        "element types",
    ),
    "nests thousands deep": (
        "func.func @main() {\n" + "scf.if " * 1 + "{" * 5_000,
        "2:207",
        "nest deeper",
    ),
    "a literal of 100,000 digits": (
        F + f"  %0 = graph.constant dense<{'9' * 100_000}> : tensor<4xf32>" + R,
        "2:29",
        "100000 digits",
    ),
    "more elements than memory": (
        "func.func @main(%x: tensor<99999999999x99999999999xf32>) {\n  func.return\n}",
        "1:21",
        "2^62",
    ),
}


@pytest.mark.parametrize("what", TEXTS)
@each_device
def test_mistakes_in_a_text(what: str, device: str):
    text, place, said = TEXTS[what]
    error = error_of(text, device)
    assert error.startswith(f"<text>:{place}: error: ")
    assert said in error


def test_a_file_is_named_in_its_errors(tmp_path: Path):
    path = tmp_path / "x.mlir"
    path.write_text(TEXTS["no terminator"][0])
    assert error_of(path).startswith(f"{path}:2:8: error: ")
    assert error_of(str(path)).startswith(f"{path}:2:8: error: ")


def test_files_that_can_not_be_read(tmp_path: Path):
    assert error_of(tmp_path / "no.mlir") == f"{tmp_path}/no.mlir: error: No such file or directory"
    assert "directory" in error_of(tmp_path)
    how = 'a str without a newline and without "{" is read as a path, any other as text'
    for text in ("func.func @main(", "no.mlir"):  # the first is a text that is cut off
        assert error_of(text) == f"{text}: error: No such file or directory; {how}"
    assert error_of("\0").endswith(f"null byte; {how}")
    path = tmp_path / "bytecode.mlir"
    path.write_bytes(b"ML\xefR\xff")
    assert "convert it with `mlir-opt`" in error_of(path)


@pytest.mark.parametrize("source", [None, 3, b"func.func", ["x.mlir"]], ids=repr)
def test_what_is_no_source(source: object):
    assert error_of(source).endswith("pass a path, text or a module")


def test_what_is_not_there():
    text = F + "  %0 = graph.exp %x : tensor<4xf32>" + R
    assert error_of(text, function="f") == "there is no function @f; there are: @main"
    assert error_of("module {}") == "there is no function @main; there are: none"
    assert "expected one of: interpreter, cpu, cuda" in error_of(text, device="tpu")


@pytest.mark.skipif(cuda_available(), reason="needs a machine without CUDA")
def test_no_gpu():
    text = F + "  %0 = graph.exp %x : tensor<4xf32>" + R
    assert "pip install mlfuse[cuda]" in error_of(text, device="cuda")


@pytest.mark.slow
@each_device
def test_a_chain_of_thousands_of_ops_is_no_mistake(device: str):
    count = 2_000
    ops = "".join(f"  %{i + 1} = graph.neg %{i} : tensor<4xf32>\n" for i in range(count))
    text = f"func.func @main(%0: tensor<4xf32>) -> tensor<4xf32> {{\n{ops}" + (
        f"  func.return %{count} : tensor<4xf32>\n}}"
    )
    x = np.arange(4, dtype=np.float32)
    np.testing.assert_array_equal(mlfuse.compile(text, device=device)(x), x)


# Calls

SCALED = """
func.func @main(%x: tensor<4x?xf32>, %y: tensor<4x?xf32>, %s: tensor<?xf32>) -> tensor<4x?xf32> {
  %0 = graph.add %x, %y : tensor<4x?xf32>
  %1 = graph.broadcast %s dims [1] like %x : tensor<?xf32>, tensor<4x?xf32> -> tensor<4x?xf32>
  %2 = graph.mul %0, %1 : tensor<4x?xf32>
  func.return %2 : tensor<4x?xf32>
}"""


def ones(*shape: int, dtype: Any = np.float32) -> Any:
    return np.ones(shape, dtype)


X, S = ones(4, 3), ones(3)
EQUAL = "they must be equal"
CALLS: dict[str, tuple[tuple[object, ...], str]] = {
    "`?` dims that differ": (
        (X, ones(4, 2), S),
        f"argument 1 dim 1 is 2, argument 0 dim 1 is 3; {EQUAL}",
    ),
    "size 1 is no other size": (
        (X, ones(4, 1), S),
        f"argument 1 dim 1 is 1, argument 0 dim 1 is 3; {EQUAL}",
    ),
    "nor of what is broadcast": (
        (X, X, ones(1)),
        f"argument 2 dim 0 is 1, argument 0 dim 1 is 3; {EQUAL}",
    ),
    "a static dim": ((ones(5, 3), X, S), "argument 0 dim 0 is 5, expected 4"),
    "the rank": (
        (X, X, ones(1, 3)),
        "argument 2 has shape (1, 3) of rank 2, expected tensor<?xf32>",
    ),
    "too few": (
        (X, X),
        "expected 3 arguments (tensor<4x?xf32>, tensor<4x?xf32>, tensor<?xf32>), got 2: argument 2 is missing",
    ),
    "too many": (
        (X, X, S, S),
        "expected 3 arguments (tensor<4x?xf32>, tensor<4x?xf32>, tensor<?xf32>), got 4",
    ),
    "f64": (
        (X, X, ones(3, dtype=np.float64)),
        "argument 2 has dtype float64, expected float32 (f32); pass x.astype('float32')",
    ),
    "integers": ((X, X, ones(3, dtype=np.int32)), "argument 2 has dtype int32"),
    "truth values": ((X, X, ones(3, dtype=bool)), "argument 2 has dtype bool"),
    "bf16": ((X, X, ones(3, dtype=ml_dtypes.bfloat16)), "argument 2 has dtype bfloat16"),
    "complex": ((X, X, ones(3, dtype=np.complex64)), "argument 2 has dtype complex64"),
    "objects": ((X, X, ones(3, dtype=object)), "argument 2 has dtype object"),
    "text": ((X, X, np.array(["1", "1", "1"])), "argument 2 has dtype str"),
    "dates": ((X, X, np.zeros(3, "M8[s]")), "argument 2 has dtype datetime64[s]"),
    "foreign byte order": (
        (X, X, ones(3, dtype=">f4")),
        "argument 2 is float32 in foreign byte order; pass x.astype(",
    ),
    "masked": (
        (X, X, np.ma.masked_array(S, mask=[False, True, False])),
        "argument 2 is a masked array; pass x.filled(...)",
    ),
    "a list": (
        (X, X, [1.0, 1.0, 1.0]),
        "argument 2 is a list, which can't be read as a NumPy array; pass numpy.asarray(x)",
    ),
    "a ragged list": ((X, X, [[1.0], []]), "argument 2 is a list"),
    "None": ((X, X, None), "argument 2 is a NoneType"),
    "a string": ((X, X, "ones"), "argument 2 is a str"),
    "a dict": ((X, X, {}), "argument 2 is a dict"),
    "an object": ((X, X, object()), "argument 2 is a object"),
    "a scalar for a row": ((X, X, 1.0), "argument 2 is the float 1.0, expected tensor<?xf32>"),
}


@pytest.mark.parametrize("what", CALLS)
@each_device
def test_mistakes_in_a_call(what: str, device: str):
    args, said = CALLS[what]
    scaled = mlfuse.compile(SCALED, device=device)
    with pytest.raises(MlfuseError) as caught:
        scaled(*args)
    assert str(caught.value).startswith(said) and "\n" not in str(caught.value)
    np.testing.assert_array_equal(scaled(X, X, S), 2 * X)  # nothing of it stays


LARGE = """
func.func @main(%x: tensor<f32>) -> tensor<1000000x1000000xf32> {
  %0 = graph.broadcast %x dims [] : tensor<f32> -> tensor<1000000x1000000xf32>
  func.return %0 : tensor<1000000x1000000xf32>
}"""


@each_device
def test_more_than_there_is_memory(device: str):
    with pytest.raises(MlfuseError, match=r"@main: not enough memory: .* TiB"):
        mlfuse.compile(LARGE, device=device)(1.0)
