"""Which GPUs' kernels the tests compile."""

from __future__ import annotations

import os

ARCHITECTURES: tuple[str, ...] = tuple(
    os.environ.get("MLFUSE_TEST_ARCHITECTURES", "sm_75 sm_90").split()
)
"""The oldest, and the one with most that others lack; `make test-slow` compiles for those between and after, too."""
