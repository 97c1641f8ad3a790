"""`loop.switch`: several kernels' work in one launch."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    traits_def,
    var_region_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import NoTerminator, RecursiveMemoryEffect

from mlfuse.dialects.graph.base import require
from mlfuse.dialects.loop.access import AccessOp, StoreOp
from mlfuse.dialects.loop.kernel import KernelOp


@irdl_op_definition
class SwitchOp(IRDLOperation):
    """Cases that have nothing to do with each other, each what a kernel's top level may hold.

    ```
    loop.switch case {
      loop.parallel (%i) in (131072) { ... }
    } case {
      %s = loop.reduce (%i) in (4096) init (%zero : f32) { ... } combine (%a, %b) { ... }
      loop.store %s, %y[] : memref<f32>
    }
    ```
    The one op of its kernel. Cases run in any order or at once: a GPU gives each its own blocks. A buffer
    that a case writes is no other's.
    """

    name = "loop.switch"
    cases = var_region_def("single_block")
    traits = traits_def(NoTerminator(), RecursiveMemoryEffect())

    def __init__(self, cases: Sequence[Region]):
        super().__init__(regions=[cases])

    def verify_(self) -> None:
        kernel = self.parent_op()
        alone = (
            isinstance(kernel, KernelOp) and kernel.body.block.first_op is kernel.body.block.last_op
        )
        require(alone, "loop.switch: must be the only op of a loop.kernel")
        require(bool(self.cases), "loop.switch: needs a case")
        writer: dict[SSAValue, Region] = {}
        touched: dict[SSAValue, set[Region]] = {}
        for case in self.cases:
            for op in case.walk():
                require(not isinstance(op, SwitchOp), "loop.switch: a case can't hold another")
                if isinstance(op, AccessOp):
                    touched.setdefault(op.buffer, set()).add(case)
                if isinstance(op, StoreOp):
                    writer[op.buffer] = case
        for buffer in writer:
            require(
                len(touched[buffer]) == 1,
                "loop.switch: a buffer that one case writes is read or written by another",
            )

    def print(self, printer: Printer) -> None:
        for case in self.cases:
            printer.print_string(" case ")
            printer.print_region(case, print_entry_block_args=False, print_empty_block=False)
        printer.print_op_attributes(self.attributes, print_keyword=True)

    @classmethod
    def parse(cls, parser: Parser) -> SwitchOp:
        cases: list[Region] = []
        while parser.parse_optional_keyword("case"):
            case = parser.parse_region()
            if not case.blocks:
                case.add_block(Block())
            cases.append(case)
        op = cls(cases)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        op.attributes.update({} if attributes is None else attributes.data)
        return op
