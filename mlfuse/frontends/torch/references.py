"""Whether an object has other references.

Users may read and change `optimizer.state`, and checking all of it costs more than the rest of a step. After a user has
read it, every step checks it, until only the optimizer has references to its tensors: then the user must read it again
to change one.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def _count() -> int:
    """The reference count of an object that is only in one container and in the sequence that is checked."""
    held = {"name": object()}
    return next(map(sys.getrefcount, (held["name"],)))


_OURS = _count()


def only_ours(objects: Sequence[object]) -> bool:
    """Whether the only references to each object are those of its container and of this sequence."""
    return all(count <= _OURS for count in map(sys.getrefcount, objects))
