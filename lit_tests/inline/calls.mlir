// RUN: mlfuse-opt --inline %s | filecheck %s

// Bodies take the place of calls; private functions go when nothing calls them.

// CHECK-LABEL: func.func public @main
// CHECK-NEXT: [[A:%.*]] = graph.exp %x
// CHECK-NEXT: [[B:%.*]] = graph.exp [[A]]
// CHECK-NEXT: [[C:%.*]] = graph.neg [[B]]
// CHECK-NEXT: func.return [[C]]
func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = graph.neg %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-NOT: func.func private
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @exp(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @exp(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @exp(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @dead(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @exp(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
