import type { Scene } from '#src/three/render/scene.ts'
import { fromHex } from '#src/drawing/kit/light.ts'

/** The light register: a dark car in a dark room, lines of light show roof, shoulder and lamps. */
export const dark: Scene = {
  panels: [
    {
      centre: [0, 4.4, -3.2],
      u: [3.9, 0, 0],
      v: [0, 0.1, 0.14],
      brightness: 17,
      softness: 0.14,
      warmth: 1,
      follow: 0.36,
    },
    {
      centre: [0, 2.9, 5.4],
      u: [7.2, 0, 0],
      v: [0, 0.12, 0.05],
      brightness: 16,
      softness: 0.16,
      warmth: 1,
      follow: 0.5,
    },
    { centre: [0.2, 3.9, 4.6], u: [9, 0, 0], v: [0, 0.6, 0.5], brightness: 0.8, softness: 0.5, warmth: 1, fall: 0.9 },
    { centre: [-7.4, 3.4, -2.6], u: [0, 0, 1.6], v: [0, 0.3, 0], brightness: 2.2, softness: 0.7, warmth: 1 },
    { centre: [7.6, 3.6, -1.4], u: [0, 0, 2], v: [0, 0.3, 0], brightness: 1, softness: 1.1, warmth: 1 },
    { centre: [0, 1, 6.4], u: [9, 0, 0], v: [0, 0.5, 0], brightness: 0.34, softness: 1.3, warmth: 1, follow: 0.5 },
    { centre: [0, 1.7, -8], u: [6, 0, 0], v: [0, 0.8, 0], brightness: 1, softness: 2.2, warmth: 1 },
  ],
  sky: [0.03, 0.03, 0.032],
  wall: [0.022, 0.022, 0.023],
  floor: [0.01, 0.01, 0.0105],
  exposure: 1,
  paleCut: 0.62,
  mirrored: true,
  shadow: { colour: [0, 0, 0], strength: 0.6, cast: [0, 0, 1] },
  body: { colour: fromHex('#1b1b1d'), material: [0.2, 0.3, 1, 1.25] },
  glass: [0, 0.2, 0.17, 1],
  rim: 0.05,
  chrome: { grey: 0.12, material: [1, 0.5, 0, 0.08] },
  glow: { front: 0.5, rear: 0.42 },
}
