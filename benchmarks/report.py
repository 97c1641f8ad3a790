"""Makes records from outcomes, and tables from records."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from benchmarks.case import Case
from benchmarks.contestant import Outcome
from benchmarks.harness import quiet_times
from benchmarks.peers import MARKS, OURS

Record = dict[str, Any]
NOISE = 1.05
"""The largest ratio of two times that counts as equal."""


def record(case: Case, outcomes: Sequence[Outcome]) -> Record:
    """A case in the form of results.json, with times in milliseconds."""
    return {
        "case": case.name,
        "bytes": case.nbytes,
        "small": case.small,
        "contestants": [_contestant(case, outcome) for outcome in outcomes],
    }


def _contestant(case: Case, outcome: Outcome) -> Record:
    entry: Record = {"name": outcome.name, "status": outcome.status}
    if outcome.note:
        entry["note"] = outcome.note
    if outcome.error is not None:
        entry["error"] = float(f"{outcome.error:.3g}")
    if outcome.compile_s is not None:
        entry["compile_s"] = round(outcome.compile_s, 4)
    if len(outcome.times) > 1:
        times = quiet_times(outcome)
        low, middle, high = (rounded(each * 1e3) for each in statistics.quantiles(times, n=4))
        entry |= {
            "median_ms": middle,
            "quartiles_ms": [low, high],
            "least_ms": rounded(min(times) * 1e3),
            "gb_per_s": rounded(case.nbytes / middle / 1e6),
            "samples": len(times),
            "disturbed": sum(outcome.disturbed),
        }
    return entry


def rounded(value: float) -> float:
    """The number rounded to four digits."""
    return float(f"{value:.4g}")


def table(record: Record) -> str:
    """The table of one case."""
    lines = [
        f"\n{record['case']}, {record['bytes'] / 1e6:,.1f} MB\n",
        "| | median ms | quartiles ms | least ms | GB/s | compile s | |",
        "|---|---|---|---|---|---|---|",
    ]
    for entry in record["contestants"]:
        status = entry["status"] if entry["status"] != "ok" else entry.get("note", "")
        compiled = f"{entry['compile_s']:.2f}" if "compile_s" in entry else ""
        if "median_ms" not in entry:
            lines.append(f"| {entry['name']} | | | | | {compiled} | {status} |")
            continue
        low, high = entry["quartiles_ms"]
        lines.append(
            f"| {entry['name']} | {entry['median_ms']:.4g} | {low:.4g} to {high:.4g} | "
            f"{entry['least_ms']:.4g} | {entry['gb_per_s']:.1f} | {compiled} | {status} |"
        )
    return "\n".join(lines)


def times_of(record: Record) -> dict[str, float]:
    """The median times, in milliseconds, of the contestants with correct results."""
    return {e["name"]: e["median_ms"] for e in record["contestants"] if "median_ms" in e}


def best_peer(record: Record) -> tuple[str, float] | None:
    """The fastest peer and its median time, in milliseconds."""
    times = times_of(record)
    peers = {name: t for name, t in times.items() if name not in (*OURS, *MARKS)}
    if not peers:
        return None
    name = min(peers, key=peers.__getitem__)
    return name, peers[name]


def gain(record: Record) -> float | None:
    """The best peer's time divided by ours for a call without `out=`."""
    best, own = best_peer(record), times_of(record).get("mlfuse")
    return best[1] / own if best and own else None


def mean(values: Iterable[float]) -> float | None:
    """The geometric mean."""
    logs = [math.log(value) for value in values]
    return math.exp(sum(logs) / len(logs)) if logs else None


