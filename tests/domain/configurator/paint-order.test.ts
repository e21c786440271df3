import { expect, test } from 'vitest'
import { inPaintOrder } from '#src/domain/configurator/paint-order.ts'

test('paints stand by surcharge, free ones first; equal ones as they came, one without a price last', () => {
  const paints = [
    { code: 'pearl', price: 35_000 },
    { code: 'unknown', price: null },
    { code: 'black', price: 25_000 },
    { code: 'grey', price: 25_000 },
    { code: 'plain', price: 0 },
  ]
  expect(inPaintOrder(paints).map(({ code }) => code)).toEqual(['plain', 'black', 'grey', 'pearl', 'unknown'])
})
