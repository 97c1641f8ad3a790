// RUN: mlfuse-opt --compile-to=source --device=cpu %s | filecheck %s

// A kernel with many products calls a function for their tiles, once for each size: gcc takes seconds for dozens of copies
// of the loop.

// CHECK: static __attribute__((noinline)) void [[TILE:tile[0-9]+_[0-9]+_[0-9]+_0_[a-z_]+]](float *tile, int64_t below,
// CHECK-NEXT: mlf_outer_products(tile, below, a, row, step, b, next, depth, {{[0-9]+, [0-9]+}}, 0);
// CHECK-LABEL: fused_matmul_add(void **mlf_buffers
// CHECK-COUNT-7: [[TILE]](
// CHECK-NOT: [[TILE]](
func.func @main(%x0: tensor<12x24xf32>, %w0: tensor<24x32xf32>, %x1: tensor<12x24xf32>, %w1: tensor<24x32xf32>, %x2: tensor<12x24xf32>, %w2: tensor<24x32xf32>, %x3: tensor<12x24xf32>, %w3: tensor<24x32xf32>, %x4: tensor<12x24xf32>, %w4: tensor<24x32xf32>, %x5: tensor<12x24xf32>, %w5: tensor<24x32xf32>, %x6: tensor<12x24xf32>, %w6: tensor<24x32xf32>) -> tensor<12x32xf32> {
  %p0 = graph.dot_general %x0, %w0 contract [1] x [0] : tensor<12x24xf32>, tensor<24x32xf32> -> tensor<12x32xf32>
  %p1 = graph.dot_general %x1, %w1 contract [1] x [0] : tensor<12x24xf32>, tensor<24x32xf32> -> tensor<12x32xf32>
  %p2 = graph.dot_general %x2, %w2 contract [1] x [0] : tensor<12x24xf32>, tensor<24x32xf32> -> tensor<12x32xf32>
  %p3 = graph.dot_general %x3, %w3 contract [1] x [0] : tensor<12x24xf32>, tensor<24x32xf32> -> tensor<12x32xf32>
  %p4 = graph.dot_general %x4, %w4 contract [1] x [0] : tensor<12x24xf32>, tensor<24x32xf32> -> tensor<12x32xf32>
  %p5 = graph.dot_general %x5, %w5 contract [1] x [0] : tensor<12x24xf32>, tensor<24x32xf32> -> tensor<12x32xf32>
  %p6 = graph.dot_general %x6, %w6 contract [1] x [0] : tensor<12x24xf32>, tensor<24x32xf32> -> tensor<12x32xf32>
  %s1 = graph.add %p0, %p1 : tensor<12x32xf32>
  %s2 = graph.add %s1, %p2 : tensor<12x32xf32>
  %s3 = graph.add %s2, %p3 : tensor<12x32xf32>
  %s4 = graph.add %s3, %p4 : tensor<12x32xf32>
  %s5 = graph.add %s4, %p5 : tensor<12x32xf32>
  %s6 = graph.add %s5, %p6 : tensor<12x32xf32>
  func.return %s6 : tensor<12x32xf32>
}
