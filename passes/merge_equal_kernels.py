"""`--merge-equal-kernels`: loop kernels that differ only in their names become one.

Most layers of a network are alike, and so are their kernels: 110 kernels of twelve transformer layers become
12. Each is then scheduled, printed and compiled once, however often it is launched. Kernels are equal if
their ops, types and attributes are, floats by their bits.

The driver runs this for CPUs, before `--schedule`. On a GPU it doesn't: there the guard may choose a schedule
for the kernel of one launch only. `--compile-to` leaves it out, so that each fusion is found under its own name.

Complexity: linear in the ops.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp

_NAME = "sym_name"


@dataclass(frozen=True)
class MergeEqualKernels(ModulePass):
    """Launches of equal kernels launch the first of them, and the others are erased."""

    name = "merge-equal-kernels"
    takes = "loop"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kernels = [each for each in op.ops if isinstance(each, KernelOp)]
        if len(kernels) < 2:
            return
        known = _Attributes()
        first: dict[Hashable, KernelOp] = {}
        stands_for: dict[str, SymbolRefAttr] = {}
        for kernel in kernels:
            same = first.setdefault(_Text(known).of(kernel), kernel)
            if same is not kernel:
                stands_for[kernel.sym_name.data] = SymbolRefAttr(same.sym_name.data)
                kernel.detach()
                kernel.erase()
        if not stands_for:
            return
        for launch in op.walk():
            if isinstance(launch, LaunchOp):
                launch.callee = stands_for.get(launch.callee.root_reference.data, launch.callee)


@dataclass
class _Attributes:
    """A number for each attribute: the same for equal ones (floats are compared by their bits)."""

    by_identity: dict[int, tuple[int, Attribute]] = field(
        default_factory=dict[int, tuple[int, Attribute]]
    )
    """By id; the attribute is kept alive as long as its id is looked up."""
    by_value: dict[Attribute, int] = field(default_factory=dict[Attribute, int])

    def number(self, attribute: Attribute) -> int:
        if (known := self.by_identity.get(id(attribute))) is not None:
            return known[0]
        number = self.by_value.setdefault(attribute, len(self.by_value))
        self.by_identity[id(attribute)] = number, attribute
        return number


@dataclass
class _Text:
    """The content of a kernel, without its name, its locations and its value names."""

    attributes: _Attributes
    values: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    said: list[Hashable] = field(default_factory=list[Hashable])

    def of(self, kernel: KernelOp) -> Hashable:
        self._op(kernel)
        return tuple(self.said)

    def _op(self, op: Operation) -> None:
        self.said += (type(op), len(op.operands), *[self.values[value] for value in op.operands])
        self._attributes(op.properties)
        self._attributes(op.attributes)
        self._define(op.results)
        for region in op.regions:
            for block in region.blocks:
                self._define(block.args)
                for inner in block.ops:
                    self._op(inner)
                self.said.append("block")
            self.said.append("region")

    def _attributes(self, attributes: Mapping[str, Attribute]) -> None:
        number = self.attributes.number
        self.said.append(
            tuple(
                [(name, number(attributes[name])) for name in sorted(attributes) if name != _NAME]
            )
        )

    def _define(self, values: Sequence[SSAValue]) -> None:
        for value in values:
            self.values[value] = len(self.values)
        self.said.append(tuple([self.attributes.number(value.type) for value in values]))
