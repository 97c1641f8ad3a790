// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// Marks on StableHLO ops are kept, from the attribute itself and from JAX's `mhlo.frontend_attributes`.

// CHECK-LABEL: func.func @no_fuse
// CHECK: graph.exp %{{.*}} {mlfuse.no_fuse} : tensor<4xf32>
func.func @no_fuse(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %x {mlfuse.no_fuse} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @no_fuse_in_text
// CHECK: graph.exp %{{.*}} {mlfuse.no_fuse} : tensor<4xf32>
func.func @no_fuse_in_text(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %x {mhlo.frontend_attributes = {mlfuse.no_fuse = "true"}} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @apart
// CHECK: graph.exp %{{.*}} {mlfuse.apart = "a"} : tensor<4xf32>
func.func @apart(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %x {mlfuse.apart = "a"} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @apart_in_text
// CHECK: graph.exp %{{.*}} {mlfuse.apart = "a"} : tensor<4xf32>
func.func @apart_in_text(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %x {mhlo.frontend_attributes = {mlfuse.apart = "a"}} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @unmarked
// CHECK: graph.exp %{{[a-z0-9_]*}} : tensor<4xf32>
func.func @unmarked(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
