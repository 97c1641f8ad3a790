"""Random numbers: a seed in, values out; Philox, as in `graph.random_uniform`.

`aten.rand` and similar ops have no seed argument. If the context provides one, mlfuse generates the numbers; otherwise
they stay calls into ATen, with the numbers of eager mode.
"""

from __future__ import annotations

from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.random import RandomNormalOp, RandomUniformOp
from mlfuse.dialects.graph.rounding import FloorOp
from mlfuse.frontends.torch.ops.movement import select
from mlfuse.frontends.torch.ops.table import StaysInAten, converter, surroundings
from mlfuse.frontends.torch.ops.types import I64, default_float, dtype_of, element
from mlfuse.frontends.torch.ops.writer import Sizes, sizes_of, writer
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.trace import as_shape

_OPS = {"rand": RandomUniformOp, "randn": RandomNormalOp}


def drawn(sizes: Sizes, seed: TracedArray, mode: str, dtype: DType) -> TracedArray:
    """Uniform numbers in [0, 1) (`rand`), or normal ones (`randn`)."""
    w = writer()
    if not dtype.is_float:
        raise StaysInAten(f"random numbers of {dtype.numpy.name}")
    like = w.trace.like(sizes)
    type_ = TensorType(dtype.mlir, as_shape(sizes))
    operands: list[SSAValue] = [w.as_tensor(seed, I64), w.scalar_tensor(0, I64)]
    operands += [] if like is None else [like]
    return w.array(w.emit(_OPS[mode].make(*operands, result_type=type_)))


@converter("prims.inductor_lookup_seed.default")
def lookup_seed(seeds: TracedArray, index: int) -> TracedArray:
    return select(seeds, 0, index)


@converter("prims.inductor_random.default")
def inductor_random(
    sizes: Sizes, seed: TracedArray, mode: str, *, align_dtype: object = None
) -> TracedArray:
    return drawn(sizes, seed, mode, dtypes.F32)


@converter("prims.inductor_randint.default")
def inductor_randint(low: int, high: int, sizes: Sizes, seed: TracedArray) -> TracedArray:
    """Random integers of at least `low` and less than `high`."""
    if not 0 < high - low <= 2**40:
        raise StaysInAten(f"random integers between {low} and {high}")
    w = writer()
    uniform = drawn(sizes, seed, "rand", dtypes.F64).value
    whole = w.apply(FloorOp, w.mul(uniform, float(high - low)))
    return w.array(w.add(w.to(whole, I64), low))


def _seed() -> TracedArray:
    found = surroundings().seed
    if found is None:
        raise StaysInAten("random numbers, which torch generates")
    return found()


def _drawing(mode: str) -> None:
    @converter(f"aten.{mode}.default")
    def _(sizes: Sizes, *, dtype: object = None, **options: object) -> TracedArray:
        return drawn(sizes, _seed(), mode, default_float() if dtype is None else element(dtype))

    @converter(f"aten.{mode}_like.default")
    def _(x: TracedArray, *, dtype: object = None, **options: object) -> TracedArray:
        kind = dtype_of(x) if dtype is None else element(dtype)
        return drawn(sizes_of(x), _seed(), mode, kind)


_drawing("rand")
_drawing("randn")


@converter("aten.native_dropout.default")
def native_dropout(x: TracedArray, p: float, train: bool | None) -> tuple[TracedArray, TracedArray]:
    """Each element is kept, as x / (1 - p), with probability 1 - p, else it is 0; and a mask of the kept elements."""
    w, sizes = writer(), sizes_of(x)
    if train is False or p == 0:
        return x, w.array(w.full(True, sizes, dtypes.BOOL))
    if p == 1:
        zeros = w.full(0, sizes, dtype_of(x))
        return w.array(zeros), w.array(w.full(False, sizes, dtypes.BOOL))
    kept = w.compare("gt", drawn(sizes, _seed(), "rand", dtypes.F32).value, p)
    scaled = w.to(w.mul(w.wide(x.value), 1.0 / (1.0 - p)), dtype_of(x))
    return w.array(w.select(kept, scaled, 0)), w.array(kept)


@converter("aten.native_dropout_backward.default")
def native_dropout_backward(grad: TracedArray, mask: TracedArray, scale: float) -> TracedArray:
    w = writer()
    scaled = w.to(w.mul(w.wide(grad.value), scale), dtype_of(grad))
    return w.array(w.select(mask.value, scaled, 0))
