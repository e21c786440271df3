import { calculatePayment, fitsProgram, type CreditProgram, type Payment } from '#src/domain/credit.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** "Что выбрать под свой платёж": from a payment to the cars. */

export type Affordable<T> = { car: T; program: CreditProgram; term: number; payment: Payment }
type Priced = { model_code: ModelCode; price: number | null }

/**
 * Every car × programme × term whose monthly payment is within the budget, for one first payment in % of the price.
 * Cars without an announced price are left out.
 */
export function affordable<T extends Priced>(
  cars: readonly T[],
  programs: readonly CreditProgram[],
  { budget, prepayPercent }: { budget: number; prepayPercent: number },
): Affordable<T>[] {
  return cars.flatMap((car) =>
    programs
      .filter(
        (program) =>
          car.price !== null &&
          (program.model_codes === null || program.model_codes.includes(car.model_code)) &&
          fitsProgram(program, car.price, prepayPercent),
      )
      .flatMap((program) =>
        program.terms.flatMap(({ term }) => {
          const { rate, restcost } = program
          const payment = calculatePayment({ price: car.price ?? 0, prepayPercent, rate, restcost, term })
          return payment && payment.monthly <= budget ? [{ car, program, term, payment }] : []
        }),
      ),
  )
}

/** The credit that payments of different cars are compared at: its term, and its programme or another with such an end. */
export type LikeCredit = { term: number; program?: CreditProgram | undefined }

/** 0: the same programme and term; 1: the same term with or without a residual; 2: another credit. */
function unlikeness({ program, term }: Pick<Affordable<unknown>, 'program' | 'term'>, like: LikeCredit): 0 | 1 | 2 {
  if (term !== like.term || program.restcost > 0 !== (like.program?.restcost ?? 0) > 0) return 2
  return program.id === like.program?.id ? 0 : 1
}
export const isLike = (one: Pick<Affordable<unknown>, 'program' | 'term'>, like: LikeCredit): boolean =>
  unlikeness(one, like) < 2

export type AffordableCar<T> = { car: T; best: Affordable<T>; others: readonly Affordable<T>[] }

/**
 * The same by car, the largest payment first: the sum that the list was asked for. Payments of one credit come first, so
 * that a car is not cheaper a month for being paid longer; then the shortest without a residual, then those with one.
 */
export function byCar<T extends Priced>(list: readonly Affordable<T>[], like: LikeCredit): AffordableCar<T>[] {
  const ways = new Map<T, Affordable<T>[]>()
  for (const one of list) ways.set(one.car, [...(ways.get(one.car) ?? []), one])
  return [...ways]
    .flatMap(([car, all]) => {
      const [best, ...others] = all.sort(
        (a, b) =>
          unlikeness(a, like) - unlikeness(b, like) ||
          a.program.restcost - b.program.restcost ||
          a.term - b.term ||
          a.payment.monthly - b.payment.monthly,
      )
      return best ? [{ car, best, others }] : []
    })
    .sort(
      (a, b) =>
        Number(isLike(b.best, like)) - Number(isLike(a.best, like)) || b.best.payment.monthly - a.best.payment.monthly,
    )
}

/** The lowest monthly payment at all; null where no programme fits any car. */
export const leastOf = <T extends Priced>(
  cars: readonly T[],
  programs: readonly CreditProgram[],
  prepayPercent: number,
): Affordable<T> | null =>
  affordable(cars, programs, { budget: Infinity, prepayPercent }).toSorted(
    (a, b) => a.payment.monthly - b.payment.monthly,
  )[0] ?? null

const STEP = 5

/** The lowest first payment, in steps of five, with which something fits the budget; null where nothing does. */
export function prepayFor<T extends Priced>(
  cars: readonly T[],
  programs: readonly CreditProgram[],
  { budget, prepayPercent }: { budget: number; prepayPercent: number },
): number | null {
  const most = Math.max(0, ...programs.map(({ max_prepay }) => max_prepay))
  for (let percent = Math.ceil((prepayPercent + 1) / STEP) * STEP; percent <= most; percent += STEP)
    if (affordable(cars, programs, { budget, prepayPercent: percent }).length > 0) return percent
  return null
}
