import type { Car } from '#src/drawing/cars/car.ts'
import { lineThrough } from '#src/drawing/kit/curve.ts'
import type { Form } from '#src/three/body/form.ts'
import { MARGIN, type Character, type Outline } from '#src/three/body/outline.ts'
import { softened } from '#src/three/kit/lines.ts'
import { bell, lerp, ramp, step, tangent } from '#src/three/kit/numbers.ts'

/** Half the width of the body over a point of the side drawing, before its edges are rounded. */
export type Flank = (x: number, y: number) => number

/**
 * The plan curve at the shoulder, less a section that leans as the character lines say, plus fullness over the axles and
 * the lip of the arches. The whole is moved in so that the widest point is the declared width.
 */
export function flankOf(car: Car, form: Form, outline: Outline, character: Character): Flank {
  const { length, width, height, suv, tyre, arch, frontOverhang: frontAxle, rearAxle } = car
  const { cowl, deck } = outline
  const { shoulder, belt, mid, lightCatcher } = character
  const planLine = lineThrough(form.plan.map(([x, z]) => [x * length, z] as const))
  const plan = softened((x) => (width / 2) * planLine(x), { from: -MARGIN, to: length + MARGIN, gap: 40 }, 130)
  const lean = {
    under: tangent(form.under),
    over: tangent(form.over),
    belt: tangent(form.belt),
    glassFoot: tangent(form.glass[0]),
    glassTop: tangent(form.glass[1]),
    lightCatcher: tangent(form.lightCatcher),
    tuck: tangent(form.tuck),
  }
  const middle = lerp(cowl, deck, 0.45)

  const flank: Flank = (x, y) => {
    const yShoulder = shoulder(x)
    const yBelt = belt(x)
    const yMid = mid(x)
    const yLightCatcher = lightCatcher(x)
    const cabin = step(cowl - 500, cowl + 620, x) * (suv ? 1 : 1 - step(deck - 420, deck + 160, x))
    // Creases flatten at both ends.
    const crisp = step(180, 620, x) * (1 - step(length - 380, length - 60, x))
    const knee = 12 + (1 - crisp) * 110
    const above =
      step(frontAxle - 100, frontAxle + 500, x) * (1 - 0.55 * step(rearAxle - 500, rearAxle + 200, x)) * 0.75 + 0.25

    // Above the shoulder: lean grows to the belt, falls back at the foot of the glass and grows to the roof.
    const overShoulder = ramp(y - yShoulder, knee)
    const overBelt = ramp(y - yBelt, 20)
    const growth = (lean.belt - lean.over) / (yBelt - yShoulder)
    let inwards = lean.over * overShoulder + 0.5 * growth * (overShoulder * overShoulder - overBelt * overBelt)
    const atRoof = lerp(lean.belt * 1.25, lean.glassTop, cabin)
    inwards +=
      -(lean.belt - lean.glassFoot) * cabin * ramp(y - yBelt - 8, 14) +
      0.5 * ((atRoof - lerp(lean.belt, lean.glassFoot, cabin)) / (height - yBelt)) * overBelt * overBelt
    inwards += (step(middle, deck + 200, x) * form.taper * 2 * overBelt) / 400

    // Under it: hollow to the middle, out over the light catcher, in again to the sill.
    const underShoulder = ramp(yShoulder - y, knee)
    const underMid = ramp(yMid - y, 60)
    const underLightCatcher = ramp(yLightCatcher - y, 22 + (1 - crisp) * 60)
    const under = lean.under * (0.35 + 0.65 * crisp)
    const hollow = under / Math.max(120, yShoulder - yMid)
    const atMid = hollow * (yMid - yLightCatcher)
    const out = Math.max(0, lean.lightCatcher * above - atMid) / Math.max(120, yMid - yLightCatcher)
    const atLightCatcher = atMid + out * (yMid - yLightCatcher)
    inwards +=
      under * underShoulder -
      0.5 * hollow * underShoulder * underShoulder -
      0.5 * out * underMid * underMid +
      0.5 * (hollow + out) * underLightCatcher * underLightCatcher +
      (atLightCatcher + lean.tuck) * underLightCatcher

    const overAxles =
      (form.haunch[0] * bell((x - frontAxle) / 520) + form.haunch[1] * bell((x - rearAxle) / 620)) *
      bell((y - yShoulder + 60) / 260)
    const toArch = Math.min(Math.hypot(x - frontAxle, y - tyre), Math.hypot(x - rearAxle, y - tyre)) - arch
    return plan(x) - inwards + overAxles + form.flare * bell(ramp(toArch, 30) / 150)
  }

  let excess = 0
  for (let x = 300; x < length - 300; x += 60) {
    for (let y = lightCatcher(x) - 60; y < belt(x); y += 30) excess = Math.max(excess, flank(x, y) - width / 2)
  }
  return (x, y) => flank(x, y) - excess
}
