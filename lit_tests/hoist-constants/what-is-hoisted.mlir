// Launches that read constants alone go to a function of their own; so do those that read what these make.
// RUN: mlfuse-opt --hoist-constants --split-input-file %s | filecheck %s

func.func @main(%x: memref<4xf32>, %w: memref<4xf32> {mlfuse.constant}) -> memref<4xf32> {
  %g = arith.constant 1 : index
  %p = memref.alloc() : memref<4xf32>
  kernel.launch @exp grid (%g) block (1) args (%w, %p : memref<4xf32>, memref<4xf32>)
  %q = memref.alloc() : memref<4xf32>
  kernel.launch @exp grid (%g) block (1) args (%p, %q : memref<4xf32>, memref<4xf32>)
  %y = memref.alloc() : memref<4xf32>
  kernel.launch @add grid (%g) block (1) args (%x, %q, %y : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  func.return %y : memref<4xf32>
}
kernel.func @exp(%w: memref<4xf32>, %p: memref<4xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %begin = arith.constant 0 : index
  %end = arith.constant 4 : index
  kernel.simd (%i) in (%begin, %end) {
    %v = memref.load %w[%i] : memref<4xf32>
    %e = math.exp %v : f32
    memref.store %e, %p[%i] : memref<4xf32>
  }
}
kernel.func @add(%x: memref<4xf32>, %p: memref<4xf32>, %y: memref<4xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %begin = arith.constant 0 : index
  %end = arith.constant 4 : index
  kernel.simd (%i) in (%begin, %end) {
    %v = memref.load %x[%i] : memref<4xf32>
    %e = memref.load %p[%i] : memref<4xf32>
    %s = arith.addf %v, %e : f32
    memref.store %s, %y[%i] : memref<4xf32>
  }
}

// CHECK:      func.func @main_constants(%w: memref<4xf32> {mlfuse.constant}) -> memref<4xf32> {
// CHECK:        kernel.launch @exp grid (%g) block (1) args (%w, %p
// CHECK:        kernel.launch @exp grid (%g) block (1) args (%p, %q
// CHECK-NEXT:   func.return %q
// CHECK:      func.func @main(%x: memref<4xf32>, %w: memref<4xf32> {mlfuse.constant}, %q: memref<4xf32> {mlfuse.constant})
// CHECK-NOT:    kernel.launch @exp
// CHECK:        kernel.launch @add grid (%g) block (1) args (%x, %q, %y

// -----

// Without constant arguments nothing is hoisted.
func.func @unmarked(%w: memref<4xf32>) -> memref<4xf32> {
  %g = arith.constant 1 : index
  %p = memref.alloc() : memref<4xf32>
  kernel.launch @exp grid (%g) block (1) args (%w, %p : memref<4xf32>, memref<4xf32>)
  %y = memref.alloc() : memref<4xf32>
  kernel.launch @exp grid (%g) block (1) args (%p, %y : memref<4xf32>, memref<4xf32>)
  func.return %y : memref<4xf32>
}
kernel.func @exp(%w: memref<4xf32>, %p: memref<4xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %begin = arith.constant 0 : index
  %end = arith.constant 4 : index
  kernel.simd (%i) in (%begin, %end) {
    %v = memref.load %w[%i] : memref<4xf32>
    %e = math.exp %v : f32
    memref.store %e, %p[%i] : memref<4xf32>
  }
}

// CHECK-NOT: _constants
// CHECK:     func.func @unmarked

// -----

// A result is another array in each call. A buffer that two launches write changes during a call.
func.func @stays(%w: memref<4xf32> {mlfuse.constant}) -> (memref<4xf32>, memref<4xf32>) {
  %g = arith.constant 1 : index
  %result = memref.alloc() : memref<4xf32>
  kernel.launch @exp grid (%g) block (1) args (%w, %result : memref<4xf32>, memref<4xf32>)
  %twice = memref.alloc() : memref<4xf32>
  kernel.launch @exp grid (%g) block (1) args (%w, %twice : memref<4xf32>, memref<4xf32>)
  kernel.launch @exp grid (%g) block (1) args (%result, %twice : memref<4xf32>, memref<4xf32>)
  %y = memref.alloc() : memref<4xf32>
  kernel.launch @exp grid (%g) block (1) args (%twice, %y : memref<4xf32>, memref<4xf32>)
  func.return %result, %y : memref<4xf32>, memref<4xf32>
}
kernel.func @exp(%w: memref<4xf32>, %p: memref<4xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %begin = arith.constant 0 : index
  %end = arith.constant 4 : index
  kernel.simd (%i) in (%begin, %end) {
    %v = memref.load %w[%i] : memref<4xf32>
    %e = math.exp %v : f32
    memref.store %e, %p[%i] : memref<4xf32>
  }
}

// CHECK-NOT: _constants
// CHECK:     func.func @stays
