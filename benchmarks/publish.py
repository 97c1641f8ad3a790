"""Writes the measured tables into docs/performance.md: `python -m benchmarks.publish [PAGE]`.

The text between `<!-- results -->` and `<!-- /results -->` is made from benchmarks/results/*/results.json,
with a section for each machine; the rest of the page stays as it is.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from benchmarks import goals, report
from benchmarks.run import RESULTS

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
BEGIN, END = "<!-- results -->", "<!-- /results -->"
NOT_MEASURED = "## On GPUs\n\nNot measured. `make bench-gpu` measures it.\n"


def section(folder: Path, page: Path) -> str:
    """The section of one machine."""
    found: dict[str, Any] = json.loads((folder / "results.json").read_text("utf-8"))
    about, records = found["machine"], found["cases"]
    where = Path(os.path.relpath(folder, page.parent)).as_posix()
    command = "make bench" if about["device"] == "cpu" else "make bench-gpu"
    versions = ", ".join(f"{name} {version}" for name, version in about["versions"].items())
    return "\n\n".join(
        [
            f"## {about['model']}, {about['cores']} cores",
            f"`{command}`; Python {about['python']}, {versions}. Medians in milliseconds. In bold: more than 5 %"
            f" slower than the case's best peer. [Every contestant, with quartiles and errors]({where}/README.md).",
            "The goals, and how far they were reached:",
            goals.goals(found),
            "Compared with the peers:",
            report.summary(records),
            f"![Who wins by how much]({where}/wins.png)",
            f"![How near to a copy's speed]({where}/roofline.png)",
            report.overview(records),
            "Compile time, from a case's text to the end of its first call, with empty caches:",
            report.compile_times(records),
        ]
    )


def publish(page: Path = PAGE, results: Path = RESULTS) -> None:
    """Replace the text between the two comments. ValueError if the page doesn't have them."""
    text = page.read_text("utf-8")
    if BEGIN not in text or END not in text:
        raise ValueError(f"{page}: there are no {BEGIN} and {END}")
    folders = sorted(path.parent for path in results.glob("*/results.json"))
    sections = [section(folder, page) for folder in folders]
    if not any("make bench-gpu`;" in each for each in sections):
        sections.append(NOT_MEASURED.strip())
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    middle = "\n\n".join([BEGIN, *sections, END])
    page.write_text(f"{before}{middle}{after}", "utf-8")


if __name__ == "__main__":
    publish(*map(Path, sys.argv[1:]))
