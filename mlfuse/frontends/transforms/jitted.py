"""`mlfuse.jit`: a Python function over arrays, traced once for each kind of arguments, and compiled.

A call with arguments of a known kind (containers, element types, shapes, static values) goes directly to the
executable. This path is short on purpose: the overhead of a call reduces the saving of a fused kernel.
"""

from __future__ import annotations

import difflib
import functools
import warnings
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar, cast, overload

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.trace import CURRENT, current
from mlfuse.frontends.transforms import guards, trees
from mlfuse.frontends.transforms.arguments import (
    Dynamic,
    TracedArgumentError,
    as_names,
    as_numbers,
)
from mlfuse.frontends.transforms.copied import AsFunction
from mlfuse.frontends.transforms.kept import CacheInfo, Entry
from mlfuse.frontends.transforms.program import Program
from mlfuse.frontends.transforms.signature import Call, Signature
from mlfuse.frontends.transforms.stages import Explanation, Lowered
from mlfuse.frontends.transforms.trees import LEAF
from mlfuse.passes.plans.text import PlanSource, read_plan
from mlfuse.passes.utils.precision import DEFAULT, check_precision
from mlfuse.runtime.cpu.entry import Front
from mlfuse.runtime.process import forks

_ARRAY: Any = np.ndarray
_GUARDS = 4
"""The number of kinds of calls with containers, options or named dims on the fast path."""

_VARIANTS = 256
"""The number of executables that a function keeps: each takes about 0.2 MB, plus constants and library calls."""

P = ParamSpec("P")
R = TypeVar("R")


