// RUN: sed 's/"call_us": 6.0/"call_us": 1e6/' %S/../../mlfuse/targets/devices/cpu.json > %t.json
// RUN: mlfuse-opt --fuse-contractions --device=%t.json %s | filecheck %s
// RUN: mlfuse-opt --fuse-contractions --device=%t.json --remarks=all %s 2>&1 >/dev/null | filecheck %s --check-prefix=REMARK

// What isn't joined, even where a call costs a second: every call saved would then be worth any copy.

// Another attribute, here one of the user's, makes another op. The other two are joined.

// CHECK-LABEL: func.func @another_attribute
// CHECK: graph.dot_general %x, %w0 contract [1] x [0] {my.mine = "x"}
// CHECK: graph.concat dim 1 %w1, %w2
// CHECK: graph.dot_general
// CHECK-NOT: graph.dot_general
func.func @another_attribute(%x: tensor<6x8xf32>, %w0: tensor<8x5xf32>, %w1: tensor<8x3xf32>, %w2: tensor<8x4xf32>) -> (tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x4xf32>) {
  %y0 = graph.dot_general %x, %w0 contract [1] x [0] {my.mine = "x"} : tensor<6x8xf32>, tensor<8x5xf32> -> tensor<6x5xf32>
  %z0 = graph.neg %y0 : tensor<6x5xf32>
  %y1 = graph.dot_general %x, %w1 contract [1] x [0] : tensor<6x8xf32>, tensor<8x3xf32> -> tensor<6x3xf32>
  %z1 = graph.neg %y1 : tensor<6x3xf32>
  %y2 = graph.dot_general %x, %w2 contract [1] x [0] : tensor<6x8xf32>, tensor<8x4xf32> -> tensor<6x4xf32>
  %z2 = graph.neg %y2 : tensor<6x4xf32>
  func.return %z0, %z1, %z2 : tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x4xf32>
}

// CHECK-LABEL: func.func @marked
// CHECK: graph.dot_general %x, %w0 contract [1] x [0] {mlfuse.no_fuse}
// CHECK: graph.concat dim 1 %w1, %w2
// CHECK: graph.dot_general
// CHECK-NOT: graph.dot_general
// REMARK: not fused: 1 graph.dot_general with others of one left operand: marked no_fuse
func.func @marked(%x: tensor<6x8xf32>, %w0: tensor<8x5xf32>, %w1: tensor<8x3xf32>, %w2: tensor<8x4xf32>) -> (tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x4xf32>) {
  %y0 = graph.dot_general %x, %w0 contract [1] x [0] {mlfuse.no_fuse} : tensor<6x8xf32>, tensor<8x5xf32> -> tensor<6x5xf32>
  %z0 = graph.neg %y0 : tensor<6x5xf32>
  %y1 = graph.dot_general %x, %w1 contract [1] x [0] : tensor<6x8xf32>, tensor<8x3xf32> -> tensor<6x3xf32>
  %z1 = graph.neg %y1 : tensor<6x3xf32>
  %y2 = graph.dot_general %x, %w2 contract [1] x [0] : tensor<6x8xf32>, tensor<8x4xf32> -> tensor<6x4xf32>
  %z2 = graph.neg %y2 : tensor<6x4xf32>
  func.return %z0, %z1, %z2 : tensor<6x5xf32>, tensor<6x3xf32>, tensor<6x4xf32>
}

// A product without elements is no call.

// CHECK-LABEL: func.func @no_elements
// CHECK: graph.dot_general %x, %w1
// CHECK: graph.concat dim 1 %w0, %w2
// CHECK: graph.dot_general {{.*}} -> tensor<6x9xf32>
// CHECK-NOT: graph.dot_general
func.func @no_elements(%x: tensor<6x8xf32>, %w0: tensor<8x5xf32>, %w1: tensor<8x0xf32>, %w2: tensor<8x4xf32>) -> (tensor<6x5xf32>, tensor<6x0xf32>, tensor<6x4xf32>) {
  %y0 = graph.dot_general %x, %w0 contract [1] x [0] : tensor<6x8xf32>, tensor<8x5xf32> -> tensor<6x5xf32>
  %z0 = graph.neg %y0 : tensor<6x5xf32>
  %y1 = graph.dot_general %x, %w1 contract [1] x [0] : tensor<6x8xf32>, tensor<8x0xf32> -> tensor<6x0xf32>
  %z1 = graph.neg %y1 : tensor<6x0xf32>
  %y2 = graph.dot_general %x, %w2 contract [1] x [0] : tensor<6x8xf32>, tensor<8x4xf32> -> tensor<6x4xf32>
  %z2 = graph.neg %y2 : tensor<6x4xf32>
  func.return %z0, %z1, %z2 : tensor<6x5xf32>, tensor<6x0xf32>, tensor<6x4xf32>
}

