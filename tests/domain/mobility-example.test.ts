import { expect, it } from 'vitest'
import { calculatePayment, toCreditProgram } from '#src/domain/credit.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import { mobilitySums, type MobilityTerms } from '#src/domain/mobility-example.ts'
import { creditPrograms } from '../fixtures/credit-programs.ts'

const programs = creditPrograms.map(toCreditProgram)

const TERMS: MobilityTerms = {
  months: 18,
  subscription: 150_000,
  rental: 100_000,
  rentalTyres: 40_000,
  prepayPercent: 30,
  resalePercent: 70,
}
const CAR = { price: 4_000_000, model: 'gv70' } as const
const YEARLY = { insurance: 120_000, service: 60_000, tax: 12_000 }

it('adds up one term in three ways; the credit ends with the sale and the rest of its debt', () => {
  const sums = mobilitySums(TERMS, programs, CAR, YEARLY)!
  const { program, creditTerm, prepayPercent } = sums
  const payment = calculatePayment({
    price: CAR.price,
    prepayPercent,
    rate: program.rate,
    restcost: program.restcost,
    term: creditTerm,
  })!
  expect(sums.total.subscription).toBe(2_700_000)
  expect(sums.total.rental).toBe(1_840_000)
  expect(sums.monthly).toBe(payment.monthly)
  expect(sums.payments.credit).toBe(18 * payment.monthly)
  expect([sums.prepay, sums.insurance, sums.service, sums.tax]).toEqual([1_200_000, 180_000, 90_000, 18_000])
  const { rate, restcost } = program
  const plan = repaymentPlan({ price: CAR.price, prepayPercent, rate, restcost, term: creditTerm })!
  expect(sums.debt).toBe(plan.rows.find(({ month }) => month === TERMS.months)?.balance)
  expect(sums.back).toBe(2_800_000 - sums.debt)
  expect(sums.total.credit).toBe(1_200_000 + sums.payments.credit + 180_000 + 90_000 + 18_000 - sums.back)
})

it('says nothing of a car no programme fits, or of a credit that ends before the example', () => {
  expect(mobilitySums(TERMS, [], CAR, YEARLY)).toBeNull()
  expect(mobilitySums({ ...TERMS, months: 120 }, programs, CAR, YEARLY)).toBeNull()
})
