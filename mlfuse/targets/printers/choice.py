"""`printer_for`: the source printer of a device."""

from __future__ import annotations

from mlfuse.targets import devices
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cuda import CudaPrinter


def printer_for(target: str, *, names: bool = True) -> CPrinter | CudaPrinter:
    """The source printer for a device description. Source to compile is printed without `names`."""
    return CudaPrinter(names=names) if devices.get(target).is_cuda else CPrinter(names=names)
