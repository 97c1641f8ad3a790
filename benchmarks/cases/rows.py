"""Rows from 64 to 262,144 elements; softmax backward; cross entropy forward, and forward and backward."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportUnknownParameterType=false
# What a library takes and returns is its own to say.

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.case import Array, Case, is_small, main_of, normals, shape_text, size_of, tensor
from benchmarks.cases.five import softmax, softmax_reference
from benchmarks.peers.parallel import prange

Shape = tuple[int, int]
ELEMENTS = 1 << 24
LENGTHS = (64, 512, 32768, 262144)
"""The lengths besides 4096, which `five` has."""


def row_sums(shape: Shape) -> Case:
    """The sum of each row."""
    t, u = tensor(shape), tensor(shape[:1])
    body = f"%y = graph.reduce add %x dims [1] : {t} -> {u}"
    return Case(
        f"row_sums/{shape_text(shape)}",
        main_of(f"%x: {t}", body, f"%y : {u}"),
        normals(shape),
        lambda x: x.sum(1),
        4 * size_of(shape) + 4 * shape[0],
        torch=lambda torch, x: x.sum(1),
        jax=lambda jax, x: x.sum(1),
        numba=numba_row_sums,
        onnx="axes = Constant <value_ints = [1]> () y0 = ReduceSum <keepdims = 0> (a, axes)",
        cupy=lambda xp, x: x.sum(1),
        tolerance=1e-4,  # one accumulator, as numba has without fastmath, loses digits
        small=is_small(shape),
    )


def numba_row_sums(x: Array, y: Array) -> None:
    for i in prange(x.shape[0]):
        total = np.float32(0)
        for j in range(x.shape[1]):
            total += x[i, j]
        y[i] = total


def softmax_backward(shape: Shape) -> Case:
    """y (dy - sum(y dy)) for rows y, the results of a softmax."""
    t, u = tensor(shape), tensor(shape[:1])
    body = f"""%0 = graph.mul %y, %g : {t}
        %1 = graph.reduce add %0 dims [1] : {t} -> {u}
        %2 = graph.broadcast %1 dims [0] : {u} -> {t}
        %3 = graph.sub %g, %2 : {t}
        %r = graph.mul %y, %3 : {t}"""

    def inputs(random: np.random.Generator) -> list[Array]:
        x, g = normals(shape, shape)(random)
        return [softmax_reference(x), g]

    return Case(
        f"softmax_backward/{shape_text(shape)}",
        main_of(f"%y: {t}, %g: {t}", body, f"%r : {t}"),
        inputs,
        lambda y, g: y * (g - (y * g).sum(1, keepdims=True)),
        12 * size_of(shape),
        torch=lambda torch, y, g: torch._softmax_backward_data(g, y, 1, y.dtype),
        jax=lambda jax, y, g: y * (g - (y * g).sum(1, keepdims=True)),
        numba=numba_softmax_backward,
        onnx=(
            "axes = Constant <value_ints = [1]> () p = Mul (a, b) s = ReduceSum (p, axes)"
            " d = Sub (b, s) y0 = Mul (a, d)"
        ),
        cupy=lambda xp, y, g: y * (g - (y * g).sum(1, keepdims=True)),
        small=is_small(shape, shape),
    )


def numba_softmax_backward(y: Array, g: Array, r: Array) -> None:
    for i in prange(y.shape[0]):
        total = np.float32(0)
        for j in range(y.shape[1]):
            total += y[i, j] * g[i, j]
        for j in range(y.shape[1]):
            r[i, j] = y[i, j] * (g[i, j] - total)


def cross_entropy_text(shape: Shape) -> str:
    """Cross entropy with class numbers: the mean over rows."""
    t, n = tensor(shape), tensor(shape[:1], "i64")
    body = f"%y = graph.cross_entropy %x, %n : {t}, {n} -> tensor<f32>"
    return main_of(f"%x: {t}, %n: {n}", body, "%y : tensor<f32>")


def logits_and_labels(shape: Shape) -> Any:
    """A function that makes inputs of the cross entropy."""

    def inputs(random: np.random.Generator) -> list[Array]:
        labels = random.integers(0, shape[1], shape[0], np.int64)
        return [random.standard_normal(shape, np.float32), labels]

    return inputs


def loss_reference(x: Array, labels: Array) -> Array:
    """mean(log(sum(exp(x))) - x at the label)."""
    best = x.max(1)
    logs = np.log(np.exp(x - best[:, None]).sum(1)) + best
    return np.asarray((logs - x[np.arange(len(x)), labels]).mean())


def jax_loss(jax: Any, x: Any, labels: Any) -> Any:
    """As Optax writes it."""
    picked = jax.numpy.take_along_axis(x, labels[:, None], 1)[:, 0]
    return (jax.nn.logsumexp(x, 1) - picked).mean()


def cross_entropy(shape: Shape) -> Case:
    """Forward."""
    return Case(
        f"cross_entropy/{shape_text(shape)}",
        cross_entropy_text(shape),
        logits_and_labels(shape),
        loss_reference,
        4 * size_of(shape) + 8 * shape[0],
        torch=lambda torch, x, n: torch.nn.functional.cross_entropy(x, n),
        jax=jax_loss,
        onnx='y0, unused = SoftmaxCrossEntropyLoss <reduction = "mean"> (a, b)',
        small=is_small(shape),
    )


def cross_entropy_gradients(x: Array, labels: Array) -> list[Array]:
    """The loss, and (softmax(x) - one hot) / rows."""
    gradient = softmax_reference(x)
    gradient[np.arange(len(x)), labels] -= 1
    return [loss_reference(x, labels), gradient / len(x)]


def cross_entropy_both(shape: Shape) -> Case:
    """Forward and backward: the loss and dx."""

    def written_torch(torch: Any, x: Any, n: Any) -> Any:
        def forward(x: Any) -> Any:
            return torch.nn.functional.cross_entropy(x, n)

        y, pull = torch.func.vjp(forward, x)
        return y, *pull(torch.ones_like(y))

    def written_jax(jax: Any, x: Any, n: Any) -> Any:
        return jax.value_and_grad(lambda x: jax_loss(jax, x, n))(x)

    return Case(
        f"cross_entropy_backward/{shape_text(shape)}",
        cross_entropy_text(shape),
        logits_and_labels(shape),
        cross_entropy_gradients,
        8 * size_of(shape) + 8 * shape[0],
        argnums=(0,),
        torch=written_torch,
        jax=written_jax,
        small=is_small(shape, shape),
    )


def cases(tiny: bool) -> list[Case]:
    """16 M elements in rows of each length; the vocabularies of language models for cross entropy."""
    if tiny:
        makers = (softmax, row_sums, softmax_backward, cross_entropy, cross_entropy_both)
        return [make((16, 64)) for make in makers]
    shapes = [(ELEMENTS // length, length) for length in LENGTHS]
    softmaxes = [softmax(shape) for shape in shapes]
    sums = [row_sums(shape) for shape in [(4096, 4096), *shapes]]
    vocabulary = (512, 32768)
    losses = [cross_entropy(vocabulary), cross_entropy_both(vocabulary)]
    return [*softmaxes, *sums, softmax_backward((4096, 4096)), *losses]
