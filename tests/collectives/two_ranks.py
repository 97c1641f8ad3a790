"""What a rank does in `test_real_ranks.py`: `mpiexec -n 2 python two_ranks.py SCENARIO FOLDER [...]`.

Each rank writes what it saw to `FOLDER/RANK.json` or `.npz`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np

import mlfuse
from mlfuse import distributed
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array

FOLDER = Path(sys.argv[2] if len(sys.argv) > 2 else ".")  # a test imports this file, too
LIMIT_S = 1.5
"""Of the calls of scenarios that fail."""
OTHER_WRITES_S = 20.0
"""How long a rank waits for the other one's file, on a busy machine."""


def write(rank: int, **what: object) -> None:
    """Tell the test. The file is there whole or not at all: MPI may end a rank while it writes."""
    partial = FOLDER / f"{rank}.json.partial"
    partial.write_text(json.dumps(what))
    partial.replace(FOLDER / f"{rank}.json")


def wait_for(rank: int) -> None:
    """Until that rank has written: the first rank that ends with an error ends the other one."""
    until = time.monotonic() + OTHER_WRITES_S
    while not (FOLDER / f"{rank}.json").exists() and time.monotonic() < until:
        time.sleep(0.01)


def arrays() -> None:
    """Of every kind, of sizes from nothing to more than a message of any library's holds."""
    rank = distributed.rank()
    results: dict[str, Array] = {}
    for name, array in inputs_of(rank).items():
        for reduction in ("max",) if array.dtype == np.bool_ else ("add", "max", "min"):
            (got,) = distributed.all_reduce([array], reduction)
            results[f"{name}_{reduction}"] = got
        if name == "large":
            results["large_mean"] = distributed.all_reduce([array], "mean")[0]
    bits: dict[str, Any] = {n: value.view(f"u{value.itemsize}") for n, value in results.items()}
    np.savez(FOLDER / f"{rank}.npz", **bits)


def inputs_of(rank: int) -> dict[str, Array]:
    """What a rank brings."""
    random = np.random.default_rng(rank)
    small = random.integers(-100, 100, 17)
    return {
        "empty": np.zeros(0, np.float32),
        "scalar": np.array([0.25 + rank]),
        "large": random.standard_normal(1_000_003).astype(np.float32),
        "bf16": random.standard_normal(300).astype(ml_dtypes.bfloat16),
        "f16": random.standard_normal(300).astype(np.float16),
        "special": np.array([[np.nan, 0.0, -np.inf], [1.0, -0.0, np.inf]][rank]),
        "bool": small > 0,
        **{kind: small.astype(kind) for kind in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8")},
    }


def train() -> None:
    """Each on its half of a batch; the first parameter is updated where it is."""
    rank, ranks = distributed.rank(), distributed.world_size()
    data = np.load(FOLDER / "data.npz")
    text = (FOLDER / "step.mlir").read_text().replace("BATCH", str(len(data["x"]) // ranks))
    for device in sys.argv[3:]:
        step = mlfuse.compile(text, device=device)
        parameters = [data[f"p{number}"] for number in range(4)]
        losses: list[float] = []
        for _ in range(8):
            *parameters, loss = step(*parameters, data["x"][rank::ranks], data["y"][rank::ranks])
            losses.append(float(loss))
        np.savez(FOLDER / f"{device}{rank}.npz", *parameters, losses=losses)


def failing(act: Callable[[int], object], both: bool = False) -> Callable[[], None]:
    """Steps of `act` until one raises; with `both`, it raises on both ranks."""

    def run() -> None:
        from mpi4py import MPI

        with distributed.communicator(MPI.COMM_WORLD, timeout_s=LIMIT_S):
            steps()

    def steps() -> None:
        rank = distributed.rank()
        started, done = time.monotonic(), 0
        try:
            for step in range(5):
                started = time.monotonic()
                if step == 2:
                    act(rank)
                distributed.all_reduce([np.ones(3)])
                done += 1
        except MlfuseError as error:
            again = "nothing"
            try:
                distributed.all_reduce([np.ones(3)])
            except MlfuseError as another:
                again = str(another)
            seconds = time.monotonic() - started
            write(rank, error=str(error), again=again, seconds=seconds, done=done)
            if both:
                wait_for(1 - rank)
            raise

    return run


def die(rank: int) -> None:
    """Without a word to anybody."""
    if rank == 1:
        os._exit(0)


def kill(rank: int) -> None:
    """As the kernel does when memory is short."""
    if rank == 1:
        os.kill(os.getpid(), signal.SIGKILL)


def fall(rank: int) -> None:
    """An error in a rank's own code; then MPI_Finalize waits for the other one."""
    if rank == 1:
        raise ValueError("of rank 1's own")


def hang(rank: int) -> None:
    """Somewhere else."""
    if rank == 1:
        time.sleep(600)


def come_late(rank: int) -> None:
    """Once the other has given up."""
    if rank == 1:
        time.sleep(LIMIT_S + 1)


def shapes(rank: int) -> None:
    """Another size."""
    distributed.all_reduce([np.ones(3 + rank)])


def types(rank: int) -> None:
    """Another type of as many bytes."""
    distributed.all_reduce([np.ones(4, np.float32) if rank else np.ones(2)])


def order(rank: int) -> None:
    """The same two, the other way round."""
    for reduction in ("add", "max") if rank else ("max", "add"):
        distributed.all_reduce([np.ones(3)], reduction)


def split(rank: int) -> None:
    """One in groups, the other one not."""
    distributed.all_reduce([np.ones(3)], groups=((0,), (1,)) if rank else None)


SCENARIOS: dict[str, Callable[[], None]] = {
    "arrays": arrays,
    "train": train,
    **{act.__name__: failing(act) for act in (die, kill, fall, hang, come_late, split)},
    **{act.__name__: failing(act, both=True) for act in (shapes, types, order)},
}

if __name__ == "__main__":
    distributed.initialize("mpi", timeout_s=30)  # one of them may have started much later
    SCENARIOS[sys.argv[1]]()
