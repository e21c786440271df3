import type { Point } from '#src/drawing/kit/curve.ts'
import type { Body } from '#src/three/body/body.ts'
import { halfRound, type Surface } from '#src/three/car/surface.ts'
import { evenly, through } from '#src/three/kit/lines.ts'
import { clamp, lerp, step } from '#src/three/kit/numbers.ts'
import { distance, type Vec3 } from '#src/three/kit/vector.ts'
import type { Parts } from '#src/three/mesh/part.ts'

/** A line of light on the skin, from which a glow spreads. */
export type LampLine = { line: readonly Vec3[]; rear: boolean }

type Look = { width: number; bezel: number }
const HEAD: Look = { width: 13, bezel: 34 }
const TAIL: Look = { width: 12, bezel: 30 }
const FENDER: Look = { width: 7, bezel: 16 }

/**
 * Lamps as lines of light in dark frames; those of both ends run around the corner, the front ones from `start` beside
 * the middle. Returns what glows.
 */
export function addLamps(surface: Surface, start: number, parts: Parts): LampLine[] {
  const { heads, tails, fenders } = lampLines(surface, start)
  for (const line of heads) addLamp(surface, line, 'lamp-front', HEAD, parts)
  for (const line of tails) addLamp(surface, line, 'lamp-rear', TAIL, parts)
  for (const line of fenders) addLamp(surface, line, 'lamp-front', FENDER, parts)
  return [...heads.map((line) => ({ line, rear: false })), ...tails.map((line) => ({ line, rear: true }))]
}

/** The lines of light of the left half, on the skin. */
export function lampLines(surface: Surface, start: number): Record<'heads' | 'tails' | 'fenders', Vec3[][]> {
  const { body } = surface
  const { lamps, width } = body.car
  return {
    heads: lamps.head.map((line) => aroundNose(body, line, start)),
    tails: lamps.tail.map((line) => aroundTail(body, line, width * 0.17)),
    fenders: lamps.fender.map((line) => surface.onSide(evenly(through(line), 10))),
  }
}

function addLamp(
  surface: Surface,
  line: readonly Vec3[],
  name: 'lamp-front' | 'lamp-rear',
  { width, bezel }: Look,
  parts: Parts,
): void {
  const frames = surface.frames(line)
  const roundEnds = (at: number) => Math.sqrt(Math.max(0, 1 - Math.abs(2 * at - 1) ** 24))
  const frame = [
    [-bezel / 2, 0.6, -0.3, 1],
    [0, 1.1, 0, 1],
    [bezel / 2, 0.6, 0.3, 1],
  ] as const
  surface.strip(parts.of('trim'), frames, frame, false, roundEnds)
  surface.strip(parts.of(name), frames, halfRound(width, 3.2), false, roundEnds)
}

/** How high over x a drawn lamp runs; beyond its outer end it goes on a little flatter. */
function heightOf(line: readonly Point[], rear: boolean): (x: number) => number {
  const end = rear ? line.at(-1)! : line[0]!
  const inner = rear ? line.at(-7)! : line[6]!
  const slope = (end[1] - inner[1]) / (end[0] - inner[0])
  return (x) => {
    if (rear ? x >= end[0] : x <= end[0]) return end[1] + (x - end[0]) * slope * 0.6
    const found = line.findIndex(([next], i) => i > 0 && x <= next)
    const i = (found === -1 ? line.length - 1 : found) - 1
    const [from, to] = [line[i]!, line[i + 1]!]
    return lerp(from[1], to[1], clamp((x - from[0]) / (to[0] - from[0]), 0, 1))
  }
}

const aroundNose = (body: Body, points: readonly Point[], inner: number) => aroundEnd(body, points, inner, 6, false)
const aroundTail = (body: Body, points: readonly Point[], inner: number) => aroundEnd(body, points, inner, 0, true)

const RAYS = 240

/** A drawn lamp from `inner` beside the centre plane around the corner of the car to where the drawing ends it. */
function aroundEnd(body: Body, points: readonly Point[], inner: number, drop: number, rear: boolean): Vec3[] {
  const { length, width } = body.car
  const drawn = through(points, 10)
  const height = heightOf(drawn, rear)
  const axis = rear ? length - 560 : 560
  const heading = rear ? 1 : -1
  const outerEnd = rear ? drawn[0]![0] : drawn.at(-1)![0]
  const line: Vec3[] = []
  let y = rear ? drawn.at(-1)![1] : drawn[0]![1]
  for (let k = 0; k <= RAYS; k++) {
    const angle = (k / RAYS) * Math.PI * 0.52
    let point: Vec3 = [0, 0, 0]
    for (let i = 0; i < 3; i++) {
      point = body.reach([axis, y, 0], [heading * Math.cos(angle), 0, Math.sin(angle)])
      y = height(point[0]) - drop * step(width * 0.375, width * 0.1, point[2])
    }
    if (point[2] < inner) continue
    if (rear ? point[0] < outerEnd : point[0] > outerEnd) break
    const last = line.at(-1)
    if (!last || distance(point, last) > 11) line.push(point)
  }
  return line
}

/** A ribbon around the lines of light, which the shader opens on the screen. */
export type Glow = { position: Float32Array; tangent: Float32Array; side: Float32Array; index: Uint32Array }

export function glowOf(lamps: readonly LampLine[]): Glow {
  const position: number[] = []
  const tangent: number[] = []
  const side: number[] = []
  const index: number[] = []
  const both = lamps.flatMap(({ line }) => [line, line.map(([x, y, z]): Vec3 => [x, y, -z])])
  for (const line of both) {
    for (const [i, point] of line.entries()) {
      const before = line[Math.max(0, i - 1)]!
      const after = line[Math.min(line.length - 1, i + 1)]!
      const fade = Math.min(1, Math.min(i, line.length - 1 - i) / 4)
      for (const edge of [-1, 1]) {
        position.push(...point)
        tangent.push(after[0] - before[0], after[1] - before[1], after[2] - before[2])
        side.push(edge, fade)
      }
      const k = position.length / 3 - 4
      if (i > 0) index.push(k, k + 1, k + 2, k + 1, k + 3, k + 2)
    }
  }
  return {
    position: new Float32Array(position),
    tangent: new Float32Array(tangent),
    side: new Float32Array(side),
    index: new Uint32Array(index),
  }
}
