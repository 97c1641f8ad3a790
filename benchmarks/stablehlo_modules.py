"""Counts how many self-checking StableHLO modules of JAX's primitives, in the forms of StableHLO's test data, pass.

    python -m benchmarks.stablehlo_modules [--device=interpreter] [--part=0/12] [--form=generic] [--x64]

JAX's internal test harness (which needs the package `absl-py`) lists its primitives with types, shapes and parameters.
Each is lowered and wrapped as a module with `@inputs`, `@expected` (XLA's results on this CPU) and checks. Complex
numbers, FFT, sorting, linear algebra and iterated special functions are left out. Scatters are more than half of the
list; every sixth is taken. `--part=k/n` takes every n-th module. The forms: `new` is the text that JAX prints,
`generic` the generic form, and `truth` has checks that return a boolean, as in the data of 2023.
"""

from __future__ import annotations

import argparse
import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

import numpy as np

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError

jax: Any = import_module("jax")
ir: Any = import_module("jaxlib.mlir.ir")
lowering: Any = import_module("jax._src.interpreters.mlir")

ASIDE = frozenset(
    [
        "approx_top_k",
        "cholesky",
        "complex",
        "conj",
        "custom_linear_solve",
        "eig",
        "eigh",
        "fft",
        "igamma",
        "igammac",
        "imag",
        "iota_2x32_shape",
        "lu",
        "qr",
        "random_gamma",
        "real",
        "regularized_incomplete_beta",
        "sort",
        "svd",
        "top_k",
        "triangular_solve",
        "tridiagonal_solve",
    ]
)
FORMS = ("new", "generic", "truth")


def harnesses() -> list[Any]:
    """JAX's primitives, without those left out."""
    known = import_module("jax._src.internal_test_util.test_harnesses").all_harnesses
    return [each for each in known if _is_taken(each)]


def _is_taken(harness: Any) -> bool:
    if harness.group_name in ASIDE or not harness.filter("cpu"):
        return False
    if harness.dtype is not None and np.dtype(harness.dtype).kind == "c":
        return False
    is_scatter = harness.group_name.startswith("scatter")
    return not is_scatter or int(hashlib.md5(harness.fullname.encode()).hexdigest(), 16) % 6 == 0


def modules(taken: Sequence[Any], form: str) -> Iterator[tuple[str, str]]:
    """Names and texts of modules, without those that JAX refuses or that have complex results."""
    for number, harness in enumerate(taken):
        args = harness.dyn_args_maker(np.random.RandomState(number))
        leaves = jax.tree_util.tree_leaves(args)
        try:
            lowered = jax.jit(harness.dyn_fun, keep_unused=True).lower(*args)
            results = jax.tree_util.tree_leaves(lowered.compile()(*args))
        except Exception as error:  # any error of JAX for a case that it doesn't support here
            print(f"left out by JAX: {harness.fullname}: {error}".partition("\n")[0])
            continue
        arrays = [_plain(leaf) for leaf in leaves], [_plain(leaf) for leaf in results]
        if not any(array.dtype.kind == "c" for array in (*arrays[0], *arrays[1])):
            yield harness.fullname, _in_form(form, _module(lowered.as_text(), *arrays))


def _plain(value: Any) -> Any:
    is_key = hasattr(value, "dtype") and jax.dtypes.issubdtype(value.dtype, jax.dtypes.prng_key)
    return np.asarray(jax.random.key_data(value) if is_key else jax.numpy.asarray(value))


