import { describe, expect, it } from 'vitest'
import type { City, Dealer } from '#src/domain/dealer.ts'
import {
  dealersFor,
  deskFor,
  dropsOf,
  firstToOpen,
  NO_FILTERS,
  queryOfFilters,
  readFilters,
  type DealerFilters,
} from '#src/domain/dealer-filters.ts'
import { minutesToOpening } from '#src/domain/opening-hours.ts'

const city = (id: number, code: string, timezone: string): City => ({
  id,
  code,
  timezone,
  name: code,
  name_in: code,
  lat: 55,
  lng: 37,
  dealers_count: 1,
  sort: id,
})
const cities = [city(1, 'west', 'Europe/Moscow'), city(2, 'east', 'Asia/Novosibirsk')]
const daily = (open: string, close: string) => [{ days: [1, 7] as [number, number], open, close }]
const dealer = (id: number, city_id: number, part: Partial<Dealer>): Dealer => ({
  id,
  city_id,
  code: `d${id}`,
  name: `Дилер ${id}`,
  legal_name: '',
  address: '',
  metro: null,
  lat: 55,
  lng: 37,
  phone: '',
  phone_service: null,
  email: '',
  site: null,
  hours: { sales: daily('09:00', '21:00'), service: daily('08:00', '20:00') },
  certified: false,
  testDrive: true,
  services: ['sales', 'service'],
  test_models: ['g70'],
  sort: id,
  ...part,
})
const dealers = [
  dealer(1, 1, {}),
  dealer(2, 1, { services: ['service', 'body'], test_models: [] }),
  dealer(3, 2, { services: ['sales', 'service', 'tradeIn'], test_models: ['g70', 'gv80'] }),
  dealer(4, 2, { hours: { sales: daily('20:00', '02:00'), service: [] }, test_models: ['gv80'] }),
]
const found = (filters: Partial<DealerFilters>, time: string | null = null) =>
  dealersFor(
    { ...NO_FILTERS, ...filters },
    dealers,
    cities,
    time === null ? null : { now: new Date(time), holidays: {} },
  ).map(({ id }) => id)

describe('the filters of an address', () => {
  it('come back from their query as they went in', () => {
    const filters: DealerFilters = { city: 'east', models: ['g70', 'gv80'], services: ['service', 'body'], open: true }
    expect(queryOfFilters(filters)).toBe('?city=east&model=g70&model=gv80&service=service&service=body&open=1')
    expect(readFilters(new URLSearchParams(queryOfFilters(filters)))).toEqual(filters)
    expect(queryOfFilters(NO_FILTERS)).toBe('')
  })

  it('are only such as there are: words every object knows mean nothing', () => {
    const query = new URLSearchParams('model=constructor&model=g70&service=__proto__&service=toString&city=')
    expect(readFilters(query)).toEqual({ ...NO_FILTERS, models: ['g70'] })
  })

  it('do not depend on the order in which they were ticked', () => {
    const read = (text: string) => readFilters(new URLSearchParams(text))
    expect(read('service=body&service=service')).toEqual(read('service=service&service=body&service=body'))
  })
})

describe('dealers that match the filters', () => {
  it('must have all of it', () => {
    expect(found({})).toEqual([1, 2, 3, 4])
    expect(found({ city: 'east' })).toEqual([3, 4])
    expect(found({ models: ['g70'] })).toEqual([1, 3])
    expect(found({ models: ['g70', 'gv80'] })).toEqual([3])
    expect(found({ services: ['service'] })).toEqual([1, 2, 3, 4])
    expect(found({ services: ['tradeIn'], city: 'west' })).toEqual([])
    expect(found({ city: 'nowhere' })).toEqual([])
  })

  // 15 November 2021 is a Monday; Novosibirsk is four hours ahead of Moscow, Moscow three ahead of Greenwich.
  it.each([
    ['noon in Moscow, four in the afternoon in Novosibirsk', '2021-11-15T09:00Z', [1, 2, 3]],
    ['half past eight in Moscow: only the workshop without a showroom', '2021-11-15T05:30Z', [2, 3]],
    ['evening in Moscow, night in Novosibirsk', '2021-11-15T17:30Z', [1, 4]],
    ['a minute before midnight there', '2021-11-15T16:59Z', [1, 2, 4]],
    ['half past one in the night there: still yesterday’s evening', '2021-11-15T18:30Z', [4]],
    ['two in the night there: shut on the minute', '2021-11-15T19:00Z', []],
  ])('open now is decided by the dealer’s own clock: %s', (_, time, ids) => {
    expect(found({ open: true }, time)).toEqual(ids)
  })

  it('who looks for the workshop means its hours', () => {
    // 08:30 in Moscow: the workshop works, the showroom does not.
    expect(found({ open: true, city: 'west' }, '2021-11-15T05:30Z')).toEqual([2])
    expect(found({ open: true, city: 'west', services: ['service'] }, '2021-11-15T05:30Z')).toEqual([1, 2])
    expect(deskFor({ services: ['sales', 'body'] }, { services: ['body'] })).toBe('service')
    expect(deskFor({ services: ['sales', 'body'] }, { services: ['tradeIn'] })).toBe('sales')
  })

  it('where all are shut, the one that opens first does so by the clock of its own city', () => {
    const [west, , east] = dealers
    const context = { now: new Date('2021-11-15T18:30Z'), holidays: {} }
    const filters = { ...NO_FILTERS, open: true }
    expect(firstToOpen(filters, [west!, east!], cities, context)?.dealer.id).toBe(3)
    expect(firstToOpen(filters, [west!], cities, context)?.opens).toMatchObject({ inDays: 1, time: '09:00' })
  })

  it('without a moment nobody is said to be shut', () => expect(found({ open: true })).toEqual([1, 2, 3, 4]))
})

it('every filter can be removed by itself', () => {
  const filters: DealerFilters = { city: 'east', models: ['g70'], services: ['body'], open: true }
  expect(dropsOf(filters).map(({ what, rest }) => [what, queryOfFilters(rest)])).toEqual([
    ['open', '?city=east&model=g70&service=body'],
    ['body', '?city=east&model=g70&open=1'],
    ['g70', '?city=east&service=body&open=1'],
    ['city', '?model=g70&service=body&open=1'],
  ])
})

it.each([
  ['2021-11-15T05:30Z', 30],
  ['2021-11-15T09:00Z', 0],
  ['2021-11-15T18:00Z', 12 * 60],
])('minutes to the next opening at %s', (time, minutes) => {
  expect(minutesToOpening({ week: daily('09:00', '21:00') }, 'Europe/Moscow', new Date(time))).toBe(minutes)
})
