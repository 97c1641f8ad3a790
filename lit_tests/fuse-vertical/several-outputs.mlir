// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// An intermediate that is also a result is stored by the kernel that makes it.

// CHECK: %{{.*}}, %{{.*}} = graph.fusion "fused_exp_neg" (%{{.*}} = %x : tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32> {
// CHECK:   [[E:%.*]] = graph.exp
// CHECK:   [[N:%.*]] = graph.neg [[E]]
// CHECK:   graph.yield [[E]], [[N]]
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = graph.exp %x : tensor<8xf32>
  %1 = graph.neg %0 : tensor<8xf32>
  func.return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
