// RUN: mlfuse-opt --device=cpu --compile-to=loop %s | filecheck %s

// Pointwise rows beside a sum across them are one pass over memory, without a reduction of its own.

// CHECK: loop.kernel
// CHECK-NOT: loop.reduce
// CHECK: loop.parallel
// CHECK: loop.accumulate
// CHECK-NOT: loop.kernel
// CHECK-NOT: loop.reduce
func.func @main(%dy: tensor<700x96xf32>, %x: tensor<700x96xf32>) -> (tensor<700x96xf32>, tensor<96xf32>) {
  %t = graph.tanh %x : tensor<700x96xf32>
  %tt = graph.mul %t, %t : tensor<700x96xf32>
  %u = graph.mul %tt, %dy : tensor<700x96xf32>
  %dx = graph.sub %dy, %u : tensor<700x96xf32>
  %db = graph.reduce add %dx dims [0] : tensor<700x96xf32> -> tensor<96xf32>
  func.return %dx, %db : tensor<700x96xf32>, tensor<96xf32>
}
