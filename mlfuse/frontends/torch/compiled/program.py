"""The sequence of calls: an FX graph of regions and ATen ops, which torch turns into Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from operator import getitem
from typing import Any

from mlfuse.frontends.torch.compiled.judging import FILLS, Kind, Verdict, aten
from mlfuse.frontends.torch.compiled.region import Region
from mlfuse.frontends.torch.compiled.running import (
    CallingConvention,
    Compiler,
    RegionCall,
    RegionCode,
)
from mlfuse.frontends.torch.compiled.splitting import Part
from mlfuse.frontends.torch.compiled.values import (
    Node,
    device_of,
    is_tensor,
    order_of,
    shape_of,
    value_of,
)
from mlfuse.frontends.torch.library import Tensor, torch, view_of

_NUMBERS = count()
_RESHAPING = (aten.view.default, aten._unsafe_view.default)


def draw_seed(device: Any) -> Tensor:
    """A seed from torch's own generator, which `torch.manual_seed` sets."""
    return torch.randint(-(2**63), 2**63 - 1, (), dtype=torch.int64, device=device)


def _unboxed(forward: Callable[..., Sequence[Any]]) -> Callable[[list[Any]], Sequence[Any]]:
    """A function that empties its list of arguments, for versions of FX that can't generate one."""
    return lambda args: forward(*args)


