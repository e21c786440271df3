import { expect, test } from 'vitest'
import { transportTaxes } from '#src/content/seed/transport-tax.ts'
import { ownershipOf, taxRateOf, transportTaxOf } from '#src/domain/ownership.ts'

const moscow = transportTaxes.find(({ region }) => region.code === '77')!.steps

// gaps.md 20
test.each([
  [197, 9_850],
  [249, 18_675],
  [309, 46_350],
  [370, 55_500],
  [379, 56_850],
  [413, 61_950],
])('the transport tax of %i hp in Moscow is %i roubles a year', (power, tax) => {
  expect(transportTaxOf(taxRateOf(moscow, power), power)).toBe(tax)
})

test('every region has a rate for every power, and it does not fall as the power grows', () => {
  for (const { steps } of transportTaxes) {
    const rates = [50, 100, 101, 150, 151, 200, 201, 250, 251, 600].map((power) => taxRateOf(steps, power))
    expect(rates).toEqual([...rates].sort((a, b) => a - b))
    expect(rates.every((rate) => rate > 0)).toBe(true)
  }
})

const assumptions = { mileage: 18_000, fuelPrice: 56, insurance: 180_000, service: 60_000, taxRate: 75 }

test('the parts of a month add up to its total', () => {
  expect(ownershipOf({ power: 249, consumption: 9.9 }, assumptions, 101_291)).toEqual({
    credit: 101_291,
    insurance: 15_000,
    fuel: 8_316,
    service: 5_000,
    tax: 1_556,
    total: 131_163,
  })
})

test('without a measured consumption there is no sum for fuel', () => {
  expect(ownershipOf({ power: 200, consumption: null }, { ...assumptions, taxRate: 12 })).toMatchObject({
    fuel: null,
    total: 15_000 + 5_000 + 200,
  })
})
