"""Library calls: the functions that `loop.library` can name, and how a device runs them.

- `FUNCTIONS`: the functions by name; each is a class in a file of its own, with its options, the
  steps of a call, and how constants are packed once. `register` adds one from another package.
- `steps.py`: the steps of a call (fills, copies, matrix products on views).
- `numpy_library.py`, `cupy_library.py`: how a device runs these.
"""

from __future__ import annotations

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.runtime.library.convolution import Convolution
from mlfuse.runtime.library.dot_general import DotGeneral
from mlfuse.runtime.library.external import CallExternal
from mlfuse.runtime.library.function import LibraryFunction, Options

FUNCTIONS: dict[str, type[LibraryFunction]] = {
    function.NAME: function for function in (CallExternal, Convolution, DotGeneral)
}
"""By the name in `loop.library`."""


def register(function: type[LibraryFunction]) -> None:
    """Register a function under the name of its graph op, without `graph.`."""
    FUNCTIONS[function.NAME] = function


def read(op: LibraryOp) -> LibraryFunction:
    """The function that the op calls. OpError if no library has it or an option is wrong."""
    function = FUNCTIONS.get(op.function.data)
    if function is None or function.INPUTS not in (None, len(op.inputs)):
        raise OpError(op, f"no library has {op.function.data!r} of {len(op.inputs)} inputs")
    return function.read(Options(op))
