"""Scalar `arith` and `math` ops as C expressions: one table of templates.

A row of the table is (kinds of the operands, kinds of the result, template). In a template

    {a} {b} {c}   operands, each an identifier or a literal
    {sa} {sb}     operands read as signed: a true `i1` is -1
    {ua} {ub}     operands read as unsigned, at their own width
    {K} {R}       kind of the first operand and of the result, as in `mlf_exp_f32`
    {T}           C type of the result
    {U}           unsigned type of 32 bits or more, in which integers wrap: signed overflow is
                  undefined in C, also after the promotion of narrow types
    {N}           bits of the result

Integers have signed types; functions of the math header take signed and unsigned ones. `index` values
(sizes and positions) are never negative and never overflow, so they use the plain operators.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from xdsl.dialects import arith, math
from xdsl.dialects.arith import CMPF_COMPARISON_OPERATIONS, CMPI_COMPARISON_OPERATIONS
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType, IntegerAttr
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import special, upstream
from mlfuse.dialects.scalar import NEAR, NEVER_POSITIVE
from mlfuse.targets.printers.body import Body, kind

Kinds = tuple[str, ...]

BOOL: Kinds = ("i1",)
INTS: Kinds = ("i8", "i16", "i32", "i64")
INDEX: Kinds = ("index",)
FLOATS: Kinds = ("f32", "f64")
BYTES: Kinds = ("f8E4M3FN", "f8E5M2")
HALVES: Kinds = ("f16", "bf16", *BYTES)
"""The floats that are computed in f32."""
TRUTHS = BOOL + INTS
WHOLE = BOOL + INTS + INDEX

Form = tuple[Kinds, Kinds | None, str]
"""A row of the table; None for results of the same kind as the operands."""

_MATH: dict[type[Operation], tuple[str, int]] = {
    math.AbsFOp: ("abs", 1),
    math.AcosOp: ("acos", 1),
    math.AcoshOp: ("acosh", 1),
    math.AsinOp: ("asin", 1),
    math.AsinhOp: ("asinh", 1),
    math.AtanOp: ("atan", 1),
    math.AtanhOp: ("atanh", 1),
    math.CbrtOp: ("cbrt", 1),
    math.CeilOp: ("ceil", 1),
    math.CosOp: ("cos", 1),
    math.CoshOp: ("cosh", 1),
    math.ErfOp: ("erf", 1),
    math.Exp2Op: ("exp2", 1),
    math.ExpM1Op: ("expm1", 1),
    math.ExpOp: ("exp", 1),
    math.FloorOp: ("floor", 1),
    math.Log10Op: ("log10", 1),
    math.Log1pOp: ("log1p", 1),
    math.Log2Op: ("log2", 1),
    math.LogOp: ("log", 1),
    math.RoundEvenOp: ("roundeven", 1),
    math.RoundOp: ("round", 1),
    math.RsqrtOp: ("rsqrt", 1),
    math.SinOp: ("sin", 1),
    math.SinhOp: ("sinh", 1),
    math.SqrtOp: ("sqrt", 1),
    math.TanOp: ("tan", 1),
    math.TanhOp: ("tanh", 1),
    math.TruncOp: ("trunc", 1),
    upstream.ErfcOp: ("erfc", 1),
    special.BesselI1eOp: ("bessel_i1e", 1),
    special.DigammaOp: ("digamma", 1),
    special.ErfInvOp: ("erf_inv", 1),
    special.LgammaOp: ("lgamma", 1),
    special.PolygammaOp: ("polygamma", 2),
    special.ZetaOp: ("zeta", 2),
    math.Atan2Op: ("atan2", 2),
    math.CopySignOp: ("copysign", 2),
    math.PowFOp: ("pow", 2),
    math.FmaOp: ("fma", 3),
    arith.NegfOp: ("neg", 1),
    upstream.RemFOp: ("rem", 2),
    arith.MaximumfOp: ("max", 2),
    arith.MinimumfOp: ("min", 2),
    arith.MaxnumfOp: ("maxnum", 2),
    arith.MinnumfOp: ("minnum", 2),
}
"""Float functions of the math header: the base name and the number of operands."""

_INTEGER: dict[type[Operation], tuple[str, int]] = {
    arith.DivSIOp: ("divsi", 2),
    arith.DivUIOp: ("divui", 2),
    arith.RemSIOp: ("remsi", 2),
    arith.RemUIOp: ("remui", 2),
    arith.ShLIOp: ("shl", 2),
    arith.ShRSIOp: ("shrsi", 2),
    arith.ShRUIOp: ("shrui", 2),
    math.CountLeadingZerosOp: ("ctlz", 1),
    math.CtPopOp: ("popcount", 1),
    math.IPowIOp: ("ipow", 2),
}
"""Integer functions of the math header, likewise."""

_FORMS: dict[type[Operation], list[Form]] = {
    arith.AddfOp: [(FLOATS, None, "{a} + {b}")],
    arith.SubfOp: [(FLOATS, None, "{a} - {b}")],
    arith.MulfOp: [(FLOATS, None, "{a} * {b}")],
    arith.DivfOp: [(FLOATS, None, "{a} / {b}")],
    arith.AddiOp: [
        (INTS, None, "({T})(({U}){a} + ({U}){b})"),
        (INDEX, None, "{a} + {b}"),
        (BOOL, None, "{a} != {b}"),
    ],
    arith.SubiOp: [
        (INTS, None, "({T})(({U}){a} - ({U}){b})"),
        (INDEX, None, "{a} - {b}"),
        (BOOL, None, "{a} != {b}"),
    ],
    arith.MuliOp: [
        (INTS, None, "({T})(({U}){a} * ({U}){b})"),
        (INDEX, None, "{a} * {b}"),
        (BOOL, None, "{a} & {b}"),
    ],
    arith.AndIOp: [(WHOLE, None, "{a} & {b}")],
    arith.OrIOp: [(WHOLE, None, "{a} | {b}")],
    arith.XOrIOp: [(WHOLE, None, "{a} ^ {b}")],
    arith.MinSIOp: [(WHOLE, None, "{sa} < {sb} ? {a} : {b}")],
    arith.MaxSIOp: [(WHOLE, None, "{sa} > {sb} ? {a} : {b}")],
    arith.MinUIOp: [(WHOLE, None, "{ua} < {ub} ? {a} : {b}")],
    arith.MaxUIOp: [(WHOLE, None, "{ua} > {ub} ? {a} : {b}")],
    arith.DivSIOp: [(INDEX, None, "{a} / {b}")],
    arith.DivUIOp: [(INDEX, None, "{a} / {b}")],
    arith.RemSIOp: [(INDEX, None, "{a} % {b}")],
    arith.RemUIOp: [(INDEX, None, "{a} % {b}")],
    arith.FloorDivSIOp: [(INDEX, None, "{a} / {b}")],
    arith.CeilDivSIOp: [(INDEX, None, "{a} / {b} + ({a} % {b} != 0)")],
    arith.CeilDivUIOp: [(INDEX, None, "{a} / {b} + ({a} % {b} != 0)")],
    math.AbsIOp: [(INTS, None, "{a} < 0 ? ({T})(0u - ({U}){a}) : {a}")],
    # gcc vectorizes the header's select where it doesn't vectorize a conditional.
    arith.SelectOp: [
        (BOOL, FLOATS, "mlf_sel_{R}({a}, {b}, {c})"),
        (BOOL, WHOLE + HALVES, "{a} ? {b} : {c}"),
    ],
    arith.SIToFPOp: [
        (TRUTHS, FLOATS, "({T}){sa}"),
        (TRUTHS, HALVES, "mlf_f64_to_{R}((double){sa})"),
    ],
    # gcc vectorizes a select, but not the conversion of a truth value.
    arith.UIToFPOp: [
        (BOOL, FLOATS, "mlf_sel_{R}({a}, ({T})1, ({T})0)"),
        (INTS, FLOATS, "({T}){ua}"),
        (TRUTHS, HALVES, "mlf_f64_to_{R}((double){ua})"),
    ],
    arith.FPToSIOp: [(FLOATS, INTS, "mlf_cvt_{K}_{R}({a})")],
    arith.FPToUIOp: [(FLOATS, INTS, "({T})mlf_cvt_{K}_u{N}({a})")],
    arith.ExtFOp: [
        (("f32",), ("f64",), "({T}){a}"),
        (HALVES, ("f32",), "mlf_{K}_to_f32({a})"),
        (HALVES, ("f64",), "({T})mlf_{K}_to_f32({a})"),
    ],
    arith.TruncFOp: [
        (("f64",), ("f32",), "({T}){a}"),
        (FLOATS, HALVES, "mlf_{K}_to_{R}({a})"),
    ],
    arith.TruncIOp: [(INTS, BOOL, "({a} & 1) != 0"), (INTS, INTS, "({T}){a}")],
    arith.ExtSIOp: [(TRUTHS, INTS, "({T}){sa}")],
    arith.ExtUIOp: [(TRUTHS, INTS, "({T}){ua}")],
    arith.IndexCastOp: [
        (TRUTHS, INDEX, "({T}){sa}"),
        (INDEX, INTS, "({T}){a}"),
        (INDEX, BOOL, "({a} & 1) != 0"),
    ],
    arith.BitcastOp: [
        (("i32",), ("f32",), "mlf_bits_f32((uint32_t){a})"),
        (("i64",), ("f64",), "mlf_bits_f64((uint64_t){a})"),
        (("f32",), ("i32",), "({T})mlf_f32_bits({a})"),
        (("f64",), ("i64",), "({T})mlf_f64_bits({a})"),
        (("i16", "f16", "bf16"), ("i16", "f16", "bf16"), "({T}){a}"),
        (("i8", *BYTES), ("i8", *BYTES), "({T}){a}"),
    ],
}


def _call(base: str, count: int) -> str:
    arguments = ", ".join(f"{{{letter}}}" for letter in "abc"[:count])
    return f"mlf_{base}_{{K}}({arguments})"


for _op, _function in _MATH.items():
    _FORMS[_op] = [(FLOATS, None, _call(*_function))]
for _op, _function in _INTEGER.items():
    _FORMS.setdefault(_op, []).append((INTS, None, f"({{T}}){_call(*_function)}"))

_CMPF = {
    "false": "false",
    "oeq": "{a} == {b}",
    "ogt": "{a} > {b}",
    "oge": "{a} >= {b}",
    "olt": "{a} < {b}",
    "ole": "{a} <= {b}",
    "one": "({a} < {b}) | ({a} > {b})",
    "ord": "({a} == {a}) & ({b} == {b})",
    "ueq": "!(({a} < {b}) | ({a} > {b}))",
    "ugt": "!({a} <= {b})",
    "uge": "!({a} < {b})",
    "ult": "!({a} >= {b})",
    "ule": "!({a} > {b})",
    "une": "{a} != {b}",
    "uno": "({a} != {a}) | ({b} != {b})",
    "true": "true",
}
"""In C, every comparison with a NaN except `!=` is false, so an unordered predicate negates its opposite."""

_CMPI = {"eq": "{a} == {b}", "ne": "{a} != {b}"} | {
    f"{sign}{name}": f"{{{sign}a}} {symbol} {{{sign}b}}"
    for sign in "su"
    for name, symbol in (("lt", "<"), ("le", "<="), ("gt", ">"), ("ge", ">="))
}


def _templates() -> dict[tuple[type[Operation], str, str], str]:
    """The templates by op, kind of the first operand and kind of the result."""
    return {
        (op, source, target): template
        for op, forms in _FORMS.items()
        for sources, targets, template in forms
        for source, target in (
            product(sources, targets) if targets else zip(sources, sources, strict=True)
        )
    }


_TEMPLATES = _templates()
_OPS = frozenset((*_FORMS, arith.CmpfOp, arith.CmpiOp, arith.ConstantOp))


def is_expression(op: Operation) -> bool:
    """Whether the op is in the table or a constant."""
    return type(op) in _OPS


def expression(op: Operation, body: Body) -> str:
    """The op's result as a C expression; OpError if the table has no row for its types."""
    if isinstance(op, arith.ConstantOp):
        return constant(op, body)
    source, result = op.operands[0], op.results[0]
    template = _template(op, kind(source.type), kind(result.type))
    if template is None:
        raise OpError(op, f"has no C form for {_types(op)}{_hint(source)}")
    names = [body[operand] for operand in op.operands]
    if all(_is_index_constant(operand) for operand in op.operands):
        names[0] = f"({body.index_type}){names[0]}"  # C would compute two literals as int
    fields: dict[str, str] = {"K": kind(source.type), "R": kind(result.type)}
    fields["T"] = body.scalar(op, result.type)
    fields["N"] = fields["R"][1:]
    fields["U"] = "uint64_t" if fields["K"] == "i64" else "uint32_t"
    for letter, name, operand in zip("abc", names, op.operands, strict=False):
        fields[letter] = name
        fields["s" + letter] = f"-(int){name}" if kind(operand.type) == "i1" else name
        fields["u" + letter] = _unsigned(name, kind(operand.type), body)
    return template.format_map(fields)


