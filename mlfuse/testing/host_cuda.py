"""Runs CUDA C text on the host, in a separate process, under AddressSanitizer and UBSan.

`host_cuda.h` makes the text compile as C++, and `host_cuda.cpp` gives every thread of a block a fiber; comments in
these files list what is emulated. A run reports errors that a device shows only as a wrong number, or not at all: an
access outside a buffer, a misaligned vector load, a barrier or a shuffle that some threads miss.
"""

import os
import subprocess
from collections.abc import Mapping, Sequence, Set
from ctypes import CDLL, c_longlong, c_uint
from dataclasses import dataclass
from struct import pack, unpack_from
from threading import Lock
from typing import Any, Literal

import numpy as np

from mlfuse.testing.host_cuda_build import available as available
from mlfuse.testing.host_cuda_build import build
from mlfuse.testing.host_cuda_errors import ErrorKind as ErrorKind
from mlfuse.testing.host_cuda_errors import HostCudaError, kind_of, run_message
from mlfuse.testing.host_cuda_text import Kernel, kernels_of

Array = np.ndarray[Any, np.dtype[Any]]
Order = Literal["forward", "reverse", "random"]

_ORDERS: tuple[Order, ...] = ("forward", "reverse", "random")
_ENVIRONMENT = {
    # Fibers switch stacks, which fake stacks don't support; a run leaks memory on purpose.
    "ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=0",
    "UBSAN_OPTIONS": "print_stacktrace=0",
}


@dataclass(frozen=True)
class Launch:
    """A launch of one kernel with `grid` blocks of `block` threads, both one-dimensional.

    A str in `args` names a buffer, whose pointer is passed; an int is passed as a long long. `shared` is the size of
    dynamic shared memory in bytes. The kernel's `__cluster_dims__` gives the size of clusters.
    """

    kernel: str
    grid: int
    block: int
    args: Sequence[str | int]
    shared: int = 0


@dataclass(frozen=True)
class Address:
    """The address of buffer `target`, as 64-bit number `place` of a buffer."""

    buffer: str
    place: int
    target: str


@dataclass(frozen=True)
class HostRun:
    """All buffers after the launches, the seconds that the launches took, and the text that kernels printed."""

    buffers: dict[str, Array]
    seconds: float
    printed: str


@dataclass(frozen=True)
class Loaded:
    """The kernels of a text in this process: fast, but without a sanitizer. An error in a kernel ends the process."""

    library: CDLL
    parameters: Mapping[str, int]
    """The number of parameters of each kernel, all of 8 bytes."""
    clusters: Mapping[str, int]
    """The number of blocks in a cluster, by kernel."""

    def launch(
        self, kernel: str, grid: int, block: int, args: Sequence[int], shared: int = 0
    ) -> None:
        """Run a kernel to its end. In `args`, pointers are addresses."""
        words = (c_longlong * max(len(args), 1))(*args)
        numbers = (c_uint(number) for number in (grid, block, self.clusters[kernel], shared))
        self.library.mlf_in_process(kernel.encode(), *numbers, words)


_loaded: dict[str, Loaded] = {}
_loading = Lock()


def load(source: str) -> Loaded:
    """Load a text into this process. Kernels run one at a time. Raises `HostCudaError`."""
    with _loading:
        if source not in _loaded:
            program = build(source, sanitize=False, library=True)
            kernels = kernels_of(source)
            parameters = {name: len(kernel.pointers) for name, kernel in kernels.items()}
            clusters = {name: kernel.cluster for name, kernel in kernels.items()}
            _loaded[source] = Loaded(CDLL(str(program)), parameters, clusters)
    return _loaded[source]


def kernel_names(source: str) -> list[str]:
    """The kernels of a text, in order."""
    return list(kernels_of(source))


