// RUN: mlfuse-opt --fuse-vertical %s | filecheck %s

// Ops that feed each other are one fusion, named after them; a value that is a result too is
// yielded on the way.

// CHECK: %{{.*}}, %{{.*}} = graph.fusion "fused_exp_neg_add" (%{{.*}} = %x : tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32> {
// CHECK-NEXT: [[A:%.*]] = graph.exp %{{.*}} : tensor<8xf32>
// CHECK-NEXT: [[B:%.*]] = graph.neg [[A]] : tensor<8xf32>
// CHECK-NEXT: [[C:%.*]] = graph.add [[A]], [[B]] : tensor<8xf32>
// CHECK-NEXT: graph.yield [[A]], [[C]] : tensor<8xf32>, tensor<8xf32>
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = graph.exp %x : tensor<8xf32>
  %b = graph.neg %a : tensor<8xf32>
  %c = graph.add %a, %b : tensor<8xf32>
  func.return %a, %c : tensor<8xf32>, tensor<8xf32>
}
