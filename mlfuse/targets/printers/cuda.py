"""Kernels as CUDA C for NVRTC: one-dimensional grids and blocks, warps of 32.

Parameters are in the order of the kernel's arguments; an `index` is passed as `long long`.
"""

from __future__ import annotations

from typing import ClassVar

from xdsl.dialects import memref
from xdsl.dialects.builtin import IndexType
from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import (
    BarrierOp,
    BlockIdOp,
    BufferAtOp,
    ClusterArriveOp,
    ClusterRankOp,
    ClusterStoreOp,
    ClusterWaitOp,
    DivideOp,
    FuncOp,
    MmaOp,
    SharedOp,
    ShuffleUpOp,
    ShuffleXorOp,
    ThreadIdOp,
    TicketOp,
    UntilAlignedOp,
    VectorCopyOp,
    shared_layout,
)
from mlfuse.targets.printers.body import Body, kind, memref_type
from mlfuse.targets.printers.cfamily import CFamilyPrinter, KernelSignature, pointer
from mlfuse.targets.printers.helpers import helpers_for

_VECTORS = {2: "unsigned short", 4: "unsigned int", 8: "uint2", 16: "uint4"}
"""The type of one access, by its bytes."""
_WIDTH = 80
"""The most characters of parameters on one line."""
_SHUFFLED = ("i32", "i64", "f32", "f64", "index")
"""The types that shuffles take; narrower values are converted to `int`."""