def run(
    source: str,
    launches: Sequence[Launch],
    buffers: Mapping[str, Array],
    *,
    order: Order = "forward",
    seed: int = 0,
    sanitize: bool = True,
    misalign: Set[str] = frozenset(),
    addresses: Sequence[Address] = (),
    timeout: float = 20.0,
) -> HostRun:
    """Runs `launches` one after another in one process and returns the buffers.

    `order` says which of the runnable threads, and which block, runs next: the lowest, the highest, or one drawn by
    `seed`. Buffers are as long as their arrays and aligned to 16 bytes; those in `misalign` start one element later;
    `addresses` are written into them first. `timeout` is in seconds, without the compilation. The build is kept for
    later runs of the same text. Without `sanitize` a run is faster, but finds only divergence, timeouts and crashes.

    Raises `HostCudaError`, and `ValueError` for a launch that does not fit its kernel.
    """
    named = {name for each in addresses for name in (each.buffer, each.target)}
    if unknown := (misalign | named) - buffers.keys():
        raise ValueError(f"no buffers named {sorted(unknown)}")
    kernels = kernels_of(source)
    for launch in launches:
        _check(launch, kernels, buffers)
    program = build(source, sanitize)
    numbers = {name: number for number, name in enumerate(buffers)}
    words = [len(addresses)]
    for each in addresses:
        words += [numbers[each.buffer], each.place, numbers[each.target]]
    words += _words(launches, kernels, numbers)
    head = pack("<4q", _ORDERS.index(order), seed, max(1, round(timeout * 1000)), len(buffers))
    arrays = [
        pack("<2q", array.nbytes, array.itemsize if name in misalign else 0) + array.tobytes()
        for name, array in buffers.items()
    ]
    try:
        done = subprocess.run(
            [program, *buffers],
            input=b"".join([head, *arrays, pack(f"<{len(words)}q", *words)]),
            capture_output=True,
            env=os.environ | _ENVIRONMENT,
            timeout=timeout + 10,  # the program stops itself and says where; this is for a hang
        )
    except subprocess.TimeoutExpired as error:
        raise HostCudaError("timeout", f"no end after {timeout + 10:g} s") from error
    report = done.stderr.decode(errors="replace")
    if done.returncode != 0:
        raise HostCudaError(kind_of(done.returncode, report), run_message(report, source))
    return HostRun(_unpack(done.stdout, buffers), unpack_from("<d", done.stdout)[0], report)


def _check(launch: Launch, kernels: Mapping[str, Kernel], buffers: Mapping[str, Array]) -> None:
    """Raises `ValueError` for a launch that doesn't fit its kernel. A device would refuse some of these, and run
    others."""
    kernel = kernels.get(launch.kernel)
    if kernel is None:
        raise ValueError(f"no kernel {launch.kernel} in the text, only {', '.join(kernels)}")
    if not 1 <= launch.block <= kernel.max_block:
        raise ValueError(f"{launch.kernel} takes 1 to {kernel.max_block} threads, not {launch}")
    if not 1 <= launch.grid < 2**31:
        raise ValueError(f"a grid has 1 to 2^31 - 1 blocks, not {launch}")
    if launch.grid % kernel.cluster:
        raise ValueError(f"{launch.kernel} has clusters of {kernel.cluster} blocks: {launch}")
    if unknown := [arg for arg in launch.args if isinstance(arg, str) and arg not in buffers]:
        raise ValueError(f"no buffers named {unknown} for {launch.kernel}")
    given = tuple(isinstance(arg, str) for arg in launch.args)
    if given != kernel.pointers:
        wanted = ["buffer" if pointer else "int" for pointer in kernel.pointers]
        raise ValueError(f"{launch.kernel} takes ({', '.join(wanted)}), not {launch.args}")


def _words(
    launches: Sequence[Launch], kernels: Mapping[str, Kernel], numbers: Mapping[str, int]
) -> list[int]:
    """The launches as the numbers that the program reads, see `mlf_host::run`."""
    words = [len(launches)]
    for launch in launches:
        kernel = kernels[launch.kernel]
        words += [kernel.index, launch.grid, launch.block, kernel.cluster, launch.shared]
        words.append(len(launch.args))
        for arg in launch.args:
            words += [1, numbers[arg]] if isinstance(arg, str) else [0, arg]
    return words


def _unpack(stream: bytes, buffers: Mapping[str, Array]) -> dict[str, Array]:
    at = 8  # after the seconds
    arrays: dict[str, Array] = {}
    for name, array in buffers.items():
        flat = np.frombuffer(stream[at : at + array.nbytes], dtype=array.dtype)
        arrays[name] = flat.reshape(array.shape).copy()
        at += array.nbytes
    return arrays
