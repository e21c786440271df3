import type { Scene } from '#src/three/render/scene.ts'

/** The studio of the drawings: a ceiling, banks on both sides, a line over the shoulder. */
export const studio: Scene = {
  panels: [
    { centre: [0, 4.2, 0], u: [4.4, 0, 0], v: [0, 0, 0.95], brightness: 4.4, softness: 0.26, fall: 0.55 },
    { centre: [0.2, 2.7, 5.6], u: [7.5, 0, 0], v: [0, 0.8, 0.3], brightness: 3.6, softness: 0.35, fall: 0.85 },
    { centre: [0, 2.9, -5.6], u: [6, 0, 0], v: [0, 0.9, -0.4], brightness: 2.4, softness: 0.4, fall: 0.6 },
    { centre: [-7, 2, 1], u: [0, 0, 2.6], v: [0, 0.8, 0], brightness: 1.5, softness: 0.5, fall: 0.7 },
    { centre: [7.2, 2.2, 0.6], u: [0, 0, 2.6], v: [0, 0.8, 0], brightness: 1.5, softness: 0.5, fall: 0.7 },
    { centre: [0, 2.25, 6.2], u: [7.2, 0, 0], v: [0, 0.1, 0], brightness: 6, softness: 0.2, follow: 0.5 },
  ],
  sky: [0.22, 0.217, 0.213],
  wall: [0.055, 0.054, 0.053],
  floor: [0.6, 0.585, 0.56],
  exposure: 1.08,
  paleCut: 0.62,
  mirrored: true,
  shadow: { colour: [0.055, 0.05, 0.045], strength: 0.6, cast: [0, 0, 1] },
  glass: [0, 0.36, 0.62, 1],
  rim: 0.36,
  chrome: { grey: 0.62, material: [1, 0.18, 0, 0.08] },
  glow: { front: 0.1, rear: 0.12 },
}
