"""Convolutions."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.build import cast
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.stablehlo import convolution
from mlfuse.passes.importing.contractions import common_types
from mlfuse.passes.importing.rules import Rules


def _convolution(e: Emitter, op: convolution.ConvolutionOp) -> Sequence[SSAValue]:
    taken, given, wanted = common_types(op.lhs, op.rhs, op.result)
    lhs, rhs = (cast(e, value, taken) for value in (op.lhs, op.rhs))
    return [cast(e, e.emit(ConvolutionOp(lhs, rhs, op.numbers, given)), wanted)]


RULES: Rules = {convolution.ConvolutionOp: _convolution}
