"""The names of generated code: the only place where text of the input becomes text of the source.

A value's name comes from its hint in the IR, `%x` or `%scores`, reduced to ASCII letters, digits and underscores, at
most `_LONGEST` of them. A name that may have a meaning for a C or CUDA compiler gets an underscore at its end. Names
are unique in a function: a second `x` is `x1`. A value without a hint is named after its op: `thread`, `x_i` for an
element of `x`, `mul` for a product; if that gives no name, it gets a letter and a number.

Names don't change compiled code. Source that is compiled uses `Names(hints=False)`, which gives only letters and
numbers, so that kernels that differ only in names are one text in caches.
"""

from __future__ import annotations

import re

from xdsl.dialects import memref
from xdsl.dialects.builtin import AnyFloat, MemRefType
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.kernel.ops import (
    BlockIdOp,
    BufferAtOp,
    FuncOp,
    GuardedLoadOp,
    IsAlignedOp,
    SharedOp,
    ThreadIdOp,
    VectorCopyOp,
)
from mlfuse.targets.printers.written import is_written

_SYMBOL = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,199}")
_OWN_PREFIXES = ("fused_", "kernel_")
_LONGEST = 40
_NO_NAME = re.compile(r"[^A-Za-z0-9_]+")
_BY_OP: dict[type[Operation], str] = {
    BlockIdOp: "block",
    BufferAtOp: "tensor",
    IsAlignedOp: "aligned",
    ThreadIdOp: "thread",
}
_RESERVED = frozenset(
    # C11, C++20, and CUDA
    [
        "alignas",
        "alignof",
        "and",
        "and_eq",
        "asm",
        "auto",
        "bitand",
        "bitor",
        "bool",
        "break",
        "case",
        "catch",
        "char",
        "char8_t",
        "char16_t",
        "char32_t",
        "class",
        "compl",
        "concept",
        "const",
        "consteval",
        "constexpr",
        "constinit",
        "const_cast",
        "continue",
        "co_await",
        "co_return",
        "co_yield",
        "decltype",
        "default",
        "delete",
        "do",
        "double",
        "dynamic_cast",
        "else",
        "enum",
        "explicit",
        "export",
        "extern",
        "false",
        "float",
        "for",
        "friend",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "mutable",
        "namespace",
        "new",
        "noexcept",
        "not",
        "not_eq",
        "nullptr",
        "operator",
        "or",
        "or_eq",
        "private",
        "protected",
        "public",
        "register",
        "reinterpret_cast",
        "requires",
        "restrict",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "static_assert",
        "static_cast",
        "struct",
        "switch",
        "template",
        "this",
        "thread_local",
        "throw",
        "true",
        "try",
        "typedef",
        "typeid",
        "typename",
        "union",
        "unsigned",
        "using",
        "virtual",
        "void",
        "volatile",
        "wchar_t",
        "while",
        "xor",
        "xor_eq",
        "blockDim",
        "blockIdx",
        "gridDim",
        "threadIdx",
        "warpSize",
        "assert",
        "errno",
        "i386",
        "linux",
        "main",
        "stderr",
        "stdin",
        "stdout",
        "unix",
    ]
)
_TYPE = re.compile(r"\w+_t|(u?(char|short|int|long|longlong)|float|double|dim)\d")
_SHORT = {
    "absf": "abs",
    "cmp": "compare",
    "powf": "pow",
    "maximum": "max",
    "minimum": "min",
    "maxnum": "max",
    "minnum": "min",
}
_MACRO = re.compile(r"[A-Z][A-Z0-9_]{2,}")
"""Names in the style of macros; a compiler's headers have many of them."""


def symbol(func: FuncOp) -> str:
    """The name of a kernel in compiled code, with a prefix if it may be a word of the language.

    OpError if the name isn't an identifier.
    """
    name = func.sym_name.data
    if not _SYMBOL.fullmatch(name):
        raise OpError(
            func,
            "its name must be at most 200 ASCII letters, digits and underscores, with no digit first",
        )
    return symbol_for(name)


def symbol_for(name: str) -> str:
    """The same for a name that is known to be an identifier."""
    return name if name.startswith(_OWN_PREFIXES) else f"k_{name}"


def safe(hint: str) -> str:
    """A hint as an identifier that has no meaning in C and CUDA C; "" if no character of it is left."""
    name = _NO_NAME.sub("_", hint[:_LONGEST]).strip("_")
    name = re.sub(r"__+", "_", name)
    if not name:
        return ""
    if name[0].isdigit():
        name = f"v{name}"
    if name.lower().startswith("mlf"):
        name = f"v_{name}"
    is_taken = name in _RESERVED or _TYPE.fullmatch(name) or _MACRO.fullmatch(name)
    return f"{name}_" if is_taken else name


def word_of(op: Operation) -> str:
    """One word for an operation on elements: `mul` for `arith.mulf`."""
    word = op.name.rpartition(".")[2]
    if op.name.startswith("arith."):
        word = re.sub(r"(f|si|ui|i)$", "", word)
    return _SHORT.get(word, word)


class Names:
    """The identifiers of one function."""

    def __init__(self, *, hints: bool = True):
        self.hints = hints
        """Whether the IR's names are used."""
        self._taken: set[str] = set()
        self._count: dict[str, int] = {}

    def numbered(self, letter: str) -> str:
        """An unused identifier: a letter and a number."""
        return self._first_free(letter, self._count.get(letter, 0))

    def called(self, base: str) -> str:
        """An unused identifier: `base`, or `base` with a number after it."""
        if base not in self._taken:
            self._taken.add(base)
            return base
        stem = f"{base}_" if base[-1].isdigit() else base
        return self._first_free(stem, self._count.get(stem, 1))

    def of(self, value: SSAValue, letter: str) -> str:
        """An identifier for a value: from its name in the IR or its op, else a letter and a number."""
        base = _base(value) if self.hints else ""
        return self.called(base) if base else self.numbered(letter)

    def _first_free(self, stem: str, number: int) -> str:
        while f"{stem}{number}" in self._taken:
            number += 1
        self._count[stem] = number + 1
        self._taken.add(f"{stem}{number}")
        return f"{stem}{number}"


def _base(value: SSAValue) -> str:
    """The name of a value before it is made unique; "" if there is none."""
    if value.name_hint and (named := safe(value.name_hint)):
        return named
    owner = value.owner
    if not isinstance(owner, Operation):
        return _base_of_argument(value)
    if isinstance(owner, memref.LoadOp | GuardedLoadOp):
        source = owner.memref if isinstance(owner, memref.LoadOp) else owner.source
        buffer = _base(source).removesuffix("_part")
        return f"{buffer}_i" if buffer else ""
    if isinstance(owner, memref.AllocaOp | SharedOp):
        return _base_of_array(value)
    if isinstance(value.type, AnyFloat):
        return safe(word_of(owner))
    return _BY_OP.get(type(owner), "")


def _base_of_argument(value: SSAValue) -> str:
    if not isinstance(value.type, MemRefType):
        return ""
    if any(isinstance(use.operation, BufferAtOp) for use in value.uses):
        return "rows"  # of a table: addresses are read from it
    return "out" if is_written(value) else ""


def _base_of_array(array: SSAValue) -> str:
    """The name of an array that holds a part of a buffer: the buffer's name and `_part`."""
    for use in array.uses:
        copy = use.operation
        if not isinstance(copy, VectorCopyOp):
            continue
        buffer = copy.source if copy.target is array else copy.target
        if not isinstance(buffer.owner, memref.AllocaOp | SharedOp) and (whole := _base(buffer)):
            return f"{whole}_part"
    return ""
