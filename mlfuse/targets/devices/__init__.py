"""Device descriptions: the numbers that the cost model and the schedules read.

A description is a JSON file: one of mlfuse's by name (`cpu`, `sm_80`, `sm_90`, ...), or the path of another. A
CUDA architecture without a file has its own name and the numbers of the nearest older one.
"""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, dataclass, fields, replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Literal, cast

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.targets.devices import products
from mlfuse.targets.devices.products import Products


@dataclass(frozen=True)
class Device:
    """The numbers of a device that the planner and the schedules use."""

    name: str
    kind: Literal["cpu", "cuda"]
    units: int
    """The number of cores of a CPU, or of multiprocessors of a GPU."""
    launch_us: float
    """Time to start one kernel, in microseconds."""
    call_us: float
    """Time to start one library call, in microseconds."""
    bandwidth_gb_s: float
    """Memory bandwidth that a plain copy reaches, reads plus writes, in 1e9 bytes a second."""
    gflops: float
    """f32 additions of a well-vectorized kernel, in 1e9 a second."""
    vector_bytes: int
    """The widest access, in bytes."""
    row_cache_bytes: int
    """The most bytes of one value's row that are kept between the nests of a kernel."""
    register_values: int
    """How many values one thread can hold before it spills."""
    max_buffers: int
    """How many buffers a kernel may take."""
    max_ops: int
    """How many graph ops one kernel may hold; with more, compile time and spills grow."""
    max_block: int
    """The most threads of a block; 1 on a CPU."""
    unit_threads: int = 1024
    """The most threads on a multiprocessor at a time. This field and the next ones are for GPUs, from the
    table of compute capabilities in NVIDIA's CUDA C++ Programming Guide; a description may omit them."""
    unit_blocks: int = 16
    """The most blocks on a multiprocessor at a time."""
    unit_registers: int = 65536
    """32-bit registers of a multiprocessor."""
    unit_shared_bytes: int = 49152
    """Bytes of shared memory of a multiprocessor. Each block takes 1 KiB more than it asks for."""
    block_shared_bytes: int = 49152
    """The most bytes of shared memory of a block whose launch asks for more than the usual 48 KiB."""
    max_cluster: int = 1
    """The most blocks of a cluster; 1 if the device has no clusters."""
    l2_bytes: int = 4194304
    """Bytes of the cache that all multiprocessors share."""
    cache_bytes: int = 16777216
    """The most bytes that a CPU kernel may read and write so that the next kernel finds its results in a cache."""
    library: tuple[str, ...] = ()
    """Composites that the device's library has as one function: names in `mlfuse.externals`."""
    no_fuse: tuple[str, ...] = ()
    """Full names of ops that are never fused on this device."""
    epilogues: tuple[str, ...] = ()
    """The epilogues that its library has for products and convolutions (`dialects/loop/epilogue.py`)."""
    mma: tuple[str, ...] = ()
    """The types of matrices that tensor cores multiply, 16 by 16 elements with 16 by 8, adding in f32: `bf16`, `f16`."""

    lacks: tuple[str, ...] = ()
    """Ops that the device can't compute: `graph.scatter`, `*:f64` for a type, `graph.add:*:5` for a rank."""
    architecture: str = ""
    """The architecture that C is compiled for, as the compiler's `-march` names it: `x86-64-v2` for one. Empty: this machine's."""
    link_us: float = 10.0
    """Time to start a copy between a GPU and the CPU's memory, in microseconds."""
    link_gb_s: float = 12.0
    """Bandwidth of such a copy, in 1e9 bytes a second. No link has been timed: these two are usual figures of PCIe 3."""

    products: Products | None = None
    """The tile of our matrix products and the times that decide between them and the library; without it, every product
    is the library's."""

    @property
    def is_cuda(self) -> bool:
        """Whether its kernels are CUDA C."""
        return self.kind == "cuda"

    def move_us(self, nbytes: float) -> float:
        """Microseconds that moving `nbytes` takes."""
        return nbytes / (self.bandwidth_gb_s * 1e3)

    def compute_us(self, flops: float) -> float:
        """Microseconds that `flops` f32 additions take."""
        return flops / (self.gflops * 1e3)


