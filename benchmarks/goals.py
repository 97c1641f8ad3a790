"""Compares measured speeds with the goals: a line for each goal, with the cases that miss it and by how much."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from benchmarks.report import NOISE, Record, gain, mean, times_of

POINTWISE = ("sigmoid", "multiply_add", "gelu", "bias_gelu", "swiglu", "dequantize")
ROWS = (
    "softmax", "add_layer_norm", "layer_norm", "rms_norm", "bias_dropout_residual_layer_norm",
    "row_sums", "softmax_backward", "cross_entropy",
)  # fmt: skip
SHOWN = 12
"""The most missed cases that a line names."""


def goals(measured: Record) -> str:
    """The goals for a whole results.json, as a Markdown list."""
    on_device = on_cpu if measured["machine"]["device"] == "cpu" else on_gpu
    found = [*on_device(measured["cases"]), *of_block(measured.get("block", {}))]
    return "\n".join(f"- {line}" for line in found)


def on_cpu(records: Sequence[Record]) -> list[str]:
    """The goals on a CPU: relative to the best peer of each case, and to hand-written C."""
    gains = {each["case"]: g for each in records if (g := gain(each)) is not None}
    behind = {name: g for name, g in gains.items() if g < 1 / NOISE}
    hand = _against([each for each in records if not each["small"]], "hand-written C")
    total = mean(gains.values())
    return [
        f"At most 5 % slower than the best peer: {len(gains) - len(behind)} of {len(gains)} cases."
        + _named(
            {name: 1 / g for name, g in behind.items()},
            "as multiples of the best peer's time",
            worst=max,
        ),
        f"At least 1.25 times as fast as the best peer in the geometric mean: {total:.2f} times."
        if total
        else "No peers.",
        f"At most 1.15 times the time of hand-written C: {sum(r <= 1.15 for r in hand.values())} of {len(hand)} cases."
        + _named(
            {n: r for n, r in hand.items() if r > 1.15}, "as multiples of its time", worst=max
        ),
    ]


def on_gpu(records: Sequence[Record]) -> list[str]:
    """The goals on a GPU: relative to the rate of a copy, to torch.compile, and to a copy of an optimizer's bytes."""
    large = [each for each in records if not each["small"]]
    rates = {name: 1 / r for name, r in _against(large, "copy").items()}
    lines: list[str] = []
    for title, least, names in (
        ("Pointwise", 0.95, [n for n in rates if _family(n) in POINTWISE]),
        ("Rows of 256 to 65,536", 0.90, [n for n in rates if 256 <= _row(n) <= 65536]),
        ("Longer rows", 0.85, [n for n in rates if _row(n) > 65536]),
    ):
        short = {n: rates[n] for n in names if rates[n] < least}
        lines.append(
            f"{title} at least {100 * least:.0f} % of a copy's rate: {len(names) - len(short)} of {len(names)} cases."
            + _named(short, "as parts of that rate", worst=min)
        )
    slower = {n: r for n, r in _against(records, "torch.compile").items() if r > 1.03}
    compiled = _against(records, "torch.compile")
    total = mean(1 / r for r in compiled.values())
    lines.append(
        f"At most 3 % slower than torch.compile: {len(compiled) - len(slower)} of {len(compiled)} cases."
        + _named(slower, "as multiples of its time", worst=max)
    )
    lines.append(
        f"At least 1.2 times as fast as torch.compile in the geometric mean: {total:.2f} times."
        if total
        else "No torch."
    )
    step = _against([r for r in records if r["case"] == "adam/gpt2"], "copy").get("adam/gpt2")
    lines.append(
        "A step of Adam on GPT-2's shapes, at most 1.1 times the time of a copy of the same bytes: "
        + (f"{step:.2f} times." if step else "not measured.")
    )
    return lines


def of_block(seconds: Record) -> list[str]:
    """The goal for compile time, relative to torch.compile's cold start, if that was measured."""
    if not seconds:
        return []
    own, other = (statistics.median(seconds[name]) for name in ("mlfuse", "torch.compile"))
    return [
        "A transformer block, forward and backward, from its text to its first results, at least 5 times as fast as"
        f" torch.compile's cold start: {other / own:.1f} times ({own:.2f} s, torch.compile {other:.2f} s)."
    ]


def _against(records: Sequence[Record], name: str) -> dict[str, float]:
    """For each case, our time divided by a contestant's."""
    pairs = {each["case"]: times_of(each) for each in records}
    return {
        case: t["mlfuse"] / t[name] for case, t in pairs.items() if {"mlfuse", name} <= t.keys()
    }


def _family(case: str) -> str:
    return case.split("/")[0]


def _row(case: str) -> int:
    """A case's row length; 0 if it has no rows."""
    return int(case.split("/")[1].split("x")[1]) if _family(case) in ROWS else 0


def _named(found: dict[str, float], what: str, *, worst: object) -> str:
    """The cases that miss a goal, the worst first."""
    if not found:
        return ""
    order = sorted(found, key=found.__getitem__, reverse=worst is max)
    text = ", ".join(f"{name} {found[name]:.2f}" for name in order[:SHOWN])
    more = f" and {len(order) - SHOWN} more" if len(order) > SHOWN else ""
    return f" The others, {what}: {text}{more}."