def overview(records: Sequence[Record]) -> str:
    """A table with a row for each case: copy, hand-written C, mlfuse, the best peer, torch.compile, and ratios."""
    lines = [
        "| case | MB | copy | hand-written C | mlfuse | best peer | | peer / mlfuse | torch.compile / mlfuse |"
        " mlfuse / C | of the copy's rate |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for each in records:
        times, best = times_of(each), best_peer(each)
        own, copy, hand = (times.get(name) for name in ("mlfuse", "copy", "hand-written C"))
        compiled = times.get("torch.compile")
        cells = [
            each["case"],
            f"{each['bytes'] / 1e6:,.2f}" if each["bytes"] else "",
            _cell(copy),
            _cell(hand),
            _cell(own) or _status(each, "mlfuse"),
            _cell(best[1]) if best else "",
            best[0] if best else "",
            _ratio(gain(each), 1 / NOISE),
            _ratio(compiled / own if compiled and own else None, 0),
            _ratio(own / hand if own and hand else None, 0),
            f"{100 * copy / own:.0f} %" if copy and own and not each["small"] else "",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _status(record: Record, name: str) -> str:
    return next((e["status"] for e in record["contestants"] if e["name"] == name), "")


def _cell(value: float | None) -> str:
    return f"{value:.4g}" if value is not None else ""


def _ratio(value: float | None, floor: float) -> str:
    """The text of a ratio, in bold if it is below the floor."""
    if value is None:
        return ""
    return f"**{value:.2f}**" if value < floor else f"{value:.2f}"


def summary(records: Sequence[Record]) -> str:
    """The geometric means of ratios, and the numbers of cases won, equal within noise, and lost."""
    lines: list[str] = []
    groups: dict[str, Callable[[Record], bool]] = {
        "all cases": lambda _: True,
        "large": lambda each: not each["small"],
        "small": lambda each: bool(each["small"]),
    }
    for title, holds in groups.items():
        gains = [g for each in records if holds(each) and (g := gain(each)) is not None]
        if (found := mean(gains)) is None:
            continue
        lost = sum(g < 1 / NOISE for g in gains)
        lines.append(
            f"- {title}: {found:.2f} times as fast as each case's best peer in the geometric mean of"
            f" {len(gains)}; {sum(g > NOISE for g in gains)} faster, {lost} slower by over 5 %."
        )
    for name in sorted({n for each in records for n in times_of(each)} - {*OURS, *MARKS}):
        pairs = [(times_of(each), each) for each in records]
        found = mean(t[name] / t["mlfuse"] for t, _ in pairs if name in t and "mlfuse" in t)
        count = sum(name in t and "mlfuse" in t for t, _ in pairs)
        if found is not None:
            lines.append(
                f"- {name}: takes {found:.2f} times as long as mlfuse, over {count} cases."
            )
    large = [each for each in records if not each["small"]]
    hand = [
        t["mlfuse"] / t["hand-written C"]
        for t in map(times_of, large)
        if {"mlfuse", "hand-written C"} <= t.keys()
    ]
    if hand:
        lines.append(
            f"- mlfuse takes {mean(hand):.2f} times as long as hand-written C, over {len(hand)} cases."
        )
    return "\n".join(lines)


def compile_times(records: Sequence[Record]) -> str:
    """The median over the cases of the time from the text of a case to the end of its first call."""
    found: dict[str, list[float]] = {}
    for each in records:
        for entry in each["contestants"]:
            if "compile_s" in entry and entry["name"] not in MARKS:
                found.setdefault(entry["name"], []).append(entry["compile_s"])
    lines = ["| | median s | from | to | cases |", "|---|---|---|---|---|"]
    for name, times in found.items():
        lines.append(
            f"| {name} | {statistics.median(times):.3f} | {min(times):.3f} | {max(times):.3f} | {len(times)} |"
        )
    return "\n".join(lines)


def page(about: Record, records: Sequence[Record], command: str) -> str:
    """The page for the machine's folder, as Markdown."""
    versions = ", ".join(f"{name} {each}" for name, each in about["versions"].items())
    return (
        "\n\n".join(
            [
                f"# {about['model']}, {about['cores']} cores",
                f"`{command}`, Python {about['python']}, {versions}. Medians in milliseconds;"
                " bold where mlfuse is more than 5 % slower than the best peer of the case.",
                summary(records),
                "![How much faster or slower](wins.png)",
                "![The share of the memory's speed](roofline.png)",
                overview(records),
                "## From words to the first result",
                compile_times(records),
                "## Every contestant",
                "\n\n".join(table(each).strip() for each in records),
            ]
        )
        + "\n"
    )
