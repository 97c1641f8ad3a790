// RUN: mlfuse-opt --canonicalize --split-input-file %s | filecheck %s

// Casts, comparisons and choices that decide nothing.

// CHECK-LABEL: @there_and_back
// CHECK-NEXT:    func.return %x
func.func @there_and_back(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = graph.cast %x : tensor<4xbf16> -> tensor<4xf32>
  %1 = graph.cast %0 : tensor<4xf32> -> tensor<4xbf16>
  func.return %1 : tensor<4xbf16>
}

// -----

// A cast that rounds is performed.
// CHECK-LABEL: @rounding
// CHECK-COUNT-2: graph.cast
func.func @rounding(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.cast %x : tensor<4xf32> -> tensor<4xbf16>
  %1 = graph.cast %0 : tensor<4xbf16> -> tensor<4xf32>
  func.return %1 : tensor<4xf32>
}

// -----

// Integers wrap around, floats saturate: -1 as ui8 is 255, but 0 by way of f32.
// CHECK-LABEL: @saturating
// CHECK-COUNT-2: graph.cast
func.func @saturating(%x: tensor<4xi8>) -> tensor<4xui8> {
  %0 = graph.cast %x : tensor<4xi8> -> tensor<4xf32>
  %1 = graph.cast %0 : tensor<4xf32> -> tensor<4xui8>
  func.return %1 : tensor<4xui8>
}

// -----

// CHECK-LABEL: @chosen
// CHECK-NEXT:    func.return %a
func.func @chosen(%x: tensor<4xf32>, %a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = graph.compare lt %x, %x : tensor<4xf32>
  %1 = graph.not %0 : tensor<4xi1>
  %2 = graph.select %1, %a, %b : tensor<4xi32>
  func.return %2 : tensor<4xi32>
}

// -----

// NaN: x = x and not (x < y) say more than they seem to.
// CHECK-LABEL: @unordered
// CHECK:         graph.compare eq
// CHECK:         graph.compare lt
// CHECK:         graph.not
func.func @unordered(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = graph.compare eq %x, %x : tensor<4xf32>
  %1 = graph.compare lt %x, %y : tensor<4xf32>
  %2 = graph.not %1 : tensor<4xi1>
  func.return %0, %2 : tensor<4xi1>, tensor<4xi1>
}
