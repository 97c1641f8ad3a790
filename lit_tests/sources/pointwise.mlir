// RUN: mlfuse-opt --compile-to=source --device=cpu %s | diff %S/Inputs/pointwise.c -
// RUN: mlfuse-opt --compile-to=source --device=sm_90 %s | diff %S/Inputs/pointwise.cu -

// A pointwise kernel, as whole files: the source that a person reads. `make goldens` writes them; read the diff.

func.func @main(%x: tensor<?x512xf32>, %scale: tensor<512xf32>, %bias: tensor<512xf32>) -> tensor<?x512xf32> {
  %s = graph.broadcast %scale dims [1] like %x : tensor<512xf32>, tensor<?x512xf32> -> tensor<?x512xf32>
  %scaled = graph.mul %x, %s : tensor<?x512xf32>
  %b = graph.broadcast %bias dims [1] like %x : tensor<512xf32>, tensor<?x512xf32> -> tensor<?x512xf32>
  %shifted = graph.add %scaled, %b : tensor<?x512xf32>
  %y = graph.tanh %shifted : tensor<?x512xf32>
  func.return %y : tensor<?x512xf32>
}
