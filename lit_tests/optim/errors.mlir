// RUN: mlfuse-opt --split-input-file --verify-diagnostics %s

// What is wrong with a step, and in which words.

func.func @unknown_number(%p: tensor<4xf32>, %x: tensor<f64>) {
  // expected-error@+1 {{optim.sgd: unknown number 'rate', expected one of: step, lr, momentum, dampening, weight_decay}}
  %0 = optim.sgd %p, %p rate %x weight_decay %x : tensor<4xf32>
  func.return
}

// -----

func.func @number_missing(%p: tensor<4xf32>, %x: tensor<f64>) {
  // expected-error@+1 {{optim.sgd: takes the numbers lr, weight_decay}}
  %0 = optim.sgd %p, %p lr %x : tensor<4xf32>
  func.return
}

// -----

func.func @number_twice(%p: tensor<4xf32>, %x: tensor<f64>) {
  // expected-error@+1 {{optim.sgd: lr is given twice}}
  %0 = optim.sgd %p, %p lr %x lr %x : tensor<4xf32>
  func.return
}

// -----

func.func @state_missing(%p: tensor<4xf32>, %x: tensor<f64>) {
  // expected-error@+1 {{optim.adam: takes the tensors parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq}}
  %0, %1, %2 = optim.adam %p, %p, %p, %p step %x lr %x beta1 %x beta2 %x eps %x weight_decay %x {amsgrad} : tensor<4xf32>
  func.return
}

// -----

func.func @nesterov_alone(%p: tensor<4xf32>, %x: tensor<f64>) {
  // expected-error@+1 {{optim.sgd: nesterov needs the option momentum}}
  %0 = optim.sgd %p, %p lr %x weight_decay %x {nesterov} : tensor<4xf32>
  func.return
}

// -----

func.func @another_shape(%p: tensor<4xf32>, %g: tensor<5xf32>, %x: tensor<f64>) {
  // expected-error@+1 {{optim.sgd: gradient is a tensor<5xf32>; it must have the shape of tensor<4xf32>}}
  %0 = optim.sgd %p, %g lr %x weight_decay %x : tensor<4xf32>, tensor<5xf32>
  func.return
}

// -----

func.func @integers(%p: tensor<4xi32>, %x: tensor<f64>) {
  // expected-error@+1 {{optim.sgd: parameter is a tensor<4xi32>; it takes floats of 16 to 64 bits}}
  %0 = optim.sgd %p, %p lr %x weight_decay %x : tensor<4xi32>
  func.return
}

// -----

func.func @a_number_of_another_type(%p: tensor<4xf32>, %x: tensor<f32>) {
  // expected-error@+1 {{optim.sgd: lr is a tensor<f32>, not a tensor<f64>}}
  %0 = "optim.sgd"(%p, %p, %x, %x) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @operands_missing(%p: tensor<4xf32>) {
  // expected-error@+1 {{optim.sgd: takes parameter, gradient and 2 numbers, but has 2 operands}}
  %0 = "optim.sgd"(%p, %p) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return
}

// -----

func.func @a_result_of_another_type(%p: tensor<4xf32>, %x: tensor<f64>) {
  // expected-error@+1 {{optim.sgd: the results must have the types of the parameter and the states}}
  %0 = "optim.sgd"(%p, %p, %x, %x) : (tensor<4xf32>, tensor<4xf32>, tensor<f64>, tensor<f64>) -> tensor<4xf16>
  func.return
}

// -----

func.func @two_definitions(%p: tensor<4xf32>, %x: tensor<f64>) {
  // expected-error@+1 {{optim.lamb: the other options are apex's; they can't be used with ipex}}
  %0, %1, %2 = optim.lamb %p, %p, %p, %p step %x lr %x beta1 %x beta2 %x eps %x weight_decay %x {ipex, use_nvlamb} : tensor<4xf32>
  func.return
}

// -----

func.func @factor(%p: tensor<4xf32>) {
  // expected-error@+1 {{optim.scale: the factor is a tensor<4xf32>; it must be a float of rank 0}}
  %0 = optim.scale %p, %p : tensor<4xf32>, tensor<4xf32>
  func.return
}

// -----

func.func @halves(%x: tensor<4xf64>) {
  // expected-error@+1 {{optim.split_halves: takes f32 elements, not f64}}
  %0, %1 = optim.split_halves %x : tensor<4xf64> -> tensor<4xbf16>, tensor<4xui16>
  func.return
}

// -----

func.func @high_half(%h: tensor<4xf16>, %l: tensor<4xui16>) {
  // expected-error@+1 {{optim.join_halves: the high half is a tensor<4xf16>; its elements must be bf16}}
  %0 = optim.join_halves %h, %l : tensor<4xf16>, tensor<4xui16> -> tensor<4xf32>
  func.return
}
