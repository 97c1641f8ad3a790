// RUN: mlfuse-opt --fuse --device=cpu --save-plan=%t %s
// RUN: mlfuse-opt --fuse --device=cpu --use-plan=%t --remarks=fused %s 2>&1 | filecheck %s --check-prefix=CPU
// RUN: mlfuse-opt --fuse --device=sm_90 --use-plan=%t --remarks=fused %s 2>&1 | filecheck %s --check-prefix=GPU

// A set of sums is one launch on a CPU, and three on a GPU, for sums of parts, sums of each tensor's parts, and the results.

// CPU: [user.plan] fused: graph.reduce: 3 tensors in one launch: set "fused_reduce" of the plan
// GPU: [user.plan] fused: graph.reduce: 3 tensors in 3 launches: set "fused_reduce" of the plan
func.func @main(%x: tensor<800xf32>, %y: tensor<900xf32>, %z: tensor<1000xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %a = graph.reduce add %x dims [0] : tensor<800xf32> -> tensor<f32>
  %b = graph.reduce add %y dims [0] : tensor<900xf32> -> tensor<f32>
  %c = graph.reduce add %z dims [0] : tensor<1000xf32> -> tensor<f32>
  func.return %a, %b, %c : tensor<f32>, tensor<f32>, tensor<f32>
}
