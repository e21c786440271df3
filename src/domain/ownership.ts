/** "Сколько в месяц на самом деле": what a car costs besides its price. Every assumption can be changed. */

/**
 * Yearly transport tax of a region: roubles per horsepower by power brackets. `upTo` is the last horsepower of a
 * bracket.
 */
export type TaxSteps = readonly { upTo: number | null; rate: number }[]

export type Assumptions = {
  /** Kilometres a year. */
  mileage: number
  /** Roubles per litre. */
  fuelPrice: number
  /** Comprehensive and compulsory insurance, roubles a year. */
  insurance: number
  /** Maintenance and tyres, roubles a year. */
  service: number
  /** Transport tax, roubles a year per horsepower. */
  taxRate: number
}

export type CarCosts = {
  power: number
  /** Litres per 100 km; null when it has not been measured. */
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

/** The rate of the bracket of this power (НК РФ, art. 361). */
export const taxRateOf = (steps: TaxSteps, power: number): number =>
  steps.find(({ upTo }) => upTo === null || power <= upTo)?.rate ?? 0

/** Tax of one year in roubles: the rate times the horsepower (НК РФ, art. 362). */
export const transportTaxOf = (rate: number, power: number): number => Math.round(rate * power)

const monthly = (yearly: number): number => Math.round(yearly / 12)

/** Each part is rounded, so that the parts add up to the displayed total. */
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

/** Example values, all of the same date. */
export type CostExamples = {
  /** YYYY-MM-DD */
  asOf: string
  /** Kilometres a year. */
  mileage: number
  /** Roubles per litre. */
  fuel: Record<Fuel, number>
  /** Insurance of a year, % of the price. */
  insurancePercent: number
  /** A car without an announced price is insured like the middle of the line-up. */
  middlePrice: number
  /** Roubles a year. */
  service: number
}
export type Fuel = 'petrol' | 'diesel'

/** Assumed until the visitor says otherwise; insurance in thousands. */
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

/** Values entered by the visitor; null where the example applies. */
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

/** A form without scripts sends every field: a value equal to the example it showed is not the visitor's own. */
export const ownOf = (sent: OwnFigures, shown: Assumptions): OwnFigures =>
  mapFigures((name) => (sent[name] === shown[name] ? null : sent[name]))

/** For another car: insurance and tax rate belonged to the former one, the fuel price to its fuel. */
export const forAnotherCar = (own: OwnFigures, isSameFuel: boolean): OwnFigures => ({
  ...own,
  insurance: null,
  taxRate: null,
  fuelPrice: isSameFuel ? own.fuelPrice : null,
})

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
