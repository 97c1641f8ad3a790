// RUN: mlfuse-opt %s | mlfuse-opt - | filecheck %s

// Movement, indexing, scans and general reductions, read, printed, read again.

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<4x8xf32>, %v: tensor<f32>, %i: tensor<i32>, %ids: tensor<5xi32>, %u: tensor<5x8xf32>, %q: tensor<?x8xbf16>) {
  // CHECK-NEXT: graph.pad %x low [1, 0] high [-1, 2] value %v : tensor<4x8xf32>, tensor<f32> -> tensor<4x10xf32>
  %0 = graph.pad %x low [1, 0] high [-1, 2] value %v : tensor<4x8xf32>, tensor<f32> -> tensor<4x10xf32>
  // CHECK-NEXT: graph.pad %x low [0, 0] high [0, 0] interior [1, 2] value %v : tensor<4x8xf32>, tensor<f32> -> tensor<7x22xf32>
  %1 = graph.pad %x low [0, 0] high [0, 0] interior [1, 2] value %v : tensor<4x8xf32>, tensor<f32> -> tensor<7x22xf32>
  // CHECK-NEXT: graph.concat dim 0 %x, %u, %x : tensor<4x8xf32>, tensor<5x8xf32>, tensor<4x8xf32> -> tensor<13x8xf32>
  %2 = graph.concat dim 0 %x, %u, %x : tensor<4x8xf32>, tensor<5x8xf32>, tensor<4x8xf32> -> tensor<13x8xf32>
  // CHECK-NEXT: graph.reverse %x dims [1] : tensor<4x8xf32> -> tensor<4x8xf32>
  %3 = graph.reverse %x dims [1] : tensor<4x8xf32> -> tensor<4x8xf32>
  // CHECK-NEXT: graph.windows %q sizes [1, 3] strides [1, 2] dilations [1, 2] : tensor<?x8xbf16> -> tensor<?x2x1x3xbf16>
  %4 = graph.windows %q sizes [1, 3] strides [1, 2] dilations [1, 2] : tensor<?x8xbf16> -> tensor<?x2x1x3xbf16>
  // CHECK-NEXT: graph.dynamic_slice %x [%i, %i] sizes [1, 8] : tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<1x8xf32>
  %5 = graph.dynamic_slice %x [%i, %i] sizes [1, 8] : tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<1x8xf32>
  // CHECK-NEXT: graph.dynamic_update_slice %u, %x [%i, %i] : tensor<5x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<5x8xf32>
  %6 = graph.dynamic_update_slice %u, %x [%i, %i] : tensor<5x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<5x8xf32>
  // CHECK-NEXT: graph.gather %x [%ids] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 8] : tensor<4x8xf32>, tensor<5xi32> -> tensor<5x8xf32>
  %7 = graph.gather %x [%ids] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 8] : tensor<4x8xf32>, tensor<5xi32> -> tensor<5x8xf32>
  // CHECK-NEXT: graph.scatter max %x [%ids] %u offset [1] collapsed [0] index_map [0] index_vector 1 unique : tensor<4x8xf32>, tensor<5xi32>, tensor<5x8xf32> -> tensor<4x8xf32>
  %8 = graph.scatter max %x [%ids] %u offset [1] collapsed [0] index_map [0] index_vector 1 unique : tensor<4x8xf32>, tensor<5xi32>, tensor<5x8xf32> -> tensor<4x8xf32>
  // CHECK-NEXT: graph.cumulative add %x dim 1 reverse exclusive : tensor<4x8xf32> -> tensor<4x8xf32>
  %9 = graph.cumulative add %x dim 1 reverse exclusive : tensor<4x8xf32> -> tensor<4x8xf32>
  // CHECK-NEXT: graph.argmin %x dims [0, 1] : tensor<4x8xf32> -> tensor<i64>
  %10 = graph.argmin %x dims [0, 1] : tensor<4x8xf32> -> tensor<i64>
  // CHECK-NEXT: graph.reduce_by %x init %v dims [1] result 0 : tensor<4x8xf32>, tensor<f32> -> tensor<4xf32> {
  // CHECK-NEXT: ^bb0([[A:%.*]]: tensor<f32>, [[B:%.*]]: tensor<f32>):
  // CHECK-NEXT:   [[C:%.*]] = graph.logaddexp [[A]], [[B]] : tensor<f32>
  // CHECK-NEXT:   graph.yield [[C]] : tensor<f32>
  // CHECK-NEXT: }
  %11 = graph.reduce_by %x init %v dims [1] result 0 : tensor<4x8xf32>, tensor<f32> -> tensor<4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = graph.logaddexp %a, %b : tensor<f32>
    graph.yield %c : tensor<f32>
  }
  return
}
