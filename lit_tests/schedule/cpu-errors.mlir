// RUN: mlfuse-opt --schedule="device=cpu" --split-input-file --verify-diagnostics %s

loop.kernel @three_deep(%x: memref<2x3x4xf32>) {
  loop.parallel (%i) in (2) {
    loop.parallel (%j) in (3) {
      // expected-error@+1 {{loop.parallel: nests three deep can't be scheduled; put the inner two into a kernel of their own}}
      loop.parallel (%k) in (4) {
        %0 = loop.load %x[%i, %j, %k] : memref<2x3x4xf32>
        loop.store %0, %x[%i, %j, %k] : memref<2x3x4xf32>
      }
    }
  }
}

// -----

loop.kernel @unlike(%x: memref<2x3xf32>, %y: memref<2x4xf32>) {
  %c = arith.constant 1.0 : f32
  loop.parallel (%i) in (2) {
    loop.parallel (%j) in (3) {
      loop.store %c, %x[%i, %j] : memref<2x3xf32>
    }
    // expected-error@+1 {{the nests inside a loop.parallel must share one index space}}
    loop.parallel (%j) in (4) {
      loop.store %c, %y[%i, %j] : memref<2x4xf32>
    }
  }
}

// -----

// expected-error@+1 {{the attribute arg_dims must name its size}}
loop.kernel @unknown_stride(%x: memref<2x?xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  loop.parallel (%i, %j) in (2, %n) {
    loop.store %c, %x[%i, %j] : memref<2x?xf32>
  }
}

// -----

loop.kernel @large_local(%x: memref<2x1000000xf32>) {
  %c = arith.constant 1.0 : f32
  loop.parallel (%i) in (2) {
    // expected-error@+1 {{loop.local: 4000000 bytes on the stack}}
    %t = loop.local : memref<1000000xf32>
    loop.parallel (%j) in (1000000) {
      loop.store %c, %x[%i, %j] : memref<2x1000000xf32>
    }
  }
}

// -----

func.func @main(%x: memref<2xf32>) {
  // expected-error@+1 {{loop.launch: there is no loop.kernel @missing}}
  loop.launch @missing(%x) : (memref<2xf32>)
  func.return
}
