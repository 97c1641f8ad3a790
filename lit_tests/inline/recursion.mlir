// RUN: not mlfuse-opt --inline %s 2>&1 | filecheck %s

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @main(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: recursion.mlir:4:8: error: func.call: @main is recursive and can't be inlined
