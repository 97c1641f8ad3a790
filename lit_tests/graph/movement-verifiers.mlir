// RUN: mlfuse-opt --split-input-file --verify-diagnostics %s

// What the verifiers of movement and indexing refuse, at the op's own place.

func.func @main(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{the result should be [7], not tensor<6xf32>}}
  %0 = graph.pad %x low [1] high [2] value %v : tensor<4xf32>, tensor<f32> -> tensor<6xf32>
  return
}

// -----

func.func @main(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{low -3 and high -2 remove more elements than a dim of 4 has}}
  %0 = graph.pad %x low [-3] high [-2] value %v : tensor<4xf32>, tensor<f32> -> tensor<0xf32>
  return
}

// -----

func.func @main(%x: tensor<?xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{a `?` dim of tensor<?xf32> can't be padded between elements}}
  %0 = graph.pad %x low [1] high [0] interior [1] value %v : tensor<?xf32>, tensor<f32> -> tensor<?xf32>
  return
}

// -----

func.func @main(%x: tensor<4xf32>, %v: tensor<i32>) {
  // expected-error@+1 {{the value must be a tensor<f32>, not tensor<i32>}}
  %0 = graph.pad %x low [1] high [0] value %v : tensor<4xf32>, tensor<i32> -> tensor<5xf32>
  return
}

// -----

func.func @main(%x: tensor<4x2xf32>, %y: tensor<4x3xf32>) {
  // expected-error@+1 {{tensor<4x2xf32> doesn't fit into tensor<8x3xf32>}}
  %0 = graph.concat dim 0 %x, %y : tensor<4x2xf32>, tensor<4x3xf32> -> tensor<8x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4x2xf32>) {
  // expected-error@+1 {{pieces of [4, 4] give 8, not 9}}
  %0 = graph.concat dim 0 %x, %x : tensor<4x2xf32>, tensor<4x2xf32> -> tensor<9x2xf32>
  return
}

// -----

func.func @main(%x: tensor<?xf32>) {
  // expected-error@+1 {{dim 0 of tensor<?xf32> must be static}}
  %0 = graph.reverse %x dims [0] : tensor<?xf32> -> tensor<?xf32>
  return
}

// -----

func.func @main(%x: tensor<9xf32>) {
  // expected-error@+1 {{the result should be [4, 3], not tensor<3x3xf32>}}
  %0 = graph.windows %x sizes [3] strides [2] dilations [1] : tensor<9xf32> -> tensor<3x3xf32>
  return
}

// -----

func.func @main(%x: tensor<9xf32>) {
  // expected-error@+1 {{strides [0] must be one positive number for each dim}}
  %0 = graph.windows %x sizes [3] strides [0] dilations [1] : tensor<9xf32> -> tensor<3x3xf32>
  return
}

// -----

func.func @main(%x: tensor<3x4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{graph.dynamic_slice: 1 start for 2 dims; give one for each}}
  %0 = graph.dynamic_slice %x [%i] sizes [3, 4] : tensor<3x4xf32>, tensor<i32> -> tensor<3x4xf32>
  return
}

// -----

func.func @main(%x: tensor<9xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{a start must be one integer, such as a tensor<i32>, not tensor<f32>}}
  %0 = graph.dynamic_slice %x [%i] sizes [3] : tensor<9xf32>, tensor<f32> -> tensor<3xf32>
  return
}

// -----

func.func @main(%x: tensor<9xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{can't take 10 elements of a dim of size 9}}
  %0 = graph.dynamic_slice %x [%i] sizes [10] : tensor<9xf32>, tensor<i32> -> tensor<10xf32>
  return
}

// -----

func.func @main(%x: tensor<9xf32>, %u: tensor<10xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{tensor<10xf32> doesn't fit into tensor<9xf32>}}
  %0 = graph.dynamic_update_slice %x, %u [%i] : tensor<9xf32>, tensor<10xf32>, tensor<i32> -> tensor<9xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %i: tensor<5xi32>) {
  // expected-error@+1 {{dim 0 is removed, so its slice size must be 1}}
  %0 = graph.gather %x [%i] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [2, 8] : tensor<4x8xf32>, tensor<5xi32> -> tensor<5x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %i: tensor<5x2xi32>) {
  // expected-error@+1 {{index_map [0] must have 2 dims (the components of an index), none of them a batch dim}}
  %0 = graph.gather %x [%i] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 8] : tensor<4x8xf32>, tensor<5x2xi32> -> tensor<5x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %i: tensor<5xi32>, %u: tensor<5x8xbf16>) {
  // expected-error@+1 {{the updates are bf16, the elements f32}}
  %0 = graph.scatter add %x [%i] %u offset [1] collapsed [0] index_map [0] index_vector 1 : tensor<4x8xf32>, tensor<5xi32>, tensor<5x8xbf16> -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>) {
  // expected-error@+1 {{dim 2 is outside rank 2}}
  %0 = graph.cumulative add %x dim 2 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>) {
  // expected-error@+1 {{gives integers, not f32}}
  %0 = graph.argmax %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{the region must yield a partial result}}
  %0 = graph.reduce_by %x init %v dims [1] result 0 : tensor<4x8xf32>, tensor<f32> -> tensor<4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    graph.yield %a, %b : tensor<f32>, tensor<f32>
  }
  return
}

// -----

func.func @main(%x: tensor<4x8xf32>, %s: tensor<2x3xf32>) {
  // expected-error@+1 {{the source should be a tensor<2x4xf32>, not a tensor<2x3xf32>}}
  %0 = graph.select_and_scatter %x, %s {select = "max", combiner = "add", sizes = array<i64: 2, 2>, strides = array<i64: 2, 2>, low = array<i64: 0, 0>, high = array<i64: 0, 0>} : tensor<4x8xf32>, tensor<2x3xf32>
  return
}

// -----

func.func @main(%x: tensor<4xf32>, %s: tensor<2xf32>) {
  // expected-error@+1 {{select must be one of max, min, not 'first'}}
  %0 = graph.select_and_scatter %x, %s {select = "first", combiner = "add", sizes = array<i64: 2>, strides = array<i64: 2>, low = array<i64: 0>, high = array<i64: 0>} : tensor<4xf32>, tensor<2xf32>
  return
}
