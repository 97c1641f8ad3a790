"""A mistake with an optimizer is an error that says what to write, and changes no array."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import optim
from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.frontends.tracing import TraceError

pytestmark = pytest.mark.quick_c


@optim.rule
def momentum(
    p: Any, g: Any, m: Any, *, lr: Any = 0.1, beta: Any = 0.9, nesterov: bool = False
) -> Any:
    m = beta * m + g
    return p - lr * (g + beta * m if nesterov else m), m


def ones(*shape: int) -> Any:
    return np.ones(shape, np.float32)


# Rules.


def only_p(p: Any) -> Any:
    return p


def starred(p: Any, g: Any, *states: Any) -> Any:
    return p


def keywords(p: Any, g: Any, **numbers: Any) -> Any:
    return p


def default_state(p: Any, g: Any, m: Any = 0) -> Any:
    return p, m


def step_state(p: Any, g: Any, step: Any) -> Any:
    return p, step


def list_default(p: Any, g: Any, *, betas: Any = (0.9, 0.999)) -> Any:
    return p


RULES: list[tuple[Callable[..., Any], str]] = [
    (only_p, r"takes \(p, g, \*states, \*, hyperparameters\)"),
    (starred, r"has \*states: name each state"),
    (keywords, r"has \*numbers: name each state and hyperparameter"),
    (default_state, r"write it after `\*` if it is a hyperparameter"),
    (step_state, r"has step among its states: write it after `\*`"),
    (list_default, r"betas = \(0.9, 0.999\) isn't a number"),
]


@pytest.mark.parametrize(("function", "message"), RULES)
def test_a_rule_that_is_none(function: Callable[..., Any], message: str):
    with pytest.raises(SourceError, match=message) as caught:
        optim.rule(function)
    place = caught.value.place
    assert place is not None
    assert (place.file, place.line) == (__file__, function.__code__.co_firstlineno)


def test_decorator_keywords_that_name_nothing():
    def plain(p: Any, g: Any, m: Any, *, lr: Any) -> Any:
        return p - lr * g, m

    with pytest.raises(SourceError, match="has no state 'v'; there are: m"):
        optim.rule(states={"v": 1.0})(plain)
    with pytest.raises(SourceError, match="has no keyword 'steps' to be static"):
        optim.rule(static=["steps"])(plain)


def test_a_keyword_that_optimizers_have_themselves():
    def clipped(p: Any, g: Any, *, max_norm: Any = 1.0) -> Any:
        return p

    def staged(p: Any, g: Any, *, state: Any = 1.0) -> Any:
        return p

    for function in (clipped, staged):
        with pytest.raises(MlfuseError, match="rename it"):
            optim.rule(function)


def test_too_few_results():
    @optim.rule
    def forgetful(p: Any, g: Any, m: Any, *, lr: Any = 0.1) -> Any:
        return p - lr * m

    opt = forgetful([ones(3)])
    with pytest.raises(SourceError, match="returns 1 value; write `return p, m`"):
        opt.step([ones(3)])


def test_control_flow_in_a_rule_points_at_its_line():
    @optim.rule
    def branching(p: Any, g: Any, *, lr: Any = 0.1) -> Any:
        if lr > 0:
            return p - lr * g
        return p

    opt = branching([ones(3)])
    with pytest.raises(TraceError, match=r"write mlfuse\.where") as caught:
        opt.step([ones(3)])
    line = caught.value.source_line
    assert line is not None and line.strip() == "if lr > 0:"


def test_a_result_of_another_shape():
    @optim.rule
    def widened(p: Any, g: Any) -> Any:
        return p - mlfuse.sum(g) * np.ones((2, 1), np.float32)

    with pytest.raises(TraceError, match="arrays of unknown size combine only with numbers"):
        widened([ones(3)]).step([ones(3)])


def test_across_takes_a_number():
    @optim.rule
    def wrong(p: Any, g: Any) -> Any:
        return p - optim.across(g)

    with pytest.raises(TraceError, match=r"reduce it first, mlfuse\.sum\(x\)"):
        wrong([ones(3)]).step([ones(3)])


# Making an optimizer.

MAKING: dict[str, tuple[Callable[[], Any], str]] = {
    "an unknown keyword": (
        lambda: momentum([ones(2)], learning_rate=1),
        "no keyword 'learning_rate'; there are: lr, beta, nesterov",
    ),
    "a number that is none": (lambda: momentum([ones(2)], lr=[0.1]), "lr is a list, not a number"),
    "an array that isn't a parameter": (lambda: momentum([[1.0]]), "parameter 0 is a list"),
    "a number": (lambda: momentum([np.float32(1)]), r"parameter 0 is a number.*write numpy\.array"),
    "a single array": (lambda: momentum(3.0), "list of arrays"),  # pyright: ignore
    "integers": (lambda: momentum([np.ones(2, np.int32)]), "parameter 0 has dtype int32"),
    "columns": (lambda: momentum([ones(3, 2).T]), "parameter 0 is not row-major"),
    "a read-only array": (lambda: momentum([read_only()]), "parameter 0 is read-only"),
    "an unknown state type": (
        lambda: momentum([ones(2)], state_dtype="f7"),
        "isn't an element type",
    ),
    "an integer state type": (lambda: momentum([ones(2)], state_dtype="int32"), "not int32"),
    "unknown masters": (
        lambda: momentum([ones(2)], master_weights="high"),  # pyright: ignore
        "write True or 'split'",
    ),
    "halves of f16": (
        lambda: momentum([np.ones(2, np.float16)], master_weights="split"),
        "a bf16, not an f16: use master_weights=True",
    ),
    "CUDA for NumPy's arrays": (
        lambda: momentum([ones(2)], device="cuda"),
        "devices that can: cpu or interpreter",
    ),
    "an unknown device": (lambda: momentum([ones(2)], device="tpu").step([ones(2)]), "tpu"),
}


def read_only() -> Any:
    array = ones(3)
    array.flags.writeable = False
    return array


@pytest.mark.parametrize("mistake", MAKING)
def test_making_an_optimizer(mistake: str):
    make, message = MAKING[mistake]
    with pytest.raises(MlfuseError, match=message):
        make()


def test_a_hyperparameter_without_a_default_must_be_given():
    @optim.rule
    def plain(p: Any, g: Any, *, lr: Any) -> Any:
        return p - lr * g

    with pytest.raises(MlfuseError, match="write lr="):
        plain([ones(2)])
    assert plain([ones(2)], lr=0.5).lr == 0.5


def test_the_same_array_twice():
    p = ones(4)
    with pytest.raises(MlfuseError, match="pass each tensor once"):
        momentum([p, p]).step([ones(4), ones(4)])


# Steps.

STEPS: dict[str, tuple[Any, dict[str, Any], str]] = {
    "too few gradients": ([ones(2)], {}, "1 gradient for 2 parameters"),
    "another shape": (
        [ones(2), ones(3, 1)],
        {},
        r"gradient 1 has shape \(3, 1\), its parameter \(1, 3\)",
    ),
    "integers": ([ones(2), np.ones((1, 3), np.int64)], {}, "gradient 1 has dtype int64"),
    "no array": ([ones(2), "x"], {}, "gradient 1 is a str"),
    "a scale of another rank": ([ones(2), ones(1, 3)], {"grad_scale": ones(1)}, "grad_scale is"),
}


@pytest.mark.parametrize("mistake", STEPS)
def test_a_step_that_cant_be_made_changes_nothing(mistake: str):
    grads, options, message = STEPS[mistake]
    params = [ones(2), ones(1, 3)]
    opt = momentum(params)
    opt.step([ones(2), ones(1, 3)])
    before = [p.copy() for p in params]
    with pytest.raises(MlfuseError, match=message):
        opt.step(grads, **options)
    for p, expected in zip(params, before, strict=True):
        np.testing.assert_array_equal(p, expected)
    assert opt.steps == 1
    opt.step([ones(2), ones(1, 3)])
    assert opt.steps == 2


# Hyperparameters.


def test_hyperparameters_that_arent_there():
    opt = momentum([ones(2)])
    with pytest.raises(
        MlfuseError, match="no hyperparameter 'alpha'; there are: lr, beta, nesterov"
    ):
        opt.alpha = 3
    with pytest.raises(AttributeError, match="its hyperparameters: lr, beta, nesterov"):
        _ = opt.alpha
    with pytest.raises(MlfuseError, match="can't be removed"):
        del opt.hyperparameters["lr"]
    with pytest.raises(MlfuseError, match="lr is a tuple, not a number"):
        opt.lr = (1, 2)
    assert opt.lr == 0.1


def decayed(p: Any, g: Any, *, lr: float, weight_decay: float = 0.0) -> Any:
    if weight_decay != 0:
        g = g + weight_decay * p
    return p - lr * g


def test_a_number_that_a_rule_decides_by_is_named():
    with pytest.raises(TraceError, match=r"rule\(static=\['weight_decay'\]\)"):
        optim.rule(decayed)([ones(3)], lr=0.1).step([ones(3)])
    p = ones(3)
    optim.rule(static=["weight_decay"])(decayed)([p], lr=0.5, weight_decay=1.0).step([ones(3)])
    np.testing.assert_array_equal(p, [0, 0, 0])
