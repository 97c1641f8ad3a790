"""From outcomes to records, and from records to tables."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from benchmarks.case import Case
from benchmarks.contestant import Outcome
from benchmarks.harness import quiet_times

Record = dict[str, Any]


def record(case: Case, outcomes: Sequence[Outcome]) -> Record:
    """As it stands in results.json: times in milliseconds."""
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
        entry["error"] = outcome.error
    if outcome.compile_s is not None:
        entry["compile_s"] = round(outcome.compile_s, 4)
    if len(outcome.times) > 1:
        times = quiet_times(outcome)
        low, middle, high = statistics.quantiles(times, n=4)
        entry |= {
            "median_ms": middle * 1e3,
            "quartiles_ms": [low * 1e3, high * 1e3],
            "least_ms": min(times) * 1e3,
            "gb_per_s": case.nbytes / middle / 1e9,
            "samples": len(times),
            "disturbed": sum(outcome.disturbed),
        }
    return entry


def table(record: Record) -> str:
    """Of one case."""
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
