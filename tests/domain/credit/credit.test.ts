import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatePayment, fitsProgram, formatFullCost, toCreditProgram, type Loan } from '#src/domain/credit.ts'
import { affordable, byCar, isLike, leastOf, prepayFor } from '#src/domain/credit/budget.ts'
import { creditOffer, prepayRangeOf } from '#src/domain/credit/plan.ts'
import { repaymentPlan } from '#src/domain/credit/repayment.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { complectations as cars } from '../../fixtures/cars.ts'
import { creditPrograms } from '../../fixtures/credit-programs.ts'

const programs = creditPrograms.map(toCreditProgram)

const anyLoan: fc.Arbitrary<Loan> = fc.record({
  price: fc.integer({ min: 1_000_000, max: 12_000_000 }),
  prepayPercent: fc.integer({ min: 0, max: 85 }),
  rate: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  restcost: fc.constantFrom(0, 30, 40, 55),
  term: fc.integer({ min: 1, max: 84 }),
})

/** Another way to the same number: the debt is followed month by month and the payment found by halving. */
function paymentByHalving({ price, prepayPercent, rate, restcost, term }: Loan): number {
  const i = rate / 1200
  const leftAfter = (monthly: number): number => {
    let debt = (price * (100 - prepayPercent)) / 100
    for (let month = 0; month < term; month++) debt = debt * (1 + i) - monthly
    return debt - (price * restcost) / 100
  }
  let [low, high] = [0, price * 2]
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2
    if (leftAfter(middle) > 0) low = middle
    else high = middle
  }
  return high
}

test('the full cost of a credit has three decimals, as the law wants it (353-ФЗ, art. 6)', () => {
  expect(formatFullCost({ psk_min: 11.9, psk_max: 18 })).toBe('11,900–18,000\u00a0%')
  expect(formatFullCost({ psk_min: 11.912, psk_max: 18.4016 })).toBe('11,912–18,402\u00a0%')
})

describe('payment', () => {
  test('agrees with an independent annuity to the rouble, 1,000 random credits', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const payment = calculatePayment(loan)
        const credit = (loan.price * (100 - loan.prepayPercent)) / 100
        const residual = (loan.price * loan.restcost) / 100
        expect(payment === null).toBe(credit <= residual)
        if (!payment) return
        const exact = paymentByHalving(loan)
        expect(payment.monthly).toBeGreaterThanOrEqual(exact - 1e-4)
        expect(payment.monthly - exact).toBeLessThan(1)
      }),
      { numRuns: 1000 },
    )
  })

  test('the schedule adds up: the debt ends at nothing and the last payment settles the rest', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const plan = repaymentPlan(loan)
        const payment = calculatePayment(loan)
        expect(plan === null).toBe(payment === null)
        if (!plan || !payment) return
        const sum = (key: 'principal' | 'interest') => plan.rows.reduce((total, row) => total + row[key], 0)
        expect(sum('principal')).toBe(payment.credit)
        expect(plan.rows.at(-1)?.balance).toBe(0)
        expect(plan.overpayment).toBe(sum('interest'))
        const before = (index: number) => plan.rows[index - 1]?.balance ?? payment.credit
        const off = plan.rows.map(({ interest }, index) => interest - (before(index) * loan.rate) / 1200)
        expect(Math.max(...off.map(Math.abs))).toBeLessThan(0.5 + 1e-6)
        expect(plan.rows.slice(0, -1).every((row) => row.payment <= payment.monthly)).toBe(true)
        // Rounding of each month may leave a few roubles to the last one, growing with rate and term.
        expect(Math.abs(plan.last - payment.monthly - payment.residual)).toBeLessThan(loan.term * 10 + 10)
      }),
      { numRuns: 300 },
    )
  })
})

test('a debt paid off before its term by rounded payments leaves nothing to pay, never less', () => {
  const rows = repaymentPlan({ price: 1000, prepayPercent: 0, rate: 0, restcost: 0, term: 60 })?.rows ?? []
  expect(rows.slice(57).map(({ payment, balance }) => [payment, balance])).toEqual([
    [17, 14],
    [14, 0],
    [0, 0],
  ])
})

describe('from a payment to the cars', () => {
  test('equals brute force over every car, programme and term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 700_000 }),
        fc.integer({ min: 0, max: 90 }),
        (budget, prepayPercent) => {
          const expected = new Set<string>()
          for (const car of cars) {
            for (const program of programs) {
              for (const { term } of program.terms) {
                if (car.price === null || program.active !== 1) continue
                if (program.model_codes && !program.model_codes.includes(car.model_code)) continue
                if (!fitsProgram(program, car.price, prepayPercent)) continue
                const { rate, restcost } = program
                const exact = paymentByHalving({ price: car.price, prepayPercent, rate, restcost, term })
                if (Math.ceil(exact - 1e-4) <= budget) expected.add(`${car.id}/${program.id}/${term}`)
              }
            }
          }
          const like = { term: 36, program: programs[0]! }
          const found = affordable(cars, programs, { budget, prepayPercent })
          expect(new Set(found.map(({ car, program, term }) => `${car.id}/${program.id}/${term}`))).toEqual(expected)
          const grouped = byCar(found, like)
          expect(grouped.reduce((count, { others }) => count + 1 + others.length, 0)).toBe(found.length)
          // Cars that can be had at the credit they are compared at come first, the largest payment first in both parts.
          const order = grouped.map(({ best }) => [Number(isLike(best, like)), best.payment.monthly] as const)
          expect(order).toEqual(order.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]))
          const missed = grouped.filter(
            ({ best, others }) =>
              (!isLike(best, like) && others.some((other) => isLike(other, like))) ||
              (best.program.id !== like.program.id &&
                others.some(({ program, term }) => program.id === like.program.id && term === like.term)),
          )
          expect(missed).toEqual([])
          for (const one of found) expect(isLike(one, like)).toBe(one.term === 36 && one.program.restcost === 0)
          // The others: without a residual before those with one, the shortest first.
          for (const { best, others } of grouped) {
            const rest = [best, ...others].filter((one) => !isLike(one, like))
            const keys = rest.map(({ program, term, payment }) => [program.restcost, term, payment.monthly] as const)
            expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]))
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a payment that is the whole sum fits, a rouble more does not', () => {
    const [dearest] = affordable(cars, programs, { budget: Infinity, prepayPercent: 30 }).toSorted(
      (a, b) => b.payment.monthly - a.payment.monthly,
    )
    const fitting = (budget: number) =>
      affordable(cars, programs, { budget, prepayPercent: 30 }).map(({ payment }) => payment.monthly)
    expect(fitting(dearest!.payment.monthly)).toContain(dearest!.payment.monthly)
    expect(fitting(dearest!.payment.monthly - 1)).not.toContain(dearest!.payment.monthly)
  })
})

