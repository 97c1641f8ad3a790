"""`Body`: the function that a printer is writing: its lines, and the names and types of its values."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import cast

from xdsl.dialects.builtin import IndexType, MemRefType, NoneAttr
from xdsl.ir import Attribute, Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import AnyMemRef
from mlfuse.targets.printers.identifiers import Names

_C_TYPES = {
    "i1": "bool",
    "i8": "int8_t",
    "i16": "int16_t",
    "i32": "int32_t",
    "i64": "int64_t",
    "f16": "mlf_f16",
    "bf16": "mlf_bf16",
    "f8E4M3FN": "mlf_f8E4M3FN",
    "f8E5M2": "mlf_f8E5M2",
    "f32": "float",
    "f64": "double",
}


def kind(type_: Attribute) -> str:
    """A scalar type in MLIR's spelling ("f32", "index"), or "" if generated code has no such type."""
    if isinstance(type_, IndexType):
        return "index"
    dtype = dtypes.of_element(type_)
    return dtype.name if dtype is not None and dtype.name in _C_TYPES else ""


def memref_type(op: Operation, value: SSAValue) -> AnyMemRef:
    """The type of a buffer that `op` works on; OpError if it isn't a memref."""
    type_ = value.type
    if not isinstance(type_, MemRefType):
        raise OpError(op, f"has no C form for a buffer of type {type_}")
    return cast(AnyMemRef, type_)


class Body:
    """The text of a function and the names of its values. A value without a name gets a letter and a number: `v` for
    scalars, `p` and `n` for arguments, `a` for private arrays, `s` for shared ones, `i` for loop variables.
    """

    def __init__(self, index_type: str, index_bits: int, names: Names):
        self.index_type = index_type
        self.index_bits = index_bits
        self.lines: list[str] = []
        self.op: Operation | None = None
        """The op that is being written."""
        self.origins: list[Operation | None] = []
        """The op that each line comes from; None for lines before a kernel's first op."""
        self.functions: list[tuple[str, Operation | None]] = []
        """The lines of functions that this one calls, which stand before it, each with the op it comes from."""
        self.made: dict[object, str] = {}
        """The names of such functions that several lines call, by what they compute."""
        self._depth = 0
        self._names: dict[SSAValue, str] = {}
        self.identifiers = names
        self.parameters: dict[SSAValue, str] = {}
        """The parameter names of arguments that are passed with another type."""

    def line(self, text: str) -> None:
        """Append a line, indented to the depth of the open block."""
        self.lines.append("  " * self._depth + text)
        self.origins.append(self.op)

    @contextmanager
    def block(self, head: str, *, close: bool = True) -> Generator[None]:
        """Write `head {` and indent all lines that are written inside; with `close`, write the closing brace."""
        self.line(f"{head} {{")
        self._depth += 1
        yield
        self._depth -= 1
        if close:
            self.line("}")

    @contextmanager
    def function(self, head: str) -> Generator[None]:
        """Write what is written inside as a function before this one. Names are those of this function."""
        around = self.lines, self.origins, self._depth
        self.lines, self.origins, self._depth = [], [], 0
        with self.block(head):
            yield
        self.line("")
        self.functions += zip(self.lines, self.origins, strict=True)
        self.lines, self.origins, self._depth = around

    def new(self, letter: str) -> str:
        """An identifier not used before: a letter and a number."""
        return self.identifiers.numbered(letter)

    def bind(self, value: SSAValue, text: str) -> str:
        """Write `value` as `text` from now on: an identifier or a literal."""
        self._names[value] = text
        return text

    def name(self, value: SSAValue, letter: str) -> str:
        """Bind `value` to a new identifier: by its name in the IR, else by a letter and a number."""
        return self.bind(value, self.identifiers.of(value, letter))

    def __getitem__(self, value: SSAValue) -> str:
        return self._names[value]

    def scalar(self, op: Operation, type_: Attribute) -> str:
        """The C type of a scalar; OpError if there is none."""
        name = kind(type_)
        if not name:
            raise OpError(op, f"has no C form for a value of type {type_}")
        return self.index_type if name == "index" else _C_TYPES[name]

    def element(self, op: Operation, type_: AnyMemRef) -> str:
        """The C type of a memref's elements in memory: a byte for `i1`."""
        name = kind(type_.element_type)
        if name in ("", "index") or not isinstance(type_.layout, NoneAttr):
            raise OpError(op, f"has no C form for {type_}")
        return "uint8_t" if name == "i1" else _C_TYPES[name]

    def array(self, op: Operation, value: SSAValue, letter: str) -> str:
        """The declaration of a static array, or of a variable if its rank is 0."""
        type_ = memref_type(op, value)
        element = self.element(op, type_)
        if not type_.has_static_shape():
            raise OpError(op, f"has no C form for {type_}: the size of an array must be constant")
        # C has no arrays of length 0.
        extents = "".join(f"[{max(size, 1)}]" for size in type_.get_shape())
        return f"{element} {self.name(value, letter)}{extents};"
