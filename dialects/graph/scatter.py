"""`graph.scatter`: combines slices into a tensor at computed indices.

StableHLO's scatter with a named combiner. Several updates of one element are combined in row-major
order of the indices; a slice that would reach outside changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, IntegerType, StringAttr, UnitAttr
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    Dim,
    Dims,
    dims_match,
    identity_map,
    index_map,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.format import DimList, Natural, Signature, Word
from mlfuse.dialects.graph.logic import AndOp
from mlfuse.dialects.graph.ordered import OrderedOp
from mlfuse.dialects.graph.reduction import COMBINERS
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.dialects.graph.slice_gradients import Slices
from mlfuse.dialects.scalar import ScalarBuilder

SET = "set"
"""The combiner that replaces the element by the update."""
_NUMPY: dict[str, Callable[[Array, Array], Array]] = {
    "add": np.add,
    "mul": np.multiply,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward
    from mlfuse.dialects.graph.slice_gradients import Slices


@irdl_op_definition
class ScatterOp(OrderedOp):
    """`graph.scatter add %x [%ids] %updates offset [1] collapsed [0] index_map [0] index_vector 1 :
    tensor<100x8xf32>, tensor<5x1xi32>, tensor<5x8xf32> -> tensor<100x8xf32>`.

    `SliceDims` documents the lists; the updates have the role that the result has in a gather. `unique`, written
    before the types, promises that no two updates go to the same element, so that their order doesn't matter.
    """

    name = "graph.scatter"
    WALKED: ClassVar[int] = 2
    WIDENS: ClassVar[bool] = False
    operand = operand_def()
    indices = operand_def()
    updates = operand_def()
    combiner = prop_def(StringAttr)
    offset = prop_def(Dims)
    collapsed = prop_def(Dims)
    batch = prop_def(Dims)
    index_batch = prop_def(Dims)
    index_map = prop_def(Dims)
    index_vector = prop_def(IntegerAttr[IntegerType])
    unique = opt_prop_def(UnitAttr)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "custom<Word>($combiner) $operand ` ` `[` $indices `]` $updates "
        "(`offset` custom<DimList>($offset)^)? (`collapsed` custom<DimList>($collapsed)^)? "
        "(`batch` custom<DimList>($batch)^)? (`index_batch` custom<DimList>($index_batch)^)? "
        "(`index_map` custom<DimList>($index_map)^)? `index_vector` custom<Natural>($index_vector) "
        "(`unique` $unique^)? "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (Word, DimList, Natural, Signature)

    def __init__(
        self,
        combiner: str,
        operand: SSAValue,
        indices: SSAValue,
        updates: SSAValue,
        dims: SliceDims,
        unique: bool = False,
    ):
        super().__init__(
            operands=[operand, indices, updates],
            properties={
                "combiner": StringAttr(combiner),
                **dims.properties(),
                "unique": UnitAttr() if unique else None,
            },
            result_types=[tensor_type(operand)],
        )

    @property
    def dims(self) -> SliceDims:
        """How the dims fit together."""
        return SliceDims.of(self.properties)

    @property
    def sizes(self) -> list[int]:
        """The size of a slice, by dim of the tensor."""
        updates, rank = shape_of(self.updates), len(shape_of(self.operand))
        sizes = [1] * rank
        for d, where in zip(self.dims.walked(rank), self.dims.offset, strict=True):
            sizes[d] = updates[where]
        return sizes

    def element_checks(self) -> str | None:
        source, updates, combiner = self.operand_dtype(0), self.operand_dtype(2), self.combiner.data
        if not source == updates == self.result_dtype:
            return f"the updates are {updates.name}, the elements {source.name}"
        if self.operand_dtype(1).is_float or self.operand_dtype(1).is_bool:
            return f"indices must be integers, not {self.operand_dtype(1).name}"
        family = "float" if source.is_float else "i1" if source.is_bool else "integer"
        if combiner != SET and family not in COMBINERS[combiner].families:
            return f"{combiner} doesn't combine {source.name}"
        return None

    def verify_(self) -> None:
        known = (SET, *COMBINERS)
        require(
            self.combiner.data in known,
            f"graph.scatter: unknown combiner {self.combiner.data!r}, expected one of: {', '.join(known)}",
        )
        super().verify_()
        shape, indices = shape_of(self.operand), shape_of(self.indices)
        updates, dims = shape_of(self.updates), self.dims
        require(
            self.operand.type == self.result.type,
            f"graph.scatter: the result must have the operand's type, {self.operand.type}",
        )
        require(
            DYNAMIC not in shape,
            lambda: f"graph.scatter: the dims of {self.operand.type} must be static",
        )
        dims.check("graph.scatter", shape, indices, len(updates))
        for d, size in enumerate(self.sizes):
            require(
                DYNAMIC != size <= shape[d],
                f"graph.scatter: slices of {self.sizes} don't fit into {self.operand.type}",
            )
        for d, where in zip(dims.lookups(len(indices)), dims.counting(len(updates)), strict=True):
            require(
                dims_match(indices[d], updates[where]),
                f"graph.scatter: dim {where} of {self.updates.type} should be {indices[d]}, as in the indices",
            )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        lookups = self.dims.lookups(len(shape_of(self.indices)))
        counting = self.dims.counting(len(shape_of(self.updates)))
        for d, where in zip(lookups, counting, strict=True):
            yield (self.indices, d), (self.updates, where)

    @property
    def ordered_dims(self) -> tuple[int, ...]:
        if self.unique is not None:
            return ()
        counting = self.dims.counting(len(shape_of(self.updates)))
        return (*counting, *self._overlapping)

    @property
    def _overlapping(self) -> list[int]:
        """The dims of the updates along which slices may overlap in part: an index moves the slice along the
        dim, and the slice has more than one element there. Then element i of one slice can meet element j
        of another, so the elements of a slice can't be computed independently."""
        walked = self.dims.walked(len(shape_of(self.operand)))
        pairs = zip(walked, self.dims.offset, strict=True)
        return [where for d, where in pairs if d in self.dims.index_map and self._moves(d)]

    def _moves(self, d: int) -> bool:
        """Whether slices longer than one element may begin at different positions of a dim."""
        return 1 < self.sizes[d] < shape_of(self.operand)[d]

    def body_map(self, index: int) -> AffineMap | None:
        rank = len(shape_of(self.updates))
        if index == 2:
            return identity_map(rank)
        if index == 1 and len(self.dims.index_map) == 1:
            return index_map(rank, self.dims.component_place(len(shape_of(self.indices)), rank, 0))
        return None

    def combine(self, b: ScalarBuilder, old: SSAValue, new: SSAValue) -> SSAValue:
        """The new value of an element, in compute types."""
        if self.combiner.data == SET:
            return new
        dtype = dtypes.compute(self.result_dtype)
        return COMBINERS[self.combiner.data].combine(b, old, new, dtype)

    def numpy(self, *args: Array) -> Array:
        x, indices, updates = args
        dims, result = self.dims, x.copy()
        rank, counting = updates.ndim, self.dims.counting(updates.ndim)
        starts = dims.starts(indices.astype(object), None, rank)
        limits = [whole - size for whole, size in zip(x.shape, self.sizes, strict=True)]
        inside = np.ones([updates.shape[d] if d in counting else 1 for d in range(rank)], bool)
        for d, start in zip(dims.index_map, starts, strict=True):
            inside &= ((start >= 0) & (start <= limits[d])).astype(bool)
        kept = [np.where(inside, start, 0).astype(np.int64) for start in starts]
        places = dims.places(kept, updates.shape, indices.ndim)
        for point in np.ndindex(*(updates.shape[d] for d in counting)):
            where: list[slice | int] = [slice(None)] * rank
            for d, position in zip(counting, point, strict=True):
                where[d] = position
            at = tuple(where)
            if not inside[tuple(w if d in counting else 0 for d, w in enumerate(where))]:
                continue
            spots = tuple(np.broadcast_to(place, updates.shape)[at] for place in places)
            result[spots] = self._combined(result[spots], updates[at])
        return result

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """An overwritten value gets no gradient: if an element has several updates, the last one gets its whole
        gradient. For a maximum or minimum, all values that are equal to the result get equal parts of the gradient."""
        x, updates = self.operand, self.updates
        if 0 in shape_of(x) or 0 in shape_of(updates):
            return [grad, None, e.zeros(updates)]
        slices = Slices(e, self.dims, self.indices, shape_of(x), self.sizes)
        inside = slices.inside(updates)
        unique = self.unique is not None
        match self.combiner.data:
            case "add":
                return [grad, None, e.masked(inside, slices.gather(grad))]
            case "set":
                own = slices.scatter(SET, grad, e.zeros(updates), unique=unique)
                if not unique and e.wants(2):
                    inside = e.apply(AndOp, inside, slices.last(x, updates))
                return [own, None, e.masked(inside, slices.gather(grad))]
            case "mul":
                if e.wants(2) and not unique:
                    e.refuse(
                        "several updates may multiply the same element; if each element has one at most, mark the op `unique`"
                    )
                own = slices.scatter("mul", grad, updates, unique=unique)
                return [own, None, e.masked(inside, slices.gather(e.mul(grad, x)))]
            case _:
                return self._gradient_of_extreme(e, grad, slices, inside)

    def _gradient_of_extreme(
        self, e: Backward, grad: SSAValue, slices: Slices, inside: SSAValue
    ) -> Sequence[SSAValue | None]:
        kept = e.compare("eq", self.operand, self.result)
        taken = e.compare("eq", self.updates, slices.gather(self.result))
        taken = e.apply(AndOp, inside, taken)
        kept_count = e.masked(kept, e.splat(1.0, e.wide(grad)))
        taken_count = e.masked(taken, e.splat(1.0, e.wide(self.updates)))
        share = e.div(e.wide(grad), slices.scatter("add", kept_count, taken_count))
        return [e.masked(kept, share), None, e.masked(taken, slices.gather(share))]

    def _combined(self, old: Array, new: Array) -> Array:
        name, dtype = self.combiner.data, self.result_dtype
        if name == SET:
            return new
        if name in ("max", "min"):
            rule, wide = COMBINERS[name], dtypes.compute(dtype)
            pair = np.stack([np.asarray(old), np.asarray(new)]).astype(wide.numpy)
            return rule.reduce(pair, (0,), wide).astype(dtype.numpy)
        wide = dtypes.compute(dtype).numpy
        combined = _NUMPY[name](np.asarray(old).astype(wide), np.asarray(new).astype(wide))
        return combined.astype(dtype.numpy)
