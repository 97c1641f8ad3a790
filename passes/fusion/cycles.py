"""The rule against cycles: no op outside of a kernel may have to run both before and after it.

Each method returns None, or the refusal: a `Misfit` of the rule `vertical.cycle` with the ops that cause it.
"""

from __future__ import annotations

from mlfuse.passes.fusion.dag import Dag
from mlfuse.passes.fusion.group import Group
from mlfuse.passes.fusion.misfit import Misfit
from mlfuse.passes.fusion.nodes import Node, View
from mlfuse.passes.fusion.wording import label


class Cycles:
    """Finds the cycles that a join would close in one block."""

    def __init__(self, view: View, dag: Dag):
        self.view = view
        self.dag = dag

    def closed_by(self, node: Node, groups: list[Group], stored: bool) -> Misfit | None:
        """The refusal if one kernel of a node and these groups would be on a cycle; `stored` if it stores the node."""
        first = groups[0].owned[0]
        for group in groups[1:]:
            other = group.owned[0]
            for before, after in ((first, other), (other, first)):
                if self.dag.reaches(before, after):
                    made, needs = (label(self.view.nodes[n].op, node.op) for n in (before, after))
                    reason = f"the kernel of {needs} reads it and depends on the kernel of {made}: one kernel would make a cycle"
                    return Misfit("vertical.cycle", reason, causes=(before, after))
        fetching = self._fetches(groups)
        if fetching is not None:
            return fetching
        for group in groups:
            if group.call is not None and node.index in self.view.nodes[group.call].needs:
                call = label(self.view.nodes[group.call].op, node.op)
                reason = f"{call}, the library call of this kernel, depends on it"
                return Misfit("vertical.cycle", reason, causes=(group.call,))
        for group in groups if stored or len(groups) > 1 else ():
            if self.dag.reaches(node.index, group.owned[0], directly=False):
                return self._misfit(node, group)
        return None

    def _misfit(self, node: Node, group: Group) -> Misfit:
        """The refusal that names the op that must run after a node and before the kernel that is to compute it."""
        last = group.owned[0]
        for n in dict.fromkeys(self.view.node_of.get(u.operation) for u in node.op.results[0].uses):
            if n is not None and n not in group.owned and self.dag.reaches(n, last):
                reader = label(self.view.nodes[n].op, node.op)
                reason = f"{reader} also reads it and must run before this kernel"
                return Misfit("vertical.cycle", reason, causes=(n,))
        return Misfit("vertical.cycle", "another op that reads it must run before this kernel")

    def between(self, a: Group, b: Group) -> Misfit | None:
        """The refusal if one of two kernels depends on the other."""
        first, second = a.owned[0], b.owned[0]
        if self.dag.reaches(first, second) or self.dag.reaches(second, first):
            return Misfit("vertical.cycle", "one depends on a result of the other")
        return self._fetches([a, b])

    def _fetches(self, groups: list[Group]) -> Misfit | None:
        """The refusal if one kernel would recompute a value that it also reads at computed indices."""
        if len(groups) < 2:
            return None
        fetchers = {f for g in groups for n in g.recomputed for f in self.view.nodes[n].fetchers}
        if fetchers and any(not fetchers.isdisjoint((*g.owned, *g.recomputed)) for g in groups):
            reason = "one reads at computed indices a value that the other computes again"
            return Misfit("vertical.cycle", reason)
        return None