_LISTS = ("library", "no_fuse", "epilogues", "mma", "lacks")
_OPTIONAL: dict[str, object] = {
    field.name: field.default for field in fields(Device) if field.default is not MISSING
}
"""Fields that a description may leave out."""
_ARCHITECTURES = (75, 80, 86, 90, 100, 120)
BUILTIN = ("cpu", *(f"sm_{number}" for number in _ARCHITECTURES))
CUBLASLT = ("bias", "gelu", "bias_gelu")
"""The epilogues that `+epilogues` adds to a GPU. cuBLASLt's relu isn't among them: it isn't documented that it keeps
NaN, as mlfuse's does. A description may still list `relu` and `bias_relu`."""
ONEDNN = ("channels",)
"""The epilogues that `+epilogues` adds to a CPU: oneDNN's post-ops. Its relu turns NaN into 0, and post-ops that give
the same bits as mlfuse's relu (`onednn.py`) take longer than a kernel. A description may still list `channels_relu`."""
DEFAULT = "sm_90"
"""The device that `mlfuse-opt` schedules for by default. It doesn't depend on the machine."""


@cache
def get(name: str) -> Device:
    """A device by name (`cpu`, `sm_90`, ...) or by the path of a JSON description.

    With `+max_ops=24` at the end of the name, fusions have at most 24 ops. With `+epilogues`, the library has
    cuBLASLt's epilogues (`CUBLASLT`), or on a CPU oneDNN's (`ONEDNN`).
    """
    if name.endswith("+epilogues"):
        device = get(name.removesuffix("+epilogues"))
        return replace(device, epilogues=CUBLASLT if device.is_cuda else ONEDNN)
    base, changed, number = name.rpartition("+max_ops=")
    if changed and number.isdecimal() and int(number):
        return replace(get(base), max_ops=int(number))
    if name in BUILTIN:
        text = resources.files(__name__).joinpath(f"{name}.json").read_text("utf-8")
        return _read(text, name)
    if name.endswith(".json"):
        return _from_file(Path(name))
    match = re.fullmatch(r"sm_(\d{2,3})a?", name)
    if match is None:
        raise MlfuseError(
            f"unknown device {name!r}; expected one of {', '.join(BUILTIN)}, another sm_NN, or the path "
            "of a JSON description"
        )
    older = [number for number in _ARCHITECTURES if number <= int(match[1])]
    return replace(get(f"sm_{max(older, default=_ARCHITECTURES[0])}"), name=name)


def _from_file(path: Path) -> Device:
    try:
        text = path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise MlfuseError(f"can't read the device description {path}: {error}") from error
    return _read(text, str(path))


def _read(text: str, source: str) -> Device:
    try:
        raw: object = json.loads(text)
    except (ValueError, RecursionError) as error:  # too many digits, nested too deeply
        raise MlfuseError(f"{source}: not JSON: {error}") from error
    if not isinstance(raw, dict):
        raise MlfuseError(f"{source}: a device description must be a JSON object")
    data = cast(dict[str, object], raw)
    known = {field.name: str(field.type) for field in fields(Device)}
    data = _OPTIONAL | data
    for name in sorted(known.keys() ^ data.keys()):
        problem = "is missing" if name in known else "is not a field of a device"
        raise MlfuseError(f"{source}: {name} {problem}; see mlfuse/targets/devices/cpu.json")
    for name, type_ in known.items():
        value = data[name]
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if type_ in ("int", "float") and not (number and value > 0):  # pyright: ignore
            raise MlfuseError(f"{source}: {name} must be a positive number")
    for name in _LISTS:
        names: object = data[name]
        if not isinstance(names, list | tuple) or not all(isinstance(n, str) for n in names):  # pyright: ignore
            raise MlfuseError(f"{source}: {name} must be a list of names")
        data[name] = tuple(cast(list[str], names))
    if data["products"] is not None:
        found = products.read(data["products"])
        if isinstance(found, str):
            raise MlfuseError(f"{source}: {found}")
        data["products"] = found
    architecture = data["architecture"]
    if not isinstance(architecture, str) or not re.fullmatch(r"(\w[\w.+-]*)?", architecture):
        raise MlfuseError(
            f"{source}: architecture must be a name that the compiler's -march takes, such as x86-64-v2"
        )
    if data["kind"] not in ("cpu", "cuda") or not isinstance(data["name"], str):
        raise MlfuseError(f'{source}: kind must be "cpu" or "cuda", and name a string')
    return Device(**data)  # pyright: ignore[reportArgumentType]  # checked above
