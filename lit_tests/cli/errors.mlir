// RUN: mlfuse-opt %s --split-input-file --verify-diagnostics
// RUN: not mlfuse-opt %s --split-input-file 2>&1 | filecheck %s

func.func @unknown_op(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{graph.addd}}
  %y = graph.addd %x, %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}

// CHECK: errors.mlir:6:8: error: {{.*}}graph.addd
// CHECK-NEXT: %y = graph.addd %x, %x : tensor<4xf32>
// CHECK-NEXT: ^

// -----

func.func @dims(%x: tensor<4xf32>) -> tensor<2x4xf32> {
  // expected-error@+1 {{dims [2]: 2 is outside rank 2}}
  %y = graph.broadcast %x dims [2] : tensor<4xf32> -> tensor<2x4xf32>
  func.return %y : tensor<2x4xf32>
}

// CHECK: errors.mlir:18:8: error: graph.broadcast: dims [2]: 2 is outside rank 2

// -----

func.func @types(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error@below {{takes float elements, not i32}}
  %y = graph.exp %x : tensor<4xi32>
  func.return %y : tensor<4xi32>
}

// CHECK: errors.mlir:28:8: error: graph.exp
