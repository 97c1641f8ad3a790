// An example of every op of the graph dialect: the reference (docs/reference/graph.md) shows it, and tests/site holds
// that it is read, verified and printed as it stands. Made and kept by hand.

func.func @abs(%x: tensor<4x8xf32>) {
  %r = graph.abs %x : tensor<4x8xf32>
  func.return
}

func.func @acos(%x: tensor<4x8xf32>) {
  %r = graph.acos %x : tensor<4x8xf32>
  func.return
}

func.func @acosh(%x: tensor<4x8xf32>) {
  %r = graph.acosh %x : tensor<4x8xf32>
  func.return
}

func.func @across(%x: tensor<f32>) {
  %r = graph.across add %x : tensor<f32>
  func.return
}

func.func @add(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.add %x, %y : tensor<4x8xf32>
  func.return
}

func.func @all_reduce(%x: tensor<4x8xf32>) {
  %r = graph.all_reduce mean %x : tensor<4x8xf32>
  func.return
}

func.func @and(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) {
  %r = graph.and %x, %y : tensor<4x8xi32>
  func.return
}

func.func @argmax(%x: tensor<4x8xf32>) {
  %r = graph.argmax %x dims [1] : tensor<4x8xf32> -> tensor<4xi64>
  func.return
}

func.func @argmin(%x: tensor<4x8xf32>) {
  %r = graph.argmin %x dims [1] : tensor<4x8xf32> -> tensor<4xi64>
  func.return
}

func.func @asin(%x: tensor<4x8xf32>) {
  %r = graph.asin %x : tensor<4x8xf32>
  func.return
}

func.func @asinh(%x: tensor<4x8xf32>) {
  %r = graph.asinh %x : tensor<4x8xf32>
  func.return
}

func.func @atan(%x: tensor<4x8xf32>) {
  %r = graph.atan %x : tensor<4x8xf32>
  func.return
}

func.func @atan2(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.atan2 %x, %y : tensor<4x8xf32>
  func.return
}

func.func @atanh(%x: tensor<4x8xf32>) {
  %r = graph.atanh %x : tensor<4x8xf32>
  func.return
}

func.func @attention(%q: tensor<2x4x16x64xf32>, %k: tensor<2x4x16x64xf32>, %v: tensor<2x4x16x64xf32>) {
  %r = graph.attention %q, %k, %v {causal = true} : tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>
  func.return
}

func.func @batch_norm_inference(%x: tensor<4x8x5xf32>, %mean: tensor<8xf32>, %variance: tensor<8xf32>, %scale: tensor<8xf32>, %shift: tensor<8xf32>) {
  %r = graph.batch_norm_inference %x, %mean, %variance, %scale, %shift : tensor<4x8x5xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  func.return
}

func.func @batch_norm_training(%x: tensor<4x8x5xf32>, %scale: tensor<8xf32>, %shift: tensor<8xf32>) {
  %r = graph.batch_norm_training %x, %scale, %shift : tensor<4x8x5xf32>, tensor<8xf32>, tensor<8xf32>
  func.return
}

func.func @bce_loss(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.bce_loss %x, %y : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<f32>
  func.return
}

func.func @bce_with_logits_loss(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.bce_with_logits_loss %x, %y : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<f32>
  func.return
}

func.func @bessel_i1e(%x: tensor<4x8xf32>) {
  %r = graph.bessel_i1e %x : tensor<4x8xf32>
  func.return
}

func.func @bitcast(%x: tensor<4x8xf32>) {
  %r = graph.bitcast %x : tensor<4x8xf32> -> tensor<4x8xi32>
  func.return
}

func.func @broadcast(%x: tensor<8xf32>) {
  %r = graph.broadcast %x dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  func.return
}

func.func @call_external(%x: tensor<8xf32>) {
  %r = graph.call_external "topk" (%x) {k = 3 : i64} : (tensor<8xf32>) -> tensor<3xf32>
  func.return
}

func.func @cast(%x: tensor<4x8xf32>) {
  %r = graph.cast %x : tensor<4x8xf32> -> tensor<4x8xbf16>
  func.return
}

