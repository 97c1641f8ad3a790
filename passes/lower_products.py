"""`--lower-products`: matrix products become loop nests, where our kernels take less time than the library.

    loop.library "dot_general" ins(%x, %w) out(%p) options {...}
    loop.launch @fused_matmul_add_max(%b, %p, %y)                             becomes
    loop.launch @fused_matmul_add_max(%b, %x, %w, %y)

The kernel then has a `loop.reduce` where it loaded an element of `%p`, and `%p` is never stored. If no kernel that
reads the product can compute it, the product becomes a kernel of its own. A kernel that reads several products, such as
their sum, may compute all of them, each in a `loop.reduce` of its own.

On a CPU the kernel of a product also computes the right matrix, if another kernel makes it for this product alone, such as
weights of a byte times the scales of their columns (`products/computed.py`).

Between `--match-epilogues` and `--share-launches`, for devices whose description has `products`; with `force`, for every
device and whatever the times. No built-in description of a GPU has them: none was timed.

Cost. A product becomes a nest if that takes less time by the description. The times depend on its sizes only, not on what
follows it. So neither an op that is fused with a product nor the machine that compiles changes the bits of that product.
Products of 16-bit floats are always nests: the library has no functions for them and converts whole matrices first.

Legality. The kernel that follows is the product's only reader. It has one nest, and at each of its points it reads one
element of the product, each element at one point; so every sum is computed once. The operands aren't written between
the call and the launch. Products of one kernel have the same number of terms, and the same dims of the nest as rows and
as columns (`products/nest.py`).

Complexity: linear in the ops of calls' readers; one analysis of each nest.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.numbers import microseconds
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.passes.fusion.plan import kernel_name
from mlfuse.passes.memory.uses import written_by
from mlfuse.passes.products.computed import compute_right, find_right
from mlfuse.passes.products.nest import Reader, compute_in, find_reader, kernel_of
from mlfuse.passes.products.shape import FUNCTION, size_of_call
from mlfuse.passes.utils.constant_launches import AnyLaunch, ConstantLaunches
from mlfuse.passes.utils.planned_for import check_planned_for
from mlfuse.targets import devices
from mlfuse.targets.devices.products import Products

RULE = "library.product"


@dataclass(frozen=True)
class LowerProducts(ModulePass):
    """Makes nests of the matrix products for which the device description has shorter times than for the library.

    Products of 16-bit floats are nests, too. `force` makes nests of all products that can be nests (f32, bf16, f16, known
    sizes), whatever their times.
    """

    name = "lower-products"
    takes = "loop"

    device: str = devices.DEFAULT
    force: bool = False

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_planned_for(op, self.device)
        products = devices.get(self.device).products
        if products is None and not self.force:
            return
        calls = [each for each in op.walk() if isinstance(each, LibraryOp)]
        lowering = _Lowering(op, None if self.force else products)
        for call in calls:
            if call.function.data == FUNCTION:
                lowering.visit(call)
        if not devices.get(self.device).is_cuda:
            lowering.compute_right_matrices()


class _Lowering:
    def __init__(self, module: ModuleOp, products: Products | None):
        self.module, self.products = module, products
        """`products` has the times that decide; None if all products become nests."""
        self.kernels = {top.sym_name.data: top for top in module.ops if isinstance(top, KernelOp)}
        self.taken = dict.fromkeys(self.kernels, 1)
        launches = [each for each in module.walk() if isinstance(each, LaunchOp)]
        self.launched = Counter(each.callee.string_value() for each in launches)

    def visit(self, call: LibraryOp) -> None:
        """Replace a call, if our kernel is faster."""
        size = size_of_call(call)
        if isinstance(size, str):
            _say(call, None, size)
            return
        costs, numbers = "force takes every product", dict[str, float | int]()
        if self.products is not None and not all(
            dtypes.of(value.type) == dtypes.F32 for value in call.operands
        ):
            costs = "the library would convert its elements to f32 first"
        elif self.products is not None:
            own, library = self.products.own_us(size), self.products.library.us(size)
            costs = f"on one core our kernel takes {microseconds(own)}, the library {microseconds(library)}"
            numbers |= {"own_us": own, "library_us": library}
            if own >= library:
                _say(call, None, costs, numbers)
                return
        reader = find_reader(call, self.kernels, self.launched)
        if isinstance(reader, Reader):
            _say(call, reader.kernel, costs, numbers)
            compute_in(reader, call)
        else:
            kernel = kernel_of(call, kernel_name(["matmul"], self.taken))
            self.module.body.block.add_op(kernel)
            self.kernels[kernel.sym_name.data] = kernel
            self.launched[kernel.sym_name.data] = 1
            launch = LaunchOp(kernel.sym_name.data, [*call.inputs, call.output])
            launch.location = call.location
            block = call.parent_block()
            assert block is not None
            block.insert_op_before(launch, call)
            _say(
                call,
                kernel,
                f"{costs}; it is a kernel of its own: {reader}" if reader else costs,
                numbers,
            )
        output = call.output
        call.detach()
        call.erase()
        if isinstance(output.owner, memref.AllocOp) and not output.uses.get_length():
            output.owner.detach()
            output.owner.erase()

    def compute_right_matrices(self) -> None:
        """Kernels of one product compute its right matrix, if another kernel makes it for them alone."""
        for func in [op for op in self.module.ops if isinstance(op, FuncOp) and op.body.blocks]:
            constants = ConstantLaunches(func, self._written)
            for launch in [op for op in func.walk() if isinstance(op, LaunchOp)]:
                right = find_right(launch, self.kernels, self.launched)
                if right is None or constants.is_constant(right.matrix):
                    continue
                name, maker = right.reading.sym_name.data, right.making.sym_name.data
                reason = (
                    f"it packs its right matrix anyway, and computes what {maker} would have stored"
                )
                ops = (OpRef.of(right.store, "producer"), OpRef.of(right.load, "consumer", (name,)))
                record(Remark(place_of(right.load), RULE, True, name, reason, {}, ops))
                del self.kernels[maker]
                compute_right(right)

    def _written(self, launch: AnyLaunch) -> list[SSAValue]:
        assert isinstance(launch, LaunchOp)
        return written_by(launch, self.kernels)


def _say(
    call: LibraryOp,
    kernel: KernelOp | None,
    reason: str,
    numbers: dict[str, float | int] | None = None,
) -> None:
    name = "matmul" if kernel is None else kernel.sym_name.data
    ops = (OpRef.of(call, "producer"),)
    if kernel is not None:
        ops = (*ops, OpRef.of(kernel, "consumer", (name,)))
    record(Remark(place_of(call), RULE, kernel is not None, name, reason, numbers or {}, ops))
