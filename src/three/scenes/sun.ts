import { unit } from '#src/three/kit/vector.ts'
import type { Scene } from '#src/three/render/scene.ts'

/** Late morning: the sun high on the left, a blue sky, warm ground; the shadow falls to the other side. */
export const sun: Scene = {
  panels: [
    { centre: [-7, 13, 9], u: [1.5, 0, 1.1], v: [-0.6, 0.9, 0.8], brightness: 46, softness: 0.5, warmth: 1 },
    { centre: [0, 9, 0], u: [9, 0, 0], v: [0, 0, 5], brightness: 0.5, softness: 4 },
    { centre: [0, 1.5, 13], u: [16, 0, 0], v: [0, 1.5, 0], brightness: 0.5, softness: 1, warmth: 0.6, fall: 0.7 },
    { centre: [0, 1.5, -13], u: [16, 0, 0], v: [0, 1.5, 0], brightness: 0.4, softness: 1, warmth: 0.6, fall: 0.7 },
  ],
  sky: [0.36, 0.42, 0.52],
  wall: [0.3, 0.3, 0.29],
  floor: [0.5, 0.48, 0.44],
  exposure: 1.05,
  sun: { from: unit([-7, 13, 9]), colour: [1.35, 1.3, 1.22] },
  paleCut: 0.24,
  mirrored: false,
  shadow: { colour: [0.05, 0.05, 0.06], strength: 0.72, cast: [0.25, -0.5, 0.35] },
  glass: [0, 0.2, 0.75, 1],
  rim: 0.42,
  chrome: { grey: 0.66, material: [1, 0.14, 0, 0.08] },
  glow: { front: 0.06, rear: 0.08 },
}
