import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { Path } from '#src/drawing/kit/path.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { formatTenths, plural } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { planCubics } from '#src/drawing/plan/outline.ts'
import { planGroup } from '#src/drawing/plan.ts'
import {
  ACCENT,
  diagram,
  dimension,
  INK,
  label,
  MUTED,
  PAPER,
  stroke,
  type Diagram,
} from '#src/drawing/diagrams/sheet.ts'

/** 100 km/h in metres per second. */
const HUNDRED = 100 / 3.6
/** Acceleration falls towards the end; one law for all cars. */
const FALL = 1.35

/** Metres covered `t` seconds after the start when 100 km/h is reached in `time`. */
export function distanceAt(t: number, time: number): number {
  const u = Math.min(1, t / time)
  return HUNDRED * time * (u - (1 - (1 - u) ** (FALL + 1)) / (FALL + 1))
}

export type Run = { name: string; seconds: number }
export const metresOf = ({ seconds }: Run): number => Math.round(distanceAt(seconds, seconds))
const METRES = ['метр', 'метра', 'метров'] as const

export const runSentence = (run: Run): string =>
  `${run.name} — ${metresOf(run)} ${plural(metresOf(run), METRES)} за ${formatTenths(run.seconds)} с`

/** The road to 100 km/h: the car starts with its tail at the right edge, each outline is one second. */
export function distanceDiagram(code: DrawnCode, runs: readonly Run[]): Diagram {
  const sentence = `Путь от 0 до 100 км/ч: ${runs.map(runSentence).join('; ')}. Машины в масштабе дороги, каждый контур — секунда.`
  const quickest = Math.min(...runs.map(({ seconds }) => seconds))
  return diagram(`${code}-distance`, sentence, (narrow, name) => {
    const [width, row, top, left] = narrow ? [350, 92, 8, 4] : [1280, 112, 12, 280]
    const height = top + runs.length * row + 40
    const longest = Math.max(...runs.map(({ seconds }) => distanceAt(seconds, seconds)))
    const tail = carOf(code).length / 1000
    const perMetre = (width - left) / (longest + tail + 3)
    const scale = perMetre / 1000
    const outline = new Path(([x, y]) => [x * scale, -y * scale])
    const half = planCubics(carOf(code))
    outline.chain(half)
    for (const [from, a, b] of half.reverse()) outline.cubic([b[0], -b[1]], [a[0], -a[1]], [from[0], -from[1]])
    const car = tag('path', { id: name('car'), d: outline.close(), 'stroke-width': narrow ? 0.6 : 0.8, stroke: INK })
    const x = (metres: number) => width - 2 - (tail + metres) * perMetre

    const drawn = runs.map(({ name: title, seconds }, i) => {
      const on = seconds === quickest
      const y = top + i * row + 58
      const finish = distanceAt(seconds, seconds)
      const places = Array.from({ length: Math.ceil(seconds) - 1 }, (_, k) => x(distanceAt(k + 1, seconds)))
      const use = (at: number, attributes: object) => tag('use', { href: `#${name('car')}`, x: at, y, ...attributes })
      const time = `${formatTenths(seconds)}${NBSP}с`
      return group(
        {},
        // From the tail at the start: the first outlines are less than their length away from it.
        stroke(`M${width - 2} ${y}H${short(x(finish))}`, on ? 1 : 0.6, { opacity: on ? 1 : 0.55 }),
        stroke(places.map((place) => `M${short(place)} ${y - 7}v14`).join(''), 0.7, { opacity: on ? 1 : 0.55 }),
        ...places.map((place, k) => use(place, { fill: 'none', opacity: short(0.14 + 0.06 * k, 2) })),
        narrow
          ? use(x(finish), { fill: on ? ACCENT : PAPER })
          : planGroup(
              code,
              { scale, x: x(finish), y },
              { ink: INK, accent: ACCENT, fill: PAPER, weight: on ? 0.9 : 0.7 },
            ),
        narrow
          ? label(title, [0, y - 34]) + label(time, [width, y - 34], { anchor: 'end', size: 16 })
          : label(time, [0, y - 16], { size: 30, display: true }) + label(title, [0, y + 8], { fill: MUTED, size: 14 }),
        label(`${Math.round(finish)}${NBSP}м`, [x(finish), y + (narrow ? 26 : -18)], {
          fill: MUTED,
          size: narrow ? 12 : 14,
        }),
      )
    })
    const base = height - 16
    return {
      width,
      height,
      defs: [car],
      body: [
        ...drawn,
        dimension([width - 2 - 20 * perMetre, base], [width - 2, base]),
        label(`20${NBSP}м`, [width - 10 - 20 * perMetre, base + 5], { anchor: 'end', size: 12, fill: MUTED }),
      ],
    }
  })
}
