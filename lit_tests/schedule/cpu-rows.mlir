// RUN: mlfuse-opt --schedule="device=cpu" %s | filecheck %s

// Each row by one core: a reduction with 32 lanes, its tail, the tree, then the row again from L1, while the
// next rows are fetched. There are two versions: where there are many rows, the result goes past the caches.

// CHECK-LABEL: kernel.func @center(%x: memref<?xf32>, %y: memref<?xf32>, %n: index)
// CHECK-DAG:     [[LANES:%.*]] = arith.constant 32 : index
// CHECK-DAG:     [[MAIN:%.*]] = arith.constant 992 : index
// CHECK-DAG:     [[TAIL:%.*]] = arith.constant 8 : index
// CHECK:         [[ZERO:%.*]] = arith.constant 0.000000e+00 : f32
// CHECK:         scf.if
// CHECK:         kernel.chunks ([[LO:%.*]], [[HI:%.*]]) in %n by 8 fork {{[0-9]+}} {
// CHECK-NEXT:      [[TILE:%.*]] = memref.alloca() : memref<16xf32>
// CHECK-NEXT:      scf.for [[ROW:%.*]] = [[LO]] to [[HI]]
// CHECK:             [[T:%.*]] = memref.alloca() : memref<1000xf32>
// CHECK-NEXT:        [[ACC:%.*]] = memref.alloca() : memref<32xf32>
// CHECK-NEXT:        kernel.simd ([[L:%.*]]) in ({{%.*}}, [[LANES]]) {
// CHECK-NEXT:          memref.store [[ZERO]], [[ACC]][[[L]]] : memref<32xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        [[BASE:%.*]] = arith.muli [[ROW]], {{%.*}} : index
// CHECK-NEXT:        scf.for [[J:%.*]] = {{%.*}} to [[MAIN]] step [[LANES]] {
// CHECK-NEXT:          kernel.simd ([[L:%.*]]) in ({{%.*}}, [[LANES]]) {
// CHECK-NEXT:            [[C:%.*]] = arith.addi [[J]], [[L]] : index
// CHECK-NEXT:            [[AT:%.*]] = arith.addi [[BASE]], [[C]] : index
// CHECK-NEXT:            [[V:%.*]] = memref.load %x[[[AT]]] : memref<?xf32>
// CHECK-NEXT:            memref.store [[V]], [[T]][[[C]]] : memref<1000xf32>
// CHECK-NEXT:            [[A:%.*]] = memref.load [[ACC]][[[L]]] : memref<32xf32>
// CHECK-NEXT:            [[S:%.*]] = arith.addf [[A]], [[V]] : f32
// CHECK-NEXT:            memref.store [[S]], [[ACC]][[[L]]] : memref<32xf32>
// CHECK:             kernel.simd ({{%.*}}) in ({{%.*}}, [[TAIL]]) {
// CHECK:             kernel.simd ({{%.*}}) in ({{%.*}}, {{%.*}}) {
// CHECK:             [[MEAN:%.*]] = arith.divf
// CHECK:             scf.for
// CHECK:               kernel.prefetch %x[{{%.*}}]
// CHECK:               kernel.simd
// CHECK:                 memref.load [[T]]
// CHECK-NEXT:            [[C:%.*]] = arith.subf {{%.*}}, [[MEAN]] : f32
// CHECK-NEXT:            memref.store [[C]], [[TILE]]
// CHECK:               kernel.stream [[TILE]] to %y
// CHECK:         scf.if
// CHECK:         kernel.chunks
// CHECK-NOT:       kernel.stream
loop.kernel @center(%x: memref<?x1000xf32>, %y: memref<?x1000xf32>, %n: index) {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 1000.0 : f32
  loop.parallel (%i) in (%n) {
    %t = loop.local : memref<1000xf32>
    %sum = loop.reduce (%j) in (1000) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<?x1000xf32>
      loop.store %0, %t[%j] : memref<1000xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    %mean = arith.divf %sum, %count : f32
    loop.parallel (%j) in (1000) {
      %2 = loop.load %t[%j] : memref<1000xf32>
      %3 = arith.subf %2, %mean : f32
      loop.store %3, %y[%i, %j] : memref<?x1000xf32>
    }
  }
}

// Short rows of known length: one by one; where there are many, side by side, without a loop.

// CHECK-LABEL: kernel.func @short
// CHECK:         [[ACC:%.*]] = memref.alloca() : memref<f32>
// CHECK-NEXT:    memref.store {{%.*}}, [[ACC]][] : memref<f32>
// CHECK:         scf.for
// CHECK-NOT:     kernel.simd
// CHECK:         memref.load [[ACC]][] : memref<f32>
loop.kernel @short(%x: memref<9x5xf32>, %y: memref<9xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (9) {
    %sum = loop.reduce (%j) in (5) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<9x5xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.store %sum, %y[%i] : memref<9xf32>
  }
}

// CHECK-LABEL: kernel.func @short_and_many
// CHECK:         kernel.simd
// CHECK-COUNT-3:   memref.load %x
// CHECK-NOT:       scf.for
// CHECK:           memref.store {{%.*}}, %y
loop.kernel @short_and_many(%x: memref<900x3xf32>, %y: memref<900xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (900) {
    %sum = loop.reduce (%j) in (3) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<900x3xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.store %sum, %y[%i] : memref<900xf32>
  }
}

// Sums of columns: a tile of columns side by side, the reduced dim outside, four rows at a time.

// CHECK-LABEL: kernel.func @columns(%x: memref<96000xf32>, %y: memref<3000xf32>)
// CHECK:         kernel.chunks ([[LO:%.*]], [[HI:%.*]]) in {{%.*}} by 1 {
// CHECK:           [[ACC:%.*]] = memref.alloca() : memref<2048xf32>
// CHECK:           scf.for
// CHECK:             kernel.simd
// CHECK-COUNT-4:       memref.load %x
// CHECK:               arith.addf
// CHECK:               memref.store {{%.*}}, [[ACC]]
// CHECK:           kernel.simd
// CHECK:             memref.store {{%.*}}, %y
loop.kernel @columns(%x: memref<32x3000xf32>, %y: memref<3000xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%j) in (3000) {
    %sum = loop.reduce (%i) in (32) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<32x3000xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.store %sum, %y[%j] : memref<3000xf32>
  }
}
