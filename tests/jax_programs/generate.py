"""Writes the test programs of `families` as data: StableHLO text as JAX lowers it, arguments, results.

Run by hand where JAX is installed (`pip install mlfuse[jax]`), all families or those named:

    make jax-programs
    python tests/jax_programs/generate.py [FAMILY ...]

A family is a file of `families` with a function `cases()`. It becomes `data/FAMILY.mlir`, a module a
case, and `data/FAMILY.npz`, for every case one array: the bytes of its arguments and results in the
order of the signature. Before each module stand its name, the JAX primitives it is made of and, for
each result, `rtol atol`. `families/outside.py` has the programs that can't be imported; they are
text only. `data/primitives.txt` says for each primitive of JAX in how many cases it is, or why in
none; one with neither is an error.

Everything is deterministic: the same JAX writes the same files.
"""

from __future__ import annotations

import importlib
import sys
import warnings
import zipfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import jax
import jax.extend.core.primitives as known_primitives
import ml_dtypes
import numpy as np
from case import DTYPES, Array, Case

FOLDER = Path(__file__).parent
DATA = FOLDER / "data"
OUTSIDE = "outside"
NAMES = {dtype: name for name, dtype in DTYPES.items()}
SEPARATOR = "// -----\n"


def main(names: Sequence[str]) -> None:
    """Write the families named, or all, and the list of primitives."""
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_platforms", "cpu")
    warnings.filterwarnings("ignore")
    known = sorted(path.stem for path in (FOLDER / "families").glob("*.py"))
    DATA.mkdir(exist_ok=True)
    for name in names or known:
        module = importlib.import_module(f"families.{name}")
        count, size = write_family(name, list(module.cases()))
        print(f"{name}: {count} cases, {size / 1024:.0f} KiB", flush=True)
    write_primitives()


def write_family(name: str, cases: Sequence[Case]) -> tuple[int, int]:
    """Write one family's files; the number of its cases and bytes."""
    twice = [case for case, count in Counter(case.name for case in cases).items() if count > 1]
    assert not twice, f"{name}: cases named alike: {twice}"
    texts: list[str] = []
    arrays: dict[str, Array] = {}
    refused: list[str] = []
    for case in cases:
        try:
            header, body, values = lower(case, run=name != OUTSIDE)
        except Exception as error:  # JAX's, of any kind: say all of them at once
            refused.append(f"{case.name}: {type(error).__name__}: {str(error).splitlines()[0]}")
            continue
        texts.append(f"{header}{body.strip()}\n")
        arrays[case.name] = values
    if refused:
        sys.exit("\n".join([f"{name}: JAX refuses", *refused]))
    paths = [DATA / f"{name}.mlir"]
    paths[0].write_text(SEPARATOR.join(texts), "utf-8")
    if name != OUTSIDE:
        paths.append(DATA / f"{name}.npz")
        write_arrays(paths[1], arrays)
    return len(cases), sum(path.stat().st_size for path in paths)


def write_arrays(path: Path, arrays: dict[str, Array]) -> None:
    """As np.savez_compressed, with a fixed date, so that the same arrays are the same bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, values in arrays.items():
            entry = zipfile.ZipInfo(f"{name}.npy", (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            with archive.open(entry, "w") as stream:
                np.lib.format.write_array(stream, values, allow_pickle=False)


def lower(case: Case, run: bool) -> tuple[str, str, Array]:
    """A case's header, its text, and the bytes of its arguments and results."""
    args = case.arguments()
    traced = jax.jit(case.function, keep_unused=True).trace(*args)
    body = traced.lower(lowering_platforms=(case.platform,)).as_text()
    lines = [f"case: {case.name}", f"primitives: {' '.join(primitives_of(traced.jaxpr))}"]
    values = np.zeros(0, np.uint8)
    if run:
        outputs = results(case, args, [leaf.dtype for leaf in jax.tree.leaves(traced.out_info)])
        tolerances = [case.tolerance.get(NAMES[out.dtype], (0.0, 0.0)) for out in outputs]
        lines.append(f"tolerances: {', '.join(f'{r:g} {a:g}' for r, a in tolerances)}")
        raw = b"".join(np.ascontiguousarray(array).tobytes() for array in (*args, *outputs))
        values = np.frombuffer(raw, np.uint8)
    return "".join(f"// {line}\n" for line in lines), body, values


