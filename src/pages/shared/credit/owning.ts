import { costExamples, taxesNow, type TransportTax } from '#src/content/seed/owning-costs.ts'
import type { FinanceQuestion } from '#src/domain/credit/query.ts'
import { forAnotherCar, ownOf, usualAssumptions, type Assumptions } from '#src/domain/ownership.ts'
import { taxRateOf } from '#src/domain/transport-tax.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'

/** The region of a code; else that of the chosen city; else the first. */
export const regionOf = (code: string | null, cityId: number | null = null): TransportTax =>
  taxesNow().find(({ region }) => region.code === code) ?? taxOfCity(cityId) ?? taxesNow()[0]!

const taxOfCity = (cityId: number | null): TransportTax | undefined =>
  taxesNow().find(({ cities }) => cities.some((id) => id === cityId))

/** Whether a city is chosen that no region of the table has: then the rates shown are another region's. */
export const isWithoutRates = (code: string | null, cityId: number | null): boolean =>
  code === null && cityId !== null && !taxOfCity(cityId)

type Engine = Pick<Modification, 'power_hp' | 'fuel'>

/** The example values for a car in a region. */
export const usualFor = (
  { power_hp, fuel }: Engine,
  price: number | null,
  { steps }: Pick<TransportTax, 'steps'>,
): Assumptions => usualAssumptions(costExamples, { price, fuel }, taxRateOf(steps, power_hp))

type Trim = Pick<Complectation, 'id' | 'price' | 'modification'>

/** The trim of a question; by default the first with a price. */
export const trimOf = <T extends Trim>(trims: readonly T[], comp: number | null): T | undefined => {
  const priced = trims.filter(({ price }) => price !== null)
  return priced.find(({ id }) => id === comp) ?? priced[0]
}

/**
 * The visitor's own values in a question. A form without scripts sends every field it showed, so figures that only
 * repeat the example are dropped, and with another car those that belonged to the former one.
 */
export function settled(question: FinanceQuestion, trims: readonly Trim[]): FinanceQuestion {
  const { was, region, comp } = question
  const now = trimOf(trims, comp)
  const before = was ? trimOf(trims, was.comp) : now
  if (!now || !before) return { ...question, was: null }
  const shown = usualFor(before.modification, before.price, regionOf(was?.region ?? region))
  const own = ownOf(question.own, shown)
  const isSameFuel = before.modification.fuel === now.modification.fuel
  return { ...question, own: before.id === now.id ? own : forAnotherCar(own, isSameFuel), was: null }
}
