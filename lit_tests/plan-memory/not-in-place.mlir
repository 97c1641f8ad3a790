// RUN: mlfuse-opt --plan-memory %s | filecheck %s

// What stays: an argument of the caller's that isn't donated, an input that is needed later, one
// that is read at another place than it is written, one that is given twice, one that is read after
// the place was written, rows, which are read again, and a nest that is run several times.

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

// CHECK-LABEL: func.func @read_after
// CHECK: loop.launch @store_first(%a, %b)
func.func @read_after(%x: memref<4x4xf32>) -> memref<4x4xf32> {
  %a = memref.alloc() : memref<4x4xf32>
  loop.launch @neg_fourth(%x, %a) : (memref<4x4xf32>, memref<4x4xf32>)
  %b = memref.alloc() : memref<4x4xf32>
  loop.launch @store_first(%a, %b) : (memref<4x4xf32>, memref<4x4xf32>)
  func.return %b : memref<4x4xf32>
}

// CHECK-LABEL: func.func @repeated
// CHECK: loop.launch @neg_again(%a, %b)
func.func @repeated(%x: memref<4x4xf32>) -> memref<4x4xf32> {
  %a = memref.alloc() : memref<4x4xf32>
  loop.launch @neg_sixth(%x, %a) : (memref<4x4xf32>, memref<4x4xf32>)
  %b = memref.alloc() : memref<4x4xf32>
  loop.launch @neg_again(%a, %b) : (memref<4x4xf32>, memref<4x4xf32>)
  func.return %b : memref<4x4xf32>
}

// CHECK-LABEL: func.func @rows
// CHECK: loop.launch @center(%a, %b)
func.func @rows(%x: memref<4x4xf32>) -> memref<4x4xf32> {
  %a = memref.alloc() : memref<4x4xf32>
  loop.launch @neg_fifth(%x, %a) : (memref<4x4xf32>, memref<4x4xf32>)
  %b = memref.alloc() : memref<4x4xf32>
  loop.launch @center(%a, %b) : (memref<4x4xf32>, memref<4x4xf32>)
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
loop.kernel @neg_fourth(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    %n = arith.negf %v : f32
    loop.store %n, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @neg_fifth(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    %n = arith.negf %v : f32
    loop.store %n, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @store_first(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i, %j) in (4, 4) {
    loop.store %zero, %b[%i, %j] : memref<4x4xf32>
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    loop.store %v, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @center(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (4) {
    %s = loop.reduce (%j) in (4) init (%zero : f32) {
      %v = loop.load %a[%i, %j] : memref<4x4xf32>
      loop.yield %v : f32
    } combine (%l, %r) {
      %t = arith.addf %l, %r : f32
      loop.yield %t : f32
    }
    loop.parallel (%j) in (4) {
      %v = loop.load %a[%i, %j] : memref<4x4xf32>
      %c = arith.subf %v, %s : f32
      loop.store %c, %b[%i, %j] : memref<4x4xf32>
    }
  }
}
loop.kernel @neg_sixth(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %a[%i, %j] : memref<4x4xf32>
    %n = arith.negf %v : f32
    loop.store %n, %b[%i, %j] : memref<4x4xf32>
  }
}
loop.kernel @neg_again(%a: memref<4x4xf32>, %b: memref<4x4xf32>) {
  loop.serial (%k) in (2) {
    loop.parallel (%i, %j) in (4, 4) {
      %v = loop.load %a[%i, %j] : memref<4x4xf32>
      %n = arith.negf %v : f32
      loop.store %n, %b[%i, %j] : memref<4x4xf32>
    }
  }
}
