// RUN: mlfuse-opt --lower-to-host %s | filecheck %s
// RUN: mlfuse-run %s --input=8xf32=3 --input=4xf32=0 --device=cpu | filecheck %s --check-prefix=LONG
// RUN: mlfuse-run %s --input=8xf32=3 --input=4xf32=0 --device=interpreter | filecheck %s --check-prefix=LONG
// RUN: mlfuse-run %s --input=8xf32=3 --input=2xf32=0 --device=cpu | filecheck %s --check-prefix=SHORT
// RUN: mlfuse-run %s --input=8xf32=3 --input=2xf32=0 --device=interpreter | filecheck %s --check-prefix=SHORT
// RUN: mlfuse-opt --lower-to-host %s | mlfuse-run - --input=8xf32=3 --input=2xf32=0 | filecheck %s --check-prefix=SHORT

// Branches and loops between launches. %y is %x, doubled as often as %n is long, plus 1 if that is less than 3; %z is %y plus
// 1 for each time that 0 + 1 + ... can be halved. A loop is one step that touches all that its ops touch. %a and %b are never alive
// at the same time, so they have one place.

// LONG: {{^}}[48. 48. 48.
// LONG: {{^}}[51. 51. 51.
// SHORT: {{^}}[13. 13. 13.
// SHORT: {{^}}[14. 14. 14.

// CHECK: %arena = memref.alloc() : memref<64xi8>
// CHECK: %sum = scf.for %i = %c0 to %times step %c1 iter_args(%s = %c0) -> (index) {
// CHECK-NEXT: %a = memref.view %arena[%0][] : memref<64xi8> to memref<8xf32>
// CHECK-NEXT: kernel.launch @double grid (%c1) block (1) args (%y, %a : memref<8xf32>, memref<8xf32>)
// CHECK: %b = memref.view %arena[%0][] : memref<64xi8> to memref<8xf32>
// CHECK-NEXT: scf.if %is_short {
// CHECK: scf.while (%k = %sum, %l = %c0) : (index, index) -> (index, index) {
func.func @main(%x: memref<8xf32>, %n: memref<?xf32>) -> (memref<8xf32>, memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %times = memref.dim %n, %c0 : memref<?xf32>
  %y = memref.alloc() : memref<8xf32>
  %z = memref.alloc() : memref<8xf32>
  "memref.copy"(%x, %y) : (memref<8xf32>, memref<8xf32>) -> ()
  %sum = scf.for %i = %c0 to %times step %c1 iter_args(%s = %c0) -> (index) {
    %a = memref.alloc() : memref<8xf32>
    kernel.launch @double grid (%c1) block (1) args (%y, %a : memref<8xf32>, memref<8xf32>)
    "memref.copy"(%a, %y) : (memref<8xf32>, memref<8xf32>) -> ()
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  %is_short = arith.cmpi slt, %times, %c3 : index
  %b = memref.alloc() : memref<8xf32>
  scf.if %is_short {
    kernel.launch @increment grid (%c1) block (1) args (%y, %b : memref<8xf32>, memref<8xf32>)
    "memref.copy"(%b, %y) : (memref<8xf32>, memref<8xf32>) -> ()
  } else {
    scf.yield
  }
  "memref.copy"(%y, %z) : (memref<8xf32>, memref<8xf32>) -> ()
  %last:2 = scf.while (%k = %sum, %l = %c0) : (index, index) -> (index, index) {
    %more = arith.cmpi sgt, %k, %c0 : index
    scf.condition(%more) %l, %k : index, index
  } do {
  ^bb0(%l: index, %k: index):
    kernel.launch @increment grid (%c1) block (1) args (%z, %b : memref<8xf32>, memref<8xf32>)
    "memref.copy"(%b, %z) : (memref<8xf32>, memref<8xf32>) -> ()
    %half = arith.divsi %k, %c2 : index
    scf.yield %half, %k : index, index
  }
  func.return %y, %z : memref<8xf32>, memref<8xf32>
}
kernel.func @double(%x: memref<8xf32>, %y: memref<8xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %0 = memref.load %x[%i] : memref<8xf32>
    %1 = arith.addf %0, %0 : f32
    memref.store %1, %y[%i] : memref<8xf32>
  }
}
kernel.func @increment(%x: memref<8xf32>, %y: memref<8xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c8 step %c1 {
    %0 = memref.load %x[%i] : memref<8xf32>
    %1 = arith.addf %0, %one : f32
    memref.store %1, %y[%i] : memref<8xf32>
  }
}
