// RUN: mlfuse-opt --outline-devices --split-input-file --verify-diagnostics %s

// The pass takes what --place gives: each op has a device, and reads values on it.

builtin.module attributes {mlfuse.devices = ["cpu", "sm_90"]} {
  func.func @made_elsewhere(%x: tensor<8xf32>) -> tensor<8xf32> {
    %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<8xf32>
    // expected-error @below {{is on cuda and reads a value on cpu; write graph.transfer between them, or run --place}}
    %b = graph.exp %a {mlfuse.device = "cuda"} : tensor<8xf32>
    func.return %b : tensor<8xf32>
  }
}

// -----

builtin.module attributes {mlfuse.devices = ["cpu", "sm_90"]} {
  func.func @given_elsewhere(%x: tensor<8xf32> {mlfuse.device = "cpu"}) -> tensor<8xf32> {
    // expected-error @below {{is on cuda and reads a value on cpu; write graph.transfer between them, or run --place}}
    %b = graph.exp %x {mlfuse.device = "cuda"} : tensor<8xf32>
    func.return %b : tensor<8xf32>
  }
}

// -----

builtin.module attributes {mlfuse.devices = ["cpu", "sm_90"]} {
  func.func @copied_elsewhere(%x: tensor<8xf32> {mlfuse.device = "cpu"}) -> tensor<8xf32> {
    %a = graph.transfer %x to "cuda" : tensor<8xf32>
    // expected-error @below {{is on cpu and reads a value on cuda; write graph.transfer between them, or run --place}}
    %b = graph.exp %a {mlfuse.device = "cpu"} : tensor<8xf32>
    func.return %b : tensor<8xf32>
  }
}

// -----

builtin.module attributes {mlfuse.devices = ["cpu", "sm_90"]} {
  func.func @nowhere(%x: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error @below {{has no device; run --place before --outline-devices}}
    %b = graph.exp %x : tensor<8xf32>
    func.return %b : tensor<8xf32>
  }
}

// -----

builtin.module attributes {mlfuse.devices = ["cpu", "sm_90"]} {
  func.func @unlisted(%x: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error @below {{is for the device 'cuda:1', and this compilation is for cpu, cuda; name one of these}}
    %b = graph.exp %x {mlfuse.device = "cuda:1"} : tensor<8xf32>
    func.return %b : tensor<8xf32>
  }
}
