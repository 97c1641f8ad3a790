"""CUDA C to a cubin through the cache."""

from __future__ import annotations

import mlfuse
from mlfuse.errors import MlfuseError
from mlfuse.runtime import cache, nvrtc

_LENGTH = 8
"""Bytes that say how long the log in front of a stored cubin is."""


def compile_cubin(source: str, arch: str) -> nvrtc.CompiledCuda:
    """The cubin of CUDA C text for `arch` ("sm_90"), its log and its kernels' resources.

    MlfuseError where NVRTC is missing or refuses the text.
    """
    try:
        major, minor = nvrtc.version()
        key = cache.key(
            source=source,
            compiler=f"nvrtc {major}.{minor}",
            flags=" ".join(nvrtc.DEFAULT_OPTIONS),
            target=arch,
            mlfuse=mlfuse.__version__,
        )
        stored = cache.lookup(key)
        if stored is not None:
            return _unpack(stored)
        compiled = nvrtc.compile_cubin(source, arch)
    except nvrtc.NvrtcMissing as error:
        raise MlfuseError(str(error)) from error
    except nvrtc.CudaCompileError as error:
        raise MlfuseError(f"this is a fault of mlfuse: {error}") from error
    cache.store(key, _pack(compiled))
    return compiled


def _pack(compiled: nvrtc.CompiledCuda) -> bytes:
    log = compiled.log.encode()
    return len(log).to_bytes(_LENGTH, "little") + log + compiled.cubin


def _unpack(stored: bytes) -> nvrtc.CompiledCuda:
    end = _LENGTH + int.from_bytes(stored[:_LENGTH], "little")
    log = stored[_LENGTH:end].decode()
    return nvrtc.CompiledCuda(stored[end:], log, nvrtc.parse_resources(log))
