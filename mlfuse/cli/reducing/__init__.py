"""Making a module small that shows something: what is left is what the thing needs, and little else.

    reduced(module, interesting) -> module

`interesting` is asked of every candidate, a verified module, and says whether it still shows the thing. The steps are in
`edits`; each asks for many removals at once and then for fewer (delta debugging). `mlfuse-reduce` is the command.
"""

from mlfuse.cli.reducing.reducing import Interesting, reduced

__all__ = ["Interesting", "reduced"]
