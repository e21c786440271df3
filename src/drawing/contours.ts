import { DRAWN_MODELS, type DrawnModel } from '#src/content/models/drawn.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { FRAME, SCALE } from '#src/drawing/kit/frames.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { planGroup } from '#src/drawing/plan.ts'
import { sideBody } from '#src/drawing/side/body.ts'

/** Line weights for a drawing in millimetres. */
const PENCIL_STYLE = { weight: 14, ink: 'currentColor', accent: 'currentColor' } as const
const HAIR = { 'vector-effect': 'non-scaling-stroke' } as const

/** The bare outline with its wheels: the bumper at x = 0, the ground at y = 0, upwards is negative. */
function sideOf(code: DrawnModel): string {
  const { bodyPath, axles, car } = sideBody(carOf(code))
  const transform = `translate(${-FRAME.bumper} ${-FRAME.ground}) scale(${1 / SCALE})`
  const wheel = (axle: number, r: number) =>
    tag('circle', { class: 'contour-wheel', cx: axle, cy: -car.tyre, r, ...HAIR })
  return [
    tag('path', { d: bodyPath, transform, ...HAIR }),
    ...axles.flatMap((axle) => [wheel(axle, car.tyre), wheel(axle, car.rim)]),
  ].join('')
}

/** Both contours of every drawn model in millimetres, the nose at zero: groups `side-CODE` and `plan-CODE`. */
export const contours = (): string =>
  DRAWN_MODELS.map(
    (code) =>
      group({ id: `side-${code}` }, sideOf(code)) +
      group({ id: `plan-${code}` }, planGroup(code, { scale: 1, x: 0, y: 0 }, PENCIL_STYLE)),
  ).join('')
