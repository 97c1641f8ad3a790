// RUN: mlfuse-opt --bucket-collectives %s | filecheck %s
// RUN: mlfuse-opt --bucket-collectives --remarks=missed %s 2>&1 >/dev/null | filecheck %s --check-prefix=REMARK

// An all-reduce doesn't wait for itself.

// What follows from a bucket's result can't be in it.

// CHECK-LABEL: @directly
// CHECK: graph.all_reduce add %x : tensor<4xf32>
// CHECK: graph.all_reduce add %{{.*}}, %y : tensor<4xf32>, tensor<4xf32>
// REMARK: not fused: graph.all_reduce: its operand depends on a result of the bucket before it
func.func @directly(%x: tensor<4xf32>, %a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = graph.all_reduce add %x : tensor<4xf32>
  %1 = graph.exp %0 : tensor<4xf32>
  %y = graph.neg %a : tensor<4xf32>
  %2 = graph.all_reduce add %1 : tensor<4xf32>
  %3 = graph.all_reduce add %y : tensor<4xf32>
  func.return %2, %3 : tensor<4xf32>, tensor<4xf32>
}

// Nor by way of another bucket: %3 follows from %1, which goes out with %2, which follows from %0.
// A bucket of %0 and %3 would wait for that of %1 and %2, which waits for it.

// CHECK-LABEL: @by_way_of_another
// CHECK: [[A:%.*]] = graph.all_reduce add %x : tensor<4xf32>
// CHECK: [[B:%.*]] = graph.cast [[A]]
// CHECK: {{%.*}}, [[D:%.*]] = graph.all_reduce add %y, [[B]] : tensor<4xf64>, tensor<4xf64>
// CHECK: graph.all_reduce add %{{.*}} : tensor<4xf32>
func.func @by_way_of_another(%x: tensor<4xf32>, %y: tensor<4xf64>) -> (tensor<4xf32>, tensor<4xf64>) {
  %0 = graph.all_reduce add %x : tensor<4xf32>
  %1 = graph.all_reduce add %y : tensor<4xf64>
  %b = graph.cast %0 : tensor<4xf32> -> tensor<4xf64>
  %2 = graph.all_reduce add %b : tensor<4xf64>
  %c = graph.cast %1 : tensor<4xf64> -> tensor<4xf32>
  %3 = graph.all_reduce add %c : tensor<4xf32>
  func.return %3, %2 : tensor<4xf32>, tensor<4xf64>
}
