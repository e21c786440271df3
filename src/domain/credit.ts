import { MIN_TERM_START } from '#src/domain/constants.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { AdMark } from '#src/domain/shapes/ad-mark.ts'
import type { CreditProgramWire } from '#src/domain/shapes/credit.ts'

export type { CreditProgramWire } from '#src/domain/shapes/credit.ts'

/** Money in roubles, prepay and restcost in % of the price, rate and psk in % a year, terms in months (gaps.md 9). */
export type CreditProgram = Pick<
  CreditProgramWire,
  'name' | 'bank' | 'bank_license' | 'model_codes' | 'requires_casco' | 'description' | 'legal' | keyof AdMark
> & {
  id: number
  active: number
  min_price: number
  max_price: number
  min_credit: number
  max_credit: number
  min_prepay: number
  max_prepay: number
  rate: number
  restcost: number
  psk_min: number
  psk_max: number
  terms: { term: number }[]
  monthlyPayment: '' | number
  minTerm: number
  maxTerm: number
}

/** «11,912–18,400 %»: the full cost is always written with three decimals. */
export const formatFullCost = ({ psk_min, psk_max }: Pick<CreditProgram, 'psk_min' | 'psk_max'>): string =>
  [psk_min, psk_max].map((value) => value.toFixed(3).replace('.', ',')).join('–') + `${NBSP}%`

/** Shortest and longest term, months. As the specification prescribes, an empty list gives 1000000 and 0. */
export function termRange(terms: readonly { term: number }[]): { minTerm: number; maxTerm: number } {
  return {
    minTerm: terms.reduce((min, { term }) => Math.min(min, term), MIN_TERM_START),
    maxTerm: terms.reduce((max, { term }) => Math.max(max, term), 0),
  }
}

const toInteger = (value: string): number => Number.parseInt(value, 10)

/** Converts the wire form to numbers when the call returns (specification 7.2). */
export function toCreditProgram(wire: CreditProgramWire): CreditProgram {
  const terms = wire.terms.map(({ term }) => ({ term: toInteger(term) }))
  return {
    ...wire,
    id: toInteger(wire.id),
    active: toInteger(wire.active),
    min_price: toInteger(wire.min_price),
    max_price: toInteger(wire.max_price),
    min_credit: toInteger(wire.min_credit),
    max_credit: toInteger(wire.max_credit),
    min_prepay: toInteger(wire.min_prepay),
    max_prepay: toInteger(wire.max_prepay),
    rate: Number.parseFloat(wire.rate),
    restcost: Number.parseFloat(wire.restcost),
    psk_min: Number.parseFloat(wire.psk_min),
    psk_max: Number.parseFloat(wire.psk_max),
    terms,
    ...termRange(terms),
  }
}

export type Loan = { price: number; prepayPercent: number; rate: number; restcost: number; term: number }
export type Payment = { monthly: number; credit: number; residual: number }

/**
 * Annuity with an optional residual in the last payment (gaps.md 9). Roubles; the monthly payment is rounded up. Null
 * when the credit does not exceed the residual: there is nothing to pay off.
 */
export function calculatePayment({ price, prepayPercent, rate, restcost, term }: Loan): Payment | null {
  const credit = creditOf(price, prepayPercent)
  const residual = (price * restcost) / 100
  if (credit <= residual || term <= 0) return null
  const i = rate / 1200
  const exact =
    i > 0 ? ((credit - residual * (1 + i) ** -term) * i) / (1 - (1 + i) ** -term) : (credit - residual) / term
  return { monthly: Math.ceil(roundOffNoise(exact)), credit: Math.round(credit), residual: Math.round(residual) }
}

/** Percentages first: 1 − 0.7 is not 0.3 in floating point, and a credit equal to the residual must stay equal. */
const creditOf = (price: number, prepayPercent: number): number => (price * (100 - prepayPercent)) / 100

/** 80000.00000000001 is 80000, not the next rouble. */
const roundOffNoise = (value: number): number => Math.round(value * 1e6) / 1e6

/** Whether the programme may be offered for this car and first payment (gaps.md 9). */
export function fitsProgram(program: CreditProgram, price: number, prepayPercent: number): boolean {
  const credit = creditOf(price, prepayPercent)
  const within = (value: number, min: number, max: number) => value >= min && value <= max
  return (
    isOffered(program) &&
    within(price, program.min_price, program.max_price) &&
    within(credit, program.min_credit, program.max_credit) &&
    within(prepayPercent, program.min_prepay, program.max_prepay) &&
    credit > (price * program.restcost) / 100
  )
}

/** Programmes shown to visitors: active and with terms. */
export const offered = <T extends Pick<CreditProgram, 'active' | 'terms'>>(programs: readonly T[]): T[] =>
  programs.filter(isOffered)

function isOffered({ active, terms }: Pick<CreditProgram, 'active' | 'terms'>): boolean {
  return active === 1 && terms.length > 0
}
