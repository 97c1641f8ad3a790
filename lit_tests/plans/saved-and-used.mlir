// RUN: mlfuse-opt --fuse --save-plan=%t.plan %s -o %t.fused
// RUN: filecheck %s < %t.plan
// RUN: mlfuse-opt --fuse --use-plan=%t.plan %s | diff - %t.fused
// RUN: sed 's/"fused_exp_neg"/"one"/' %t.plan | sed '/graph.neg/ s/"one"/"other"/' > %t.edited
// RUN: mlfuse-opt --fuse --use-plan=%t.edited %s | filecheck %s --check-prefix=EDITED
// RUN: sed 's/graph.exp/graph.sin/' %s > %t.changed.mlir
// RUN: not mlfuse-opt --fuse --use-plan=%t.plan %t.changed.mlir 2>&1 | filecheck %s --check-prefix=CHANGED

// A plan is saved, used as it is, edited, and refused where the graph has changed.

// CHECK: // A plan
// CHECK: mlfuse.plan = {device = "sm_90", precision = "default"}
// CHECK: graph.exp %x {mlfuse.group = "fused_exp_neg"}

// EDITED: graph.fusion "fused_exp"
// EDITED: graph.fusion "fused_neg"

// CHANGED: changed.mlir:{{[0-9]+}}:8: error: the plan ({{.*}}.plan:6:10) is for another graph: graph.sin here, graph.exp in the plan
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.exp %x : tensor<8xf32>
  %b = graph.neg %a : tensor<8xf32>
  func.return %b : tensor<8xf32>
}
