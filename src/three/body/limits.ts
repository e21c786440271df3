import type { Car } from '#src/drawing/cars/car.ts'
import { lineThrough, type Line } from '#src/drawing/kit/curve.ts'
import type { Form } from '#src/three/body/form.ts'
import { MARGIN, type Character, type Outline } from '#src/three/body/outline.ts'
import { softened } from '#src/three/kit/lines.ts'
import { clamp, lerp, step } from '#src/three/kit/numbers.ts'

/** Exponent by which the fields of top and nose add up. */
export const NOSE_JOINT = 3

/** Where the body ends in the centre plane, as smooth lines: x of nose and tail by height, y of top and bottom by x. */
export type Limits = {
  nose: Line
  tail: Line
  top: Line
  bottom: Line
  /** Roundness of the edge between top and side by x. */
  edge: Line
}

export function limitsOf(car: Car, form: Form, outline: Outline, character: Character): Limits {
  const nose = noseOf(car, outline)
  const edge = edgeLine(car, form, outline)
  return {
    nose,
    tail: tailOf(car, form, outline),
    edge,
    top: topLine(car, form, outline, nose, edge),
    bottom: bottomLine(car, character),
  }
}

function noseOf({ height }: Car, { noseTop, foremost, bottom }: Outline): Line {
  const from = noseTop[1]
  const to = bottom + 64
  const raw: Line = (y) => {
    if (y > from) return foremost(from) + (y - from) * 0.42 + (y - from) ** 2 * 0.0004
    return y < to ? foremost(to) + (to - y) * 0.5 : foremost(y)
  }
  return softened(raw, { from: 0, to: height + 100, gap: 10 }, 22)
}

function tailOf({ height, suv }: Car, { shelf }: Form, { lip, rearmost, bottom }: Outline): Line {
  const from = lip[1] - 2
  const to = bottom + 114
  const slope = suv ? -2.4 : -0.5
  const raw: Line = (y) => {
    if (y > from) return rearmost(from) + (y - from) * slope
    return y < to ? rearmost(to) - (to - y) * 0.9 : rearmost(y)
  }
  const shelved: Line = (y) => raw(y) - shelf.depth * step(shelf.height - 34, shelf.height + 44, y)
  const sigma: Line = (y) => (suv ? lerp(16, 26, step(height - 420, height - 260, y)) : 13)
  return softened(shelved, { from: 0, to: height + 100, gap: 10 }, sigma)
}

function edgeLine({ length, frontOverhang }: Car, { edge }: Form, { cowl, deck }: Outline): Line {
  const line = lineThrough([
    [-MARGIN, edge.nose],
    [100, edge.nose],
    [frontOverhang - 60, edge.bonnet],
    [cowl - 100, edge.bonnet],
    [cowl + 330, edge.windscreen],
    [lerp(cowl, deck, 0.46), edge.roof],
    [deck - 330, edge.rearScreen],
    [length - 120, edge.deck],
    [length + MARGIN, edge.deck],
  ])
  return softened(line, { from: -MARGIN, to: length + MARGIN, gap: 30 }, 80)
}

/** Near the nose the top is raised so that the sum of both fields still gives the drawn outline. */
function topLine({ length, suv }: Car, form: Form, outline: Outline, nose: Line, edge: Line): Line {
  const { noseTop, lip, cowl, top } = outline
  const lifted: Line = (x) => {
    const y = top(x)
    const ahead = clamp(1 - (x - nose(y)) / form.nose, 0, 1)
    const own = Math.max(0, 1 - ahead ** NOSE_JOINT) ** (1 / NOSE_JOINT)
    return y + edge(x) * (1 - own)
  }
  const front = noseTop[0] + 16
  const rear = lip[0] - 6
  const atFront = lifted(front)
  const frontSlope = clamp((lifted(front + 30) - atFront) / 30, 0, 0.25)
  const atRear = top(rear)
  const rearSlope = (atRear - top(rear - 60)) / 60
  const raw: Line = (x) => {
    if (x < front) return atFront + (x - front) * frontSlope
    return x > rear ? atRear + (x - rear) * rearSlope : lifted(x)
  }
  // The corners at the windscreen's foot and at the tail stay crisp, the rest is softened.
  const sigma: Line = (x) =>
    lerp(13, suv ? 46 : 52, Math.min(step(40, 240, Math.abs(x - cowl)), step(20, 260, Math.abs(x - rear))))
  return softened(raw, { from: -MARGIN, to: length + MARGIN, gap: 12 }, sigma)
}

function bottomLine({ length, outline }: Car, { sill }: Character): Line {
  const rearStart = length - 420
  const rearEnd = Math.max(sill(rearStart), outline.at(-2)![1] - 30)
  const raw: Line = (x) => {
    if (x < 260) return sill(260) - 8
    return x > rearStart ? lerp(sill(rearStart), rearEnd, step(rearStart, length, x)) : sill(x)
  }
  return softened(raw, { from: -MARGIN, to: length + MARGIN, gap: 30 }, 60)
}