class Jitted(AsFunction, Front, Generic[P, R]):
    """A function that is traced and compiled when it is called; see `jit`."""

    __name__: str
    _gate = CURRENT

    def __init__(
        self,
        function: Callable[P, R],
        *,
        static_argnums: int | Iterable[int] | None = None,
        static_argnames: str | Iterable[str] | None = None,
        donate_argnums: int | Iterable[int] | None = None,
        device: str | None = None,
        precision: str = DEFAULT,
        dynamic: Dynamic | None = None,
        plan: PlanSource | None = None,
    ):
        from mlfuse.driver.device import check_device

        check_precision(precision)
        check_device(device)
        functools.update_wrapper(self, function, updated=())
        self._function = function
        self._name = getattr(function, "__name__", type(function).__name__)
        self._device, self._precision = device, precision
        self._plan = None if plan is None else read_plan(plan)
        nums, names = as_numbers(static_argnums), as_names(static_argnames)
        self._options: dict[str, Any] = {
            "static_argnums": nums,
            "static_argnames": names,
            "donate_argnums": as_numbers(donate_argnums),
            "device": device,
            "precision": precision,
            "dynamic": dynamic,
            "plan": plan,
        }
        self._signature = Signature(
            function,
            self._name,
            static=(nums, names),
            donated=self._options["donate_argnums"],
            dynamic=dynamic or {},
        )
        self._plain = not (nums or names or dynamic)
        self._short: dict[tuple[object, ...], Entry] = {}
        """For calls with positional arrays alone, by (dtype, shape, dtype, shape, ...)."""
        self._guards: list[tuple[guards.Take, Entry]] = []
        """For the latest calls with other arguments."""
        self._entries: dict[Hashable, Entry] = {}
        self._hits = self._misses = self._dropped = 0
        self._lock = forks.reentrant_lock()

    def _answer(self, *args: Any, **kwargs: Any) -> Any:
        if self._plain and not kwargs:
            key: list[object] = []
            numbers = False
            for arg in args:
                cls = arg.__class__
                if cls is _ARRAY:
                    key.append(arg.dtype)
                    key.append(arg.shape)
                elif cls is float:
                    key.append(float)
                    numbers = True
                else:
                    break
            else:
                entry = self._short.get(tuple(key))
                if entry is not None and current() is None:
                    self._hits += 1
                    entry.used = True
                    if (
                        numbers and entry.on_host
                    ):  # there, executables take arrays faster than numbers
                        args = tuple([np.array(a) if a.__class__ is float else a for a in args])
                    elif entry.learned_calls is not None and not numbers:
                        self._make_in_c(entry.learned_calls, args)
                    return entry.run(args)
        for take, entry in self._guards:
            leaves = take(args, kwargs)
            if leaves is not None and current() is None:
                self._hits += 1
                entry.used = True
                return entry.run(leaves)
        return self._call(args, kwargs)

    if TYPE_CHECKING:

        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R: ...
    else:
        __call__ = _answer

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        """Bind it as a method, like any function: the instance is the first argument."""
        if instance is None:
            return self
        return functools.partial(cast(Callable[..., Any], self), instance)

    def __repr__(self) -> str:
        return f"<mlfuse.jit of {self._name}>"

    def _made_by(self) -> tuple[Callable[..., object], tuple[Any, ...]]:
        return functools.partial(jit, **self._options), (self._function,)

    def lower(self, *args: P.args, **kwargs: P.kwargs) -> Lowered:
        """The function traced for such arguments, with every stage as text."""
        traced, target = self._traced(args, kwargs)
        return Lowered(traced.module, target, self._precision, self._plan)

    def explain(self, *args: P.args, **kwargs: P.kwargs) -> Explanation:
        """A report of fusion for such arguments: launches, calls, bytes, and every decision."""
        traced, target = self._traced(args, kwargs)
        return Explanation.of(self._name, traced.module, target, self._precision, self._plan)

    def cache_info(self) -> CacheInfo:
        """The number of calls that found an executable, of calls that made one, and of executables."""
        hits = self._hits + self._hits_in_c
        return CacheInfo(hits, self._misses, len(self._entries), self._dropped)

    def clear_cache(self) -> None:
        """Forget all executables, and the counts."""
        with self._lock:
            self._entries.clear()
            self._short.clear()
            self._guards = []
            self._in_c = self._calls_in_c = None
            self._hits = self._misses = self._dropped = 0

    @property
    def statics(self) -> tuple[frozenset[int], frozenset[str]]:
        """The positions and the names of static arguments."""
        parameters = self._signature.parameters
        return parameters.static_nums, frozenset(parameters.static_names)

    # The slow path.

    def _call(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        if current() is not None:
            return self._inlined(args, kwargs)
        try:
            call = self._signature.taken_apart(args, kwargs)
        except TracedArgumentError:
            return self._inlined(args, kwargs)
        entry = self._entries.get(call.key)
        if entry is not None:
            self._hits += 1
            entry.used = True
            return entry.call(call.leaves)
        with self._lock:
            entry = self._entries.get(call.key) or self._new_entry(call, args, kwargs)
        return entry.call(call.leaves)

    def _new_entry(self, call: Call, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Entry:
        from mlfuse.explain.executable import compile

        self._misses += 1
        traced = self._signature.trace(call, args, kwargs)
        made = None
        if trees.count(traced.results):
            made = compile(
                traced.module,
                self._device,
                precision=self._precision,
                plan=self._plan,
                stored=True,
            )
        if len(self._entries) >= _VARIANTS:
            self._make_room()
        entry = Entry(traced, made)
        self._entries[call.key] = entry
        is_short = all(type(leaf) in (np.ndarray, float) for leaf in call.leaves)
        if is_short and self._plain and not kwargs and all(tree == LEAF for tree in call.trees):
            short: list[object] = [
                part
                for each in call.keys
                for part in (cast(tuple[object, ...], each) if isinstance(each, tuple) else (each,))
            ]
            self._short[tuple(short)] = entry
        else:
            self._guard(entry, call, args, kwargs)
        return entry

    def _make_room(self) -> None:
        """Drop half of the executables: first those that weren't used since the last time this ran, then the oldest.

        A call only sets a flag, and keeps no order of uses, so that this costs calls almost nothing.
        """
        if not self._dropped:
            warnings.warn(
                f"{self._name} has been compiled for {_VARIANTS} kinds of arguments, and half of them are dropped "
                "now. If sizes change from call to call, name these dims in mlfuse.jit(dynamic=...); if static values "
                "change, pass them as arrays",
                stacklevel=5,
            )
        count = len(self._entries) // 2
        gone = sorted(self._entries, key=lambda key: self._entries[key].used)[:count]
        entries = {self._entries.pop(key) for key in gone}
        self._dropped += count
        self._short = {key: entry for key, entry in self._short.items() if entry not in entries}
        self._guards = [(take, entry) for take, entry in self._guards if entry not in entries]
        for entry in self._entries.values():
            entry.used = False
        if self._in_c is not None:
            self._in_c.forget()  # calls in C don't set the flag

    def _guard(
        self, entry: Entry, call: Call, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> None:
        """Add a guard, so that calls like this one find the executable on the fast path."""
        structures = iter(call.trees)

        def slot(which: int | str, value: object) -> guards.Slot:
            static = self._signature.parameters.is_static(which)
            return (None, value) if static else (next(structures), None)

        placed = [slot(num, value) for num, value in enumerate(args)]
        named = {name: slot(name, kwargs[name]) for name in sorted(kwargs)}
        take = guards.guard(placed, named, entry.leaves, call.leaves, on_host=entry.on_host)
        if take is not None:
            self._guards = [(take, entry), *self._guards[: _GUARDS - 1]]

    def _inlined(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """Call the function as part of the one that is being traced."""
        if self._plan is not None:
            raise TraceError(
                f"{self._name} has a plan, which is for {self._name} alone: give a plan for the whole function to the "
                "enclosing mlfuse.jit, and none to this one"
            )
        return self._signature.inlined(args, kwargs)

    def _traced(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Program, str]:
        from mlfuse.driver.device import choose, target_of

        try:
            call = self._signature.taken_apart(args, kwargs)
        except TracedArgumentError:
            raise TraceError(
                f"{self._name}.lower and .explain take arrays with values, not traced arrays"
            ) from None
        entry = self._entries.get(call.key)
        traced = self._signature.trace(call, args, kwargs) if entry is None else entry.program
        return traced, target_of(choose(self._device), self._precision)


@overload
def jit(
    function: Callable[P, R],
    *,
    static_argnums: int | Iterable[int] | None = None,
    static_argnames: str | Iterable[str] | None = None,
    donate_argnums: int | Iterable[int] | None = None,
    device: str | None = None,
    precision: str = DEFAULT,
    dynamic: Dynamic | None = None,
    plan: PlanSource | None = None,
) -> Jitted[P, R]: ...
@overload
def jit(
    *,
    static_argnums: int | Iterable[int] | None = None,
    static_argnames: str | Iterable[str] | None = None,
    donate_argnums: int | Iterable[int] | None = None,
    device: str | None = None,
    precision: str = DEFAULT,
    dynamic: Dynamic | None = None,
    plan: PlanSource | None = None,
) -> Callable[[Callable[P, R]], Jitted[P, R]]: ...
def jit(function: Callable[..., Any] | None = None, **options: Any) -> Any:
    """A function of arrays that is traced, fused and compiled when it is first called.

    `mlfuse.jit(f)`, or as a decorator, `@mlfuse.jit` or `@mlfuse.jit(device="cpu")`. Arguments and results are
    arrays in tuples, lists, dicts, named tuples, None, and dataclasses that `register_dataclass` knows.
    An array is NumPy's or any object with DLPack. A Python number is a weakly typed array of rank 0, which takes the
    type of the other operand, so a changed learning rate needs no new trace. There is one trace for each combination
    of containers, element types, shapes and static values.

    - `static_argnums`, `static_argnames`: arguments passed to the function unchanged (hashable; each value has its
      own trace): axes, flags, functions.
    - `donate_argnums`: arguments that the results may overwrite; don't use them after the call.
    - `dynamic`: dims of any size in one trace: `{"x": {0: "batch"}, "y": {0: "batch"}}`, by the argument's
      name or position. Equal names are equal sizes, which each call checks; `{"x": [0]}` gives no
      names. For a container, it applies to all its arrays that have such a dim.
    - `device`, `precision`, `plan`: as for `mlfuse.compile`. A plan (`f.lower(x).plan`, edited or not) belongs to the
      graph for one kind of arguments: a call with another kind is an error.

    `f.lower(x).stage("graph")` is the text of a stage, `f.explain(x)` reports fusion, `f.cache_info()` and
    `f.clear_cache()` are about traces. TraceError, at the user's line, for a function that can't be traced.
    """
    _check_options(options)
    if function is None:

        def decorate(given: Callable[..., Any]) -> Jitted[..., Any]:
            return jit(given, **options)

        return decorate
    if not callable(function):
        raise MlfuseError(f"mlfuse.jit takes a function, not a {type(function).__name__}")
    return Jitted(function, **options)


def _check_options(options: Iterable[str]) -> None:
    """TypeError if `jit` doesn't have one of these options."""
    jitted: Any = Jitted
    known = [*jitted.__init__.__kwdefaults__]
    for name in options:
        if name not in known:
            close = difflib.get_close_matches(name, known, 1)
            near = f", did you mean {close[0]!r}?" if close else f"; there are: {', '.join(known)}"
            raise TypeError(f"mlfuse.jit has no option {name!r}{near}")
