// RUN: mlfuse-opt --decompose %s | filecheck %s

// Composites that move elements. 16-bit floats are moved as they are.

// CHECK-LABEL: @rows_of_a_table
// CHECK-NEXT: graph.gather %x [%ids] offset [2] collapsed [0] index_map [0] index_vector 2 sizes [1, 8] : tensor<100x8xbf16>, tensor<2x?xui8> -> tensor<2x?x8xbf16>
func.func @rows_of_a_table(%x: tensor<100x8xbf16>, %ids: tensor<2x?xui8>) -> tensor<2x?x8xbf16> {
  %0 = graph.take %x, %ids : tensor<100x8xbf16>, tensor<2x?xui8> -> tensor<2x?x8xbf16>
  func.return %0 : tensor<2x?x8xbf16>
}

// CHECK-LABEL: @places_from_the_end
// CHECK:      [[N:%.*]] = graph.constant dense<8> : tensor<i32>
// CHECK:      [[IDS:%.*]] = graph.floor_mod {{%.*}}, {{%.*}} : tensor<4x2xi32>
// CHECK-NEXT: graph.gather %x {{.}}[[IDS]]] collapsed [1] batch [0] index_batch [0] index_map [1] index_vector 2 sizes [1, 1] : tensor<4x8xf32>, tensor<4x2xi32> -> tensor<4x2xf32>
func.func @places_from_the_end(%x: tensor<4x8xf32>, %ids: tensor<4x2xi8>) -> tensor<4x2xf32> {
  %0 = graph.take_along %x, %ids {axis = 1 : i64, mode = "wrap"} : tensor<4x8xf32>, tensor<4x2xi8> -> tensor<4x2xf32>
  func.return %0 : tensor<4x2xf32>
}

// CHECK-LABEL: @one_hot
// CHECK-NEXT: [[WIDE:%.*]] = graph.cast %ids : tensor<4xi8> -> tensor<4xi32>
// CHECK-NEXT: [[IDS:%.*]] = graph.broadcast [[WIDE]] dims [0] : tensor<4xi32> -> tensor<4x300xi32>
// CHECK-NEXT: [[CLASSES:%.*]] = graph.iota dim 1 : tensor<4x300xi32>
// CHECK-NEXT: [[HOT:%.*]] = graph.compare eq [[IDS]], [[CLASSES]] : tensor<4x300xi32>
// CHECK-NEXT: graph.cast [[HOT]] : tensor<4x300xi1> -> tensor<4x300xf32>
func.func @one_hot(%ids: tensor<4xi8>) -> tensor<4x300xf32> {
  %0 = graph.one_hot %ids {depth = 300 : i64} : tensor<4xi8> -> tensor<4x300xf32>
  func.return %0 : tensor<4x300xf32>
}

// CHECK-LABEL: @lower_triangle
// CHECK-NEXT: [[ROW:%.*]] = graph.iota dim 1 like %x : tensor<2x?x?xbf16> -> tensor<2x?x?xi64>
// CHECK-NEXT: [[COLUMN:%.*]] = graph.iota dim 2 like %x : tensor<2x?x?xbf16> -> tensor<2x?x?xi64>
// CHECK-NEXT: [[KEPT:%.*]] = graph.compare le [[COLUMN]], [[ROW]] : tensor<2x?x?xi64>
// CHECK-NEXT: graph.constant dense<0.000000e+00> : tensor<bf16>
// CHECK-NEXT: [[ZERO:%.*]] = graph.broadcast
// CHECK-NEXT: graph.select [[KEPT]], %x, [[ZERO]] : tensor<2x?x?xbf16>
func.func @lower_triangle(%x: tensor<2x?x?xbf16>) -> tensor<2x?x?xbf16> {
  %0 = graph.tril %x : tensor<2x?x?xbf16>
  func.return %0 : tensor<2x?x?xbf16>
}

// CHECK-LABEL: @roll
// CHECK-NEXT: [[TAIL:%.*]] = graph.slice %x [0:?:1, 2:5:1] : tensor<?x5xi1> -> tensor<?x3xi1>
// CHECK-NEXT: [[HEAD:%.*]] = graph.slice %x [0:?:1, 0:2:1] : tensor<?x5xi1> -> tensor<?x2xi1>
// CHECK-NEXT: graph.concat dim 1 [[TAIL]], [[HEAD]] : tensor<?x3xi1>, tensor<?x2xi1> -> tensor<?x5xi1>
func.func @roll(%x: tensor<?x5xi1>) -> tensor<?x5xi1> {
  %0 = graph.roll %x {shifts = array<i64: -7>, dims = array<i64: 1>} : tensor<?x5xi1>
  func.return %0 : tensor<?x5xi1>
}

// CHECK-LABEL: @tile_and_repeat
// CHECK-NEXT: [[W:%.*]] = graph.broadcast %x dims [0, 2] : tensor<2x4xf16> -> tensor<2x3x4xf16>
// CHECK-NEXT: [[T:%.*]] = graph.reshape [[W]] : tensor<2x3x4xf16> -> tensor<2x12xf16>
// CHECK-NEXT: [[V:%.*]] = graph.broadcast [[T]] dims [0, 2] : tensor<2x12xf16> -> tensor<2x2x12xf16>
// CHECK-NEXT: graph.reshape [[V]] : tensor<2x2x12xf16> -> tensor<4x12xf16>
func.func @tile_and_repeat(%x: tensor<2x4xf16>) -> tensor<4x12xf16> {
  %0 = graph.tile %x {repeats = array<i64: 1, 3>} : tensor<2x4xf16> -> tensor<2x12xf16>
  %1 = graph.repeat %0 {repeats = 2 : i64, axis = -2 : i64} : tensor<2x12xf16> -> tensor<4x12xf16>
  func.return %1 : tensor<4x12xf16>
}

// CHECK-LABEL: @diagonal
// CHECK-NEXT: [[LINE:%.*]] = graph.reshape %x : tensor<2x4x6xui8> -> tensor<2x24xui8>
// CHECK-NEXT: graph.slice [[LINE]] [0:2:1, 6:21:7] : tensor<2x24xui8> -> tensor<2x3xui8>
func.func @diagonal(%x: tensor<2x4x6xui8>) -> tensor<2x3xui8> {
  %0 = graph.diagonal %x {diagonal = -1 : i64} : tensor<2x4x6xui8> -> tensor<2x3xui8>
  func.return %0 : tensor<2x3xui8>
}
