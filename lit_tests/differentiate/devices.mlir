// RUN: mlfuse-opt --differentiate="argnums=0 values=false" %s | filecheck %s

// The gradient of an op is on the op's device.

// CHECK: func.func @main_grad(
// CHECK: [[B:%.*]] = graph.exp {{.*}} {mlfuse.device = "cuda"}
// CHECK: graph.mul {{.*}} {mlfuse.device = "cuda"}
// CHECK: graph.mul {{.*}} {mlfuse.device = "cpu"}
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<f32>
  %b = graph.exp %a {mlfuse.device = "cuda"} : tensor<f32>
  func.return %b : tensor<f32>
}
