import type { Car } from '#src/drawing/cars/car.ts'
import { flankOf, type Flank } from '#src/three/body/flank.ts'
import type { Form } from '#src/three/body/form.ts'
import { limitsOf, NOSE_JOINT, type Limits } from '#src/three/body/limits.ts'
import { characterOf, outlineOf, type Character, type Outline } from '#src/three/body/outline.ts'
import { clamp, lerp, ramp, step, tangent } from '#src/three/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'

/**
 * The body of a car as one smooth implicit function, built from the side drawing:
 *
 *     (z / Z(x, y))^p + u(x, y, z)^p = 1
 *
 * Z is the flank, half the width over a point of the drawing; u grows from 0 inside to 1 on the drawn outline, so the
 * section z = 0 is the drawing. With p > 2 both surfaces join with continuous curvature and highlights do not break.
 */
export type Body = {
  car: Car
  outline: Outline
  character: Character
  limits: Limits
  flank: Flank
  /** x with the sweep of the screens taken out. */
  unswept: (x: number, z: number) => number
  /** The function itself: negative inside. */
  field: (x: number, y: number, z: number) => number
  normal: (point: Vec3) => Vec3
  /** Where a ray from inside leaves the body; `guess` is about how far that is. */
  reach: (from: Vec3, direction: Vec3, guess?: number) => Vec3
  /** The surface over a point of the side drawing, of the plan, and of the view from the front or the rear. */
  onSide: (x: number, y: number) => Vec3
  onTop: (x: number, z: number) => Vec3
  onFront: (z: number, y: number) => Vec3
  onRear: (z: number, y: number) => Vec3
}

/** Exponents with which the tail's and the bottom's fields are combined with the rest; the depth of the bottom's rounding. */
const BOTTOM_JOINT = 4
const BOTTOM_DEPTH = 95
const LEAST_WIDTH = 30
/** Half the distance over which the gradient is taken. */
const H = 0.8

export function bodyOf(car: Car, form: Form): Body {
  const { length } = car
  const outline = outlineOf(car)
  const character = characterOf(car)
  const limits = limitsOf(car, form, outline, character)
  const flank = flankOf(car, form, outline, character)
  const unswept = sweepOf(car, form, outline)
  const field = fieldOf(car, form, outline, limits, flank, unswept)
  const reach = reachOf(field)

  const normal = ([x, y, z]: Vec3): Vec3 => {
    const gx = field(x + H, y, z) - field(x - H, y, z)
    const gy = field(x, y + H, z) - field(x, y - H, z)
    const gz = z < H ? 0 : field(x, y, z + H) - field(x, y, z - H)
    const size = Math.hypot(gx, gy, gz) || 1
    return [gx / size, gy / size, gz / size]
  }
  return {
    car,
    outline,
    character,
    limits,
    flank,
    unswept,
    field,
    normal,
    reach,
    onSide: (x, y) => reach([x, y, 0], [0, 0, 1]),
    onTop: (x, z) => reach([x, character.mid(x), z], [0, 1, 0]),
    onFront: (z, y) => reach([700, y, z], [-1, 0, 0]),
    onRear: (z, y) => reach([length - 700, y, z], [1, 0, 0]),
  }
}

function sweepOf({ length, width, suv }: Car, { sweep }: Form, { cowl, deck }: Outline): Body['unswept'] {
  const middle = lerp(cowl, deck, 0.45)
  const front = (x: number) => (1 - step(cowl + 250, middle + 350, x)) * step(60, cowl - 250, x)
  const rear = (x: number) => step(middle + 100, deck - 250, x) * (suv ? 1 : 1 - 0.6 * step(deck, length, x))
  return (x, z) => x - ((2 * z) / width) ** 2 * (sweep[0] * front(x) - sweep[1] * rear(x))
}

function fieldOf(
  { width }: Car,
  form: Form,
  { cowl }: Outline,
  { top, bottom, nose, tail, edge }: Limits,
  flank: Flank,
  unswept: Body['unswept'],
): Body['field'] {
  const { bonnet, square, lip } = form
  const creaseFall = tangent(bonnet.crease)

  const topAt = (x: number, z: number, straight: number): number => {
    const front = 1 - step(cowl - 60, cowl + 260, straight)
    const q = (2 * z) / width
    const crease = (width / 2) * lerp(bonnet.from, bonnet.to, clamp((x - 60) / (cowl - 60), 0, 1))
    const fall = bonnet.crown * q * q * (1 + q * q * 0.3)
    const outside = creaseFall * (ramp(z - crease, 46) - ramp(-crease, 46)) * step(160, 1000, x)
    return top(straight) - front * (fall + outside) - (1 - front) * 26 * q * q
  }
  return (x, y, across) => {
    const z = Math.abs(across)
    const straight = unswept(x, z)
    const atTop = Math.max(0, 1 - (topAt(x, z, straight) - y) / edge(straight))
    const atNose = Math.max(0, 1 - (x - nose(y)) / form.nose)
    const atTail = Math.max(0, 1 - (tail(y) - x) / form.tail)
    const atBottom = Math.max(0, 1 - (y - bottom(x)) / BOTTOM_DEPTH)
    let u = join(atTop, atNose, NOSE_JOINT)
    u = join(u, atTail, lip)
    u = join(u, atBottom, BOTTOM_JOINT)
    return (z / Math.max(LEAST_WIDTH, flank(x, y))) ** square + u ** square - 1
  }
}

/** Combines two fields; the power is computed only where both are non-zero. */
function join(a: number, b: number, exponent: number): number {
  if (b === 0) return a
  return a === 0 ? b : (a ** exponent + b ** exponent) ** (1 / exponent)
}

/** Regula falsi with the Illinois rule and occasional bisection. */
function reachOf(field: Body['field']): Body['reach'] {
  return (from, direction, guess = 0) => {
    const at = (t: number) => field(from[0] + direction[0] * t, from[1] + direction[1] * t, from[2] + direction[2] * t)
    let near = 0
    let far = 300
    let fNear = -1
    let fFar: number
    if (guess > 0) {
      near = guess - 6
      far = guess + 6
      fNear = at(near)
      fFar = at(far)
      if (fNear > 0) {
        far = near
        fFar = fNear
        near = 0
        fNear = at(0)
      } else if (fFar < 0) {
        near = far
        fNear = fFar
        far += 200
        fFar = at(far)
      }
    } else fFar = at(far)
    for (let tried = 0; fFar < 0 && tried < 40; tried++) {
      near = far
      fNear = fFar
      far += 150
      fFar = at(far)
    }
    let t = far
    let kept = 0
    for (let i = 0; i < 40 && far - near > 0.004; i++) {
      t = i % 5 === 4 ? (near + far) / 2 : (near * fFar - far * fNear) / (fFar - fNear)
      const f = at(t)
      if (Math.abs(f) < 1e-7) break
      if (f > 0) {
        far = t
        fFar = f
        if (kept === 1) fNear /= 2
        kept = 1
      } else {
        near = t
        fNear = f
        if (kept === -1) fFar /= 2
        kept = -1
      }
    }
    return [from[0] + direction[0] * t, from[1] + direction[1] * t, from[2] + direction[2] * t]
  }
}
