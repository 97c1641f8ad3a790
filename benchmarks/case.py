"""A benchmark case: a graph's text, its inputs, the expected results, and the same function for each peer."""

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
"""The names of inputs in expressions and ONNX nodes."""


class Written(Protocol):
    """A case written for a library."""

    def __call__(self, *args: Any, **options: Any) -> Any: ...


EPSILON = 1e-5
"""The number that normalizations add to a variance."""


@dataclass(frozen=True)
class Limit:
    """A hand-written kernel: `limits/<name>.c`, called with inputs, outputs and sizes, in this order."""

    name: str
    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """A function of tensors, written for each library that can express it well.

    An empty field means that the library can't express the case as one function.
    """

    name: str
    """`family/function-shape`; `--cases` matches it."""
    text: str
    """The function `main` in mlfuse's text."""
    inputs: Inputs
    """Makes new random inputs."""
    reference: Written
    """The results for inputs in f64: one array or several."""
    nbytes: int
    """The bytes of all inputs and outputs together, each counted once; 0 if arithmetic takes the time (products, whole
    networks), so that bytes explain nothing."""
    argnums: tuple[int, ...] = ()
    """If this isn't empty, mlfuse differentiates `main` with respect to these arguments, and the case is the
    function that returns both results and gradients."""
    torch: Written | None = None
    """(torch, *tensors), eager and for torch.compile."""
    jax: Written | None = None
    """(jax, *arrays)."""
    numexpr: str = ""
    """An expression over the inputs a, b, c, ... in order, with one result of the inputs' type."""
    numba: Written | None = None
    """(*inputs, *outputs), with `prange`."""
    onnx: str = ""
    """The nodes in ONNX's text; inputs are a, b, c, ..., outputs y0, y1, ..."""
    cupy: Written | None = None
    """(cupy, *arrays)."""
    fusible: bool = False
    """Whether cupy.fuse takes it: elementwise ops, and at most one reduction at the end."""
    limit: Limit | None = None
    tolerance: float = 1e-5
    """The largest error allowed, relative to the largest magnitude in the reference of the same result."""
    small: bool = False
    """Whether it fits in the caches; then it is measured in batches, on one set of inputs."""
    asked_only: bool = False
    """Whether it runs only if `--cases` names it, since it takes much memory or time."""
    constants: dict[str, float] = field(default_factory=dict[str, float])
    """Constants of the ONNX nodes, by name: f32 of rank 0."""

    own: Mapping[str, Callable[[Sequence[Array]], Contestant]] = field(
        default_factory=dict[str, Callable[[Sequence[Array]], "Contestant"]]
    )
    """For a case that isn't a function of tensors (an optimizer's step, which has a state): the function that makes
    each contestant from one set of inputs. Peers without one don't take part."""

    def results(self) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
        """Shapes and dtypes of the results."""
        return _results(self)

    def module(self) -> ModuleOp:
        """The parsed text; with gradients, it also has the function that is run."""
        from mlfuse.driver.differentiate import differentiate
        from mlfuse.driver.parsing import parse

        return differentiate(self.text, argnums=self.argnums) if self.argnums else parse(self.text)

    @property
    def family(self) -> str:
        """The first part of the name."""
        return self.name.partition("/")[0]

    @property
    def function(self) -> str:
        """The name of the function that is run."""
        return "main_grad" if self.argnums else "main"


def _results(case: Case) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
    from xdsl.dialects.func import FuncOp

    from mlfuse.runtime.arguments.signature import Signature

    functions = [op for op in case.module().ops if isinstance(op, FuncOp)]
    run = next(op for op in functions if op.sym_name.data == case.function)
    specs = Signature.of(run).results
    return [(tuple(spec.shape), np.dtype(spec.dtype.numpy)) for spec in specs]


def results_of(found: object) -> list[Any]:
    """One result or several as a list."""
    return list(found) if isinstance(found, tuple | list) else [found]  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType]


def size_of(shape: Sequence[int]) -> int:
    """The number of elements of a shape."""
    return int(np.prod(shape, dtype=np.int64))


def tensor(shape: Sequence[int], type_: str = "f32") -> str:
    """The text of a tensor type."""
    return "tensor<" + "".join(f"{size}x" for size in shape) + f"{type_}>"


def normals(*shapes: Sequence[int]) -> Inputs:
    """Normally distributed f32 arrays of these shapes."""
    return lambda random: [random.standard_normal(shape, np.float32) for shape in shapes]


def shape_text(shape: Sequence[int]) -> str:
    """A shape as in names of cases: 4096x4096."""
    return "x".join(map(str, shape))


def main_of(arguments: str, body: str, results: str) -> str:
    """The text of `main` from its arguments `%x: T, ...`, the lines of its body, and its results with types, `%y :
    T`."""
    lines = "\n  ".join(line.strip() for line in body.strip().splitlines())
    types = results.partition(" : ")[2]
    return f"func.func @main({arguments}) -> ({types}) {{\n  {lines}\n  func.return {results}\n}}\n"


def is_small(*shapes: Sequence[int]) -> bool:
    """Whether arrays of these shapes fit in the caches together."""
    return sum(size_of(shape) for shape in shapes) < 1 << 20
