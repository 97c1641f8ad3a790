"""A model with a step in the middle that only the CPU can do: the price of each product, by its name, from a dictionary.

`graph.call_external` calls a Python function; the products before it and the arithmetic after it are on the GPU. Run it with
`python examples/lookup_on_the_cpu.py`; without a GPU, with MLFUSE_DEVICES=cuda=cpu, which plays it on the CPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import mlfuse

NAMES = ("apple", "bread", "cheese", "dates", "egg")
PRICES = {"apple": 0.5, "bread": 2.5, "cheese": 4.0, "dates": 3.0, "egg": 0.25}

MODEL = """
func.func @main(%x: tensor<16x8xf32>, %w: tensor<8x5xf32>) -> tensor<16xf32> {
  %scores = graph.dot_general %x, %w contract [1] x [0] {mlfuse.device = "cuda"}
    : tensor<16x8xf32>, tensor<8x5xf32> -> tensor<16x5xf32>
  %best = graph.argmax %scores dims [1] {mlfuse.device = "cuda"} : tensor<16x5xf32> -> tensor<16xi64>
  %price = graph.call_external "shop.price" (%best) {mlfuse.device = "cpu"} : (tensor<16xi64>) -> tensor<16xf32>
  %sure = graph.softmax %scores {axis = 1 : i64, mlfuse.device = "cuda"} : tensor<16x5xf32>
  %most = graph.reduce max %sure dims [1] {mlfuse.device = "cuda"} : tensor<16x5xf32> -> tensor<16xf32>
  %expected = graph.mul %price, %most {mlfuse.device = "cuda"} : tensor<16xf32>
  func.return %expected : tensor<16xf32>
}"""


def price(numbers: Any) -> Any:
    """The price of each product."""
    return np.array([PRICES[NAMES[number]] for number in numbers], np.float32)


def main() -> Any:
    """The expected prices of 16 customers' choices."""
    mlfuse.externals.register("shop.price", price)
    model = mlfuse.compile(MODEL)
    random = np.random.default_rng(0)
    x, w = (random.standard_normal(shape, dtype=np.float32) for shape in ((16, 8), (8, 5)))
    expected = model(x, w)
    copies = [each for each in model.ledger if each.name.startswith("transfer")]
    moved = sum(each.least for each in copies)
    print(f"{model.launches} launches, {model.calls} calls, {len(copies)} copies of {moved} bytes")
    print(f"the first three customers pay {expected[:3].round(2)}")
    return expected


if __name__ == "__main__":
    main()
