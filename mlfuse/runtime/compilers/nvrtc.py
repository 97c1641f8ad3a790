"""CUDA C text to cubin or PTX by NVRTC, with ptxas' report on each kernel's resources.

Neither a GPU nor a driver is needed. `cuda.bindings` is imported only inside the functions, so
this module imports everywhere; if the package or the library is missing they raise
`NvrtcMissing`. Every call has its own NVRTC program, so threads may compile at the same time.
"""

# ruff: noqa: N802, N818  (NVRTC's own names; `NvrtcMissing` reads better than with Error)

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Protocol, cast

# IEEE arithmetic as NumPy does it: no fused multiply-add that the text does not ask for,
# denormals kept, division and square root correctly rounded.
DEFAULT_OPTIONS = (
    "--std=c++17",
    "--fmad=false",
    "--ftz=false",
    "--prec-div=true",
    "--prec-sqrt=true",
)

_MISSING = (
    "NVRTC was not found ({}); install it with `pip install mlfuse[cuda]`, or `mlfuse[cuda12]` where the "
    "driver is for CUDA 12"
)
_ARCH = re.compile(r"sm_(\d+[af]?)")


class NvrtcMissing(RuntimeError):
    """`cuda.bindings` or the NVRTC library it loads is not installed, or has no compiler for an architecture."""


class CudaCompileError(RuntimeError):
    """NVRTC rejected the text; `log` is the compiler's own log."""

    def __init__(self, message: str, log: str):
        super().__init__(message)
        self.log = log


@dataclass(frozen=True)
class KernelResources:
    """The resources of one kernel: registers per thread, the rest in bytes (`shared` is per block)."""

    registers: int = 0
    spill_stores: int = 0
    spill_loads: int = 0
    stack: int = 0
    shared: int = 0


@dataclass(frozen=True)
class CompiledCuda:
    """A cubin for one architecture, the compiler's log, and each kernel's resources by name."""

    cubin: bytes
    log: str
    kernels: dict[str, KernelResources]


class _Nvrtc(Protocol):
    """The few functions of `cuda.bindings.nvrtc` used here; each returns (result, *values)."""

    def nvrtcVersion(self) -> tuple[int, int, int]: ...
    def nvrtcGetSupportedArchs(self) -> tuple[int, list[int]]: ...
    def nvrtcCreateProgram(
        self, src: bytes, name: bytes, count: int, headers: list[bytes], names: list[bytes]
    ) -> tuple[int, object]: ...
    def nvrtcDestroyProgram(self, prog: object) -> tuple[int]: ...
    def nvrtcCompileProgram(self, prog: object, count: int, options: list[bytes]) -> tuple[int]: ...
    def nvrtcGetProgramLogSize(self, prog: object) -> tuple[int, int]: ...
    def nvrtcGetProgramLog(self, prog: object, log: bytearray) -> tuple[int]: ...
    def nvrtcGetCUBINSize(self, prog: object) -> tuple[int, int]: ...
    def nvrtcGetCUBIN(self, prog: object, cubin: bytearray) -> tuple[int]: ...
    def nvrtcGetPTXSize(self, prog: object) -> tuple[int, int]: ...
    def nvrtcGetPTX(self, prog: object, ptx: bytearray) -> tuple[int]: ...


def version() -> tuple[int, int]:
    """NVRTC's (major, minor) version, such as (13, 0). Raises `NvrtcMissing`."""
    nvrtc = _load()
    try:
        status, major, minor = nvrtc.nvrtcVersion()
    except RuntimeError as error:  # the package is installed but the library it loads is missing
        raise NvrtcMissing(_MISSING.format(_first_line(error))) from error
    _check(status)
    return int(major), int(minor)


def available() -> bool:
    """Whether NVRTC can be loaded here."""
    try:
        version()
    except NvrtcMissing:
        return False
    return True


def architectures() -> list[str]:
    """The architectures that this NVRTC compiles for, such as ["sm_75", "sm_80"]. Raises `NvrtcMissing`."""
    version()
    status, numbers = _load().nvrtcGetSupportedArchs()
    _check(status)
    return [f"sm_{number}" for number in numbers]


def compile_cubin(
    source: str, arch: str, *, name: str = "kernel.cu", options: Sequence[str] = ()
) -> CompiledCuda:
    """Compiles CUDA C text for `arch` ("sm_90") to a cubin.

    `options` come after `DEFAULT_OPTIONS`; one that sets the same thing replaces the default.
    Raises `CudaCompileError`, `NvrtcMissing` (also if this NVRTC doesn't know `arch`), and
    `ValueError` for a malformed `arch`.
    """
    flags = [f"--gpu-architecture=sm_{_arch_number(arch)}", "--ptxas-options=-v"]
    cubin, log = _compile(source, name, [*flags, *_merge(options)], ptx=False)
    return CompiledCuda(cubin, log, parse_resources(log))


def compile_ptx(
    source: str, arch: str, *, name: str = "kernel.cu", options: Sequence[str] = ()
) -> str:
    """The PTX text of `source` for `arch` ("sm_90"); options and errors as in `compile_cubin`."""
    flags = [f"--gpu-architecture=compute_{_arch_number(arch)}"]
    ptx, _ = _compile(source, name, [*flags, *_merge(options)], ptx=True)
    return ptx.rstrip(b"\0").decode()


