import { cross, dot, minus, unit, type Vec3 } from '#src/three/kit/vector.ts'

/** Four columns of four, as WebGL wants them. */
export type Matrix = Float32Array

export function times(a: Matrix, b: Matrix): Matrix {
  const product = new Float32Array(16)
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0
      for (let k = 0; k < 4; k++) sum += a[k * 4 + row]! * b[column * 4 + k]!
      product[column * 4 + row] = sum
    }
  }
  return product
}

/**
 * Half the height at distance 1 and the width over the height; what is nearer or farther is not drawn. `centre`: the middle of
 * the picture at distance 1.
 */
export function perspective(
  half: number,
  aspect: number,
  near: number,
  far: number,
  centre: readonly [x: number, y: number] = [0, 0],
): Matrix {
  const depth = near - far
  // oxfmt-ignore
  return new Float32Array([
    1 / (half * aspect), 0, 0, 0,
    0, 1 / half, 0, 0,
    centre[0] / (half * aspect), centre[1] / half, (far + near) / depth, -1,
    0, 0, (2 * far * near) / depth, 0,
  ])
}

/** Parallel rays over a box: half its width and height, and its depth. */
// oxfmt-ignore
export const parallel = (width: number, height: number, near: number, far: number): Matrix =>
  new Float32Array([
    1 / width, 0, 0, 0,
    0, 1 / height, 0, 0,
    0, 0, 2 / (near - far), 0,
    0, 0, (far + near) / (near - far), 1,
  ])

export function lookAt(eye: Vec3, target: Vec3, up: Vec3): Matrix {
  const z = unit(minus(eye, target))
  const x = unit(cross(up, z))
  const y = cross(z, x)
  // oxfmt-ignore
  return new Float32Array([
    x[0], y[0], z[0], 0,
    x[1], y[1], z[1], 0,
    x[2], y[2], z[2], 0,
    -dot(x, eye), -dot(y, eye), -dot(z, eye), 1,
  ])
}
