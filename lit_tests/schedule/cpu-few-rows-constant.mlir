// RUN: mlfuse-opt --fuse-vertical="device=cpu" --lower-to-loop --lower-products="device=cpu" --schedule="device=cpu" --simplify-kernels %s | filecheck %s

// Few rows times a constant matrix: packing it once pays, since every call reads the panels.

// CHECK-LABEL: @main
// CHECK:         kernel.launch @pack_fused_matmul
// CHECK:         kernel.launch @fused_matmul grid
// CHECK:       kernel.func @fused_matmul(
// CHECK:         kernel.outer_products {{.*}} rows 4 columns 64
func.func @main(%x: tensor<4x24xf32>, %w: tensor<24x128xf32> {mlfuse.constant}) -> tensor<4x128xf32> {
  %y = graph.dot_general %x, %w contract [1] x [0] : tensor<4x24xf32>, tensor<24x128xf32> -> tensor<4x128xf32>
  func.return %y : tensor<4x128xf32>
}
