"""The two plots of a machine: times compared with the best peer, and bandwidth compared with a copy."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.report import NOISE, Record, best_peer, gain, times_of

SHOWN = {"mlfuse": "o", "hand-written C": "_", "torch.compile": "x", "jax": "+"}
WIN, EQUAL, LOSS = "#2a7f62", "#b0b0b0", "#b5473c"


def draw(about: Record, records: Sequence[Record], folder: Path) -> None:
    """Write wins.png and roofline.png; nothing without matplotlib."""
    try:
        import_module("matplotlib").use("Agg")
    except ImportError:
        return
    plt = import_module("matplotlib.pyplot")
    wins(plt, about, records, folder / "wins.png")
    roofline(plt, about, records, folder / "roofline.png")


def wins(plt: Any, about: Record, records: Sequence[Record], path: Path) -> None:
    """Write the bar chart: for each case the best peer's time divided by ours, on a logarithmic axis, and the peer's
    name."""
    found = [
        (each["case"], g, best[0])
        for each in records
        if (g := gain(each)) and (best := best_peer(each))
    ]
    found.sort(key=lambda each: each[1])
    figure, axes = plt.subplots(figsize=(9, 0.24 * len(found) + 1.5))
    colors = [WIN if g > NOISE else LOSS if g < 1 / NOISE else EQUAL for _, g, _ in found]
    widths, starts = [max(g, 1) - min(g, 1) for _, g, _ in found], [min(g, 1) for _, g, _ in found]
    axes.barh(range(len(found)), widths, left=starts, color=colors, height=0.75)
    axes.set_xscale("log")
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_yticks(range(len(found)), [name for name, _, _ in found], fontsize=7)
    for at, (_, g, peer) in enumerate(found):
        axes.annotate(f" {g:.2f}  {peer}", (max(g, 1), at), fontsize=6.5, va="center")
    low, high = min((g for _, g, _ in found), default=1), max((g for _, g, _ in found), default=1)
    axes.set_xlim(min(low, 0.8) * 0.9, max(high, 1.3) * 2)
    ticks = [t for t in (0.1, 0.2, 0.5, 1, 1.5, 2, 3, 5, 10, 20, 50) if low * 0.8 < t < high * 1.3]
    axes.set_xticks(ticks, [f"{t:g}" for t in ticks])
    axes.minorticks_off()
    axes.set_xlabel("time of the best peer / time of mlfuse (to the right of 1: mlfuse is faster)")
    axes.set_title(f"{about['model']}, {about['cores']} cores", fontsize=9)
    axes.set_ylim(-0.7, len(found) - 0.3)
    _save(plt, figure, path)


def roofline(plt: Any, about: Record, records: Sequence[Record], path: Path) -> None:
    """Write the bandwidth plot: for each large case the bytes that must be moved divided by the time, and the same for
    a copy. Cases without bytes to compare aren't in it."""
    large = [
        each
        for each in records
        if each["bytes"] and not each["small"] and "mlfuse" in times_of(each)
    ]
    large.sort(key=lambda each: each["bytes"] / times_of(each)["mlfuse"], reverse=True)
    figure, axes = plt.subplots(figsize=(9, 5.5))
    places = range(len(large))
    roof = [_rate(each, "copy") for each in large]
    axes.step(places, roof, where="mid", color="black", linewidth=1, label="copy of the same bytes")
    for name, marker in SHOWN.items():
        points = [
            (at, rate) for at, each in enumerate(large) if (rate := _rate(each, name)) == rate
        ]
        if points:
            size = 34 if name == "mlfuse" else 26
            axes.scatter(*zip(*points, strict=True), marker=marker, s=size, label=name, zorder=3)
    axes.set_xticks(places, [each["case"] for each in large], rotation=90, fontsize=6.5)
    axes.set_ylabel("GB/s of the bytes that must be moved")
    axes.set_ylim(0)
    axes.grid(axis="y", linewidth=0.3)
    axes.legend(fontsize=8)
    axes.set_title(f"{about['model']}, {about['cores']} cores", fontsize=9)
    _save(plt, figure, path)


def _rate(record: Record, name: str) -> float:
    """The GB/s of a contestant; NaN if it took no part."""
    found = times_of(record).get(name)
    return record["bytes"] / found / 1e6 if found else float("nan")


def _save(plt: Any, figure: Any, path: Path) -> None:
    figure.tight_layout()
    figure.savefig(path, dpi=110)
    plt.close(figure)
