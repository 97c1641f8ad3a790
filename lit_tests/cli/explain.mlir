// RUN: mlfuse-opt --explain=%%n,%%r %s | filecheck %s --check-prefix TOGETHER
// RUN: mlfuse-opt --explain=dot_general,exp %s | filecheck %s --check-prefix APART
// RUN: mlfuse-opt --explain=exp --device=cpu %s -o %t | filecheck %s --check-prefix ONE
// RUN: filecheck %s --check-prefix MODULE < %t
// RUN: mlfuse-opt --fuse --remarks-filter="verdict=missed op=dot_general" -v %s 2>&1 >/dev/null | filecheck %s --check-prefix MISSED
// RUN: mlfuse-opt --fuse --remarks=missed --remarks-format=json --remarks-file=%t.json %s >/dev/null
// RUN: filecheck %s --check-prefix JSON < %t.json

// Why two ops are in one kernel, and why two aren't, each in words, with the remarks that say so.

// TOGETHER: graph.neg %n ({{.*}}explain.mlir:[[#]]:8) and graph.reduce %r ({{.*}}) are in one kernel, fused_neg_reduce_add
// TOGETHER: data flows: graph.neg %n -> graph.reduce %r
// TOGETHER: remark: [vertical.fuse] fused: graph.neg into graph.reduce

// APART: graph.dot_general %m ({{.*}}) and graph.exp %e ({{.*}}) are not in one kernel
// APART: graph.dot_general %m ({{.*}}): a separate library call
// APART: they are separated between graph.dot_general %m ({{.*}}) and graph.exp %e ({{.*}}):
// APART-NEXT: remark: [vertical.call-shared] not fused: graph.dot_general into graph.exp, graph.neg: 2 kernels read it, and an epilogue must be its only reader
// APART-NEXT: to change it (vertical.call-shared): don't return the result

// ONE: graph.exp %e ({{.*}}): in kernel fused_exp
// ONE: kernel fused_exp: 1 op, moves 33,554,432 bytes (minimum 33,554,432)
// MODULE: loop.kernel @fused_exp

// MISSED: explain.mlir: 4 ops, 2 kernels; launches 3 -> 2, library calls 1 -> 1, bytes
// MISSED: remark: [vertical.call-shared] not fused: graph.dot_general into graph.exp, graph.neg
// MISSED: note: producer graph.dot_general %m
// MISSED: note: consumer graph.exp %e, in fused_exp
// MISSED-NOT: horizontal.sibling

// JSON: {"version": 1, "rule": "vertical.call-shared", "verdict": "missed", "place": {"file": "{{.*}}explain.mlir", "line": [[#]], "column": 8}
// JSON: "rule": "horizontal.sibling"

func.func @main(%x: tensor<4096x1024xf32>, %w: tensor<1024x1024xf32>) -> (tensor<4096x1024xf32>, tensor<1024xf32>) {
  %m = graph.dot_general %x, %w contract [1] x [0] : tensor<4096x1024xf32>, tensor<1024x1024xf32> -> tensor<4096x1024xf32>
  %e = graph.exp %m : tensor<4096x1024xf32>
  %n = graph.neg %m : tensor<4096x1024xf32>
  %r = graph.reduce add %n dims [0] : tensor<4096x1024xf32> -> tensor<1024xf32>
  func.return %e, %r : tensor<4096x1024xf32>, tensor<1024xf32>
}
