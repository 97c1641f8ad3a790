// RUN: mlfuse-opt --schedule="device=cpu" %s | filecheck %s

// Dims that every access walks as one become one; a chunk moves about 64 KiB.

// CHECK-LABEL: kernel.func @collapse(%x: memref<1048576xf32>, %y: memref<1048576xf32>)
// CHECK-SAME:  device = "cpu", block = 1 : i64, index_bits = 32 : i64
// CHECK:       kernel.chunks ([[LO:%.*]], [[HI:%.*]]) in {{%.*}} by 8192 fork 3 {
// CHECK-NEXT:    kernel.simd ([[I:%.*]]) in ([[LO]], [[HI]]) {
// CHECK-NEXT:      [[V:%.*]] = memref.load %x[[[I]]] : memref<1048576xf32>
// CHECK-NEXT:      [[W:%.*]] = math.exp [[V]] : f32
// CHECK-NEXT:      memref.store [[W]], %y[[[I]]] : memref<1048576xf32>
loop.kernel @collapse(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) {
  loop.parallel (%i, %j) in (1024, 1024) {
    %0 = loop.load %x[%i, %j] : memref<1024x1024xf32>
    %1 = math.exp %0 : f32
    loop.store %1, %y[%i, %j] : memref<1024x1024xf32>
  }
}

// A bias keeps its rows: an address that doesn't change along the row is computed outside it. Whether
// the result is streamed depends on %n (see @stream); this is where it isn't.

// CHECK-LABEL: kernel.func @bias(%x: memref<?xf32>, %b: memref<1000xf32>, %y: memref<?xf32>, %n: index)
// CHECK-SAME:  index_bits = 64 : i64
// CHECK:       kernel.chunks ([[LO:%.*]], [[HI:%.*]]) in %n by 5 fork 12 {
// CHECK-NEXT:    scf.for [[R:%.*]] = [[LO]] to [[HI]] step {{%.*}} {
// CHECK-NEXT:      [[ROW:%.*]] = arith.muli [[R]], {{%.*}} : index
// CHECK-NEXT:      kernel.simd ([[J:%.*]]) in ({{%.*}}, {{%.*}}) {
// CHECK-NEXT:        [[AT:%.*]] = arith.addi [[ROW]], [[J]] : index
// CHECK-NEXT:        memref.load %x[[[AT]]]
// CHECK-NEXT:        memref.load %b[[[J]]]
// CHECK-NEXT:        arith.addf
// CHECK-NEXT:        memref.store {{%.*}}, %y[[[AT]]]
loop.kernel @bias(%x: memref<?x1000xf32>, %b: memref<1000xf32>, %y: memref<?x1000xf32>, %n: index) attributes {arg_dims = [[-1, 1000], [1000], [-1, 1000]]} {
  loop.parallel (%i, %j) in (%n, 1000) {
    %0 = loop.load %x[%i, %j] : memref<?x1000xf32>
    %1 = loop.load %b[%j] : memref<1000xf32>
    %2 = arith.addf %0, %1 : f32
    loop.store %2, %y[%i, %j] : memref<?x1000xf32>
  }
}

// A reshape is nothing.

// CHECK-LABEL: kernel.func @reshape
// CHECK-NOT:     arith.divui
// CHECK-NOT:     arith.remui
// CHECK:         kernel.simd
// CHECK-NEXT:      memref.load
// CHECK-NEXT:      memref.store
loop.kernel @reshape(%x: memref<6x4xf32>, %y: memref<3x8xf32>) {
  loop.parallel (%i, %j) in (3, 8) {
    %0 = loop.load %x[%i, %j] by affine_map<(d0, d1) -> ((d0 * 8 + d1) floordiv 4, (d0 * 8 + d1) mod 4)> : memref<6x4xf32>
    loop.store %0, %y[%i, %j] : memref<3x8xf32>
  }
}

// A transpose goes in squares of 16 by 16; each is transposed in registers.

// CHECK-LABEL: kernel.func @transpose
// CHECK-DAG:     [[C16:%.*]] = arith.constant 16 : index
// CHECK-DAG:     [[C512:%.*]] = arith.constant 512 : index
// CHECK:         kernel.chunks
// CHECK:           [[TILE:%.*]] = memref.alloca() : memref<256xf32>
// CHECK:           scf.for {{%.*}} = {{%.*}} to {{%.*}} step [[C16]] {
// CHECK:             kernel.transpose %x[{{%.*}}] stride [[C512]] to [[TILE]] : memref<262144xf32>, memref<256xf32>
// CHECK-NEXT:        scf.for
// CHECK:               kernel.simd ([[J:%.*]]) in
// CHECK:                 memref.load [[TILE]]
// CHECK:                 memref.store {{%.*}}, %y
loop.kernel @transpose(%x: memref<512x512xf32>, %y: memref<512x512xf32>) {
  loop.parallel (%i, %j) in (512, 512) {
    %0 = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<512x512xf32>
    loop.store %0, %y[%i, %j] : memref<512x512xf32>
  }
}

// An index that is used as a value.

// CHECK-LABEL: kernel.func @iota
// CHECK:         kernel.simd ([[J:%.*]]) in
// CHECK:           arith.index_cast [[J]] : index to i32
loop.kernel @iota(%y: memref<3x8xi32>) {
  loop.parallel (%i, %j) in (3, 8) {
    %0 = arith.index_cast %j : index to i32
    loop.store %0, %y[%i, %j] : memref<3x8xi32>
  }
}

// A result too large for the caches goes past them, in tiles that begin where a line does; what is before the
// first and after the last is stored plainly.

// CHECK-LABEL: kernel.func @stream
// CHECK:         kernel.chunks ([[LO:%.*]], [[HI:%.*]]) in {{%.*}} by 8192 {
// CHECK-NEXT:      [[TILE:%.*]] = memref.alloca() : memref<16xf32>
// CHECK-NEXT:      [[SKIP:%.*]] = kernel.until_line %y[[[LO]]] : memref<16777216xf32>
// CHECK:           scf.for [[LEFT:%.*]] = {{%.*}} to [[LAST:%.*]] step
// CHECK-NEXT:        kernel.simd ([[I:%.*]]) in
// CHECK-NEXT:          [[AT:%.*]] = arith.addi [[LEFT]], [[I]] : index
// CHECK-NEXT:          [[V:%.*]] = memref.load %x[[[AT]]] : memref<16777216xf32>
// CHECK-NEXT:          [[W:%.*]] = arith.negf [[V]] : f32
// CHECK-NEXT:          memref.store [[W]], [[TILE]][[[I]]] : memref<16xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        kernel.stream [[TILE]] to %y[[[LEFT]]] : memref<16xf32>, memref<16777216xf32>
// CHECK:           scf.for
// CHECK:             kernel.simd ([[J:%.*]]) in
// CHECK-NEXT:          memref.load %x[[[J]]]
// CHECK-NEXT:          arith.negf
// CHECK-NEXT:          memref.store {{%.*}}, %y[[[J]]]
loop.kernel @stream(%x: memref<16777216xf32>, %y: memref<16777216xf32>) {
  loop.parallel (%i) in (16777216) {
    %0 = loop.load %x[%i] : memref<16777216xf32>
    %1 = arith.negf %0 : f32
    loop.store %1, %y[%i] : memref<16777216xf32>
  }
}
