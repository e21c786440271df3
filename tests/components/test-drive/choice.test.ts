import { describe, expect, test } from 'vitest'
import { applyChange, fitChoice, readChoice, stepOf } from '#src/components/test-drive/choice.ts'
import { dealers as known } from '#src/content/seed/dealers.ts'
import type { Dealer } from '#src/domain/dealer.ts'

const [sample] = known
const dealer = (id: number, cityId: number, models: Dealer['test_models']): Dealer => ({
  ...sample!,
  id,
  city_id: cityId,
  test_models: models,
})
const dealers = [dealer(1, 10, ['g70', 'gv70']), dealer(2, 10, ['g70']), dealer(3, 20, ['gv70'])]

test.each([
  ['new-g80', 'new-g80'],
  ['g80-new', 'new-g80'],
  ['g70-fl', 'g70'],
  ['g100', undefined],
])('a link names the car by the code of the site or of the configurator: %s', (code, model) => {
  expect(readChoice(new URLSearchParams({ model: code })).model).toBe(model)
})

test('an hour that the dealer is to propose takes the place of a chosen one, and the other way round', () => {
  const chosen = { model: 'gv70', dealer_id: '1', date: '01.12.2026', time: '10:00' } as const
  const proposed = applyChange(chosen, { no_time: 'on' })
  expect(proposed).toEqual({ model: 'gv70', dealer_id: '1', no_time: 'on' })
  expect(applyChange(proposed, { date: '02.12.2026', time: '11:00' }).no_time).toBeUndefined()
})

describe('the dealer of a choice', () => {
  test('an only one of the city with the car needs no answer', () => {
    const choice = fitChoice({ model: 'gv70', city_id: '10' }, dealers)
    expect(choice.dealer_id).toBe('1')
    expect(stepOf(choice)).toBe(3)
  })

  test('of two the visitor chooses; without a car nobody is chosen', () => {
    expect(fitChoice({ model: 'g70', city_id: '10' }, dealers).dealer_id).toBeUndefined()
    expect(fitChoice({ city_id: '20' }, dealers).dealer_id).toBeUndefined()
  })

  test('one that has not the car gives way to the only one that has; his hour goes too', () => {
    const wanted = { model: 'gv70', city_id: '10', dealer_id: '2', date: '01.12.2026', time: '10:00' } as const
    expect(fitChoice(wanted, dealers)).toEqual({ model: 'gv70', city_id: '10', dealer_id: '1' })
  })

  test('one who was said last stays, and a car that he has not and that was only remembered goes, with its hour', () => {
    const wanted = { model: 'gv70', dealer_id: '2', date: '01.12.2026', time: '10:00' } as const
    expect(fitChoice(wanted, dealers, { dealer_id: '2' })).toEqual({ city_id: '10', dealer_id: '2' })
    expect(fitChoice(wanted, dealers, { dealer_id: '2', model: 'gv70' }).model).toBe('gv70')
    expect(fitChoice({ ...wanted, dealer_id: '1' }, dealers, { dealer_id: '1' }).model).toBe('gv70')
  })

  test('one without a city brings his own', () => {
    expect(fitChoice({ model: 'gv70', dealer_id: '3' }, dealers).city_id).toBe('20')
  })
})
