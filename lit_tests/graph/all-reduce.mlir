// RUN: mlfuse-opt %s | mlfuse-opt --canonicalize --cse --dce | filecheck %s

// The text form. Other ranks wait for each of them, so two alike aren't one, and none is removed.

// CHECK: func.func @main(%a: tensor<4xf32>, %b: tensor<2x?xf32>, %p: tensor<i1>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = graph.all_reduce add %a : tensor<4xf32>
// CHECK-NEXT: %1 = graph.all_reduce add %a : tensor<4xf32>
// CHECK-NEXT: %2, %3 = graph.all_reduce mean %0, %b groups {{\[\[}}0, 2], [1]] {mlfuse.no_fuse} : tensor<4xf32>, tensor<2x?xf32>
// CHECK-NEXT: %4 = graph.all_reduce max %p : tensor<i1>
// CHECK-NEXT: func.return %2 : tensor<4xf32>
func.func @main(%a: tensor<4xf32>, %b: tensor<2x?xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %0 = graph.all_reduce add %a : tensor<4xf32>
  %1 = graph.all_reduce add %a : tensor<4xf32>
  %2, %3 = graph.all_reduce mean %0, %b groups [[0, 2], [1]] {mlfuse.no_fuse} : tensor<4xf32>, tensor<2x?xf32>
  %4 = graph.all_reduce max %p : tensor<i1>
  func.return %2 : tensor<4xf32>
}
