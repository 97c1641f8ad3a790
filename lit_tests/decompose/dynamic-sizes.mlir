// RUN: mlfuse-opt --decompose %s | filecheck %s

// Where the axis is `?`, the mean divides by its size at run time; broadcasts take sizes by `like`.

func.func @main(%x: tensor<4x?xf32>, %s: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<4x?xf32> {
  %0 = graph.layer_norm %x, %s, %b {axis = 1 : i64, epsilon = 1.0e-5 : f32} : tensor<4x?xf32>, tensor<?xf32>, tensor<?xf32>
  func.return %0 : tensor<4x?xf32>
}

// CHECK:      [[SUM:%.*]] = graph.reduce add %x dims [1] : tensor<4x?xf32> -> tensor<4xf32>
// CHECK-NEXT: [[N:%.*]] = graph.dim %x 1 : tensor<4x?xf32> -> tensor<i64>
// CHECK-NEXT: [[F:%.*]] = graph.cast [[N]] : tensor<i64> -> tensor<f32>
// CHECK-NEXT: [[NS:%.*]] = graph.broadcast [[F]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT: [[MEAN:%.*]] = graph.div [[SUM]], [[NS]] : tensor<4xf32>
// CHECK-NEXT: graph.broadcast [[MEAN]] dims [0] like %x : tensor<4xf32>, tensor<4x?xf32> -> tensor<4x?xf32>
