// RUN: mlfuse-opt --split-input-file --verify-diagnostics %s

func.func @reduction(%x: tensor<4xf32>) {
  // expected-error@+1 {{unknown reduction 'sum', expected one of: add, mean, mul, max, min}}
  %0 = graph.all_reduce sum %x : tensor<4xf32>
  func.return
}

// -----

func.func @one_type(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error@+1 {{graph.all_reduce: the tensors have f32 and f64 elements; use one op for each type}}
  %0, %1 = graph.all_reduce add %x, %y : tensor<4xf32>, tensor<4xf64>
  func.return
}

// -----

func.func @mean_of_integers(%x: tensor<4xi32>) {
  // expected-error@+1 {{graph.all_reduce: mean takes floats, not i32}}
  %0 = graph.all_reduce mean %x : tensor<4xi32>
  func.return
}

// -----

func.func @truth_values(%x: tensor<4xi1>) {
  // expected-error@+1 {{graph.all_reduce: add doesn't combine i1; max is `or`, min is `and`}}
  %0 = graph.all_reduce add %x : tensor<4xi1>
  func.return
}

// -----

func.func @rank_in_two_groups(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.all_reduce: a rank can be in only one group}}
  %0 = graph.all_reduce add %x groups [[0, 1], [1, 2]] : tensor<4xf32>
  func.return
}

// -----

func.func @no_rank(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.all_reduce: a group must have at least one rank}}
  %0 = graph.all_reduce add %x groups [[0], []] : tensor<4xf32>
  func.return
}

// -----

func.func @negative(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.all_reduce: ranks must not be negative}}
  %0 = graph.all_reduce add %x groups [[-1]] : tensor<4xf32>
  func.return
}

// -----

func.func @other_type(%x: tensor<4xf32>) {
  // expected-error@+1 {{graph.all_reduce: the results must have the operands' types}}
  %0 = "graph.all_reduce"(%x) <{reduction = "add"}> : (tensor<4xf32>) -> tensor<5xf32>
  func.return
}

// -----

func.func @nothing() {
  // expected-error@+1 {{graph.all_reduce: there is nothing to reduce}}
  "graph.all_reduce"() <{reduction = "add"}> : () -> ()
  func.return
}

// -----

func.func @overwrites(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error@+1 {{loop.all_reduce: an output overwrites an input of another position}}
  loop.all_reduce add f32 ins(%x, %y : memref<4xf32>, memref<4xf32>) outs(%y, %x : memref<4xf32>, memref<4xf32>)
  func.return
}

// -----

func.func @twice(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error@+1 {{loop.all_reduce: an output is given twice}}
  loop.all_reduce add f32 ins(%x, %x : memref<4xf32>, memref<4xf32>) outs(%y, %y : memref<4xf32>, memref<4xf32>)
  func.return
}

// -----

func.func @stored_otherwise(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error@+1 {{loop.all_reduce: ui32 is stored as i32, not in a memref<4xf32>}}
  loop.all_reduce add ui32 ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  func.return
}
