// RUN: mlfuse-opt --swap-contractions %s | filecheck %s

// The transpose of a product is the product of the operands the other way round.

// CHECK-LABEL: @gradient
// CHECK-NEXT:    [[D:%.*]] = graph.dot_general %b, %a contract [0] x [0] : tensor<32x128xf32>, tensor<32x10xf32> -> tensor<128x10xf32>
// CHECK-NEXT:    func.return [[D]]
func.func @gradient(%a: tensor<32x10xf32>, %b: tensor<32x128xf32>) -> tensor<128x10xf32> {
  %0 = graph.dot_general %a, %b contract [0] x [0] : tensor<32x10xf32>, tensor<32x128xf32> -> tensor<10x128xf32>
  %1 = graph.transpose %0 perm [1, 0] : tensor<10x128xf32> -> tensor<128x10xf32>
  func.return %1 : tensor<128x10xf32>
}

// Batch dims may change places too.
// CHECK-LABEL: @batches
// CHECK-NEXT:    graph.dot_general %b, %a batch [2, 0] x [1, 0] contract [1] x [3] : tensor<2x5x3x7xf32>, tensor<2x3x4x5xf32> -> tensor<3x2x7x4xf32>
func.func @batches(%a: tensor<2x3x4x5xf32>, %b: tensor<2x5x3x7xf32>) -> tensor<3x2x7x4xf32> {
  %0 = graph.dot_general %a, %b batch [0, 1] x [0, 2] contract [3] x [1] : tensor<2x3x4x5xf32>, tensor<2x5x3x7xf32> -> tensor<2x3x4x7xf32>
  %1 = graph.transpose %0 perm [1, 0, 3, 2] : tensor<2x3x4x7xf32> -> tensor<3x2x7x4xf32>
  func.return %1 : tensor<3x2x7x4xf32>
}

// A product that is needed both ways is made once; free dims of one operand keep their order.
// CHECK-LABEL: @kept
// CHECK-COUNT-2: graph.transpose
func.func @kept(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<2x3x5xf32>) -> (tensor<4x6xf32>, tensor<6x4xf32>, tensor<3x2x6xf32>) {
  %0 = graph.dot_general %a, %b contract [1] x [0] : tensor<4x5xf32>, tensor<5x6xf32> -> tensor<4x6xf32>
  %1 = graph.transpose %0 perm [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
  %2 = graph.dot_general %c, %b contract [2] x [0] : tensor<2x3x5xf32>, tensor<5x6xf32> -> tensor<2x3x6xf32>
  %3 = graph.transpose %2 perm [1, 0, 2] : tensor<2x3x6xf32> -> tensor<3x2x6xf32>
  func.return %0, %1, %3 : tensor<4x6xf32>, tensor<6x4xf32>, tensor<3x2x6xf32>
}

// Heads of attention: the operands are read where they lie.
// CHECK-LABEL: @heads
// CHECK:         graph.dot_general %q, %k batch [0, 2] x [0, 2] contract [3] x [3] : tensor<2x16x4x64xf32>, tensor<2x16x4x64xf32> -> tensor<2x4x16x16xf32>
func.func @heads(%q: tensor<2x16x4x64xf32>, %k: tensor<2x16x4x64xf32>) -> tensor<2x4x16x16xf32> {
  %0 = graph.transpose %q perm [0, 2, 1, 3] : tensor<2x16x4x64xf32> -> tensor<2x4x16x64xf32>
  %1 = graph.transpose %k perm [0, 2, 1, 3] : tensor<2x16x4x64xf32> -> tensor<2x4x16x64xf32>
  %2 = graph.transpose %1 perm [0, 1, 3, 2] : tensor<2x4x16x64xf32> -> tensor<2x4x64x16xf32>
  %3 = graph.dot_general %0, %2 batch [0, 1] x [0, 1] contract [3] x [2] : tensor<2x4x16x64xf32>, tensor<2x4x64x16xf32> -> tensor<2x4x16x16xf32>
  func.return %3 : tensor<2x4x16x16xf32>
}

// A batch dim innermost would keep a library from its matrices.
// CHECK-LABEL: @innermost_batch
// CHECK-NEXT:    graph.transpose
func.func @innermost_batch(%q: tensor<16x64x4xf32>, %k: tensor<4x64x16xf32>) -> tensor<4x16x16xf32> {
  %0 = graph.transpose %q perm [2, 0, 1] : tensor<16x64x4xf32> -> tensor<4x16x64xf32>
  %1 = graph.dot_general %0, %k batch [0] x [0] contract [2] x [1] : tensor<4x16x64xf32>, tensor<4x64x16xf32> -> tensor<4x16x16xf32>
  func.return %1 : tensor<4x16x16xf32>
}

// A convolution keeps its transposes, which may have given it a layout.
// CHECK-LABEL: @channels_last
// CHECK:         [[X:%.*]] = graph.transpose %x perm [0, 2, 3, 1]
// CHECK:         graph.convolution [[X]], %w
func.func @channels_last(%x: tensor<2x4x6x6xf32>, %w: tensor<3x4x3x3xf32>) -> tensor<2x4x4x3xf32> {
  %0 = graph.transpose %x perm [0, 2, 3, 1] : tensor<2x4x6x6xf32> -> tensor<2x6x6x4xf32>
  %1 = graph.convolution %0, %w dims [b, 0, 1, f] x [o, i, 0, 1] -> [b, 0, 1, f] : tensor<2x6x6x4xf32>, tensor<3x4x3x3xf32> -> tensor<2x4x4x3xf32>
  func.return %1 : tensor<2x4x4x3xf32>
}

// A transpose with a mark of its own stays: its device is the user's choice.
// CHECK-LABEL: @marked
// CHECK:         graph.transpose %a perm [1, 0] {mlfuse.device = "cpu"}
func.func @marked(%a: tensor<5x4xf32>, %b: tensor<5x6xf32>) -> tensor<4x6xf32> {
  %0 = graph.transpose %a perm [1, 0] {mlfuse.device = "cpu"} : tensor<5x4xf32> -> tensor<4x5xf32>
  %1 = graph.dot_general %0, %b contract [1] x [0] : tensor<4x5xf32>, tensor<5x6xf32> -> tensor<4x6xf32>
  func.return %1 : tensor<4x6xf32>
}

// `skips_zeros` is about the left operand, which stays the left one.
// CHECK-LABEL: @masked
// CHECK:         graph.dot_general %w, %v contract [1] x [1] skips_zeros : tensor<4x5xf32>, tensor<6x5xf32> -> tensor<4x6xf32>
// CHECK:         graph.transpose
func.func @masked(%w: tensor<4x5xf32>, %v: tensor<6x5xf32>) -> tensor<6x4xf32> {
  %0 = graph.transpose %v perm [1, 0] : tensor<6x5xf32> -> tensor<5x6xf32>
  %1 = graph.dot_general %w, %0 contract [1] x [0] skips_zeros : tensor<4x5xf32>, tensor<5x6xf32> -> tensor<4x6xf32>
  %2 = graph.transpose %1 perm [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
  func.return %2 : tensor<6x4xf32>
}
