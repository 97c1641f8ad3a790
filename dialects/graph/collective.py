"""Collectives: what all ranks of a program compute together.

Other ranks wait for an all-reduce. So the op has an effect: it is never merged with another or removed,
even if no op reads its result. All collectives of a function stay in one order: the order of the text,
or the order that `--bucket-collectives` gives them. Every rank compiles the same text for the same
device, so every rank issues the same sequence.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from xdsl.dialects.builtin import ArrayAttr, StringAttr
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.irdl.declarative_assembly_format import (
    ParsingState,
    TypeDirective,
)
from xdsl.parser import Parser
from xdsl.traits import MemoryReadEffect, MemoryWriteEffect

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph.base import (
    Dim,
    Dims,
    GraphOp,
    OpKind,
    dims_attr,
    dims_of,
    parse_tensor,
    require,
    shape_of,
)
from mlfuse.dialects.graph.format import DimLists, Operands, TextDirective, Word, check_count

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

REDUCTIONS = ("add", "mean", "mul", "max", "min")
"""How the ranks' elements are combined. `mean` is the sum divided by the number of ranks."""

Groups = ArrayAttr[Dims]
RankGroups = tuple[tuple[int, ...], ...]
"""Lists of ranks."""


def ranks_of(groups: Attribute | None) -> RankGroups | None:
    """The groups of a property; None where all ranks are one group."""
    if not isinstance(groups, ArrayAttr):
        return None
    return tuple(dims_of(group) for group in cast(Groups, groups))


def groups_attr(groups: Sequence[Sequence[int]] | None) -> Groups | None:
    """The property for some groups."""
    return None if groups is None else ArrayAttr([dims_attr(group) for group in groups])


def check_groups(groups: RankGroups | None, name: str) -> None:
    """Raise unless no group is empty and each rank is in one group at most."""
    if groups is None:
        return
    ranks = [rank for group in groups for rank in group]
    require(bool(groups) and all(groups), f"{name}: a group must have at least one rank")
    require(min(ranks, default=0) >= 0, f"{name}: ranks must not be negative")
    require(len(set(ranks)) == len(ranks), f"{name}: a rank can be in only one group")


def problem_with(reduction: str, dtype: DType) -> str | None:
    """Why a reduction doesn't take elements of a type, or None."""
    if reduction == "mean" and not dtype.is_float:
        return f"mean takes floats, not {dtype.name}"
    if dtype.is_bool and reduction not in ("max", "min"):
        return f"{reduction} doesn't combine i1; max is `or`, min is `and`"
    return None


class ReductionWord(Word):
    """How the ranks' elements are combined."""

    WHAT: ClassVar[str] = "reduction"
    KNOWN: ClassVar[Collection[str]] = REDUCTIONS


class SameTypes(TextDirective):
    """`T0, T1`: a ranked tensor for each operand; result k has the type of operand k."""

    operands: TypeDirective
    results: TypeDirective

    def parse(self, parser: Parser, state: ParsingState) -> None:
        types = parser.parse_comma_separated_list(
            parser.Delimiter.NONE, lambda: parse_tensor(parser)
        )
        check_count(parser, state, self.operands, types)
        self.operands.set(state, types)
        self.results.set(state, types)


@irdl_op_definition
class AllReduceOp(GraphOp):
    """`%a1, %b1 = graph.all_reduce add %a, %b groups [[0, 1], [2, 3]] : tensor<4xf32>, tensor<?xf32>`.

    Each result holds the operand's elements, combined over the ranks of the group that this rank is
    in; without `groups` these are all ranks. Groups hold every rank once. Several tensors of one
    element type are sent together (a *bucket*); their elements are the same as with one op a tensor.

    16- and 8-bit floats are combined in f32 and rounded once. The communicator determines the order in
    which ranks are added (see `mlfuse.distributed`). With one rank the op is the identity.
    """

    name = "graph.all_reduce"
    KIND: ClassVar[OpKind] = OpKind.OPAQUE
    WIDENS: ClassVar[bool] = False
    reduction = prop_def(StringAttr)
    groups = opt_prop_def(Groups)
    inputs = var_operand_def()
    outputs = var_result_def()
    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())
    assembly_format = (
        "custom<ReductionWord>($reduction) custom<Operands>($inputs) (`groups` custom<DimLists>($groups)^)? "
        "attr-dict `:` custom<SameTypes>(type($inputs), type($outputs))"
    )
    custom_directives = (ReductionWord, Operands, DimLists, SameTypes)

    def __init__(
        self,
        reduction: str,
        inputs: Sequence[SSAValue],
        groups: Sequence[Sequence[int]] | None = None,
    ):
        super().__init__(
            operands=[inputs],
            properties={"reduction": StringAttr(reduction), "groups": groups_attr(groups)},
            result_types=[[value.type for value in inputs]],
        )

    @property
    def ranks(self) -> RankGroups | None:
        """The groups; None where all ranks are one group."""
        return ranks_of(self.groups)

    def element_checks(self) -> str | None:
        elements = {dtypes.of(value.type).name for value in self.inputs}
        if len(elements) > 1:
            return f"the tensors have {' and '.join(sorted(elements))} elements; use one op for each type"
        return problem_with(self.reduction.data, self.operand_dtype(0))

    def verify_(self) -> None:
        require(bool(self.inputs), "graph.all_reduce: there is nothing to reduce")
        require(
            self.reduction.data in REDUCTIONS,
            f"graph.all_reduce: unknown reduction {self.reduction.data!r}, expected one of: "
            f"{', '.join(REDUCTIONS)}",
        )
        super().verify_()
        require(
            self.operand_types == self.result_types,
            "graph.all_reduce: the results must have the operands' types",
        )
        check_groups(self.ranks, self.name)

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for value, result in zip(self.inputs, self.outputs, strict=True):
            for position in range(len(shape_of(value))):
                yield (value, position), (result, position)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        e.refuse(
            "it belongs to all ranks; differentiate one rank's loss and all-reduce its gradients"
        )

    def numpy(self, *args: Array) -> Array:
        raise OpError(
            self, "needs the other ranks' elements; the interpreter calls the communicator"
        )
