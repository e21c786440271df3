import { transportTaxOf } from '#src/domain/transport-tax.ts'

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
