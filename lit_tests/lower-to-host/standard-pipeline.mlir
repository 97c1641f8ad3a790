// RUN: mlfuse-opt --compile-to=host --device=cpu %s | filecheck %s
// RUN: mlfuse-opt --compile-to=host --device=sm_90 %s | filecheck %s

// The standard pipeline ends at the host level, where the caller passes the memory of results.

// CHECK: func.func @main(%x: memref<8xf32>, %y: memref<8xf32> {mlfuse.result = 0 : i64}) {
// CHECK: kernel.launch @fused_neg
// CHECK-NEXT: func.return
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = graph.neg %x : tensor<8xf32>
  func.return %y : tensor<8xf32>
}
