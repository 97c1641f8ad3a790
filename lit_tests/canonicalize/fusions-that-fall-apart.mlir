// RUN: mlfuse-opt --canonicalize --device=cpu %s | filecheck %s
// RUN: mlfuse-opt --canonicalize --device=cpu --remarks=all %s 2>&1 >/dev/null | filecheck %s --check-prefix=REMARK

// A product with zero is all that connects the two results. Without it the fusion is no kernel any more, so its ops are
// planned again, and the kernels are named after what they hold.

// CHECK: graph.fusion "fused_sqrt"
// CHECK: graph.fusion "fused_mul"
// CHECK-NOT: graph.fusion

// REMARK: remark: [vertical.simplified] not fused: graph.fusion "fused_both"{{.*}}2 unconnected computations
func.func @main(%x: tensor<4x8xf32>, %i: tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x8xi32>) {
  %a, %b = graph.fusion "fused_both" (%p = %x : tensor<4x8xf32>, %q = %i : tensor<4x8xi32>)
      -> tensor<4x8xf32>, tensor<4x8xi32> {
    %0 = graph.sqrt %p {mlfuse.must_fuse} : tensor<4x8xf32>
    %1 = graph.cast %0 : tensor<4x8xf32> -> tensor<4x8xi32>
    %2 = graph.constant dense<0> : tensor<i32>
    %3 = graph.broadcast %2 dims [] : tensor<i32> -> tensor<4x8xi32>
    %4 = graph.mul %1, %3 {mlfuse.group = "g"} : tensor<4x8xi32>
    %5 = graph.add %4, %q {mlfuse.group = "g"} : tensor<4x8xi32>
    %6 = graph.mul %5, %q : tensor<4x8xi32>
    graph.yield %0, %6 : tensor<4x8xf32>, tensor<4x8xi32>
  }
  func.return %a, %b : tensor<4x8xf32>, tensor<4x8xi32>
}
