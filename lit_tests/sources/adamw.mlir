// RUN: mlfuse-opt --compile-to=source --device=cpu %s | diff %S/Inputs/adamw.c -
// RUN: mlfuse-opt --compile-to=source --device=sm_90 %s | diff %S/Inputs/adamw.cu -

// AdamW on one tensor, in place, as whole files. `make goldens` writes them; read the diff.

func.func @main(%weight: tensor<?xf32> {tf.aliasing_output = 0 : i32}, %grad: tensor<?xf32>, %mean: tensor<?xf32> {tf.aliasing_output = 1 : i32}, %square: tensor<?xf32> {tf.aliasing_output = 2 : i32},
    %step: tensor<f64>, %lr: tensor<f64>, %beta1: tensor<f64>, %beta2: tensor<f64>, %eps: tensor<f64>, %decay: tensor<f64>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %w, %m, %s = optim.adamw %weight, %grad, %mean, %square step %step lr %lr beta1 %beta1 beta2 %beta2 eps %eps weight_decay %decay : tensor<?xf32>
  func.return %w, %m, %s : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
