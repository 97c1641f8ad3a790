// RUN: mlfuse-opt --compile-to=source --device=sm_90 --split-input-file %s | filecheck %s

// Arrays larger than the L2 cache are read and written past it. A large space loads two groups of 16 bytes of either operand
// before it computes.

// CHECK-LABEL: large_add(
// CHECK: #pragma unroll
// CHECK-NEXT: i0 < 2;
// CHECK-NOT: __stcs
// CHECK-COUNT-2: __ldcs
// CHECK-NOT: __ldcs
// CHECK: #pragma unroll
// CHECK-NOT: __ldcs
// CHECK: __stcs
// CHECK-NOT: __stcs
func.func @main(%x: tensor<1027x67108864xf32>, %y: tensor<1027x67108864xf32>) -> tensor<1027x67108864xf32> {
  %z = graph.fusion "large_add" (%a = %x : tensor<1027x67108864xf32>, %b = %y : tensor<1027x67108864xf32>) -> tensor<1027x67108864xf32> {
    %0 = graph.add %a, %b : tensor<1027x67108864xf32>
    graph.yield %0 : tensor<1027x67108864xf32>
  }
  func.return %z : tensor<1027x67108864xf32>
}

// -----

// CHECK-LABEL: small_add(
// CHECK-NOT: __ldcs
// CHECK-NOT: __stcs
func.func @main(%x: tensor<1048576xf32>, %y: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %z = graph.fusion "small_add" (%a = %x : tensor<1048576xf32>, %b = %y : tensor<1048576xf32>) -> tensor<1048576xf32> {
    %0 = graph.add %a, %b : tensor<1048576xf32>
    graph.yield %0 : tensor<1048576xf32>
  }
  func.return %z : tensor<1048576xf32>
}

// -----

// A row that all rows are added to stays in the cache.

// CHECK-LABEL: bias(
// CHECK-COUNT-1: __ldcs
// CHECK-NOT: __ldcs
// CHECK: __stcs
// CHECK-NOT: __stcs
func.func @main(%x: tensor<16384x4096xf32>, %b: tensor<4096xf32>) -> tensor<16384x4096xf32> {
  %z = graph.fusion "bias" (%a = %x : tensor<16384x4096xf32>, %c = %b : tensor<4096xf32>) -> tensor<16384x4096xf32> {
    %w = graph.broadcast %c dims [1] : tensor<4096xf32> -> tensor<16384x4096xf32>
    %0 = graph.add %a, %w : tensor<16384x4096xf32>
    graph.yield %0 : tensor<16384x4096xf32>
  }
  func.return %z : tensor<16384x4096xf32>
}
