"""Matrix products as loop kernels, and their exact bits: sums in order, by one fused multiply-add a term."""

import ctypes
import json
import re
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, fields
from functools import cache
from pathlib import Path

import numpy as np
from cpu_run import FLAGS, Array, Compiled, compile_kernel
from numpy.typing import DTypeLike

from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.targets import devices
from mlfuse.targets.devices.products import ProductTimes

REFERENCE = """
#include <math.h>
void product(const float *a, const float *b, float *y, long m, long n, long k, long ai, long ak, long bk, long bj) {
  for (long i = 0; i < m; i++)
    for (long j = 0; j < n; j++) {
      float sum = 0;
      for (long s = 0; s < k; s++) sum = fmaf(a[i * ai + s * ak], b[s * bk + j * bj], sum);
      y[i * n + j] = sum;
    }
}
"""


@cache
def target(who: str = "own", rows: int = 6, columns: int = 32) -> str:
    """A description of a CPU whose products are all `own`, or all of the `library`; its path."""
    data = json.loads((Path(devices.__file__).parent / "cpu.json").read_text("utf-8"))
    free = asdict(ProductTimes(*[0.0] * len(fields(ProductTimes))))
    slow = free | {"call_us": 1.0}
    names = ("own", "few_rows", "library")
    times = {each: free if (each == "library") == (who == "library") else slow for each in names}
    data["products"] = {"rows": rows, "columns": columns, **times}
    path = Path(tempfile.mkdtemp(), f"{who}.json")
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


@cache
def _reference() -> ctypes.CDLL:
    folder = Path(tempfile.mkdtemp())
    source, library = folder / "reference.c", folder / "reference.so"
    source.write_text(REFERENCE)
    command = ["cc", "-O2", "-march=native", "-ffp-contract=off", "-shared", "-fPIC"]
    subprocess.run([*command, str(source), "-o", str(library), "-lm"], check=True)
    return ctypes.CDLL(str(library))


def exact(a: Array, b: Array) -> Array:
    """a b of two matrices, with the bits that a kernel must have."""
    (m, k), n = a.shape, b.shape[1]
    y = np.empty((m, n), np.float32)
    strides = [s // 4 for s in (*a.strides, *b.strides)]
    numbers = [ctypes.c_long(each) for each in (m, n, k, *strides)]
    _reference().product(*(ctypes.c_void_p(x.ctypes.data) for x in (a, b, y)), *numbers)
    return y


def product_text(
    left: Sequence[int],
    right: Sequence[int],
    result: Sequence[int],
    dims: str,
    count: int = 1,
    element: str = "f32",
) -> str:
    """A module of one product, or of the sum of several; `dims` as `graph.dot_general` has them."""
    x, w, y = (
        "tensor<" + "".join(f"{n}x" for n in each) + f"{element}>" for each in (left, right, result)
    )
    arguments = ", ".join(f"%x{n}: {x}, %w{n}: {w}" for n in range(count))
    ops = [
        f"  %p{n} = graph.dot_general %x{n}, %w{n} {dims} : {x}, {w} -> {y}\n" for n in range(count)
    ]
    sums = ["%p0", *(f"%s{n}" for n in range(1, count))]
    ops += [f"  {sums[n]} = graph.add {sums[n - 1]}, %p{n} : {y}\n" for n in range(1, count)]
    return (
        f"func.func @main({arguments}) -> {y} {{\n{''.join(ops)}  func.return {sums[-1]} : {y}\n}}"
    )


def at_loops(text: str, device: str) -> str:
    """A module at the loop level, as text."""
    module = parse_module(text)
    pipelines.run(module, "loop", device)
    return str(module)


def compiled(text: str, rows: int = 6, columns: int = 32, flags: Sequence[str] = FLAGS) -> Compiled:
    """The kernel of a module of one product, which is computed by tiles."""
    device = target("own", rows, columns)
    kernel = compile_kernel(at_loops(text, device), [*flags], device=devices.get(device))
    assert re.search(r"mlf_(outer|add)_products\(", kernel.source)
    return kernel


def in_order(loops: str, given: Sequence[Array]) -> list[Array]:
    """The operands of products (`product_text`) in the order in which the launch of the only kernel has them."""
    (launch,) = re.findall(r"loop.launch @\w+\((.*?)\)", loops)
    names = re.findall(r"%(\w+)", launch)
    own = [f"{side}{n}" for n in range(len(given) // 2) for side in "xw"]
    return [given[own.index(name)] for name in names[:-1]]


class Guarded:
    """An array in the middle of a longer one that is filled with a number: what is read or written outside shows."""

    MARGIN = 1024

    def __init__(self, array: Array, fill: float):
        self.fill = array.dtype.type(fill)
        self.whole = np.full(array.size + 2 * self.MARGIN, fill, array.dtype)
        self.array = self.whole[self.MARGIN : -self.MARGIN].reshape(array.shape)
        self.array[...] = array

    def check(self) -> None:
        """Raise if something outside was written."""
        ends = self.whole[: self.MARGIN], self.whole[-self.MARGIN :]
        for end in ends:
            assert end.tobytes() == np.full_like(end, self.fill).tobytes()


def run(
    kernel: Compiled, inputs: Sequence[Array], shape: Sequence[int], dtype: DTypeLike = np.float32
) -> Array:
    """The result of a kernel with the inputs and one result, the same with 1, 2 and 3 threads."""
    results: list[Array] = []
    for threads in (1, 2, 3):
        given = [Guarded(array, np.nan) for array in inputs]
        result = Guarded(np.full(shape, 55, dtype), 77)
        kernel([*(each.array for each in given), result.array], [], threads)
        for each in (*given, result):
            each.check()
        for each, array in zip(given, inputs, strict=True):
            np.testing.assert_array_equal(each.array, array)
        results.append(result.array)
    assert results[0].tobytes() == results[1].tobytes() == results[2].tobytes()
    return results[0]
