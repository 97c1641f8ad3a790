"""A rewrite pattern with a name is a pass: it is applied to all ops until nothing changes.

class HalveTwice(RewritePattern):
    name = "halve-twice"
    takes = "graph"
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriteWalker, RewritePattern

from mlfuse.diagnostics.errors import MlfuseError

OwnPass = ModulePass | RewritePattern
"""A pass of a user: an xDSL pass, or a rewrite pattern with a `name`."""


def as_pass(each: OwnPass) -> ModulePass:
    """The pass itself, or the pass of a pattern. MlfuseError for a pattern without a name, and for other objects."""
    if isinstance(each, ModulePass):
        return each
    if not isinstance(each, RewritePattern):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise MlfuseError(
            f"{each!r} isn't a pass; give a ModulePass, or a RewritePattern with a name"
        )
    return _pass_class(type(each), lambda: each)()


def pass_of(pattern: type[RewritePattern]) -> type[ModulePass]:
    """The pass class of a pattern class, whose constructor takes no arguments."""
    return _pass_class(pattern, pattern)


def is_named(pattern: type[RewritePattern]) -> bool:
    """Whether a pattern class has a name, and so becomes a pass."""
    return isinstance(getattr(pattern, "name", None), str)


def _pass_class(
    pattern: type[RewritePattern], make: Callable[[], RewritePattern]
) -> type[ModulePass]:
    if not is_named(pattern):
        kind = pattern.__name__
        raise MlfuseError(f'the pattern {kind} needs a name to be a pass: name = "my-pass"')

    def apply(self: ModulePass, ctx: Context, op: ModuleOp) -> None:
        PatternRewriteWalker(make()).rewrite_module(op)

    stated: dict[str, Any] = {
        name: getattr(pattern, name)
        for name in ("name", "takes", "gives")
        if hasattr(pattern, name)
    }
    own = {"apply": apply, "__doc__": pattern.__doc__, "__module__": pattern.__module__}
    return type(pattern.__name__, (ModulePass,), {**stated, **own})
