// RUN: mlfuse-opt --plan-memory --split-input-file --verify-diagnostics %s

// expected-error@+1 {{argument 0 aliases result 2, but the function has 1 result}}
func.func @no_such_result(%x: memref<4xf32> {tf.aliasing_output = 2 : i32}) -> memref<4xf32> {
  func.return %x : memref<4xf32>
}

// -----

// expected-error@+1 {{argument 0 aliases result 0, but it is memref<4xf32> and the result memref<2x2xf32>}}
func.func @another_shape(%x: memref<4xf32> {tf.aliasing_output = 0 : i32}, %y: memref<2x2xf32>) -> memref<2x2xf32> {
  func.return %y : memref<2x2xf32>
}

// -----

// expected-error@+1 {{arguments 0 and 1 both alias result 0; it has one memory}}
func.func @twice(%x: memref<4xf32> {tf.aliasing_output = 0 : i32}, %y: memref<4xf32> {mlfuse.alias = 0}) -> memref<4xf32> {
  func.return %y : memref<4xf32>
}
