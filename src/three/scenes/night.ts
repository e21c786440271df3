import type { Scene } from '#src/three/render/scene.ts'

/** Under street lamps: a few warm lights in the dark, the car's own lamps glow. The paint stays to be seen. */
export const night: Scene = {
  panels: [
    {
      centre: [0, 5.2, -1.6],
      u: [4.6, 0, 0],
      v: [0, 0.08, 0.5],
      brightness: 13,
      softness: 0.3,
      warmth: 1,
      follow: 0.2,
    },
    { centre: [0, 3.2, 5.8], u: [7, 0, 0], v: [0, 0.3, 0.15], brightness: 7.5, softness: 0.3, warmth: 1, follow: 0.5 },
    { centre: [0, 1.1, 6.6], u: [9, 0, 0], v: [0, 0.5, 0], brightness: 1.1, softness: 1.2, follow: 0.5 },
    { centre: [-7.4, 2.2, -2], u: [0, 0, 1.8], v: [0, 0.7, 0], brightness: 4, softness: 0.6, warmth: 0.5 },
    { centre: [7.6, 3, -1.4], u: [0, 0, 2], v: [0, 0.5, 0], brightness: 3, softness: 0.9, warmth: 0.5 },
    { centre: [0, 1.2, -12], u: [14, 0, 0], v: [0, 1, 0], brightness: 0.5, softness: 1.2, warmth: 0.8 },
  ],
  sky: [0.05, 0.056, 0.075],
  wall: [0.05, 0.051, 0.058],
  floor: [0.07, 0.068, 0.066],
  exposure: 1.35,
  paleCut: 0.5,
  mirrored: true,
  shadow: { colour: [0, 0, 0], strength: 0.7, cast: [0, 0, 1] },
  glass: [0, 0.25, 0.3, 1],
  rim: 0.26,
  chrome: { grey: 0.5, material: [1, 0.22, 0, 0.08] },
  glow: { front: 0.7, rear: 0.55 },
}
