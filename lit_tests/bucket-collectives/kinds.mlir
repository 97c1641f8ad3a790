// RUN: mlfuse-opt --bucket-collectives %s | filecheck %s

// Element type, reduction and group must be the same; the user may keep one out. Nothing is dropped,
// even where no op reads it: the other ranks wait.

// CHECK-NEXT: builtin.module
// CHECK-NEXT: func.func @main
// CHECK-NEXT: graph.all_reduce add %a, %b : tensor<4xf32>, tensor<?xf32>
// CHECK-NEXT: graph.all_reduce max %a : tensor<4xf32>
// CHECK-NEXT: graph.all_reduce add %a groups {{\[\[}}0, 1], [2, 3]] : tensor<4xf32>
// CHECK-NEXT: graph.all_reduce add %a {mlfuse.no_fuse} : tensor<4xf32>
// CHECK-NEXT: graph.all_reduce add %k : tensor<4xi32>
// CHECK-NEXT: func.return
func.func @main(%a: tensor<4xf32>, %b: tensor<?xf32>, %k: tensor<4xi32>) -> tensor<4xf32> {
  %0 = graph.all_reduce add %a : tensor<4xf32>
  %1 = graph.all_reduce max %a : tensor<4xf32>
  %2 = graph.all_reduce add %a groups [[0, 1], [2, 3]] : tensor<4xf32>
  %3 = graph.all_reduce add %a {mlfuse.no_fuse} : tensor<4xf32>
  %4 = graph.all_reduce add %k : tensor<4xi32>
  %5 = graph.all_reduce add %b : tensor<?xf32>
  func.return %0 : tensor<4xf32>
}
