import { expect, test } from 'vitest'
import { autoDealer } from '#src/backend/structured-data/dealers.ts'
import { cities, dealer } from '../fixtures/directory.ts'

const [city] = cities
if (!city) throw new Error('The fixtures have no city')

const place = dealer({ id: 1, city_id: city.id, name: 'Проверочный', lat: 55.7, lng: 37.6 })
const of = (part: Partial<typeof place>, now: string) =>
  autoDealer(
    'https://site.example',
    { dealer: { ...place, ...part }, city: { ...city, dealers_count: 1 } },
    { now: new Date(now), holidays: {} },
  )

test('search engines are told of the coming days with other hours, a closed one as midnight to midnight', () => {
  const special_hours = [{ from: '2021-07-20', until: '2021-07-21', hours: null, reason: 'Ремонт' }]
  expect(of({ special_hours }, '2021-07-01T09:00:00Z')).toHaveProperty(
    'specialOpeningHoursSpecification',
    ['2021-07-20', '2021-07-21'].map((day) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    })),
  )
  expect(of({}, '2021-07-01T09:00:00Z')).not.toHaveProperty('specialOpeningHoursSpecification')
  expect(of({}, '2021-12-20T09:00:00Z')).toMatchObject({
    specialOpeningHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ validFrom: '2022-01-01', opens: '00:00', closes: '00:00' }),
    ]),
  })
})

test('a dealer’s own site is told beside his page here', () => {
  expect(of({ site: 'https://dealer.example/' }, '2021-07-01T09:00:00Z')).toMatchObject({
    sameAs: 'https://dealer.example/',
  })
})
