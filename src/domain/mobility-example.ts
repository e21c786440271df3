import { creditOffer } from '#src/domain/credit/plan.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** Roubles a month; tyres for the whole term, which a rental leaves to the driver; the resale value, % of the price. */
export type MobilityTerms = {
  months: number
  subscription: number
  rental: number
  rentalTyres: number
  prepayPercent: number
  resalePercent: number
}

/** Roubles a year. */
export type YearlyCosts = { insurance: number; service: number; tax: number }

export type MobilitySums = {
  program: CreditProgram
  prepayPercent: number
  /** For the whole credit, which is longer than the example. */
  creditTerm: number
  /** The monthly payment of the credit. */
  monthly: number
  prepay: number
  payments: { subscription: number; rental: number; credit: number }
  insurance: number
  service: number
  tax: number
  /** The debt at the end of the example, and what is left of the resale value once it is paid. */
  debt: number
  back: number
  total: { subscription: number; rental: number; credit: number }
}

/**
 * One term driven in three ways. With a credit the car is sold at its end and the debt repaid: otherwise the three
 * are not comparable. Null where no programme fits the car, or the credit ends before the example.
 */
export function mobilitySums(
  terms: MobilityTerms,
  programs: readonly CreditProgram[],
  car: { price: number; model: ModelCode },
  yearly: YearlyCosts,
): MobilitySums | null {
  const { months, rentalTyres } = terms
  const offer = creditOffer(programs, car.price, car.model, { program: null, first: terms.prepayPercent, term: null })
  if (!offer) return null
  const { program, prepayPercent, prepay, term, payment } = offer.plan
  const { rate, restcost } = program
  const rows = repaymentPlan({ price: car.price, prepayPercent, rate, restcost, term })?.rows
  const debt = rows?.[months - 1]?.balance
  if (!rows || debt === undefined) return null

  const ofTerm = (sum: number): number => Math.round((sum * months) / 12)
  const payments = {
    subscription: terms.subscription * months,
    rental: terms.rental * months,
    credit: rows.slice(0, months).reduce((sum, row) => sum + row.payment, 0),
  }
  const [insurance, service, tax] = [ofTerm(yearly.insurance), ofTerm(yearly.service), ofTerm(yearly.tax)]
  const back = Math.round((car.price * terms.resalePercent) / 100) - debt
  return {
    program,
    prepayPercent,
    creditTerm: term,
    monthly: payment.monthly,
    prepay,
    payments,
    insurance,
    service,
    tax,
    debt,
    back,
    total: {
      subscription: payments.subscription,
      rental: payments.rental + rentalTyres,
      credit: prepay + payments.credit + insurance + service + tax - back,
    },
  }
}
