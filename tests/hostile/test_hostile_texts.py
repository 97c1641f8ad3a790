"""Short MLIR texts that ask for much time or memory, or try to reach the generated source: refused soon, or harmless."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mlfuse.cli.opt import main as mlfuse_opt
from mlfuse.diagnostics.errors import SourceError
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module

SECONDS = 2.0


def _function(name: str, end: str = "") -> str:
    return (
        f"func.func @{name}(%x: tensor<4xf32>) -> tensor<4xf32> {{\n"
        f"  %0 = graph.exp %x : tensor<4xf32>{end}\n"
        "  return %0 : tensor<4xf32>\n}\n"
    )


def _refused(text: str) -> str:
    """What is said of a text, in less than two seconds."""
    start = time.process_time()
    with pytest.raises(SourceError) as raised:
        verify_module(parse_module(text, "x.mlir"))
    assert time.process_time() - start < SECONDS
    assert "\n" not in str(raised.value)
    return raised.value.message


# Few lines that stand for 2^60 parts: each alias twice the one before.


def _doubled(first: str, alias: Callable[[int], str], pair: Callable[[str, str], str]) -> str:
    lines = [f"{alias(0)} = {first}"]
    lines += [f"{alias(n)} = {pair(alias(n - 1), alias(n - 1))}" for n in range(1, 60)]
    return "\n".join(lines) + "\n"


def test_attribute_aliases_that_double_are_refused():
    text = _doubled("1 : i32", lambda n: f"#a{n}", lambda a, b: f"[{a}, {b}]")
    assert "stands for more than" in _refused(text + "module attributes {a = #a59} {}")


def test_type_aliases_that_double_are_refused():
    text = _doubled("i32", lambda n: f"!t{n}", lambda a, b: f"tuple<{a}, {b}>")
    assert "stands for more than" in _refused(text + "func.func private @f(!t59)")


def test_location_aliases_that_double_are_refused():
    text = _doubled("loc(unknown)", lambda n: f"#loc{n}", lambda a, b: f"loc(fused[{a}, {b}])")
    assert "stands for more than" in _refused(_function("f", " loc(#loc59)") + text)


def test_a_long_chain_of_location_aliases_is_refused():
    chain = "".join(f'#loc{n} = loc("a"(#loc{n + 1}))\n' for n in range(3_000))
    text = _function("f", " loc(#loc0)") + chain + "#loc3000 = loc(unknown)\n"
    assert "nests too deeply" in _refused(text)


def test_shared_locations_are_read():
    lines = ["#loc0 = loc(unknown)"]
    lines += [f'#loc{n} = loc("frame"(#loc{n - 1}))' for n in range(1, 50)]
    ops = "".join(f"  %{n + 1} = graph.exp %{n} : tensor<4xf32> loc(#loc49)\n" for n in range(300))
    text = f"func.func @f(%0: tensor<4xf32>) {{\n{ops}  return\n}}\n" + "\n".join(lines)
    verify_module(parse_module(text))


# Length


MANY = {
    "ops": "func.func private @f()\n" + 'func.call @f() : () -> () "a=b"\n' * 400_000,
    "entries": "module attributes {" + "a = 1," * 600_000 + "a = 1} {}",
    "elements": "module attributes {a = [" + "1," * 1_100_000 + "1]} {}",
    "lines": "\n" * 5_000_000 + "module {}",
}


@pytest.mark.parametrize("of", MANY)
def test_a_text_of_millions_is_refused_before_it_is_parsed(of: str):
    assert "1000000 are read" in _refused(MANY[of])


@pytest.mark.parametrize("kind", ["tensor", "memref", "vector"])
def test_a_type_of_100_000_dims_is_refused(kind: str):
    assert "at most 256 dims" in _refused(f"func.func @f(%x: {kind}<{'1x' * 100_000}f32>)")


@pytest.mark.parametrize("sign", ["-", "d0+", "2*", "("])
def test_a_long_affine_expression_is_refused_or_read(sign: str):
    text = f"module attributes {{a = affine_map<(d0) -> ({sign * 3_000}d0)>}} {{}}"
    start = time.process_time()
    try:
        verify_module(parse_module(text))
    except SourceError as error:
        assert "nest" in error.message
    assert time.process_time() - start < SECONDS


# Names: none reaches the source.


NAMES = [
    '"*/ int evil; /*"',
    '"??/\\0A#include <evil>"',
    '"evil\\0A#error evil"',
    '"evil\u2028evil"',
    '"evil\\00evil"',
    '"\\22evil\\22"',
    '"' + "evil" * 100_000 + '"',
    '""',
    "restrict",
    "_Bool",
    "__attribute__",
    "main",
    "threadIdx",
    "mlf_expf",
]


def _source(tmp_path: Path, text: str, target: str, capsys: pytest.CaptureFixture[str]) -> str:
    path = tmp_path / "x.mlir"
    path.write_text(text, encoding="utf-8")
    assert mlfuse_opt([str(path), "--compile-to=source", "-t", target]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("target", ["c", "cuda"])
def test_the_source_is_the_same_whatever_a_function_is_called(
    target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    plain = _source(tmp_path, _function("plain"), target, capsys)
    for name in NAMES:
        assert _source(tmp_path, _function(name), target, capsys) == plain


@pytest.mark.parametrize("target", ["c", "cuda"])
def test_text_in_attributes_and_locations_does_not_reach_the_source(
    target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    plain = _source(tmp_path, _function("plain", ' loc("plain":1:1)'), target, capsys)
    assert "// Fuses exp (line 1).\n" in plain
    for name in NAMES:
        if not name.startswith('"') or name == '""':
            continue
        text = _function("plain", f' loc({name}("{"*/ evil"}":1:1))')
        assert _source(tmp_path, f"module @{name} {{{text}}}", target, capsys) == plain


def test_a_kernels_own_name_is_an_identifier_that_is_no_keyword(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    def kernel(name: str) -> str:
        return (
            f"loop.kernel @{name}(%x: memref<4xf32>) attributes {{arg_dims = [array<i64: 4>]}} {{\n"
            "loop.parallel (%i) in (4) {\n%0 = loop.load %x[%i] : memref<4xf32>\n"
            "loop.store %0, %x[%i] : memref<4xf32>\n}\n}\n"
        )

    for word in ("restrict", "_Bool", "main", "mlf_exp_f32", "int32_t"):
        assert re.search(rf"\bk_{word}\(", _source(tmp_path, kernel(word), "c", capsys))
    path = tmp_path / "y.mlir"
    path.write_text(kernel('"*/ evil"'))
    assert mlfuse_opt([str(path), "--compile-to=source", "-t", "c"]) == 1
    assert "ASCII letters" in capsys.readouterr().err


def test_bytes_that_are_no_text_are_no_name():
    assert "can't be read" in _refused(_function('"\\FF\\FE"'))


# Sizes beyond 64 bits


B60, B62 = 2**60, 2**62
SIZES = {
    "reshape": (f"graph.reshape %x : tensor<4xf32> -> tensor<{B60}xf32>", "elements"),
    "broadcast": ("graph.broadcast %x dims [99999999999999999999] : tensor<4xf32> -> tensor<8x4xf32>", "64 bits"),
    "type": (f"graph.broadcast %x dims [1] : tensor<4xf32> -> tensor<{B62}x4xf32>", "2^62"),
    "iota": ("graph.iota dim 99999999999999999999 : tensor<4xi32>", "out of range"),
    "pad": (f"graph.pad %x low [{2**63}] high [-{2**63}] value %v : tensor<4xf32>, tensor<f32> -> tensor<4xf32>", "64 bits"),
    "slice": (f"graph.slice %x [0:4:{2**64}] : tensor<4xf32> -> tensor<1xf32>", "out of range"),
    "tile": (f"graph.tile %x {{repeats = array<i64: {B62}>}} : tensor<4xf32> -> tensor<4xf32>", "18446744073709551616"),
}  # fmt: skip


@pytest.mark.parametrize("name", SIZES)
def test_sizes_beyond_64_bits_are_refused(name: str):
    op, said = SIZES[name]
    text = f"func.func @f(%x: tensor<4xf32>, %v: tensor<f32>) {{\n  %0 = {op}\n  return\n}}"
    assert said in _refused(text)
