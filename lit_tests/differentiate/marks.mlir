// RUN: mlfuse-opt --differentiate %s | filecheck %s

// Marks are for the forward ops; ops of the gradient have none.

// CHECK-LABEL: func.func @main_grad
// CHECK-NEXT: graph.exp %x {mlfuse.no_fuse}
// CHECK-NOT: mlfuse.no_fuse
func.func @main(%x: tensor<4xf32>) -> tensor<f32> {
  %a = graph.exp %x {mlfuse.no_fuse} : tensor<4xf32>
  %b = graph.sin %a : tensor<4xf32>
  %s = graph.reduce add %b dims [0] : tensor<4xf32> -> tensor<f32>
  func.return %s : tensor<f32>
}
