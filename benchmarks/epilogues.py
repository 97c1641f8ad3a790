"""Products and convolutions with their epilogues, and gradients of convolutions, on this machine's CPU.

    python -m benchmarks.epilogues [ROUNDS] [--cases=WORD] [--compile] [--json=FILE]

Each case, in f32, is run by mlfuse with oneDNN (if `onednn-cpu-gomp` is installed) and with NumPy's BLAS alone,
and by torch eager (and torch.compile with `--compile`) and JAX, if these are installed. The results are compared first.
Then the calls of all take turns in one process. The table has the median in milliseconds, followed by half the distance
between the quartiles. Cases:

- dense: gelu(x W + b), for layers of GPT-2 small, and for a thin one whose result is large;
- steps: the same twenty times in sequence with small matrices, where the library's threads and the kernels' alternate;
- conv: relu(conv(x, w) + b) with the shapes of ResNet and MobileNet, features outermost and innermost;
- conv_grad: the gradients of conv(x, w) with respect to x and w.
"""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import mlfuse
from mlfuse.runtime.library import onednn

ROUNDS = 15
SETTLED = 0.02
"""The seconds for which a contestant runs before it is timed."""
Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Case:
    """A function as mlfuse's text and for the peers, with the shapes of its inputs."""

    name: str
    text: str
    shapes: tuple[tuple[int, ...], ...]
    torch: Callable[..., Any]
    """(torch, *tensors)"""
    jax: Callable[..., Any]
    """(jax, *arrays)"""
    is_gradient: bool = False


def tensor(shape: Sequence[int]) -> str:
    return f"tensor<{'x'.join(map(str, (*shape, 'f32')))}>"


def main_of(shapes: Sequence[Sequence[int]], lines: Sequence[str], result: str) -> str:
    args = ", ".join(f"%{n}: {tensor(shape)}" for n, shape in enumerate(shapes))
    body = "\n  ".join([*lines, f"func.return %y : {result}"])
    return f"func.func @main({args}) -> {result} {{\n  {body}\n}}\n"


def dense(rows: int, inputs: int, outputs: int, times: int = 1) -> Case:
    """gelu(x W + b), `times` times in sequence."""
    shapes = ((rows, inputs), (inputs, outputs), (outputs,))
    x, w, b = map(tensor, shapes)
    y = tensor((rows, outputs))
    lines = [f"%s = graph.broadcast %2 dims [1] : {b} -> {y}"]
    for n in range(times):
        before, after = "%0" if n == 0 else f"%g{n}", "%y" if n == times - 1 else f"%g{n + 1}"
        lines += [
            f"%m{n} = graph.dot_general {before}, %1 contract [1] x [0] : {x}, {w} -> {y}",
            f"%a{n} = graph.add %m{n}, %s : {y}",
            f'{after} = graph.gelu %a{n} {{approximate = "tanh"}} : {y}',
        ]

    def of_torch(torch: Any, x: Any, w: Any, b: Any) -> Any:
        for _ in range(times):
            x = torch.nn.functional.gelu(torch.addmm(b, x, w), approximate="tanh")
        return x

    def of_jax(jax: Any, x: Any, w: Any, b: Any) -> Any:
        for _ in range(times):
            x = jax.nn.gelu(x @ w + b, approximate=True)
        return x

    name = f"{'dense' if times == 1 else 'steps'}/{rows}x{inputs}x{outputs}"
    return Case(name, main_of(shapes, lines, y), shapes, of_torch, of_jax)


