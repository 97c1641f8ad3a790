"""Runs CUDA C text on the host, in a process of its own, under AddressSanitizer and UBSan.

`host_cuda.h` makes the text compile as C++, `host_cuda.cpp` gives every thread of a block a fiber;
see there for what is emulated. A run says what a device only shows as a wrong number, or not at all: an
access outside a buffer, a misaligned vector load, a barrier or a shuffle that some threads miss.
"""

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence, Set
from ctypes import CDLL, c_longlong, c_uint
from dataclasses import dataclass
from functools import cache as remember
from pathlib import Path
from struct import pack, unpack_from
from threading import Lock
from typing import Any, Literal

import numpy as np

from mlfuse.runtime import disk_cache as cache
from mlfuse.runtime.nvrtc import excerpt

Array = np.ndarray[Any, np.dtype[Any]]
Order = Literal["forward", "reverse", "random"]
ErrorKind = Literal["compile", "address", "undefined", "alignment", "divergence", "timeout"]

_HERE = Path(__file__).parent
_ORDERS: tuple[Order, ...] = ("forward", "reverse", "random")
# Exit codes, as in host_cuda.cpp; the last two stand for SIGBUS and SIGSEGV.
_DIVERGED, _TIMEOUT, _CRASHED = 70, 71, (128 + 7, 128 + 11)
_FLAGS = [
    *["-std=c++17", "-O1", "-g1", "-w", "-fno-exceptions", "-fno-rtti"],
    *["-fPIC", "-fvisibility=hidden"],  # a library's kernels are not another's
    "-fno-strict-aliasing",  # vector loads of scalars are well defined on a device
    "-ffp-contract=off",  # products are not fused into sums
    "-fno-weak",  # or an inline function's shared arrays cannot share a section with a kernel's
]
_SANITIZE = [
    "-fsanitize=address,undefined",
    "-fsanitize=alignment",
    "-fno-sanitize-recover=all",
    # Shared arrays lie in a section of their own, which has red zones only when it is named.
    "-fsanitize-sections=mlf_shared",
    "-fno-omit-frame-pointer",
]
_ENVIRONMENT = {
    # Fibers move between stacks, which fake stacks cannot follow; a run leaks on purpose.
    "ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=0",
    "UBSAN_OPTIONS": "print_stacktrace=0",
}
_BOUNDS = r"(?:__launch_bounds__\s*\(([^)]*)\)\s*)?"
_CLUSTER = r"(?:__cluster_dims__\s*\(\s*(\d+)[^)]*\)\s*)?"
_KERNEL = re.compile(rf"{_CLUSTER}__global__\s+{_BOUNDS}void\s+{_BOUNDS}(\w+)\s*\(([^)]*)\)")
_DYNAMIC = re.compile(r"extern\s+__shared__\s+(?:__align__\(\d+\)\s+)?unsigned char (\w+)\[\];")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


class HostCudaError(RuntimeError):
    """The text did not compile or did something undefined; `kind` says what it was.

    "address" is an access outside a buffer or array, "undefined" what UBSan finds besides,
    "divergence" a barrier or warp operation which some threads did not come to.
    """

    def __init__(self, kind: ErrorKind, message: str):
        super().__init__(f"{kind}: {message}")
        self.kind: ErrorKind = kind
        self.message = message


@dataclass(frozen=True)
class Launch:
    """One kernel over `grid` blocks of `block` threads, both one-dimensional.

    A str in `args` names a buffer, whose pointer is passed; an int is passed as a long long. `shared`
    are bytes of dynamic shared memory. Clusters are as the kernel's `__cluster_dims__` says.
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
    """Every buffer after the launches, the seconds these took, and what kernels printed."""

    buffers: dict[str, Array]
    seconds: float
    printed: str


@dataclass(frozen=True)
class _Kernel:
    """What the text says of one kernel: which parameters are pointers, and its block's limit."""

    index: int
    pointers: tuple[bool, ...]
    max_block: int
    cluster: int


@dataclass(frozen=True)
class Loaded:
    """The kernels of a text in this process: quick, and without a sanitizer. Whatever goes wrong in
    one ends the process."""

    library: CDLL
    parameters: Mapping[str, int]
    """How many each kernel has, all of 8 bytes."""
    clusters: Mapping[str, int]
    """How many blocks share a cluster."""

    def launch(
        self, kernel: str, grid: int, block: int, args: Sequence[int], shared: int = 0
    ) -> None:
        """Run a kernel to its end; pointers are addresses."""
        words = (c_longlong * max(len(args), 1))(*args)
        numbers = (c_uint(number) for number in (grid, block, self.clusters[kernel], shared))
        self.library.mlf_in_process(kernel.encode(), *numbers, words)


