import { describe, expect, test } from 'vitest'
import { enginesOf } from '#src/content/cars/engine-curves.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { distanceAt, metresOf } from '#src/drawing/diagrams/distance.ts'
import { powerAt, torqueAt } from '#src/drawing/diagrams/engine.ts'

const engines = MODEL_CODES.flatMap((code) => enginesOf(code).map((engine) => [code, engine.name, engine] as const))

test('every modification has a curve', () => {
  for (const code of MODEL_CODES) {
    const known = enginesOf(code).map(({ id }) => id)
    for (const { engine, power_hp } of modificationsOf(code)) expect(known).toContain(`${engine} ${power_hp}`)
  }
})

describe.each(engines)('%s %s', (_, __, engine) => {
  test('the torque keeps its rated value over the shelf', () => {
    for (const rpm of engine.shelf) expect(torqueAt(engine, rpm)).toBeCloseTo(engine.torque, 6)
    expect(torqueAt(engine, (engine.shelf[0] + engine.shelf[1]) / 2)).toBe(engine.torque)
  })

  test('the power passes through its rated point and is nowhere greater', () => {
    expect(powerAt(engine, engine.peak)).toBeCloseTo(engine.power, 6)
    for (let rpm = 1000; rpm <= engine.limit; rpm += 25) {
      expect(powerAt(engine, rpm)).toBeLessThanOrEqual(engine.power + 0.01)
      expect(torqueAt(engine, rpm)).toBeLessThanOrEqual(engine.torque * 1.001)
    }
  })

  test('the curve has no step', () => {
    for (let rpm = 1000; rpm < engine.limit; rpm += 25) {
      expect(Math.abs(torqueAt(engine, rpm + 25) - torqueAt(engine, rpm))).toBeLessThan(engine.torque * 0.05)
    }
  })
})

describe('0–100 as distance', () => {
  test('metres increase with time', () => {
    const metres = Array.from({ length: 50 }, (_, i) => distanceAt(i / 10, 4.9))
    for (const [i, at] of metres.slice(1).entries()) expect(at).toBeGreaterThan(metres[i]!)
  })

  test('a slower car needs a longer road', () => {
    const metres = [4.9, 6.4, 7.7, 7.9].map((seconds) => metresOf({ name: '', seconds }))
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    expect(new Set(metres).size).toBe(metres.length)
  })

  test('the end is where 100 km/h is reached: the last tenth of a second is 27.8 m/s at most', () => {
    expect((distanceAt(4.9, 4.9) - distanceAt(4.8, 4.9)) / 0.1).toBeCloseTo(100 / 3.6, 0)
  })
})
