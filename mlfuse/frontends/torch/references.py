"""Whether somebody else holds an object.

`optimizer.state` is for everyone to read and change, and checking all of it costs more than the rest
of a step. Once somebody has asked for it, every step checks it, until nobody but the optimizer has a
reference to any tensor in it: then only who asks again can change one.
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
