/**
 * Yearly transport tax of a region: roubles per horsepower by power brackets. `upTo` is the last horsepower of a
 * bracket.
 */
export type TaxSteps = readonly { upTo: number | null; rate: number }[]

/** The rate of the bracket of this power (НК РФ, art. 361). */
export const taxRateOf = (steps: TaxSteps, power: number): number =>
  steps.find(({ upTo }) => upTo === null || power <= upTo)?.rate ?? 0

/** Tax of one year in roubles: the rate times the horsepower (НК РФ, art. 362). */
export const transportTaxOf = (rate: number, power: number): number => Math.round(rate * power)

/** The horsepower at which the tax rises most: the rate doubles or triples, in every region. */
export const BIG_STEP = 250
/** From this distance below it on, the bracket is worth mentioning. */
const NEAR = 25

export type StepChange = {
  /** Above the bracket's limit, or a little below. */
  isOver: boolean
  /** Roubles per horsepower: up to the limit and above it. */
  rates: readonly [below: number, above: number]
  /** Tax of a year as it is, and as it would be on the other side, with the nearest power there. */
  tax: number
  otherTax: number
}

/** The effect of the big tax bracket on this engine; null when it is far below. */
export function stepChangeOf(steps: TaxSteps, power: number): StepChange | null {
  if (power < BIG_STEP - NEAR) return null
  const isOver = power > BIG_STEP
  const rates = [taxRateOf(steps, BIG_STEP), taxRateOf(steps, BIG_STEP + 1)] as const
  const [rate, otherRate] = isOver ? rates.toReversed() : rates
  return {
    isOver,
    rates,
    tax: transportTaxOf(rate ?? 0, power),
    otherTax: transportTaxOf(otherRate ?? 0, isOver ? BIG_STEP : BIG_STEP + 1),
  }
}
