"""Test case reduction: makes a module smaller while it keeps a property.

    reduced(module, interesting) -> module

`interesting` is called on every candidate, a verified module, and returns whether it still has the property. The steps
are in `edits`; each tries many removals at once and then fewer (delta debugging). `mlfuse-reduce` is the command.
"""

from mlfuse.cli.reducing.reducing import Interesting, reduced

__all__ = ["Interesting", "reduced"]
