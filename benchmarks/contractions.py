"""Contractions that share an operand: one call for all against one call each, on this machine's CPU.

    python -m benchmarks.contractions [ROUNDS] [FEATURES] [--cpu-time]

Three cases in f32, each for several numbers of rows. FEATURES is 768 by default, as in GPT-2 small:

- constant: Y = X W + b for three constant W, packed when the module is compiled;
- run-time: the same with W as arguments, which joining would concatenate at every call;
- rows: Y = X W + b for three X and one W, all arguments.

Each is compiled in three ways: as the cost model decides, with `precision="strict"` (never joined), and always
joined (with a device description in which a call costs a second). Calls of the three take turns in one
process. The table has the median in microseconds, followed by half the distance between the quartiles. With
`--cpu-time`, times are the calling thread's processor time, which other programs disturb less: set
OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import mlfuse
from mlfuse.targets.devices import BUILTIN

COUNT = 3
ROWS = (1, 4, 16, 64, 256, 1024)
ROUNDS = 41
Array = np.ndarray[Any, np.dtype[Any]]


def literal(array: Array) -> str:
    """An array as MLIR writes large ones."""
    return f'dense<"0x{array.tobytes().hex().upper()}">'


def module(case: str, rows: int, weights: Sequence[Array]) -> str:
    """The text of one case."""
    features = len(weights[0])
    x, w = f"tensor<{rows}x{features}xf32>", f"tensor<{features}x{features}xf32>"
    bias = f"tensor<{features}xf32>"
    args, body, results = [f"%b: {bias}"], list[str](), list[str]()
    args += [f"%x{n}: {x}" for n in range(COUNT if case == "rows" else 1)]
    if case == "constant":
        body += [f"%w{n} = graph.constant {literal(weights[n])} : {w}" for n in range(COUNT)]
    else:
        args += [f"%w{n}: {w}" for n in range(1 if case == "rows" else COUNT)]
    for n in range(COUNT):
        left, right = (n, 0) if case == "rows" else (0, n)
        body.append(
            f"%y{n} = graph.dot_general %x{left}, %w{right} contract [1] x [0] : {x}, {w} -> {x}"
        )
        body.append(f"%s{n} = graph.broadcast %b dims [1] : {bias} -> {x}")
        body.append(f"%z{n} = graph.add %y{n}, %s{n} : {x}")
        results.append(f"%z{n}")
    types = ", ".join([x] * COUNT)
    lines = "\n  ".join([*body, f"func.return {', '.join(results)} : {types}"])
    return f"func.func @main({', '.join(args)}) -> ({types}) {{\n  {lines}\n}}\n"


def eager_description(folder: Path) -> Path:
    """Write the CPU's description with calls that cost a second, so that every saved call pays. Returns the path."""
    found = Path(mlfuse.__file__).parent / "targets" / "devices" / f"{BUILTIN[0]}.json"
    data = json.loads(found.read_text("utf-8")) | {"call_us": 1e6}
    path = folder / "eager.json"
    path.write_text(json.dumps(data), "utf-8")
    return path


def measure(
    runs: Sequence[Callable[[], object]], rounds: int, clock: Callable[[], float]
) -> list[tuple[float, float]]:
    """The median of each run, and half the distance between its quartiles, in microseconds."""
    times: list[list[float]] = [[] for _ in runs]
    for turn in range(rounds):
        order = range(len(runs)) if turn % 2 else reversed(range(len(runs)))
        for number in order:
            start = clock()
            runs[number]()
            times[number].append(1e6 * (clock() - start))
    found: list[tuple[float, float]] = []
    for each in times:
        low, middle, high = statistics.quantiles(each, n=4)
        found.append((middle, (high - low) / 2))
    return found


def main() -> None:
    """Print a row for each case."""
    numbers = [int(each) for each in sys.argv[1:] if each.isdigit()]
    rounds, features = (*numbers, *(ROUNDS, 768)[len(numbers) :])
    clock = time.thread_time if "--cpu-time" in sys.argv else time.perf_counter
    rng = np.random.default_rng(0)
    weights = [rng.standard_normal((features, features), np.float32) for _ in range(COUNT)]
    print("| case | rows | one by one, us | joined, us | gain | the model | estimated gain, us |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        eager = str(eager_description(Path(folder)))
        for case in ("constant", "run-time", "rows"):
            for rows in ROWS:
                text = module(case, rows, weights)
                chosen = mlfuse.compile(text, "cpu")
                strict = mlfuse.compile(text, "cpu", precision="strict")
                joined = mlfuse.compile(text, "cpu", target=eager)
                args = [
                    rng.standard_normal(spec.shape).astype(np.float32)
                    for spec in chosen.signature.inputs
                ]
                for one, other in zip(joined(*args), strict(*args), strict=True):
                    np.testing.assert_allclose(one, other, rtol=1e-3, atol=1e-3)
                runs = [partial(strict, *args), partial(joined, *args)]
                (one, spread), (other, spread_joined) = measure(runs, rounds, clock)
                verdict = "joins" if chosen.calls < strict.calls else "leaves"
                found = [r.numbers for r in chosen.remarks if r.rule == "horizontal.contraction"]
                estimate = found[0]["saved_us"]
                print(
                    f"| {case} | {rows} | {one:.0f} ± {spread:.0f} | {other:.0f} ± "
                    f"{spread_joined:.0f} | {one / other:.2f} | {verdict} | {estimate:.0f} |"
                )


if __name__ == "__main__":
    main()