func.func @cbrt(%x: tensor<4x8xf32>) {
  %r = graph.cbrt %x : tensor<4x8xf32>
  func.return
}

func.func @ceil(%x: tensor<4x8xf32>) {
  %r = graph.ceil %x : tensor<4x8xf32>
  func.return
}

func.func @celu(%x: tensor<4x8xf32>) {
  %r = graph.celu %x : tensor<4x8xf32>
  func.return
}

func.func @clamp(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %z: tensor<4x8xf32>) {
  %r = graph.clamp %x, %y, %z : tensor<4x8xf32>
  func.return
}

func.func @compare(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.compare lt %x, %y : tensor<4x8xf32>
  func.return
}

func.func @concat(%x: tensor<4x8xf32>, %y: tensor<5x8xf32>) {
  %r = graph.concat dim 0 %x, %y, %x : tensor<4x8xf32>, tensor<5x8xf32>, tensor<4x8xf32> -> tensor<13x8xf32>
  func.return
}

func.func @constant() {
  %r = graph.constant dense<1.5> : tensor<f32>
  func.return
}

func.func @convolution(%x: tensor<2x3x8x8xf32>, %w: tensor<16x3x3x3xf32>) {
  %r = graph.convolution %x, %w dims [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad [[1, 1], [1, 1]] : tensor<2x3x8x8xf32>, tensor<16x3x3x3xf32> -> tensor<2x16x8x8xf32>
  func.return
}

func.func @copysign(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.copysign %x, %y : tensor<4x8xf32>
  func.return
}

func.func @cos(%x: tensor<4x8xf32>) {
  %r = graph.cos %x : tensor<4x8xf32>
  func.return
}

func.func @cosh(%x: tensor<4x8xf32>) {
  %r = graph.cosh %x : tensor<4x8xf32>
  func.return
}

func.func @count_leading_zeros(%x: tensor<4x8xi32>) {
  %r = graph.count_leading_zeros %x : tensor<4x8xi32>
  func.return
}

func.func @cross_entropy(%x: tensor<4x10xf32>, %labels: tensor<4xi32>) {
  %r = graph.cross_entropy %x, %labels : tensor<4x10xf32>, tensor<4xi32> -> tensor<f32>
  func.return
}

func.func @cumulative(%x: tensor<4x8xf32>) {
  %r = graph.cumulative add %x dim 1 reverse exclusive : tensor<4x8xf32> -> tensor<4x8xf32>
  func.return
}

func.func @diagonal(%x: tensor<4x8xf32>) {
  %r = graph.diagonal %x {diagonal = 1 : i64} : tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

func.func @digamma(%x: tensor<4x8xf32>) {
  %r = graph.digamma %x : tensor<4x8xf32>
  func.return
}

func.func @dim(%x: tensor<?x8xf32>) {
  %r = graph.dim %x 0 : tensor<?x8xf32> -> tensor<i64>
  func.return
}

func.func @div(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.div %x, %y : tensor<4x8xf32>
  func.return
}

func.func @dot_general(%x: tensor<8x16xf32>, %y: tensor<16x8xf32>) {
  %r = graph.dot_general %x, %y contract [1] x [0] : tensor<8x16xf32>, tensor<16x8xf32> -> tensor<8x8xf32>
  func.return
}

func.func @dropout(%x: tensor<4x8xf32>, %seed: tensor<i64>, %offset: tensor<i64>) {
  %r = graph.dropout %x, %seed, %offset {rate = 0.1 : f64} : tensor<4x8xf32>, tensor<i64>, tensor<i64>
  func.return
}

func.func @dynamic_slice(%x: tensor<4x8xf32>, %y: tensor<i32>) {
  %r = graph.dynamic_slice %x [%y, %y] sizes [1, 8] : tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<1x8xf32>
  func.return
}

func.func @dynamic_update_slice(%x: tensor<5x8xf32>, %y: tensor<4x8xf32>, %z: tensor<i32>) {
  %r = graph.dynamic_update_slice %x, %y [%z, %z] : tensor<5x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<5x8xf32>
  func.return
}

func.func @elu(%x: tensor<4x8xf32>) {
  %r = graph.elu %x : tensor<4x8xf32>
  func.return
}

func.func @erf(%x: tensor<4x8xf32>) {
  %r = graph.erf %x : tensor<4x8xf32>
  func.return
}

func.func @erf_inv(%x: tensor<4x8xf32>) {
  %r = graph.erf_inv %x : tensor<4x8xf32>
  func.return
}

func.func @erfc(%x: tensor<4x8xf32>) {
  %r = graph.erfc %x : tensor<4x8xf32>
  func.return
}

func.func @exp(%x: tensor<4x8xf32>) {
  %r = graph.exp %x : tensor<4x8xf32>
  func.return
}

func.func @exp2(%x: tensor<4x8xf32>) {
  %r = graph.exp2 %x : tensor<4x8xf32>
  func.return
}

func.func @expm1(%x: tensor<4x8xf32>) {
  %r = graph.expm1 %x : tensor<4x8xf32>
  func.return
}

func.func @floor(%x: tensor<4x8xf32>) {
  %r = graph.floor %x : tensor<4x8xf32>
  func.return
}

func.func @floor_mod(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.floor_mod %x, %y : tensor<4x8xf32>
  func.return
}

func.func @fma(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %z: tensor<4x8xf32>) {
  %r = graph.fma %x, %y, %z : tensor<4x8xf32>
  func.return
}

func.func @foreach(%x: tensor<4xf32>, %y: tensor<2x3xf32>) {
  %r0, %r1 = graph.foreach "fused_exp_neg" (%p = [%x : tensor<4xf32>, %y : tensor<2x3xf32>]) -> [tensor<4xf32>, tensor<2x3xf32>] {
    %a = graph.exp %p : tensor<?xf32>
    %b = graph.neg %a : tensor<?xf32>
    graph.yield %b : tensor<?xf32>
  }
  func.return
}

func.func @fusion(%x: tensor<4x8xf32>) {
  %r = graph.fusion "fused_exp_neg" (%p = %x : tensor<4x8xf32>) -> tensor<4x8xf32> {
    %a = graph.exp %p : tensor<4x8xf32>
    %b = graph.neg %a : tensor<4x8xf32>
    graph.yield %b : tensor<4x8xf32>
  }
  func.return
}

func.func @gather(%x: tensor<4x8xf32>, %y: tensor<5xi32>) {
  %r = graph.gather %x [%y] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 8] : tensor<4x8xf32>, tensor<5xi32> -> tensor<5x8xf32>
  func.return
}

func.func @gelu(%x: tensor<4x8xf32>) {
  %r = graph.gelu %x : tensor<4x8xf32>
  func.return
}

func.func @glu(%x: tensor<4x8xf32>) {
  %r = graph.glu %x : tensor<4x8xf32> -> tensor<4x4xf32>
  func.return
}

func.func @group_norm(%x: tensor<4x8x5xf32>, %scale: tensor<8xf32>, %shift: tensor<8xf32>) {
  %r = graph.group_norm %x, %scale, %shift {groups = 2 : i64} : tensor<4x8x5xf32>, tensor<8xf32>, tensor<8xf32>
  func.return
}

func.func @hardshrink(%x: tensor<4x8xf32>) {
  %r = graph.hardshrink %x : tensor<4x8xf32>
  func.return
}

func.func @hardsigmoid(%x: tensor<4x8xf32>) {
  %r = graph.hardsigmoid %x : tensor<4x8xf32>
  func.return
}

func.func @hardswish(%x: tensor<4x8xf32>) {
  %r = graph.hardswish %x : tensor<4x8xf32>
  func.return
}

func.func @hardtanh(%x: tensor<4x8xf32>) {
  %r = graph.hardtanh %x : tensor<4x8xf32>
  func.return
}

func.func @huber_loss(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.huber_loss %x, %y : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<f32>
  func.return
}

func.func @instance_norm(%x: tensor<4x8x5xf32>, %scale: tensor<8xf32>, %shift: tensor<8xf32>) {
  %r = graph.instance_norm %x, %scale, %shift : tensor<4x8x5xf32>, tensor<8xf32>, tensor<8xf32>
  func.return
}

func.func @iota() {
  %r = graph.iota dim 1 : tensor<4x8xi32>
  func.return
}

func.func @is_finite(%x: tensor<4x8xf32>) {
  %r = graph.is_finite %x : tensor<4x8xf32>
  func.return
}

func.func @is_inf(%x: tensor<4x8xf32>) {
  %r = graph.is_inf %x : tensor<4x8xf32>
  func.return
}

func.func @is_nan(%x: tensor<4x8xf32>) {
  %r = graph.is_nan %x : tensor<4x8xf32>
  func.return
}

func.func @is_neg_inf(%x: tensor<4x8xf32>) {
  %r = graph.is_neg_inf %x : tensor<4x8xf32>
  func.return
}

func.func @is_pos_inf(%x: tensor<4x8xf32>) {
  %r = graph.is_pos_inf %x : tensor<4x8xf32>
  func.return
}

func.func @kl_div_loss(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.kl_div_loss %x, %y : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<f32>
  func.return
}

func.func @l1_loss(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.l1_loss %x, %y : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<f32>
  func.return
}

func.func @layer_norm(%x: tensor<4x8xf32>, %scale: tensor<8xf32>, %shift: tensor<8xf32>) {
  %r = graph.layer_norm %x, %scale, %shift {axis = 1 : i64, epsilon = 1.0e-05 : f32} : tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>
  func.return
}

func.func @leaky_relu(%x: tensor<4x8xf32>) {
  %r = graph.leaky_relu %x : tensor<4x8xf32>
  func.return
}

func.func @lgamma(%x: tensor<4x8xf32>) {
  %r = graph.lgamma %x : tensor<4x8xf32>
  func.return
}

func.func @log(%x: tensor<4x8xf32>) {
  %r = graph.log %x : tensor<4x8xf32>
  func.return
}

func.func @log10(%x: tensor<4x8xf32>) {
  %r = graph.log10 %x : tensor<4x8xf32>
  func.return
}

func.func @log1p(%x: tensor<4x8xf32>) {
  %r = graph.log1p %x : tensor<4x8xf32>
  func.return
}

func.func @log2(%x: tensor<4x8xf32>) {
  %r = graph.log2 %x : tensor<4x8xf32>
  func.return
}

func.func @log_sigmoid(%x: tensor<4x8xf32>) {
  %r = graph.log_sigmoid %x : tensor<4x8xf32>
  func.return
}

func.func @log_softmax(%x: tensor<4x8xf32>) {
  %r = graph.log_softmax %x {axis = 1 : i64} : tensor<4x8xf32>
  func.return
}

func.func @logaddexp(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.logaddexp %x, %y : tensor<4x8xf32>
  func.return
}

func.func @logsumexp(%x: tensor<4x8xf32>) {
  %r = graph.logsumexp %x {dims = array<i64: 1>} : tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

func.func @max(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.max %x, %y : tensor<4x8xf32>
  func.return
}

func.func @mean(%x: tensor<4x8xf32>) {
  %r = graph.mean %x {dims = array<i64: 1>} : tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

func.func @min(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.min %x, %y : tensor<4x8xf32>
  func.return
}

func.func @mish(%x: tensor<4x8xf32>) {
  %r = graph.mish %x : tensor<4x8xf32>
  func.return
}

func.func @mse_loss(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.mse_loss %x, %y : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<f32>
  func.return
}

func.func @mul(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.mul %x, %y : tensor<4x8xf32>
  func.return
}

func.func @mulhi(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) {
  %r = graph.mulhi %x, %y : tensor<4x8xi32>
  func.return
}

func.func @neg(%x: tensor<4x8xf32>) {
  %r = graph.neg %x : tensor<4x8xf32>
  func.return
}

func.func @next_after(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.next_after %x, %y : tensor<4x8xf32>
  func.return
}

func.func @nll_loss(%x: tensor<4x10xf32>, %labels: tensor<4xi32>) {
  %r = graph.nll_loss %x, %labels : tensor<4x10xf32>, tensor<4xi32> -> tensor<f32>
  func.return
}

func.func @not(%x: tensor<4x8xi32>) {
  %r = graph.not %x : tensor<4x8xi32>
  func.return
}

func.func @one_hot(%labels: tensor<4xi32>) {
  %r = graph.one_hot %labels {depth = 10 : i64} : tensor<4xi32> -> tensor<4x10xf32>
  func.return
}

func.func @or(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) {
  %r = graph.or %x, %y : tensor<4x8xi32>
  func.return
}

func.func @pad(%x: tensor<4x8xf32>, %y: tensor<f32>) {
  %r = graph.pad %x low [1, 0] high [-1, 2] value %y : tensor<4x8xf32>, tensor<f32> -> tensor<4x10xf32>
  func.return
}

func.func @philox(%i: tensor<4xui64>, %k: tensor<4xui64>, %l: tensor<4xui64>, %h: tensor<4xui64>) {
  %r = graph.philox %i, %k, %l, %h : tensor<4xui64> -> tensor<4xui32>
  func.return
}

func.func @polygamma(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.polygamma %x, %y : tensor<4x8xf32>
  func.return
}

func.func @popcnt(%x: tensor<4x8xi32>) {
  %r = graph.popcnt %x : tensor<4x8xi32>
  func.return
}

func.func @pow(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.pow %x, %y : tensor<4x8xf32>
  func.return
}

func.func @powi(%x: tensor<4x8xf32>) {
  %r = graph.powi %x, 6 : tensor<4x8xf32>
  func.return
}

func.func @prelu(%x: tensor<4x8xf32>, %slope: tensor<8xf32>) {
  %r = graph.prelu %x, %slope : tensor<4x8xf32>, tensor<8xf32>
  func.return
}

func.func @random_bits(%seed: tensor<i64>, %offset: tensor<i64>) {
  %r = graph.random_bits %seed, %offset : tensor<i64>, tensor<i64> -> tensor<4x8xui32>
  func.return
}

func.func @random_normal(%seed: tensor<i64>, %offset: tensor<i64>) {
  %r = graph.random_normal %seed, %offset : tensor<i64>, tensor<i64> -> tensor<4x8xf32>
  func.return
}

func.func @random_uniform(%seed: tensor<i64>, %offset: tensor<i64>) {
  %r = graph.random_uniform %seed, %offset : tensor<i64>, tensor<i64> -> tensor<4x8xf32>
  func.return
}

func.func @reduce(%x: tensor<4x8xf32>) {
  %r = graph.reduce add %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

func.func @reduce_by(%x: tensor<4x8xf32>, %init: tensor<f32>) {
  %r = graph.reduce_by %x init %init dims [1] result 0 : tensor<4x8xf32>, tensor<f32> -> tensor<4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = graph.logaddexp %a, %b : tensor<f32>
    graph.yield %s : tensor<f32>
  }
  func.return
}

func.func @reduce_precision(%x: tensor<4x8xf32>) {
  %r = graph.reduce_precision %x, format = e5m2 : tensor<4x8xf32>
  func.return
}

func.func @relu(%x: tensor<4x8xf32>) {
  %r = graph.relu %x : tensor<4x8xf32>
  func.return
}

func.func @relu6(%x: tensor<4x8xf32>) {
  %r = graph.relu6 %x : tensor<4x8xf32>
  func.return
}

func.func @rem(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.rem %x, %y : tensor<4x8xf32>
  func.return
}

func.func @repeat(%x: tensor<4x8xf32>) {
  %r = graph.repeat %x {axis = 1 : i64, repeats = 2 : i64} : tensor<4x8xf32> -> tensor<4x16xf32>
  func.return
}

func.func @reshape(%x: tensor<8x16xf32>) {
  %r = graph.reshape %x : tensor<8x16xf32> -> tensor<128xf32>
  func.return
}

func.func @reverse(%x: tensor<4x8xf32>) {
  %r = graph.reverse %x dims [1] : tensor<4x8xf32> -> tensor<4x8xf32>
  func.return
}

func.func @rms_norm(%x: tensor<4x8xf32>, %scale: tensor<8xf32>) {
  %r = graph.rms_norm %x, %scale {axis = 1 : i64, epsilon = 1.0e-06 : f32} : tensor<4x8xf32>, tensor<8xf32>
  func.return
}

func.func @roll(%x: tensor<4x8xf32>) {
  %r = graph.roll %x {shifts = array<i64: 2>, dims = array<i64: 1>} : tensor<4x8xf32>
  func.return
}

func.func @rotary(%x: tensor<2x4x16x64xf32>, %cos: tensor<16x32xf32>, %sin: tensor<16x32xf32>) {
  %r = graph.rotary %x, %cos, %sin : tensor<2x4x16x64xf32>, tensor<16x32xf32>, tensor<16x32xf32>
  func.return
}

func.func @round_away(%x: tensor<4x8xf32>) {
  %r = graph.round_away %x : tensor<4x8xf32>
  func.return
}

func.func @round_even(%x: tensor<4x8xf32>) {
  %r = graph.round_even %x : tensor<4x8xf32>
  func.return
}

func.func @rsqrt(%x: tensor<4x8xf32>) {
  %r = graph.rsqrt %x : tensor<4x8xf32>
  func.return
}

func.func @running_average(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.running_average %x, %y : tensor<4x8xf32>, tensor<4x8xf32>
  func.return
}

func.func @scatter(%x: tensor<4x8xf32>, %y: tensor<5xi32>, %z: tensor<5x8xf32>) {
  %r = graph.scatter max %x [%y] %z offset [1] collapsed [0] index_map [0] index_vector 1 unique : tensor<4x8xf32>, tensor<5xi32>, tensor<5x8xf32> -> tensor<4x8xf32>
  func.return
}

func.func @select(%p: tensor<4x8xi1>, %x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.select %p, %x, %y : tensor<4x8xf32>
  func.return
}

func.func @select_and_scatter(%x: tensor<4x8xf32>, %g: tensor<4x4xf32>) {
  %r = graph.select_and_scatter %x, %g {select = "max", combiner = "add", sizes = array<i64: 1, 2>, strides = array<i64: 1, 2>, low = array<i64: 0, 0>, high = array<i64: 0, 0>} : tensor<4x8xf32>, tensor<4x4xf32> -> tensor<4x8xf32>
  func.return
}

func.func @selu(%x: tensor<4x8xf32>) {
  %r = graph.selu %x : tensor<4x8xf32>
  func.return
}

func.func @shift_left(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) {
  %r = graph.shift_left %x, %y : tensor<4x8xi32>
  func.return
}

func.func @shift_right_arithmetic(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) {
  %r = graph.shift_right_arithmetic %x, %y : tensor<4x8xi32>
  func.return
}

func.func @shift_right_logical(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) {
  %r = graph.shift_right_logical %x, %y : tensor<4x8xi32>
  func.return
}

func.func @sigmoid(%x: tensor<4x8xf32>) {
  %r = graph.sigmoid %x : tensor<4x8xf32>
  func.return
}

func.func @sign(%x: tensor<4x8xf32>) {
  %r = graph.sign %x : tensor<4x8xf32>
  func.return
}

func.func @silu(%x: tensor<4x8xf32>) {
  %r = graph.silu %x : tensor<4x8xf32>
  func.return
}

func.func @sin(%x: tensor<4x8xf32>) {
  %r = graph.sin %x : tensor<4x8xf32>
  func.return
}

func.func @sinh(%x: tensor<4x8xf32>) {
  %r = graph.sinh %x : tensor<4x8xf32>
  func.return
}

func.func @sized(%x: tensor<?xf32>) {
  %r = graph.sized [%x[0] - 2] : tensor<?xf32> -> tensor<?xi1>
  func.return
}

func.func @slice(%x: tensor<8x16xf32>) {
  %r = graph.slice %x [0:8:1, 2:16:2] : tensor<8x16xf32> -> tensor<8x7xf32>
  func.return
}

func.func @smooth_l1_loss(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.smooth_l1_loss %x, %y : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<f32>
  func.return
}

func.func @softmax(%x: tensor<4x8xf32>) {
  %r = graph.softmax %x {axis = 1 : i64} : tensor<4x8xf32>
  func.return
}

func.func @softplus(%x: tensor<4x8xf32>) {
  %r = graph.softplus %x : tensor<4x8xf32>
  func.return
}

func.func @softshrink(%x: tensor<4x8xf32>) {
  %r = graph.softshrink %x : tensor<4x8xf32>
  func.return
}

func.func @softsign(%x: tensor<4x8xf32>) {
  %r = graph.softsign %x : tensor<4x8xf32>
  func.return
}

func.func @sqrt(%x: tensor<4x8xf32>) {
  %r = graph.sqrt %x : tensor<4x8xf32>
  func.return
}

func.func @stack(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.stack %x, %y {axis = 1 : i64} : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x2x8xf32>
  func.return
}

func.func @stop_gradient(%x: tensor<4x8xf32>) {
  %r = graph.stop_gradient %x : tensor<4x8xf32>
  func.return
}

func.func @sub(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.sub %x, %y : tensor<4x8xf32>
  func.return
}

func.func @swiglu(%x: tensor<4x8xf32>) {
  %r = graph.swiglu %x : tensor<4x8xf32> -> tensor<4x4xf32>
  func.return
}

func.func @take(%x: tensor<100x8xf32>, %i: tensor<2x5xi32>) {
  %r = graph.take %x, %i : tensor<100x8xf32>, tensor<2x5xi32> -> tensor<2x5x8xf32>
  func.return
}

func.func @take_along(%x: tensor<4x8xf32>, %i: tensor<4x2xi32>) {
  %r = graph.take_along %x, %i {axis = 1 : i64} : tensor<4x8xf32>, tensor<4x2xi32> -> tensor<4x2xf32>
  func.return
}

func.func @tan(%x: tensor<4x8xf32>) {
  %r = graph.tan %x : tensor<4x8xf32>
  func.return
}

func.func @tanh(%x: tensor<4x8xf32>) {
  %r = graph.tanh %x : tensor<4x8xf32>
  func.return
}

func.func @tanhshrink(%x: tensor<4x8xf32>) {
  %r = graph.tanhshrink %x : tensor<4x8xf32>
  func.return
}

func.func @threefry(%c: tensor<4xui64>, %k: tensor<4xui64>) {
  %r = graph.threefry %c, %k : tensor<4xui64>
  func.return
}

func.func @tile(%x: tensor<4x8xf32>) {
  %r = graph.tile %x {repeats = array<i64: 1, 3>} : tensor<4x8xf32> -> tensor<4x24xf32>
  func.return
}

func.func @transfer(%x: tensor<4x8xf32>) {
  %r = graph.transfer %x to "cuda" : tensor<4x8xf32>
  func.return
}

func.func @transpose(%x: tensor<8x16xf32>) {
  %r = graph.transpose %x perm [1, 0] : tensor<8x16xf32> -> tensor<16x8xf32>
  func.return
}

func.func @tri() {
  %r = graph.tri : tensor<4x8xi1>
  func.return
}

func.func @tril(%x: tensor<4x8xf32>) {
  %r = graph.tril %x : tensor<4x8xf32>
  func.return
}

func.func @triu(%x: tensor<4x8xf32>) {
  %r = graph.triu %x : tensor<4x8xf32>
  func.return
}

func.func @trunc(%x: tensor<4x8xf32>) {
  %r = graph.trunc %x : tensor<4x8xf32>
  func.return
}

func.func @variance(%x: tensor<4x8xf32>) {
  %r = graph.variance %x {dims = array<i64: 1>} : tensor<4x8xf32> -> tensor<4xf32>
  func.return
}

func.func @windows(%x: tensor<4x8xf32>) {
  %r = graph.windows %x sizes [1, 3] strides [1, 2] dilations [1, 1] : tensor<4x8xf32> -> tensor<4x3x1x3xf32>
  func.return
}

func.func @xor(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) {
  %r = graph.xor %x, %y : tensor<4x8xi32>
  func.return
}

func.func @zeta(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %r = graph.zeta %x, %y : tensor<4x8xf32>
  func.return
}
