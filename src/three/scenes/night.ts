import type { Scene } from '#src/three/render/scene.ts'

/** Under street lamps: a few warm lights in the dark, the car's own lamps glow. The paint stays to be seen. */
export const night: Scene = {
  panels: [
    {
      centre: [0, 5.2, -1.6],
      u: [4.6, 0, 0],
      v: [0, 0.08, 0.5],
      brightness: 7,
      softness: 0.35,
      warmth: 1,
      follow: 0.2,
    },
    { centre: [0, 3.2, 5.8], u: [7, 0, 0], v: [0, 0.3, 0.15], brightness: 3.2, softness: 0.35, warmth: 1, follow: 0.5 },
    { centre: [0, 1.1, 6.6], u: [9, 0, 0], v: [0, 0.5, 0], brightness: 0.4, softness: 1.2, follow: 0.5 },
    { centre: [-7.4, 3, -2], u: [0, 0, 1.8], v: [0, 0.5, 0], brightness: 1.6, softness: 0.7, warmth: 0.5 },
    { centre: [7.6, 3, -1.4], u: [0, 0, 2], v: [0, 0.5, 0], brightness: 1.6, softness: 0.9, warmth: 0.5 },
  ],
  sky: [0.035, 0.04, 0.055],
  wall: [0.03, 0.031, 0.036],
  floor: [0.05, 0.048, 0.045],
  exposure: 1.15,
  paleCut: 0.5,
  mirrored: true,
  shadow: { colour: [0, 0, 0], strength: 0.7, cast: [0, 0, 1] },
  glass: [0, 0.25, 0.3, 1],
  rim: 0.2,
  chrome: { grey: 0.4, material: [1, 0.3, 0, 0.08] },
  glow: { front: 0.5, rear: 0.42 },
}
