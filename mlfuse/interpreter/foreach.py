"""`graph.foreach`: runs its body on every tuple, op by op over all tuples, so that `graph.across` sees all."""

from __future__ import annotations

from typing import Any

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.across import AcrossOp
from mlfuse.dialects.graph.foreach import ForeachOp, is_flat
from mlfuse.interpreter.core import NumpyInterpreter, Values, execute


@execute.register
def run_foreach(op: ForeachOp, interpreter: NumpyInterpreter, args: Values) -> tuple[Any, ...]:
    """The results by yielded value, and within these by tuple."""
    count, block = op.count, op.body.block
    columns = [args[k : k + count] for k in range(0, len(op.inputs), count)]
    shapes = [array.shape for array in columns[0]]
    environments: list[dict[SSAValue, Any]] = []
    for number in range(count):
        pairs = zip(block.args, columns, strict=False)
        flat = [
            column[number].reshape(-1) if is_flat(arg) else column[number] for arg, column in pairs
        ]
        values = (*flat, *args[len(op.inputs) :])
        environments.append(dict(zip(block.args, values, strict=True)))
    for inner in block.ops:
        if inner is op.terminator:
            break
        if isinstance(inner, AcrossOp):
            total = inner.over([values[inner.operand] for values in environments])
            for values in environments:
                values[inner.result] = total
            continue
        for values in environments:
            found = execute(inner, interpreter, tuple(values[v] for v in inner.operands))
            values.update(zip(inner.results, found, strict=True))
    results: list[Any] = []
    for position, yielded in enumerate(op.terminator.values):
        if not op.is_per_tuple(position):
            results.append(environments[0][yielded])
        elif not is_flat(yielded):
            results += [values[yielded] for values in environments]
        else:
            pairs = zip(environments, shapes, strict=True)
            results += [values[yielded].reshape(shape) for values, shape in pairs]
    return tuple(results)
