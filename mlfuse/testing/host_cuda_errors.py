"""Errors of CUDA C that runs on the host: their kinds, and the short form of what compiler and sanitizers print."""

import re
from typing import Literal

from mlfuse.runtime.compilers.nvrtc import excerpt

ErrorKind = Literal["compile", "address", "undefined", "alignment", "divergence", "timeout"]

# Exit codes, as in host_cuda.cpp; the last two stand for SIGBUS and SIGSEGV.
_DIVERGED, _TIMEOUT, _CRASHED = 70, 71, (128 + 7, 128 + 11)


class HostCudaError(RuntimeError):
    """The text did not compile, or a kernel did something undefined; `kind` says which.

    "address" is an access outside a buffer or array, "undefined" is any other error that UBSan finds,
    "divergence" is a barrier or warp operation that some threads did not reach.
    """

    def __init__(self, kind: ErrorKind, message: str):
        super().__init__(f"{kind}: {message}")
        self.kind: ErrorKind = kind
        self.message = message


def kind_of(code: int, report: str) -> ErrorKind:
    """The kind of error that a run ended with, by its exit code and what it printed."""
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


def run_message(report: str, source: str) -> str:
    """The lines of a run's report that describe the error, then the numbered source lines around it."""
    lines = [line.strip() for line in report.splitlines()]
    kept = [line.removeprefix("mlf_host: ") for line in lines if _INTERESTING.search(line)]
    return _with_excerpt((kept or lines[-12:])[:12], r"kernel\.cu:(\d+)", source)


def compile_message(report: str, source: str) -> str:
    """The first lines that the compiler printed, then the numbered source lines around the first error."""
    where = r"kernel\.cu:(\d+):(?:\d+:)? (?:fatal )?error"
    return _with_excerpt(report.splitlines()[:30], where, source)


def _with_excerpt(lines: list[str], where: str, source: str) -> str:
    """The lines, then the source around the first line number that `where` finds in them."""
    text = "\n".join(lines)
    found = re.search(where, text)
    return f"{text}\n{excerpt(source, int(found[1]))}" if found else text
