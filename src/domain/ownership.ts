/** «Сколько в месяц на самом деле»: what a car costs besides its price. Every assumption can be changed. */

/** Yearly transport tax of a region: roubles per horsepower by steps of power. `upTo` is the last horsepower of a step. */
export type TaxSteps = readonly { upTo: number | null; rate: number }[]

export type Assumptions = {
  /** Kilometres a year. */
  mileage: number
  /** Roubles per litre. */
  fuelPrice: number
  /** Casco and obligatory insurance, roubles a year. */
  insurance: number
  /** Maintenance and tyres, roubles a year. */
  service: number
  /** Transport tax, roubles a year for one horsepower. */
  taxRate: number
}

export type CarCosts = {
  power: number
  /** Litres per 100 km; null where nobody has measured it. */
  consumption: number | null
}

/** Roubles a month. */
export type Ownership = {
  credit: number
  insurance: number
  fuel: number | null
  service: number
  tax: number
  total: number
}

/** The rate of the step the power falls into (НК РФ, art. 361). */
export const taxRateOf = (steps: TaxSteps, power: number): number =>
  steps.find(({ upTo }) => upTo === null || power <= upTo)?.rate ?? 0

/** Tax of one year in roubles: the rate on every horsepower (НК РФ, art. 362). */
export const transportTaxOf = (rate: number, power: number): number => Math.round(rate * power)

const monthly = (yearly: number): number => Math.round(yearly / 12)

/** Each part is rounded, so that the parts add up to the total as they are shown. */
export function ownershipOf(
  { power, consumption }: CarCosts,
  { mileage, fuelPrice, insurance, service, taxRate }: Assumptions,
  credit = 0,
): Ownership {
  const fuel = consumption === null ? null : monthly((mileage / 100) * consumption * fuelPrice)
  const parts = {
    credit,
    insurance: monthly(insurance),
    fuel,
    service: monthly(service),
    tax: monthly(transportTaxOf(taxRate, power)),
  }
  return { ...parts, total: parts.credit + parts.insurance + (fuel ?? 0) + parts.service + parts.tax }
}

/** Example values, all of one day. */
export type CostExamples = {
  /** YYYY-MM-DD */
  asOf: string
  /** Kilometres a year. */
  mileage: number
  /** Roubles per litre. */
  fuel: Record<Fuel, number>
  /** Insurance of a year, % of the price. */
  insurancePercent: number
  /** A car whose price is not announced is insured like the middle of the line-up. */
  middlePrice: number
  /** Roubles a year. */
  service: number
}
export type Fuel = 'petrol' | 'diesel'

/** What is assumed until the visitor says otherwise; insurance in thousands. */
export const usualAssumptions = (
  { mileage, fuel: prices, insurancePercent, middlePrice, service }: CostExamples,
  { price, fuel }: { price: number | null; fuel: Fuel },
  taxRate: number,
): Assumptions => ({
  mileage,
  fuelPrice: prices[fuel],
  insurance: Math.round(((price ?? middlePrice) * insurancePercent) / 100_000) * 1000,
  service,
  taxRate,
})

/** What a visitor wrote himself; null where the example holds. */
export type OwnFigures = { [K in keyof Assumptions]: Assumptions[K] | null }
export const NO_FIGURES: OwnFigures = { mileage: null, fuelPrice: null, insurance: null, service: null, taxRate: null }
export const FIGURES = Object.keys(NO_FIGURES) as (keyof Assumptions)[]

const mapFigures = <T>(change: (name: keyof Assumptions) => T): { [K in keyof Assumptions]: T } => ({
  mileage: change('mileage'),
  fuelPrice: change('fuelPrice'),
  insurance: change('insurance'),
  service: change('service'),
  taxRate: change('taxRate'),
})

export const withOwn = (usual: Assumptions, own: OwnFigures): Assumptions =>
  mapFigures((name) => own[name] ?? usual[name])

/** A form without scripts sends every field: what only repeats the example it showed is not the visitor's own. */
export const ownOf = (sent: OwnFigures, shown: Assumptions): OwnFigures =>
  mapFigures((name) => (sent[name] === shown[name] ? null : sent[name]))

/** For another car: the insurance and the rate belonged to the former one, the price of a litre to its fuel. */
export const forAnotherCar = (own: OwnFigures, isSameFuel: boolean): OwnFigures => ({
  ...own,
  insurance: null,
  taxRate: null,
  fuelPrice: isSameFuel ? own.fuelPrice : null,
})

/** The horsepower from which the tax jumps most: two or three times the rate, in every region. */
export const BIG_STEP = 250
/** From so much under it on, the step is worth knowing. */
const NEAR = 25

export type StepChange = {
  /** Above the step, or a little below. */
  isOver: boolean
  /** Roubles for one horsepower: up to the step and above it. */
  rates: readonly [below: number, above: number]
  /** Tax of a year as it is, and as it would be on the other side with the nearest power there. */
  tax: number
  otherTax: number
}

/** What the big step of the tax means for this engine; null where it is far below. */
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
