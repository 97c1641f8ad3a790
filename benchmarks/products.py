"""Matrix products in f32: our kernel, the libraries' and what the planner picks, and the times that it picks by.

    python -m benchmarks.products [--threads=1] [--seconds=1] [--rounds=3] [--packed] [--fit] [--grid=16x64x32,...]

Each contestant has a process of its own, since the threads of one library slow another down: our kernel (`own`),
`mlfuse` with the library for every product (`library`: NumPy's OpenBLAS on our threads), NumPy (`openblas`), PyTorch
(`mkl`) and oneDNN (`onednn`). With `--packed`, w is the same in every call: we pack it once, and so does ONNX Runtime
(`onnxruntime`), the fourth library then. All compute y = x w with the results in the same memory each time. The table has the
fastest call of each in 1e9 floating-point operations a second, and two ratios to the best of the libraries: of
our kernel and of what the planner picks.

With one thread, times are the calling thread's processor time, which other programs disturb less. With `--fit`, the
times of `own` and `library` are fitted as sums of the terms of `ProductTimes`, none of which is negative (least squares
of relative errors), and printed as they stand in a device description.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields, replace
from importlib import import_module
from math import ceil, exp, log
from pathlib import Path
from typing import Any

from mlfuse.targets import devices
from mlfuse.targets.devices.products import ProductSize, ProductTimes

SIDES = (16, 32, 64, 128, 256, 512, 1024)
ROWS = (1, 2, 4, 7, 16, 32)
LIBRARIES = ("openblas", "mkl", "onednn")
PACKERS = ("onnxruntime",)
"""Libraries that pack a matrix that is the same in every call."""
OURS = ("own", "library")
Array = Any


def grid(kind: str) -> list[ProductSize]:
    """The sizes of `kind`, such as "16x64x32,8x8x8" (rows, depth, columns). "all": cubes, thin products (few rows), and products with one long or one short dim; "thin": thin ones alone."""
    cubes = [(n, n, n) for n in SIDES]
    thin = [
        (m, n, k) for m in ROWS for n, k in ((256, 256), (1024, 256), (256, 1024), (1024, 1024))
    ]
    turned = [(n, n, n) for n in SIDES[1:]] + [(16, 1024, 256), (512, 64, 128), (64, 512, 128)]
    others = [(64, 256, 256), (256, 64, 1024), (1024, 64, 64), (128, 1024, 64), (100, 50, 70)]
    others += [(512, 16, 512), (1024, 1024, 32), (33, 129, 257)]
    forms = [(form, size) for form in ("nt", "tn") for size in turned]
    chosen = [("nn", size) for size in cubes + thin + others] + forms
    if kind == "thin":
        chosen = [("nn", size) for size in thin]
    elif kind != "all":
        given = (each.partition(":")[::2] for each in kind.split(","))
        chosen = [(form or "nn", tuple(map(int, sizes.split("x")))) for sizes, form in given]
        chosen = [(form, (m, n, k)) for form, (m, k, n) in chosen]
    return [ProductSize(1, *size, form[0] == "t", form[1] == "t") for form, size in chosen]


def text(size: ProductSize) -> str:
    """A product as a module."""
    (x, w), y = shapes(size), (size.rows, size.columns)
    x, w, y = (f"tensor<{a}x{b}xf32>" for a, b in (x, w, y))
    dims = f"contract [{int(not size.left_turned)}] x [{int(size.right_turned)}]"
    return (
        f"func.func @main(%x: {x}, %w: {w}) -> {y} {{\n"
        f"  %y = graph.dot_general %x, %w {dims} : {x}, {w} -> {y}\n  func.return %y : {y}\n}}\n"
    )


def shapes(size: ProductSize) -> tuple[tuple[int, int], tuple[int, int]]:
    """The shapes of the operands in memory."""
    m, n, k = size.rows, size.columns, size.depth
    return ((k, m) if size.left_turned else (m, k)), ((n, k) if size.right_turned else (k, n))


def description(who: str, folder: Path) -> str:
    """A description of this CPU for which every product is ours, or the library's; its path."""
    path = Path(devices.__file__).parent / "cpu.json"
    data = json.loads(path.read_text("utf-8"))
    free = asdict(ProductTimes(*[0.0] * len(fields(ProductTimes))))
    for each in ("own", "few_rows", "library"):
        is_chosen = (each == "library") == (who == "library")
        data["products"][each] = free if is_chosen else free | {"call_us": 1.0}
    written = folder / f"{who}.json"
    written.write_text(json.dumps(data), "utf-8")
    return str(written)


