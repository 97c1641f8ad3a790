"""Bitwise logic, on truth values and integers."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
)

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import BOOL, INT, BinaryOp, UnaryOp
from mlfuse.dialects.scalar import ScalarBuilder


@irdl_op_definition
class AndOp(BinaryOp):
    """Bitwise and."""

    name = "graph.and"
    NO_GRADIENT: ClassVar[str] = "takes integers and truth values"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return np.bitwise_and(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.and_(*args)


@irdl_op_definition
class OrOp(BinaryOp):
    """Bitwise or."""

    name = "graph.or"
    NO_GRADIENT: ClassVar[str] = "takes integers and truth values"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return np.bitwise_or(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.or_(*args)


@irdl_op_definition
class XorOp(BinaryOp):
    """Bitwise exclusive or."""

    name = "graph.xor"
    NO_GRADIENT: ClassVar[str] = "takes integers and truth values"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return np.bitwise_xor(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.xor(*args)


@irdl_op_definition
class NotOp(UnaryOp):
    """Bitwise not."""

    name = "graph.not"
    NO_GRADIENT: ClassVar[str] = "takes integers and truth values"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT, BOOL})

    def numpy(self, *args: Array) -> Array:
        return np.invert(args[0])

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.xor(args[0], b.constant(-1, self.operand_dtype(0)))
