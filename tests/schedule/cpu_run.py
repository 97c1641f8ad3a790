"""Loop kernels, scheduled for a CPU, compiled by the system's C compiler and run on arrays."""

import ctypes
import subprocess
import tempfile
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.dialects.sizes import Product
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.schedule import schedule_kernel
from mlfuse.passes.scheduling.phases import Count, ScheduledKernel, Scratch
from mlfuse.targets import devices
from mlfuse.targets.devices import Device
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cfamily import signature

Array = np.ndarray[Any, np.dtype[Any]]

FLAGS = ["-std=c11", "-O3", "-march=native", "-ffp-contract=off", "-fopenmp", "-w"]
CPU = devices.get("cpu")
SAFE = ["-std=c11", "-O1", "-g", "-ffp-contract=off", "-fsanitize=undefined,bounds", "-w"]


@dataclass
class Compiled:
    """A scheduled kernel, ready to run."""

    scheduled: ScheduledKernel
    library: ctypes.CDLL
    source: str

    def __call__(self, buffers: list[Array], sizes: list[int], threads: int = 1) -> None:
        """Run all phases; buffers are changed in place."""
        set_threads(threads)
        scratch = {s: _allocate(s, sizes) for s in self.scheduled.scratch}
        for phase in self.scheduled.phases:
            arrays: list[Array] = []
            numbers: list[int] = []
            for argument in phase.arguments:
                if isinstance(argument, Scratch):
                    arrays.append(scratch[argument])
                    continue
                assert isinstance(argument, int)
                if argument < len(buffers):
                    arrays.append(buffers[argument])
                else:
                    numbers.append(sizes[argument - len(buffers)])
            pointers = (ctypes.c_void_p * max(len(arrays), 1))(*(a.ctypes.data for a in arrays))
            values = (ctypes.c_int64 * max(len(numbers), 1))(*numbers)
            getattr(self.library, signature(phase.func).name)(pointers, values)


def scheduled_kernel(text: str, device: Device = CPU) -> ScheduledKernel:
    """The first loop kernel of a text, scheduled for a CPU."""
    module = parse_module(text)
    module.verify()
    kernel = next(op for op in module.ops if isinstance(op, KernelOp))
    return schedule_kernel(kernel, device)


def compile_kernel(text: str, flags: list[str] = FLAGS, device: Device = CPU) -> Compiled:
    """Parse, schedule, print, compile and load one loop kernel."""
    scheduled = scheduled_kernel(text, device)
    funcs: list[Operation] = [phase.func for phase in scheduled.phases]
    module = ModuleOp(funcs)
    module.verify()
    source = CPrinter().print_module(module)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "kernel.c")
        path.write_text(source)
        library = path.with_suffix(".so")
        command = ["cc", *flags, "-shared", "-fPIC", str(path), "-o", str(library), "-lm"]
        subprocess.run(command, check=True)
        return Compiled(scheduled, ctypes.CDLL(str(library)), source)


def set_threads(threads: int) -> None:
    """How many threads the next kernels use."""
    ctypes.CDLL("libgomp.so.1").omp_set_num_threads(threads)


def _allocate(scratch: Scratch, sizes: list[int]) -> Array:
    # Filled, so that reading what was never written shows.
    dtype = dtypes.of_element(scratch.element)
    assert dtype is not None
    return np.full(evaluate(scratch.by_size, sizes), 77).astype(dtype.numpy)


def evaluate(count: Count, sizes: list[int]) -> int:
    """A count for given index arguments."""
    number = -(-_product(count.size, sizes) // count.per)
    number = number if count.most is None else min(number, count.most)
    return max(number * count.times, 1)


def _product(size: Product, sizes: list[int]) -> int:
    return size.factor * prod(sizes[position] for position in size.symbols)
