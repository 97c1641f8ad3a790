// RUN: mlfuse-opt --device=sm_90 --compile-to=loop %s | filecheck %s

// Rows pass their sums on even where their number is unknown.

// CHECK: loop.kernel
// CHECK: loop.reduce
// CHECK: loop.accumulate
// CHECK-NOT: loop.kernel
func.func @main(%x: tensor<?x48xf32>) -> (tensor<?x48xf32>, tensor<48xf32>) {
  %s = graph.reduce add %x dims [1] : tensor<?x48xf32> -> tensor<?xf32>
  %b = graph.broadcast %s dims [0] like %x : tensor<?xf32>, tensor<?x48xf32> -> tensor<?x48xf32>
  %d = graph.div %x, %b : tensor<?x48xf32>
  %c = graph.reduce add %d dims [0] : tensor<?x48xf32> -> tensor<48xf32>
  func.return %d, %c : tensor<?x48xf32>, tensor<48xf32>
}
