import type { Scene } from '#src/three/render/scene.ts'

/**
 * The grey hall of the pictures in paint, lit by the same lamps (scripts/renders/blender/light/showroom.py): a long box
 * over the car, one along the shoulder and one along the doors, two before the face, one over the bonnet, one beyond the
 * car, which draws the roof.
 */
export const hall: Scene = {
  panels: [
    { centre: [0.3, 4.5, -0.6], u: [4.5, 0, 0], v: [0, 0.1, 1.2], brightness: 3, softness: 0.2 },
    {
      centre: [3.4, 2.87, 3.56],
      u: [8.5, 0, 0],
      v: [0, 0.28, -0.203],
      brightness: 7,
      softness: 0.35,
      follow: 0.5,
    },
    { centre: [3.4, 0.95, 4.16], u: [8.5, 0, 0], v: [0, 0.275, 0], brightness: 5, softness: 0.275, follow: 0.5 },
    { centre: [-8.9, 0.95, 0], u: [0, 0, 6.5], v: [0, 0.9, 0], brightness: 3, softness: 0.6, fall: 0.9 },
    { centre: [-7.4, 0.5, 0], u: [0, 0, 8], v: [0, 0.55, 0], brightness: 4, softness: 1.2, fall: 0.85 },
    { centre: [3.6, 2, -4.73], u: [3.04, 0, 3.25], v: [0, 0.8, 0], brightness: 2, softness: 0.5, fall: 0.6 },
    { centre: [6.4, 2.6, -4.8], u: [4.8, 0, 6.4], v: [0, 0.55, 0], brightness: 3.4, softness: 0.5 },
  ],
  sky: [0.045, 0.047, 0.052],
  wall: [0.14, 0.146, 0.16],
  floor: [0.12, 0.122, 0.13],
  exposure: 1.35,
  paleCut: 0.3,
  mirrored: true,
  shadow: { colour: [0.012, 0.012, 0.014], strength: 0.8, cast: [0, 0, 1] },
  glass: [0, 0.05, 0.25, 1],
  rim: 0.34,
  chrome: { grey: 0.6, material: [1, 0.18, 0, 0.08] },
  glow: { front: 0.5, rear: 0.3 },
}
