// RUN: mlfuse-opt --fuse --device=cpu %s | filecheck %s

// A sum over one element of which the sizes aren't known stays: a rule that tries to replace it leaves no op behind that reads
// %e, so the kernel doesn't store %e.

// CHECK:     %c = graph.fusion
// CHECK:       graph.yield %{{c_[0-9]+}} : tensor<2x?x8xf32>
func.func @main(%x: tensor<?x1x8xf32>, %y: tensor<?x8xf32>) -> tensor<2x?x8xf32> {
  %e = graph.exp %x : tensor<?x1x8xf32>
  %r = graph.reduce add %e dims [1] : tensor<?x1x8xf32> -> tensor<?x8xf32>
  %m = graph.mul %r, %y : tensor<?x8xf32>
  %a = graph.reshape %m : tensor<?x8xf32> -> tensor<1x?x8xf32>
  %c = graph.concat dim 0 %a, %a : tensor<1x?x8xf32>, tensor<1x?x8xf32> -> tensor<2x?x8xf32>
  func.return %c : tensor<2x?x8xf32>
}
