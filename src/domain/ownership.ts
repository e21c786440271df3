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

/** Share of the price that insurance of a year costs unless the visitor knows better; rounded to thousands. */
const INSURANCE_SHARE = 0.035
export const usualInsurance = (price: number): number => Math.round((price * INSURANCE_SHARE) / 1000) * 1000

/** A car whose price is not announced is insured like the middle of the line-up. */
const MIDDLE_PRICE = 5_000_000

/** What is assumed until the visitor says otherwise. */
export const usualAssumptions = (price: number | null, taxRate: number): Assumptions => ({
  mileage: 18_000,
  fuelPrice: 56,
  insurance: usualInsurance(price ?? MIDDLE_PRICE),
  service: 60_000,
  taxRate,
})
