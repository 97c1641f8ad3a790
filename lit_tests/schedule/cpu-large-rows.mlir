// RUN: mlfuse-opt --compile-to=kernel --device=cpu --split-input-file %s | filecheck %s

// A pass over a row fetches the next row ahead, and the last one streams its result past the caches.

// CHECK-LABEL: kernel.func @fused_reduce_max_sub_exp_reduce_add_div
// CHECK: kernel.prefetch
// CHECK: kernel.stream
func.func @main(%x: tensor<1100x2560xf32>) -> tensor<1100x2560xf32> {
  %y = graph.softmax %x {axis = 1 : i64} : tensor<1100x2560xf32>
  func.return %y : tensor<1100x2560xf32>
}

// -----

// Rows that would fill the cache are not fetched ahead.

// CHECK-LABEL: kernel.func @fused_reduce_max_sub_exp_reduce_add_div
// CHECK-NOT: kernel.prefetch
func.func @main(%x: tensor<4x100000xf32>) -> tensor<4x100000xf32> {
  %y = graph.softmax %x {axis = 1 : i64} : tensor<4x100000xf32>
  func.return %y : tensor<4x100000xf32>
}

// -----

// For unknown sizes the kernel has both ways to store, and chooses when it runs.

// CHECK-LABEL: kernel.func @fused_reduce_max_sub_exp_reduce_add_div
// CHECK: kernel.stream
func.func @main(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %y = graph.softmax %x {axis = 1 : i64} : tensor<?x?xf32>
  func.return %y : tensor<?x?xf32>
}
