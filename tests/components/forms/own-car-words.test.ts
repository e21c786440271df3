import { expect, it } from 'vitest'
import { ownBrands } from '#src/content/own-brands.ts'
import { brandNamed, brandsLike, modelsLike } from '#src/content/own-car-words.ts'

it.each([
  ['Тойота', 'Toyota'],
  ['тайота', 'Toyota'],
  ['мерс', 'Mercedes-Benz'],
  ['Мерседес-Бенц', 'Mercedes-Benz'],
  ['mersedes', 'Mercedes-Benz'],
  ['БМВ', 'BMW'],
  ['бэха', 'BMW'],
  ['Хендай', 'Hyundai'],
  ['Хёндэ', 'Hyundai'],
  ['хюндай', 'Hyundai'],
  ['Фольксваген', 'Volkswagen'],
  ['фольцваген', 'Volkswagen'],
  ['фольксвагн', 'Volkswagen'],
  ['мицубиси', 'Mitsubishi'],
  ['ленд ровер', 'Land Rover'],
  ['жигули', 'Lada'],
  ['TOYOTA', 'Toyota'],
])('«%s» is %s', (typed, brand) => expect(brandsLike(typed)[0]).toBe(brand))

it.each([
  ['бмв', 'BMW'],
  ['bmw', 'BMW'],
  ['Мерседес', 'Mercedes-Benz'],
  ['мерсе', 'мерсе'],
  ['Руссо-Балт', 'Руссо-Балт'],
])('«%s» is sent as %s', (typed, sent) => expect(brandNamed(typed)).toBe(sent))

it.each(['', '  ', 'Руссо-Балт', 'ё', 'фф', 'constructor'])('«%s» is none that is known', (typed) =>
  expect(brandsLike(typed)).toEqual([]),
)

it.each(ownBrands)('%s is found by its own name and by «%s», and has models', (brand, russian) => {
  expect(brandsLike(brand)).toContain(brand)
  expect(brandsLike(russian || brand)).toContain(brand)
  expect(modelsLike(brand, '').length).toBeGreaterThan(2)
})

it('models are those of the brand that is meant, however it is spelt; of a beginning only what begins so', () => {
  expect(modelsLike('тойота', '')).toContain('Camry')
  expect(modelsLike('Toyota', 'land')).toEqual(['Land Cruiser', 'Land Cruiser Prado'])
  expect(modelsLike('Toyota', 'камри')).toEqual(modelsLike('Toyota', ''))
  expect(modelsLike('Toyota', 'Qashqai')).toEqual([])
  expect(modelsLike('Руссо-Балт', '')).toEqual([])
})
