"""Host time of a repeated call on the CPU: everything that isn't a kernel.

    python -m benchmarks.host_time

Arguments are tiny, so that kernels take almost no time and no thread is started. Prints microseconds of the caller's CPU
time: for each call the median of several loops, which take turns in one process, since a machine's clock changes. The
bound of a call is the time of `np.add(x, y)` on the same arrays, plus 0.02 for each argument after the second;
where Python's headers aren't installed, it is 1.5 and 0.06 for each argument. Other libraries compute the sum of two
arrays, each as it is fastest: numba; ONNX Runtime, with inputs and outputs bound once; torch.compile, JAX. A library that
isn't installed is left out, with a line.

For large results, it prints the wall time, and the wall time of a call with `out=`, which allocates nothing.
"""

from __future__ import annotations

import importlib
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from unittest import mock

import numpy as np

import mlfuse
from mlfuse.runtime.cpu import entry

COUNTS = (1, 2, 4, 8, 16, 32)
LOOPS = 15
CALLS = 2000

Call = Callable[[], object]
KINDS = {
    "known sizes": ("tensor<64xf32>", ""),
    "`?` sizes": ("tensor<?xf32>", ""),
    "the first donated": ("tensor<64xf32>", " {tf.aliasing_output = 0 : i32}"),
}


def module(count: int, type_: str, attributes: str = "") -> str:
    """A function that adds `count` tensors; the first has `attributes`."""
    head = [f"%a{n}: {type_}" + (attributes if n == 0 else "") for n in range(count)]
    lines = [f"func.func @main({', '.join(head)}) -> {type_} {{"]
    last = "%a0"
    if count == 1:
        lines.append(f"  %s0 = graph.neg %a0 : {type_}")
        last = "%s0"
    for n in range(1, count):
        lines.append(f"  %s{n} = graph.add {last}, %a{n} : {type_}")
        last = f"%s{n}"
    return "\n".join([*lines, f"  func.return {last} : {type_}", "}"])


def chain(launches: int) -> str:
    """A function of `launches` kernels, marked so that they aren't fused."""
    lines = ["func.func @main(%a0: tensor<64xf32>) -> tensor<64xf32> {"]
    for n in range(launches):
        lines.append(f"  %a{n + 1} = graph.exp %a{n} {{mlfuse.no_fuse}} : tensor<64xf32>")
    return "\n".join([*lines, f"  func.return %a{launches} : tensor<64xf32>", "}"])


def microseconds(
    calls: Mapping[str, Call], count: int = CALLS, clock: Callable[[], float] = time.thread_time
) -> dict[str, float]:
    """The time of one call of each: the median of several loops, which take turns."""
    found: dict[str, list[float]] = {name: [] for name in calls}
    for call in calls.values():
        for _ in range(100):
            call()
    for _ in range(LOOPS):
        for name, call in calls.items():
            start = clock()
            for _ in range(count):
                call()
            found[name].append((clock() - start) / count * 1e6)
    return {name: statistics.median(times) for name, times in found.items()}


def written(function: object, count: int, **out: object) -> Call:
    """A call of `function` with arrays as a user writes it: each argument by its name."""
    names = [f"a{n}" for n in range(count)]
    known: dict[str, object] = {name: np.ones(64, np.float32) for name in names}
    known |= {"function": function, **out}
    named = [f"{name}={name}" for name in out]
    made: Call = eval(f"lambda: function({', '.join([*names, *named])})", known)
    return made


def executables(name: str, type_: str, attributes: str) -> dict[str, Call]:
    """Calls with each number of arguments, with and without `out=`."""
    calls: dict[str, Call] = {}
    for count in COUNTS:
        made = mlfuse.compile(module(count, type_, attributes), device="cpu")
        calls[f"{name} {count}"] = written(made, count)
        if not attributes:
            out = np.empty(64, np.float32)
            calls[f"{name}, out= {count}"] = written(made, count, out=out)
    return calls


def jitted() -> dict[str, Call]:
    """Calls of `mlfuse.jit` with each number of arguments."""

    def add(first: Any, *others: Any) -> Any:
        return sum(others, first) if others else -first

    return {f"mlfuse.jit {n}": written(mlfuse.jit(add, device="cpu"), n) for n in COUNTS}


def of_numba() -> dict[str, Call]:
    numba: Any = importlib.import_module("numba")

    def add(x: Any, y: Any) -> Any:
        return x + y

    types = [numba.float32(numba.float32, numba.float32)]
    out = np.empty(64, np.float32)
    return {
        "numba.vectorize": written(numba.vectorize(types)(add), 2),
        "numba.vectorize, out=": written(numba.vectorize(types)(add), 2, out=out),
        "numba.njit": written(numba.njit(add), 2),
    }


