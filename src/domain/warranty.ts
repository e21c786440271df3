import { countOf } from '#src/domain/format.ts'

/** When a warranty limited by years and kilometres ends, given the yearly mileage. */
export type WarrantyLimit = { years: number; km: number }
export type WarrantyEnd = { by: 'years' | 'km'; months: number; km: number }

const MONTHS = 12
export const KM_A_YEAR = { min: 5_000, max: 50_000, step: 1_000, usual: 24_000 } as const

/** Yearly mileage from an address; the usual one for anything else. */
export function readKmAYear(text: string | null): number {
  const km = Number(text?.replace(/\s/g, ''))
  return Number.isInteger(km) && km >= KM_A_YEAR.min && km <= KM_A_YEAR.max ? km : KM_A_YEAR.usual
}

/** Which limit comes first, after how many whole months, and the mileage on that day. */
export function warrantyEnd({ years, km }: WarrantyLimit, kmAYear: number): WarrantyEnd {
  const reached = (km / kmAYear) * MONTHS
  return reached < years * MONTHS
    ? { by: 'km', months: Math.floor(reached), km }
    : { by: 'years', months: years * MONTHS, km: kmAYear * years }
}

/** "4 года 2 месяца" */
export function monthsText(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS), months % MONTHS]
  return [
    ...(years > 0 ? [countOf(years, ['год', 'года', 'лет'])] : []),
    ...(rest > 0 || years === 0 ? [countOf(rest, ['месяц', 'месяца', 'месяцев'])] : []),
  ].join(' ')
}
