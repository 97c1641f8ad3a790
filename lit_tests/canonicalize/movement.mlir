// RUN: mlfuse-opt --canonicalize %s | filecheck %s

// What importers leave behind: broadcasts of broadcasts, transposes back and forth, unit dims.

// CHECK-LABEL: @broadcasts
// CHECK-NEXT:    graph.broadcast %b dims [1] : tensor<8xf32> -> tensor<4x8xf32>
func.func @broadcasts(%b: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = graph.broadcast %b dims [1] : tensor<8xf32> -> tensor<1x8xf32>
  %1 = graph.broadcast %0 dims [0, 1] : tensor<1x8xf32> -> tensor<4x8xf32>
  func.return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: @transposes
// CHECK-NEXT:    func.return %x
func.func @transposes(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = graph.transpose %x perm [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = graph.transpose %0 perm [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
  func.return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: @reshapes
// CHECK-NEXT:    graph.reshape %x : tensor<4x8xf32> -> tensor<2x16xf32>
func.func @reshapes(%x: tensor<4x8xf32>) -> tensor<2x16xf32> {
  %0 = graph.reshape %x : tensor<4x8xf32> -> tensor<32xf32>
  %1 = graph.reshape %0 : tensor<32xf32> -> tensor<2x16xf32>
  func.return %1 : tensor<2x16xf32>
}

// CHECK-LABEL: @unit_reduction
// CHECK-NEXT:    graph.reshape %x : tensor<4x1xf32> -> tensor<4xf32>
func.func @unit_reduction(%x: tensor<4x1xf32>) -> tensor<4xf32> {
  %0 = graph.reduce add %x dims [1] : tensor<4x1xf32> -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
