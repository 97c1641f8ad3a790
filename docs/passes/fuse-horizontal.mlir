// mlfuse-opt --fuse-horizontal
func.func @main(%p: tensor<4xf32>, %g: tensor<4xf32>, %q: tensor<2x3xf32>, %h: tensor<2x3xf32>) -> (tensor<4xf32>, tensor<2x3xf32>) {
  %0 = graph.sub %p, %g : tensor<4xf32>
  %1 = graph.sub %q, %h : tensor<2x3xf32>
  func.return %0, %1 : tensor<4xf32>, tensor<2x3xf32>
}
