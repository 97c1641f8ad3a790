"""Compiles CUDA C text for the host: `host_cuda.h` makes it C++, and `host_cuda.cpp`, with the parts in `host_cuda_runtime`,
runs its threads."""

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache as remember
from pathlib import Path
from threading import Lock

from mlfuse.runtime.compilers import disk_cache as cache
from mlfuse.testing.host_cuda_errors import HostCudaError, compile_message
from mlfuse.testing.host_cuda_text import program_text

_HERE = Path(__file__).parent
_FLAGS = [
    *["-std=c++17", "-O1", "-g1", "-w", "-fno-exceptions", "-fno-rtti"],
    *["-fPIC", "-fvisibility=hidden"],  # two libraries may have kernels of one name
    "-fno-strict-aliasing",  # vector loads of scalars are well defined on a device
    "-ffp-contract=off",  # products are not fused into sums
    "-fno-weak",  # or an inline function's shared arrays cannot share a section with a kernel's
]
_SANITIZE = [
    "-fsanitize=address,undefined",
    "-fsanitize=alignment",
    "-fno-sanitize-recover=all",
    # Shared arrays are in a separate section, which gets red zones only if it is named here.
    "-fsanitize-sections=mlf_shared",
    "-fno-omit-frame-pointer",
]


_builds: dict[tuple[str, bool, bool], Path] = {}
_building = Lock()


def build(source: str, sanitize: bool, *, library: bool = False) -> Path:
    """The path of a program for this text, or of a library of its kernels; compiled once in this process."""
    digest = hashlib.sha256(source.encode()).hexdigest()
    key = (digest, sanitize, library)
    with _building:
        if key not in _builds:
            name = f"{digest[:16]}_library" if library else digest[:16]
            _builds[key] = _compile(source, name, sanitize, ["-shared"] if library else [])
    return _builds[key]


def available() -> bool:
    """Whether the C++ compiler that `build` needs is installed."""
    return shutil.which(_compiler()) is not None


def _compile(source: str, name: str, sanitize: bool, extra: Sequence[str]) -> Path:
    """The path of the text compiled and linked with the runtime, from the cache of compiled code if it is there."""
    text = program_text(source)
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
        raise HostCudaError("compile", compile_message(done.stderr, source))
    cache.store(key, program.read_bytes())
    return program


@remember
def _runtime(sanitize: bool) -> Path:
    """The object file of `host_cuda.cpp`, with which every program is linked."""
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
    """The key of a build in the cache of compiled code."""
    return cache.key(
        text=text,
        compiler=_version(_compiler()),
        flags=" ".join(flags),
        runtime=_runtime_text(),
    )


@remember
def _runtime_text() -> str:
    """What every build is made of besides its text."""
    parts = sorted((_HERE / "host_cuda_runtime").glob("*.h"))
    files = [_HERE / "host_cuda.h", *parts, _HERE / "host_cuda.cpp"]
    return "".join(path.read_text() for path in files)


@remember
def _version(compiler: str) -> str:
    """The compiler and its version, as `-v` prints it."""
    return compiler + _run_compiler(["-v"]).stderr


@remember
def _directory() -> tempfile.TemporaryDirectory[str]:
    """The folder of this process's builds, which is removed at exit."""
    return tempfile.TemporaryDirectory(prefix="mlfuse_host_cuda_")


def _compiler() -> str:
    return os.environ.get("CXX", "g++")
