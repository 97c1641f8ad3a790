// RUN: mlfuse-opt --decompose %s | filecheck %s
// RUN: mlfuse-opt --inline %s | filecheck %s --check-prefix=INLINE
// RUN: mlfuse-opt --decompose="keep=my.act,gelu" %s | filecheck %s --check-prefix=KEPT

// A function marked as a composite stays called until --decompose; what is kept becomes a call of a library.

// CHECK-LABEL: @main
// CHECK-NEXT: [[N:%.*]] = graph.neg %x
// CHECK-NEXT: graph.exp [[N]]
// CHECK: graph.erf
// CHECK-NOT: @act
// INLINE-LABEL: @main
// INLINE-NEXT: func.call @act(%x)
// INLINE-NEXT: graph.gelu
// INLINE: func.func private @act
// KEPT-LABEL: @main
// KEPT-NEXT: [[A:%.*]] = graph.call_external "my.act" (%x) : (tensor<4xf32>) -> tensor<4xf32>
// KEPT-NEXT: graph.call_external "gelu" ([[A]]) {approximate = "none"} : (tensor<4xf32>) -> tensor<4xf32>
// KEPT-NOT: @act
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @act(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = graph.gelu %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}
func.func private @act(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mlfuse.composite = "my.act"} {
  %0 = graph.neg %x : tensor<4xf32>
  %1 = graph.exp %0 : tensor<4xf32>
  func.return %1 : tensor<4xf32>
}
