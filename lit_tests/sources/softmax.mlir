// RUN: mlfuse-opt --compile-to=source --device=cpu %s | diff %S/Inputs/softmax.c -
// RUN: mlfuse-opt --compile-to=source --device=sm_90 %s | diff %S/Inputs/softmax.cu -

// A softmax of rows, as whole files. `make goldens` writes them; read the diff.

func.func @main(%scores: tensor<4096x1024xf32>) -> tensor<4096x1024xf32> {
  %weights = graph.softmax %scores {axis = 1 : i64} : tensor<4096x1024xf32>
  func.return %weights : tensor<4096x1024xf32>
}