def load(source: str) -> Loaded:
    """Load a text into this process. Kernels run one at a time. Raises `HostCudaError`."""
    key = hashlib.sha256(source.encode()).hexdigest()
    with _building:
        if key not in _loaded:
            program = _compile(source, f"{key[:16]}_library", False, ["-shared"])
            kernels = _kernels(source)
            parameters = {name: len(kernel.pointers) for name, kernel in kernels.items()}
            clusters = {name: kernel.cluster for name, kernel in kernels.items()}
            _loaded[key] = Loaded(CDLL(str(program)), parameters, clusters)
    return _loaded[key]


def kernel_names(source: str) -> list[str]:
    """The kernels of a text, in order."""
    return list(_kernels(source))


def available() -> bool:
    """Whether the C++ compiler that runs need is here."""
    return shutil.which(_compiler()) is not None


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
    """Runs `launches` one after another in one process and returns what the buffers then hold.

    `order` says which of the runnable threads, and which block, goes next: the lowest, the
    highest, or one drawn by `seed`. Buffers are as long as their arrays and aligned to 16 bytes;
    those in `misalign` start one element later; `addresses` are written into them first. `timeout` is in seconds, without the compile.
    The build is kept for later runs of the same text. Without `sanitize` a run is faster and
    finds divergence, timeouts and crashes only.

    Raises `HostCudaError`, and `ValueError` for a launch that does not fit its kernel.
    """
    named = {name for each in addresses for name in (each.buffer, each.target)}
    if unknown := (misalign | named) - buffers.keys():
        raise ValueError(f"no buffers named {sorted(unknown)}")
    kernels = _kernels(source)
    for launch in launches:
        _check(launch, kernels, buffers)
    program = _build(source, sanitize)
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
        raise HostCudaError(_kind(done.returncode, report), _interesting(report, source))
    return HostRun(_unpack(done.stdout, buffers), unpack_from("<d", done.stdout)[0], report)


def _kernels(source: str) -> dict[str, _Kernel]:
    """The kernels of the text by name, in order; their parameters are told apart by a `*`."""
    kernels: dict[str, _Kernel] = {}
    for cluster, before, after, name, params in _KERNEL.findall(_COMMENT.sub(" ", source)):
        if name in kernels:
            continue
        bound = re.match(r"\s*(\d+)", before or after)
        kernels[name] = _Kernel(
            index=len(kernels),
            pointers=tuple("*" in param for param in params.split(",") if param.strip()),
            max_block=int(bound[1]) if bound else 1024,
            cluster=int(cluster or 1),
        )
    return kernels


def _check(launch: Launch, kernels: Mapping[str, _Kernel], buffers: Mapping[str, Array]) -> None:
    """Raises `ValueError` where a device would refuse the launch, or worse, would not."""
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
    launches: Sequence[Launch], kernels: Mapping[str, _Kernel], numbers: Mapping[str, int]
) -> list[int]:
    """The launches as the program reads them, see `mlf_host::run`."""
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


_builds: dict[tuple[str, bool], Path] = {}
_loaded: dict[str, Loaded] = {}
_building = Lock()


def _build(source: str, sanitize: bool) -> Path:
    """The program for this text, compiled once in this process."""
    key = (hashlib.sha256(source.encode()).hexdigest(), sanitize)
    with _building:
        if key not in _builds:
            _builds[key] = _compile(source, key[0][:16], sanitize)
    return _builds[key]


def _compile(source: str, name: str, sanitize: bool, extra: Sequence[str] = ()) -> Path:
    """The text linked with the runtime, from the cache of compiled code where it is there."""
    text = _program_text(source)
    flags = [*_FLAGS, *(_SANITIZE if sanitize else ()), *extra]
    key = _key(text, flags)
    program = Path(_directory().name) / f"{name}{'_sanitized' if sanitize else ''}"
    if (payload := cache.lookup(key)) is not None:
        program.write_bytes(payload)
        program.chmod(0o700)
        return program
    path = program.with_suffix(".cpp")
    path.write_text(text)
    done = _run_compiler([*flags, path, _runtime(sanitize), "-o", program])
    if done.returncode != 0:
        raise HostCudaError("compile", _compile_message(done.stderr, source))
    cache.store(key, program.read_bytes())
    return program


