import { describe, expect, test } from 'vitest'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { cubicsOf, sample, type Point } from '#src/drawing/kit/curve.ts'
import { forms } from '#src/three/body/form.ts'
import { buildCar } from '#src/three/car/build-car.ts'
import type { Mesh } from '#src/three/mesh/part.ts'
import { STAGE_QUALITY } from '#src/three/stage/quality.ts'

/** Where the silhouette is compared, every so many millimetres. */
const GAP = 10
const BODY = ['paint', 'glass', 'grille']

function distanceTo(line: readonly Point[], x: number, y: number): number {
  let least = Infinity
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]!
    const [ex, ey] = [line[i]![0] - ax, line[i]![1] - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1)))
    least = Math.min(least, Math.hypot(x - ax - ex * t, y - ay - ey * t))
  }
  return least
}

/** The highest point of the meshes over every place. */
function silhouette(meshes: readonly Mesh[], length: number): Map<number, number> {
  const tops = new Map<number, number>()
  const edge = (p: Float32Array, a: number, b: number) => {
    const [from, to] = p[3 * a]! < p[3 * b]! ? [3 * a, 3 * b] : [3 * b, 3 * a]
    const first = Math.max(0, Math.ceil(p[from]! / GAP))
    const last = Math.min(Math.floor(length / GAP), Math.floor(p[to]! / GAP))
    for (let i = first; i <= last; i++) {
      const t = (i * GAP - p[from]!) / (p[to]! - p[from]! || 1)
      tops.set(i, Math.max(tops.get(i) ?? 0, p[from + 1]! + (p[to + 1]! - p[from + 1]!) * t))
    }
  }
  for (const { position, index } of meshes) {
    for (let i = 0; i < index.length; i += 3) {
      edge(position, index[i]!, index[i + 1]!)
      edge(position, index[i + 1]!, index[i + 2]!)
      edge(position, index[i + 2]!, index[i]!)
    }
  }
  return tops
}

function extent(meshes: readonly Mesh[], axis: 0 | 1 | 2): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity]
  for (const { position } of meshes) {
    for (let i = axis; i < position.length; i += 3) {
      least = Math.min(least, position[i]!)
      most = Math.max(most, position[i]!)
    }
  }
  return [least, most]
}

describe.each(DRAWN_MODELS)('%s in three dimensions', (code) => {
  const car = carOf(code)
  const { parts } = buildCar(car, forms[code], STAGE_QUALITY)
  const meshes = parts.map(({ mesh }) => mesh)
  const body = parts.filter(({ name }) => BODY.includes(name)).map(({ mesh }) => mesh)

  test('its silhouette is the drawn one within half a hundredth of the length', () => {
    const drawn = sample(cubicsOf(car.outline), 40)
    const tops = [...silhouette(body, car.length)].filter(([i]) => i * GAP > 20 && i * GAP < car.length - 20)
    expect(tops.length).toBeGreaterThan(car.length / GAP - 10)
    expect(Math.max(...tops.map(([i, y]) => distanceTo(drawn, i * GAP, y)))).toBeLessThan(car.length * 0.005)
  })

  test('it measures what the facts say', () => {
    const [front, rear] = extent(body, 0)
    const [right, left] = extent(body, 2)
    expect(Math.abs(rear - front - car.length)).toBeLessThan(LENGTH_MM)
    expect(Math.abs(extent(body, 1)[1] - car.height)).toBeLessThan(HEIGHT_MM)
    expect(Math.abs(left - right - car.width)).toBeLessThan(WIDTH_MM)
  })

  test('all numbers are finite, all normals have length one, all corners exist', () => {
    let wrong = 0
    for (const { position, normal, index } of meshes) {
      for (const value of position) if (!Number.isFinite(value)) wrong++
      for (let i = 0; i < normal.length; i += 3) {
        // Not `> 0.001`: it would let NaN through.
        if (!(Math.abs(Math.hypot(normal[i]!, normal[i + 1]!, normal[i + 2]!) - 1) < 1e-3)) wrong++
      }
      for (const corner of index) if (corner >= position.length / 3) wrong++
    }
    expect(wrong).toBe(0)
  })
})

/** A mesh cuts a little off what is round. */
const LENGTH_MM = 2
const HEIGHT_MM = 2
const WIDTH_MM = 2
