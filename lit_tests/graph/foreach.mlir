// RUN: mlfuse-opt %s | mlfuse-opt | filecheck %s
// RUN: mlfuse-opt --print-op-generic %s | mlfuse-opt | filecheck %s

// Text forms of graph.foreach, graph.across, and what they become: loop.table, loop.foreach, kernel.table,
// kernel.buffer_at, kernel.ticket.

// CHECK-LABEL: @graph_level
func.func @graph_level(%x: tensor<4xf32>, %y: tensor<2x?xf32>, %s: tensor<f64>) {
  // CHECK-NEXT: graph.foreach "fused_cast" ([[P:%.*]] = [%x : tensor<4xf32>, %y : tensor<2x?xf32>]) -> [tensor<4xf64>, tensor<2x?xf64>] {
  // CHECK-NEXT:   [[C:%.*]] = graph.cast [[P]] : tensor<?xf32> -> tensor<?xf64>
  // CHECK-NEXT:   graph.yield [[C]] : tensor<?xf64>
  // CHECK-NEXT: }
  %a, %b = graph.foreach "fused_cast" (%p = [%x : tensor<4xf32>, %y : tensor<2x?xf32>]) -> [tensor<4xf64>, tensor<2x?xf64>] {
    %c = graph.cast %p : tensor<?xf32> -> tensor<?xf64>
    graph.yield %c : tensor<?xf64>
  }
  // CHECK-NEXT: graph.foreach "fused_many" ([[Q:%.*]] = [%x : tensor<4xf32>], [[R:%.*]] = [{{%.*}} : tensor<4xf64>]) shared ([[S:%.*]] = %s : tensor<f64>) -> [tensor<4xf64>], tensor<f32> attributes {my.note = "kept"} {
  // CHECK:        graph.across add {{%.*}} : tensor<f32>
  // CHECK:        graph.across max {{%.*}} {my.why} : tensor<f32>
  // CHECK:        graph.yield {{%.*}}, {{%.*}} : tensor<?xf64>, tensor<f32>
  %d, %e = graph.foreach "fused_many" (%p = [%x : tensor<4xf32>], %q = [%a : tensor<4xf64>]) shared (%t = %s : tensor<f64>) -> [tensor<4xf64>], tensor<f32> attributes {my.note = "kept"} {
    %0 = graph.reduce add %p dims [0] : tensor<?xf32> -> tensor<f32>
    %1 = graph.across add %0 : tensor<f32>
    %2 = graph.across max %1 {my.why} : tensor<f32>
    %3 = graph.broadcast %t dims [] like %q : tensor<f64>, tensor<?xf64> -> tensor<?xf64>
    graph.yield %3, %2 : tensor<?xf64>, tensor<f32>
  }
  func.return
}

// CHECK-LABEL: @numbers
func.func @numbers(%x: tensor<4xf32>, %y: tensor<0xf32>, %s: tensor<f32>, %t: tensor<f32>) {
  // CHECK-NEXT: graph.foreach "fused_add" (%p = [%x : tensor<4xf32>, %y : tensor<0xf32>], %n = numbers [%s : tensor<f32>, %t : tensor<f32>]) -> [tensor<4xf32>, tensor<0xf32>], numbers [tensor<f32>, tensor<f32>], tensor<f32> {
  %r:5 = graph.foreach "fused_add" (%p = [%x : tensor<4xf32>, %y : tensor<0xf32>], %n = numbers [%s : tensor<f32>, %t : tensor<f32>]) -> [tensor<4xf32>, tensor<0xf32>], numbers [tensor<f32>, tensor<f32>], tensor<f32> {
    %m = graph.add %n, %n : tensor<f32>
    %a = graph.across add %m : tensor<f32>
    graph.yield %p, %m, %a : tensor<?xf32>, tensor<f32>, tensor<f32>
  }
  func.return
}