def results(case: Case, args: Sequence[Array], dtypes: Sequence[np.dtype]) -> list[Array]:
    """What the program should compute, in the program's types."""
    if case.reference == "jax":
        outputs = jax.jit(case.function)(*args)
    elif case.reference == "f64":
        outputs = jax.jit(case.function)(*map(widen, args))
    else:
        with np.errstate(all="ignore"):
            outputs = case.reference(*args)
    leaves = [np.asarray(leaf) for leaf in jax.tree.leaves(outputs)]
    with np.errstate(all="ignore"):
        return [narrow(leaf, dtype) for leaf, dtype in zip(leaves, dtypes, strict=True)]


def widen(array: Array) -> Array:
    """Floats as f64."""
    return array.astype(np.float64) if is_float(array.dtype) else array


def narrow(array: Array, dtype: np.dtype) -> Array:
    """To the program's type; f64 to bf16 by way of f32, as everybody has it."""
    if array.dtype == np.float64 and dtype == ml_dtypes.bfloat16:
        array = array.astype(np.float32)
    return array.astype(dtype)


def is_float(dtype: np.dtype) -> bool:
    """Whether it is a float type, those of ml_dtypes too."""
    return NAMES.get(dtype, "").startswith(("f", "b"))


# Primitives


def primitives_of(jaxpr: object) -> list[str]:
    """The names of all primitives of a traced program, inner ones too."""
    found: set[str] = set()
    todo = [jaxpr]
    while todo:
        item = todo.pop()
        item = getattr(item, "jaxpr", item)
        for equation in getattr(item, "eqns", ()):
            found.add(equation.primitive.name)
            todo += parts(equation.params)
    return sorted(found)


def parts(params: dict[str, object]) -> Iterator[object]:
    """What may hold programs among an equation's parameters."""
    for value in params.values():
        if isinstance(value, tuple | list):
            yield from value
        else:
            yield value


def all_primitives() -> list[str]:
    """The names of the primitives that JAX makes public, and of those it can lower for a CPU."""
    from jax._src.interpreters import mlir

    public = {getattr(known_primitives, n).name for n in dir(known_primitives) if n.endswith("_p")}
    lowered = {*mlir._lowerings, *mlir._platform_specific_lowerings["cpu"]}
    return sorted(public | {primitive.name for primitive in lowered})


def write_primitives() -> None:
    """`data/primitives.txt`, from all data as it lies there."""
    reasons = importlib.import_module("families.outside").REASONS
    covered, outside = Counter[str](), Counter[str]()
    for path in sorted(DATA.glob("*.mlir")):
        target = outside if path.stem == OUTSIDE else covered
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("// primitives: "):
                target.update(line.removeprefix("// primitives: ").split())
    lines: list[str] = [f"# jax {jax.__version__}: primitive, cases or why there are none"]
    missing: list[str] = []
    for name in all_primitives():
        if covered[name]:
            lines.append(f"{name}\t{covered[name]}")
        elif name in reasons:
            lines.append(f"{name}\t{reasons[name]}")
        elif outside[name]:
            lines.append(f"{name}\toutside")
        else:
            missing.append(name)
    (DATA / "primitives.txt").write_text("\n".join(lines) + "\n", "utf-8")
    if missing:
        sys.exit(f"primitives with neither a case nor a reason: {' '.join(missing)}")


if __name__ == "__main__":
    main(sys.argv[1:])