def contestant(who: str, size: ProductSize, folder: Path, *, packed: bool) -> Callable[[], object]:
    """A call of a product by one contestant; `packed` if it may pack w before."""
    import numpy as np

    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(shape, np.float32) for shape in shapes(size))
    y = np.empty((size.rows, size.columns), np.float32)
    left, right = x.T if size.left_turned else x, w.T if size.right_turned else w
    if who == "openblas":
        return lambda: np.matmul(left, right, out=y)
    if who == "mkl":
        import torch

        torch.set_num_threads(int(os.environ["OMP_NUM_THREADS"]))
        a, b, c = map(torch.from_numpy, (left, right, y))  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]
        return lambda: torch.mm(a, b, out=c)
    if who == "onednn":
        from mlfuse.runtime.library import onednn

        library = onednn.load()
        if library is None:
            raise LookupError("oneDNN isn't installed")
        sizes = (size.rows, size.columns, size.depth, size.columns, x.shape[1], w.shape[1])
        multiply = library.multiply((size.left_turned, size.right_turned), sizes)
        places = [each.ctypes.data for each in (y, x, w)]
        keep = (x, w, y)
        return lambda: (keep, multiply(*places))
    if who == "onnxruntime":
        return onnxruntime_call(x, right)
    import mlfuse

    target = description(who, folder)
    run = mlfuse.compile(text(size), "cpu", target=target, bound=[w] if packed else ())
    assert run.calls == (who == "library")
    return (lambda: run(x, out=y)) if packed else (lambda: run(x, w, out=y))


def onnxruntime_call(x: Array, w: Array) -> Callable[[], object]:
    """A call of ONNX Runtime with bound memory."""
    onnx: Any = import_module("onnx")
    runtime: Any = import_module("onnxruntime")
    helper = onnx.helper
    named = {"x": x.shape, "y": (x.shape[0], w.shape[1])}
    given, made = (helper.make_tensor_value_info(name, 1, shape) for name, shape in named.items())
    weights = onnx.numpy_helper.from_array(w, "w")
    node = helper.make_node("MatMul", ["x", "w"], ["y"])
    graph = helper.make_graph([node], "product", [given], [made], [weights])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    options = runtime.SessionOptions()
    options.intra_op_num_threads = int(os.environ["OMP_NUM_THREADS"])
    session = runtime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )
    bound = session.io_binding()
    bound.bind_cpu_input("x", x)
    bound.bind_output("y")
    return lambda: session.run_with_iobinding(bound)


def fastest(run: Callable[[], object], seconds: float, clock: Callable[[], float]) -> float:
    """The shortest call, in seconds: of some batches that take 1 ms at least, since a thread's clock may lag."""
    run()
    start = clock()
    run()
    batch = max(ceil(1e-3 / max(clock() - start, 1e-7)), 1)
    best, end, rounds = float("inf"), time.perf_counter() + seconds, 0
    while time.perf_counter() < end or rounds < 3:
        start = clock()
        for _ in range(batch):
            run()
        best = min(best, (clock() - start) / batch)
        rounds += 1
    return best


def measure(who: str, sizes: Sequence[ProductSize], seconds: float, *, packed: bool) -> None:
    """Print the seconds of each size as JSON lines: the process of one contestant."""
    clock = time.thread_time if os.environ["OMP_NUM_THREADS"] == "1" else time.perf_counter
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            try:
                run = contestant(who, size, Path(folder), packed=packed)
            except (ImportError, LookupError):
                return
            print(json.dumps(fastest(run, seconds, clock)), flush=True)


def times_of(who: str, arguments: argparse.Namespace) -> list[float]:
    """The seconds of each size for one contestant, measured in a process of its own; none if it isn't installed."""
    threads = str(arguments.threads)
    names = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "MLFUSE_NUM_THREADS")
    environment = os.environ | dict.fromkeys(names, threads)
    command = [sys.executable, "-m", "benchmarks.products", f"--measure={who}"]
    command += [f"--seconds={arguments.seconds}", f"--grid={arguments.grid}"]
    command += ["--packed"] * arguments.packed
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return [float(json.loads(line)) for line in done.stdout.splitlines()]


