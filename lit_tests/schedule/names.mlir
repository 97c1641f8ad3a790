// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" --schedule="device=cpu" %s | filecheck %s

// The kernels of one launch have names that nothing else in the module has.

// CHECK-LABEL: @main
// CHECK:         kernel.launch @pack_fused_matmul_2
// CHECK-NEXT:    kernel.launch @fused_matmul grid
func.func @main(%x: tensor<40x24xf32>, %w: tensor<24x32xf32> {mlfuse.constant}) -> tensor<40x32xf32> {
  %y = graph.dot_general %x, %w contract [1] x [0] : tensor<40x24xf32>, tensor<24x32xf32> -> tensor<40x32xf32>
  func.return %y : tensor<40x32xf32>
}

// CHECK: func.func @pack_fused_matmul(
func.func @pack_fused_matmul(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}

// CHECK: kernel.func @pack_fused_matmul_2(
