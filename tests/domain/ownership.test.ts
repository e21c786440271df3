import { expect, test } from 'vitest'
import { forAnotherCar, NO_FIGURES, ownershipOf, ownOf, usualAssumptions, withOwn } from '#src/domain/ownership.ts'
import { stepChangeOf, taxRateOf, transportTaxOf } from '#src/domain/transport-tax.ts'

const moscow = [
  { upTo: 100, rate: 12 },
  { upTo: 125, rate: 25 },
  { upTo: 150, rate: 35 },
  { upTo: 175, rate: 45 },
  { upTo: 200, rate: 50 },
  { upTo: 225, rate: 65 },
  { upTo: 250, rate: 75 },
  { upTo: null, rate: 150 },
]

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

test('a tax is in whole roubles, from fifty kopecks on the next (НК РФ, art. 52)', () => {
  expect([transportTaxOf(9.4, 249), transportTaxOf(9.4, 251)]).toEqual([2341, 2359])
})

const assumptions = { mileage: 18_000, fuelPrice: 56, insurance: 180_000, service: 60_008, taxRate: 75 }

test('the parts of a month add up to its total', () => {
  expect(ownershipOf({ power: 249, consumption: 9.9 }, assumptions, 101_291)).toEqual({
    credit: 101_291,
    insurance: 15_000,
    fuel: 8_316,
    service: 5_001,
    tax: 1_556,
    total: 131_164,
  })
})

test('without a measured consumption there is no sum for fuel', () => {
  expect(ownershipOf({ power: 200, consumption: null }, { ...assumptions, taxRate: 12 })).toMatchObject({
    fuel: null,
    total: 15_000 + 5_001 + 200,
  })
})

const examples = {
  asOf: '2020-02-29',
  mileage: 10_000,
  fuel: { petrol: 50, diesel: 60.5 },
  insurancePercent: 4,
  middlePrice: 3_000_000,
  service: 40_000,
}

test('petrol and diesel have each their price, and a car without a price is insured like the middle', () => {
  const petrol = usualAssumptions(examples, { price: 2_020_000, fuel: 'petrol' }, 12)
  expect(petrol).toEqual({ mileage: 10_000, fuelPrice: 50, insurance: 81_000, service: 40_000, taxRate: 12 })
  expect(usualAssumptions(examples, { price: null, fuel: 'diesel' }, 12)).toMatchObject({
    fuelPrice: 60.5,
    insurance: 120_000,
  })
})

test('a sent figure that repeats the example is nobody’s own; the others are', () => {
  const own = ownOf({ ...NO_FIGURES, mileage: 18_000, fuelPrice: 61.5, taxRate: 0 }, assumptions)
  expect(own).toEqual({ ...NO_FIGURES, fuelPrice: 61.5, taxRate: 0 })
  expect(withOwn(assumptions, own)).toEqual({ ...assumptions, fuelPrice: 61.5, taxRate: 0 })
})

test('with another car its insurance and tax rate go, the price of a litre with another fuel', () => {
  const own = { mileage: 9000, fuelPrice: 61, insurance: 90_000, service: 50_000, taxRate: 80 }
  expect(forAnotherCar(own, true)).toEqual({ ...own, insurance: null, taxRate: null })
  expect(forAnotherCar(own, false)).toEqual({ ...own, insurance: null, taxRate: null, fuelPrice: null })
})

test.each([
  [225, { isOver: false, tax: 16_875, otherTax: 37_650 }],
  [250, { isOver: false, tax: 18_750, otherTax: 37_650 }],
  [251, { isOver: true, tax: 37_650, otherTax: 18_750 }],
  [370, { isOver: true, tax: 55_500, otherTax: 18_750 }],
])('what 250 hp change for %i hp in Moscow', (power, expected) => {
  expect(stepChangeOf(moscow, power)).toEqual({ ...expected, rates: [75, 150] })
})

test('250 hp change nothing for an engine far below', () => expect(stepChangeOf(moscow, 224)).toBeNull())