// Behind an unknown width, nobody knows where the other results begin.

// CHECK-LABEL: func.func @unknown_width
// CHECK: graph.dot_general %x, %w1
// CHECK: graph.concat dim 1 %w0, %w2
// CHECK: graph.dot_general {{.*}} -> tensor<6x9xf32>
// CHECK-NOT: graph.dot_general
func.func @unknown_width(%x: tensor<6x8xf32>, %w0: tensor<8x5xf32>, %w1: tensor<8x?xf32>, %w2: tensor<8x4xf32>) -> (tensor<6x5xf32>, tensor<6x?xf32>, tensor<6x4xf32>) {
  %y0 = graph.dot_general %x, %w0 contract [1] x [0] : tensor<6x8xf32>, tensor<8x5xf32> -> tensor<6x5xf32>
  %z0 = graph.neg %y0 : tensor<6x5xf32>
  %y1 = graph.dot_general %x, %w1 contract [1] x [0] : tensor<6x8xf32>, tensor<8x?xf32> -> tensor<6x?xf32>
  %z1 = graph.neg %y1 : tensor<6x?xf32>
  %y2 = graph.dot_general %x, %w2 contract [1] x [0] : tensor<6x8xf32>, tensor<8x4xf32> -> tensor<6x4xf32>
  %z2 = graph.neg %y2 : tensor<6x4xf32>
  func.return %z0, %z1, %z2 : tensor<6x5xf32>, tensor<6x?xf32>, tensor<6x4xf32>
}

// Each step needs the one before it.

// CHECK-LABEL: func.func @recurrence
// CHECK-COUNT-3: graph.dot_general
// REMARK: not fused: 3 graph.dot_general of one right operand: they depend on each other's results
func.func @recurrence(%a0: tensor<2x4xf32>, %w: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %a1 = graph.dot_general %a0, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %a2 = graph.dot_general %a1, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %a3 = graph.dot_general %a2, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  func.return %a3 : tensor<2x4xf32>
}

// Two independent ones are joined step by step.

// CHECK-LABEL: func.func @two_recurrences
// CHECK-COUNT-3: graph.dot_general
// CHECK-NOT: graph.dot_general
func.func @two_recurrences(%a0: tensor<2x4xf32>, %b0: tensor<2x4xf32>, %w: tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %a1 = graph.dot_general %a0, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %a2 = graph.dot_general %a1, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %a3 = graph.dot_general %a2, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %b1 = graph.dot_general %b0, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %b2 = graph.dot_general %b1, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %b3 = graph.dot_general %b2, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  func.return %a3, %b3 : tensor<2x4xf32>, tensor<2x4xf32>
}

// %b1 needs %a1, and %a2 needs %b2. Of the pairs that share %v and %w either may be joined, not both.

// CHECK-LABEL: func.func @cycle
// CHECK-COUNT-3: graph.dot_general
// CHECK-NOT: graph.dot_general
// REMARK: not fused: {{.*}}depends on a result
func.func @cycle(%x: tensor<2x4xf32>, %y: tensor<2x4xf32>, %v: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %a1 = graph.dot_general %x, %v contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %b1 = graph.dot_general %a1, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %b2 = graph.dot_general %y, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %a2 = graph.dot_general %b2, %v contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  func.return %b1, %a2 : tensor<2x4xf32>, tensor<2x4xf32>
}

// The reader of the first product stands before the last one, and moves behind what both have become.

// CHECK-LABEL: func.func @reader_between
// CHECK: graph.concat dim 0 %a, %b
// CHECK: graph.dot_general {{.*}} -> tensor<5x4xf32>
// CHECK-NOT: graph.dot_general
// CHECK: graph.reduce add
func.func @reader_between(%a: tensor<2x8xf32>, %b: tensor<3x8xf32>, %w: tensor<8x4xf32>) -> (tensor<2x4xf32>, tensor<3x4xf32>, tensor<f32>) {
  %0 = graph.dot_general %a, %w contract [1] x [0] : tensor<2x8xf32>, tensor<8x4xf32> -> tensor<2x4xf32>
  %3 = graph.reduce add %0 dims [0, 1] : tensor<2x4xf32> -> tensor<f32>
  %1 = graph.dot_general %b, %w contract [1] x [0] : tensor<3x8xf32>, tensor<8x4xf32> -> tensor<3x4xf32>
  %2 = graph.neg %1 : tensor<3x4xf32>
  func.return %0, %2, %3 : tensor<2x4xf32>, tensor<3x4xf32>, tensor<f32>
}
