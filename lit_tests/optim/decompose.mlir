// RUN: mlfuse-opt --decompose --canonicalize --cse %s | filecheck %s

// A step is elementwise ops on tensors and arithmetic on rank-0 f64, cast to the tensors' type where they meet.

// CHECK-LABEL: @sgd
// CHECK-NEXT: [[WD:%.*]] = graph.cast %wd : tensor<f64> -> tensor<f32>
// CHECK-NEXT: [[WDS:%.*]] = graph.broadcast [[WD]] dims [] like %g : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
// CHECK-NEXT: [[G:%.*]] = graph.fma %p, [[WDS]], %g : tensor<?xf32>
// CHECK-NEXT: [[ZERO:%.*]] = graph.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT: [[DECAYS:%.*]] = graph.compare ne %wd, [[ZERO]] : tensor<f64>
// CHECK-NEXT: [[EACH:%.*]] = graph.broadcast [[DECAYS]] dims [] like [[G]] : tensor<i1>, tensor<?xf32> -> tensor<?xi1>
// CHECK-NEXT: [[D:%.*]] = graph.select [[EACH]], [[G]], %g : tensor<?xf32>
// CHECK-NEXT: [[MINUS:%.*]] = graph.neg %lr : tensor<f64>
// CHECK-NEXT: [[LR:%.*]] = graph.cast [[MINUS]] : tensor<f64> -> tensor<f32>
// CHECK-NEXT: [[LRS:%.*]] = graph.broadcast [[LR]] dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
// CHECK-NEXT: [[P:%.*]] = graph.fma [[D]], [[LRS]], %p : tensor<?xf32>
// CHECK-NEXT: func.return [[P]] : tensor<?xf32>
func.func @sgd(%p: tensor<?xf32>, %g: tensor<?xf32>, %lr: tensor<f64>, %wd: tensor<f64>) -> tensor<?xf32> {
  %p1 = optim.sgd %p, %g lr %lr weight_decay %wd : tensor<?xf32>
  func.return %p1 : tensor<?xf32>
}

// Of 16-bit floats each of torch's ops rounds once: a product and a sum here, whose number torch rounds to bf16 too.

// CHECK-LABEL: @momentum
// CHECK:      [[B:%.*]] = graph.cast %b : tensor<8xbf16> -> tensor<8xf32>
// CHECK:      [[MUL:%.*]] = graph.mul [[B]], {{%.*}} : tensor<8xf32>
// CHECK-NEXT: [[ROUNDED:%.*]] = graph.cast [[MUL]] : tensor<8xf32> -> tensor<8xbf16>
// CHECK:      graph.cast {{%.*}} : tensor<f64> -> tensor<bf16>
// CHECK:      [[FMA:%.*]] = graph.fma {{%.*}}, {{%.*}}, {{%.*}} : tensor<8xf32>
// CHECK-NEXT: [[NEW:%.*]] = graph.cast [[FMA]] : tensor<8xf32> -> tensor<8xbf16>
// CHECK-NEXT: [[FIRST:%.*]] = graph.broadcast {{%.*}} dims [] : tensor<i1> -> tensor<8xi1>
// CHECK-NEXT: graph.select [[FIRST]], {{%.*}}, [[NEW]] : tensor<8xbf16>
func.func @momentum(%p: tensor<8xbf16>, %g: tensor<8xbf16>, %b: tensor<8xbf16>, %x: tensor<f64>) -> (tensor<8xbf16>, tensor<8xbf16>) {
  %p1, %b1 = optim.sgd %p, %g, %b step %x lr %x momentum %x dampening %x weight_decay %x {momentum} : tensor<8xbf16>
  func.return %p1, %b1 : tensor<8xbf16>, tensor<8xbf16>
}

// LAMB's norms are reductions of a tensor.

// CHECK-LABEL: @lamb
// CHECK:      [[LONG:%.*]] = graph.reduce add {{%.*}} dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
// CHECK-NEXT: graph.sqrt [[LONG]] : tensor<f32>
// CHECK:      [[STEP:%.*]] = graph.reduce add {{%.*}} dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
// CHECK-NEXT: graph.sqrt [[STEP]] : tensor<f32>
func.func @lamb(%p: tensor<4x8xf32>, %g: tensor<4x8xf32>, %m: tensor<4x8xf32>, %v: tensor<4x8xf32>, %x: tensor<f64>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %p1, %m1, %v1 = optim.lamb %p, %g, %m, %v step %x lr %x beta1 %x beta2 %x eps %x weight_decay %x : tensor<4x8xf32>
  func.return %p1, %m1, %v1 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: @halves
// CHECK-NEXT: [[BITS:%.*]] = graph.bitcast %x : tensor<8xf32> -> tensor<8xui32>
// CHECK-NEXT: [[N:%.*]] = graph.constant dense<16> : tensor<ui32>
// CHECK-NEXT: [[NS:%.*]] = graph.broadcast [[N]] dims [] : tensor<ui32> -> tensor<8xui32>
// CHECK-NEXT: [[HIGH:%.*]] = graph.shift_right_logical [[BITS]], [[NS]] : tensor<8xui32>
// CHECK-NEXT: [[SHORT:%.*]] = graph.cast [[HIGH]] : tensor<8xui32> -> tensor<8xui16>
// CHECK-NEXT: [[L:%.*]] = graph.cast [[BITS]] : tensor<8xui32> -> tensor<8xui16>
// CHECK-NEXT: [[H:%.*]] = graph.bitcast [[SHORT]] : tensor<8xui16> -> tensor<8xbf16>
// CHECK-NEXT: func.return [[H]], [[L]]
func.func @halves(%x: tensor<8xf32>) -> (tensor<8xbf16>, tensor<8xui16>) {
  %h, %l = optim.split_halves %x : tensor<8xf32> -> tensor<8xbf16>, tensor<8xui16>
  func.return %h, %l : tensor<8xbf16>, tensor<8xui16>
}
