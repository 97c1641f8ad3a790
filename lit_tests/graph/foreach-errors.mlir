// RUN: mlfuse-opt --split-input-file --verify-diagnostics %s

func.func @columns_of_different_lengths(%x: tensor<4xf32>) {
  // expected-error@+1 {{all columns must have the same number of tensors}}
  %0 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>], %q = [%x : tensor<4xf32>, %x : tensor<4xf32>]) -> [tensor<4xf32>] {
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @no_tuple() {
  // expected-error@+1 {{a column has at least one tensor}}
  graph.foreach "fused_neg" (%p = []) -> [] {
    graph.yield
  }
  func.return
}

// -----

func.func @shapes_in_one_tuple(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error@+1 {{graph.foreach: tensor<5xf32> and tensor<4xf32> in one tuple differ in shape}}
  %0 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>], %q = [%y : tensor<5xf32>]) -> [tensor<4xf32>] {
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @types_in_one_column(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error@+1 {{graph.foreach: the column of f32 holds a tensor<4xf64>}}
  %0, %1 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>, %y : tensor<4xf64>]) -> [tensor<4xf32>, tensor<4xf32>] {
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @result_of_another_shape(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.foreach: tensor<5xf32> and tensor<4xf32> in one tuple differ in shape}}
  %0 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>]) -> [tensor<5xf32>] {
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @results_missing(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.foreach: each column must have 2 operands or results, one for each tuple}}
  %0 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>, %x : tensor<4xf32>]) -> [tensor<4xf32>] {
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @shared_tensor(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.foreach: a shared value must have rank 0}}
  %0 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>]) shared (%q = %x : tensor<4xf32>) -> [tensor<4xf32>] {
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @numbers_of_another_type(%x: tensor<4xf32>, %s: tensor<f32>, %t: tensor<f64>) {
  // expected-error@+1 {{graph.foreach: the column of tensor<f32> holds a tensor<f64>}}
  %0, %1 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>, %x : tensor<4xf32>], %n = numbers [%s : tensor<f32>, %t : tensor<f64>]) -> [tensor<4xf32>, tensor<4xf32>] {
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @no_column() {
  // expected-error@+1 {{there must be a column}}
  %0 = graph.foreach "fused_neg" () -> [tensor<4xf32>] {
  }
  func.return
}

// -----

func.func @no_column_in_generic_form(%s: tensor<f32>) {
  // expected-error@+1 {{graph.foreach: there must be a column}}
  %0 = "graph.foreach"(%s) <{kernel = "fused_neg", tuples = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: tensor<f32>):
    graph.yield %a : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  func.return
}

// -----

func.func @numbers_alone(%s: tensor<f32>) {
  // expected-error@+1 {{graph.foreach: the first column must be of tensors}}
  %0 = graph.foreach "fused_neg" (%n = numbers [%s : tensor<f32>]) -> numbers [tensor<f32>] {
    graph.yield %n : tensor<f32>
  }
  func.return
}

// -----

func.func @a_tensor_among_numbers(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.foreach: only yielded values of rank 0 can be numbers}}
  %0 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>]) -> numbers [tensor<4xf32>] {
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @a_tensor_in_a_column_of_numbers(%x: memref<4xf32>, %s: memref<1xf32>) {
  // expected-error@+1 {{loop.table: the column of memref<f32> holds a memref<1xf32>}}
  %t = loop.table %x, %s : memref<4xf32>, memref<1xf32> -> !loop.table<f32, memref<f32>>
  func.return
}

// -----

func.func @total_of_another_type(%x: tensor<4xf32>, %s: tensor<f32>) {
  // expected-error@+1 {{graph.foreach: a result and its yielded value differ in type}}
  %0 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>]) shared (%t = %s : tensor<f32>) -> tensor<f64> {
    graph.yield %t : tensor<f32>
  }
  func.return
}

// -----

func.func @kernel_name(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.foreach: }}
  %0 = graph.foreach "a b" (%p = [%x : tensor<4xf32>]) -> [tensor<4xf32>] {
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @no_graph_op(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.foreach: arith.constant can't be inside; only graph ops can}}
  %0 = graph.foreach "fused_neg" (%p = [%x : tensor<4xf32>]) -> [tensor<4xf32>] {
    %c = arith.constant 1 : i32
    graph.yield %p : tensor<?xf32>
  }
  func.return
}

// -----

func.func @combiner(%s: tensor<f32>) {
  // expected-error@+1 {{graph.across: 'mul' is not one of add, max, min}}
  %0 = graph.across mul %s : tensor<f32>
  func.return
}

// -----

func.func @of_a_tensor(%s: tensor<4xf32>) {
  // expected-error@+1 {{graph.across: the operand and the result must be of one type, of rank 0}}
  %0 = graph.across add %s : tensor<4xf32>
  func.return
}

// -----

func.func @rows_not_full(%x: memref<4xf32>) {
  // expected-error@+1 {{loop.table: 1 buffers don't fill rows of 2}}
  %t = loop.table %x : memref<4xf32> -> !loop.table<f32, f32>
  func.return
}

// -----

func.func @column_type(%x: memref<4xf32>) {
  // expected-error@+1 {{loop.table: the column of f64 holds a memref<4xf32>}}
  %t = loop.table %x : memref<4xf32> -> !loop.table<f64>
  func.return
}

// -----

loop.kernel @row_arguments(%t: !loop.table<f32>) {
  // expected-error@+1 {{a row has 1 buffers and a size}}
  loop.foreach (%x) in %t : !loop.table<f32> {
  }
}

// -----

loop.kernel @no_table(%t: memref<4xf32>) {
  // expected-error@+1 {{expected a !loop.table, got memref<4xf32>}}
  loop.foreach (%x, %n) in %t : memref<4xf32> {
  }
}

// -----

loop.kernel @nothing_yielded(%t: !loop.table<f32>) {
  %z = arith.constant 0.0 : f32
  // expected-error@+1 {{loop.foreach: the body must yield the types of init}}
  %s = loop.foreach (%x, %n) in %t : !loop.table<f32> init (%z : f32) {
  } combine (%a, %b) {
    loop.yield %a : f32
  }
}

// -----

func.func @chunks(%x: memref<4xf32>) {
  %t = loop.table %x : memref<4xf32> -> !loop.table<f32>
  // expected-error@+1 {{kernel.table: least and wanted must be at least 1, and most a multiple of least}}
  %rows, %chunks, %m, %n, %all = kernel.table %t chunks 1000 to 65536 wanted 528 : !loop.table<f32>
  func.return
}

// -----

func.func @addresses(%x: memref<4xi32>, %k: index) {
  // expected-error@+1 {{kernel.buffer_at: addresses must be i64}}
  %p = kernel.buffer_at %x[%k] : memref<4xi32> -> memref<?xf32>
  func.return
}
