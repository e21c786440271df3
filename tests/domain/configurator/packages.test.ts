import { describe, expect, test } from 'vitest'
import { offerOf } from '#src/domain/configurator/offer.ts'
import { isPossible, possibleSelection, togglePackage } from '#src/domain/configurator/packages.ts'
import type { Package } from '#src/domain/shapes/configurator.ts'
import { allTrims, data } from './cars.ts'

/** Every rule of the data on every trim where it can be met. */
const offers = allTrims.map((trim) => ({ trim: trim.trim_caption, offered: offerOf(data, trim).packages }))
const requirements = offers.flatMap(({ trim, offered }) =>
  offered.flatMap((one) => (one.requires ?? []).map((id) => ({ trim, offered, one, other: nameOf(offered, id) }))),
)
const exclusions = offers.flatMap(({ trim, offered }) =>
  offered.flatMap((one) =>
    (one.excludes ?? []).flatMap((id) => {
      const other = offered.find((item) => item.id === id)
      return other ? [{ trim, offered, one, other }] : []
    }),
  ),
)
function nameOf(offered: readonly Package[], id: number): Package {
  const other = offered.find((item) => item.id === id)
  if (!other) throw new Error(`${id} is required but not offered`)
  return other
}
const caseName = ({ trim, one, other }: { trim: string; one: Package; other: Package }) =>
  `${trim}: ${one.name} / ${other.name}`

describe('rules between packages', () => {
  test('every rule of the data is met on some trim', () => {
    const met = [...requirements, ...exclusions].map(({ one, other }) => `${one.id}-${other.id}`)
    const written = data.package.flatMap(({ id, requires = [], excludes = [] }) =>
      [...requires, ...excludes].map((other) => `${id}-${other}`),
    )
    expect([...new Set(met)].sort()).toEqual(written.sort())
    expect(written.length).toBeGreaterThan(0)
  })

  test.each(exclusions.map((item) => [caseName(item), item] as const))(
    'excludes, %s: sentence, repair, undo',
    (_, { offered, one, other }) => {
      const change = togglePackage(offered, [other.id], one.id)
      expect(change?.conflict?.question).toBe(
        `Пакет «${one.name}» нельзя сочетать с пакетом «${other.name}». Заменить?`,
      )
      expect(change?.next).toEqual([one.id])
      // The undo is the selection before: it is possible as it was.
      expect(possibleSelection(offered, [other.id])).toEqual({ ids: [other.id], added: [], dropped: [] })
    },
  )

  test.each(requirements.map((item) => [caseName(item), item] as const))(
    'requires, %s: sentence, repair, undo',
    (_, { offered, one, other }) => {
      const change = togglePackage(offered, [], one.id)
      expect(change?.conflict?.question).toBe(
        `Пакет «${one.name}» устанавливают только вместе с пакетом «${other.name}». Добавить?`,
      )
      const both = [one.id, other.id].sort((a, b) => a - b)
      expect(change?.next).toEqual(both)
      const back = togglePackage(offered, both, other.id)
      expect(back?.conflict?.question).toBe(
        `Без пакета «${other.name}» нельзя оставить пакет «${one.name}». Убрать вместе?`,
      )
      expect(back?.next).toEqual([])
      // Nothing is asked about a package that is not chosen.
      expect(togglePackage(offered, [other.id], other.id)?.conflict).toBeNull()
    },
  )

  const make = (id: number, requires: number[] = [], excludes: number[] = []): Package => ({
    id,
    code: `p${id}`,
    name: `П${id}`,
    description: '',
    price: 1,
    model_codes: [],
    comp_ids: [],
    requires,
    excludes,
    feature_ids: [],
  })

  test('what is needed brings its own needs and pushes out what clashes with it', () => {
    const offered = [make(1, [2]), make(2, [3]), make(3), make(4, [], [3]), make(5, [4])]
    const change = togglePackage(offered, [4, 5], 1)
    expect(change?.next).toEqual([1, 2, 3])
    expect(change?.conflict?.question).toBe(
      'Пакет «П1» требует пакеты «П2» и «П3» и не сочетается с пакетами «П4» и «П5». Заменить?',
    )
  })

  test('three are listed with commas', () => {
    const offered = [make(1, [2, 3, 4]), make(2), make(3), make(4)]
    expect(togglePackage(offered, [], 1)?.conflict?.question).toContain('«П2», «П3» и «П4»')
  })

  test('what is taken away takes along all that stands on it', () => {
    const offered = [make(1), make(2, [1]), make(3, [2]), make(4, [3]), make(5)]
    expect(togglePackage(offered, [1, 2, 3, 4, 5], 1)?.next).toEqual([5])
  })

  test('a package that cannot be complete is not offered', () => {
    const offered = [make(1, [9]), make(2, [3]), make(3, [], [2])]
    expect([1, 2, 3].map((id) => isPossible(offered, id))).toEqual([false, false, true])
    expect(togglePackage(offered, [], 1)).toBeNull()
  })

  test('an impossible choice becomes the nearest possible one, with a note', () => {
    const offered = [make(1), make(2, [], [1]), make(3, [4]), make(4)]
    const { ids, added, dropped } = possibleSelection(offered, [1, 2, 3, 99])
    expect(ids).toEqual([1, 3, 4])
    expect(added.map(({ id }) => id)).toEqual([4])
    expect(dropped.map(({ one, because }) => [one.id, because.map(({ id }) => id)])).toEqual([[2, [1]]])
    expect(possibleSelection(offered, [3, 4])).toEqual({ ids: [3, 4], added: [], dropped: [] })
  })
})
