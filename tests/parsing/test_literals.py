"""Every bit of a literal survives reading and printing."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest
from xdsl.dialects.builtin import AnyFloat, DenseIntOrFPElementsAttr, FloatAttr, ModuleOp

from mlfuse.diagnostics.errors import SourceError
from mlfuse.dialects import dtypes
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module

BITS = {
    "f16": (16, [0x7C00, 0xFC00, 0x7E00, 0x7E01, 0x7D01, 0x8000, 0x0001, 0x7BFF, 0x3C00]),
    "bf16": (16, [0x7F80, 0xFF80, 0x7FC0, 0x7FC3, 0x7F81, 0x8000, 0x0001, 0x7F7F, 0x3F80]),
    "f32": (32, [0x7F800000, 0xFF800000, 0x7FC00123, 0x7F800001, 0x80000000, 1, 0x7F7FFFFF]),
    "f64": (
        64,
        [
            0x7FF0000000000000,
            0xFFF8000000000123,
            0x7FF0000000000001,
            1 << 63,
            1,
            0x7FEFFFFFFFFFFFFF,
        ],
    ),
}  # infinities, quiet and signalling NaNs, -0, the smallest subnormal, the largest number
CASES = [(name, bits) for name, (_, all_bits) in BITS.items() for bits in all_bits]


def dense(module: ModuleOp) -> DenseIntOrFPElementsAttr[Any]:
    """The literal of the first op."""
    value = next(iter(module.ops)).properties["value"]
    assert isinstance(value, DenseIntOrFPElementsAttr)
    return cast(DenseIntOrFPElementsAttr[Any], value)


def bits_of(literal: DenseIntOrFPElementsAttr[Any], width: int) -> list[int]:
    return np.frombuffer(literal.data.data, dtype=f"<u{width // 8}").tolist()


@pytest.mark.parametrize(("name", "bits"), CASES)
def test_hex_is_the_bits_of_a_dense_float(name: str, bits: int) -> None:
    width = BITS[name][0]
    text = f"%0 = graph.constant dense<0x{bits:0{width // 4}X}> : tensor<3x{name}>"
    module = parse_module(text)
    assert bits_of(dense(module), width) == [bits] * 3
    assert bits_of(dense(parse_module(print_module(module))), width) == [bits] * 3


@pytest.mark.parametrize("name", BITS)
def test_hex_in_lists_survives_printing(name: str) -> None:
    width, bits = BITS[name]
    values = ", ".join(f"0x{b:0{width // 4}x}" for b in bits)
    module = parse_module(f"%0 = graph.constant dense<[{values}]> : tensor<{len(bits)}x{name}>")
    assert bits_of(dense(module), width) == bits
    assert bits_of(dense(parse_module(print_module(module))), width) == bits


@pytest.mark.parametrize(("name", "bits"), CASES)
def test_hex_is_the_bits_of_a_scalar_float(name: str, bits: int) -> None:
    width = BITS[name][0]
    module = parse_module(f"%0 = arith.constant 0x{bits:0{width // 4}X} : {name}")
    again = parse_module(print_module(module))
    for value in (next(iter(m.ops)).properties["value"] for m in (module, again)):
        assert isinstance(value, FloatAttr)
        number = cast(FloatAttr[AnyFloat], value)
        back = int.from_bytes(number.type.pack((number.value.data,)), "little")
        # A scalar passes through a Python float, which has no signalling NaNs and no f16 payloads.
        assert back == bits or (np.isnan(number.value.data) and np.isnan(_float(bits, name)))


def _float(bits: int, name: str) -> float:
    dtype = next(d for d in map(dtypes.of_numpy, _numpy_floats()) if d and d.name == name)
    raw = bits.to_bytes(dtype.nbytes, "little")
    return float(np.frombuffer(raw, dtype=dtype.numpy)[0])


def _numpy_floats() -> list[np.dtype[Any]]:
    import ml_dtypes

    return [np.dtype(t) for t in (np.float16, ml_dtypes.bfloat16, np.float32, np.float64)]


@pytest.mark.parametrize(
    "literal",
    [
        "dense<[0.0, -0.0]> : tensor<2xf32>",
        "dense<-0.0> : tensor<2xf32>",
        "dense<[1.0e-45, 3.4028235e+38]> : tensor<2xf32>",
        "dense<[1.7976931348623157e+308, 4.9406564584124654e-324]> : tensor<2xf64>",
        "dense<[0.1, 123456792.0]> : tensor<2xf32>",
        "dense<[[true, false], [false, true]]> : tensor<2x2xi1>",
        "dense<[-128, 127]> : tensor<2xi8>",
        "dense<[0, 18446744073709551615]> : tensor<2xui64>",
        "dense<> : tensor<0xf32>",
        "dense<1.0> : tensor<0x4xf32>",
        "dense<5> : tensor<i32>",
    ],
)
def test_literals_survive_printing(literal: str) -> None:
    module = parse_module(f"%0 = graph.constant {literal}")
    assert dense(parse_module(print_module(module))).data == dense(module).data


@pytest.mark.parametrize("name", ["i1", "i8", "f32", "bf16"])
def test_long_literals_are_hex_strings(name: str) -> None:
    dtype = next(d for d in dtypes.names() if d == name)
    values = ", ".join(
        ("true", "false")[i % 3 == 0] if name == "i1" else f"{i}" for i in range(120)
    )
    if name in ("f32", "bf16"):
        values = values.replace(",", ".0,") + ".0"
    module = parse_module(f"%0 = graph.constant dense<[{values}]> : tensor<120x{dtype}>")
    text = print_module(module)
    assert 'dense<"0x' in text
    assert dense(parse_module(text)).data == dense(module).data


def test_both_hex_forms_of_i1_are_read() -> None:
    packed = parse_module('%0 = graph.constant dense<"0x0580"> : tensor<16xi1>')
    a_byte_each = "010001" + "00" * 12 + "01"
    bytes_ = parse_module(f'%0 = graph.constant dense<"0x{a_byte_each}"> : tensor<16xi1>')
    assert dense(packed).data == dense(bytes_).data


def test_dense_arrays_read_hex() -> None:
    module = parse_module("builtin.module attributes {a = array<f32: 1.0, 0xFF800000>} {}")
    assert print_module(parse_module(print_module(module))) == print_module(module)
    assert "0xff800000" in print_module(module)


@pytest.mark.parametrize(
    ("literal", "said"),
    [
        ("graph.constant dense<-0x7F800000> : tensor<f32>", "drop the -"),
        ("graph.constant dense<0x1FF800000> : tensor<f32>", "doesn't fit f32"),
        ("graph.constant dense<0x1FFFF> : tensor<bf16>", "doesn't fit bf16"),
        ("graph.constant dense<1.0e40> : tensor<f32>", "doesn't fit f32"),
        ("graph.constant dense<300> : tensor<i8>", "doesn't fit i8"),
        ("graph.constant dense<1.5> : tensor<i32>", "integer"),
        ("graph.constant dense<true> : tensor<f32>", "expected a f32"),
        ("arith.constant -0x7F800000 : f32", "drop the -"),
        ("arith.constant 0x1FF800000 : f32", "doesn't fit"),
        ("arith.constant 1.0e40 : f32", "doesn't fit"),
        ("arith.constant 1.0e400 : f64", "doesn't fit"),
        ('graph.constant dense<"0x00"> : tensor<2xf32>', "holds 1 bytes"),
        ('graph.constant dense<"12"> : tensor<2xi8>', "hex digits"),
        ("graph.constant dense<[1.0, 2.0]> : tensor<3xf32>", "shape [2]"),
    ],
)
def test_literals_that_do_not_fit_are_errors(literal: str, said: str) -> None:
    with pytest.raises(SourceError, match="<input>:1:") as caught:
        parse_module(f"%0 = {literal}")
    assert said in caught.value.message


ONES = ", ".join(["1"] * 40_000)
"""More than are read one by one."""


@pytest.mark.parametrize(
    ("literal", "splat"),
    [
        (f"dense<[{ONES}] > : tensor<40000xi32>", "dense<1> : tensor<40000xi32>"),
        (f"dense<[{ONES}] // all\n> : tensor<40000xi8>", "dense<1> : tensor<40000xi8>"),
        (
            f"dense<[{ONES.replace('1', '1.')}]> : tensor<40000xf32>",
            "dense<1.0> : tensor<40000xf32>",
        ),
    ],
    ids=["a space", "a comment", "a point"],
)
def test_long_lists_are_read_however_they_are_written(literal: str, splat: str) -> None:
    long, short = (
        parse_module(f"%0 = graph.constant {text}").body.block.first_op for text in (literal, splat)
    )
    assert long is not None and short is not None
    assert long.properties["value"] == short.properties["value"]


@pytest.mark.parametrize(
    ("literal", "said"),
    [
        (f"dense<[{ONES}]> : tensor<2x20000xi32>", "the literal has the shape [40000]"),
        (
            f"dense<[{ONES[:-1]}300]> : tensor<40000xi8>",
            "element 39999 of the literal: 300 doesn't fit i8",
        ),
    ],
    ids=["shape", "range"],
)
def test_what_is_wrong_in_a_long_list_is_said(literal: str, said: str) -> None:
    with pytest.raises(SourceError, match="<input>:1:") as caught:
        parse_module(f"%0 = graph.constant {literal}")
    assert said in caught.value.message
