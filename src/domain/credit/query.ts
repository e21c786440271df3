import type { CreditSelection } from '#src/domain/credit/plan.ts'
import { FIGURES, NO_FIGURES, type OwnFigures } from '#src/domain/ownership.ts'

/**
 * The choices of the finance page as written in its address: sent by forms without scripts, and updated with them. A
 * link to it shows the same figures.
 */
export type FinanceQuestion = CreditSelection & {
  comp: number | null
  /** Roubles a month. */
  budget: number | null
  region: string | null
  own: OwnFigures
  /** The car and region that the figures of a form belonged to when it was shown. */
  was: { comp: number; region: string } | null
}

export const NOTHING_ASKED: FinanceQuestion = {
  comp: null,
  program: null,
  first: null,
  term: null,
  budget: null,
  region: null,
  own: NO_FIGURES,
  was: null,
}

/** Names in the address of the visitor's own figures. */
const FIGURE_NAMES = {
  mileage: 'mileage',
  fuelPrice: 'fuel',
  insurance: 'insurance',
  service: 'service',
  taxRate: 'tax',
} as const satisfies Record<keyof OwnFigures, string>

/** Maximum accepted values: larger ones are typing mistakes and are ignored. */
export const LIMITS = {
  id: 999_999,
  percent: 100,
  months: 600,
  roubles: 100_000_000,
  kilometres: 300_000,
  roublesEach: 1000,
} as const

/** "120 000 ₽", "56,5": null when it is no number, or above the maximum. */
export function readNumber(text: string, max: number, decimal = false): number | null {
  const plain = text.replace(/[\s\u00a0\u202f₽]/g, '').replace(',', '.')
  if (!(decimal ? /^\d{1,9}(\.\d{0,2})?$/ : /^\d{1,9}$/).test(plain)) return null
  const value = Number(plain)
  return value <= max ? value : null
}

export function readFinance(query: URLSearchParams): FinanceQuestion {
  const number = (name: string, max: number, decimal = false): number | null =>
    readNumber((query.get(name) ?? '').slice(0, 40), max, decimal)
  const [, wasComp, wasRegion] = /^(\d{1,6})-(\d{2,3})$/.exec(query.get('was') ?? '') ?? []
  const region = query.get('region') ?? ''
  return {
    comp: number('comp', LIMITS.id),
    program: number('program', LIMITS.id),
    first: number('first', LIMITS.percent),
    term: number('term', LIMITS.months),
    budget: number('budget', LIMITS.roubles),
    region: /^\d{2,3}$/.test(region) ? region : null,
    own: {
      mileage: number('mileage', LIMITS.kilometres),
      fuelPrice: number('fuel', LIMITS.roublesEach, true),
      insurance: number('insurance', LIMITS.roubles),
      service: number('service', LIMITS.roubles),
      taxRate: number('tax', LIMITS.roublesEach, true),
    },
    was: wasComp && wasRegion ? { comp: Number(wasComp), region: wasRegion } : null,
  }
}

const textOf = (value: number | null): string | null => (value === null ? null : String(value))

/** The parameters of a change; null removes one from the address. */
export function financeQuery({ own, region, was, ...numbers }: Partial<FinanceQuestion>): Query {
  const figures = own ? FIGURES.map((name) => [FIGURE_NAMES[name], textOf(own[name])] as const) : []
  return Object.fromEntries([
    ...Object.entries(numbers).map(([name, value]) => [name, textOf(value)] as const),
    ...(region === undefined ? [] : [['region', region] as const]),
    ...(was === undefined ? [] : [['was', was && `${was.comp}-${was.region}`] as const]),
    ...figures,
  ])
}
type Query = Record<string, string | null>

/** All choices made by the visitor, without defaults. */
export const wholeFinanceQuery = (question: FinanceQuestion): Record<string, string> =>
  Object.fromEntries(
    Object.entries(financeQuery(question)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
