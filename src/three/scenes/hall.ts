import type { Scene } from '#src/three/render/scene.ts'

/**
 * The grey hall of the pictures in paint, lit by the same lamps (scripts/renders/blender/light/showroom.py): a long box
 * over the car, one along its flank that fades upwards, one before the face, one behind the tail, a strip over the sill.
 */
export const hall: Scene = {
  panels: [
    { centre: [0.3, 4.5, -0.6], u: [4.5, 0, 0], v: [0, 0.1, 1.2], brightness: 5, softness: 0.2 },
    {
      centre: [0.4, 2.7, 6.6],
      u: [7.6, 0, 0],
      v: [0, -1.1, 0.45],
      brightness: 3.6,
      softness: 0.3,
      fall: 0.9,
      follow: 0.5,
    },
    {
      centre: [-7, 1.6, -3],
      u: [-1.34, 0, 2.06],
      v: [-0.16, -1.06, -0.1],
      brightness: 4,
      softness: 0.3,
      fall: 0.85,
    },
    { centre: [7.2, 2, 0.6], u: [0, 0, 2.6], v: [0, -0.8, 0], brightness: 2.4, softness: 0.5, fall: 0.8 },
    { centre: [0, 1.1, -13], u: [14, 0, 0], v: [0, 1.4, 0], brightness: 0.35, softness: 1.2 },
    { centre: [0, 0.45, 7], u: [7, 0, 0], v: [0, 0.18, 0], brightness: 1.2, softness: 0.3, follow: 0.5 },
  ],
  sky: [0.07, 0.071, 0.074],
  wall: [0.1, 0.1, 0.103],
  floor: [0.2, 0.2, 0.203],
  exposure: 1.3,
  paleCut: 0.45,
  mirrored: true,
  shadow: { colour: [0.02, 0.02, 0.022], strength: 0.72, cast: [0, 0, 1] },
  glass: [0, 0.3, 0.4, 1],
  rim: 0.34,
  chrome: { grey: 0.6, material: [1, 0.18, 0, 0.08] },
  glow: { front: 0.3, rear: 0.3 },
}
