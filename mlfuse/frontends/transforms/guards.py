"""Fast path for containers: a generated function that checks whether a call is like an earlier one, and unpacks it.

For `f({"w": w, "b": b}, 0.1)` it is this, with the constants c0, c1, ... in its globals:

    def take(args, kwargs):
        if kwargs or len(args) != 2: return None
        v0, v1 = args
        if type(v0) is not c0 or len(v0) != 2: return None
        v2 = v0[c1]
        if type(v2) is not c2 or v2.dtype is not c3 or v2.shape != c4: return None
        ...
        return (v2, v3, c9(v1))

None means that the call doesn't match; the slow path then finds its trace. The text contains only numbers and names
generated here: keys, types and values are constants.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import numpy as np

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.frontends.exact_key import ExactTuple, exact_key
from mlfuse.frontends.transforms.program import Leaf, same_size
from mlfuse.frontends.transforms.trees import LEAF, Tree, maker

Take = Callable[[Sequence[Any], Mapping[str, Any]], tuple[Any, ...] | None]
Make = Callable[[Sequence[Any]], Any]
Slot = tuple[Tree | None, object]
"""An argument: its structure and None, or None and its static value."""


class _Text:
    """A function being written."""

    def __init__(self, head: str):
        self.lines = [head]
        self.constants: dict[str, object] = {}
        self._values = 0

    def add(self, line: str) -> None:
        self.lines.append(f"    {line}")

    def refuse_if(self, condition: str) -> None:
        self.add(f"if {condition}: return None")

    def refuse_inside(self, condition: str) -> None:
        """As `refuse_if`, inside of the `try`."""
        self.add(f"    if {condition}: return None")

    def constant(self, value: object) -> str:
        name = f"c{len(self.constants)}"
        self.constants[name] = value
        return name

    def value(self) -> str:
        self._values += 1
        return f"v{self._values - 1}"

    def function(self) -> Any:
        name = self.lines[0].removeprefix("def ").partition("(")[0]
        space = dict(self.constants)
        exec(compile("\n".join(self.lines), "<mlfuse.jit>", "exec"), space)
        return space[name]


def guard(
    placed: Sequence[Slot],
    named: Mapping[str, Slot],
    leaves: Sequence[Leaf],
    given: Sequence[Any],
    *,
    on_host: bool,
) -> Take | None:
    """The function for calls like the one with the leaves `given`; None if a leaf is neither a number nor an array with
    dtype and shape. With `on_host`, numbers become NumPy arrays, which executables on a CPU take faster."""
    if not all(_is_number(each) or _says_its_type(each) for each in given):
        return None
    slots = (*placed, *named.values())
    if any(_has_exact_names(tree) for tree, _ in slots if tree is not None):
        return None
    text = _Text("def take(args, kwargs):")
    text.refuse_if(f"len(args) != {len(placed)} or len(kwargs) != {len(named)}")
    text.add("try:")
    found: list[str] = []
    for number, slot in enumerate(placed):
        _argument(text, f"args[{number}]", slot, found)
    for name, slot in named.items():
        _argument(text, f"kwargs[{text.constant(name)}]", slot, found)
    text.add("    pass")
    text.add("except KeyError:")
    text.add("    return None")
    for name, leaf, each in zip(found, leaves, given, strict=True):
        _check_leaf(text, name, leaf, each)
    for (first, dim), *others in same_size(leaves):
        for number, other in others:
            text.refuse_if(f"{found[first]}.shape[{dim}] != {found[number]}.shape[{other}]")
    made = text.constant(np.array)
    numbers = [on_host and _is_number(each) for each in given]
    parts = [f"{made}({v}), " if is_ else f"{v}, " for v, is_ in zip(found, numbers, strict=True)]
    text.add(f"return ({''.join(parts)})")
    return cast(Take, text.function())


def _argument(text: _Text, source: str, slot: Slot, found: list[str]) -> None:
    tree, static = slot
    name = text.value()
    text.add(f"    {name} = {source}")
    if tree is None:
        known, kind = text.constant(static), text.constant(type(static))
        if exact_key(static) == (type(static), static):
            same = f"{name} == {known}"
        else:
            same = f"{text.constant(exact_key)}({name}) == {text.constant(exact_key(static))}"
        text.refuse_inside(f"{name} is not {known} and not (type({name}) is {kind} and {same})")
        return
    _unpack(text, name, tree, found)


def _unpack(text: _Text, name: str, tree: Tree, found: list[str]) -> None:
    """Write the code that unpacks the value `name`; the names of its leaves are appended to `found`."""
    if tree == LEAF:
        found.append(name)
        return
    cls, names, *parts = tree
    text.refuse_inside(f"type({name}) is not {text.constant(cls)}")
    if cls is tuple or cls is list or cls is dict:
        text.refuse_inside(f"len({name}) != {len(parts)}")
    if cls is dict:
        # A key of another type may be equal to one of these: True == 1, and a member of a StrEnum equals its text.
        kinds = text.constant(frozenset(map(type, cast(Sequence[object], names))))
        text.refuse_inside(f"not {kinds}.issuperset(map({text.constant(type)}, {name}))")
    for number, part in enumerate(parts):
        inner = text.value()
        if names is None:
            text.add(f"    {inner} = {name}[{number}]")
        elif cls is dict:
            key = text.constant(cast(Sequence[object], names)[number])
            text.add(f"    {inner} = {name}[{key}]")
        else:
            text.add(f"    {inner} = {name}.{cast(Sequence[str], names)[number]}")
        _unpack(text, inner, cast(Tree, part), found)


def _has_exact_names(tree: Tree) -> bool:
    """Whether the tree contains a dict with keys that aren't strings: those must be compared by type, too."""
    parts = cast(Sequence[Tree], tree[2:])
    return bool(tree) and (isinstance(tree[1], ExactTuple) or any(map(_has_exact_names, parts)))


