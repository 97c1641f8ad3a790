"""The cheapest placement of small problems, against all placements."""

from __future__ import annotations

import random
from itertools import product

import pytest

from mlfuse.passes.placement.cut import Problem, Value, cheapest

pytest.importorskip("scipy")


def problem(rng: random.Random, nodes: int, devices: int) -> Problem:
    """A random problem, whose nodes read those before them. Some nodes can't be on every device."""
    costs = [[float(rng.randint(0, 20)) for _ in range(devices)] for _ in range(nodes)]
    for row in costs:
        if rng.random() < 0.2:
            row[rng.randrange(devices)] = float("inf")
    values: list[Value] = []
    for maker in range(nodes - 1):
        after = range(maker + 1, nodes)
        readers = tuple(sorted(rng.sample(after, rng.randint(1, min(3, len(after))))))
        us = [
            [0.0 if a == b else rng.randint(1, 9) for b in range(devices)] for a in range(devices)
        ]
        values.append(Value(maker, readers, us))
    return Problem(costs, values)


@pytest.mark.parametrize("seed", range(40))
def test_for_two_devices_it_is_the_minimum(seed: int):
    found = problem(random.Random(seed), nodes=8, devices=2)
    least = min(map(found.cost_of, product(range(2), repeat=8)))
    assert found.cost_of(cheapest(found, 2)) == pytest.approx(least, rel=1e-6)


@pytest.mark.parametrize("seed", range(40))
def test_for_three_devices_it_is_never_worse_than_on_any_one(seed: int):
    found = problem(random.Random(seed), nodes=6, devices=3)
    alone = min(found.cost_of(found.on_one(device)) for device in range(3))
    least = min(map(found.cost_of, product(range(3), repeat=6)))
    assert least <= found.cost_of(cheapest(found, 3)) * (1 + 1e-9) <= alone * (1 + 1e-9)


def test_a_value_is_copied_once_for_all_readers_on_a_device():
    us = [[0.0, 5.0], [5.0, 0.0]]
    made = Problem([[0.0, 99.0], [99.0, 0.0], [99.0, 0.0]], [Value(0, (1, 2), us)])
    assert made.cost_of(cheapest(made, 2)) == 5
