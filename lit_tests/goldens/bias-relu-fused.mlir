// RUN: mlfuse-opt --fuse --device=cpu %s | filecheck %s

// One kernel: the plan as a graph.fusion.
// GOLDEN: written by make goldens

func.func @main(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>, %bias: tensor<16xf32>) -> tensor<8x16xf32> {
  %0 = graph.mul %x, %y : tensor<8x16xf32>
  %1 = graph.broadcast %bias dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %2 = graph.add %0, %1 : tensor<8x16xf32>
  %3 = graph.relu %2 : tensor<8x16xf32>
  func.return %3 : tensor<8x16xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>, %bias: tensor<16xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %0 = graph.fusion "fused_mul_add_max" (%x_1 = %x : tensor<8x16xf32>, %y_1 = %y : tensor<8x16xf32>, %bias_1 = %bias : tensor<16xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:       %1 = graph.mul %x_1, %y_1 : tensor<8x16xf32>
// CHECK-NEXT:       %2 = graph.broadcast %bias_1 dims [1] : tensor<16xf32> -> tensor<8x16xf32>
// CHECK-NEXT:       %3 = graph.add %1, %2 : tensor<8x16xf32>
// CHECK-NEXT:       %4 = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:       %5 = graph.broadcast %4 dims [] : tensor<f32> -> tensor<8x16xf32>
// CHECK-NEXT:       %6 = graph.max %3, %5 : tensor<8x16xf32>
// CHECK-NEXT:       graph.yield %6 : tensor<8x16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     func.return %0 : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
