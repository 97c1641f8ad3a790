// RUN: mlfuse-opt --fuse --device=cpu --save-plan=%t.plan %s -o %t.fused
// RUN: sed '/graph.div/ s/ {mlfuse.group = "[a-z_]*"}//' %t.plan > %t.alone
// RUN: mlfuse-opt --fuse --device=cpu --use-plan=%t.alone %s | filecheck %s --check-prefix=ALONE
// RUN: sed '/reduce max\|graph.sub/ s/"fused_[a-z_]*"/"top"/' %t.plan > %t.top
// RUN: mlfuse-opt --fuse --device=cpu --use-plan=%t.top --save-plan=%t.again %s | filecheck %s --check-prefix=TOP
// RUN: filecheck %s --check-prefix=AGAIN < %t.again
// RUN: sed '/reduce max/ s/"fused_[a-z_]*"/"m"/; /graph.sub\|graph.exp/ s/"fused_[a-z_]*"/["a", "b"]/; /reduce add/ s/"fused_[a-z_]*"/"a"/; /graph.div/ s/"fused_[a-z_]*"/"b"/' %t.plan > %t.twice
// RUN: mlfuse-opt --fuse --device=cpu --use-plan=%t.twice --save-plan=%t.same %s -o %t.first
// RUN: filecheck %s --check-prefix=TWICE < %t.first
// RUN: mlfuse-opt --fuse --device=cpu --use-plan=%t.same %s | diff - %t.first
// RUN: sed 's/%%e/%%exponentials/g; s/^  %%m = /  %%unused = graph.abs %%x : tensor<8x16xf32>\n  %%m = /' %s > %t.renamed.mlir
// RUN: mlfuse-opt --fuse --device=cpu --use-plan=%t.plan %t.renamed.mlir | filecheck %s --check-prefix=RENAMED

// What edits of a plan do. An op without a group is a kernel by itself.

// ALONE: graph.fusion "fused_reduce_max_sub_exp_reduce_add" (
// ALONE: graph.fusion "fused_div" (
// ALONE-NOT: graph.fusion

// Any name makes a kernel. A plan that is saved again has the names of kernels after what they hold.

// TOP: graph.fusion "fused_reduce_max_sub" (
// TOP: graph.fusion "fused_exp_reduce_add_div" (
// TOP-NOT: graph.fusion
// AGAIN: graph.reduce max {{.*}} {mlfuse.group = "fused_reduce_max_sub"}

// An op of two groups is computed in both.

// TWICE: graph.fusion "fused_reduce_max" (
// TWICE: graph.fusion "fused_sub_exp_reduce_add" (
// TWICE: graph.exp
// TWICE: graph.fusion "fused_sub_exp_div" (
// TWICE: graph.exp
// TWICE-NOT: graph.fusion

// Names of values, places and unused ops are no part of the graph.

// RENAMED: graph.fusion "fused_reduce_max_sub_exp_reduce_add_div" (
// RENAMED-NOT: graph.fusion
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %m = graph.reduce max %x dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %w = graph.broadcast %m dims [0] : tensor<8xf32> -> tensor<8x16xf32>
  %d = graph.sub %x, %w : tensor<8x16xf32>
  %e = graph.exp %d : tensor<8x16xf32>
  %s = graph.reduce add %e dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %v = graph.broadcast %s dims [0] : tensor<8xf32> -> tensor<8x16xf32>
  %y = graph.div %e, %v : tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}
