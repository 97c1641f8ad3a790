// RUN: mlfuse-opt --plan-memory %s | filecheck %s

// What stays: an argument of the caller's that isn't donated, an input that is needed later, one
// that is read at another place than it is written, and one that is given twice.

// CHECK-LABEL: func.func @arguments
// CHECK: loop.launch @neg_argument(%x, %o)
func.func @arguments(%x: memref<4x4xf32>) -> memref<4x4xf32> {
  %o = memref.alloc() : memref<4x4xf32>
  loop.launch @neg_argument(%x, %o) : (memref<4x4xf32>, memref<4x4xf32>)
  func.return %o : memref<4x4xf32>
}

// CHECK-LABEL: func.func @needed_later
// CHECK: loop.launch @neg_kept(%a, %b)
// CHECK: func.return %a, %b
func.func @needed_later(%x: memref<4x4xf32>) -> (memref<4x4xf32>, memref<4x4xf32>) {
  %a = memref.alloc() : memref<4x4xf32>
  loop.launch @neg_first(%x, %a) : (memref<4x4xf32>, memref<4x4xf32>)
  %b = memref.alloc() : memref<4x4xf32>
  loop.launch @neg_kept(%a, %b) : (memref<4x4xf32>, memref<4x4xf32>)
  func.return %a, %b : memref<4x4xf32>, memref<4x4xf32>
}

// CHECK-LABEL: func.func @transposed
// CHECK: loop.launch @transpose(%a, %b)
func.func @transposed(%x: memref<4x4xf32>) -> memref<4x4xf32> {
  %a = memref.alloc() : memref<4x4xf32>
  loop.launch @neg_second(%x, %a) : (memref<4x4xf32>, memref<4x4xf32>)
  %b = memref.alloc() : memref<4x4xf32>
  loop.launch @transpose(%a, %b) : (memref<4x4xf32>, memref<4x4xf32>)
  func.return %b : memref<4x4xf32>
}

// CHECK-LABEL: func.func @given_twice
// CHECK: loop.launch @add_transposed(%a, %a, %b)
func.func @given_twice(%x: memref<4x4xf32>) -> memref<4x4xf32> {
  %a = memref.alloc() : memref<4x4xf32>
  loop.launch @neg_third(%x, %a) : (memref<4x4xf32>, memref<4x4xf32>)
  %b = memref.alloc() : memref<4x4xf32>
  loop.launch @add_transposed(%a, %a, %b) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>)
  func.return %b : memref<4x4xf32>
}

loop.kernel @neg_argument(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    %n = arith.negf %v : f32
    loop.store %n, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @neg_first(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    %n = arith.negf %v : f32
    loop.store %n, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @neg_kept(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    %n = arith.negf %v : f32
    loop.store %n, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @neg_second(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    %n = arith.negf %v : f32
    loop.store %n, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @transpose(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<4x4xf32>
    loop.store %v, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @neg_third(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    %n = arith.negf %v : f32
    loop.store %n, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @add_transposed(%a: memref<4x4xf32>, %t: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    %w = loop.load %t[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<4x4xf32>
    %s = arith.addf %v, %w : f32
    loop.store %s, %b[%i, %j] : memref<4x4xf32>
  }
}
