"""Private arrays: a load right after a store to the same place becomes the stored value."""

from __future__ import annotations

from xdsl.dialects import arith, memref
from xdsl.ir import Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.passes.simplification.constants import number


class LoadAfterStore(RewritePattern):
    """A load from the place of a private array that the op before it stored to is the stored value.

    Before:
    ```mlir
    memref.store %v, %array[%c0] : memref<32xf32>
    %r = memref.load %array[%c0] : memref<32xf32>
    ```
    After: `%r` is `%v`. The store goes, too, if it is the last use of an array of its own block.

    Legality: no other thread sees a private array. Constants may stand between the two ops.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: memref.LoadOp, rewriter: PatternRewriter) -> None:
        store = op.prev_op
        while isinstance(store, arith.ConstantOp):
            store = store.prev_op
        array = op.memref.owner
        if not isinstance(store, memref.StoreOp) or not isinstance(array, memref.AllocaOp):
            return
        if store.memref is not op.memref or not _are_equal(store.indices, op.indices):
            return
        rewriter.replace(op, [], [store.value])
        if array.parent is store.parent and _is_last_use(store):
            rewriter.erase(store)


def _are_equal(left: tuple[SSAValue, ...], right: tuple[SSAValue, ...]) -> bool:
    """Whether two places are surely one."""
    return all(
        a is b or (number(a) is not None and number(a) == number(b))
        for a, b in zip(left, right, strict=True)
    )


def _is_last_use(store: memref.StoreOp) -> bool:
    """Whether no op after a store, in its block, uses the array."""
    after: Operation | None = store.next_op
    while after is not None:
        if any(store.memref in inner.operands for inner in after.walk()):
            return False
        after = after.next_op
    return True
