"""Lets XLA call compiled programs: one handler in C (`handler.c`) finds a program by its key."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from math import prod
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.jax.installed import jax
from mlfuse.frontends.jax.lowering import Lowered
from mlfuse.runtime.compilers import cc
from mlfuse.runtime.native.host import NativeCall
from mlfuse.runtime.process import forks

if TYPE_CHECKING:
    from mlfuse.runtime.arguments.signature import Spec
    from mlfuse.runtime.host.frame import HostFrame

TARGET = "mlfuse_call"
"""The name of the handler in XLA's programs."""

_CALL = ctypes.CFUNCTYPE(
    ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_char), ctypes.c_int64
)


class _Program(ctypes.Structure):
    _fields_ = (
        ("arguments", ctypes.c_int64),
        ("results", ctypes.c_int64),
        ("aliases", ctypes.c_void_p),
        ("direct", NativeCall),
        ("call", ctypes.c_void_p),
    )


_kept: dict[int, object] = {}
"""Programs by key, with all objects that they point to. They are kept forever: XLA's programs may call them at any
time."""
_lock = forks.lock()


def can_register() -> bool:
    """Whether there is a C compiler, which the handler needs."""
    return cc.find_compiler() is not None


def register(lowered: Lowered) -> None:
    """Make a program callable from XLA by its key."""
    with _lock:
        if lowered.key in _kept:
            return
        program, kept = _program(lowered)
        _library().mlf_register(lowered.key, ctypes.byref(program))
        _kept[lowered.key] = (program, kept)


@cache
def _library() -> ctypes.CDLL:
    lib = jax()
    folder = lib.ffi.include_dir()
    if any(mark in folder for mark in '"\\\n'):
        raise MlfuseError(f"mlfuse.jax: can't include XLA's header from the folder {folder!r}")
    text = files("mlfuse.frontends.jax").joinpath("handler.c").read_text("utf-8")
    header = f'#include "{folder}/xla/ffi/api/c_api.h" /* of jaxlib {lib.lib.__version__} */\n'
    library = cc.library(header + text)
    library.mlf_register.argtypes = (ctypes.c_int64, ctypes.c_void_p)
    library.mlf_register.restype = None
    handler: Any = library.mlf_handler
    lib.ffi.register_ffi_target(TARGET, lib.ffi.pycapsule(handler), platform="cpu")
    return library


def _program(lowered: Lowered) -> tuple[_Program, object]:
    """The struct that the handler reads, and the objects that must live as long as it."""
    signature = lowered.executable.signature
    count = len(signature.results)
    results = {result: argument for argument, result in lowered.aliases.items()}
    aliases = (ctypes.c_int64 * count)(*(results.get(number, -1) for number in range(count)))
    program = _Program(len(signature.inputs), count, ctypes.addressof(aliases))
    kept = _wire(program, lowered, [results.get(number) for number in range(count)])
    if kept is None:
        call = _CALL(_caller(lowered, results))
        program.call = ctypes.cast(call, ctypes.c_void_p).value
        kept = call
    return program, (aliases, kept)


def _wire(program: _Program, lowered: Lowered, aliases: list[int | None]) -> object:
    """Let the program start kernels without Python; None if a call consists of more than kernels."""
    from mlfuse.runtime.calls.repeated_calls import LaunchPlan

    plan: Any = lowered.executable.run
    if not isinstance(plan, LaunchPlan):
        return None
    frame: HostFrame[Array] = cast("LaunchPlan[Array]", plan).frame(
        tuple(spec.shape for spec in lowered.executable.signature.inputs)
    )
    wired = frame.wiring()
    if wired is None or list(wired.aliases) != aliases:
        return None
    program.direct = wired.call
    return wired


def _caller(lowered: Lowered, aliases: dict[int, int]) -> Callable[..., int]:
    """A function of the buffers' addresses that calls the executable on them as NumPy arrays."""
    executable = lowered.executable
    inputs, results = executable.signature.inputs, executable.signature.results

    def call(buffers: Any, message: Any, room: int) -> int:
        try:
            args = [_array(buffers[k], spec) for k, spec in enumerate(inputs)]
            out = [
                None if k in aliases else _array(buffers[len(inputs) + k], spec)
                for k, spec in enumerate(results)
            ]
            executable.run(*args, out=out)
        except BaseException as error:
            text = f"{type(error).__name__}: {error}".encode()[: room - 1] + b"\0"
            ctypes.memmove(message, text, len(text))
            return 1
        return 0

    return call


def _array(address: int, spec: Spec) -> Array:
    """A NumPy array of the memory of one of XLA's buffers."""
    nbytes = prod(spec.shape) * spec.dtype.nbytes
    memory: Any = (ctypes.c_char * nbytes).from_address(address)
    return np.ndarray(spec.shape, spec.dtype.numpy, memory)
