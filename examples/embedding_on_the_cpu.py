"""An embedding table in the memory of the CPU and a network on the GPU, trained together.

The table has 200,000 rows of 64 numbers, 51 MB, which never go to the GPU: a step copies the 512 rows that it reads, and their
gradients back. Run it with `python examples/embedding_on_the_cpu.py`; without a GPU, with MLFUSE_DEVICES=cuda=cpu, which plays
it on the CPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import mlfuse

ROWS, WIDTH, HIDDEN, BATCH, RATE = 200_000, 64, 32, 512, 0.1


def network(rows: Any, hidden: Any, last: Any) -> Any:
    """One number for each row."""
    return mlfuse.matmul(mlfuse.tanh(mlfuse.matmul(rows, hidden)), last)


def loss(table: Any, hidden: Any, last: Any, words: Any, wanted: Any) -> Any:
    """The mean squared error. The gradient of an op is on the device of the op."""
    with mlfuse.device("cpu"):
        rows = mlfuse.take(table, words, axis=0)
    with mlfuse.device("cuda"):
        return mlfuse.mean((network(rows, hidden, last) - wanted) ** 2)


@mlfuse.jit(donate_argnums=(0, 1, 2))
def step(table: Any, hidden: Any, last: Any, words: Any, wanted: Any) -> Any:
    """The loss, and the parameters after a step of gradient descent, each updated where it is."""
    value, gradients = mlfuse.value_and_grad(loss, argnums=(0, 1, 2))(
        table, hidden, last, words, wanted
    )
    with mlfuse.device("cpu"):
        table = table - RATE * BATCH * gradients[0]
    with mlfuse.device("cuda"):
        return value, table, hidden - RATE * gradients[1], last - RATE * gradients[2]


def parameters(random: np.random.Generator) -> list[Any]:
    """The table and the two matrices of the network."""
    shapes = ((ROWS, WIDTH), (WIDTH, HIDDEN), (HIDDEN,))
    return [
        random.standard_normal(shape, dtype=np.float32) / np.float32(np.sqrt(shape[-1]))
        for shape in shapes
    ]


def main() -> list[float]:
    """Train for some steps; the losses."""
    random = np.random.default_rng(0)
    table, hidden, last = parameters(random)
    words = random.integers(0, ROWS, BATCH)
    wanted = random.standard_normal(BATCH, dtype=np.float32)
    losses: list[float] = []
    for _ in range(8):
        value, table, hidden, last = step(table, hidden, last, words, wanted)
        losses.append(float(value))
    print(f"loss {losses[0]:.2e} in the first step, {losses[-1]:.2e} in the last")
    return losses


if __name__ == "__main__":
    main()
