// RUN: mlfuse-opt --canonicalize %s | filecheck %s

// What importers leave: broadcasts of broadcasts, transposes back and forth, unit dims.

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

// CHECK-LABEL: @transposed_units
// CHECK-NEXT:    graph.reshape %x : tensor<4x1x8xf32> -> tensor<1x4x8xf32>
func.func @transposed_units(%x: tensor<4x1x8xf32>) -> tensor<1x4x8xf32> {
  %0 = graph.transpose %x perm [1, 0, 2] : tensor<4x1x8xf32> -> tensor<1x4x8xf32>
  func.return %0 : tensor<1x4x8xf32>
}

// CHECK-LABEL: @through_a_broadcast
// CHECK-NEXT:    [[S:%.*]] = graph.slice %b [2:8:2] : tensor<8xf32> -> tensor<3xf32>
// CHECK-NEXT:    graph.broadcast [[S]] dims [0] : tensor<3xf32> -> tensor<3x2xf32>
func.func @through_a_broadcast(%b: tensor<8xf32>) -> tensor<3x2xf32> {
  %0 = graph.broadcast %b dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  %1 = graph.transpose %0 perm [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %2 = graph.slice %1 [2:8:2, 0:2:1] : tensor<8x4xf32> -> tensor<3x2xf32>
  func.return %2 : tensor<3x2xf32>
}

// CHECK-LABEL: @slices
// CHECK-NEXT:    graph.slice %x [5:12:6] : tensor<16xf32> -> tensor<2xf32>
func.func @slices(%x: tensor<16xf32>) -> tensor<2xf32> {
  %0 = graph.slice %x [3:15:2] : tensor<16xf32> -> tensor<6xf32>
  %1 = graph.slice %0 [1:5:3] : tensor<6xf32> -> tensor<2xf32>
  func.return %1 : tensor<2xf32>
}

// CHECK-LABEL: @units_beside_a_broadcast
// CHECK-NEXT:    graph.broadcast %b dims [3] : tensor<8xf32> -> tensor<1x4x1x8xf32>
func.func @units_beside_a_broadcast(%b: tensor<8xf32>) -> tensor<1x4x1x8xf32> {
  %0 = graph.reshape %b : tensor<8xf32> -> tensor<1x8xf32>
  %1 = graph.broadcast %0 dims [0, 1] : tensor<1x8xf32> -> tensor<4x8xf32>
  %2 = graph.reshape %1 : tensor<4x8xf32> -> tensor<1x4x1x8xf32>
  func.return %2 : tensor<1x4x1x8xf32>
}

// Of a `?` dim less than all is taken, though the type doesn't say so.
// CHECK-LABEL: @rest
// CHECK-NEXT:    graph.slice %x [1:?:1]
func.func @rest(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = graph.slice %x [1:?:1] : tensor<?xf32> -> tensor<?xf32>
  %1 = graph.slice %0 [0:?:1] : tensor<?xf32> -> tensor<?xf32>
  func.return %1 : tensor<?xf32>
}
