"""The GPU architectures that the tests compile for."""

from __future__ import annotations

import os

ARCHITECTURES: tuple[str, ...] = tuple(
    os.environ.get("MLFUSE_TEST_ARCHITECTURES", "sm_75 sm_90").split()
)
"""The oldest, and the one with the most features that others lack. `make test-slow` compiles for all others, too."""
