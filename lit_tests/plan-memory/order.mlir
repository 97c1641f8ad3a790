// RUN: mlfuse-opt --plan-memory %s | filecheck %s
// RUN: mlfuse-opt --plan-memory="reorder=false" %s | filecheck %s --check-prefix=WRITTEN

// Two rows of sums, each of a large buffer: as written both buffers are alive at once, in the order
// chosen one after the other.

// CHECK: loop.launch @fill_a
// CHECK: loop.launch @sum_a
// CHECK: loop.launch @fill_b
// CHECK: loop.launch @sum_b
// WRITTEN: loop.launch @fill_a
// WRITTEN: loop.launch @fill_b
// WRITTEN: loop.launch @sum_a
// WRITTEN: loop.launch @sum_b
func.func @main(%x: memref<f32>) -> (memref<f32>, memref<f32>) {
  %a = memref.alloc() : memref<1024xf32>
  loop.launch @fill_a(%x, %a) : (memref<f32>, memref<1024xf32>)
  %b = memref.alloc() : memref<1024xf32>
  loop.launch @fill_b(%x, %b) : (memref<f32>, memref<1024xf32>)
  %s = memref.alloc() : memref<f32>
  loop.launch @sum_a(%a, %s) : (memref<1024xf32>, memref<f32>)
  %t = memref.alloc() : memref<f32>
  loop.launch @sum_b(%b, %t) : (memref<1024xf32>, memref<f32>)
  func.return %s, %t : memref<f32>, memref<f32>
}
loop.kernel @fill_a(%x: memref<f32>, %a: memref<1024xf32>) {
  %v = loop.load %x[] : memref<f32>
  loop.parallel (%i) in (1024) {
    loop.store %v, %a[%i] : memref<1024xf32>
  }
}
loop.kernel @fill_b(%x: memref<f32>, %a: memref<1024xf32>) {
  %v = loop.load %x[] : memref<f32>
  loop.parallel (%i) in (1024) {
    loop.store %v, %a[%i] : memref<1024xf32>
  }
}
loop.kernel @sum_a(%a: memref<1024xf32>, %s: memref<f32>) {
  %v = loop.load %a[] by affine_map<() -> (7)> : memref<1024xf32>
  loop.store %v, %s[] : memref<f32>
}
loop.kernel @sum_b(%a: memref<1024xf32>, %s: memref<f32>) {
  %v = loop.load %a[] by affine_map<() -> (7)> : memref<1024xf32>
  loop.store %v, %s[] : memref<f32>
}
