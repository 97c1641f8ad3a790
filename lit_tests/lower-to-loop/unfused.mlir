// RUN: mlfuse-opt --lower-to-loop %s | filecheck %s

// Without a plan every op is a kernel by itself.

// CHECK:      loop.launch @fused_exp(%x, [[E:%.*]], %{{.*}})
// CHECK:      loop.launch @fused_reduce([[E]], [[R:%.*]], %{{.*}})
// CHECK:      func.return [[R]]
func.func @main(%x: tensor<?x4xf32>) -> tensor<?xf32> {
  %0 = graph.exp %x : tensor<?x4xf32>
  %1 = graph.reduce add %0 dims [1] : tensor<?x4xf32> -> tensor<?xf32>
  func.return %1 : tensor<?xf32>
}
