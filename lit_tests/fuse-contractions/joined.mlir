// RUN: mlfuse-opt --fuse-contractions --device=cpu %s | filecheck %s
// RUN: mlfuse-opt --fuse-contractions=precision=strict --device=cpu %s | filecheck %s --check-prefix=STRICT
// RUN: mlfuse-opt --fuse-contractions --precision=strict --device=cpu %s | filecheck %s --check-prefix=STRICT

// STRICT-COUNT-8: graph.dot_general
// Products of one left operand with constants are one product, its columns theirs.

// CHECK-LABEL: @columns
// CHECK-NEXT:    [[W:%.*]] = graph.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 5.000000e+00], [3.000000e+00, 4.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>
// CHECK-NEXT:    [[Y:%.*]] = graph.dot_general %x, [[W]] contract [1] x [0] : tensor<4x2xf32>, tensor<2x3xf32> -> tensor<4x3xf32>
// CHECK-NEXT:    [[A:%.*]] = graph.slice [[Y]] [0:4:1, 0:2:1] : tensor<4x3xf32> -> tensor<4x2xf32>
// CHECK-NEXT:    [[B:%.*]] = graph.slice [[Y]] [0:4:1, 2:3:1] : tensor<4x3xf32> -> tensor<4x1xf32>
// CHECK-NEXT:    graph.tanh [[A]]
// CHECK-NEXT:    graph.exp [[B]]

func.func @columns(%x: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x1xf32>) {
  %v = graph.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %w = graph.constant dense<[[5.0], [6.0]]> : tensor<2x1xf32>
  %0 = graph.dot_general %x, %v contract [1] x [0] : tensor<4x2xf32>, tensor<2x2xf32> -> tensor<4x2xf32>
  %1 = graph.dot_general %x, %w contract [1] x [0] : tensor<4x2xf32>, tensor<2x1xf32> -> tensor<4x1xf32>
  %2 = graph.tanh %0 : tensor<4x2xf32>
  %3 = graph.exp %1 : tensor<4x1xf32>
  func.return %2, %3 : tensor<4x2xf32>, tensor<4x1xf32>
}

// Few rows of one large right operand: to read that once is worth a copy of the rows.

// CHECK-LABEL: @rows
// CHECK-NEXT:    [[X:%.*]] = graph.concat dim 0 %a, %b : tensor<2x512xf32>, tensor<3x512xf32> -> tensor<5x512xf32>
// CHECK-NEXT:    [[Y:%.*]] = graph.dot_general [[X]], %w contract [1] x [0] : tensor<5x512xf32>, tensor<512x512xf32> -> tensor<5x512xf32>
// CHECK-NEXT:    [[A:%.*]] = graph.slice [[Y]] [0:2:1, 0:512:1] : tensor<5x512xf32> -> tensor<2x512xf32>
// CHECK-NEXT:    [[B:%.*]] = graph.slice [[Y]] [2:5:1, 0:512:1] : tensor<5x512xf32> -> tensor<3x512xf32>
// CHECK-NEXT:    func.return [[A]], [[B]]
func.func @rows(%a: tensor<2x512xf32>, %b: tensor<3x512xf32>, %w: tensor<512x512xf32>) -> (tensor<2x512xf32>, tensor<3x512xf32>) {
  %0 = graph.dot_general %a, %w contract [1] x [0] : tensor<2x512xf32>, tensor<512x512xf32> -> tensor<2x512xf32>
  %1 = graph.dot_general %b, %w contract [1] x [0] : tensor<3x512xf32>, tensor<512x512xf32> -> tensor<3x512xf32>
  func.return %0, %1 : tensor<2x512xf32>, tensor<3x512xf32>
}

// How many rows come first must be known.

// CHECK-LABEL: @unknown
// CHECK-COUNT-2: graph.dot_general
func.func @unknown(%a: tensor<?x512xf32>, %b: tensor<?x512xf32>, %w: tensor<512x512xf32>) -> (tensor<?x512xf32>, tensor<?x512xf32>) {
  %0 = graph.dot_general %a, %w contract [1] x [0] : tensor<?x512xf32>, tensor<512x512xf32> -> tensor<?x512xf32>
  %1 = graph.dot_general %b, %w contract [1] x [0] : tensor<?x512xf32>, tensor<512x512xf32> -> tensor<?x512xf32>
  func.return %0, %1 : tensor<?x512xf32>, tensor<?x512xf32>
}

// A constant that another op reads, too, is still there after the join.

// CHECK-LABEL: @read_elsewhere
// CHECK-NEXT:    [[B:%.*]] = graph.constant {{.*}} : tensor<3x1xf32>
// CHECK-NEXT:    [[W:%.*]] = graph.constant {{.*}} : tensor<3x3xf32>
// CHECK-NEXT:    graph.dot_general %x, [[W]] contract
// CHECK-NOT:     graph.dot_general
// CHECK:         graph.exp [[B]]

func.func @read_elsewhere(%x: tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x1xf32>, tensor<3x1xf32>) {
  %a = graph.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %b = graph.constant dense<[[7.0], [8.0], [9.0]]> : tensor<3x1xf32>
  %0 = graph.dot_general %x, %a contract [1] x [0] : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xf32>
  %1 = graph.dot_general %x, %b contract [1] x [0] : tensor<2x3xf32>, tensor<3x1xf32> -> tensor<2x1xf32>
  %2 = graph.neg %0 : tensor<2x2xf32>
  %3 = graph.exp %b : tensor<3x1xf32>
  %4 = graph.neg %1 : tensor<2x1xf32>
  func.return %2, %4, %3 : tensor<2x2xf32>, tensor<2x1xf32>, tensor<3x1xf32>
}
