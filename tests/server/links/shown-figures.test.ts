import { expect, test } from 'vitest'
import { LINK_COUNTS } from '#src/domain/counted-link.ts'
import { shownDays, shownSums } from '#src/server/links/shown-figures.ts'

const days = (...counts: number[]) =>
  counts.map((count, index) => ({
    day: `2021-07-${10 + index}`,
    // Cast: every name in the list has a count.
    figures: Object.fromEntries(LINK_COUNTS.map((what) => [what, count])) as Record<
      (typeof LINK_COUNTS)[number],
      number
    >,
  }))
const [what] = LINK_COUNTS
if (!what) throw new Error('nothing is counted')
const sum = (...counts: number[]) => shownSums(days(...counts))[what].replaceAll('\u00a0', ' ')

test('one and two of a day are not told apart, nor from the sum', () => {
  const shown = shownDays(days(0, 1, 2, 3)).map((day) => day.shown[what].replaceAll('\u00a0', ' '))
  expect(shown).toEqual(['0', 'меньше 3', 'меньше 3', '3'])
  expect(sum(3, 4)).toBe('7')
  expect(sum(0, 1)).toBe('меньше 3')
  expect(sum(0, 1)).toBe(sum(2, 0))
  expect(sum(5, 1, 2)).toBe('7–9')
  expect(sum(5, 1, 2)).toBe(sum(5, 2, 2))
})