@dataclass(frozen=True)
class Conv:
    """Square images and windows, padded so that a stride of 1 keeps the size."""

    batch: int
    inputs: int
    size: int
    outputs: int
    kernel: int
    stride: int = 1
    groups: int = 1
    innermost: bool = False
    """Whether features are the innermost dim."""

    def images(self, features: int, size: int) -> tuple[int, ...]:
        if self.innermost:
            return (self.batch, size, size, features)
        return (self.batch, features, size, size)

    @property
    def weights(self) -> tuple[int, ...]:
        inputs = self.inputs // self.groups
        if self.innermost:
            return (self.kernel, self.kernel, inputs, self.outputs)
        return (self.outputs, inputs, self.kernel, self.kernel)

    @property
    def result(self) -> tuple[int, ...]:
        return self.images(self.outputs, (self.size - 1) // self.stride + 1)

    @property
    def line(self) -> str:
        """%c, the convolution of %0 and %1."""
        dims = (
            ("[b, 0, 1, f]", "[0, 1, i, o]") if self.innermost else ("[b, f, 0, 1]", "[o, i, 0, 1]")
        )
        pad = self.kernel // 2
        types = (self.images(self.inputs, self.size), self.weights, self.result)
        x, w, y = map(tensor, types)
        return (
            f"%c = graph.convolution %0, %1 dims {dims[0]} x {dims[1]} -> {dims[0]} stride "
            f"[{self.stride}, {self.stride}] pad [[{pad}, {pad}], [{pad}, {pad}]] "
            f"feature_groups {self.groups} : {x}, {w} -> {y}"
        )

    @property
    def name(self) -> str:
        numbers = f"{self.batch}x{self.inputs}x{self.size}-{self.outputs}k{self.kernel}"
        order = "nhwc" if self.innermost else "nchw"
        return f"{numbers}s{self.stride}g{self.groups}-{order}"

    def torch(self, torch: Any, x: Any, w: Any, b: Any = None) -> Any:
        if self.innermost:
            x, w = x.permute(0, 3, 1, 2), w.permute(3, 2, 0, 1)
        pad = self.kernel // 2
        y = torch.nn.functional.conv2d(x, w, b, self.stride, pad, groups=self.groups)
        return y.permute(0, 2, 3, 1) if self.innermost else y

    def jax(self, jax: Any, x: Any, w: Any) -> Any:
        pad, order = self.kernel // 2, ("NHWC", "HWIO", "NHWC")
        return jax.lax.conv_general_dilated(
            x,
            w,
            (self.stride, self.stride),
            [(pad, pad)] * 2,
            dimension_numbers=order if self.innermost else ("NCHW", "OIHW", "NCHW"),
            feature_group_count=self.groups,
        )

    def forward(self) -> Case:
        """relu(conv(x, w) + b)."""
        feature, y = (3 if self.innermost else 1), tensor(self.result)
        shapes = (self.images(self.inputs, self.size), self.weights, (self.outputs,))
        lines = [
            self.line,
            f"%s = graph.broadcast %2 dims [{feature}] : {tensor(shapes[2])} -> {y}",
            f"%a = graph.add %c, %s : {y}",
            f"%y = graph.relu %a : {y}",
        ]
        spread = (self.outputs, *(() if self.innermost else (1, 1)))
        return Case(
            f"conv/{self.name}",
            main_of(shapes, lines, y),
            shapes,
            lambda torch, x, w, b: torch.relu(self.torch(torch, x, w, b)),
            lambda jax, x, w, b: jax.nn.relu(self.jax(jax, x, w) + b.reshape(spread)),
        )

    def gradients(self) -> Case:
        """The gradients of conv(x, w) with respect to x and w, for a given gradient of the result."""
        y = tensor(self.result)
        shapes = (self.images(self.inputs, self.size), self.weights, self.result)

        def of_torch(torch: Any, x: Any, w: Any, grad: Any) -> Any:
            x, w = x.detach().requires_grad_(), w.detach().requires_grad_()
            return torch.autograd.grad(self.torch(torch, x, w), (x, w), grad)

        def of_jax(jax: Any, x: Any, w: Any, grad: Any) -> Any:
            return jax.vjp(lambda x, w: self.jax(jax, x, w), x, w)[1](grad)

        text = main_of(shapes[:2], [self.line.replace("%c", "%y", 1)], y)
        return Case(f"conv_grad/{self.name}", text, shapes, of_torch, of_jax, is_gradient=True)


def cases() -> Iterator[Case]:
    """All of them."""
    yield from (dense(1024, 768, 3072), dense(1024, 3072, 768), dense(65536, 64, 256))
    yield dense(32, 128, 128, times=20)
    for innermost in (False, True):
        for conv in (
            Conv(8, 64, 56, 64, 3, innermost=innermost),
            Conv(8, 256, 14, 256, 3, innermost=innermost),
            Conv(8, 64, 56, 256, 1, innermost=innermost),
            Conv(4, 3, 224, 64, 7, stride=2, innermost=innermost),
            Conv(8, 128, 56, 128, 3, groups=128, innermost=innermost),
            Conv(8, 128, 28, 128, 3, groups=8, innermost=innermost),
        ):
            yield conv.forward()
            yield conv.gradients()


def compiled(case: Case) -> mlfuse.Executable:
    if case.is_gradient:
        module = mlfuse.differentiate(case.text, argnums=(0, 1))
        return mlfuse.compile(module, "cpu", function="main_grad")
    return mlfuse.compile(case.text, "cpu")


def with_matrices(case: Case, args: Sequence[Array]) -> mlfuse.Executable:
    """The case compiled as without oneDNN. The first call, made here, fixes the library that later calls use."""
    found, onednn.load = onednn.load, lambda: None
    try:
        executable = compiled(case)
        executable(*args)
        return executable
    finally:
        onednn.load = found


def contestants(case: Case, args: Sequence[Array]) -> dict[str, Callable[[], Any]]:
    """The functions to time, by name."""
    ours = compiled(case)
    matrices = with_matrices(case, args)
    found: dict[str, Callable[[], Any]] = {"mlfuse": lambda: ours(*args)}
    if onednn.load() is not None:
        found["without oneDNN"] = lambda: matrices(*args)
    try:
        import torch
    except ImportError:
        return found
    tensors = [torch.from_numpy(arg) for arg in args]
    found["torch eager"] = lambda: case.torch(torch, *tensors)
    if "--compile" in sys.argv:
        built: Any = torch.compile(lambda *t: case.torch(torch, *t), dynamic=False)
        found["torch.compile"] = lambda: built(*tensors)
    try:
        import jax
    except ImportError:
        return found
    jitted = jax.jit(lambda *a: case.jax(jax, *a))
    arrays = [jax.numpy.asarray(arg) for arg in args]
    found["jax"] = lambda: jax.block_until_ready(jitted(*arrays))
    return found


def check(case: Case, results: dict[str, Any], args: Sequence[Array]) -> None:
    """Compare the results of all contestants with mlfuse's; in a case of gradients, compare the gradients only."""
    count = 2 if case.is_gradient else 1
    found = {
        name: [np.asarray(each) for each in listed(result)][-count:]
        for name, result in results.items()
    }
    first = found["mlfuse"]
    for name, arrays in found.items():
        for one, other in zip(arrays, first, strict=True):
            bound = 1e-4 * float(np.abs(other).max())
            np.testing.assert_allclose(
                one, other, rtol=0, atol=bound, err_msg=f"{case.name} {name}"
            )


def listed(result: Any) -> list[Any]:
    return list(result) if isinstance(result, list | tuple) else [result]


def measure(runs: Sequence[Callable[[], object]], rounds: int) -> list[tuple[float, float]]:
    """The median of each run, and half the distance between its quartiles, in milliseconds.

    Each call is repeated for `SETTLED` seconds before it is timed: the idle threads of another library spin for some
    milliseconds and would slow it down.
    """
    times: list[list[float]] = [[] for _ in runs]
    for _ in range(rounds):
        for number, run in enumerate(runs):
            end = time.perf_counter() + SETTLED
            run()
            while time.perf_counter() < end:
                run()
            start = time.perf_counter()
            run()
            times[number].append(1e3 * (time.perf_counter() - start))
    quartiles = [statistics.quantiles(each, n=4) for each in times]
    return [(middle, (high - low) / 2) for low, middle, high in quartiles]


def main() -> None:
    """Print a row for each case."""
    options = dict(arg[2:].partition("=")[::2] for arg in sys.argv[1:] if arg.startswith("--"))
    rounds = next((int(arg) for arg in sys.argv[1:] if arg.isdigit()), ROUNDS)
    rng = np.random.default_rng(0)
    rows: dict[str, dict[str, list[float]]] = {}
    for case in cases():
        if options.get("cases", "") not in case.name:
            continue
        args = [rng.standard_normal(shape).astype(np.float32) / 8 for shape in case.shapes]
        runs = contestants(case, args)
        check(case, {name: run() for name, run in runs.items()}, args)
        times = measure(list(runs.values()), rounds)
        rows[case.name] = {n: list(each) for n, each in zip(runs, times, strict=True)}
        if len(rows) == 1:
            print("| case, ms |", " | ".join(runs), "|")
            print("|---|" + "---|" * len(runs))
        cells = [f"{middle:.3g} ± {spread:.2g}" for middle, spread in rows[case.name].values()]
        print(f"| {case.name} |", " | ".join(cells), "|", flush=True)
    if "json" in options:
        Path(options["json"]).write_text(json.dumps(rows, indent=1), "utf-8")


if __name__ == "__main__":
    main()
