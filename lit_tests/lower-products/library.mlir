// RUN: mlfuse-opt --lower-products="device=cpu" --remarks=all %s 2>&1 | filecheck %s
// RUN: mlfuse-opt --lower-products="device=sm_90" %s | filecheck %s --check-prefix GPU

// The library computes products whose sizes aren't known, and those for which its time is shorter; on a GPU all.

// CHECK:     [library.product] not fused: matmul: its sizes aren't known
// CHECK:     [library.product] not fused: matmul: on one core our kernel takes {{.*}} us, the library {{.*}} us
// CHECK:     func.func @unknown
// CHECK:       loop.library "dot_general"
// CHECK:     func.func @one_row
// CHECK:       loop.library "dot_general"
// CHECK:     func.func @small
// CHECK-NOT:   loop.library
// CHECK:       loop.launch @fused_matmul(%x, %w, %y)

// GPU-COUNT-3: loop.library "dot_general"

func.func @unknown(%x: memref<?x8xf32>, %w: memref<8x16xf32>, %n: index) -> memref<?x16xf32> {
  %y = memref.alloc(%n) : memref<?x16xf32>
  loop.library "dot_general" ins(%x, %w : memref<?x8xf32>, memref<8x16xf32>) out(%y : memref<?x16xf32>) options {lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 1>}
  func.return %y : memref<?x16xf32>
}
func.func @one_row(%x: memref<1x2048xf32>, %w: memref<2048x2048xf32>) -> memref<1x2048xf32> {
  %y = memref.alloc() : memref<1x2048xf32>
  loop.library "dot_general" ins(%x, %w : memref<1x2048xf32>, memref<2048x2048xf32>) out(%y : memref<1x2048xf32>) options {lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 1>}
  func.return %y : memref<1x2048xf32>
}
func.func @small(%x: memref<8x8xf32>, %w: memref<8x16xf32>) -> memref<8x16xf32> {
  %y = memref.alloc() : memref<8x16xf32>
  loop.library "dot_general" ins(%x, %w : memref<8x8xf32>, memref<8x16xf32>) out(%y : memref<8x16xf32>) options {lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>}
  func.return %y : memref<8x16xf32>
}
