"""The type of a rule of `--import-stablehlo`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.graph.composite import Emitter

Rules = dict[type[Operation], Callable[[Emitter, Any], Sequence[SSAValue]]]
"""By op: a function that appends graph ops and returns a value for each result."""
