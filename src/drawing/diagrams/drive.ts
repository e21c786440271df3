import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { ACCENT, diagram, label, pathOn, planAt, stroke, type Diagram } from '#src/drawing/diagrams/sheet.ts'

/** A surface and the share of torque at the front axle, per cent; shown as conditional. */
export type Surface = { name: string; front: number }

/** Torque on the four wheels; the page chooses the surface (data-part is its place in the list). */
export function driveDiagram(code: DrawnCode, surfaces: readonly Surface[]): Diagram {
  const shares = surfaces.map(
    ({ name, front }) => `${name.toLowerCase()} — ${front} % спереди и ${100 - front} % сзади`,
  )
  const sentence = `${carOf(code).name}, вид сверху: момент между осями. ${shares.join('; ')}. Доли показаны условно.`
  return diagram(`${code}-drive`, sentence.replace(': момент', ', момент'), (narrow) => {
    const car = carOf(code)
    const [width, height] = narrow ? [350, 560] : [860, 430]
    const scale = (narrow ? 500 : 780) / 5205
    const start = ((narrow ? height : width) - car.length * scale) / 2
    const plan = planAt(code, narrow, scale, narrow ? [width / 2, start] : [start, height / 2 + 20])
    const axles = [car.frontOverhang, car.rearAxle] as const
    const shaft = pathOn(plan.place)
    shaft.move([axles[0], 0]).line([axles[1], 0])
    for (const axle of axles) shaft.move([axle, 0.36 * car.width]).line([axle, -0.36 * car.width])

    const tyre = (axle: number, side: number, share: number) => {
      const path = pathOn(plan.place)
      const [outer, inner] = [(car.width / 2 - 30) * side, (car.width / 2 - 260) * side]
      path.polygon([
        [axle - car.tyre, outer],
        [axle + car.tyre, outer],
        [axle + car.tyre, inner],
        [axle - car.tyre, inner],
      ])
      return tag('path', { d: path, fill: ACCENT, 'fill-opacity': share / 100, stroke: ACCENT, 'stroke-width': 0.9 })
    }
    const states = surfaces.map(({ front }, i) =>
      group(
        { 'data-part': i, 'data-only': 'on' },
        ...axles.flatMap((axle, k) => {
          const share = k === 0 ? front : 100 - front
          const at = plan.place([axle, narrow ? 0 : car.width * 0.5 + 260])
          // Beside the body: over its lines no figure is read.
          const beside = [width / 2 + (car.width / 2) * scale + 14, at[1] + 7] as const
          return [
            tyre(axle, 1, share),
            tyre(axle, -1, share),
            label(`${share}${NBSP}%`, narrow ? beside : at, {
              size: 20,
              display: true,
              ...(narrow ? {} : { anchor: 'middle' as const }),
            }),
          ]
        }),
      ),
    )
    return { width, height, body: [plan.draw({ weight: 0.8 }), stroke(shaft, 0.8, { opacity: 0.6 }), ...states] }
  })
}
