"""A small convolutional network learns to read digits, with nothing but mlfuse.

The forward pass is graph text, the gradients are mlfuse's own, and the optimizer is a rule written
here. Needs scikit-learn for its digits (1,797 images of 8 x 8). Run it with
`python examples/digits.py`: 99 % of the test images, in well under a minute on two cores.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
from sklearn.datasets import load_digits

import mlfuse

BATCH, EPOCHS, RATE, GOAL = 64, 14, 6e-3, 0.97

FORWARD = """
  %c1 = graph.convolution %x, %k1 dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad [[1, 1], [1, 1]]
    : tensor<{n}x8x8x1xf32>, tensor<3x3x1x16xf32> -> tensor<{n}x8x8x16xf32>
  %s1 = graph.broadcast %b1 dims [3] : tensor<16xf32> -> tensor<{n}x8x8x16xf32>
  %a1 = graph.add %c1, %s1 : tensor<{n}x8x8x16xf32>
  %r1 = graph.relu %a1 : tensor<{n}x8x8x16xf32>
  %w1 = graph.windows %r1 sizes [1, 2, 2, 1] strides [1, 2, 2, 1] dilations [1, 1, 1, 1]
    : tensor<{n}x8x8x16xf32> -> tensor<{n}x4x4x16x1x2x2x1xf32>
  %p1 = graph.reduce max %w1 dims [4, 5, 6, 7] : tensor<{n}x4x4x16x1x2x2x1xf32> -> tensor<{n}x4x4x16xf32>
  %c2 = graph.convolution %p1, %k2 dims [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad [[1, 1], [1, 1]]
    : tensor<{n}x4x4x16xf32>, tensor<3x3x16x32xf32> -> tensor<{n}x4x4x32xf32>
  %s2 = graph.broadcast %b2 dims [3] : tensor<32xf32> -> tensor<{n}x4x4x32xf32>
  %a2 = graph.add %c2, %s2 : tensor<{n}x4x4x32xf32>
  %r2 = graph.relu %a2 : tensor<{n}x4x4x32xf32>
  %f2 = graph.reshape %r2 : tensor<{n}x4x4x32xf32> -> tensor<{n}x512xf32>
  %d3 = graph.dot_general %f2, %k3 contract [1] x [0] : tensor<{n}x512xf32>, tensor<512x10xf32> -> tensor<{n}x10xf32>
  %s3 = graph.broadcast %b3 dims [1] : tensor<10xf32> -> tensor<{n}x10xf32>
  %logits = graph.add %d3, %s3 : tensor<{n}x10xf32>
"""
"""Two convolutions and a dense layer, for n images."""

PARAMETERS = {
    "%k1": (3, 3, 1, 16),
    "%b1": (16,),
    "%k2": (3, 3, 16, 32),
    "%b2": (32,),
    "%k3": (512, 10),
    "%b3": (10,),
}


@mlfuse.optim.rule
def signed_momentum(p, g, m, v, *, step, lr=2e-3, beta1=0.9, beta2=0.99, eps=1e-8, decay=0.01):
    """Adam whose momentum counts half where the newest gradient disagrees with it."""
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g * g
    agreed = mlfuse.where(m * g > 0, m, 0.5 * m)
    update = agreed / (1 - beta1**step) / (mlfuse.sqrt(v / (1 - beta2**step)) + eps)
    return p - lr * (update + decay * p), m, v


def main() -> int:
    """Train, test, and say how long it took; 1 below the goal."""
    start = time.perf_counter()
    images, labels = digits()
    random = np.random.default_rng(0)
    order = random.permutation(len(images))
    train, test = order[: -len(images) // 5], order[-len(images) // 5 :]
    params = [initial(shape, random) for shape in PARAMETERS.values()]
    step = mlfuse.compile(
        mlfuse.differentiate(loss_text(BATCH), argnums=range(len(params))), function="main_grad"
    )
    optimizer = signed_momentum(params)
    steps = EPOCHS * (len(train) // BATCH)
    print(f"compiled in {time.perf_counter() - start:.1f} s: {step.launches} launches and ", end="")
    print(f"{step.calls} library calls for loss and gradients")
    done = 0
    for epoch in range(EPOCHS):
        total = 0.0
        shuffled = random.permutation(train)
        for first in range(0, len(shuffled) - BATCH + 1, BATCH):
            batch = shuffled[first : first + BATCH]
            loss, *gradients = step(*params, images[batch], labels[batch])
            optimizer.lr = RATE * (1 - done / steps)
            optimizer.step(gradients)
            total += float(loss) / (len(train) // BATCH)
            done += 1
        if epoch % 2 == 1:
            print(f"epoch {epoch + 1}: loss {total:.4f}")
    accuracy = tested(params, images[test], labels[test])
    seconds = time.perf_counter() - start
    print(f"test accuracy {accuracy:.2%} of {len(test)} images, {seconds:.1f} s in all; ", end="")
    print(f"{optimizer.launches} launch for the {len(params)} updates of a step")
    return int(accuracy < GOAL)


def digits() -> tuple[Any, Any]:
    """Images of 8 x 8 x 1 between 0 and 1, and what they show."""
    data: Any = load_digits()
    return (data.images / 16).astype(np.float32)[..., None], data.target.astype(np.int32)


def initial(shape: tuple[int, ...], random: np.random.Generator) -> Any:
    """Normal numbers scaled by the inputs of a neuron (He et al., 2015); zeros for a bias."""
    if len(shape) == 1:
        return np.zeros(shape, np.float32)
    scale = np.sqrt(2 / np.prod(shape[:-1]))
    return (random.standard_normal(shape) * scale).astype(np.float32)


def loss_text(n: int) -> str:
    """The mean cross entropy of n images: parameters, images and labels in."""
    return f"""
func.func @main({_arguments(n)}, %y: tensor<{n}xi32>) -> tensor<f32> {{
  {FORWARD.format(n=n)}
  %loss = graph.cross_entropy %logits, %y : tensor<{n}x10xf32>, tensor<{n}xi32> -> tensor<f32>
  func.return %loss : tensor<f32>
}}"""


def logits_text(n: int) -> str:
    """The scores of n images."""
    return f"""
func.func @main({_arguments(n)}) -> tensor<{n}x10xf32> {{
  {FORWARD.format(n=n)}
  func.return %logits : tensor<{n}x10xf32>
}}"""


def _arguments(n: int) -> str:
    shapes = {name: "x".join(map(str, shape)) for name, shape in PARAMETERS.items()}
    parameters = [f"{name}: tensor<{shape}xf32>" for name, shape in shapes.items()]
    return ", ".join([*parameters, f"%x: tensor<{n}x8x8x1xf32>"])


def tested(params: list[Any], images: Any, labels: Any) -> float:
    """The share of images that are read rightly."""
    scores = mlfuse.compile(logits_text(len(images)))(*params, images)
    return float(np.mean(np.argmax(scores, axis=1) == labels))


if __name__ == "__main__":
    sys.exit(main())
