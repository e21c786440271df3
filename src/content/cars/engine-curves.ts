import type { Revolutions } from '#src/content/cars/engines.ts'
import { details } from '#src/content/models/details.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { JOINER, NBSP } from '#src/domain/nbsp.ts'
import { typograf } from '#src/domain/typography.ts'

/** An engine as its curve is drawn. Power and torque are the modification's. */
export type EngineCurve = Revolutions & { id: string; name: string; power: number; torque: number }

/** The different engines of a model, weakest first; two of one name are told apart by their power. */
export function enginesOf(code: ModelCode): EngineCurve[] {
  const list = details[code].engines.map(({ engine }) => engine)
  const byId = new Map(list.map((engine) => [`${engine.engine} ${engine.power_hp}`, engine]))
  return [...byId].map(([id, { engine, power_hp, torque_nm, revolutions }]) => {
    const twin = [...byId.keys()].some((key) => key !== id && key.startsWith(`${engine} `))
    return {
      id,
      name: twin ? typograf(`${engine}, ${power_hp} л. с.`) : engine,
      power: power_hp,
      torque: torque_nm,
      ...revolutions,
    }
  })
}

/** An engine in words: torque, where it is whole, power and where it is reached. */
export const engineSentence = ({ name, torque, shelf, power, peak }: EngineCurve): string =>
  `${name}: ${torque}${NBSP}Н·м от${NBSP}${shelf[0]} до${NBSP}${shelf[1]}${NBSP}об/${JOINER}мин, ${power}${NBSP}л.${NBSP}с. при${NBSP}${peak}`
