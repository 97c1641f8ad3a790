// RUN: mlfuse-opt --lower-to-loop --split-input-file %s | filecheck %s

// A size that an op makes is computed, and compared with what it has to be: as many elements as y has, here.

// CHECK-LABEL: func.func @tied
// CHECK: [[ROWS:%.*]] = memref.dim %x
// CHECK: [[PRODUCT:%.*]] = arith.muli %{{.*}}, [[ROWS]] : index
// CHECK: [[SUM:%.*]] = arith.addi %{{.*}}, [[PRODUCT]] : index
// CHECK: [[TOTAL:%.*]] = arith.maxsi [[SUM]], %{{.*}} : index
// CHECK: memref.dim %y
// CHECK: [[Y_TOTAL:%.*]] = arith.maxsi
// CHECK: loop.assert_equal [[Y_TOTAL]], [[TOTAL]], "graph.reshape: sizes {0} and {1} must be equal, and aren't, at run time"
func.func @tied(%x: tensor<?x2xf32>, %y: tensor<2x?xf32>) -> tensor<?xf32> {
  %0 = graph.reshape %x : tensor<?x2xf32> -> tensor<?xf32>
  %1 = graph.reshape %y : tensor<2x?xf32> -> tensor<?xf32>
  %2 = graph.add %0, %1 : tensor<?xf32>
  func.return %2 : tensor<?xf32>
}

// -----

// Elements that fill rows: what is divided, and the product of quotient and divisor, are equal.

// CHECK-LABEL: func.func @in_rows
// CHECK: [[QUOTIENT:%.*]] = arith.divui [[TOTAL:%.*]], %{{.*}} : index
// CHECK: [[BACK:%.*]] = arith.muli [[QUOTIENT]], %{{.*}} : index
// CHECK: loop.assert_equal [[TOTAL]], [[BACK]], "graph.reshape: {0} elements can't be divided into rows of 5 at run time"
func.func @in_rows(%x: tensor<?xf32>) -> tensor<?x5xf32> {
  %0 = graph.reshape %x : tensor<?xf32> -> tensor<?x5xf32>
  %1 = graph.exp %0 : tensor<?x5xf32>
  func.return %1 : tensor<?x5xf32>
}

// -----

// Sizes that are known need no check.

// CHECK-LABEL: func.func @known
// CHECK-NOT: assert_equal
func.func @known(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = graph.add %x, %y : tensor<8x4xf32>
  func.return %0 : tensor<8x4xf32>
}
