"""A function of your own, in the three ways there are, and a device whose library has it.

Run it with `python examples/your_own_composite.py`.
"""

from __future__ import annotations

import json
import sys
import tempfile
from importlib import resources
from pathlib import Path

import numpy as np
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def

import mlfuse
from mlfuse import externals
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.composite import OPERAND_T, CompositeOp, Emitter, Real, real
from mlfuse.dialects.graph.functions import TanhOp

X = np.linspace(-60, 60, 32, dtype=np.float32).reshape(4, 8)


# 1. A class: what it means, and what it stands for. Its text form comes with the base.


@irdl_op_definition
class SoftcapOp(CompositeOp):
    """`mine.softcap %x {cap = 30.0} : tensor<4x8xf32>`: cap * tanh(x / cap)."""

    name = "mine.softcap"
    operand = operand_def(OPERAND_T)
    cap = prop_def(Real, default_value=real(30.0))
    result = result_def(OPERAND_T)

    def numpy(self, *args: Array) -> Array:
        cap = self.cap.value.data
        return cap * np.tanh(args[0] / cap)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        cap = self.cap.value.data
        return e.mul(e.apply(TanhOp, e.div(args[0], cap)), cap)


MINE = Dialect("mine", [SoftcapOp], [])
AS_A_CLASS = """
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = mine.softcap %x {cap = 20.0} : tensor<4x8xf32>
  %1 = graph.exp %0 : tensor<4x8xf32>
  func.return %1 : tensor<4x8xf32>
}"""

# 2. A function of the IR, marked as a composite.

AS_A_FUNCTION = """
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = func.call @softcap(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = graph.exp %0 : tensor<4x8xf32>
  func.return %1 : tensor<4x8xf32>
}
func.func private @softcap(%x: tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {mlfuse.composite = "mine.softcap_20"} {
  %c = graph.constant dense<20.0> : tensor<f32>
  %b = graph.broadcast %c dims [] : tensor<f32> -> tensor<4x8xf32>
  %0 = graph.div %x, %b : tensor<4x8xf32>
  %1 = graph.tanh %0 : tensor<4x8xf32>
  %2 = graph.mul %1, %b : tensor<4x8xf32>
  func.return %2 : tensor<4x8xf32>
}"""

# 3. A function of the host, which nothing is fused with.

AS_A_CALL = """
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = graph.call_external "softcap" (%x) {cap = 20.0} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = graph.exp %0 : tensor<4x8xf32>
  func.return %1 : tensor<4x8xf32>
}"""


def softcap(x: Array, cap: float = 20.0) -> Array:
    """What a library would do."""
    return (cap * np.tanh(x / cap)).astype(x.dtype)


def main() -> int:
    """Run all of them; 1 if a result is wrong."""
    externals.register("softcap", softcap)
    externals.register("mine.softcap_20", softcap)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        library = offering(Path(folder), "mine.softcap_20")
        wrong += show("a class", mlfuse.compile(AS_A_CLASS, dialects=[MINE]))
        wrong += show("a function", mlfuse.compile(AS_A_FUNCTION))
        wrong += show("a call of the host", mlfuse.compile(AS_A_CALL))
        if mlfuse.compile(AS_A_FUNCTION).device == "cpu":
            offered = mlfuse.compile(AS_A_FUNCTION, "cpu", target=library)
            wrong += show("a function that the device's library has", offered)
    return 1 if wrong else 0


def offering(folder: Path, name: str) -> str:
    """A description of the CPU with a library that has `name`."""
    text = (resources.files("mlfuse.targets.devices") / "cpu.json").read_text("utf-8")
    path = folder / "cpu.json"
    path.write_text(json.dumps(json.loads(text) | {"library": [name]}))
    return str(path)


def show(what: str, executable: mlfuse.Executable) -> bool:
    """How many kernels and calls it takes; whether the result is wrong."""
    want = np.exp(20 * np.tanh(X.astype(np.float64) / 20))
    right = np.allclose(executable(X), want, rtol=1e-5)
    count = f"{executable.launches} kernels, {executable.calls} library calls"
    print(f"{what}: {count}, {'right' if right else 'WRONG'}")
    return not right


if __name__ == "__main__":
    sys.exit(main())