def of_onnx_runtime() -> dict[str, Call]:
    onnx: Any = importlib.import_module("onnx")
    runtime: Any = importlib.import_module("onnxruntime")
    helper: Any = onnx.helper
    x, y, z = (helper.make_tensor_value_info(name, 1, [64]) for name in "xyz")
    graph = helper.make_graph([helper.make_node("Add", ["x", "y"], ["z"])], "sum", [x, y], [z])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    session = runtime.InferenceSession(
        model.SerializeToString(), providers=["CPUExecutionProvider"]
    )
    bound = session.io_binding()
    for name in "xy":
        bound.bind_cpu_input(name, np.ones(64, np.float32))
    bound.bind_output("z")
    return {"ONNX Runtime, bound": lambda: session.run_with_iobinding(bound)}


def of_torch() -> dict[str, Call]:
    torch: Any = importlib.import_module("torch")
    x, y = torch.ones(64), torch.ones(64)
    add = torch.compile(lambda x, y: x + y)
    return {"torch.compile": lambda: add(x, y), "torch.add": lambda: torch.add(x, y)}


def of_jax() -> dict[str, Call]:
    jax: Any = importlib.import_module("jax")
    x, y = jax.numpy.ones(64), jax.numpy.ones(64)
    add = jax.jit(lambda x, y: x + y)
    return {"JAX": lambda: add(x, y).block_until_ready()}


def peers() -> dict[str, Call]:
    """Calls of the libraries that are installed."""
    calls: dict[str, Call] = {}
    for make in (of_numba, of_onnx_runtime, of_torch, of_jax):
        try:
            calls |= make()
        except ImportError as error:
            print(f"left out: {error}")
    return calls


def row(name: str, values: Sequence[float | None]) -> None:
    """Print a line of the table."""
    print(f"{name:28}" + "".join(f"{'':>8}" if v is None else f"{v:8.2f}" for v in values))


def table(title: str, calls: Mapping[str, Call], bound: Callable[[float, int], float]) -> None:
    """Measure calls of each number of arguments beside NumPy's, and print them."""
    out = np.empty(64, np.float32)
    add = {"np.add": written(np.add, 2), "np.add, out=": written(np.add, 2, out=out)}
    times = microseconds(add | calls)
    print(f"{title:28}" + "".join(f"{count:8}" for count in COUNTS))
    for name in add:
        row(name, [times[name] if count == 2 else None for count in COUNTS])
    row("bound", [bound(times["np.add"], count) for count in COUNTS])
    for name in dict.fromkeys(name.rpartition(" ")[0] for name in calls):
        row(name, [times.get(f"{name} {count}") for count in COUNTS])
    print()


def main() -> None:
    """Measure and print."""
    calls: dict[str, Call] = {}
    for name, (type_, attributes) in KINDS.items():
        calls |= executables(name, type_, attributes)
    code = entry.load()
    how = "after Python's headers" if code is not None and code.by_headers else "no headers"
    table(f"C compiled {how}", calls | jitted(), lambda add, n: add + 0.02 * max(n - 2, 0))
    without = entry.compiled(by_headers=False)
    entry._call_in_c.cache_clear()  # classes call the one code or the other
    with mock.patch.object(entry, "load", lambda: without):
        slower = executables("known sizes", "tensor<64xf32>", "") | jitted()
        table("by the stable ABI", slower, lambda _, n: 1.5 + 0.06 * n)
    ours = mlfuse.compile(module(2, "tensor<64xf32>"), device="cpu")
    other = {"np.add": written(np.add, 2), "mlfuse": written(ours, 2)} | peers()
    for name, each in microseconds(other).items():
        row(name, [each])
    print()
    kernels = {
        f"{n} kernels, 1 argument": written(mlfuse.compile(chain(n), device="cpu"), 1)
        for n in (1, 4, 16)
    }
    for name, each in microseconds(kernels).items():
        row(name, [each])
    large = mlfuse.compile(module(1, "tensor<1048576xf32>"), device="cpu")
    x, y = np.ones(1 << 20, np.float32), np.empty(1 << 20, np.float32)
    both: dict[str, Call] = {
        "a result of 4 MiB": lambda: large(x),
        "a result of 4 MiB, out=": lambda: large(x, out=y),
    }
    for name, each in microseconds(both, 100, time.perf_counter).items():
        row(name, [each])


if __name__ == "__main__":
    main()
