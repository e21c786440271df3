import { expect, test } from 'vitest'
import { toCode } from '#src/domain/latin.ts'
import { cityNotes } from '#src/office/client/content/city-notes.tsx'
import { withFilled } from '#src/office/client/content/filled-fields.ts'
import { filledBodies } from './filled-bodies.ts'

const city = (before: object, next: object, isNew = true) =>
  withFilled({ kind: 'city', isNew, before: { ...before }, next: { ...next } })

test.each([
  ['Тюмень', 'tyumen'],
  ['Нижний Новгород', 'nizhniy-novgorod'],
  ['Ростов-на-Дону', 'rostov-na-donu'],
  ['Йошкар-Ола', 'yoshkar-ola'],
  ['Орёл (центр)', 'orel-tsentr'],
  ['  ', ''],
])('«%s» in an address is %s', (name, code) => {
  expect(toCode(name)).toBe(code)
})

test('the address of a new city follows its name until it is changed by hand', () => {
  expect(city({ name: '', code: '' }, { name: 'Т', code: '' })).toMatchObject({ code: 't' })
  expect(city({ name: 'Т', code: 't' }, { name: 'Тю', code: 't' })).toMatchObject({ code: 'tyu' })
  expect(city({ name: 'Тю', code: 'tyu' }, { name: 'Тю', code: 'city' })).toMatchObject({ code: 'city' })
  expect(city({ name: 'Тю', code: 'city' }, { name: 'Тюм', code: 'city' })).toMatchObject({ code: 'city' })
  expect(city({ name: 'Тюмень', code: 'tyumen' }, { name: 'Томск', code: 'tyumen' }, false)).toMatchObject({
    code: 'tyumen',
  })
})

test('so does that of a news item, a promo page and a dealer; of a long title it has the first words', () => {
  const next = { name: 'Открыли зал в Казани', h1: 'Зима у дилера', code: '' }
  const filled = (kind: 'news' | 'promo-page' | 'dealer' | 'question') =>
    withFilled({ kind, isNew: true, before: { code: '' }, next: { ...next } })['code']
  expect(filled('news')).toBe('otkryli-zal-v-kazani')
  expect(filled('promo-page')).toBe('zima-u-dilera')
  expect(filled('dealer')).toBe('otkryli-zal-v-kazani')
  expect(filled('question')).toBe('')
  const long = withFilled({
    kind: 'news',
    isNew: true,
    before: {},
    next: { name: 'Очень длинное название '.repeat(9) },
  })
  expect(long['code']).toMatch(/^ochen-dlinnoe-nazvanie-[a-z-]{20,40}[a-z]$/)
})

test.each([
  ['57.1522, 65.5272', 57.1522, 65.5272],
  ['57.1522,65.5272', 57.1522, 65.5272],
  [' 57.1522 65.5272 ', 57.1522, 65.5272],
  ['57,1522; 65,5272', 57.1522, 65.5272],
  ['57,1522, 65,5272', 57.1522, 65.5272],
  ['57, 65', 57, 65],
  // The first comma is a point already.
  ['57.1522. 65.5272', 57.1522, 65.5272],
  ['57.1522.65.5272', 57.1522, 65.5272],
])('both coordinates are pasted at once: %s', (text, lat, lng) => {
  for (const field of ['lat', 'lng']) expect(city({}, { [field]: text })).toEqual({ lat, lng, code: '' })
  expect(withFilled({ kind: 'dealer', isNew: false, before: {}, next: { lat: text } })).toEqual({ lat, lng })
})

test('a point that is typed sign by sign is not taken apart in the middle', () => {
  expect(city({ lat: '57.1522, ' }, { lat: '57.1522, 6' }, false)).toEqual({ lat: '57.1522, 6' })
})

test('a decimal comma is read; what is no number stays, for the server to tell', () => {
  expect(city({}, { lat: '57,15' }, false)).toEqual({ lat: 57.15 })
  expect(city({}, { lat: '57.' }, false)).toEqual({ lat: '57.' })
  expect(city({}, { lat: 'север' }, false)).toEqual({ lat: 'север' })
})

test('a draft of a city says what its change breaks and what the site lacks', () => {
  const { city: own } = filledBodies
  const known = { ...own, id: 1 }
  expect(cityNotes(known, known)).toEqual([])
  expect(cityNotes(known, null)).toEqual([])
  const [zone, map, tax, ...rest] = cityNotes(
    { ...own, region_code: '', timezone: 'Asia/Vladivostok', lat: 43.1, lng: 131.9 },
    own,
  )
  expect(zone).toContain('Часовой пояс изменится')
  expect(map).toContain('не на карте')
  expect(tax).toContain('транспортного налога')
  expect(rest).toEqual([])
})
