"""Each optimizer, with each combination of options, against `torch.optim` over ten steps.

Torch runs one tensor at a time (`foreach=False`) on the CPU. The learning rate changes at every step.
"""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from itertools import product
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from optimizer_cases import (
    DTYPES,
    SHAPES,
    Array,
    Case,
    distance,
    sizes,
    step,
    step_of,
    text,
    torch_has_fma,
)

from mlfuse.driver.parsing import parse
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import HostModule

pytestmark = pytest.mark.quick_c

torch: Any = pytest.importorskip("torch", reason="torch.optim is the reference")
needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
needs_cxx = pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")
CLASSES = {
    "sgd": "SGD", "adam": "Adam", "adamw": "AdamW", "adagrad": "Adagrad", "rmsprop": "RMSprop",
    "adadelta": "Adadelta", "adamax": "Adamax", "nadam": "NAdam", "radam": "RAdam",
}  # fmt: skip
OPTIONS: dict[str, list[str]] = {
    "adam": ["amsgrad", "maximize"],
    "adamw": ["amsgrad", "maximize"],
    "adagrad": ["maximize"],
    "rmsprop": ["centered", "momentum", "maximize"],
    "adadelta": ["maximize"],
    "adamax": ["maximize"],
    "nadam": ["decoupled_weight_decay", "maximize"],
    "radam": ["decoupled_weight_decay", "maximize"],
}
UNUSUAL: dict[str, tuple[tuple[str, float], ...]] = {
    "sgd": (("weight_decay", 0.1), ("momentum", 0.8), ("dampening", 0.3)),
    "adam": (("weight_decay", 0.1), ("beta1", 0.4), ("beta2", 0.9)),
    "adamw": (("weight_decay", 0.1), ("beta1", 0.4), ("beta2", 0.9)),
    "adagrad": (("weight_decay", 0.1), ("lr_decay", 0.2), ("eps", 1e-3)),
    "rmsprop": (("weight_decay", 0.1), ("alpha", 0.4), ("momentum", 0.7)),
    "adadelta": (("weight_decay", 0.1), ("rho", 0.6), ("lr", 0.5)),
    "adamax": (("weight_decay", 0.1), ("beta1", 0.4), ("beta2", 0.9)),
    "nadam": (("weight_decay", 0.1), ("beta1", 0.4), ("momentum_decay", 0.1)),
    "radam": (("weight_decay", 0.1), ("beta1", 0.4), ("beta2", 0.9)),
}
SGD = [(), ("maximize",), ("momentum",), ("momentum", "maximize")]


MOMENTUM = (("momentum", 0.9),)


def combinations(name: str) -> list[tuple[str, ...]]:
    if name == "sgd":
        return SGD
    each = [((), (option,)) for option in OPTIONS[name]]
    return [sum(chosen, ()) for chosen in product(*each)]


NESTEROV = Case("sgd", ("momentum", "nesterov"), (("momentum", 0.8), ("weight_decay", 0.1)))
"""Torch refuses dampening with it."""
CASES = [
    NESTEROV,
    *(
        Case(name, options, numbers)
        for name in CLASSES
        for options in combinations(name)
        for numbers in (MOMENTUM if "momentum" in options else (), UNUSUAL[name])
    ),
]
START = {"adagrad": 0.25}
"""Adagrad's initial accumulator here."""


