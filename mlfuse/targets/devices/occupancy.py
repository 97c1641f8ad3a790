"""Occupancy: how many threads of a kernel a multiprocessor holds, from the resources that the compiler reports.

The rules are those of NVIDIA's occupancy calculator for compute capability 7.5 to 10.0. Registers are allocated
to a warp in units of 256, and shared memory to a block in units of 128 bytes. From compute capability 8.0 on,
the system takes 1 KiB of shared memory more for each block.
"""

from __future__ import annotations

from dataclasses import dataclass

from mlfuse.targets.devices import Device

_WARP = 32
_REGISTER_UNIT = 256
_SHARED_UNIT = 128
_SYSTEM_SHARED = 1024


@dataclass(frozen=True)
class Occupancy:
    """The blocks and threads that a multiprocessor holds at a time."""

    blocks: int
    threads: int
    share: float
    """The threads as a fraction of the most that it can hold."""
    limit: str
    """The limiting resource: `threads`, `blocks`, `registers` or `shared`."""


def occupancy(device: Device, *, registers: int, shared: int, block: int) -> Occupancy:
    """The occupancy of a kernel with `block` threads and `shared` bytes a block, and `registers` a thread."""
    warps = -(-block // _WARP)
    of_warp = -(-max(registers, 1) * _WARP // _REGISTER_UNIT) * _REGISTER_UNIT
    of_block = -(-shared // _SHARED_UNIT) * _SHARED_UNIT + _SYSTEM_SHARED
    held = {
        "threads": device.unit_threads // (warps * _WARP),
        "blocks": device.unit_blocks,
        "registers": device.unit_registers // of_warp // warps,
        "shared": device.unit_shared_bytes // of_block,
    }
    limit = min(held, key=lambda name: held[name])
    blocks = held[limit]
    threads = blocks * block
    return Occupancy(blocks, threads, threads / device.unit_threads, limit)
