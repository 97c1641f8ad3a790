"""Losses over classes: cross_entropy of logits, nll_loss of log-probabilities."""

from __future__ import annotations

import abc
from collections.abc import Iterator

import numpy as np
from xdsl.dialects.builtin import i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.arithmetic import NegOp
from mlfuse.dialects.graph.base import Dim, require, shape_of, tensor_type, with_element
from mlfuse.dialects.graph.composite import AlongAxisOp, Axis, CompositeOp, Emitter, Real, real
from mlfuse.dialects.graph.creation import IotaOp
from mlfuse.dialects.graph.loss import LossOp
from mlfuse.dialects.graph.softmax import log_softmax, log_softmax_numpy


class ClassLossOp(LossOp, AlongAxisOp, abc.ABC):
    """`graph.nll_loss %x, %labels {axis = 1 : i64} : tensor<8x10xf32>, tensor<8xi32> -> tensor<f32>`.

    `labels` are class numbers, with the dims of x without the `axis` (by default 1, or 0 if x has one
    dim). A label that isn't a class gives NaN; the label `ignore_index` gives 0 and doesn't count. The
    third operand, if given, has a weight for each class; "mean" divides by the sum of the labels' weights.
    """

    operand = operand_def()
    labels = operand_def()
    weight = opt_operand_def()
    axis = opt_prop_def(Axis)
    ignore_index = opt_prop_def(Axis)
    result = result_def()
    traits = traits_def(Pure())

    @property
    def raw_axis(self) -> int:
        if self.axis is not None:
            return self.axis.value.data
        return min(1, self.rank - 1)

    @property
    def has_numbers(self) -> bool:
        """Whether the labels are class numbers, not probabilities."""
        return dtypes.of(self.labels.type).is_integer

    def unreduced_shape(self) -> tuple[int, ...]:
        shape = shape_of(self.operand)
        return tuple(shape[d] for d in self.kept())

    def verify_(self) -> None:
        require(self.rank > 0, f"{self.name}: a scalar has no classes")
        super().verify_()
        require(
            self.has_numbers and shape_of(self.labels) == self.unreduced_shape(),
            f"{self.name}: the labels are a {self.labels.type}; they must be integers with the dims "
            f"{list(self.unreduced_shape())}",
        )
        self.check_weight()

    def check_weight(self) -> None:
        """Raise unless there is a weight for each class, or none at all."""
        if self.weight is None:
            return
        size = shape_of(self.operand)[self.axis_index]
        require(
            shape_of(self.weight) == (size,) and dtypes.of(self.weight.type) == self.result_dtype,
            f"{self.name}: the weights are a {self.weight.type}; they must have the one dim "
            f"{'?' if size == DYNAMIC else size} and the operand's element type",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        kept = self.kept()
        for position, source in enumerate(kept):
            if self.has_numbers:
                yield (self.operand, source), (self.labels, position)
            if self.how == "none":
                yield (self.operand, source), (self.result, position)
        if not self.has_numbers:
            for position in range(self.rank):
                yield (self.operand, position), (self.labels, position)
        if self.weight is not None:
            yield (self.weight, 0), (self.operand, self.axis_index)

    # The meaning, on arrays.

    def picked_numpy(self, scores: Array, labels: Array, weight: Array | None) -> Array:
        """The reduced loss of log-probabilities: minus the labels' scores, weighted."""
        axis = self.axis_index
        classes = scores.shape[axis]
        known = (labels >= 0) & (labels < classes)
        safe = np.where(known, labels, 0).astype(np.int64)
        if classes == 0:
            picked = np.full(labels.shape, np.nan, scores.dtype)
        else:
            picked = np.take_along_axis(scores, np.expand_dims(safe, axis), axis).squeeze(axis)
        weights = np.ones(labels.shape, scores.dtype)
        if weight is not None and classes:
            weights = weight[safe]
        loss = np.where(known, -weights * picked, scores.dtype.type(np.nan))
        if self.ignore_index is not None:
            ignored = labels == self.ignore_index.value.data
            loss, weights = np.where(ignored, 0, loss), np.where(ignored, 0, weights)
        if self.how != "mean":
            return self.reduced_numpy(loss.astype(scores.dtype))
        return np.asarray(loss.sum() / weights.sum()).astype(scores.dtype)

    # The same as ops.

    def picked(
        self, e: Emitter, scores: SSAValue, labels: SSAValue, weight: SSAValue | None
    ) -> SSAValue:
        """The reduced loss of log-probabilities: minus the labels' scores, weighted."""
        axis, kept = self.axis_index, self.kept()
        labels = e.cast(labels, i64)
        here = self.is_label(e, scores, labels)
        score = e.reduce("add", e.select(here, scores, 0.0), [axis])
        loss = e.apply(NegOp, score)
        weights = None
        if weight is not None:
            each = e.broadcast(weight, (axis,), scores)
            weights = e.reduce("add", e.select(here, each, 0.0), [axis])
            loss = e.mul(loss, weights)
        known = e.reduce("or", here, [axis])
        loss = e.select(known, loss, float("nan"))
        if self.ignore_index is not None:
            ignored = e.compare("eq", labels, self.ignore_index.value.data)
            loss = e.select(ignored, 0.0, loss)
            weights = e.select(ignored, 0.0, weights if weights is not None else e.splat(1.0, loss))
        if self.how != "mean" or weights is None:
            return self.reduced(e, loss)
        axes = range(len(kept))
        return e.div(e.reduce("add", loss, axes), e.reduce("add", weights, axes))

    def is_label(self, e: Emitter, scores: SSAValue, labels: SSAValue) -> SSAValue:
        """For every class, whether it is the label."""
        type_ = with_element(tensor_type(scores), i64)
        like = scores if DYNAMIC in shape_of(scores) else None
        number = e.emit(IotaOp(self.axis_index, type_, like))
        return e.compare("eq", number, e.broadcast(labels, self.kept(), number))


@irdl_op_definition
class NllLossOp(ClassLossOp):
    """Minus the label's log-probability."""

    name = "graph.nll_loss"

    def numpy(self, *args: Array) -> Array:
        return self.picked_numpy(args[0], args[1], args[2] if len(args) > 2 else None)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return self.picked(e, args[0], args[1], args[2] if len(args) > 2 else None)


@irdl_op_definition
class CrossEntropyOp(ClassLossOp):
    """`graph.nll_loss` of `graph.log_softmax`. The labels may also be probabilities, with the dims of x.

    With probabilities p: minus the sum of weight * p * log_softmax(x) over the classes, and "mean"
    divides by the number of samples. `label_smoothing` is the share of every label that is spread evenly
    over all classes (Szegedy et al., 2016).
    """

    name = "graph.cross_entropy"
    label_smoothing = prop_def(Real, default_value=real(0.0))

    def verify_(self) -> None:
        smoothing = self.label_smoothing.value.data
        require(0 <= smoothing <= 1, f"{self.name}: label_smoothing is {smoothing}, not in [0, 1]")
        if self.has_numbers:
            super().verify_()
            require(
                smoothing == 0 or (self.weight is None and self.ignore_index is None),
                f"{self.name}: label_smoothing with weights or ignore_index is not supported; "
                "smooth probabilities instead of class numbers",
            )
            return
        require(
            self.labels.type == self.operand.type,
            f"{self.name}: the labels are a {self.labels.type}; they must be integers, or "
            f"probabilities, a {self.operand.type}",
        )
        require(self.ignore_index is None, f"{self.name}: probabilities have no ignore_index")
        LossOp.verify_(self)
        self.check_weight()

    def numpy(self, *args: Array) -> Array:
        x, labels, *rest = args
        scores = log_softmax_numpy(x, self.axis_index)
        weight = rest[0] if rest else None
        smoothing = self.label_smoothing.value.data
        if self.has_numbers and smoothing == 0:
            return self.picked_numpy(scores, labels, weight)
        classes = x.shape[self.axis_index]
        along = [-1 if d == self.axis_index else 1 for d in range(x.ndim)]
        if self.has_numbers:
            number: Array = np.reshape(np.arange(classes, dtype=np.int64), along)
            label = np.expand_dims(labels, self.axis_index)
            hot = np.equal(number, label).astype(x.dtype)
            labels = np.where((label >= 0) & (label < classes), hot, x.dtype.type(np.nan))
        p: Array = labels * x.dtype.type(1 - smoothing) + x.dtype.type(smoothing / max(classes, 1))
        if weight is not None:
            p = p * weight.reshape(along)
        return self.reduced_numpy(-(p * scores).sum(axis=self.axis_index))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, labels, *rest = args
        axis, kept = self.axis_index, self.kept()
        scores = log_softmax(e, x, axis, kept)
        smoothing = self.label_smoothing.value.data
        if self.has_numbers and smoothing == 0:
            return self.picked(e, scores, labels, rest[0] if rest else None)
        p = self._hot(e, scores, labels) if self.has_numbers else labels
        if smoothing:
            share = e.div(e.splat(smoothing, p), e.count(x, [axis], p))
            p = e.add(e.mul(p, 1 - smoothing), share)
        if rest:
            p = e.mul(p, e.broadcast(rest[0], (axis,), p))
        loss = e.apply(NegOp, e.reduce("add", e.mul(p, scores), [axis]))
        return self.reduced(e, loss)

    def _hot(self, e: Emitter, scores: SSAValue, labels: SSAValue) -> SSAValue:
        """1 at the label, 0 elsewhere; NaN where the label isn't a class."""
        here = self.is_label(e, scores, e.cast(labels, i64))
        known = e.broadcast(e.reduce("or", here, [self.axis_index]), self.kept(), here)
        hot = e.select(here, 1.0, e.splat(0.0, scores))
        return e.select(known, hot, float("nan"))


OPS: list[type[CompositeOp]] = [CrossEntropyOp, NllLossOp]
