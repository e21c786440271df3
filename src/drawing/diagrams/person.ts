import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import { tag } from '#src/drawing/kit/svg.ts'
import { seatsOf } from '#src/drawing/plan/seats.ts'
import { diagram, dot, INK, planAt, type Diagram } from '#src/drawing/diagrams/sheet.ts'

/** Rings around the one who sits inside, millimetres. */
const RINGS = [520, 1040, 1720, 2540, 3500] as const

/** The car is drawn around a person: the plan, and rings that begin at a seat of the second row. */
export function personDiagram(code: DrawnCode): Diagram {
  const car = carOf(code)
  const sentence = `${car.name} сверху. Круги расходятся от человека на заднем кресле: автомобиль построен вокруг него.`
  return diagram(`${code}-person`, sentence, (narrow) => {
    const [width, height, scale] = narrow ? [350, 480, 0.084] : [1280, 620, 0.188]
    const along = car.length * scale
    const plan = planAt(
      code,
      narrow,
      scale,
      narrow ? [width / 2, (height - along) / 2] : [width - along - 44, height / 2],
    )
    const { x, y, depth } = seatsOf(car)[2]!
    const [cx, cy] = plan.place([x - depth / 2 + 60, y])
    const rings = RINGS.map((mm, i) =>
      tag('circle', {
        cx,
        cy,
        r: mm * scale,
        fill: 'none',
        stroke: INK,
        'stroke-width': 0.8,
        opacity: [0.7, 0.45, 0.3, 0.2, 0.12][i],
      }),
    )
    return { width, height, body: [...rings, plan.draw({ seats: true, accent: INK }), dot([cx, cy], narrow ? 5 : 7)] }
  })
}