class Program:
    """Builds the graph of calls. `run` takes a list of arguments, which it empties, and returns a list."""

    def __init__(
        self,
        gm: Any,
        verdicts: dict[Node, Verdict],
        parts: Sequence[Part],
        compile: Compiler,
        note: Callable[[str], None],
    ):
        self._verdicts, self._compile, self._note = verdicts, compile, note
        self._graph = torch.fx.Graph()
        self._mine: dict[Node, Node] = {}
        self._results: dict[Node, tuple[Node, int]] = {}
        self.calls: list[RegionCall] = []
        self._called: list[Node] = []
        self._part_of = {n: k for k, part in enumerate(parts) for n in part.nodes}
        self._writes = [n for n in verdicts if verdicts[n].kind is Kind.WRITE]
        self._written = {n.args[1] for n in self._writes}
        for node, verdict in verdicts.items():
            if verdict.kind is Kind.INPUT:
                self._mine[node] = self._graph.node_copy(node)
        self._targets = {node.args[0]: self._mine[node.args[0]] for node in self._writes}
        self._keep_old_values()
        for number, part in enumerate(parts):
            if part.is_region:
                self._call_region(number, part)
            else:
                for node in part.nodes:
                    self._copy(node)
        for node in self._writes:
            written = (self._targets[node.args[0]], self._here(node.args[1]), *node.args[2:])
            self._graph.call_function(node.target, written)
        (output,) = (node for node in gm.graph.nodes if node.op == "output")
        self._graph.output(torch.fx.node.map_arg(output.args[0], self._here))
        for called, call in zip(self._called, self.calls, strict=True):
            call.finish()
            called.target = call.function
        boxed = getattr(torch.fx.graph, "_BoxedCodeGen", None)
        if boxed is not None:
            self._graph.set_codegen(boxed())
        self._module = torch.fx.GraphModule(gm, self._graph)
        self.text: str = self._module.code
        forward: Callable[..., Sequence[Any]] = self._module.forward
        self.run = forward if boxed is not None else _unboxed(forward)

    @property
    def reads_attributes(self) -> bool:
        """Whether the graph has constant tensors, which are attributes of its module."""
        return any(node.op == "get_attr" for node in self._graph.nodes)

    def code(self, region: Callable[[int], object]) -> tuple[str, dict[str, object]]:
        """The calls as Python, and what it refers to by name, with `region(n)` for the n-th region."""
        made = self._graph.python_code(root_module="self")
        numbers = {id(called.target): n for n, called in enumerate(self._called)}
        names = {
            name: region(numbers[id(each)]) if id(each) in numbers else each
            for name, each in made.globals.items()
        }
        return made.src, names

    def _keep_old_values(self) -> None:
        """Copy the old value of an input that is written to, if the graph returns it: torch's partitioner may save an
        input for the backward pass instead of a copy of it."""
        for target, mine in self._targets.items():
            if any(user.op == "output" or _gives_views(user) for user in self._readers(target)):
                self._mine[target] = self._graph.call_function(aten.clone.default, (mine,))

    def _here(self, node: Node) -> Node:
        """The node of the new graph for one of the old; views and numbers are created at first use."""
        if node in self._results and node not in self._mine:
            self._mine[node] = self._graph.call_function(getitem, self._results[node])
        return self._mine[node] if node in self._mine else self._copy(node)

    def _copy(self, node: Node) -> Node:
        if (before := _unpermuted(node)) is not None:
            return self._here(before)
        if (made := self._view(node)) is not None:
            return made
        copied = self._graph.node_copy(node, self._here)
        if (
            node.target in _RESHAPING
        ):  # a region's result may have another memory order than torch's would
            copied.target = aten.reshape.default
        self._mine[node] = copied
        return copied

    def _view(self, view: Node) -> Node | None:
        """A view of a region's result in one step, whatever it is a view of; None if that can't be said by sizes and
        strides. A step of ATen takes several times as long."""
        base = view
        while self._verdicts[base].kind is Kind.VIEW and base.target not in FILLS:
            base = base.args[0]
        if base is view or base not in self._results or base in self._written:
            return None
        value, whole = value_of(view), value_of(base)
        where = tuple(value.shape), tuple(value.stride()), value.storage_offset()
        numbers = (*where[0], *where[1], where[2], *whole.shape)
        if not all(isinstance(each, int) for each in numbers) or not _is_dense(whole):
            return None
        self._mine[view] = self._graph.call_function(view_of, (self._here(base), *where))
        return self._mine[view]

    def _call_region(self, number: int, part: Part) -> None:
        inputs, numbers = self._read_by(part)
        outputs = [n for n in part.nodes if is_tensor(value_of(n)) and self._is_read_outside(n)]
        written: dict[int, int] = {}
        into: dict[int, Node] = {}
        for write in list(self._writes):
            target, value = write.args[0], write.args[1]
            if value not in outputs or not self._may_write(write, number):
                continue
            place = outputs.index(value)
            if place in written or place in into:
                continue
            if target in inputs and self._mine[target] is self._targets[target]:
                written[place] = inputs.index(target)
            else:
                into[place] = target
            self._writes.remove(write)
        device = device_of(part.nodes[0])
        seeds = any(self._verdicts[node].seeds for node in part.nodes)
        seed = self._graph.call_function(draw_seed, (device,)) if seeds else None
        region = Region(
            part.nodes, tuple(inputs), tuple(numbers), tuple(outputs), seed, written, device.type
        )
        name = f"region_{next(_NUMBERS)}"
        how = CallingConvention.of(region, tuple(into))
        code = RegionCode(region, name, how.shapes, self._compile, self._note)
        call = RegionCall(name, how, code)
        given = [self._here(each) for each in (*inputs, *numbers)]
        given += [seed] if seed is not None else []
        given += [self._targets[each] for each in into.values()]
        called = self._graph.call_function(call, tuple(given))
        self.calls.append(call)
        self._called.append(called)
        self._results |= {node: (called, place) for place, node in enumerate(outputs)}

    def _read_by(self, part: Part) -> tuple[list[Node], list[Node]]:
        """The tensors and numbers that a region reads and doesn't compute."""
        inputs: dict[Node, None] = {}
        numbers: dict[Node, None] = {}
        own = set(part.nodes)
        for node in part.nodes:
            pending = list(reversed(node.all_input_nodes))
            while pending:
                each = pending.pop()
                if each in own:
                    continue
                if self._verdicts[each].kind is Kind.VIEW:
                    pending += reversed(each.all_input_nodes)
                elif is_tensor(value_of(each)):
                    inputs[each] = None
                else:
                    numbers[each] = None
        return list(inputs), list(numbers)

    def _is_read_outside(self, node: Node) -> bool:
        """Whether a node, or a view of it, has readers outside its region."""
        return any(
            user.op == "output" or self._part_of.get(user) != self._part_of[node]
            for user in self._readers(node)
        )

    def _readers(self, node: Node) -> list[Node]:
        """The readers of a node, through views."""
        found: list[Node] = []
        pending = list(node.users)
        while pending:
            user = pending.pop()
            if user.op != "output" and self._verdicts[user].kind is Kind.VIEW:
                pending += user.users
            else:
                found.append(user)
        return found

    def _may_write(self, write: Node, number: int) -> bool:
        """Whether a region may write a result to the input whose new value it is."""
        target, value = write.args[0], write.args[1]
        mine, theirs = value_of(value), value_of(target)
        if mine.dtype != theirs.dtype or shape_of(mine) != shape_of(theirs):
            return False
        if order_of(mine) != order_of(theirs) or not _is_dense(theirs) or len(write.args) > 2:
            return False
        if any(user.op == "output" for user in self._readers(value)):
            return False  # what is returned would change with the input
        return all(
            user is write or self._part_of.get(user, number + 1) <= number
            for user in self._readers(target)
            if self._mine[target] is self._targets[target]
        )


def _unpermuted(node: Node) -> Node | None:
    """The tensor before a permutation and its inverse."""
    if node.target is not aten.permute.default or node.args[0].target is not node.target:
        return None
    (inner, outer), first = node.args, node.args[0].args[1]
    back = [first[d] % len(first) for d in outer]
    return inner.args[0] if back == list(range(len(first))) else None


def _gives_views(node: Node) -> bool:
    """Whether the result of a call into ATen may alias its operands."""
    schema = getattr(node.target, "_schema", None)
    is_write = node.target is aten.copy_.default
    return schema is not None and not is_write and any(r.alias_info for r in schema.returns)


def _is_dense(tensor: Any) -> bool:
    order = order_of(tensor)
    return (tensor if order is None else tensor.permute(order)).is_contiguous()