def _is_number(leaf: object) -> bool:
    return type(leaf) in (float, int, bool)


def _says_its_type(leaf: object) -> bool:
    return all(hasattr(leaf, name) for name in ("dtype", "shape", "ndim"))


def _check_leaf(text: _Text, name: str, leaf: Leaf, given: Any) -> None:
    cls = text.constant(cast(type[object], type(given)))
    if _is_number(given):
        text.refuse_if(f"type({name}) is not {cls}")
        return
    dtype, shape = text.constant(given.dtype), leaf.type.shape
    if DYNAMIC not in shape:
        text.refuse_if(
            f"type({name}) is not {cls} or {name}.dtype is not {dtype} or {name}.shape != {shape}"
        )
        return
    text.refuse_if(
        f"type({name}) is not {cls} or {name}.dtype is not {dtype} or {name}.ndim != {len(shape)}"
    )
    fixed = [(dim, size) for dim, size in enumerate(shape) if size != DYNAMIC]
    if fixed:
        shown = text.value()
        text.add(f"{shown} = {name}.shape")
        text.refuse_if(" or ".join(f"{shown}[{dim}] != {size}" for dim, size in fixed))


def builder(tree: Tree) -> Make:
    """Generate the function that makes a result from its leaves."""
    text = _Text("def make(r):")
    numbers = iter(range(10**9))
    text.add(f"return {_made(text, tree, numbers)}")
    return cast(Make, text.function())


def _made(text: _Text, tree: Tree, numbers: Any) -> str:
    if tree == LEAF:
        return f"r[{next(numbers)}]"
    cls, names, *parts = tree
    made = [_made(text, cast(Tree, part), numbers) for part in parts]
    if cls is dict:
        keys = [text.constant(name) for name in cast(Sequence[object], names)]
        return "{" + ", ".join(f"{k}: {v}" for k, v in zip(keys, made, strict=True)) + "}"
    if cls is list:
        return f"[{', '.join(made)}]"
    listed = f"({''.join(f'{each}, ' for each in made)})"
    if cls is tuple:
        return listed
    return f"{text.constant(maker(tree))}({text.constant(names)}, iter({listed}))"