class CudaPrinter(CFamilyPrinter):
    """Prints kernels that are scheduled for a GPU as CUDA C."""

    index_types: ClassVar = {32: "int", 64: "long long"}
    restrict = "__restrict__"
    unroll = "#pragma unroll"

    def linkage(self, called: KernelSignature) -> str:
        least = "" if called.min_blocks is None else f", {called.min_blocks}"
        cluster = "" if called.cluster == 1 else f"__cluster_dims__({called.cluster}, 1, 1) "
        return f'extern "C" {cluster}__global__ void __launch_bounds__({called.block}{least})'

    def helpers(self, kernels: str) -> str:
        return helpers_for(kernels, cuda=True)

    def parameters(self, func: FuncOp, body: Body) -> str:
        parameters = [
            f"long long {self._parameter(arg, body)}"
            if isinstance(arg.type, IndexType)
            else f"{pointer(func, arg, body)}{self.restrict} {body[arg]}"
            for arg in func.body.block.args
        ]
        on_one_line = ", ".join(parameters)
        return on_one_line if len(on_one_line) <= _WIDTH else "\n    " + ",\n    ".join(parameters)

    @staticmethod
    def _parameter(size: SSAValue, body: Body) -> str:
        """The parameter name of an index argument, which is passed with 64 bits. If the kernel's index is narrower, the
        parameter has a name of its own."""
        if body.index_bits == 64:
            return body[size]
        body.parameters[size] = body.identifiers.called(f"{body[size]}_arg")
        return body.parameters[size]

    def prologue(self, func: FuncOp, body: Body) -> None:
        for size, parameter in body.parameters.items():
            type_ = body.index_type
            body.line(f"const {type_} {body[size]} = ({type_}){parameter};")
        if func.dynamic_shared:
            self._dynamic_arrays(func, body)
            return
        for op in func.walk():
            if isinstance(op, SharedOp):
                array = body.array(op, op.result, "s")
                body.line(f"__shared__ {self.alignment(op.result)}{array}")

    def _dynamic_arrays(self, func: FuncOp, body: Body) -> None:
        """Declare shared arrays as parts of the memory that the launch asks for."""
        body.line("extern __shared__ __align__(16) unsigned char mlf_dynamic[];")
        for array, place in shared_layout(func)[0].items():
            element = body.element(func, memref_type(func, array))
            name = body.name(array, "s")
            memory = f"reinterpret_cast<{element} *>(mlf_dynamic + {place})"
            body.line(f"{element} *const {name} = {memory};")

    def alignment(self, value: SSAValue) -> str:
        moved = any(isinstance(use.operation, VectorCopyOp) for use in value.uses)
        return "__align__(16) " if moved else ""

    def copy(self, op: VectorCopyOp, source: str, target: str, size: int) -> str:
        vector = _VECTORS.get(size)
        if vector is None:
            raise OpError(op, f"has no CUDA form: one access moves 2, 4, 8 or 16 bytes, not {size}")
        from_, to = (
            f"reinterpret_cast<const {vector} *>({source})",
            f"reinterpret_cast<{vector} *>({target})",
        )
        if "cache" not in op.attributes:
            return f"*{to} = *{from_};"
        if isinstance(op.source.owner, memref.AllocaOp):
            return f"__stcs({to}, *{from_});"
        return f"*{to} = __ldcs({from_});"

    def _thread_id(self, op: ThreadIdOp, body: Body) -> None:
        self.define(op, f"({body.index_type})threadIdx.x", body)

    def _block_id(self, op: BlockIdOp, body: Body) -> None:
        self.define(op, f"({body.index_type})blockIdx.x", body)

    def _barrier(self, op: BarrierOp, body: Body) -> None:
        body.line("__syncthreads();")

    def _ticket(self, op: TicketOp, body: Body) -> None:
        body.line("__threadfence();")
        counter = f"reinterpret_cast<unsigned long long *>(&{body[op.rows]}[{body[op.index]}])"
        self.define(op, f"({body.index_type})atomicAdd({counter}, 1ULL)", body)
        body.line("__threadfence();")

    def _cluster_rank(self, op: ClusterRankOp, body: Body) -> None:
        self.define(op, f"({body.index_type})__clusterRelativeBlockRank()", body)

    def _cluster_arrive(self, op: ClusterArriveOp, body: Body) -> None:
        body.line("__cluster_barrier_arrive();")

    def _cluster_wait(self, op: ClusterWaitOp, body: Body) -> None:
        body.line("__cluster_barrier_wait();")

    def _cluster_store(self, op: ClusterStoreOp, body: Body) -> None:
        element = body.element(op, memref_type(op, op.target))
        place = f"&{body[op.target]}[{body[op.index]}], (unsigned){body[op.rank]}"
        theirs = f"*static_cast<{element} *>(__cluster_map_shared_rank({place}))"
        body.line(f"{theirs} = {body[op.value]};")

    def _divide(self, op: DivideOp, body: Body) -> None:
        x, n, r = body[op.dividend], body[op.divisor], body[op.reciprocal]
        if body.index_bits == 32:
            self.define(op, f"{x} / {n}", body)
            return
        low, high = f"(uint64_t)(uint32_t){x}", f"(uint64_t)(uint32_t)({r} >> 32)"
        product = f"(({low} * {high} + ({low} * (uint32_t){r} >> 32)) >> 30)"
        self.define(op, f"{x} >> 31 ? {x} / {n} : (long long){product}", body)

    def _buffer_at(self, op: BufferAtOp, body: Body) -> None:
        if "volatile" in op.attributes:
            type_ = f"volatile {body.element(op, memref_type(op, op.result))} *"
            name = body.name(op.result, "p")
            body.line(f"{type_}{name} = ({type_}){body[op.rows]}[{body[op.index]}];")
            return
        super()._buffer_at(op, body)
        # Without this, each access would check at run time which kind of memory the address is in.
        body.line(f"__builtin_assume(__isGlobal({body[op.result]}));")

    def _until_aligned(self, op: UntilAlignedOp, body: Body) -> None:
        nbytes, size = op.bytes.value.data, dtypes.of(op.buffer.type).nbytes
        address = f"(unsigned long long)&{body[op.buffer]}[{body[op.index]}]"
        self.define(op, f"({body.index_type})((0 - {address}) % {nbytes} / {size})", body)

    def _shared(self, op: SharedOp, body: Body) -> None:
        """Write nothing: the array is declared at the top of the kernel."""

    def _shuffle_xor(self, op: ShuffleXorOp, body: Body) -> None:
        self._shuffle("__shfl_xor_sync", op, body)

    def _shuffle_up(self, op: ShuffleUpOp, body: Body) -> None:
        self._shuffle("__shfl_up_sync", op, body)

    def _shuffle(self, function: str, op: ShuffleXorOp | ShuffleUpOp, body: Body) -> None:
        type_, value = body.scalar(op, op.value.type), body[op.value]
        native = kind(op.value.type) in _SHUFFLED
        moved = value if native else f"(int){value}"
        shuffled = f"{function}(0xffffffffu, {moved}, {op.mask.value.data})"
        self.define(op, shuffled if native else f"({type_}){shuffled}", body)

    def _mma(self, op: MmaOp, body: Body) -> None:
        places = ((op.sums, op.sums_index), (op.lhs, op.lhs_index), (op.rhs, op.rhs_index))
        arrays = ", ".join(f"&{body[array]}[{body[index]}]" for array, index in places)
        body.line(f"mlf_mma_{kind(memref_type(op, op.lhs).element_type)}({arrays});")

    statements: ClassVar = CFamilyPrinter.statements | {
        ThreadIdOp: _thread_id,
        BlockIdOp: _block_id,
        BarrierOp: _barrier,
        BufferAtOp: _buffer_at,
        DivideOp: _divide,
        UntilAlignedOp: _until_aligned,
        ClusterArriveOp: _cluster_arrive,
        ClusterRankOp: _cluster_rank,
        ClusterStoreOp: _cluster_store,
        ClusterWaitOp: _cluster_wait,
        MmaOp: _mma,
        SharedOp: _shared,
        TicketOp: _ticket,
        ShuffleUpOp: _shuffle_up,
        ShuffleXorOp: _shuffle_xor,
    }
