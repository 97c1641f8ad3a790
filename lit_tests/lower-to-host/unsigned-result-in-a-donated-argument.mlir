// RUN: mlfuse-opt --compile-to=host --device=cpu %s | filecheck %s
// RUN: mlfuse-opt --compile-to=host --device=cpu %s -o %t && mlfuse-run --device=interpreter %t --input=i64=-5 --input=ui64=3 | filecheck %s --check-prefix RESULT

// An unsigned result in the memory of a signed argument: the argument's own type doesn't say what the result is.

func.func @main(%x: tensor<i64> {mlfuse.donated}, %y: tensor<ui64>) -> tensor<ui64> {
  %0 = graph.cast %x : tensor<i64> -> tensor<ui64>
  %1 = graph.add %0, %y : tensor<ui64>
  func.return %1 : tensor<ui64>
}

// CHECK: func.func @main(%x: memref<i64> {mlfuse.donated, mlfuse.result = 0 : i64, mlfuse.result_unsigned}, %y: memref<i64> {mlfuse.unsigned}) {
// RESULT: 18446744073709551614
