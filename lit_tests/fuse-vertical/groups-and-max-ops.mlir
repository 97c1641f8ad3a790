// RUN: mlfuse-opt --fuse-vertical="max-ops=2" --device=cpu %s | filecheck %s --check-prefix=TWO
// RUN: mlfuse-opt --fuse-vertical="max-ops=3" --device=cpu %s | filecheck %s --check-prefix=THREE

// A group overrules the limit on ops. An op that the group reads, and that nobody marked, joins within the limit only.

// TWO: graph.fusion "fused_exp"
// TWO: graph.fusion "fused_add_mul"
// TWO-NOT: graph.fusion

// THREE: graph.fusion "fused_exp_add_mul"
// THREE-NOT: graph.fusion
func.func @main(%x: tensor<64x32xf32>, %y: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
  %n = graph.exp %x : tensor<64x32xf32>
  %u = graph.add %n, %y {mlfuse.group = "g"} : tensor<64x32xf32>
  %v = graph.mul %n, %y {mlfuse.group = "g"} : tensor<64x32xf32>
  func.return %u, %v : tensor<64x32xf32>, tensor<64x32xf32>
}
