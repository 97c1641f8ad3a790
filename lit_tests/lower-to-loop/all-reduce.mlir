// RUN: mlfuse-opt --lower-to-loop %s | filecheck %s

// A bucket is one call of the host function. Memrefs have no signs, so the op keeps the element type.

// CHECK: func.func @main(%a: memref<4xi32> {mlfuse.unsigned}, %b: memref<2x?xi32> {mlfuse.unsigned})
// CHECK: %x = memref.alloc() : memref<4xi32>
// CHECK: %y = memref.alloc(%{{.*}}) : memref<2x?xi32>
// CHECK-NEXT: loop.all_reduce max ui32 ins(%a, %b : memref<4xi32>, memref<2x?xi32>) outs(%x, %y : memref<4xi32>, memref<2x?xi32>) groups {{\[\[}}0]]
// CHECK-NEXT: func.return %x, %y
func.func @main(%a: tensor<4xui32>, %b: tensor<2x?xui32>) -> (tensor<4xui32>, tensor<2x?xui32>) {
  %x, %y = graph.all_reduce max %a, %b groups [[0]] : tensor<4xui32>, tensor<2x?xui32>
  func.return %x, %y : tensor<4xui32>, tensor<2x?xui32>
}
