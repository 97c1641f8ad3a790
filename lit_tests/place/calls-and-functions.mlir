// RUN: mlfuse-opt --inline --import-stablehlo --place %s | filecheck %s

// A mark on a call, or on a function, is for all ops in it that have no mark of their own; a composite hands its mark on.

// CHECK: %0 = graph.tanh %x {mlfuse.device = "cpu"}
// CHECK: graph.exp {{.*}} {mlfuse.device = "cuda"}
// CHECK: graph.neg {{.*}} {mlfuse.device = "cpu"}
// CHECK: graph.abs {{.*}} {mlfuse.device = "cuda"}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.tanh %x {mlfuse.device = "cpu"} : tensor<8xf32>
  %1 = func.call @on_the_call(%0) {mlfuse.device = "cuda"} : (tensor<8xf32>) -> tensor<8xf32>
  %2 = func.call @on_the_function(%1) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %2 : tensor<8xf32>
}
func.func private @on_the_call(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.exp %x : tensor<8xf32>
  %1 = graph.neg %0 {mlfuse.device = "cpu"} : tensor<8xf32>
  func.return %1 : tensor<8xf32>
}
func.func private @on_the_function(%x: tensor<8xf32>) -> tensor<8xf32> attributes {mlfuse.device = "cuda"} {
  %0 = stablehlo.abs %x : tensor<8xf32>
  func.return %0 : tensor<8xf32>
}
