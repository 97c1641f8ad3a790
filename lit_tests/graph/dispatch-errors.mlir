// RUN: mlfuse-opt --split-input-file --verify-diagnostics %s

// Nothing crosses between devices but by graph.transfer.

func.func @main(%x: tensor<8xf32> {mlfuse.device = "cpu"}) -> tensor<8xf32> {
  // expected-error @below {{@cuda::@f is on cuda and reads a value on cpu; graph.transfer copies it}}
  %a = graph.dispatch @cuda::@f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %a : tensor<8xf32>
}
builtin.module @cuda attributes {mlfuse.device = "cuda", mlfuse.planned_for = "sm_90"} {
  func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
    func.return %x : tensor<8xf32>
  }
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.dispatch @cpu::@f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  // expected-error @below {{@cuda::@g is on cuda and reads a value on cpu; graph.transfer copies it}}
  %b = graph.dispatch @cuda::@g(%a) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %b : tensor<8xf32>
}
builtin.module @cpu attributes {mlfuse.device = "cpu", mlfuse.planned_for = "cpu"} {
  func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
    func.return %x : tensor<8xf32>
  }
}
builtin.module @cuda attributes {mlfuse.device = "cuda", mlfuse.planned_for = "sm_90"} {
  func.func @g(%x: tensor<8xf32>) -> tensor<8xf32> {
    func.return %x : tensor<8xf32>
  }
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.transfer %x to "cuda:1" : tensor<8xf32>
  // expected-error @below {{@cuda::@f is on cuda and reads a value on cuda:1; graph.transfer copies it}}
  %b = graph.dispatch @cuda::@f(%a) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %b : tensor<8xf32>
}
builtin.module @cuda attributes {mlfuse.device = "cuda", mlfuse.planned_for = "sm_90"} {
  func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
    func.return %x : tensor<8xf32>
  }
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.neg %x : tensor<8xf32>
  // expected-error @below {{reads the result of graph.neg, which is on no device; a function of several devices has only dispatches and transfers}}
  %b = graph.dispatch @cpu::@f(%a) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %b : tensor<8xf32>
}
builtin.module @cpu attributes {mlfuse.device = "cpu", mlfuse.planned_for = "cpu"} {
  func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
    func.return %x : tensor<8xf32>
  }
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{@cpu::@f has tensor<4xf32>, where this call has tensor<8xf32>}}
  %a = graph.dispatch @cpu::@f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %a : tensor<8xf32>
}
builtin.module @cpu attributes {mlfuse.device = "cpu", mlfuse.planned_for = "cpu"} {
  func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
    func.return %x : tensor<4xf32>
  }
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{@cpu::@f takes 2 arguments, and gets 1}}
  %a = graph.dispatch @cpu::@f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %a : tensor<8xf32>
}
builtin.module @cpu attributes {mlfuse.device = "cpu", mlfuse.planned_for = "cpu"} {
  func.func @f(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
    func.return %x : tensor<8xf32>
  }
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{there is no function @gpu::@f}}
  %a = graph.dispatch @gpu::@f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %a : tensor<8xf32>
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{unknown device "tpu"; a device is cpu or cuda, or cuda:1 for the second one}}
  %a = graph.transfer %x to "tpu" : tensor<8xf32>
  func.return %a : tensor<8xf32>
}
