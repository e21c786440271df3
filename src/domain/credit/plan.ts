import { calculatePayment, fitsProgram, type CreditProgram, type Payment } from '#src/domain/credit.ts'
import { nearestNumber } from '#src/domain/configurator/nearest.ts'
import { monthBounds, percentBounds } from '#src/domain/credit/bounds.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** The wanted credit; null where nothing has been chosen yet. First payment in whole % of the price. */
export type CreditSelection = { program: number | null; first: number | null; term: number | null }

export type Range = { min: number; max: number }

/** A valid credit: every number is within the programme's limits. */
export type CreditPlan = {
  program: CreditProgram
  prepayPercent: number
  prepayRange: Range
  /** Roubles. */
  prepay: number
  term: number
  payment: Payment
}

export type CreditOffer = {
  plan: CreditPlan
  /** Every programme available for this car with some first payment. */
  programs: readonly CreditProgram[]
  /** What had to be changed in the wanted credit, a sentence each. */
  notes: readonly string[]
}

/** Usual defaults of first payment and term. */
const USUAL_PREPAY = 30
const USUAL_TERM = 36

const forModel = ({ model_codes }: CreditProgram, model: ModelCode): boolean =>
  model_codes === null || model_codes.includes(model)

/**
 * The whole percentages of first payment with which the programme is available at this price; null when there are none.
 */
export function prepayRangeOf(program: CreditProgram, price: number): Range | null {
  const percents: number[] = []
  for (let percent = program.min_prepay; percent <= program.max_prepay; percent++) {
    if (fitsProgram(program, price, percent)) percents.push(percent)
  }
  const [min] = percents
  const max = percents.at(-1)
  return min === undefined || max === undefined ? null : { min, max }
}

const programsFor = (programs: readonly CreditProgram[], price: number, model: ModelCode): CreditProgram[] =>
  programs.filter((program) => forModel(program, model) && prepayRangeOf(program, price))

const inside = (value: number, { min, max }: Range): number => Math.min(Math.max(value, min), max)

/**
 * The nearest valid credit. Null when no programme is available at this price. Limits that change the wanted values are
 * stated (gaps.md 9).
 */
export function creditOffer(
  programs: readonly CreditProgram[],
  price: number,
  model: ModelCode,
  selection: CreditSelection,
): CreditOffer | null {
  const fitting = programsFor(programs, price, model)
  const usual = selection.first ?? USUAL_PREPAY
  const program =
    fitting.find(({ id }) => id === selection.program) ??
    fitting.find((one) => fitsProgram(one, price, usual)) ??
    fitting[0]
  const prepayRange = program && prepayRangeOf(program, price)
  if (!program || !prepayRange) return null

  const prepayPercent = inside(usual, prepayRange)
  const term = nearestNumber(
    selection.term ?? USUAL_TERM,
    program.terms.map(({ term: months }) => months),
  )
  if (term === undefined) return null
  const { rate, restcost } = program
  const payment = calculatePayment({ price, prepayPercent, rate, restcost, term })
  if (!payment) return null

  const notes = [
    selection.first !== null &&
      selection.first !== prepayPercent &&
      `Первый взнос${NBSP}— ${percentBounds(prepayRange.min, prepayRange.max)}`,
    selection.term !== null &&
      selection.term !== term &&
      `Срок${NBSP}— ${monthBounds(program)}, поэтому вместо ${selection.term}${NBSP}— ${term}`,
  ].filter((note) => note !== false)
  return {
    plan: { program, prepayPercent, prepayRange, prepay: price - payment.credit, term, payment },
    programs: fitting,
    notes,
  }
}

/** The plan as written in an address. */
export const selectionOf = ({ program, prepayPercent, term }: CreditPlan): CreditSelection => ({
  program: program.id,
  first: prepayPercent,
  term,
})

export const creditMessages = {
  none: 'Для этой цены нет подходящих программ. Измените первый взнос или срок',
  soon: 'Цена этой модели ещё не объявлена, расчёт будет доступен позже',
  estimate: 'Предварительный расчёт, не является предложением банка',
} as const
