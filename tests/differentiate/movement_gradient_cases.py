"""Movement, reductions and sources: odd sizes, size 1, rank 0, no elements, `?` dims."""

from __future__ import annotations

import numpy as np
from central_differences import GradientCase, program

from mlfuse.dialects.dtypes import Array

RNG = np.random.default_rng(12)
CASES: list[GradientCase] = []


def normal(*shape: int) -> Array:
    return RNG.normal(size=shape)


def add(name: str, body: str, args: Array | tuple[Array, ...], result: str) -> None:
    """A case whose types are static; `T` is the first argument's."""
    many = args if isinstance(args, tuple) else (args,)
    CASES.append(GradientCase(name, program(body, many, result), many))


def add_unknown(name: str, body: str, args: Array | tuple[Array, ...], result: str) -> None:
    """A case whose arguments have `?` dims only."""
    many = args if isinstance(args, tuple) else (args,)
    CASES.append(GradientCase(name, program(body, many, result, unknown=True), many))


# Broadcast: dims that are added, dims of size 1 that are repeated, in any order.

R35 = "tensor<3x5xf64>"
add("broadcast of a row", f"%y = graph.broadcast %a dims [1] : <T> -> {R35}", normal(5), R35)
add("broadcast of a column", f"%y = graph.broadcast %a dims [0] : <T> -> {R35}", normal(3), R35)
add("broadcast of rank 0", f"%y = graph.broadcast %a dims [] : <T> -> {R35}", normal(), R35)
add(
    "broadcast of a dim 1", f"%y = graph.broadcast %a dims [0, 1] : <T> -> {R35}", normal(3, 1), R35
)
add("broadcast turned", f"%y = graph.broadcast %a dims [1, 0] : <T> -> {R35}", normal(5, 3), R35)
add(
    "broadcast turned and repeated",
    "%y = graph.broadcast %a dims [2, 0] : <T> -> tensor<3x2x5xf64>",
    normal(1, 3),
    "tensor<3x2x5xf64>",
)
add(
    "broadcast of 1 to 1",
    "%y = graph.broadcast %a dims [1] : <T> -> tensor<4x1xf64>",
    normal(1),
    "tensor<4x1xf64>",
)
add(
    "broadcast to nothing",
    "%y = graph.broadcast %a dims [1] : <T> -> tensor<0x5xf64>",
    normal(5),
    "tensor<0x5xf64>",
)
add_unknown(
    "broadcast of unknown size",
    "%z = graph.broadcast %a dims [1] like %b : tensor<?xf64>, tensor<?x?xf64> -> tensor<?x?xf64>\n"
    "%y = graph.mul %z, %b : tensor<?x?xf64>",
    (normal(5), normal(3, 5)),
    "tensor<?x?xf64>",
)

# The other moves.

add(
    "transpose",
    "%y = graph.transpose %a perm [2, 0, 1] : <T> -> tensor<4x2x3xf64>",
    normal(2, 3, 4),
    "tensor<4x2x3xf64>",
)
add("reshape", "%y = graph.reshape %a : <T> -> tensor<2x6xf64>", normal(3, 4), "tensor<2x6xf64>")
add(
    "reshape of units",
    "%y = graph.reshape %a : <T> -> tensor<3xf64>",
    normal(1, 3),
    "tensor<3xf64>",
)
add_unknown(
    "reshape of unknown size",
    "%z = graph.reshape %a like %b : tensor<?x?xf64>, tensor<?xf64> -> tensor<?xf64>\n"
    "%y = graph.mul %z, %b : tensor<?xf64>",
    (normal(3, 4), normal(12)),
    "tensor<?xf64>",
)
add("reverse", "%y = graph.reverse %a dims [0] : <T> -> <T>", normal(5, 3), "<T>")
add("transfer", '%y = graph.transfer %a to "cpu" : <T>', normal(5, 3), "<T>")
add(
    "slice",
    "%y = graph.slice %a [1:8:3, 2:4] : <T> -> tensor<3x2xf64>",
    normal(9, 5),
    "tensor<3x2xf64>",
)
add(
    "slice of nothing",
    "%y = graph.slice %a [2:2, 0:5:2] : <T> -> tensor<0x3xf64>",
    normal(9, 5),
    "tensor<0x3xf64>",
)
add_unknown(
    "slice of unknown size",
    "%y = graph.slice %a [0:?, 2:?] : tensor<?x?xf64> -> tensor<?x?xf64>",
    normal(3, 5),
    "tensor<?x?xf64>",
)

# Reductions.

for _combiner in ("add", "mul", "max", "min"):
    for _shape, _dims, _kept in (
        ((3, 5), [1], "3x"),
        ((3, 5), [0], "5x"),
        ((2, 3, 4), [0, 2], "3x"),
        ((2, 3, 2), [0, 1, 2], ""),
        ((7,), [0], ""),
        ((1, 4), [0], "4x"),
        ((4, 1), [1], "4x"),
        ((2, 3), [], "2x3x"),
        ((3, 0), [1], "3x"),
    ):
        _result = f"tensor<{_kept}f64>"
        _body = f"%y = graph.reduce {_combiner} %a dims {_dims} : <T> -> {_result}"
        add(f"reduce {_combiner} {_dims} of {list(_shape)}", _body, normal(*_shape), _result)
    if _combiner == "mul":
        continue  # refused: see test_what_has_no_gradient.py
    add_unknown(
        f"reduce {_combiner} of unknown size",
        f"%y = graph.reduce {_combiner} %a dims [0, 2] : tensor<?x?x?xf64> -> tensor<?xf64>",
        normal(2, 3, 4),
        "tensor<?xf64>",
    )
_zeros = normal(4, 5)
_zeros[1, 2] = _zeros[2, 0] = _zeros[2, 3] = 0
add(
    "a product of none, one and two zeros",
    "%y = graph.reduce mul %a dims [1] : <T> -> tensor<4xf64>",
    _zeros,
    "tensor<4xf64>",
)
_zeros = normal(3, 4)
_zeros[1, 2] = 0
add(
    "a product over two dims with a zero",
    "%y = graph.reduce mul %a dims [0, 1] : <T> -> tensor<f64>",
    _zeros,
    "tensor<f64>",
)

# What is there for its size, and several uses.

add_unknown(
    "sizes and counters have no gradient",
    """%n = graph.dim %a 0 : tensor<?x?xf64> -> tensor<i64>
    %f = graph.cast %n : tensor<i64> -> tensor<f64>
    %s = graph.broadcast %f dims [] like %a : tensor<f64>, tensor<?x?xf64> -> tensor<?x?xf64>
    %i = graph.iota dim 1 like %a : tensor<?x?xf64> -> tensor<?x?xf64>
    %p = graph.mul %a, %i : tensor<?x?xf64>
    %y = graph.div %p, %s : tensor<?x?xf64>""",
    normal(3, 4),
    "tensor<?x?xf64>",
)
add(
    "a value used three times",
    "%s = graph.mul %a, %a : <T>\n%y = graph.add %s, %a : <T>",
    normal(3, 4),
    "<T>",
)
