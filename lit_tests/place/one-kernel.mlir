// RUN: mlfuse-opt --place=devices=cpu,sm_90 --split-input-file %s | filecheck %s

// Ops of a group are placed together, and an op marked must_fuse with its readers, whatever that costs.

// CHECK:      func.func @group
// CHECK:        graph.tanh {{.*}}mlfuse.device = "cpu"
// CHECK:        graph.exp {{.*}}mlfuse.device = "cpu"
func.func @group(%x: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %a = graph.tanh %x {mlfuse.device = "cpu", mlfuse.group = "g"} : tensor<4096x4096xf32>
  %b = graph.exp %a {mlfuse.group = "g"} : tensor<4096x4096xf32>
  func.return %b : tensor<4096x4096xf32>
}

// -----

// CHECK:      func.func @must_fuse
// CHECK:        graph.tanh {{.*}}mlfuse.device = "cpu"
// CHECK:        graph.transpose {{.*}}mlfuse.device = "cpu"
// CHECK:        graph.exp {{.*}}mlfuse.device = "cpu"
// CHECK:        graph.neg {{.*}}mlfuse.device = "cuda"
func.func @must_fuse(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %a = graph.tanh %x {mlfuse.must_fuse} : tensor<64x64xf32>
  %t = graph.transpose %a perm [1, 0] : tensor<64x64xf32> -> tensor<64x64xf32>
  %b = graph.exp %t {mlfuse.device = "cpu"} : tensor<64x64xf32>
  %c = graph.neg %b {mlfuse.device = "cuda"} : tensor<64x64xf32>
  func.return %c : tensor<64x64xf32>
}
