// RUN: mlfuse-opt --fuse --device=cpu %s | filecheck %s
// RUN: mlfuse-opt --fuse %s | filecheck %s

// Bucketing is part of --fuse, on every device.

// CHECK: %0, %1 = graph.all_reduce add %x, %y : tensor<2xf32>, tensor<3xf32>
func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %0 = graph.all_reduce add %x : tensor<2xf32>
  %1 = graph.all_reduce add %y : tensor<3xf32>
  func.return %0, %1 : tensor<2xf32>, tensor<3xf32>
}
