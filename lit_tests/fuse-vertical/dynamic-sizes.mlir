// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// `like` reads its sizes from an argument where one has them: nothing is computed
// for its shape.

// CHECK-LABEL: @main
// CHECK-NEXT: %{{.*}} = graph.fusion "fused_exp" (%{{.*}} = %s : tensor<f32>, [[X:%.*]] = %x : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: [[E:%.*]] = graph.exp
// CHECK-NEXT: graph.broadcast [[E]] dims [] like [[X]]
// CHECK-NOT: graph.neg
func.func @main(%x: tensor<?xf32>, %s: tensor<f32>) -> tensor<?xf32> {
  %n = graph.neg %x : tensor<?xf32>
  %e = graph.exp %s : tensor<f32>
  %b = graph.broadcast %e dims [] like %n : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  func.return %b : tensor<?xf32>
}
