import type { Car } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import type { Pen } from '#src/drawing/kit/frame.ts'
import { SCALE } from '#src/drawing/kit/frames.ts'
import { toHex } from '#src/drawing/kit/light.ts'
import { lerp } from '#src/drawing/kit/numbers.ts'
import { GLOW, INK } from '#src/brand/palette.ts'
import { group, tag, type Attributes, type Defs } from '#src/drawing/kit/svg.ts'

/** An arm of a spoke: its four corners and the points that bend its sides and its ridge. */
type Arm = Record<'a' | 'b' | 'c' | 'd' | 'root' | 'tip' | 'bendA' | 'bendB' | 'ridge', Point> & { angle: number }

/** A wheel on the sheet; angles run clockwise from the right, radii are shares of the rim. */
class Wheel {
  readonly rim: number
  readonly tyre: number
  readonly arms: readonly Arm[]
  readonly #car: Car
  readonly #axle: number
  readonly #pen: Pen

  constructor(car: Car, axle: number, pen: Pen) {
    this.rim = car.rim * SCALE
    this.tyre = car.tyre * SCALE
    this.#car = car
    this.#axle = axle
    this.#pen = pen
    this.arms = this.#arms()
  }

  at(share: number, angle: number): Point {
    const { rim, tyre } = this.#car
    return [this.#axle + share * rim * Math.cos(angle), tyre - share * rim * Math.sin(angle)]
  }

  path() {
    return this.#pen.path()
  }

  circle(radius: number, attributes: Attributes): string {
    const [cx, cy] = [this.#pen.x(this.#axle), this.#pen.y(this.#car.tyre)]
    return tag('circle', { cx, cy, r: radius, ...attributes })
  }

  ring(share: number, attributes: Attributes): string {
    return this.circle(this.rim * share, { fill: 'none', ...attributes })
  }

  bolts(): string {
    return Array.from({ length: 5 }, (_, i) => {
      const [x, y] = this.at(0.165, (i / 5) * 2 * Math.PI - Math.PI / 2 + 0.31)
      return tag('circle', { cx: this.#pen.x(x), cy: this.#pen.y(y), r: this.rim * 0.022, fill: INK })
    }).join('')
  }

  /** The axes of an engineering drawing. */
  axes(): string {
    const { tyre } = this.#car
    const [x, y, reach] = [this.#axle, tyre, tyre * 1.18]
    return String(
      this.path()
        .move([x - reach, y])
        .line([x + reach, y])
        .move([x, y + reach])
        .line([x, y - tyre * 1.12]),
    )
  }

  #arms(): Arm[] {
    const { spokes, split, width, twist } = this.#car.wheel
    const [hub, middle, end, inner] = [0.2, 0.6, 0.955, width * 0.62 * 1.9]
    return Array.from({ length: spokes }, (_, i) => (i / spokes) * 2 * Math.PI - Math.PI / 2).flatMap((spoke) =>
      (split ? [-split, split] : [0]).map((off) => {
        const root = spoke + off * 0.42
        const tip = spoke + off + twist
        const half = lerp(root, tip, 0.5)
        return {
          angle: tip,
          a: this.at(hub, root - inner),
          b: this.at(hub, root + inner),
          c: this.at(end, tip + width * 0.62),
          d: this.at(end, tip - width * 0.62),
          root: this.at(hub, root),
          tip: this.at(end, tip),
          bendA: this.at(middle, half - width * 0.42),
          bendB: this.at(middle, half + width * 0.42),
          ridge: this.at(middle, half),
        }
      }),
    )
  }
}

export function lineWheel(car: Car, axle: number, pen: Pen, ink: string): string {
  const wheel = new Wheel(car, axle, pen)
  const spokes = wheel.path()
  for (const { a, b, c, d, bendA, bendB } of wheel.arms) spokes.move(a).quad(bendA, d).move(b).quad(bendB, c)
  return group(
    { fill: 'none', stroke: ink },
    wheel.circle(wheel.tyre, { 'stroke-width': 1 }),
    wheel.circle(wheel.rim, { 'stroke-width': 0.7 }),
    wheel.ring(0.95, { 'stroke-width': 0.4 }),
    wheel.ring(0.2, { 'stroke-width': 0.5 }),
    wheel.ring(0.13, { 'stroke-width': 0.4 }),
    tag('path', { d: spokes, 'stroke-width': 0.45, opacity: 0.75 }),
    tag('path', { d: wheel.axes(), 'stroke-width': 0.3, 'stroke-dasharray': '8 2 1.5 2', opacity: 0.55 }),
  )
}

/** Draws wheels of the dark register; the definitions are common to both. */
export function lightWheels(car: Car, pen: Pen, defs: Defs): (axle: number) => string {
  const spokeFill = defs.down('ws', pen.y(car.tyre + car.rim), pen.y(car.tyre - car.rim), [
    [0, '#5b5854'],
    [0.4, '#26252a'],
    [1, '#111113'],
  ])
  const rimLight = defs.linear('wr', { x1: 0.35, x2: 0.65, y2: 1 }, [
    [0, GLOW, 0.7],
    [0.45, GLOW, 0.12],
    [1, GLOW, 0.05],
  ])
  const tyreLight = defs.linear('wt', { x2: 0, y2: 1 }, [
    [0.55, GLOW, 0],
    [1, GLOW, 0.16],
  ])
  return (axle) => {
    const wheel = new Wheel(car, axle, pen)
    const spokes = wheel.path()
    for (const { a, b, c, d, bendA, bendB } of wheel.arms) spokes.move(a).quad(bendA, d).line(c).quad(bendB, b).close()
    return group(
      { opacity: 0.95 },
      wheel.circle(wheel.tyre, { fill: '#060607' }),
      wheel.circle(wheel.rim, { fill: '#0a0a0b' }),
      tag('path', { d: spokes, fill: spokeFill, opacity: 0.85 }),
      wheel.ring(0.975, { stroke: rimLight, 'stroke-width': 1.3 }),
      wheel.circle(wheel.tyre - 0.6, { fill: 'none', stroke: tyreLight, 'stroke-width': 1 }),
      wheel.ring(0.16, { fill: '#101012', stroke: rimLight, 'stroke-width': 0.5 }),
    )
  }
}

const LIGHT_FROM = -Math.PI / 2 - 0.35

/** Grey of a spoke's side that looks in a direction. */
function spokeShade(angle: number, share: number): string {
  const value = 0.34 + 0.5 * (0.5 + 0.5 * Math.cos(angle - LIGHT_FROM)) ** 1.2 * share
  const light = value * value
  return toHex([light, light * 1.005, light * 1.015])
}

/** The brake caliper: behind the front disc, ahead of the rear one. */
function caliper(wheel: Wheel, behind: boolean): string {
  const middle = behind ? 0.28 : Math.PI - 0.28
  const shape = wheel
    .path()
    .move(wheel.at(0.46, middle - 0.42))
    .line(wheel.at(0.75, middle - 0.4))
    .arc(wheel.rim * 0.75, wheel.at(0.75, middle + 0.4), '0 1')
    .line(wheel.at(0.46, middle + 0.42))
    .arc(wheel.rim * 0.46, wheel.at(0.46, middle - 0.42), '0 0')
    .close()
  return tag('path', { d: shape, fill: '#2b2724', stroke: '#6b533d', 'stroke-width': 0.35 })
}

/** Draws wheels of the studio; the definitions are common to both. */
export function studioWheels(car: Car, pen: Pen, defs: Defs): (axle: number) => string {
  const rubber = defs.radial('ty', [
    [0.66, '#0e0e0f'],
    [0.74, '#1d1d1e'],
    [0.88, '#232324'],
    [0.95, '#151516'],
    [1, '#080808'],
  ])
  const sidewall = defs.linear('tl', { x1: 0.2, x2: 0.8, y2: 1 }, [
    [0, '#6a6a6c'],
    [0.35, '#6a6a6c', 0],
    [1, '#000', 0.6],
  ])
  const barrel = defs.radial('ba', [
    [0.3, '#050506'],
    [0.8, '#0e0e10'],
    [0.97, '#1c1c1f'],
  ])
  const barrelShade = defs.linear('bs', { x2: 0, y2: 1 }, [
    [0, '#000', 0.72],
    [0.4, '#000', 0.12],
    [1, '#000', 0.3],
  ])
  const disc = defs.linear('di', { x1: 0.1, x2: 0.9, y2: 1 }, [
    [0, '#5f6163'],
    [0.5, '#38393b'],
    [1, '#55575a'],
  ])
  const lip = defs.linear('lip', { x1: 0.3, x2: 0.7, y2: 1 }, [
    [0, '#e9eaec'],
    [0.35, '#8a8c90'],
    [0.7, '#3a3b3e'],
    [1, '#77797c'],
  ])
  const hub = defs.linear('hub', { x1: 0.3, x2: 0.7, y2: 1 }, [
    [0, '#c4c6c9'],
    [1, '#45474a'],
  ])
  return (axle) => {
    const wheel = new Wheel(car, axle, pen)
    const shadow = wheel.path()
    const faces = wheel.arms.map(({ a, b, c, d, root, tip, bendA, bendB, ridge, angle }) => {
      const upper = wheel.path().move(a).quad(bendA, d).line(tip).quad(ridge, root).close()
      const lower = wheel.path().move(b).quad(bendB, c).line(tip).quad(ridge, root).close()
      shadow.move(a).quad(bendA, d).line(c).quad(bendB, b).close()
      return (
        tag('path', { d: upper, fill: spokeShade(angle - 0.9, 1) }) +
        tag('path', { d: lower, fill: spokeShade(angle + 0.9, 0.72) })
      )
    })
    const { rim, tyre } = wheel
    return group(
      {},
      wheel.circle(tyre, { fill: rubber }),
      wheel.circle((tyre + rim) / 2 + 1.5, {
        fill: 'none',
        stroke: sidewall,
        'stroke-width': (tyre - rim) * 0.34,
        opacity: 0.55,
      }),
      wheel.circle(rim + 1.6, { fill: '#070708' }),
      wheel.circle(rim, { fill: barrel }),
      wheel.circle(rim * 0.7, { fill: disc, stroke: '#0c0c0d', 'stroke-width': 0.5 }),
      wheel.circle(rim * 0.44, { fill: '#141416' }),
      caliper(wheel, axle < car.length / 2),
      wheel.circle(rim, { fill: barrelShade }),
      tag('path', { d: shadow, transform: 'translate(.5 .9)', opacity: 0.42 }),
      ...faces,
      wheel.ring(0.972, { stroke: lip, 'stroke-width': rim * 0.05 }),
      wheel.ring(0.942, { stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 0.5 }),
      wheel.circle(rim * 0.225, { fill: hub }),
      wheel.bolts(),
      wheel.circle(rim * 0.105, { fill: '#101113', stroke: '#8d8f92', 'stroke-width': 0.5 }),
    )
  }
}
