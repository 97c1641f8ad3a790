// RUN: mlfuse-opt --canonicalize --split-input-file %s | filecheck %s

// Constants go to the right, and what fewer ops can express is written with fewer.

// CHECK-LABEL: @signs
// CHECK-NEXT:    [[A:%.*]] = graph.sub %x, %y
// CHECK-NEXT:    [[B:%.*]] = graph.add %x, %y
// CHECK-NEXT:    [[C:%.*]] = graph.mul %x, %y
// CHECK-NEXT:    [[D:%.*]] = graph.neg %x
// CHECK-NEXT:    func.return [[A]], [[B]], [[C]], [[D]]
func.func @signs(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %m = graph.constant dense<-1.0> : tensor<4xf32>
  %nx = graph.neg %x : tensor<4xf32>
  %ny = graph.neg %y : tensor<4xf32>
  %0 = graph.add %ny, %x : tensor<4xf32>
  %1 = graph.sub %x, %ny : tensor<4xf32>
  %2 = graph.mul %nx, %ny : tensor<4xf32>
  %3 = graph.mul %m, %x : tensor<4xf32>
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A quotient by a power of two is a product, to the bit; by any other number it isn't.
// CHECK-LABEL: @quotients
// CHECK:         graph.constant dense<1.250000e-01>
// CHECK:         graph.mul %x
// CHECK:         graph.div %x
func.func @quotients(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = graph.constant dense<8.0> : tensor<4xf32>
  %d = graph.constant dense<3.0> : tensor<4xf32>
  %0 = graph.div %x, %c : tensor<4xf32>
  %1 = graph.div %x, %d : tensor<4xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Operands that commute are put in one order, so that --cse sees one op.
// CHECK-LABEL: @twins
// CHECK-NEXT:    [[A:%.*]] = graph.add %x, %y
// CHECK-NEXT:    [[B:%.*]] = graph.add %x, %y
// CHECK-NEXT:    func.return [[A]], [[B]]
func.func @twins(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = graph.add %x, %y : tensor<4xf32>
  %1 = graph.add %y, %x : tensor<4xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// (x + 3) + 4 of integers is x + 7. Sums of floats round: they stay as written.
// CHECK-LABEL: @two_constants
// CHECK-DAG:     graph.constant dense<7> : tensor<i32>
// CHECK-DAG:     graph.constant dense<3.000000e+00> : tensor<f32>
// CHECK-DAG:     graph.constant dense<4.000000e+00> : tensor<f32>
func.func @two_constants(%i: tensor<i32>, %f: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  %0 = graph.constant dense<3> : tensor<i32>
  %1 = graph.constant dense<4> : tensor<i32>
  %2 = graph.add %i, %0 : tensor<i32>
  %3 = graph.add %2, %1 : tensor<i32>
  %4 = graph.constant dense<3.0> : tensor<f32>
  %5 = graph.constant dense<4.0> : tensor<f32>
  %6 = graph.add %f, %4 : tensor<f32>
  %7 = graph.add %6, %5 : tensor<f32>
  func.return %3, %7 : tensor<i32>, tensor<f32>
}

// -----

// x + (+0) changes -0 alone, which x * x can't be.
// CHECK-LABEL: @plus_zero
// CHECK-NEXT:    [[S:%.*]] = graph.mul %x, %x
// CHECK-NEXT:    func.return [[S]]
func.func @plus_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<0.0> : tensor<4xf32>
  %0 = graph.mul %x, %x : tensor<4xf32>
  %1 = graph.add %c, %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// -----

// An order that is settled isn't given up for that of an op still to come.
// CHECK-LABEL: @settled
// CHECK:         [[A:%.*]] = graph.add %x, [[C:%.*]] :
// CHECK-NEXT:    [[B:%.*]] = graph.add %x, [[C]] :
// CHECK-NEXT:    func.return [[B]], [[A]]
func.func @settled(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = graph.constant dense<0.5> : tensor<4xf32>
  %0 = graph.add %c, %x : tensor<4xf32>
  %1 = graph.add %c, %x : tensor<4xf32>
  func.return %1, %0 : tensor<4xf32>, tensor<4xf32>
}
