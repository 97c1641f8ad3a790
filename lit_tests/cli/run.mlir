// RUN: mlfuse-run %s --input=2x2xf32=1,2,3,4 --input=2xf32=0.5 --device=interpreter | filecheck %s
// RUN: mlfuse-run %s --input=2x2xf32=1,2,3,4 --input=2xf32=0.5 --device=interpreter --outputs=@%t.npz
// RUN: mlfuse-run %s --input=2x2xf32=1,2,3,4 --input=2xf32=0.5 --expect=@%t.npz
// RUN: not mlfuse-run %s --input=2x2xf32=1,2,3,5 --input=2xf32=0.5 --expect=@%t.npz 2>&1 | filecheck %s --check-prefix WRONG
// RUN: not mlfuse-run %s --input=2x2xf32=1 2>&1 | filecheck %s --check-prefix COUNT

func.func @main(%x: tensor<2x2xf32>, %b: tensor<2xf32>) -> tensor<2x2xf32> {
  %0 = graph.broadcast %b dims [1] : tensor<2xf32> -> tensor<2x2xf32>
  %1 = graph.mul %x, %0 : tensor<2x2xf32>
  func.return %1 : tensor<2x2xf32>
}

// CHECK: out0: 2x2xfloat32
// CHECK-NEXT: {{\[\[}}0.5 1. ]
// CHECK-NEXT: [1.5 2. ]]

// WRONG: error: out0: 1 of 4 elements don't agree to rtol 0.0001, atol 1e-05; the worst at [1, 1]: got 2.5, want 2.0

// COUNT: error: @main takes 2 arguments (tensor<2x2xf32>, tensor<2xf32>), 1 given
