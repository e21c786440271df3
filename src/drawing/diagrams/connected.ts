import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { seatsOf } from '#src/drawing/plan/seats.ts'
import { ACCENT, diagram, dot, pathOn, planAt, stroke, type Diagram } from '#src/drawing/diagrams/sheet.ts'

/** What a phone can do with the car, in the order of the list beside the drawing. */
export const CONNECTED = ['heat', 'doors', 'find', 'fuel', 'help', 'data'] as const

const SIDES = [1, -1] as const

/** The car from above; the page lights one of the parts (data-part is its place in CONNECTED). */
export function connectedDiagram(code: DrawnCode): Diagram {
  const car = carOf(code)
  const sentence = `${car.name} сверху: тепло у двигателя и кресел, двери и багажник, место на парковке, топливный бак, кнопка помощи в салоне и блоки, которые передают данные. Схема.`
  return diagram(`${code}-connected`, sentence, (narrow) => {
    const [width, height, scale] = narrow ? [350, 470, 0.078] : [960, 520, 0.161]
    const along = car.length * scale
    const plan = planAt(
      code,
      narrow,
      scale,
      narrow ? [width / 2, (height - along) / 2] : [(width - along) / 2, height / 2],
    )
    const { length, width: W, windscreen, mirror } = car
    const bonnet = windscreen[0]![0] * 0.55
    const seats = seatsOf(car)
    const line = (points: readonly Point[], weight: number) =>
      stroke(pathOn(plan.place).polyline(points), weight, { stroke: ACCENT })
    /** A wave of warmth across the car at x. */
    const wave = ([x, y]: Point, half: number, sway: number, turned: boolean): Point[] =>
      Array.from({ length: 25 }, (_, i): Point => {
        const t = i / 24
        const swing = Math.sin(t * 3 * Math.PI) * sway
        return turned ? [x + (t - 0.5) * 2 * half, y + swing] : [x + swing, y + (t - 0.5) * 2 * half]
      })
    const rings = (at: Point, radii: readonly number[]) => {
      const [cx, cy] = plan.place(at)
      return radii.map((mm, i) =>
        tag('circle', {
          cx,
          cy,
          r: mm * scale,
          fill: 'none',
          stroke: ACCENT,
          'stroke-width': 1,
          opacity: 1 - i * 0.28,
        }),
      )
    }
    const door = (from: number, to: number) =>
      SIDES.map((side) =>
        line(
          [
            [from, 0.487 * W * side],
            [to, 0.487 * W * side],
          ],
          4,
        ),
      )
    const [front, rear] = [seats[0]!, seats[2]!]
    const posts = [mirror[0] + 120, front.x + 230, rear.x + 160] as const
    const tank: [Point, Point] = [
      [rear.x - 240, 0.3 * W],
      [rear.x + 190, -0.3 * W],
    ]
    const box = (fill: number, share: number) => {
      const [[x1, y1], [x2, y2]] = tank
      const level = y2 + (y1 - y2) * share
      return tag('path', {
        d: pathOn(plan.place).polygon([
          [x1, level],
          [x2, level],
          [x2, y2],
          [x1, y2],
        ]),
        fill: ACCENT,
        'fill-opacity': fill,
        stroke: ACCENT,
        'stroke-width': 1.4,
      })
    }
    const middle: Point = [(posts[0] + posts[2]) / 2, 0]
    const parts: Record<(typeof CONNECTED)[number], string[]> = {
      heat: [
        ...[-300, -100, 100, 300].map((dx) => line(wave([bonnet + dx, 0], 330, 24, false), 1.8)),
        ...seats.flatMap(({ x, y, depth }) =>
          [-130, 0, 130].map((dy) => line(wave([x - depth / 2 + 40, y + dy], 190, 16, true), 1.1)),
        ),
      ],
      doors: [
        ...door(posts[0], posts[1] - 30),
        ...door(posts[1] + 10, posts[2]),
        line(
          [
            [length - 40, 0.3 * W],
            [length - 8, 0.12 * W],
            [length - 8, -0.12 * W],
            [length - 40, -0.3 * W],
          ],
          4,
        ),
      ],
      find: [
        dot(plan.place(middle), narrow ? 6 : 12),
        ...rings(middle, narrow ? [1500, 2050, 2700] : [1100, 1420, 1580]),
      ],
      fuel: [box(0, 1), box(0.4, 0.6)],
      help: [dot(plan.place([posts[0] + 260, 0]), narrow ? 5 : 11), ...rings([posts[0] + 260, 0], [320, 600, 900])],
      data: [
        stroke(
          pathOn(plan.place).polyline([
            [250, 0],
            [length - 250, 0],
          ]),
          1,
          { stroke: ACCENT, 'stroke-dasharray': '3 6' },
        ),
        ...[250, posts[0] + 200, rear.x, length - 250].map((x) => dot(plan.place([x, 0]), narrow ? 4 : 8)),
      ],
    }
    return {
      width,
      height,
      body: [
        group({ opacity: 0.66 }, plan.draw({ seats: true, accent: 'currentColor' })),
        ...CONNECTED.map((id, index) => group({ 'data-part': index, 'data-only': 'on' }, ...parts[id])),
      ],
    }
  })
}
