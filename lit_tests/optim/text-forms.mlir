// RUN: mlfuse-opt %s | mlfuse-opt - | filecheck %s
// RUN: mlfuse-opt --print-op-generic %s | mlfuse-opt - | filecheck %s

// Every op's text form, read, printed, read again, also by way of the generic form.

// CHECK-LABEL: @steps
func.func @steps(%p: tensor<4x?xf32>, %g: tensor<4x?xf32>, %a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xf32>, %mu: tensor<f32>,
                 %t: tensor<f64>, %x: tensor<f64>, %y: tensor<f64>) {
  // CHECK: %p1 = optim.sgd %p, %g lr %x weight_decay %y : tensor<4x?xf32>
  %p1 = optim.sgd %p, %g lr %x weight_decay %y : tensor<4x?xf32>
  // The numbers come in any order.
  // CHECK: %p2, %a2 = optim.sgd %p, %g, %a step %t lr %x momentum %y dampening %x weight_decay %y {momentum, nesterov} : tensor<4x?xf32>
  %p2, %a2 = optim.sgd %p, %g, %a weight_decay %y dampening %x lr %x momentum %y step %t {nesterov, momentum} : tensor<4x?xf32>
  // CHECK: %p3, %a3, %b3 = optim.adam %p, %g, %a, %b step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y : tensor<4x?xf32>
  %p3, %a3, %b3 = optim.adam %p, %g, %a, %b step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y : tensor<4x?xf32>
  // CHECK: %p4, %a4, %b4, %c4 = optim.adamw %p, %g, %a, %b, %c step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y {amsgrad, maximize, my.note = 1 : i64} : tensor<4x?xf32>
  %p4, %a4, %b4, %c4 = optim.adamw %p, %g, %a, %b, %c step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y {amsgrad, maximize, my.note = 1 : i64} : tensor<4x?xf32>
  // CHECK: %p5, %a5 = optim.adagrad %p, %g, %a step %t lr %x lr_decay %y weight_decay %x eps %y : tensor<4x?xf32>
  %p5, %a5 = optim.adagrad %p, %g, %a step %t lr %x lr_decay %y weight_decay %x eps %y : tensor<4x?xf32>
  // CHECK: %p6, %a6, %b6, %c6 = optim.rmsprop %p, %g, %a, %b, %c lr %x alpha %y eps %x weight_decay %y momentum %x {centered, momentum} : tensor<4x?xf32>
  %p6, %a6, %b6, %c6 = optim.rmsprop %p, %g, %a, %b, %c lr %x alpha %y eps %x weight_decay %y momentum %x {centered, momentum} : tensor<4x?xf32>
  // CHECK: %p7, %a7, %b7 = optim.adadelta %p, %g, %a, %b lr %x rho %y eps %x weight_decay %y : tensor<4x?xf32>
  %p7, %a7, %b7 = optim.adadelta %p, %g, %a, %b lr %x rho %y eps %x weight_decay %y : tensor<4x?xf32>
  // CHECK: %p8, %a8, %b8 = optim.adamax %p, %g, %a, %b step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y : tensor<4x?xf32>
  %p8, %a8, %b8 = optim.adamax %p, %g, %a, %b step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y : tensor<4x?xf32>
  // CHECK: %p9, %a9, %b9, %mu9 = optim.nadam %p, %g, %a, %b, %mu step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y momentum_decay %x : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<f32>
  %p9, %a9, %b9, %mu9 = optim.nadam %p, %g, %a, %b, %mu step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y momentum_decay %x : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<f32>
  // CHECK: %p10, %a10, %b10 = optim.radam %p, %g, %a, %b step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y {decoupled_weight_decay} : tensor<4x?xf32>
  %p10, %a10, %b10 = optim.radam %p, %g, %a, %b step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y {decoupled_weight_decay} : tensor<4x?xf32>
  // CHECK: %p11, %a11 = optim.lion %p, %g, %a lr %x beta1 %y beta2 %y weight_decay %y : tensor<4x?xf32>
  %p11, %a11 = optim.lion %p, %g, %a lr %x beta1 %y beta2 %y weight_decay %y : tensor<4x?xf32>
  // What is the default isn't printed.
  // CHECK: %p12, %a12, %b12 = optim.lamb %p, %g, %a, %b step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y {bias_correction = false, use_nvlamb} : tensor<4x?xf32>
  %p12, %a12, %b12 = optim.lamb %p, %g, %a, %b step %t lr %x beta1 %y beta2 %y eps %x weight_decay %y {bias_correction = false, adam_w_mode = true, use_nvlamb} : tensor<4x?xf32>
  func.return
}

// CHECK-LABEL: @types_that_differ
func.func @types_that_differ(%p: tensor<8xbf16>, %g: tensor<8xbf16>, %m: tensor<8xf32>, %x: tensor<f64>) -> (tensor<8xbf16>, tensor<8xf32>) {
  // CHECK: %p1, %m1 = optim.lion %p, %g, %m lr %x beta1 %x beta2 %x weight_decay %x : tensor<8xbf16>, tensor<8xbf16>, tensor<8xf32>
  %p1, %m1 = optim.lion %p, %g, %m lr %x beta1 %x beta2 %x weight_decay %x : tensor<8xbf16>, tensor<8xbf16>, tensor<8xf32>
  func.return %p1, %m1 : tensor<8xbf16>, tensor<8xf32>
}

// CHECK-LABEL: @around_a_step
func.func @around_a_step(%g: tensor<8xbf16>, %s: tensor<f32>, %limit: tensor<f64>, %high: tensor<8xbf16>, %low: tensor<8xui16>) {
  // CHECK: %found = optim.non_finite %g : tensor<8xbf16> -> tensor<f32>
  %found = optim.non_finite %g : tensor<8xbf16> -> tensor<f32>
  // CHECK: %u = optim.scale %g, %s : tensor<8xbf16>, tensor<f32>
  %u = optim.scale %g, %s : tensor<8xbf16>, tensor<f32>
  // CHECK: %c = optim.clip_coefficient %s, %limit : tensor<f32>, tensor<f64>
  %c = optim.clip_coefficient %s, %limit : tensor<f32>, tensor<f64>
  // CHECK: %k = optim.skip %u, %g, %found : tensor<8xbf16>, tensor<8xbf16>, tensor<f32>
  %k = optim.skip %u, %g, %found : tensor<8xbf16>, tensor<8xbf16>, tensor<f32>
  // CHECK: %p = optim.join_halves %high, %low : tensor<8xbf16>, tensor<8xui16> -> tensor<8xf32>
  %p = optim.join_halves %high, %low : tensor<8xbf16>, tensor<8xui16> -> tensor<8xf32>
  // CHECK: %high1, %low1 = optim.split_halves %p : tensor<8xf32> -> tensor<8xbf16>, tensor<8xui16>
  %high1, %low1 = optim.split_halves %p : tensor<8xf32> -> tensor<8xbf16>, tensor<8xui16>
  func.return
}
