// An example of every op of the optim dialect: the reference (docs/reference/optim.md) shows it, and tests/site holds
// that it is read, verified and printed as it stands. Made and kept by hand.

func.func @adam(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %exp_avg: tensor<4x8xf32>, %exp_avg_sq: tensor<4x8xf32>, %step: tensor<f64>, %lr: tensor<f64>, %beta1: tensor<f64>, %beta2: tensor<f64>, %eps: tensor<f64>, %weight_decay: tensor<f64>) {
  %new_p, %new_exp_avg, %new_exp_avg_sq = optim.adam %p, %g, %exp_avg, %exp_avg_sq step %step lr %lr beta1 %beta1 beta2 %beta2 eps %eps weight_decay %weight_decay : tensor<4x8xf32>
  func.return
}

func.func @adamw(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %exp_avg: tensor<4x8xf32>, %exp_avg_sq: tensor<4x8xf32>, %step: tensor<f64>, %lr: tensor<f64>, %beta1: tensor<f64>, %beta2: tensor<f64>, %eps: tensor<f64>, %weight_decay: tensor<f64>) {
  %new_p, %new_exp_avg, %new_exp_avg_sq = optim.adamw %p, %g, %exp_avg, %exp_avg_sq step %step lr %lr beta1 %beta1 beta2 %beta2 eps %eps weight_decay %weight_decay : tensor<4x8xf32>
  func.return
}

func.func @adamax(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %exp_avg: tensor<4x8xf32>, %exp_inf: tensor<4x8xf32>, %step: tensor<f64>, %lr: tensor<f64>, %beta1: tensor<f64>, %beta2: tensor<f64>, %eps: tensor<f64>, %weight_decay: tensor<f64>) {
  %new_p, %new_exp_avg, %new_exp_inf = optim.adamax %p, %g, %exp_avg, %exp_inf step %step lr %lr beta1 %beta1 beta2 %beta2 eps %eps weight_decay %weight_decay : tensor<4x8xf32>
  func.return
}

func.func @nadam(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %exp_avg: tensor<4x8xf32>, %exp_avg_sq: tensor<4x8xf32>, %mu_product: tensor<f32>, %step: tensor<f64>, %lr: tensor<f64>, %beta1: tensor<f64>, %beta2: tensor<f64>, %eps: tensor<f64>, %weight_decay: tensor<f64>, %momentum_decay: tensor<f64>) {
  %new_p, %new_exp_avg, %new_exp_avg_sq, %new_mu_product = optim.nadam %p, %g, %exp_avg, %exp_avg_sq, %mu_product step %step lr %lr beta1 %beta1 beta2 %beta2 eps %eps weight_decay %weight_decay momentum_decay %momentum_decay : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>
  func.return
}

func.func @radam(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %exp_avg: tensor<4x8xf32>, %exp_avg_sq: tensor<4x8xf32>, %step: tensor<f64>, %lr: tensor<f64>, %beta1: tensor<f64>, %beta2: tensor<f64>, %eps: tensor<f64>, %weight_decay: tensor<f64>) {
  %new_p, %new_exp_avg, %new_exp_avg_sq = optim.radam %p, %g, %exp_avg, %exp_avg_sq step %step lr %lr beta1 %beta1 beta2 %beta2 eps %eps weight_decay %weight_decay : tensor<4x8xf32>
  func.return
}

func.func @adadelta(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %square_avg: tensor<4x8xf32>, %acc_delta: tensor<4x8xf32>, %lr: tensor<f64>, %rho: tensor<f64>, %eps: tensor<f64>, %weight_decay: tensor<f64>) {
  %new_p, %new_square_avg, %new_acc_delta = optim.adadelta %p, %g, %square_avg, %acc_delta lr %lr rho %rho eps %eps weight_decay %weight_decay : tensor<4x8xf32>
  func.return
}

func.func @adagrad(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %sum: tensor<4x8xf32>, %step: tensor<f64>, %lr: tensor<f64>, %lr_decay: tensor<f64>, %weight_decay: tensor<f64>, %eps: tensor<f64>) {
  %new_p, %new_sum = optim.adagrad %p, %g, %sum step %step lr %lr lr_decay %lr_decay weight_decay %weight_decay eps %eps : tensor<4x8xf32>
  func.return
}

func.func @rmsprop(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %square_avg: tensor<4x8xf32>, %lr: tensor<f64>, %alpha: tensor<f64>, %eps: tensor<f64>, %weight_decay: tensor<f64>) {
  %new_p, %new_square_avg = optim.rmsprop %p, %g, %square_avg lr %lr alpha %alpha eps %eps weight_decay %weight_decay : tensor<4x8xf32>
  func.return
}

func.func @lamb(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %exp_avg: tensor<4x8xf32>, %exp_avg_sq: tensor<4x8xf32>, %step: tensor<f64>, %lr: tensor<f64>, %beta1: tensor<f64>, %beta2: tensor<f64>, %eps: tensor<f64>, %weight_decay: tensor<f64>) {
  %new_p, %new_exp_avg, %new_exp_avg_sq = optim.lamb %p, %g, %exp_avg, %exp_avg_sq step %step lr %lr beta1 %beta1 beta2 %beta2 eps %eps weight_decay %weight_decay : tensor<4x8xf32>
  func.return
}

func.func @lion(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %exp_avg: tensor<4x8xf32>, %lr: tensor<f64>, %beta1: tensor<f64>, %beta2: tensor<f64>, %weight_decay: tensor<f64>) {
  %new_p, %new_exp_avg = optim.lion %p, %g, %exp_avg lr %lr beta1 %beta1 beta2 %beta2 weight_decay %weight_decay : tensor<4x8xf32>
  func.return
}

func.func @sgd(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %lr: tensor<f64>, %weight_decay: tensor<f64>) {
  %new_p = optim.sgd %p, %g lr %lr weight_decay %weight_decay : tensor<4x8xf32>
  func.return
}

func.func @join_halves(%x: tensor<8xbf16>, %y: tensor<8xui16>) {
  %r = optim.join_halves %x, %y : tensor<8xbf16>, tensor<8xui16> -> tensor<8xf32>
  func.return
}

func.func @split_halves(%x: tensor<8xf32>) {
  %r0, %r1 = optim.split_halves %x : tensor<8xf32> -> tensor<8xbf16>, tensor<8xui16>
  func.return
}

func.func @clip_coefficient(%x: tensor<f32>, %y: tensor<f64>) {
  %r = optim.clip_coefficient %x, %y : tensor<f32>, tensor<f64>
  func.return
}

func.func @non_finite(%x: tensor<8xbf16>) {
  %r = optim.non_finite %x : tensor<8xbf16> -> tensor<f32>
  func.return
}

func.func @scale(%x: tensor<8xbf16>, %y: tensor<f32>) {
  %r = optim.scale %x, %y : tensor<8xbf16>, tensor<f32>
  func.return
}

func.func @skip(%x: tensor<8xbf16>, %y: tensor<8xbf16>, %z: tensor<f32>) {
  %r = optim.skip %x, %y, %z : tensor<8xbf16>, tensor<8xbf16>, tensor<f32>
  func.return
}