// CHECK-LABEL: @loop_level
func.func @loop_level(%x: memref<4xf32>, %y: memref<2x2xf32>, %k: memref<4xi8>, %l: memref<4xi8>, %o: memref<f32>) {
  // CHECK-NEXT: [[T:%.*]] = loop.table %x, %k, %y, %l : memref<4xf32>, memref<4xi8>, memref<2x2xf32>, memref<4xi8> -> !loop.table<f32, i8>
  %t = loop.table %x, %k, %y, %l : memref<4xf32>, memref<4xi8>, memref<2x2xf32>, memref<4xi8> -> !loop.table<f32, i8>
  // CHECK-NEXT: loop.launch @k([[T]], %o) : (!loop.table<f32, i8>, memref<f32>)
  loop.launch @k(%t, %o) : (!loop.table<f32, i8>, memref<f32>)
  func.return
}

// CHECK-LABEL: loop.kernel @k
loop.kernel @k(%t: !loop.table<f32, i8>, %o: memref<f32>) {
  // CHECK-NEXT: [[Z:%.*]] = arith.constant
  %z = arith.constant 0.0 : f32
  // CHECK-NEXT: [[S:%.*]] = loop.foreach (%x, %k, %n) in %t : !loop.table<f32, i8> init ([[Z]] : f32) {
  // CHECK-NEXT:   loop.yield [[Z]] : f32
  // CHECK-NEXT: } combine (%a, %b) {
  // CHECK-NEXT:   loop.yield %a : f32
  // CHECK-NEXT: }
  %s = loop.foreach (%x, %k, %n) in %t : !loop.table<f32, i8> init (%z : f32) {
    loop.yield %z : f32
  } combine (%a, %b) {
    loop.yield %a : f32
  }
  // CHECK-NEXT: loop.foreach ([[X:%.*]], {{%.*}}, [[N:%.*]]) in %t : !loop.table<f32, i8> attributes {note = 1 : i64} {
  // CHECK-NEXT:   loop.parallel (%i) in ([[N]]) {
  // CHECK-NEXT:     loop.store [[S]], [[X]][%i] : memref<?xf32>
  loop.foreach (%x, %k, %n) in %t : !loop.table<f32, i8> attributes {note = 1 : i64} {
    loop.parallel (%i) in (%n) {
      loop.store %s, %x[%i] : memref<?xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @numbers_of_rows
loop.kernel @numbers_of_rows(%t: !loop.table<f32, memref<bf16>>) {
  // CHECK-NEXT: loop.foreach ({{%.*}}, [[S:%.*]], {{%.*}}) in %t : !loop.table<f32, memref<bf16>> {
  // CHECK-NEXT:   [[V:%.*]] = loop.load [[S]][] : memref<bf16>
  // CHECK-NEXT:   loop.store [[V]], [[S]][] : memref<bf16>
  loop.foreach (%x, %s, %n) in %t : !loop.table<f32, memref<bf16>> {
    %v = loop.load %s[] : memref<bf16>
    loop.store %v, %s[] : memref<bf16>
  }
}

// CHECK-LABEL: @kernel_level
func.func @kernel_level(%x: memref<4xf32>) {
  %t = loop.table %x : memref<4xf32> -> !loop.table<f32>
  // CHECK: kernel.table {{%.*}} chunks 1024 to 65536 wanted 528 {note} : !loop.table<f32>
  %rows, %chunks, %m, %n, %all = kernel.table %t chunks 1024 to 65536 wanted 528 {note} : !loop.table<f32>
  // CHECK: kernel.buffer_at [[R:%.*]][{{%.*}}] : memref<?xi64> -> memref<?xbf16>
  %p = kernel.buffer_at %rows[%m] : memref<?xi64> -> memref<?xbf16>
  // CHECK: kernel.buffer_at [[R]][{{%.*}}] {volatile} : memref<?xi64> -> memref<?xf32>
  %q = kernel.buffer_at %rows[%m] {volatile} : memref<?xi64> -> memref<?xf32>
  // CHECK: kernel.table {{%.*}} chunks 1024 to 65536 wanted 528 each row : !loop.table<f32>
  %e:5 = kernel.table %t chunks 1024 to 65536 wanted 528 each row : !loop.table<f32>
  // CHECK: kernel.ticket {{%.*}}[{{%.*}}] : memref<?xi64>
  %k = kernel.ticket %e#0[%m] : memref<?xi64>
  func.return
}
