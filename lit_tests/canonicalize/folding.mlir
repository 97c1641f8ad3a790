// RUN: mlfuse-opt --canonicalize --split-input-file %s | filecheck %s

// Constants of many values are folded element by element, and moved.

// CHECK-LABEL: @elements
// CHECK-NEXT:    [[C:%.*]] = graph.constant dense<{{\[\[}}3, 9], [5, 11], [7, 13]]> : tensor<3x2xi32>
// CHECK-NEXT:    func.return [[C]]
func.func @elements() -> tensor<3x2xi32> {
  %0 = graph.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = graph.transpose %0 perm [1, 0] : tensor<2x3xi32> -> tensor<3x2xi32>
  %2 = graph.constant dense<2> : tensor<3x2xi32>
  %3 = graph.mul %1, %2 : tensor<3x2xi32>
  %4 = graph.constant dense<1> : tensor<3x2xi32>
  %5 = graph.add %3, %4 : tensor<3x2xi32>
  func.return %5 : tensor<3x2xi32>
}

// -----

// Division by zero is an ordinary number: all bits set, and the dividend for rem.
// CHECK-LABEL: @by_zero
// CHECK-DAG:     graph.constant dense<-1> : tensor<i32>
// CHECK-DAG:     graph.constant dense<7> : tensor<i32>
// CHECK-DAG:     graph.constant dense<-2147483648> : tensor<i32>
// CHECK-NOT:     graph.div
func.func @by_zero() -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = graph.constant dense<7> : tensor<i32>
  %1 = graph.constant dense<0> : tensor<i32>
  %2 = graph.constant dense<-2147483648> : tensor<i32>
  %3 = graph.constant dense<-1> : tensor<i32>
  %4 = graph.div %0, %1 : tensor<i32>
  %5 = graph.rem %0, %1 : tensor<i32>
  %6 = graph.div %2, %3 : tensor<i32>
  func.return %4, %5, %6 : tensor<i32>, tensor<i32>, tensor<i32>
}

// -----

// Functions whose last bit is the target's are left to it; sqrt is correctly rounded everywhere.
// CHECK-LABEL: @functions
// CHECK-DAG:     graph.tanh
// CHECK-DAG:     graph.constant dense<1.500000e+00> : tensor<f32>
func.func @functions() -> (tensor<f32>, tensor<f32>) {
  %0 = graph.constant dense<2.25> : tensor<f32>
  %1 = graph.tanh %0 : tensor<f32>
  %2 = graph.sqrt %0 : tensor<f32>
  func.return %1, %2 : tensor<f32>, tensor<f32>
}

// -----

// 16-bit floats are computed in f32 and rounded once.
// CHECK-LABEL: @halves
// CHECK-NEXT:    [[C:%.*]] = graph.constant dense<3.339840e-01> : tensor<bf16>
// CHECK-NEXT:    func.return [[C]]
func.func @halves() -> tensor<bf16> {
  %0 = graph.constant dense<1.0> : tensor<bf16>
  %1 = graph.constant dense<3.0> : tensor<bf16>
  %2 = graph.div %0, %1 : tensor<bf16>
  func.return %2 : tensor<bf16>
}
