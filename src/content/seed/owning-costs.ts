import { liveContent } from '#src/content/live-content.ts'
import type { CostExamples } from '#src/domain/ownership.ts'

/**
 * Assumed costs of owning a car until a visitor enters other figures: the only place for them, with their date.
 * Examples, not real prices, and the pages say so.
 */
export const costExamples: CostExamples = {
  asOf: '2026-11-01',
  mileage: 18_000,
  fuel: { petrol: 56, diesel: 58 },
  insurancePercent: 3.5,
  middlePrice: 5_000_000,
  service: 60_000,
}

/** Yearly transport tax of one region: roubles per horsepower by power brackets (gaps.md 20). */
export type TransportTax = {
  region: { code: string; name: string }
  /** Our cities in the region. */
  cities: readonly number[]
  /** `upTo` is the last horsepower of the bracket, null for the highest one. */
  steps: { upTo: number | null; rate: number; unsure?: true }[]
}

/** Up to 100, 150, 200 and 250 hp, and above. */
type Rates = readonly number[]
const STEPS = [100, 150, 200, 250, null] as const

/** All of them are unverified: shown as awaiting confirmation, and the visitor can enter another rate. */
export const regionOfRates = (code: string, name: string, cities: readonly number[], rates: Rates): TransportTax => ({
  region: { code, name },
  cities,
  steps: rates.map((rate, index) => ({ upTo: STEPS[index] ?? null, rate, unsure: true })),
})

/**
 * Regions of our cities, Moscow first; those of the office's cities are content (taxesNow). Its rates below 225 hp are
 * unverified; luxury car factors are not included.
 */
export const transportTaxes: readonly TransportTax[] = [
  {
    region: { code: '77', name: 'Москва' },
    cities: [1],
    steps: [
      { upTo: 100, rate: 12, unsure: true },
      { upTo: 125, rate: 25, unsure: true },
      { upTo: 150, rate: 35, unsure: true },
      { upTo: 175, rate: 45, unsure: true },
      { upTo: 200, rate: 50, unsure: true },
      { upTo: 225, rate: 65, unsure: true },
      { upTo: 250, rate: 75 },
      { upTo: null, rate: 150 },
    ],
  },
  regionOfRates('78', 'Санкт-Петербург', [2], [24, 35, 50, 75, 150]),
  regionOfRates('16', 'Татарстан', [3], [25, 35, 50, 75, 150]),
  regionOfRates('66', 'Свердловская область', [4], [2.5, 9.4, 32.7, 49.6, 99.2]),
  regionOfRates('54', 'Новосибирская область', [5], [6, 10, 30, 60, 150]),
  regionOfRates('23', 'Краснодарский край', [6, 11], [12, 25, 50, 75, 150]),
  regionOfRates('61', 'Ростовская область', [7], [12, 15, 45, 75, 150]),
  regionOfRates('52', 'Нижегородская область', [8], [22.5, 31.5, 45, 75, 150]),
  regionOfRates('63', 'Самарская область', [9], [24, 33, 43, 75, 150]),
  regionOfRates('02', 'Башкортостан', [10], [25, 35, 50, 75, 150]),
]

/** The same with the cities and regions of the office, where it has any. */
export const taxesNow = (): readonly TransportTax[] => liveContent().taxes ?? transportTaxes