class Reference:
    """Torch's optimizer over a parameter for each of some shapes, of one element type.

    With `whole` each parameter is a multiple of 32 elements long, and only its first elements are compared: torch's
    CPU code adds alpha * x to 16-bit floats with one rounding, but to the last n % 32 of them with two.
    """

    def __init__(
        self,
        case: Case,
        dtype: str,
        shapes: Sequence[tuple[int, ...]],
        *,
        whole: bool,
        seed: int = 5,
    ):
        self.case, self.dtype, self.shapes, self.whole = case, DTYPES[dtype], shapes, whole
        self.rng = np.random.default_rng(seed)
        self.params = [torch.nn.Parameter(self.random(shape)) for shape in shapes]
        self.optimizer = self._optimizer(self.params)
        self.spread = [[0.0 for _ in each] for each in self.tensors()]
        """By how much the last step's results differ if its inputs differ by a unit in the last place; 0 where torch has
        FMA."""

    def _optimizer(self, params: list[Any]) -> Any:
        case, given = self.case, self.case.hyperparameters
        if "beta1" in given:
            given |= {"betas": (given.pop("beta1"), given.pop("beta2"))}
        given |= {option: True for option in case.chosen if option != "momentum"}
        if case.name == "adagrad":
            given["initial_accumulator_value"] = START["adagrad"]
        return getattr(torch.optim, CLASSES[case.name])(params, foreach=False, **given)

    def random(self, shape: tuple[int, ...]) -> Any:
        """A tensor of normal numbers."""
        size = int(np.prod(shape))
        shape = (size + -size % 32,) if self.whole else shape
        return to_torch(self.rng.standard_normal(shape).astype(self.dtype))

    def tensors(self) -> list[list[Array]]:
        """Parameter and states for each shape, flat."""
        return self._tensors(self.optimizer, self.params)

    def _tensors(self, optimizer: Any, params: list[Any]) -> list[list[Array]]:
        states = self.case.op.states(self.case.chosen)
        start = START.get(self.case.name, 0.0)
        found: list[list[Array]] = []
        for p, shape in zip(params, self.shapes, strict=True):
            kept, size = optimizer.state.get(p, {}), int(np.prod(shape))
            found.append([to_numpy(p).ravel()[:size]])
            for each in states:
                if each.scalar:
                    found[-1].append(to_numpy(kept[each.name]) if kept else np.float32(each.start))
                elif each.name in kept:
                    found[-1].append(to_numpy(kept[each.name]).ravel()[:size])
                else:
                    found[-1].append(np.full(size, start, self.dtype))
        return found

    def step(self, lr: float) -> list[Array]:
        """Take a step; the gradients it took, flat."""
        for group in self.optimizer.param_groups:
            group["lr"] = lr
        for p, shape in zip(self.params, self.shapes, strict=True):
            p.grad = self.random(shape)
        if torch_has_fma():
            self.optimizer.step()
        else:
            before = [p.detach().clone() for p in self.params]
            state = deepcopy(self.optimizer.state_dict())
            self.optimizer.step()
            self.spread = self._spread(before, state)
        sizes = [int(np.prod(shape)) for shape in self.shapes]
        return [to_numpy(p.grad).ravel()[:n] for p, n in zip(self.params, sizes, strict=True)]

    def _spread(self, params: list[Any], state: Any) -> list[list[Array]]:
        """The largest difference of six steps like the last one, from inputs that differ by a unit in the last place."""
        now, noise = self.tensors(), torch.Generator().manual_seed(7)
        spread = [[np.zeros(x.shape) for x in each] for each in now]
        for _ in range(6):
            others = [torch.nn.Parameter(perturbed(p, noise)) for p in params]
            optimizer = self._optimizer(others)
            optimizer.load_state_dict(deepcopy(state))
            for p, other in zip(self.params, others, strict=True):
                other.grad = perturbed(p.grad, noise)
                for name, value in optimizer.state.get(other, {}).items():
                    if name != "step":
                        optimizer.state[other][name] = perturbed(value, noise)
            optimizer.step()
            for most, each, moved in zip(
                spread, now, self._tensors(optimizer, others), strict=True
            ):
                with np.errstate(invalid="ignore"):
                    differences = [
                        np.nan_to_num(abs(x.astype(float) - y.astype(float)))
                        for x, y in zip(each, moved, strict=True)
                    ]
                most[:] = map(np.maximum, most, differences)
        return spread


def perturbed(tensor: Any, noise: Any) -> Any:
    """A tensor whose elements differ from another's by one unit in the last place, up or down at random."""
    sign = torch.randint(0, 2, tensor.shape, generator=noise) * 2.0 - 1
    away = torch.nextafter(tensor.detach(), (sign * float("inf")).to(tensor.dtype))
    return torch.where(tensor.isfinite(), away, tensor.detach())


def to_torch(array: Array) -> Any:
    if array.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(array.view(np.int16).copy()).view(torch.bfloat16)
    return torch.from_numpy(array.copy())


def to_numpy(tensor: Any) -> Array:
    tensor = tensor.detach()
    if tensor.dtype == torch.bfloat16:
        return tensor.view(torch.int16).numpy().view(ml_dtypes.bfloat16).copy()
    return tensor.numpy().copy()


@pytest.fixture(autouse=True, scope="module")
def one_thread():
    """Torch runs on one thread, so that it takes none from our kernels."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def rate(case: Case, t: int) -> float:
    """The learning rate of step t."""
    return case.hyperparameters["lr"] * 0.9**t


@needs_cc
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.sampled(36)
def test_ten_steps(case: Case):
    compare(case, "cpu", SHAPES, 10)


@pytest.mark.slow
@needs_cc
@pytest.mark.usefixtures("rounded_roots")
@pytest.mark.parametrize("case", CASES[1:] + CASES[:1], ids=str)
def test_ten_steps_of_a_torch_that_rounds_roots(case: Case):
    """Within 8 ULP of the larger of torch's value and its change in the step, whatever lies before."""
    compare(case, "cpu", SHAPES, 10, only_now=True)


@pytest.mark.gpu
@pytest.mark.parametrize("case", [case for case in CASES if case.numbers], ids=str)
def test_steps_on_a_gpu(case: Case):
    compare(case, "cuda", SHAPES, 10)


@pytest.mark.parametrize("case", [case for case in CASES if case.numbers], ids=str)
@pytest.mark.sampled(18)
def test_steps_of_the_interpreter(case: Case):
    compare(case, "interpreter", ((), (0,), (33,)), 4)


