import { describe, expect, test } from 'vitest'
import { FINANCE_QUERY } from '#src/domain/credit/fields.ts'
import {
  financeQuery,
  NOTHING_ASKED,
  readFinance,
  readNumber,
  wholeFinanceQuery,
  type FinanceQuestion,
} from '#src/domain/credit/query.ts'
import { NO_FIGURES } from '#src/domain/ownership.ts'

const read = (query: string | Record<string, string>) => readFinance(new URLSearchParams(query))
const whole: FinanceQuestion = {
  comp: 106,
  program: 2,
  first: 40,
  term: 24,
  budget: 95_000,
  region: '02',
  own: { mileage: 12_000, fuelPrice: 61.5, insurance: 150_000, service: 0, taxRate: 9.4 },
  was: { comp: 101, region: '77' },
}

describe('the finance page in its address', () => {
  test('is read back as it was written, and every name is one the server lets through', () => {
    const written = wholeFinanceQuery(whole)
    expect(read(written)).toEqual(whole)
    expect(Object.keys(written).toSorted()).toEqual([...FINANCE_QUERY].toSorted())
    expect(wholeFinanceQuery(NOTHING_ASKED)).toEqual({})
  })

  test('a change names only itself; what is left to us goes out', () => {
    expect(financeQuery({ term: 12 })).toEqual({ term: '12' })
    expect(financeQuery({ budget: null, was: null })).toEqual({ budget: null, was: null })
    expect(financeQuery({ own: { ...NO_FIGURES, fuelPrice: 61.5 } })).toEqual({
      mileage: null,
      fuel: '61.5',
      insurance: null,
      service: null,
      tax: null,
    })
  })

  test.each([
    ['comp=x&first=101&term=-3&budget=1e9&region=<b>&fuel=1,2,3&was=7', NOTHING_ASKED],
    ['comp=&first=&fuel=', NOTHING_ASKED],
    ['constructor=1&__proto__=2', NOTHING_ASKED],
    [
      'budget=120%C2%A0000+%E2%82%BD&fuel=61,5',
      { ...NOTHING_ASKED, budget: 120_000, own: { ...NO_FIGURES, fuelPrice: 61.5 } },
    ],
  ])('%s', (query, expected) => expect(read(query)).toEqual(expected))
})

test.each([
  ['1\u00a0500\u00a0000\u00a0₽', false, 1_500_000],
  ['56,50', true, 56.5],
  ['56,', true, 56],
  ['56,5', false, null],
  ['56,555', true, null],
  ['', true, null],
  ['2000000', false, 2_000_000],
  ['2000001', false, null],
])('%j as a number, kopecks %j: %j', (text, decimal, expected) => {
  expect(readNumber(text, 2_000_000, decimal)).toBe(expected)
})
