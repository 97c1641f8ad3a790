"""Describes the machine on which figures were measured."""

from __future__ import annotations

import os
import platform
import re
from importlib import import_module, metadata
from pathlib import Path

LIBRARIES = (
    "mlfuse", "numpy", "torch", "jax", "numba", "numexpr", "onnxruntime", "cupy-cuda13x", "cupy-cuda12x",
    "quack-kernels", "liger-kernel",
)  # fmt: skip


def describe(device: str) -> dict[str, object]:
    """The name of the folder for its results, its processor, cores and memory, and the versions of installed
    packages."""
    cores = len(os.sched_getaffinity(0))
    model = processor() if device == "cpu" else graphics()
    long = f"cpu {model} {cores} cores" if device == "cpu" else model
    name = re.sub(r"[^a-z0-9]+", "-", long.lower()).strip("-")
    return {
        "name": name,
        "device": device,
        "model": model,
        "cores": cores,
        "system": platform.system(),
        "python": platform.python_version(),
        "versions": {each: found for each in LIBRARIES if (found := version(each))},
    }


def processor() -> str:
    """The processor's name, from the system."""
    info = Path("/proc/cpuinfo")
    text = info.read_text() if info.exists() else ""
    found = re.search(r"model name\s*:\s*(.+)", text)
    return found[1].strip() if found else platform.machine()


def graphics() -> str:
    """The current GPU's name."""
    runtime = import_module("cupy").cuda.runtime
    return runtime.getDeviceProperties(runtime.getDevice())["name"].decode()


def version(package: str) -> str:
    """The version of an installed package; empty if it isn't installed."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""
