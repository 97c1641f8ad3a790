"""An op of another package brings its own rule; one without is an error that says what to write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import pytest
from xdsl.dialects import math
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import irdl_op_definition

import mlfuse
from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.composite import ActivationOp, Emitter
from mlfuse.dialects.graph.elementwise import FLOAT, UnaryOp
from mlfuse.dialects.graph.gradient import Backward
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c


class CapOp(UnaryOp):
    """30 * tanh(x / 30)."""

    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})

    def numpy(self, *args: Array) -> Array:
        cap = np.asarray(30, dtype=args[0].dtype)
        return cap * np.tanh(args[0] / cap)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        dtype = dtypes.compute(self.operand_dtype(0))
        cap = b.constant(30.0, dtype)
        return b.mul(cap, b.math(math.TanhOp, b.div(args[0], cap, dtype)))


@irdl_op_definition
class SoftcapOp(CapOp):
    """With the rule 1 - (y / 30)^2."""

    name = "mine.softcap"

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        part = e.div(self.result, 30.0)
        return [e.mul(grad, e.sub(e.splat(1.0, part), e.mul(part, part)))]


@irdl_op_definition
class UnruledOp(CapOp):
    """Without one."""

    name = "mine.unruled"


@irdl_op_definition
class NarrowOp(CapOp):
    """With one that forgets the shape."""

    name = "mine.narrow"

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.reduce("add", grad, [0])]


@irdl_op_definition
class ShortOp(CapOp):
    """With one that forgets the operand."""

    name = "mine.short"

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return []


class CubeBase(ActivationOp):
    """A composite, x^3."""

    def numpy(self, *args: Array) -> Array:
        return args[0] ** 3

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.mul(e.mul(args[0], args[0]), args[0])


@irdl_op_definition
class CubeOp(CubeBase):
    """Its gradient is that of what it stands for."""

    name = "mine.cube"


@irdl_op_definition
class KeptOp(CubeBase):
    """With a rule of its own, which wrongly says 5: to see that it is asked."""

    name = "mine.kept"

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, 5.0)]


MINE = Dialect("mine", [SoftcapOp, UnruledOp, NarrowOp, ShortOp, CubeOp, KeptOp], [])
X = np.array([-40.0, 0.0, 0.5, 2.0])


def source(op: str) -> str:
    return f"""func.func @main(%x: tensor<4xf64>) -> tensor<f64> {{
      %y = mine.{op} %x : tensor<4xf64>
      %l = graph.reduce add %y dims [0] : tensor<4xf64> -> tensor<f64>
      func.return %l : tensor<f64>
    }}"""


def differentiated(op: str) -> ModuleOp:
    return mlfuse.differentiate(source(op), dialects=[MINE], values=False)


def gradient(op: str, device: str) -> list[float]:
    module = differentiated(op)
    return np.asarray(mlfuse.compile(module, device, "main_grad")(X)).tolist()


@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_its_rule_is_used(device: str) -> None:
    got, want = np.array(gradient("softcap", device)), 1 / np.cosh(X / 30) ** 2
    agree(differentiated("softcap"), [X], got, want, function="main_grad")


def test_a_composite_is_decomposed() -> None:
    assert gradient("cube", "interpreter") == [4800, 0, 0.75, 12]


def test_a_composite_with_a_rule_is_kept_whole() -> None:
    assert gradient("kept", "interpreter") == [5, 5, 5, 5]


@pytest.mark.parametrize(
    ("op", "message"),
    [
        ("unruled", "<text>:2:12: error: mine.unruled: has no gradient rule; give its class a "),
        (
            "narrow",
            "mine.narrow: the gradient rule returns a tensor<f64> for operand 0, which is a ",
        ),
        ("short", "mine.short: the gradient rule returns 0 values for 1 operand"),
    ],
)
def test_a_rule_that_is_missing_or_wrong_is_named(op: str, message: str) -> None:
    with pytest.raises(OpError) as caught:
        mlfuse.differentiate(source(op), dialects=[MINE])
    assert message in str(caught.value)


def test_an_op_without_a_rule_that_nothing_asks_for_is_fine() -> None:
    text = """func.func @main(%x: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
      %k = mine.unruled %c : tensor<4xf64>
      %y = graph.mul %x, %k : tensor<4xf64>
      func.return %y : tensor<4xf64>
    }"""
    module = mlfuse.differentiate(text, argnums=0, dialects=[MINE], values=False)
    ones = np.ones(4)
    found = mlfuse.compile(module, "interpreter", "main_grad")(X, X, ones)
    agree(module, [X, X, ones], found, 30 * np.tanh(X / 30), function="main_grad")
