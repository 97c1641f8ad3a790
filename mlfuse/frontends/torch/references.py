"""Whether an object has other references.

Users may read and change `optimizer.state`, and checking all of it costs more than the rest
of a step. After it has been read, every step checks it, until only the optimizer has
references to its tensors: then a user must read it again to change one.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def _count() -> int:
    """The references to an object that is in one container and in one sequence that is counted."""
    held = {"name": object()}
    return next(map(sys.getrefcount, (held["name"],)))


_OURS = _count()


def only_ours(objects: Sequence[object]) -> bool:
    """Whether each object has no references but a container's and this sequence's."""
    return all(count <= _OURS for count in map(sys.getrefcount, objects))
