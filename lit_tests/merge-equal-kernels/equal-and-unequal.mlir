// Launches of kernels that differ in their names alone are of one kernel. What computes something else stays.
// RUN: mlfuse-opt --merge-equal-kernels --split-input-file %s | filecheck %s

func.func @main(%x: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.alloc() : memref<8xf32>
  loop.launch @first_layer(%x, %0) : (memref<8xf32>, memref<8xf32>)
  %1 = memref.alloc() : memref<8xf32>
  loop.launch @second_layer(%0, %1) : (memref<8xf32>, memref<8xf32>)
  func.return %1 : memref<8xf32>
}
loop.kernel @first_layer(%x: memref<8xf32>, %y: memref<8xf32>) attributes {arg_dims = [[8], [8]]} {
  loop.parallel (%i) in (8) {
    %v = loop.load %x[%i] : memref<8xf32>
    %e = math.exp %v : f32
    loop.store %e, %y[%i] : memref<8xf32>
  }
}
loop.kernel @second_layer(%x: memref<8xf32>, %y: memref<8xf32>) attributes {arg_dims = [[8], [8]]} {
  loop.parallel (%i) in (8) {
    %v = loop.load %x[%i] : memref<8xf32>
    %e = math.exp %v : f32
    loop.store %e, %y[%i] : memref<8xf32>
  }
}

// CHECK:         loop.launch @first_layer(%x, %0)
// CHECK:         loop.launch @first_layer(%0, %1)
// CHECK:       loop.kernel @first_layer
// CHECK-NOT:   loop.kernel

// -----

func.func @main(%x: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.alloc() : memref<8xf32>
  loop.launch @exponential(%x, %0) : (memref<8xf32>, memref<8xf32>)
  %1 = memref.alloc() : memref<8xf32>
  loop.launch @tangent(%0, %1) : (memref<8xf32>, memref<8xf32>)
  func.return %1 : memref<8xf32>
}
loop.kernel @exponential(%x: memref<8xf32>, %y: memref<8xf32>) attributes {arg_dims = [[8], [8]]} {
  loop.parallel (%i) in (8) {
    %v = loop.load %x[%i] : memref<8xf32>
    %e = math.exp %v : f32
    loop.store %e, %y[%i] : memref<8xf32>
  }
}
loop.kernel @tangent(%x: memref<8xf32>, %y: memref<8xf32>) attributes {arg_dims = [[8], [8]]} {
  loop.parallel (%i) in (8) {
    %v = loop.load %x[%i] : memref<8xf32>
    %e = math.tanh %v : f32
    loop.store %e, %y[%i] : memref<8xf32>
  }
}

// CHECK:         loop.launch @exponential(%x, %0)
// CHECK:         loop.launch @tangent(%0, %1)
// CHECK:       loop.kernel @exponential
// CHECK:       loop.kernel @tangent
