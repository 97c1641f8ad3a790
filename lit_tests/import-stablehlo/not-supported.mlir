// RUN: not mlfuse-opt --import-stablehlo %s 2>&1 | filecheck %s

// An op without a graph op is named, at its place, whatever its syntax is.

func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK: not-supported.mlir:6:8: error: stablehlo.cholesky is not supported yet
// CHECK-NEXT: %0 = stablehlo.cholesky %x, lower = true : tensor<4x4xf32>
// CHECK-NEXT: ^
