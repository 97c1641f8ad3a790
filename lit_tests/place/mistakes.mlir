// RUN: mlfuse-opt --place --split-input-file --verify-diagnostics %s

func.func @unknown(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{mlfuse.device names a device: "cpu" or "cuda", or "cuda:1" for the second one}}
  %a = graph.tanh %x {mlfuse.device = "tpu"} : tensor<8xf32>
  func.return %a : tensor<8xf32>
}

// -----

func.func @group(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.tanh %x {mlfuse.device = "cpu", mlfuse.group = "g"} : tensor<8xf32>
  // expected-error @below {{is in mlfuse.group = "g" and on cuda, and graph.tanh of that group is on cpu: a kernel runs on one device; change one of the marks [vertical.device]}}
  %b = graph.exp %a {mlfuse.device = "cuda", mlfuse.group = "g"} : tensor<8xf32>
  func.return %b : tensor<8xf32>
}

// -----

// expected-error @below {{takes lists of tensors, which are on one device; remove mlfuse.device}}
func.func @lists(%p: tensor<?xf32> {mlfuse.each}) -> tensor<?xf32> {
  %a = graph.neg %p {mlfuse.device = "cpu"} : tensor<?xf32>
  func.return %a : tensor<?xf32>
}
