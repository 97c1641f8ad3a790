"""A layer whose work mlfuse does, inside of a training step that JAX compiles."""

import jax
import jax.numpy as jnp

import mlfuse.jax


@mlfuse.jax.fused
def layer(x: jax.Array, gain: jax.Array) -> jax.Array:
    centred = x - x.mean(-1, keepdims=True)
    return jax.nn.gelu(gain * centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5))


@jax.jit
def step(gain: jax.Array, x: jax.Array, target: jax.Array) -> tuple[jax.Array, jax.Array]:
    def loss(gain: jax.Array) -> jax.Array:
        return ((layer(x, gain) - target) ** 2).mean()

    value, gradient = jax.value_and_grad(loss)(gain)
    return value, gain - 0.5 * gradient


x, gain = jax.random.normal(jax.random.key(0), (256, 64)), jnp.ones(64)
for _ in range(20):
    value, gain = step(gain, x, jnp.tanh(x))
print(f"loss {value:.4f}")
