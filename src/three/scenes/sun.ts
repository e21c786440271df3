import { unit } from '#src/three/kit/vector.ts'
import type { Scene } from '#src/three/render/scene.ts'

/**
 * Late morning: the sun high on the left, a blue sky, dark ground; the shadow falls to the other side. Bright clouds low
 * over the horizon run along shoulder, doors, face and roof: what an even sky lights is flat.
 */
export const sun: Scene = {
  panels: [
    { centre: [-7, 13, 9], u: [1.5, 0, 1.1], v: [-0.6, 0.9, 0.8], brightness: 60, softness: 0.5, warmth: 1 },
    { centre: [0, 9, 0], u: [9, 0, 0], v: [0, 0, 5], brightness: 0.7, softness: 4 },
    {
      centre: [3.4, 3.1, 4.2],
      u: [9, 0, 0],
      v: [0, 0.45, -0.33],
      brightness: 3.4,
      softness: 0.5,
      fall: 0.6,
      follow: 0.5,
    },
    {
      centre: [3.4, 1.1, 6],
      u: [10, 0, 0],
      v: [0, 0.35, 0],
      brightness: 2.2,
      softness: 0.3,
      warmth: 0.6,
      fall: 0.9,
      follow: 0.5,
    },
    { centre: [-9.5, 1.3, 0], u: [0, 0, 7], v: [0, 1.1, 0], brightness: 1.6, softness: 0.9, fall: 0.8 },
    { centre: [5, 2.6, -8], u: [6, 0, 6], v: [0, 0.9, 0], brightness: 2, softness: 0.8, warmth: 0.6, fall: 0.6 },
  ],
  sky: [0.2, 0.25, 0.34],
  wall: [0.34, 0.34, 0.34],
  floor: [0.2, 0.19, 0.17],
  exposure: 1.1,
  sun: { from: unit([-7, 13, 9]), colour: [1.65, 1.58, 1.48] },
  paleCut: 0.34,
  mirrored: false,
  shadow: { colour: [0.05, 0.05, 0.06], strength: 0.78, cast: [0.25, -0.5, 0.3] },
  glass: [0, 0.1, 0.5, 1],
  rim: 0.42,
  chrome: { grey: 0.66, material: [1, 0.14, 0, 0.08] },
  glow: { front: 0.06, rear: 0.08 },
}
