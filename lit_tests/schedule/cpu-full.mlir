// RUN: mlfuse-opt --schedule="device=cpu" %s | filecheck %s

// A full reduction: partial results of chunks in a scratch buffer that the host allocates, then one
// tree over those. The argument %n is the last of the launch and stays the last of the kernel.

// CHECK-LABEL: func.func @main
// CHECK:         [[N:%.*]] = memref.dim
// CHECK:         [[STEP1:%.*]] = arith.constant 16383 : index
// CHECK-NEXT:    [[UP:%.*]] = arith.addi [[N]], [[STEP1]] : index
// CHECK-NEXT:    [[STEP:%.*]] = arith.constant 16384 : index
// CHECK-NEXT:    [[COUNT:%.*]] = arith.divui [[UP]], [[STEP]] : index
// CHECK-NEXT:    [[ONE:%.*]] = arith.constant 1 : index
// CHECK-NEXT:    [[SIZE:%.*]] = arith.maxui [[COUNT]], [[ONE]] : index
// CHECK-NEXT:    [[SCRATCH:%.*]] = memref.alloc([[SIZE]]) : memref<?xf32>
// CHECK-NEXT:    kernel.launch @sum grid ([[ONE]]) block (1) args (%x, %y, [[SCRATCH]], [[N]] : memref<?xf32>, memref<f32>, memref<?xf32>, index)
func.func @main(%x: memref<?xf32>) -> memref<f32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %y = memref.alloc() : memref<f32>
  loop.launch @sum(%x, %y, %n) : (memref<?xf32>, memref<f32>, index)
  func.return %y : memref<f32>
}

// CHECK-LABEL: kernel.func @sum(%x: memref<?xf32>, %y: memref<1xf32>, %0: memref<?xf32>, %n: index)
// CHECK:         kernel.chunks ([[LO:%.*]], [[HI:%.*]]) in %n by 16384 fork 7 {
// CHECK-NEXT:      [[ACC:%.*]] = memref.alloca() : memref<32xf32>
// CHECK:           [[K:%.*]] = arith.divui [[LO]], {{%.*}} : index
// CHECK-NEXT:      memref.store {{%.*}}, %0[[[K]]] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK:         memref.load %0
// CHECK:         math.sqrt
// CHECK-NEXT:    memref.store {{%.*}}, %y
loop.kernel @sum(%x: memref<?xf32>, %y: memref<f32>, %n: index) attributes {arg_dims = [[-1], []]} {
  %zero = arith.constant 0.0 : f32
  %s = loop.reduce (%i) in (%n) init (%zero : f32) {
    %0 = loop.load %x[%i] : memref<?xf32>
    %1 = arith.mulf %0, %0 : f32
    loop.yield %1 : f32
  } combine (%a, %b) {
    %2 = arith.addf %a, %b : f32
    loop.yield %2 : f32
  }
  %r = math.sqrt %s : f32
  loop.store %r, %y[] : memref<f32>
}
