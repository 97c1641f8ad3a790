// REQUIRES: mlir-opt
// RUN: mlfuse-irdl > %t.irdl.mlir
// RUN: not mlir-opt %s --irdl-file=%t.irdl.mlir --split-input-file 2>&1 | filecheck %s

// The definitions say no where they should.

// CHECK: rejected.mlir:9:8: error: unregistered operation 'graph.addd'
func.func @unknown(%x: tensor<4xf32>) {
  %0 = "graph.addd"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// CHECK: error: expected 'tensor<4xf32>' but got 'tensor<8xf32>'
func.func @unlike_types(%x: tensor<4xf32>, %y: tensor<8xf32>) {
  %0 = "graph.add"(%x, %y) : (tensor<4xf32>, tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

// CHECK: error: 'graph.constant' op attribute "value" is expected but not provided
func.func @no_value() {
  %0 = "graph.constant"() : () -> tensor<f32>
  return
}