def _module(text: str, inputs: Sequence[Any], results: Sequence[Any]) -> str:
    """The text of a self-checking module around a module that JAX lowered."""
    with lowering.make_ir_context(), ir.Location.unknown():
        takes, gives = [_type(x) for x in inputs], [_type(x) for x in results]
        checks = [
            f"stablehlo.custom_call @check.expect_{'eq' if x.dtype.kind in 'biu' else 'close'}(%got#{k}, %want#{k}) "
            f"{{has_side_effect = true}} : ({type_}, {type_}) -> ()"
            for k, (x, type_) in enumerate(zip(results, gives, strict=True))
        ]
        head, _, rest = text.partition("\n")
        main = [
            f"func.func public @main() -> ({', '.join(gives)}) {{",
            f"%in:{len(inputs)} = call @inputs() : () -> ({', '.join(takes)})" if inputs else "",
            f"%want:{len(results)} = call @expected() : () -> ({', '.join(gives)})",
            f"%got:{len(results)} = call @testcase({', '.join(f'%in#{k}' for k in range(len(inputs)))}) "
            f": ({', '.join(takes)}) -> ({', '.join(gives)})",
            *checks,
            f"return {', '.join(f'%got#{k}' for k in range(len(results)))} : {', '.join(gives)}",
            "}",
        ]
        constants = [*_constants("inputs", inputs), *_constants("expected", results)]
    body = rest.replace("func.func public @main(", "func.func private @testcase(", 1)
    return "\n".join([head, *main, *constants, body])


def _type(array: Any) -> str:
    return str(ir.RankedTensorType.get(array.shape, lowering.dtype_to_ir_type(array.dtype)))


def _constants(name: str, arrays: Sequence[Any]) -> list[str]:
    if not arrays:
        return []
    types = ", ".join(_type(array) for array in arrays)
    values = [f"%{k} = stablehlo.constant {_literal(array)}" for k, array in enumerate(arrays)]
    returned = f"return {', '.join(f'%{k}' for k in range(len(arrays)))} : {types}"
    return [f"func.func private @{name}() -> ({types}) {{", *values, returned, "}"]


def _literal(array: Any) -> str:
    """A dense literal as MLIR prints it: digits for few elements, bytes for many."""
    if array.dtype == np.bool_:
        digits = np.array2string(array, separator=", ", threshold=array.size + 1).lower()
        return f"dense<{digits if array.size else ''}> : {_type(array)}"
    element = lowering.dtype_to_ir_type(array.dtype)
    return str(
        ir.DenseElementsAttr.get(np.ascontiguousarray(array), type=element, shape=array.shape)
    )


def _in_form(form: str, text: str) -> str:
    if form == "generic":
        with lowering.make_ir_context():
            return ir.Module.parse(text).operation.get_asm(print_generic_op_form=True)
    if form == "truth":
        text = re.sub(r"check\.expect_\w+", "check.eq", text).replace(
            " {has_side_effect = true}", ""
        )
        count = text.count("@check.eq")
        for k in range(count):
            text = text.replace(
                "\nstablehlo.custom_call @check.eq",
                f"\n%ok{k} = stablehlo.custom_call @check.eq",
                1,
            )
        text = text.replace("-> ()\n", "-> tensor<i1>\n")
        truths, types = (
            ", ".join(f"%ok{k}" for k in range(count)),
            ", ".join(["tensor<i1>"] * count),
        )
        text = re.sub(r"return %got#.*", f"return {truths} : {types}", text, count=1)
        return re.sub(r"@main\(\) -> \(.*\) \{", f"@main() -> ({types}) {{", text, count=1)
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--device", default="interpreter", choices=("interpreter", "cpu"))
    parser.add_argument("--part", default="0/1")
    parser.add_argument("--form", default="new", choices=FORMS)
    parser.add_argument("--x64", action="store_true")
    options = parser.parse_args()
    jax.config.update("jax_enable_x64", options.x64)
    part, parts = map(int, options.part.split("/"))
    counts, groups = Counter[str](), Counter[str]()
    for name, text in modules(harnesses()[part::parts], options.form):
        try:
            mlfuse.compile(text, device=options.device)()
            counts["right"] += 1
        except MlfuseError as error:
            reason = str(error).split("error: ", 1)[-1].split(";")[0]
            kind = "wrong" if "failed" in reason else "refused"
            counts[kind] += 1
            groups[f"{kind}: {name}" if kind == "wrong" else f"{kind}: {reason}"] += 1
    print(
        f"{counts.total()} modules: {', '.join(f'{count} {kind}' for kind, count in counts.items())}"
    )
    for reason, count in groups.most_common():
        print(f"{count:5} {reason}")


if __name__ == "__main__":
    main()
