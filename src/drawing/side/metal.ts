import type { Line } from '#src/drawing/kit/curve.ts'
import { fromHex, shade, toHex, toScreen, type Rgb } from '#src/drawing/kit/light.ts'
import { lerp, smooth } from '#src/drawing/kit/numbers.ts'
import { tag, type Defs, type Stop } from '#src/drawing/kit/svg.ts'
import type { Paint } from '#src/drawing/kit/paint.ts'
import type { SideBody } from '#src/drawing/side/body.ts'

/**
 * Sheet metal as level strips between the character lines. Every strip is a gradient along the car:
 * at each place the tilt of the metal and the turn of the plan are shaded against the studio.
 */
const SAMPLES = 56
/** A gradient stop is kept where the straight blend would be wrong by more than this. */
const TOLERANCE = 0.008
/** Strips overlap by so much that no seam shows, millimetres. */
const [ABOVE, BELOW] = [1, 9]

/** Tilt of the metal under and over each line, degrees: floor edge, sill, light catcher, mid, shoulder, belt, roof. */
const TILTS = [
  [-58, -58],
  [-22, -16],
  [-19, 25],
  [1, 1],
  [-8, 11],
  [31, 34],
  [62, 62],
] as const
/** Strips between two neighbouring lines, and pieces of each edge. */
const STRIPS = [2, 5, 18, 13, 12, 6] as const
const EDGE_PIECES = [8, 8, 8, 8, 8, 26] as const
/** Between light catcher and mid the metal rolls early, up to the shoulder evenly, elsewhere softly. */
const EASES: readonly ((t: number) => number)[] = STRIPS.map((_, zone) => {
  if (zone === 2) return (t) => t ** 0.55
  if (zone === 3) return (t) => t
  return (t) => smooth(0, 1, t) * 0.5 + t * 0.5
})
const CABIN_STRIPS = 9

/** Places of the stops that matter of evenly spaced colours. */
function thinned(colors: readonly Rgb[]): Set<number> {
  const screen = colors.map((color) => color.map(toScreen))
  const last = SAMPLES
  const kept = new Set([0, last])
  const errorAt = (k: number, from: number, to: number) =>
    Math.max(
      ...screen[k]!.map((channel, c) =>
        Math.abs(channel - lerp(screen[from]![c]!, screen[to]![c]!, (k - from) / (to - from))),
      ),
    )
  const split = (from: number, to: number): void => {
    let [worst, at] = [0, -1]
    for (let k = from + 1; k < to; k++) {
      const error = errorAt(k, from, to)
      if (error > worst) [worst, at] = [error, k]
    }
    if (worst <= TOLERANCE) return
    kept.add(at)
    split(from, at)
    split(at, to)
  }
  split(0, last)
  return kept
}

type Strip = { lower: Line; upper: Line; tilt: Line; turn: Line; from: number; to: number; pieces: number }

export type Metal = { body: string[]; cabin: string[]; cabinFrom: number; cabinTo: number }

export function paintMetal(
  { car, pen, axles, lines }: SideBody,
  defs: Defs,
  { hex, finish }: Paint,
  detail: number,
): Metal {
  const { length } = car
  const [front, rear] = axles
  let strips = 0

  const draw = ({ lower, upper, tilt, turn, from, to, pieces }: Strip): string => {
    const lights = Array.from({ length: SAMPLES + 1 }, (_, i) => {
      const x = lerp(from, to, i / SAMPLES)
      return [tilt(x), turn(x)] as const
    })
    const colors = lights.map((light) => shade(fromHex(hex), ...light, finish))
    const stops = [...thinned(colors)].sort((a, b) => a - b).map((k): Stop => [k / SAMPLES, toHex(colors[k]!)])
    const fill = defs.across(`g${strips++}`, pen.x(from), pen.x(to), stops)
    const d = pen
      .path()
      .along((x) => upper(x) + ABOVE, from, to, pieces)
      .along((x) => lower(x) - BELOW, to, from, pieces)
      .close()
    return tag('path', { fill, d })
  }

  /** How the plan of the body side turns away at both ends. */
  const bodyTurn: Line = (x) =>
    -(smooth(720, -60, x) ** 2) * 62 + smooth(length - 620, length + 60, x) ** 2 * 60 - 3 + (6 * x) / length
  /** Over the axles the metal is fuller, it leans further up. */
  const fuller: Line = (x) => Math.exp(-(((x - rear) / 470) ** 2)) * 7 + Math.exp(-(((x - front) / 430) ** 2)) * 4

  const levels: readonly Line[] = [
    (x) => lines.sill(x) - 40,
    (x) => lines.sill(x) + 62,
    lines.lightCatcher,
    lines.mid,
    lines.shoulder,
    lines.belt,
    (x) => Math.max(lines.top(x), lines.belt(x) + 30),
  ]
  const body = STRIPS.flatMap((plain, zone): Strip[] => {
    const count = Math.round(plain * detail)
    const [low, high] = [levels[zone]!, levels[zone + 1]!]
    return Array.from({ length: count }, (_, j): Strip => {
      const middle = (j + 0.5) / count
      const level = lerp(TILTS[zone]![1], TILTS[zone + 1]![0], EASES[zone]!(middle))
      const swell = zone >= 2 && zone < 5 ? smooth(0, 1, (zone - 2 + middle) / 2.2) : 0
      return {
        lower: (x) => lerp(low(x), high(x), j / count),
        upper: (x) => lerp(low(x), high(x), (j + 1) / count),
        tilt: (x) => level + fuller(x) * swell,
        turn: bodyTurn,
        from: -40,
        to: length + 40,
        pieces: EDGE_PIECES[zone]!,
      }
    })
  })

  // Pillars, cant rail and roof; on a sedan they blend into the deck.
  const cabinFrom = car.windscreen[0]![0] - 10
  const cabinTo = car.backlight.at(-1)![0] - (car.suv ? 0 : 30)
  const melt: Line = (x) => (car.suv ? 0 : smooth(cabinTo - 760, cabinTo - 20, x))
  const roof: Line = (x) => Math.max(lines.top(x), lines.belt(x) + 6)
  const cabinTurn: Line = (x) =>
    16 * smooth(length * 0.52, length * 0.86, x) - 18 * smooth(length * 0.5, length * 0.32, x)
  const count = Math.round(CABIN_STRIPS * detail)
  const cabin = Array.from({ length: count }, (_, j): Strip => {
    const middle = (j + 0.5) / count
    const pillar = lerp(17, 27, Math.min(1, middle * 1.25)) + smooth(0.72, 1, middle) * 42
    const deck = lerp(34, 62, smooth(0, 1, middle) * 0.5 + middle * 0.5)
    return {
      lower: (x) => lerp(lines.belt(x), roof(x), j / count),
      upper: (x) => lerp(lines.belt(x), roof(x), (j + 1) / count),
      tilt: (x) => lerp(pillar, deck, melt(x)),
      turn: (x) => lerp(cabinTurn(x), bodyTurn(x), melt(x)),
      from: cabinFrom,
      to: cabinTo,
      pieces: 34,
    }
  })
  // from the top down: a strip covers the lower edge of the one above it
  return {
    body: body.reverse().map(draw),
    cabin: cabin.reverse().map(draw),
    cabinFrom,
    cabinTo,
  }
}