@remember
def _runtime(sanitize: bool) -> Path:
    """The object of `host_cuda.cpp`, which every program is linked with."""
    flags = [*_FLAGS, *(_SANITIZE if sanitize else ()), "-c"]
    key = _key("", flags)
    path = Path(_directory().name) / f"runtime{'_sanitized' if sanitize else ''}.o"
    if (payload := cache.lookup(key)) is not None:
        path.write_bytes(payload)
        return path
    done = _run_compiler([*flags, _HERE / "host_cuda.cpp", "-o", path])
    if done.returncode != 0:
        raise HostCudaError("compile", "\n".join(done.stderr.splitlines()[:30]))
    cache.store(key, path.read_bytes())
    return path


def _run_compiler(arguments: Sequence[str | Path]) -> subprocess.CompletedProcess[str]:
    command = [_compiler(), f"-I{_HERE}", *arguments]
    try:
        return subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise HostCudaError("compile", f"no C++ compiler {_compiler()}; CXX names it") from error


def _key(text: str, flags: Sequence[str]) -> str:
    """What becomes of the text is called so in the cache of compiled code."""
    return cache.key(
        text=text,
        compiler=_version(_compiler()),
        flags=" ".join(flags),
        runtime=(_HERE / "host_cuda.h").read_text() + (_HERE / "host_cuda.cpp").read_text(),
    )


@remember
def _version(compiler: str) -> str:
    """What the compiler says of itself, by which it is told from another."""
    return compiler + _run_compiler(["-v"]).stderr


def _program_text(source: str) -> str:
    """The header, the text, and a table that gives each kernel its arguments."""
    kernels = _kernels(source)
    calls = [
        f"static void mlf_launch_{name}(const long long* a) {{ "
        f"{name}({', '.join(f'mlf_host::Arg{{a[{i}]}}' for i in range(len(kernel.pointers)))}); }}"
        for name, kernel in kernels.items()
    ]
    entries = [f'  {{"{name}", mlf_launch_{name}}},' for name in kernels]
    return "\n".join(
        [
            '#include "host_cuda.h"',
            '#line 1 "kernel.cu"',
            # Of a kernel's own: one pointer a thread, the same in all of a block's.
            _DYNAMIC.sub(
                r"unsigned char *const \1 = (unsigned char *)mlf_host::dynamic_shared();", source
            ),
            '#line 1 "launch.cu"',
            *calls,
            "const mlf_host::Entry mlf_kernels[] = {",
            *entries,
            "  {nullptr, nullptr}};",
            "",
        ]
    )


@remember
def _directory() -> tempfile.TemporaryDirectory[str]:
    """Where this process keeps its builds; removed when it ends."""
    return tempfile.TemporaryDirectory(prefix="mlfuse_host_cuda_")


def _compiler() -> str:
    return os.environ.get("CXX", "g++")


def _kind(code: int, report: str) -> ErrorKind:
    if code == _DIVERGED:
        return "divergence"
    if code == _TIMEOUT:
        return "timeout"
    if "misaligned address" in report:
        return "alignment"
    # UBSan knows the bounds of arrays and objects, and null; a plain crash is a bad address too.
    outside = ("AddressSanitizer", "out of bounds", "insufficient space", "null pointer")
    if code in _CRASHED or any(sign in report for sign in outside):
        return "address"
    return "undefined"


_INTERESTING = re.compile(
    r"^mlf_host: |runtime error: |ERROR: AddressSanitizer|^(?:READ|WRITE) of size "
    r"| in .*kernel\.cu:\d+"
)


def _interesting(report: str, source: str) -> str:
    """What the sanitizers and the header said of the error, then the numbered source lines."""
    lines = [line.strip() for line in report.splitlines()]
    kept = [line.removeprefix("mlf_host: ") for line in lines if _INTERESTING.search(line)]
    return _with_excerpt((kept or lines[-12:])[:12], r"kernel\.cu:(\d+)", source)


def _compile_message(report: str, source: str) -> str:
    where = r"kernel\.cu:(\d+):(?:\d+:)? (?:fatal )?error"
    return _with_excerpt(report.splitlines()[:30], where, source)


def _with_excerpt(lines: list[str], where: str, source: str) -> str:
    """The lines, then the source around the first line number that `where` finds in them."""
    text = "\n".join(lines)
    found = re.search(where, text)
    return f"{text}\n{excerpt(source, int(found[1]))}" if found else text
