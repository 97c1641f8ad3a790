"""Intermediates in memory that a call has anyway, only while it is free and where they fit."""

from __future__ import annotations

from xdsl.dialects import memref
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument

from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.driver.parsing import parse
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.passes.memory.uses import root_of
from mlfuse.runtime.host.function import HostFunction

SMALL, LARGE = 4, 256
"""The bytes of `%s`, a result that every step writes, and of all other buffers."""


def lowered(
    arguments: str, steps: list[list[str]], returned: str = "", element: str = "f32"
) -> FuncOp:
    """A host function each of whose steps is an external call that touches some buffers. `%t` and `%u` are intermediates,
    `%y` a result; those returned come before `%s`."""
    types = {"%t": f"memref<{256 // int(element[1:]) * 8}x{element}>"}
    lines = [f"%t = memref.alloc() : {types['%t']}", "%s = memref.alloc() : memref<f32>"]
    lines += [f"{each} = memref.alloc() : memref<64xf32>" for each in ("%u", "%y")]
    for step in steps:
        values = ", ".join(["%k", *step])
        given = ", ".join(types.get(each, "memref<64xf32>") for each in ["%k", *step])
        lines.append(f'loop.library "f" ins({values} : {given}) out(%s : memref<f32>) options {{}}')
    results = [*([returned] if returned else []), "%s"]
    kinds = ", ".join("memref<f32>" if each == "%s" else "memref<64xf32>" for each in results)
    lines.append(f"func.return {', '.join(results)} : {kinds}")
    given = ", ".join(["%k: memref<64xf32>", *([arguments] if arguments else [])])
    text = f"func.func @main({given}) -> ({kinds}) {{" + "\n".join(lines) + "}"
    (func,) = parse(text).ops
    assert isinstance(func, FuncOp)
    found = lowered_to_host(func)
    assert found is not None
    return found


def home(func: FuncOp, step: int) -> int | None:
    """The argument in whose memory the last buffer that a step reads is; None if it is in the arena."""
    calls = [op for op in func.walk() if isinstance(op, LibraryOp)]
    root = root_of(calls[step].inputs[-1])
    if isinstance(root, BlockArgument):
        return root.index
    assert isinstance(root.owner, memref.AllocOp)
    return None


def bytes_in(func: FuncOp) -> tuple[int, int]:
    """The bytes of the arena, and the most that are in use at one step."""
    function = HostFunction.of(func)
    values = function.indices.evaluate([])
    own = {
        result: SMALL if result == max(function.written) else LARGE for result in function.written
    }
    return values[function.arena], function.live_bytes(values, own, [0] * len(function.calls))


def test_an_intermediate_lies_in_a_result_until_it_is_written():
    func = lowered("", [["%t"], ["%t"], ["%y"]], "%y")
    assert home(func, 0) == home(func, 2) == 1
    assert bytes_in(func) == (0, LARGE + SMALL)
    func = lowered("", [["%t"], ["%y"], ["%y", "%t"]], "%y")  # the last step reads it
    assert home(func, 0) is home(func, 2) is None
    assert bytes_in(func) == (LARGE, 2 * LARGE + SMALL)


DONATED = "%x: memref<64xf32> {mlfuse.donated}"


def test_an_intermediate_lies_in_a_donated_argument_once_that_is_read():
    func = lowered(DONATED, [["%x"], ["%t"], ["%t"]])
    assert home(func, 1) == 1 and bytes_in(func) == (0, SMALL)
    func = lowered(DONATED, [["%x"], ["%x", "%t"], ["%t"]])
    assert home(func, 1) is None and bytes_in(func) == (LARGE, LARGE + SMALL)


HELD = "%x: memref<64xf32> {mlfuse.alias = 0 : i64}"


def test_an_argument_that_a_copy_overwrites_at_the_end_is_free_until_then():
    func = lowered(HELD, [["%x"], ["%t", "%u"], ["%u", "%t"]], "%k")  # %k is copied into %x
    assert {home(func, 1), home(func, 2)} == {None, 1}
    assert bytes_in(func) == (LARGE, LARGE + SMALL)
    func = lowered(HELD, [["%x", "%t", "%u"], ["%t", "%u"], ["%u", "%t"]], "%k")
    assert {home(func, 1), home(func, 2)} == {None}
    assert bytes_in(func) == (2 * LARGE, 2 * LARGE + SMALL)


def test_an_argument_that_holds_a_result_from_within_the_steps_hosts_nobody():
    func = lowered(HELD, [["%x"], ["%t"], ["%t"]], "%x")
    assert home(func, 1) is None and bytes_in(func) == (LARGE, LARGE + SMALL)


def test_wider_elements_go_elsewhere():
    """A result may be an array of the caller's, aligned to its own elements alone."""
    assert home(lowered("", [["%t"], ["%t"], ["%y"]], "%y", "f64"), 0) is None