def terms(size: ProductSize) -> list[float]:
    """What each field of `ProductTimes` adds for a size, in microseconds per unit."""
    zero = ProductTimes(*[0.0] * len(fields(ProductTimes)))
    return [replace(zero, **{each.name: 1.0}).us(size) for each in fields(ProductTimes)]


def fit(sizes: Sequence[ProductSize], seconds: Sequence[float]) -> ProductTimes:
    """The times that fit measured ones: the least squares of relative errors with no negative number (Lawson and
    Hanson, "Solving least squares problems", 1974, by coordinate descent)."""
    rows = [[t / (1e6 * s) for t in terms(size)] for size, s in zip(sizes, seconds, strict=True)]
    found = [0.0] * len(rows[0])
    for _ in range(20_000):
        for n in range(len(found)):
            rest = [
                1 - sum(a * x for k, (a, x) in enumerate(zip(row, found, strict=True)) if k != n)
                for row in rows
            ]
            column = [row[n] for row in rows]
            if not any(column):
                continue
            found[n] = max(
                sum(a * r for a, r in zip(column, rest, strict=True)) / sum(a * a for a in column),
                0.0,
            )
    return ProductTimes(*(float(f"{x:.3g}") for x in found))


def mean(values: Sequence[float]) -> float:
    """The geometric mean."""
    return exp(sum(map(log, values)) / len(values))


def report(arguments: argparse.Namespace) -> None:
    """Measure all contestants and print the table."""
    sizes = grid(arguments.grid)
    libraries = (*LIBRARIES, *PACKERS) if arguments.packed else LIBRARIES
    seconds = {who: [float("inf")] * len(sizes) for who in (*OURS, *libraries)}
    for _ in range(arguments.rounds):
        for who, before in seconds.items():
            found = times_of(who, arguments)
            seconds[who] = [min(each) for each in zip(before, found, strict=False)]
    seconds = {who: found for who, found in seconds.items() if len(found) == len(sizes)}
    products = devices.get("cpu").products
    assert products is not None
    print(f"| rows x depth x columns | {' | '.join(seconds)} | own / best | pick | pick / best |")
    print("|---|" + "---|" * (len(seconds) + 3))
    ours: list[float] = []
    picks: list[float] = []
    for n, size in enumerate(sizes):
        flops = 2e-9 * size.rows * size.columns * size.depth
        best = min(found[n] for who, found in seconds.items() if who in libraries)
        pick = "own" if products.own_us(size) < products.library.us(size) else "library"
        ours.append(best / seconds["own"][n])
        picks.append(best / seconds[pick][n])
        rates = " | ".join(f"{flops / found[n]:.1f}" for found in seconds.values())
        turned = [side for side in ("left", "right") if getattr(size, f"{side}_turned")]
        name = (
            f"{size.rows} x {size.depth} x {size.columns}{''.join(f', {t} turned' for t in turned)}"
        )
        print(f"| {name} | {rates} | {ours[-1]:.2f} | {pick} | {picks[-1]:.2f} |")
    print(f"\nGeometric means: own / best {mean(ours):.2f}, pick / best {mean(picks):.2f}")
    if arguments.fit:
        few = [n for n, size in enumerate(sizes) if size.has_few_rows]
        others = [n for n, size in enumerate(sizes) if not size.has_few_rows]
        for name, numbers in (("own", others), ("few_rows", few)):
            computed = [products.computed(sizes[n]) for n in numbers]
            found = fit(computed, [seconds["own"][n] for n in numbers])
            print(f'"{name}": {json.dumps(asdict(found))}')
        print(f'"library": {json.dumps(asdict(fit(sizes, seconds["library"])))}')


def main() -> None:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant and size")
    parser.add_argument(
        "--rounds", type=int, default=3, help="how often each process is started, in turns"
    )
    parser.add_argument("--grid", default="all", metavar="ROWSxDEPTHxCOLUMNS,...")
    parser.add_argument("--packed", action="store_true", help="w may be packed before the calls")
    parser.add_argument(
        "--fit", action="store_true", help="also fit the times of a device description"
    )
    parser.add_argument("--measure", metavar="CONTESTANT", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        sizes = grid(arguments.grid)
        measure(arguments.measure, sizes, arguments.seconds, packed=arguments.packed)
    else:
        report(arguments)


if __name__ == "__main__":
    main()
