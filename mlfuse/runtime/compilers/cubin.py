"""CUDA C to cubins through the cache: kernels in parallel, and only those that aren't cached.

The cache works by kernel: an entry for each, keyed by its own text and the text before all kernels,
names the cubin that holds it. Missing kernels are compiled in as many batches as there are
processors, in parallel (NVRTC runs without Python's lock, and threads don't wait for one another in
it). A batch, not a kernel, is one call of NVRTC because each call reads the math header again, which takes
about as long as a small kernel.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.compilers import disk_cache as cache
from mlfuse.runtime.compilers import nvrtc
from mlfuse.runtime.process.side_by_side import side_by_side
from mlfuse.version import __version__

_LENGTH = 8
"""The bytes before a stored cubin that give the length of its log."""
_CALLED = re.compile(r"\b(\w+)\s*\(")
_KERNEL = re.compile(r'^(?=extern "C" [^\n]*__global__)', re.MULTILINE)


def compile_cubin(source: str, arch: str) -> nvrtc.CompiledCuda:
    """The cubin of CUDA C text for `arch` ("sm_90"), its log and its kernels' resources.

    MlfuseError if NVRTC is missing or rejects the text.
    """
    key = _key(source, arch)
    return _kept(key) or _compile(key, source, arch)


@dataclass(frozen=True)
class Batch:
    """A cubin, and the requested kernels in it: it may hold others, even of the same names."""

    compiled: nvrtc.CompiledCuda
    names: tuple[str, ...]


def compile_kernels(source: str, arch: str) -> list[Batch]:
    """All kernels of a text, each in one of the cubins. Errors as for `compile_cubin`."""
    head, *kernels = _KERNEL.split(source)
    names: dict[str, list[str]] = {}
    found: dict[str, nvrtc.CompiledCuda] = {}
    missing: list[str] = []
    for kernel in kernels:
        key = _batch_of(head, kernel, arch)
        if key is not None and key not in found and (kept := _kept(key)) is not None:
            found[key] = kept
        if key is None or key not in found:
            missing.append(kernel)
        else:
            names.setdefault(key, []).append(_name(kernel))
    batches = _batches(missing, len(os.sched_getaffinity(0)))
    done = side_by_side(partial(_compile_batch, head, arch), batches)
    return [*(Batch(found[key], tuple(own)) for key, own in names.items()), *done]


def resources(source: str, arch: str) -> dict[str, nvrtc.KernelResources]:
    """The resources of a text's kernels, by name."""
    return {
        name: batch.compiled.kernels[name]
        for batch in compile_kernels(source, arch)
        for name in batch.names
    }


def _batches(kernels: Sequence[str], count: int) -> list[list[str]]:
    """At most `count` lists of about the same length of text."""
    batches: list[list[str]] = [[] for _ in range(min(count, len(kernels)))]
    lengths = [0] * len(batches)
    for kernel in sorted(kernels, key=len, reverse=True):
        place = lengths.index(min(lengths))
        batches[place].append(kernel)
        lengths[place] += len(kernel)
    return batches


def _name(kernel: str) -> str:
    """A kernel's name in its text: the first name before a parenthesis that isn't the compiler's."""
    return next(name for name in _CALLED.findall(kernel) if not name.startswith("__"))


def _compile_batch(head: str, arch: str, kernels: Sequence[str]) -> Batch:
    source = head + "".join(kernels)
    key = _key(source, arch)
    compiled = _kept(key) or _compile(key, source, arch)
    for kernel in kernels:
        cache.store(_key(head + kernel, arch, "kernel"), key.encode())
    return Batch(compiled, tuple(map(_name, kernels)))


def _batch_of(head: str, kernel: str, arch: str) -> str | None:
    """The key of the cubin that holds a kernel, if there is one."""
    named = cache.lookup(_key(head + kernel, arch, "kernel"))
    return None if named is None else named.decode(errors="replace")


def _compile(key: str, source: str, arch: str) -> nvrtc.CompiledCuda:
    try:
        compiled = nvrtc.compile_cubin(source, arch)
    except nvrtc.NvrtcMissing as error:
        raise MlfuseError(str(error)) from error
    except nvrtc.CudaCompileError as error:
        raise MlfuseError(f"this is a bug in mlfuse: {error}") from error
    cache.store(key, _pack(compiled))
    return compiled


def _key(source: str, arch: str, kind: str = "cubin") -> str:
    """The cache key. MlfuseError if NVRTC is missing: its version is part of the key."""
    try:
        major, minor = nvrtc.version()
    except nvrtc.NvrtcMissing as error:
        raise MlfuseError(str(error)) from error
    return cache.key(
        kind=kind,
        source=source,
        compiler=f"nvrtc {major}.{minor}",
        flags=" ".join(nvrtc.DEFAULT_OPTIONS),
        target=arch,
        mlfuse=__version__,
    )


def _kept(key: str) -> nvrtc.CompiledCuda | None:
    stored = cache.lookup(key)
    return None if stored is None else _unpack(stored)


def _pack(compiled: nvrtc.CompiledCuda) -> bytes:
    log = compiled.log.encode()
    return len(log).to_bytes(_LENGTH, "little") + log + compiled.cubin


def _unpack(stored: bytes) -> nvrtc.CompiledCuda:
    end = _LENGTH + int.from_bytes(stored[:_LENGTH], "little")
    log = stored[_LENGTH:end].decode()
    return nvrtc.CompiledCuda(stored[end:], log, nvrtc.parse_resources(log))
