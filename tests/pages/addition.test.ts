import { describe, expect, test } from 'vitest'
import { additionOf } from '#src/pages/shared/cars/addition.ts'

type Version = Parameters<typeof additionOf>[0]

const version: Version = {
  highlights: ['Фара', 'Кресло'],
  is_long: false,
  modification: { fuel: 'petrol', drive: 'rwd', power_hp: 200, unsure: [] },
}
const withEngine = (change: Partial<Version['modification']>): Version => ({
  ...version,
  modification: { ...version.modification, ...change },
})

describe('what a version adds over the one before it', () => {
  test('the first one, and one of another level, has what its level brings', () => {
    expect(additionOf(version, undefined)).toBe('Фара\u00a0· Кресло')
    expect(additionOf({ ...version, highlights: ['Люк'] }, version)).toBe('Люк')
  })

  test('one of the same level says what of the engine is another: fuel, drive or power', () => {
    expect(additionOf(withEngine({ fuel: 'diesel', power_hp: 250 }), version)).toBe(
      'Оснащение то\u00a0же, двигатель дизельный',
    )
    expect(additionOf(withEngine({ drive: 'awd' }), version)).toBe('Оснащение то\u00a0же, привод полный')
    expect(additionOf(withEngine({ power_hp: 250 }), version)).toBe(
      'Оснащение то\u00a0же, двигатель мощнее на\u00a050\u00a0л.\u00a0с.',
    )
  })

  test('a difference of powers that are not confirmed has no figure', () => {
    expect(additionOf(withEngine({ power_hp: 250, unsure: ['power_hp'] }), version)).toBe(
      'Оснащение то\u00a0же, двигатель мощнее',
    )
  })

  test('a longer body is what it is chosen for', () => {
    expect(additionOf({ ...version, is_long: true }, version)).toBe('Удлинённая база')
    expect(additionOf({ ...version, is_long: true, highlights: ['Люк'] }, version)).toBe('Удлинённая база\u00a0· Люк')
  })

  test('nothing is said of two that differ in their price alone', () => {
    expect(additionOf(version, version)).toBe('')
  })
})
