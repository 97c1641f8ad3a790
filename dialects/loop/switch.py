"""`loop.switch` and `loop.case`: the work of several kernels in one launch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from xdsl.ir import Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    region_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import NoTerminator, RecursiveMemoryEffect

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.loop.access import AccessOp, StoreOp
from mlfuse.dialects.loop.accumulate import AccumulateOp
from mlfuse.dialects.loop.kernel import KernelOp


class _BlockOp(IRDLOperation):
    """A block without arguments: `{ ... }`."""

    body = region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(self, body: Region):
        super().__init__(regions=[body])

    def print(self, printer: Printer) -> None:
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False, print_empty_block=False)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region()
        if not body.blocks:
            body.add_block(Block())
        op = cls(body)
        op.attributes.update({} if attributes is None else attributes.data)
        return op


@irdl_op_definition
class CaseOp(_BlockOp):
    """`loop.case { ... }`: one case of a `loop.switch`; it may hold all that a kernel's top level may hold."""

    name = "loop.case"

    def verify_(self) -> None:
        require(isinstance(self.parent_op(), SwitchOp), "loop.case: must be in a loop.switch")
        inner = (op for op in self.body.walk() if isinstance(op, SwitchOp))
        require(next(inner, None) is None, "loop.case: can't hold a loop.switch")


@irdl_op_definition
class SwitchOp(_BlockOp):
    """Independent cases.

    ```
    loop.switch {
      loop.case {
        loop.parallel (%i) in (131072) { ... }
      }
      loop.case {
        %s = loop.reduce (%i) in (4096) init (%zero : f32) { ... } combine (%a, %b) { ... }
        loop.store %s, %y[] : memref<f32>
      }
    }
    ```
    It is the only op of its kernel. Cases run in any order or at the same time: on a GPU, each has its own
    blocks. If a case writes a buffer, no other case may use it.
    """

    name = "loop.switch"

    @classmethod
    def of(cls, cases: Sequence[Region]) -> SwitchOp:
        """A switch of these cases."""
        return cls(Region(Block([CaseOp(case) for case in cases])))

    @property
    def cases(self) -> list[CaseOp]:
        """The cases in order."""
        return [op for op in self.body.block.ops if isinstance(op, CaseOp)]

    def verify_(self) -> None:
        kernel, ops = self.parent_op(), list(self.body.block.ops)
        alone = (
            isinstance(kernel, KernelOp) and kernel.body.block.first_op is kernel.body.block.last_op
        )
        require(alone, "loop.switch: must be the only op of a loop.kernel")
        require(
            bool(ops) and ops == self.cases,
            "loop.switch: must hold only loop.case ops, at least one",
        )
        written: set[SSAValue] = set()
        touched: dict[SSAValue, set[CaseOp]] = {}
        for case in self.cases:
            for op in case.body.walk():
                if isinstance(op, AccessOp):
                    touched.setdefault(op.buffer, set()).add(case)
                if isinstance(op, StoreOp | AccumulateOp):
                    written.add(op.buffer)
        require(
            all(len(touched[buffer]) == 1 for buffer in written),
            "loop.switch: a buffer that one case writes is read or written by another",
        )
