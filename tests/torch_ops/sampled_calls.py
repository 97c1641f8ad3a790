"""Torch's own samples of its operators, by torch and by converters; run as a program, the figures.

`torch.testing`'s database has samples of some 600 operators, chosen by their authors to go wrong. Each
is run by eager, forward and (of floats) backward, while a dispatch mode sees all ATen calls that it
comes to. Calls that Inductor decomposes are decomposed; each that is left is made by its converter as
well, from the same inputs, and the results are compared. Needs `expecttest`, which that database imports.
"""

# pyright: reportUnknownMemberType=false, reportUntypedBaseClass=false

from __future__ import annotations

import sys
import warnings
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from aten_calls import Call
from torch.utils import _pytree as pytree

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten, find

_Mode: Any = import_module("torch.utils._python_dispatch").TorchDispatchMode
_RANDOM = frozenset(
    [
        "bernoulli",
        "empty",
        "empty_like",
        "empty_strided",
        "multinomial",
        "native_dropout",
        "new_empty",
        "new_empty_strided",
        "normal",
        "rand",
        "randint",
        "randn",
        "randperm",
    ]
)
"""Ops whose results eager doesn't give twice."""
DTYPES = ("float32", "bfloat16", "float16", "float64", "int64", "uint8", "bool")


@dataclass
class Figures:
    """How many different calls came out which way."""

    equal: Counter[str] = field(default_factory=Counter[str])
    kept: Counter[str] = field(default_factory=Counter[str])
    without: Counter[str] = field(default_factory=Counter[str])
    """Calls of ops that have no converter."""
    wrong: list[str] = field(default_factory=list[str])

    def __str__(self) -> str:
        counts = [each.total() for each in (self.equal, self.kept, self.without)]
        ops = [len(each) for each in (self.equal, self.kept, self.without)]
        texts = [f"{n} of {m} ops" for n, m in zip(counts, ops, strict=True)]
        return (
            f"calls: equal {texts[0]}, kept for their arguments {texts[1]}, "
            f"without a converter {texts[2]}, wrong {len(self.wrong)}"
        )


class Watch(_Mode):
    """Compares each ATen call that is made meanwhile."""

    def __init__(self, figures: Figures):
        super().__init__()
        table = import_module("torch._inductor.decomposition").select_decomp_table
        import_module("torch._inductor.lowering")  # which some decompositions expect to be there
        self.decompositions: dict[Any, Any] = table()
        self.figures = figures
        self.seen: set[object] = set()

    def __torch_dispatch__(
        self, func: Any, types: object, args: Any = (), kwargs: Any = None
    ) -> Any:
        kwargs = kwargs or {}
        leaves = pytree.tree_flatten((args, kwargs))[0]
        tensors = [each for each in leaves if isinstance(each, torch.Tensor)]
        plain = all(type(each) in (torch.Tensor, torch.nn.Parameter) for each in tensors)
        dense = all(each.layout is torch.strided for each in tensors)
        if func._schema.is_mutable or not plain or not dense:
            return func(*args, **kwargs)
        if func in self.decompositions:
            with self:
                result = self.decompositions[func](*args, **kwargs)
            if result is not NotImplemented:
                return result
        if func._schema.name.partition("::")[2] not in _RANDOM and self._is_new(func, leaves):
            self._compare(Call(func, args, kwargs), str(func))
        return func(*args, **kwargs)

    def _is_new(self, func: Any, leaves: list[Any]) -> bool:
        key = (str(func), *(_key(each) for each in leaves))
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def _compare(self, call: Call, name: str) -> None:
        if find(call.op) is None:
            self.figures.without[name] += 1
            return
        try:
            call.check()
            self.figures.equal[name] += 1
        except StaysInAten:
            self.figures.kept[name] += 1
        except Exception as error:  # whatever else it is, is to be mended
            self.figures.wrong.append(f"{call}: {type(error).__name__}: {error}")


def _key(each: Any) -> object:
    if not isinstance(each, torch.Tensor):
        return str(each)
    first = () if each.is_complex() else tuple(each.detach().flatten()[:3].tolist())
    return each.dtype, tuple(each.shape), first


def watched(part: int, parts: int, *, samples: int, dtypes: tuple[str, ...] = DTYPES) -> Figures:
    """The figures of every `parts`-th operator, from `part` on, and so many samples of each."""
    database = import_module("torch.testing._internal.common_methods_invocations").op_db
    figures = Figures()
    watch = Watch(figures)
    warnings.simplefilter("ignore")
    for operator in database[part::parts]:
        for name in dtypes:
            dtype = getattr(torch, name)
            if dtype not in operator.supported_dtypes("cpu"):
                continue
            torch.manual_seed(0)
            for number, sample in enumerate(_samples(operator, dtype)):
                if number >= samples:
                    break
                _run(watch, operator, dtype, sample)
    return figures


def _samples(operator: Any, dtype: Any) -> Any:
    try:
        yield from operator.sample_inputs("cpu", dtype, requires_grad=False)
    except Exception:  # torch can't make these samples here: they ask for SciPy, or a GPU
        return


def _run(watch: Watch, operator: Any, dtype: Any, sample: Any) -> None:
    inputs = (sample.input, sample.args, sample.kwargs)
    backward = dtype.is_floating_point and operator.supports_autograd
    if backward:
        inputs = pytree.tree_map(_watched, inputs)
    first, args, kwargs = inputs
    try:
        with watch:
            result = operator.op(first, *args, **kwargs)
            if backward:
                _differentiate(result, inputs)
    except Exception:  # eager refuses this sample, or its gradient
        return


def _watched(each: Any) -> Any:
    is_float = isinstance(each, torch.Tensor) and each.is_floating_point()
    return each.detach().clone().requires_grad_() if is_float else each


def _differentiate(result: Any, inputs: Any) -> None:
    results = [each for each in pytree.tree_flatten(result)[0] if isinstance(each, torch.Tensor)]
    results = [each for each in results if each.requires_grad and not each.is_complex()]
    leaves = [each for each in pytree.tree_flatten(inputs)[0] if isinstance(each, torch.Tensor)]
    leaves = [each for each in leaves if each.requires_grad]
    if results and leaves:
        grads = [torch.randn_like(each) for each in results]
        torch.autograd.grad(results, leaves, grads, allow_unused=True)


if __name__ == "__main__":
    part, parts, samples = (int(each) for each in sys.argv[1:4])
    found = watched(part, parts, samples=samples, dtypes=tuple(sys.argv[4:]) or DTYPES)
    print(found)
    for counter in (found.kept, found.without):
        print("  ", dict(counter.most_common(40)))
    print("\n".join(found.wrong))
