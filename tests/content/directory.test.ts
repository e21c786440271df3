import { expect, test } from 'vitest'
import { cities } from '#src/content/seed/cities.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { transportTaxes } from '#src/content/seed/owning-costs.ts'
import { cities as someCities, dealer, dealers as someDealers } from '../fixtures/directory.ts'
import { citiesProblems, dealersProblems } from './rules/directory.ts'
import { asMessage } from './rules/places.ts'

test('dealers: numbers, codes, cities, phones, hours, services', () => {
  const problems = dealersProblems(dealers, cities)
  expect(problems, asMessage(problems)).toEqual([])
})

test('cities: numbers, codes, time zones, places on the map, dealers, taxes', () => {
  const problems = citiesProblems(cities, dealers, transportTaxes)
  expect(problems, asMessage(problems)).toEqual([])
})

const right = dealer({ id: 1, city_id: 1, name: 'Проверочный', lat: 55.7, lng: 37.6 })
const other = dealer({ id: 2, city_id: 1, name: 'Второй', lat: 55.7, lng: 37.6 })

test.each([
  ['an unknown city', [{ ...right, city_id: 99 }], /город номер 99, такого в списке городов нет/],
  ['no phone', [{ ...right, phone: '' }], /телефон «»\. Нужен полный номер/],
  ['half a phone', [{ ...right, phone: '+7 (495) 12' }], /телефон «\+7 \(495\) 12»/],
  ['a number that stands twice', [right, { ...other, id: 1 }], /номер \(id\) 1 у дилеров .* дайте новому номер 2/],
  ['a name that stands twice', [right, { ...other, name: right.name }], /имя «Проверочный» у 2 дилеров/],
  ['a place far from the city', [{ ...right, lat: 37.6, lng: 55.7 }], /точка на карте в \d+ км от города «Москва»/],
  ['test drives without cars', [{ ...right, test_models: [] }], /а автомобилей для него нет/],
  [
    'hours of a day that is none',
    [
      {
        ...right,
        hours: { ...right.hours, sales: [{ days: [0, 7] as [number, number], open: '09:00', close: '21:00' }] },
      },
    ],
    /дни \[0, 7\]/,
  ],
  [
    'hours written another way',
    [{ ...right, hours: { ...right.hours, sales: [{ days: [1, 7] as [number, number], open: '9', close: '21:00' }] } }],
    /время «9–21:00»/,
  ],
  [
    'a day of other hours that is none',
    [{ ...right, special_hours: [{ from: '2022-02-30', hours: null, reason: 'Учёт' }] }],
    /особые часы на 2022-02-30: такого дня нет/,
  ],
])('of a dealer, %s is told in Russian, and nothing else', (_, list, sentence) => {
  expect(dealersProblems([right, other], someCities)).toEqual([])
  expect(dealersProblems(list, someCities)).toEqual([expect.stringMatching(sentence)])
})

const taxes = transportTaxes.map((tax) => ({ ...tax, cities: someCities.map(({ id }) => id) }))
const [city] = someCities
if (!city) throw new Error('The fixtures have no city')

test.each([
  ['an unknown time zone', { ...city, timezone: 'Europe/Moskva' }, /часовой пояс «Europe\/Moskva» неизвестен/],
  ['no preposition', { ...city, name_in: 'Москве' }, /Нужно с предлогом/],
  ['a place off the map', { ...city, lat: 5 }, /не попадает на карту дилеров/],
  ['no dealer', { ...city, id: 77 }, /нет ни одного дилера/],
])('of a city, %s is told in Russian', (_, wrong, sentence) => {
  expect(citiesProblems(someCities, someDealers, taxes)).toEqual([])
  expect(citiesProblems([wrong], someDealers, taxes).join('\n')).toMatch(sentence)
})
