"""Draws docs/assets/launches.svg: the launches of one call of each module of examples/modules, unfused and fused."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from mlfuse.driver.parsing import parse
from mlfuse.driver.report import fusion_report

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "examples" / "modules"
PATH = ROOT / "docs" / "assets" / "launches.svg"

WIDTH, ROW, TOP, LEFT, RIGHT = 760, 34, 58, 216, 150
BARS = WIDTH - LEFT - RIGHT
"""The length of the longest bar in pixels."""
UNFUSED, FUSED = "#c5cae9", "#303f9f"


@dataclass(frozen=True)
class Bar:
    """The launches of one module."""

    name: str
    before: int
    after: int


def picture() -> str:
    """The text of the file."""
    bars = [_bar(path) for path in sorted(MODULES.glob("*.mlir"))]
    scale = BARS / max(bar.before for bar in bars)
    rows = [_row(bar, TOP + ROW * number, scale) for number, bar in enumerate(bars)]
    height = TOP + ROW * len(bars) + 8
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
            f'height="{height}" role="img" font-family="sans-serif" font-size="13" fill="#222">',
            "<title>Kernel launches of a call, unfused and fused</title>",
            f'<rect width="{WIDTH}" height="{height}" rx="6" fill="#fff"/>',
            '<text x="12" y="24" font-size="15" font-weight="bold">Kernels started by one call, on a CPU</text>',
            f'<rect x="{LEFT}" y="36" width="10" height="10" fill="{UNFUSED}"/>',
            f'<text x="{LEFT + 16}" y="45">a kernel for every op</text>',
            f'<rect x="{LEFT + 170}" y="36" width="10" height="10" fill="{FUSED}"/>',
            f'<text x="{LEFT + 186}" y="45">fused by mlfuse</text>',
            *rows,
            "</svg>\n",
        ]
    )


def _bar(path: Path) -> Bar:
    report = fusion_report(parse(path), "cpu")
    return Bar(path.stem, report.before.launches, report.after.launches)


def _row(bar: Bar, y: int, scale: float) -> str:
    before, after = max(2.0, bar.before * scale), max(2.0, bar.after * scale)
    return (
        f'<text x="{LEFT - 10}" y="{y + 17}" text-anchor="end">{escape(bar.name)}</text>'
        f'<rect x="{LEFT}" y="{y + 2}" width="{before:.1f}" height="10" fill="{UNFUSED}"/>'
        f'<rect x="{LEFT}" y="{y + 13}" width="{after:.1f}" height="10" fill="{FUSED}"/>'
        f'<text x="{LEFT + before + 10:.1f}" y="{y + 17}">{bar.before} → {bar.after}</text>'
    )
