"""Runs ONNX's node tests and model folders, and counts: `python tests/onnx/count.py [--device cpu] [--write]`.

`--write` writes `unsupported.txt`, which the tests hold the backend to.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from onnx.backend.test.case.test_case import TestCase
from onnx_cases import UNSUPPORTED, model_cases, node_cases, reason


def main() -> int:
    """Exit code 1 where a case fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="interpreter")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    start = time.process_time()
    lists = {"node": node_cases(), "models": model_cases()}
    found = {kind: _outcomes(cases, options.device) for kind, cases in lists.items()}
    for kind, outcomes in found.items():
        counts = Counter(outcome.partition(":")[0] for outcome in outcomes.values())
        print(f"{kind}: {len(outcomes)} cases, " + ", ".join(f"{n} {k}" for k, n in counts.items()))
    unsupported = {
        name: outcome.partition(": ")[2]
        for outcomes in found.values()
        for name, outcome in outcomes.items()
        if outcome.startswith("unsupported")
    }
    print(
        f"on {options.device}, {time.process_time() - start:.0f} s of CPU\n\nunsupported, by reason:"
    )
    for why, count in Counter(unsupported.values()).most_common():
        print(f"{count:5} {why}")
    if options.write:
        head = '# ONNX\'s cases that end in the "unsupported" error; python tests/onnx/count.py --write\n'
        lines = [f"{name}: {why}\n" for name, why in sorted(unsupported.items())]
        UNSUPPORTED.write_text(head + "".join(lines))
    failed = {
        name: outcome
        for outcomes in found.values()
        for name, outcome in outcomes.items()
        if outcome.startswith("failed")
    }
    for name, outcome in failed.items():
        print(f"{name}: {outcome}", file=sys.stderr)
    return 1 if failed else 0


def _outcomes(cases: dict[str, TestCase], device: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, case in cases.items():
        try:
            why = reason(case, device)
            found[name] = "passed" if why is None else f"unsupported: {why}"
        except Exception as error:
            found[name] = f"failed: {type(error).__name__}: {' '.join(str(error).split())[:300]}"
    return found


if __name__ == "__main__":
    raise SystemExit(main())
