// RUN: mlfuse-opt --plan-memory %s | filecheck %s

// A buffer that is written twice: what reads the first values stays before the second write, though
// doing all that is small first would need less memory.

// CHECK: loop.launch @fill(%x, %a)
// CHECK: loop.launch @first(%a, %s)
// CHECK: loop.launch @refill(%x, %a)
// CHECK: loop.launch @second(%b, %t)
func.func @main(%x: memref<f32>) -> (memref<2048xf32>, memref<f32>) {
  %a = memref.alloc() : memref<f32>
  loop.launch @fill(%x, %a) : (memref<f32>, memref<f32>)
  %s = memref.alloc() : memref<2048xf32>
  loop.launch @first(%a, %s) : (memref<f32>, memref<2048xf32>)
  loop.launch @refill(%x, %a) : (memref<f32>, memref<f32>)
  %b = memref.alloc() : memref<1024xf32>
  loop.launch @spread(%a, %b) : (memref<f32>, memref<1024xf32>)
  %t = memref.alloc() : memref<f32>
  loop.launch @second(%b, %t) : (memref<1024xf32>, memref<f32>)
  func.return %s, %t : memref<2048xf32>, memref<f32>
}
loop.kernel @fill(%x: memref<f32>, %a: memref<f32>) {
  %v = loop.load %x[] : memref<f32>
  loop.store %v, %a[] : memref<f32>
}
loop.kernel @refill(%x: memref<f32>, %a: memref<f32>) {
  %v = loop.load %x[] : memref<f32>
  %n = arith.negf %v : f32
  loop.store %n, %a[] : memref<f32>
}
loop.kernel @first(%a: memref<f32>, %s: memref<2048xf32>) {
  %v = loop.load %a[] : memref<f32>
  loop.parallel (%i) in (2048) {
    loop.store %v, %s[%i] : memref<2048xf32>
  }
}
loop.kernel @spread(%a: memref<f32>, %s: memref<1024xf32>) {
  %v = loop.load %a[] : memref<f32>
  loop.parallel (%i) in (1024) {
    loop.store %v, %s[%i] : memref<1024xf32>
  }
}
loop.kernel @second(%a: memref<1024xf32>, %t: memref<f32>) {
  %v = loop.load %a[] by affine_map<() -> (7)> : memref<1024xf32>
  loop.store %v, %t[] : memref<f32>
}