def compare(
    case: Case,
    device: str,
    shapes: Sequence[tuple[int, ...]],
    steps: int,
    *,
    only_now: bool = False,
) -> None:
    """f32 and f64, all steps on end, within 8 ULP: of the largest that torch's value has been or of the way it has come,
    since what was rounded at that size stays (and MKL's square roots, which torch takes, are off by 0.75); with
    `only_now` of what bf16 is held to. bf16 within 1 ULP of torch's value or its change in a step, each step from torch's own
    tensors.

    Where torch has no FMA its roundings are others than ours. Then each step starts from torch's own tensors, and the
    results may also differ by what a unit in the last place of the inputs changes (`Reference.spread`).
    """
    references = {d: Reference(case, d, shapes, whole=d == "bf16") for d in DTYPES}
    now = {d: reference.tensors() for d, reference in references.items()}
    before = dict(now)
    largest = {d: [[np.abs(x) for x in each] for each in now[d]] for d in ("f32", "f64")}
    way = {d: [[np.zeros(x.shape) for x in each] for each in now[d]] for d in ("f32", "f64")}
    for t in range(1, steps + 1):
        numbers = case.hyperparameters | {"step": float(t), "lr": rate(case, t)}
        gradients = {d: reference.step(numbers["lr"]) for d, reference in references.items()}
        expected = {d: reference.tensors() for d, reference in references.items()}
        for (
            d
        ) in DTYPES:  # from torch's own tensors, if the roundings on the way there aren't the same
            if d == "bf16" or not torch_has_fma():
                now[d] = before[d]
        for k, shape in enumerate(shapes):
            tensors = [[now[d][k][0], gradients[d][k], *now[d][k][1:]] for d in DTYPES]
            results = step(case, tensors, numbers, device)
            for d, got in zip(DTYPES, results, strict=True):
                want, old = expected[d][k], before[d][k]
                size = list(map(sizes, want, old, references[d].spread[k]))
                if d in largest and not only_now and torch_has_fma():
                    largest[d][k] = list(map(np.maximum, largest[d][k], map(np.abs, want)))
                    way[d][k] = [
                        w + abs(x - y) for w, x, y in zip(way[d][k], want, old, strict=True)
                    ]
                    size = list(map(np.maximum, largest[d][k], way[d][k]))
                check(case, f"{d} of {shape}, step {t}", got, want, size)
                now[d] = [*now[d][:k], got, *now[d][k + 1 :]]
        before = expected


def check(case: Case, what: str, got: list[Array], want: list[Array], size: list[Array]) -> None:
    names = ["parameter", *(state.name for state in case.op.states(case.chosen))]
    for name, *arrays in zip(names, got, want, size, strict=True):
        limit = 1 if arrays[1].dtype == ml_dtypes.bfloat16 else 8
        if (
            not torch_has_fma()
        ):  # a formula has up to eight operations, and torch rounds each of them
            limit *= 8
        found = distance(*arrays)
        assert found <= limit, f"{name}, {what}: {found} ULP"


@pytest.mark.slow
@needs_cc
@pytest.mark.parametrize("case", CASES[1::4], ids=str)
def test_bf16_parameters_of_any_size(case: Case):
    """Where torch rounds products too (see `Reference`), states may differ by more, parameters by no more than 1 ULP."""
    reference = Reference(case, "bf16", SHAPES, whole=False)
    for t in range(1, 5):
        before = reference.tensors()
        numbers = case.hyperparameters | {"step": float(t), "lr": rate(case, t)}
        gradients = reference.step(numbers["lr"])
        for k, want in enumerate(reference.tensors()):
            tensors = [before[k][0], gradients[k], *before[k][1:]]
            results = step_of(case, "bf16", tensors, numbers, "cpu")
            size = sizes(want[0], before[k][0], reference.spread[k][0])
            found = distance(results[0], want[0], size)
            limit = 1 if torch_has_fma() else 8
            assert found <= limit, f"bf16 of {SHAPES[k]}, step {t}: {found} ULP"


RICHEST = [
    Case("sgd", ("momentum",), UNUSUAL["sgd"]),
    *(Case(name, tuple(OPTIONS[name]), UNUSUAL[name]) for name in OPTIONS),
]


@needs_cxx
@pytest.mark.parametrize("case", RICHEST, ids=str)
@pytest.mark.sampled(12)
def test_cuda_text_takes_the_steps_that_torch_takes(case: Case):
    """Run on the host. Every step from torch's own tensors."""
    module = HostModule.of(parse(text(case, [f"?x{d}" for d in DTYPES])))
    references = {d: Reference(case, d, [(3, 5)], whole=d == "bf16") for d in DTYPES}
    for t in (1, 2):
        before = {d: reference.tensors()[0] for d, reference in references.items()}
        numbers = case.hyperparameters | {"step": float(t), "lr": rate(case, t)}
        gradients = {d: reference.step(numbers["lr"])[0] for d, reference in references.items()}
        names = [each.name for each in case.op.numbers(case.chosen)]
        args = [x for d in DTYPES for x in (before[d][0], gradients[d], *before[d][1:])]
        given = [np.float64(numbers[name]) for name in names]
        results = module.run([*args, *given], sanitize=case.name == "adamw")
        size = len(results) // len(DTYPES)
        for n, d in enumerate(DTYPES):
            want = references[d].tensors()[0]
            largest = list(map(sizes, want, before[d], references[d].spread[0]))
            check(case, f"{d}, step {t}", results[size * n : size * (n + 1)], want, largest)
