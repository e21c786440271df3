import { describe, expect, test } from 'vitest'
import { listChanges, type DatedList } from '#src/domain/content/price-changes.ts'
import type { PublishedVersion } from '#src/domain/content/effective.ts'

const list = (since: string, ...prices: (number | null)[]): DatedList => ({
  since,
  trims: prices.map((price, index) => ({ id: index + 1, name: `Trim ${index + 1}`, price })),
})
const version = (body: DatedList, publishedAt: string, from = publishedAt, until: string | null = null) =>
  ({ kind: 'price', key: 'a', body: JSON.stringify(body), from, until, publishedAt }) satisfies PublishedVersion

type Told = [day: string, trim: number, before: number | null, after: number | null]
const told = (shipped: DatedList[], versions: PublishedVersion[], now: string): Told[] =>
  listChanges({ shipped, versions, now: new Date(now) }).map(({ day, trim, before, after }) => [
    day,
    trim.id,
    before,
    after,
  ])

const NOON = 'T12:00:00.000Z'
const shipped = [list('2021-06-01', 1, 2)]

test('lists of the code follow one another by their days; what is the same is not told', () => {
  const lists = [list('2021-03-01', 1, null), list('2021-06-01', 1, 2), list('2021-09-01', 3, 2)]
  expect(told(lists, [], `2021-07-01${NOON}`)).toEqual([['2021-06-01', 2, null, 2]])
  expect(told(lists, [], `2021-09-01${NOON}`).at(-1)).toEqual(['2021-09-01', 1, 1, 3])
  // The day begins at midnight in Moscow.
  expect(told(lists, [], '2021-08-31T20:59:59.000Z').at(-1)?.[0]).toBe('2021-06-01')
  expect(told(lists, [], '2021-08-31T21:00:00.000Z').at(-1)?.[0]).toBe('2021-09-01')
})

test('what is planned is told at its moment, by the day that it names', () => {
  const planned = [version(list('2021-08-01', 5, 2), `2021-07-10${NOON}`, '2021-07-31T21:00:00.000Z')]
  expect(told(shipped, planned, '2021-07-31T20:59:59.000Z')).toEqual([])
  expect(told(shipped, planned, '2021-07-31T21:00:00.000Z')).toEqual([['2021-08-01', 1, 1, 5]])
})

test('what is taken back is told by the day on which it was', () => {
  const versions = [
    version(list('2021-08-01', 5, 2), `2021-08-01${NOON}`),
    version(list('2021-06-01', 1, 2), `2021-08-03${NOON}`),
  ]
  expect(told(shipped, versions, `2021-08-04${NOON}`)).toEqual([
    ['2021-08-01', 1, 1, 5],
    ['2021-08-03', 1, 5, 1],
  ])
  const [first] = versions
  const atNight = [first!, version(list('2021-06-01', 1, 2), '2021-08-03T22:00:00.000Z')]
  expect(told(shipped, atNight, `2021-08-04${NOON}`).at(-1)?.[0]).toBe('2021-08-04')
})

test('a correction is told by the day of the list that it corrects', () => {
  const versions = [
    version(list('2021-08-01', 5, 2), `2021-08-01${NOON}`),
    version(list('2021-08-01', 6, 2), `2021-08-03${NOON}`),
  ]
  expect(told(shipped, versions, `2021-08-04${NOON}`)).toEqual([['2021-08-01', 1, 1, 6]])
})

test('after the end of a list the one before holds again', () => {
  const versions = [version(list('2021-08-01', 5, 2), `2021-08-01${NOON}`, `2021-08-01${NOON}`, `2021-08-10${NOON}`)]
  expect(told(shipped, versions, `2021-08-11${NOON}`).at(-1)).toEqual(['2021-08-10', 1, 5, 1])
})

test('what is published for a moment that is over begins with the press', () => {
  const versions = [version(list('2021-08-01', 5, 2), `2021-08-03${NOON}`, '2021-07-31T21:00:00.000Z')]
  expect(told(shipped, versions, `2021-08-02${NOON}`)).toEqual([])
  expect(told(shipped, versions, `2021-08-03${NOON}`)).toEqual([['2021-08-01', 1, 1, 5]])
})

test('a new trim has no former price, one that is gone no new one', () => {
  const versions = [
    version(
      {
        since: '2021-08-01',
        trims: [
          { id: 2, name: 'Trim 2', price: 4 },
          { id: 9, name: 'New', price: 7 },
        ],
      },
      `2021-08-01${NOON}`,
    ),
  ]
  expect(told(shipped, versions, `2021-08-02${NOON}`)).toEqual([['2021-08-01', 2, 2, 4]])
})

describe('corrections of one day', () => {
  const at = (hour: number, ...prices: number[]) =>
    version(list('2021-08-01', ...prices), `2021-08-01T${hour}:00:00.000Z`)

  test('are told as its net change, in the order of the list', () => {
    const versions = [at(10, 1, 7), at(11, 5, 8), at(12, 6, 8)]
    expect(told(shipped, versions, '2021-08-02T12:00:00.000Z')).toEqual([
      ['2021-08-01', 1, 1, 6],
      ['2021-08-01', 2, 2, 8],
    ])
  })

  test('that lead back to the former price are none', () => {
    expect(told(shipped, [at(10, 5, 2), at(11, 1, 2)], '2021-08-02T12:00:00.000Z')).toEqual([])
  })

  test('of another day stay changes of their own', () => {
    const versions = [at(10, 5, 2), at(11, 6, 2), version(list('2021-08-02', 1, 2), `2021-08-02${NOON}`)]
    expect(told(shipped, versions, '2021-08-03T12:00:00.000Z')).toEqual([
      ['2021-08-01', 1, 1, 6],
      ['2021-08-02', 1, 6, 1],
    ])
  })

  test('of a list that has come back are told by their own day', () => {
    const versions = [
      at(10, 5, 2),
      version(list('2021-06-01', 1, 2), `2021-08-03${NOON}`),
      version(list('2021-06-01', 3, 2), `2021-08-04${NOON}`),
    ]
    expect(told(shipped, versions, '2021-08-05T12:00:00.000Z').at(-1)).toEqual(['2021-08-04', 1, 1, 3])
  })
})
