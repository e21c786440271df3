import { modificationsOf } from '#src/content/cars/modifications.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { JOINER, NBSP, withoutBinding } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'

/** Revolutions of an engine's rated points. The shape between them is calculated (drawing/diagrams/engine.ts). */
type Revolutions = {
  /** Where the full torque begins and ends. */
  shelf: readonly [from: number, to: number]
  /** Where the full power is. */
  peak: number
  limit: number
  /** Share of the torque at idle. */
  low: number
}

/** An engine as its curve is drawn. Power and torque are the modification's. */
export type EngineCurve = Revolutions & { id: string; name: string; power: number; torque: number }

const turbo = (from: number, to: number, peak: number, limit = 6500): Revolutions => ({
  shelf: [from, to],
  peak,
  limit,
  low: 0.5,
})

/** All revolutions await the owner's confirmation: a page that shows them says «уточняется». */
const revolutions: Record<string, Revolutions> = {
  '2.0 Turbo 197': turbo(1400, 3500, 6200),
  '2.0 Turbo 247': turbo(1400, 4000, 6200),
  '2.5 Turbo 249': turbo(1650, 4000, 5800),
  '3.3 Turbo V6 370': turbo(1300, 4500, 6000),
  '3.5 Turbo V6 379': turbo(1300, 4500, 5800),
  '2.2 дизель 199': turbo(1750, 2750, 3800, 4800),
  '3.0 дизель 249': turbo(1500, 2750, 3800, 4800),
  '3.8 V6 309': { shelf: [4800, 5200], peak: 6000, limit: 6500, low: 0.7 },
  '5.0 V8 413': { shelf: [4800, 5200], peak: 6000, limit: 6500, low: 0.72 },
}

/** The different engines of a model, weakest first; two of one name are told apart by their power. */
export function enginesOf(code: ModelCode): EngineCurve[] {
  const list = modificationsOf(code)
  const keys = [...new Set(list.map(({ engine, power_hp }) => `${engine} ${power_hp}`))]
  return keys.map((id) => {
    const { engine, power_hp, torque_nm } = list.find((item) => `${item.engine} ${item.power_hp}` === id)!
    const known = revolutions[withoutBinding(id)]
    if (!known) throw new Error(`No revolutions of ${id}`)
    const twin = keys.some((key) => key !== id && key.startsWith(`${engine} `))
    return {
      id,
      name: twin ? typograf(`${engine}, ${power_hp} л. с.`) : engine,
      power: power_hp,
      torque: torque_nm,
      ...known,
    }
  })
}

/** An engine in words: torque, where it is whole, power and where it is reached. */
export const engineSentence = ({ name, torque, shelf, power, peak }: EngineCurve): string =>
  `${name}: ${torque}${NBSP}Н·м от ${shelf[0]} до ${shelf[1]}${NBSP}об/${JOINER}мин, ${power}${NBSP}л.${NBSP}с. при ${peak}`
