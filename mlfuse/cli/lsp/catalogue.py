"""The documentation of all ops, for hovers and completion; made in a worker (`worker`)."""

from __future__ import annotations

import inspect

from mlfuse.ir.context import DIALECTS, new_context


def op_docs() -> dict[str, str]:
    """Docstrings by op name, empty where the class has none of its own."""
    context = new_context()
    docs: dict[str, str] = {}
    for name in DIALECTS:
        dialect = context.get_dialect(name)
        for op in dialect.operations:
            # inspect.getdoc would return a base class's, which doesn't describe this op.
            docs[op.name] = inspect.cleandoc(op.__doc__ or "")
    return docs