def parse_resources(log: str) -> dict[str, KernelResources]:
    """Each kernel's resources from the log of `--ptxas-options=-v`.

    A kernel that calls functions which were not inlined is followed by their properties, so a
    line of bytes belongs to the function named last, and only kernels are kept.
    """
    kernels: dict[str, KernelResources] = {}
    entry = function = ""
    for line in log.splitlines():
        if found := re.search(r"Compiling entry function '([^']+)'", line):
            entry = function = found[1]
            kernels[entry] = KernelResources()
            continue
        if found := re.search(r"Function properties for (\S+)", line):
            function = found[1].strip("'")
            continue
        if not entry:
            continue
        if " bytes stack frame" in line and function == entry:
            kernels[entry] = replace(
                kernels[entry],
                stack=_count(r"(\d+) bytes stack frame", line),
                spill_stores=_count(r"(\d+) bytes spill stores", line),
                spill_loads=_count(r"(\d+) bytes spill loads", line),
            )
        if " registers" in line:
            cumulative = _count(r"(\d+) bytes cumulative stack", line)
            kernels[entry] = replace(
                kernels[entry],
                registers=_count(r"Used (\d+) registers", line),
                shared=_count(r"(\d+) bytes smem", line),
                stack=max(kernels[entry].stack, cumulative),
            )
    return kernels


def excerpt(source: str, line: int, around: int = 2) -> str:
    """The numbered lines of `source` near `line` (from 1), which is marked; "" if there is no such line."""
    lines = source.splitlines()
    if not 1 <= line <= len(lines):
        return ""
    shown = range(max(1, line - around), min(len(lines), line + around) + 1)
    return "\n".join(f"{'>' if n == line else ' '}{n:5} | {lines[n - 1]}" for n in shown)


def _compile(source: str, name: str, options: list[str], *, ptx: bool) -> tuple[bytes, str]:
    """The compiled bytes and the log."""
    version()  # so that a missing library is reported as such
    nvrtc = _load()
    status, program = nvrtc.nvrtcCreateProgram(source.encode(), name.encode(), 0, [], [])
    _check(status)
    try:
        encoded = [option.encode() for option in options]
        (status,) = nvrtc.nvrtcCompileProgram(program, len(encoded), encoded)
        log = _read(nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog, program)
        text = log.decode(errors="replace").rstrip("\0 \n")
        if "invalid value for --gpu-architecture" in text:
            raise NvrtcMissing(_explain_architecture(options[0]))
        if int(status) != 0:
            raise CudaCompileError(_explain(text, source, name, status), text)
        if ptx:
            return _read(nvrtc.nvrtcGetPTXSize, nvrtc.nvrtcGetPTX, program), text
        return _read(nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN, program), text
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _read(
    size: Callable[[object], tuple[int, int]],
    fill: Callable[[object, bytearray], tuple[int]],
    program: object,
) -> bytes:
    """One of the program's results: NVRTC returns its length and then fills it in."""
    status, length = size(program)
    _check(status)
    into = bytearray(length)
    (status,) = fill(program, into)
    _check(status)
    return bytes(into)


def _load() -> _Nvrtc:
    try:
        return cast(_Nvrtc, import_module("cuda.bindings.nvrtc"))
    except ImportError as error:
        raise NvrtcMissing(_MISSING.format(_first_line(error))) from error


def _check(status: int) -> None:
    if int(status) != 0:
        raise RuntimeError(f"NVRTC returned {_spell(status)}")


def _merge(options: Sequence[str]) -> list[str]:
    """The defaults without those that `options` replace (NVRTC warns of an option given twice)."""
    given = {option.split("=")[0] for option in options}
    return [option for option in DEFAULT_OPTIONS if option.split("=")[0] not in given] + [*options]


def _arch_number(arch: str) -> str:
    found = _ARCH.fullmatch(arch)
    if found is None:
        raise ValueError(f"an architecture is written like sm_90, not {arch!r}")
    return found[1]


def _explain(log: str, source: str, name: str, status: object) -> str:
    """The log, then the numbered source lines around the first error."""
    found = re.search(re.escape(name) + r"\((\d+)\): (?:catastrophic )?error", log)
    lines = excerpt(source, int(found[1])) if found else ""
    return "\n".join(part for part in (f"NVRTC returned {_spell(status)}", log, lines) if part)


def _explain_architecture(option: str) -> str:
    major, minor = version()
    known = architectures()
    return (
        f"NVRTC {major}.{minor} compiles for {known[0]} to {known[-1]}, not for {option.partition('=')[2]}; "
        "for newer GPUs install a newer one (`pip install -U nvidia-cuda-nvrtc`, or "
        "`nvidia-cuda-nvrtc-cu12` where the driver is for CUDA 12), for older ones `mlfuse[cuda12]`"
    )


def _spell(status: object) -> str:
    return str(getattr(status, "name", status))


def _count(pattern: str, line: str) -> int:
    found = re.search(pattern, line)
    return int(found[1]) if found else 0


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
