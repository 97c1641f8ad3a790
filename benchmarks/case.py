"""What is measured: a graph's text, its inputs, what they give, and the same thing for each peer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    from xdsl.dialects.builtin import ModuleOp

    from benchmarks.contestant import Contestant

Array = np.ndarray[Any, np.dtype[Any]]
Inputs = Callable[[np.random.Generator], list[Array]]
LETTERS = "abcdefghijklm"
"""What inputs are called in expressions and ONNX nodes."""


class Written(Protocol):
    """A case in a library's own words."""

    def __call__(self, *args: Any, **options: Any) -> Any: ...


EPSILON = 1e-5
"""What normalizations add to a variance."""


@dataclass(frozen=True)
class Limit:
    """A hand-written kernel: `limits/<name>.c`, called with inputs, then outputs, and sizes."""

    name: str
    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """A function of tensors in as many libraries' words as say it well.

    A library whose field is empty has no way to say the case in one function of its own.
    """

    name: str
    """`family/what-shape`: what `--cases` matches."""
    text: str
    """The function `main` in mlfuse's text."""
    inputs: Inputs
    """Fresh random ones."""
    reference: Written
    """The results, as one array or several, of inputs in f64."""
    nbytes: int
    """Of each input once and each output once."""
    argnums: tuple[int, ...] = ()
    """Where this isn't empty, mlfuse differentiates `main` by these arguments and runs the results and
    gradients: one function forward and backward."""
    torch: Written | None = None
    """(torch, *tensors), eager and for torch.compile."""
    jax: Written | None = None
    """(jax, *arrays)."""
    numexpr: str = ""
    """An expression over a, b, c, ..., the inputs in order; of one result, that has inputs' type."""
    numba: Written | None = None
    """(*inputs, *outputs), with `prange`."""
    onnx: str = ""
    """The nodes in ONNX's text; inputs are a, b, c, ..., outputs y0, y1, ..."""
    cupy: Written | None = None
    """(cupy, *arrays)."""
    fusible: bool = False
    """Whether cupy.fuse takes it: elementwise work, and at most one reduction at the end."""
    limit: Limit | None = None
    tolerance: float = 1e-5
    """The largest error, as a part of the reference's largest magnitude, result by result."""
    small: bool = False
    """Whether it fits the caches: measured in batches, on one set of inputs."""
    asked_only: bool = False
    """Whether it runs only where `--cases` names it: it takes much memory or long."""
    constants: dict[str, float] = field(default_factory=dict[str, float])
    """Of the ONNX nodes, by name: f32 of rank 0."""

    own: Mapping[str, Callable[[Sequence[Array]], Contestant]] = field(
        default_factory=dict[str, Callable[[Sequence[Array]], "Contestant"]]
    )
    """By contestant: what makes it from one set of inputs, where the case isn't a function of tensors
    (an optimizer's step, that has a state). Peers not named here don't take part, then."""

    def results(self) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
        """Shapes and dtypes of the results."""
        return _results(self)

    def module(self) -> ModuleOp:
        """The parsed text, with the function that is run."""
        from mlfuse.driver.differentiate import differentiate
        from mlfuse.driver.parsing import parse

        return differentiate(self.text, argnums=self.argnums) if self.argnums else parse(self.text)

    @property
    def family(self) -> str:
        """The first part of the name."""
        return self.name.partition("/")[0]

    @property
    def function(self) -> str:
        """The one that is run."""
        return "main_grad" if self.argnums else "main"


def _results(case: Case) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
    from xdsl.dialects.func import FuncOp

    from mlfuse.runtime.signature import Signature

    functions = [op for op in case.module().ops if isinstance(op, FuncOp)]
    run = next(op for op in functions if op.sym_name.data == case.function)
    specs = Signature.of(run).results
    return [(tuple(spec.shape), np.dtype(spec.dtype.numpy)) for spec in specs]


def results_of(found: object) -> list[Any]:
    """One result or several as a list."""
    return list(found) if isinstance(found, tuple | list) else [found]  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType]


def size_of(shape: Sequence[int]) -> int:
    """How many elements."""
    return int(np.prod(shape, dtype=np.int64))


def tensor(shape: Sequence[int], type_: str = "f32") -> str:
    """The type's text."""
    return "tensor<" + "".join(f"{size}x" for size in shape) + f"{type_}>"


def normals(*shapes: Sequence[int]) -> Inputs:
    """Normally distributed f32 arrays of these shapes."""
    return lambda random: [random.standard_normal(shape, np.float32) for shape in shapes]


def shape_text(shape: Sequence[int]) -> str:
    """As it stands in names: 4096x4096."""
    return "x".join(map(str, shape))


def main_of(arguments: str, body: str, results: str) -> str:
    """The text of `main`: `%x: T, ...`, lines, and what is returned with its types, `%y : T`."""
    lines = "\n  ".join(line.strip() for line in body.strip().splitlines())
    types = results.partition(" : ")[2]
    return f"func.func @main({arguments}) -> ({types}) {{\n  {lines}\n  func.return {results}\n}}\n"


def is_small(*shapes: Sequence[int]) -> bool:
    """Whether arrays of these shapes fit the caches together."""
    return sum(size_of(shape) for shape in shapes) < 1 << 20
