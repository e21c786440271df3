import { expect, test } from 'vitest'
import { softLayers } from '#src/drawing/kit/soft.ts'

/** How dark the layers are together at a distance from the stroke's middle. */
const darknessAt = (layers: ReturnType<typeof softLayers>, x: number): number =>
  1 -
  layers
    .filter((one) => one['stroke-width'] / 2 > x)
    .reduce((light, one) => light * (1 - Number(one['stroke-opacity'])), 1)

/** The blurred stroke itself: the bell over a bar, summed up. */
function blurredAt(width: number, deviation: number, opacity: number, x: number): number {
  const step = deviation / 200
  let sum = 0
  for (let at = -width / 2 + step / 2; at < width / 2; at += step)
    sum += Math.exp(-((x - at) ** 2) / (2 * deviation ** 2))
  return (opacity * sum * step) / (deviation * Math.sqrt(2 * Math.PI))
}

test.each([
  [2.2, 0.9, 0.28],
  [13, 2.2, 0.16],
  [4.4, 0.9, 0.85],
])('a stroke of %f, blurred by %f, is as dark as its blur at every distance', (width, deviation, opacity) => {
  const layers = softLayers(width, deviation, opacity)
  const step = opacity / layers.length
  for (let x = 0; x < width / 2 + 3 * deviation; x += 0.1)
    expect(Math.abs(darknessAt(layers, x) - blurredAt(width, deviation, opacity, x)), `at ${x}`).toBeLessThan(step)
})
