// RUN: mlfuse-opt --canonicalize --dce %s | filecheck %s

// The replacement of a marked op has its marks.

// CHECK: graph.neg %a {mlfuse.no_fuse} : tensor<4xi32>
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c = graph.constant dense<0> : tensor<4xi32>
  %a = graph.not %x : tensor<4xi32>
  %b = graph.sub %c, %a {mlfuse.no_fuse} : tensor<4xi32>
  func.return %b : tensor<4xi32>
}
