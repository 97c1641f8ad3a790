// RUN: mlfuse-opt %s --compile-to=fused | filecheck %s --check-prefix FUSED
// RUN: mlfuse-opt %s --compile-to=loop | filecheck %s --check-prefix LOOP
// RUN: mlfuse-opt %s --compile-to=kernel --device=cpu | filecheck %s --check-prefix KERNEL
// RUN: mlfuse-opt %s --compile-to=source --device=cpu | filecheck %s --check-prefix C
// RUN: mlfuse-opt %s --compile-to=source | filecheck %s --check-prefix CUDA
// RUN: mlfuse-opt %s --compile-to=loop --device=cpu | mlfuse-opt --compile-to=kernel | filecheck %s --check-prefix KERNEL

func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = graph.exp %x : tensor<8x16xf32>
  %1 = graph.mul %0, %x : tensor<8x16xf32>
  func.return %1 : tensor<8x16xf32>
}

// FUSED: graph.fusion "fused_exp_mul"
// LOOP: loop.launch @fused_exp_mul
// LOOP: loop.kernel @fused_exp_mul
// KERNEL: kernel.func @fused_exp_mul
// C: fused_exp_mul(void **
// CUDA: __global__
// CUDA: fused_exp_mul(
