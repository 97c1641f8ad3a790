// RUN: mlfuse-opt --differentiate --fuse --device=cpu --remarks=all %s 2>&1 | filecheck %s

// Forward and backward stand in one function: the planner computes tanh again for the backward kernel,
// which costs half of what writing 16 MiB and reading them again would, and says so. The loss is one
// kernel; both gradients are another, which reads %x once.

// CHECK-DAG: remark: [vertical.recompute] fused: graph.tanh into graph.mul, graph.add, graph.sub: 2 kernels read it, recomputing costs 839 us, and the round trip costs 1680 us
// CHECK-DAG: remark: [vertical.recompute] fused: graph.mul into graph.tanh: 2 kernels read it, recomputing costs 839 us, and the round trip costs 1680 us
// CHECK:     func.func @main_grad(
// CHECK:       graph.fusion "fused_mul_tanh_reduce_add" (%{{.*}} = %w : tensor<1024xf32>, %{{.*}} = %x : tensor<4096x1024xf32>) -> tensor<f32>
// CHECK:         graph.tanh
// CHECK:       %d_x, %d_w = graph.fusion "fused_mul_tanh_add_sub_reduce_add" (%{{.*}} = %w : tensor<1024xf32>, %{{.*}} = %x : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>, tensor<1024xf32>
// CHECK:         graph.tanh
// CHECK-NOT:   graph.fusion
// CHECK:       func.return
func.func @main(%x: tensor<4096x1024xf32>, %w: tensor<1024xf32>) -> tensor<f32> {
  %b = graph.broadcast %w dims [1] : tensor<1024xf32> -> tensor<4096x1024xf32>
  %p = graph.mul %x, %b : tensor<4096x1024xf32>
  %t = graph.tanh %p : tensor<4096x1024xf32>
  %q = graph.mul %t, %t : tensor<4096x1024xf32>
  %l = graph.reduce add %q dims [0, 1] : tensor<4096x1024xf32> -> tensor<f32>
  func.return %l : tensor<f32>
}