test('the limits of the credit are those of what is lent, not of the price', () => {
  const wide = { ...programs[0]!, min_prepay: 0, max_prepay: 90 }
  const fits = (price: number, percents: readonly number[]) => percents.map((one) => fitsProgram(wide, price, one))
  expect(fits(10_000_000, [19, 20])).toEqual([false, true])
  expect(fits(1_000_000, [80, 81])).toEqual([true, false])
})

test('the first payment that a budget needs is the next step of five above the chosen one, up to the largest', () => {
  const car = [{ model_code: 'gv70', price: 4_000_000 }] as const
  const even = programs.slice(0, 1)
  const least = (percent: number) => leastOf(car, even, percent)?.payment.monthly ?? 0
  const needed = (budget: number, prepayPercent = 20) => prepayFor(car, even, { budget, prepayPercent })
  expect([needed(least(40)), needed(least(40), 38)]).toEqual([40, 40])
  // With the chosen one itself nothing fits: that is why another is asked for.
  expect(needed(least(20))).toBe(25)
  expect([needed(least(80)), needed(least(80) - 1)]).toEqual([80, null])
})

describe('a credit plan', () => {
  test('begins with the first programme that takes the usual first payment, for the usual term', () => {
    const quick = { ...programs[0]!, id: 9, min_prepay: 50 }
    const offer = creditOffer([quick, ...programs], 4_740_000, 'gv70', { program: null, first: null, term: null })
    expect(offer?.plan).toMatchObject({ program: { id: 1 }, prepayPercent: 30, term: 36 })
  })

  test('keeps what can be kept', () => {
    const offer = creditOffer(programs, 4_740_000, 'gv70', { program: 2, first: 40, term: 24 })
    // With a residual, too, what is not lent is paid at once: the rest of the debt is part of the credit.
    expect(offer?.plan).toMatchObject({ prepayPercent: 40, prepay: 1_896_000, term: 24, program: { id: 2 } })
    expect(offer?.plan.payment).toMatchObject({ credit: 2_844_000, residual: 1_896_000 })
    expect(offer?.notes).toEqual([])
    // To the rouble: what is paid at once and what is lent are the price.
    const odd = creditOffer(programs, 4_740_003, 'gv70', { program: 1, first: 20, term: 24 })?.plan
    expect((odd?.prepay ?? 0) + (odd?.payment.credit ?? 0)).toBe(4_740_003)
  })

  test('names the limits that changed the selection', () => {
    const offer = creditOffer(programs, 4_740_000, 'gv70', { program: 1, first: 5, term: 100 })
    expect(offer?.plan).toMatchObject({ prepayPercent: 20, term: 60 })
    expect(offer?.notes.map(withPlainSpaces)).toEqual([
      'Первый взнос — от 20 до 80 %',
      'Срок — от 12 до 60 месяцев, поэтому вместо 100 — 60',
    ])
    const [even] = creditPrograms
    const only = toCreditProgram({ ...even!, terms: [{ term: '24' }] })
    const alone = creditOffer([only], 4_740_000, 'gv70', { program: 1, first: 20, term: 36 })
    expect(alone?.notes.map(withPlainSpaces)).toEqual(['Срок — 24 месяца, поэтому вместо 36 — 24'])
    const twice = toCreditProgram({ ...even!, terms: [{ term: '36' }, { term: '24' }] })
    // Of two terms equally near the shorter, whatever order they stand in.
    expect(creditOffer([twice], 4_740_000, 'gv70', { program: 1, first: 20, term: 30 })?.plan.term).toBe(24)
  })

  test('never leaves the limits, whatever is selected', () => {
    const anySelection = fc.record({
      program: fc.option(fc.integer({ min: 1, max: 6 })),
      first: fc.option(fc.integer({ min: 0, max: 100 })),
      term: fc.option(fc.integer({ min: 1, max: 99 })),
    })
    fc.assert(
      fc.property(fc.constantFrom(...cars), anySelection, (car, selection) => {
        const price = car.price ?? 3_000_000
        const offer = creditOffer(programs, price, car.model_code, selection)
        expect(offer === null).toBe(programs.every((one) => !prepayRangeOf(one, price)))
        if (!offer) return
        const { plan } = offer
        expect(fitsProgram(plan.program, price, plan.prepayPercent)).toBe(true)
        expect(plan.program.terms.some(({ term }) => term === plan.term)).toBe(true)
      }),
    )
  })

  test('there is none for a price beyond every programme', () => {
    expect(creditOffer(programs, 40_000_000, 'g90', { program: null, first: null, term: null })).toBeNull()
  })
})