def constant(op: arith.ConstantOp, body: Body) -> str:
    """A scalar constant, bit for bit."""
    value: Any = op.value
    type_ = op.result.type
    body.scalar(op, type_)
    if isinstance(value, IntegerAttr):
        number: int = value.value.data
        if isinstance(type_, IndexType):
            return index_literal(op, number, body)
        return _integer(number, int(kind(type_)[1:]))
    if isinstance(value, FloatAttr) and isinstance(type_, AnyFloat):
        return _float(value.value.data, type_)
    raise OpError(op, "has no C form unless it is a number")


def index_literal(op: Operation, value: int, body: Body) -> str:
    """A constant of type `index`; OpError if the kernel's index type can't hold it."""
    if not -(1 << (body.index_bits - 1)) <= value < 1 << (body.index_bits - 1):
        raise OpError(op, f"{value} does not fit the kernel's {body.index_bits}-bit index")
    return _integer(value, body.index_bits)


def _template(op: Operation, source: str, target: str) -> str | None:
    if isinstance(op, arith.CmpfOp):
        predicate = CMPF_COMPARISON_OPERATIONS[op.predicate.value.data]
        return _CMPF[predicate] if source in FLOATS else None
    if isinstance(op, arith.CmpiOp):
        predicate = CMPI_COMPARISON_OPERATIONS[op.predicate.value.data]
        return _CMPI[predicate] if source in WHOLE else None
    if isinstance(op, math.ExpOp) and NEVER_POSITIVE in op.attributes and source == "f32":
        return "mlf_exp_never_positive_f32({a})"
    if NEAR in op.attributes and source == "f32":
        name, operands = _MATH[type(op)]
        return f"mlf_{name}_near_f32({', '.join(['{a}', '{b}'][:operands])})"
    return _TEMPLATES.get((type(op), source, target))


