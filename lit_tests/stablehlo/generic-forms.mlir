// RUN: mlfuse-opt %s | mlfuse-opt - | filecheck %s

// MLIR's generic form reads as the pretty one.

// CHECK-LABEL: func.func @main
"func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
^bb0(%x: tensor<4x8xf32>, %y: tensor<8xf32>):
  // CHECK: stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  %0 = "stablehlo.broadcast_in_dim"(%y) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<4x8xf32>
  // CHECK-NEXT: stablehlo.compare GE, %x, %{{.*}}, FLOAT
  %1 = "stablehlo.compare"(%x, %0) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  // CHECK-NEXT: stablehlo.slice %x [0:4, 0:8:2] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 8>, strides = array<i64: 1, 2>}> : (tensor<4x8xf32>) -> tensor<4x4xf32>
  // Older versions have dense literals and attributes where there are arrays and properties now.
  // CHECK-NEXT: stablehlo.transpose %{{.*}}, dims = [1, 0]
  %3 = "stablehlo.transpose"(%2) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK-NEXT: stablehlo.dot_general %{{.*}}, %y, contracting_dims = [1] x [0], precision = [DEFAULT, HIGH] : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
  %4 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
  "func.return"(%4) : (tensor<4xf32>) -> ()
}) : () -> ()

// Branches have the generic form only; one that is printed reads back.

// CHECK-LABEL: func.func @branches
func.func @branches(%x: tensor<3xf32>, %i: tensor<i32>) -> tensor<3xf32> {
  // CHECK: "stablehlo.case"(%i) ({
  // CHECK-NEXT: stablehlo.add %x, %x
  // CHECK-NEXT: stablehlo.return
  // CHECK-NEXT: }, {
  // CHECK-NEXT: stablehlo.multiply %x, %x
  // CHECK-NEXT: stablehlo.return
  // CHECK-NEXT: }) : (tensor<i32>) -> tensor<3xf32>
  %r = "stablehlo.case"(%i) ({
    %s = stablehlo.add %x, %x : tensor<3xf32>
    stablehlo.return %s : tensor<3xf32>
  }, {
    %s = stablehlo.multiply %x, %x : tensor<3xf32>
    stablehlo.return %s : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
