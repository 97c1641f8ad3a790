"""Every rule of `--canonicalize` on every element type: it applies, and no bit changes.

`left` is what remains of the function in ops; a rule that would be wrong is one that must not apply.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pytest
from bits import (
    DTYPES,
    F8,
    FLOATS,
    INTEGERS,
    NUMBERS,
    SIGNED,
    UNSIGNED,
    Canonicalized,
    pairs,
    special,
)

pytestmark = pytest.mark.quick_c

CAST = DTYPES | F8
ALL = (*NUMBERS, "i1")
SPLAT = "constant broadcast"


@dataclass(frozen=True)
class Case:
    """`body` says how %r follows from %x, %y (of type T) and %p (of type P), with constants of type S."""

    body: str
    left: str
    types: Sequence[str]


def constant(number: str) -> str:
    return f"%s = graph.constant dense<{number}> : S\n%c = graph.broadcast %s dims [] : S -> T\n"


def two(op: str, inner: str) -> str:
    """An op of an op of %x."""
    return f"%i = graph.{inner} %x : T\n%r = graph.{op} %i : T"


def right(op: str, number: str) -> str:
    """x op number."""
    return f"{constant(number)}%r = graph.{op} %x, %c : T"


def left(op: str, number: str) -> str:
    """number op x."""
    return f"{constant(number)}%r = graph.{op} %c, %x : T"


def twice(op: str) -> str:
    """x op x."""
    return f"%r = graph.{op} %x, %x : T"


def then(op: str, first: str, second: str) -> str:
    """(x op first) op second."""
    return (
        f"{constant(first)}%i = graph.{op} %x, %c : T\n"
        f"%t = graph.constant dense<{second}> : S\n"
        f"%d = graph.broadcast %t dims [] : S -> T\n%r = graph.{op} %i, %d : T"
    )


CASES = [
    # Neutral elements.
    Case(right("add", "-0.0"), "", FLOATS),
    Case(left("add", "-0.0"), "", FLOATS),
    Case(right("add", "0.0"), f"{SPLAT} add", FLOATS),
    Case(right("add", "0"), "", INTEGERS),
    Case(right("sub", "0.0"), "", FLOATS),
    Case(right("sub", "-0.0"), f"{SPLAT} sub", FLOATS),
    Case(right("sub", "0"), "", INTEGERS),
    Case(right("mul", "1.0"), "", FLOATS),
    Case(left("mul", "1.0"), "", FLOATS),
    Case(left("mul", "1"), "", INTEGERS),
    Case(right("div", "1.0"), "", FLOATS),
    Case(right("div", "1"), "", INTEGERS),
    Case(left("div", "1.0"), f"{SPLAT} div", FLOATS),
    Case(right("max", "LOW"), "", NUMBERS),
    Case(right("min", "HIGH"), "", NUMBERS),
    Case(right("max", "HIGH"), f"{SPLAT} max", FLOATS),
    Case(right("and", "ONES"), "", INTEGERS),
    Case(right("or", "0"), "", INTEGERS),
    Case(right("xor", "0"), "", INTEGERS),
    Case(right("and", "true"), "", ["i1"]),
    Case(right("or", "false"), "", ["i1"]),
    Case(right("shift_left", "0"), "", INTEGERS),
    Case(right("shift_right_arithmetic", "0"), "", INTEGERS),
    Case(right("shift_right_logical", "0"), "", INTEGERS),
    # x + (+0), where x can't be -0.
    Case("%i = graph.mul %x, %x : T\n" + constant("0.0") + "%r = graph.add %i, %c : T", "mul", FLOATS),
    Case("%i = graph.mul %x, %y : T\n" + constant("0.0") + "%r = graph.add %i, %c : T",
         f"mul {SPLAT} add", FLOATS),
    # Absorbing elements: not of floats, for NaN.
    Case(right("mul", "0"), SPLAT, INTEGERS),
    Case(right("mul", "0.0"), f"{SPLAT} mul", FLOATS),
    Case(right("and", "0"), SPLAT, INTEGERS),
    Case(right("or", "ONES"), SPLAT, INTEGERS),
    Case(right("max", "HIGH"), SPLAT, INTEGERS),
    Case(right("min", "LOW"), SPLAT, INTEGERS),
    Case(right("or", "true"), SPLAT, ["i1"]),
    # A value with itself.
    Case(twice("max"), "", ALL),
    Case(twice("min"), "", ALL),
    Case(twice("and"), "", (*INTEGERS, "i1")),
    Case(twice("or"), "", (*INTEGERS, "i1")),
    Case(twice("xor"), SPLAT, (*INTEGERS, "i1")),
    Case(twice("sub"), SPLAT, INTEGERS),
    Case(twice("sub"), "sub", FLOATS),
    Case(twice("div"), "div", NUMBERS),
    # Two of a kind.
    Case(two("neg", "neg"), "", NUMBERS),
    Case(two("not", "not"), "", (*INTEGERS, "i1")),
    Case(two("abs", "abs"), "abs", (*FLOATS, *SIGNED)),
    Case(two("abs", "neg"), "abs", (*FLOATS, *SIGNED)),
    Case(two("abs", "neg"), "neg", UNSIGNED),
    Case(two("sign", "sign"), "sign", NUMBERS),
    *(Case(two(op, inner), inner, FLOATS)
      for op in ("floor", "ceil", "trunc", "round_even", "round_away")
      for inner in ("floor", "ceil", "trunc", "round_even", "round_away")),
    # Two constants.
    Case(then("add", "3", "100"), f"{SPLAT} add", INTEGERS),
    Case(then("mul", "3", "100"), f"{SPLAT} mul", INTEGERS),
    Case(then("and", "3", "5"), f"{SPLAT} and", INTEGERS),
    Case(then("max", "3.0", "1.0"), f"{SPLAT} max", FLOATS),
    Case(then("add", "0.1", "0.2"), f"{SPLAT} add {SPLAT} add", FLOATS),
    # Signs.
    Case("%i = graph.neg %y : T\n%r = graph.add %x, %i : T", "sub", NUMBERS),
    Case("%i = graph.neg %y : T\n%r = graph.add %i, %x : T", "sub", NUMBERS),
    Case("%i = graph.neg %y : T\n%r = graph.sub %x, %i : T", "add", NUMBERS),
    Case(left("sub", "-0.0"), "neg", FLOATS),
    Case(left("sub", "0.0"), f"{SPLAT} sub", FLOATS),
    Case(left("sub", "0"), "neg", INTEGERS),
    Case(right("mul", "-1.0"), "neg", FLOATS),
    Case(right("mul", "-1"), "neg", SIGNED),
    Case(right("div", "-1.0"), "neg", FLOATS),
    Case(right("div", "-1"), "neg", SIGNED),
    Case("%i = graph.neg %x : T\n%j = graph.neg %y : T\n%r = graph.mul %i, %j : T", "mul", NUMBERS),
    Case("%i = graph.neg %x : T\n%j = graph.neg %y : T\n%r = graph.div %i, %j : T", "div", FLOATS),
    Case("%i = graph.neg %x : T\n%j = graph.neg %y : T\n%r = graph.div %i, %j : T", "neg neg div",
         INTEGERS),
    Case(f"%i = graph.neg %x : T\n{constant('3.0')}%r = graph.div %i, %c : T", f"{SPLAT} div", FLOATS),
    Case(f"{constant('3.0')}%i = graph.mul %x, %c : T\n%r = graph.neg %i : T", f"{SPLAT} mul", FLOATS),
    Case(f"{constant('3')}%i = graph.div %x, %c : T\n%r = graph.neg %i : T", f"{SPLAT} div neg", SIGNED),
    # Quotients, remainders, powers.
    Case(right("div", "-64.0"), f"{SPLAT} mul", FLOATS),
    Case(right("div", "0.25"), f"{SPLAT} mul", FLOATS),
    Case(right("div", "3.0"), f"{SPLAT} div", FLOATS),
    Case(right("div", "0.0"), f"{SPLAT} div", FLOATS),
    Case(right("div", "HIGH"), f"{SPLAT} div", FLOATS),
    Case(right("div", "0"), f"{SPLAT} div", INTEGERS),
    Case(right("rem", "1"), SPLAT, INTEGERS),
    Case(right("rem", "-1"), SPLAT, SIGNED),
    Case(right("rem", "1.0"), f"{SPLAT} rem", FLOATS),
    Case(right("pow", "0"), SPLAT, INTEGERS),
    Case(right("pow", "-0.0"), SPLAT, FLOATS),
    Case(right("pow", "1"), "", INTEGERS),
    Case(right("pow", "1.0"), "", ("f32", "f16", "bf16")),
    Case(right("pow", "2"), "mul", INTEGERS),
    # Bounds.
    Case("%l = graph.constant dense<LOW> : T\n%r = graph.clamp %l, %x, %y : T", "min", NUMBERS),
    Case("%h = graph.constant dense<HIGH> : T\n%r = graph.clamp %x, %y, %h : T", "max", NUMBERS),
    Case("%l = graph.constant dense<LOW> : T\n%h = graph.constant dense<HIGH> : T\n"
         "%r = graph.clamp %l, %x, %h : T", "", NUMBERS),
    # Comparisons and choices.
    *(Case(f"%i = graph.compare {predicate} %x, %x : T\n%r = graph.select %i, %x, %y : T", "", types)
      for predicate, types in (("lt", ALL), ("gt", ALL), ("eq", INTEGERS), ("ne", INTEGERS),
                               ("le", INTEGERS), ("ge", INTEGERS))),
    Case("%i = graph.compare ne %x, %x : T\n%r = graph.select %i, %x, %y : T", "compare select", FLOATS),
    *(Case(f"{constant('3')}%i = graph.compare {predicate} %c, %x : T\n%r = graph.select %i, %x, %y : T",
           f"{SPLAT} compare select", INTEGERS)
      for predicate in ("eq", "ne", "lt", "le", "gt", "ge")),
    *(Case(f"{constant('3.0')}%i = graph.compare {predicate} %c, %x : T\n"
           "%r = graph.select %i, %x, %y : T", f"{SPLAT} compare select", FLOATS)
      for predicate in ("eq", "ne", "lt", "le", "gt", "ge")),
    *(Case(f"%i = graph.compare {predicate} %x, %y : T\n%n = graph.not %i : P\n"
           "%r = graph.select %n, %x, %y : T", "compare select", ALL)
      for predicate in ("eq", "ne", "lt", "le", "gt", "ge")),
    *(Case(f"%i = graph.compare {predicate} %x, %y : T\n%n = graph.not %i : P\n%r = graph.xor %n, %p : P",
           "compare xor" if predicate in ("eq", "ne") else "compare not xor", FLOATS)
      for predicate in ("eq", "ne", "lt", "le", "gt", "ge")),
    Case(constant("true") + "%r = graph.compare eq %x, %c : T", "", ["i1"]),
    Case(constant("true") + "%r = graph.compare ne %x, %c : T", "not", ["i1"]),
    Case(constant("false") + "%r = graph.compare ne %c, %x : T", "", ["i1"]),
    Case("%n = graph.not %p : P\n%r = graph.select %n, %x, %y : T", "select", ALL),
    Case("%r = graph.select %p, %x, %x : T", "", ALL),
    Case("%q = graph.constant dense<true> : P\n%r = graph.select %q, %x, %y : T", "", ALL),
    Case("%q = graph.constant dense<false> : P\n%r = graph.select %q, %x, %y : T", "", ALL),
    Case("%q = graph.constant dense<true> : P\n%f = graph.constant dense<false> : P\n"
         "%r = graph.select %p, %q, %f : P", "", ["i1"]),
    Case("%q = graph.constant dense<true> : P\n%f = graph.constant dense<false> : P\n"
         "%r = graph.select %p, %f, %q : P", "not", ["i1"]),
]  # fmt: skip


def written(case: Case, type_: str) -> str:
    dtype = DTYPES[type_]
    size = pairs(dtype)[0].size
    low = {"f64": "0xFFF0000000000000", "f32": "0xFF800000", "f16": "0xFC00", "bf16": "0xFF80"}
    high = {"f64": "0x7FF0000000000000", "f32": "0x7F800000", "f16": "0x7C00", "bf16": "0x7F80"}
    body = case.body.replace("LOW", low.get(type_, str(dtype.lowest)))
    body = body.replace("HIGH", high.get(type_, str(dtype.highest)))
    body = body.replace("ONES", str(2**dtype.bits - 1 if not dtype.is_signed else -1))
    for letter, text in (("T", f"tensor<{size}x{type_}>"), ("P", f"tensor<{size}xi1>")):
        body = body.replace(f": {letter}", f": {text}").replace(f"-> {letter}", f"-> {text}")
    body = body.replace(": S", f": tensor<{type_}>")
    vector, truth = f"tensor<{size}x{type_}>", f"tensor<{size}xi1>"
    last = body.rsplit("%r = ", 1)[1]
    result = truth if "compare" in last or last.rstrip().endswith(truth) else vector
    return (
        f"func.func @main(%x: {vector}, %y: {vector}, %p: {truth}) -> {result} {{\n"
        f"{body}\nfunc.return %r : {result}\n}}"
    )


@pytest.mark.parametrize(
    ("case", "type_"), [(case, type_) for case in CASES for type_ in case.types]
)
@pytest.mark.sampled(6)
def test_a_rule_applies_and_keeps_every_bit(case: Case, type_: str) -> None:
    module = Canonicalized.of(written(case, type_))
    assert module.ops == case.left
    x, y = pairs(DTYPES[type_])
    truth = np.arange(x.size) % 3 == 0
    assert module.differences([x, y, truth]) == []


@pytest.mark.parametrize("source", CAST)
@pytest.mark.parametrize("middle", CAST)
@pytest.mark.sampled(5)
def test_casts_by_way_of_another_type(source: str, middle: str) -> None:
    """To every type at once; what a wider type between them changes must still be changed."""
    x = special(CAST[source])
    size = x.size
    casts = "\n".join(
        f"%{n} = graph.cast %m : tensor<{size}x{middle}> -> tensor<{size}x{target}>"
        for n, target in enumerate(CAST)
    )
    results = ", ".join(f"tensor<{size}x{target}>" for target in CAST)
    names = ", ".join(f"%{n}" for n in range(len(CAST)))
    text = (
        f"func.func @main(%x: tensor<{size}x{source}>) -> ({results}) {{\n"
        f"%m = graph.cast %x : tensor<{size}x{source}> -> tensor<{size}x{middle}>\n{casts}\n"
        f"func.return {names} : {results}\n}}"
    )
    assert Canonicalized.of(text).differences([x]) == []


@pytest.mark.parametrize(
    ("source", "middle", "target", "casts"),
    [
        ("bf16", "f32", "bf16", 0),
        ("f16", "f64", "f32", 1),
        ("f32", "bf16", "f32", 2),  # rounds
        ("i8", "i64", "i8", 0),
        ("i64", "i32", "i8", 1),  # wraps around either way
        ("i8", "ui32", "ui8", 1),
        ("i8", "f32", "i8", 0),
        ("i8", "f32", "ui8", 2),  # a negative number saturates
        ("i32", "f32", "i32", 2),  # 24 bits hold no 31
        ("ui16", "f32", "i32", 1),
        ("i1", "i32", "f32", 1),
        ("f16", "bf16", "f32", 2),
    ],
)
def test_which_casts_are_left_out(source: str, middle: str, target: str, casts: int) -> None:
    text = (
        f"func.func @main(%x: tensor<4x{source}>) -> tensor<4x{target}> {{\n"
        f"%0 = graph.cast %x : tensor<4x{source}> -> tensor<4x{middle}>\n"
        f"%1 = graph.cast %0 : tensor<4x{middle}> -> tensor<4x{target}>\n"
        f"func.return %1 : tensor<4x{target}>\n}}"
    )
    assert Canonicalized.of(text).ops.split() == ["cast"] * casts