def _unsigned(name: str, kind_: str, body: Body) -> str:
    if kind_ not in INTS + INDEX:
        return name
    bits = body.index_bits if kind_ == "index" else kind_[1:]
    return f"(uint{bits}_t){name}"


def _is_index_constant(value: SSAValue) -> bool:
    return isinstance(value.type, IndexType) and isinstance(value.owner, arith.ConstantOp)


def _types(op: Operation) -> str:
    source, target = op.operands[0].type, op.results[0].type
    return f"{source}" if source == target else f"{source} to {target}"


def _hint(value: SSAValue) -> str:
    return "; widen it with arith.extf" if kind(value.type) in HALVES else ""


def _integer(value: int, bits: int) -> str:
    """The literal of a value, wrapped to the signed type."""
    if bits == 1:
        return "true" if value & 1 else "false"
    half = 1 << (bits - 1)
    wrapped = (value + half) % (2 * half) - half
    suffix = "LL" if not -(2**31) <= wrapped < 2**31 else ""
    if wrapped == -half and bits >= 32:  # without the sign, the number doesn't fit the type
        return f"(-{half - 1}{suffix} - 1)"
    return f"{wrapped}{suffix}"


def _float(value: float, type_: AnyFloat) -> str:
    bits = int.from_bytes(type_.pack((value,)), "little")
    name = kind(type_)
    if name in HALVES:
        return f"0x{bits:04x}"
    if value - value != 0:  # infinities and NaNs have no literal
        return f"mlf_bits_f32(0x{bits:08x}u)" if name == "f32" else f"mlf_bits_f64(0x{bits:016x}u)"
    # The shortest decimal number that is read as this float: compilers round correctly.
    return f"{np.float32(value)!s}f" if name == "f32" else repr(value)
