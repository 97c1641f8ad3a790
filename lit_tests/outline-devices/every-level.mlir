// RUN: mlfuse-opt --compile-to=kernel %s | filecheck %s
// RUN: mlfuse-opt --compile-to=loop %s | mlfuse-opt --compile-to=host | filecheck %s --check-prefix=HOST

// Each later pass runs on the module of each device, for its description. The function that calls them stays as it is.

// CHECK:      func.func @main(%x: tensor<64x64xf32> {mlfuse.device = "cpu"}) -> tensor<64x64xf32> {
// CHECK:        graph.dispatch @cuda::@main_1
// CHECK:      kernel.func @fused_tanh({{.*}}) attributes {device = "cpu"
// CHECK:      kernel.func @fused_exp({{.*}}) attributes {device = "sm_90"

// HOST:       func.func @main_0(%x: memref<64x64xf32>, %a: memref<64x64xf32> {mlfuse.result = 0 : i64}) {
// HOST:       func.func @main_1(%a: memref<64x64xf32>, %b: memref<64x64xf32> {mlfuse.result = 0 : i64}) {
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<64x64xf32>
  %b = graph.exp %a {mlfuse.device = "cuda"} : tensor<64x64xf32>
  func.return %b : tensor<64x64xf32>
}
