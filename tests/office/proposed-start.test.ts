import { expect, test } from 'vitest'
import { proposedEnd, proposedStart } from '#src/office/client/content/proposed-start.ts'

/** In Moscow it is the next day already. */
const NOW = new Date('2021-07-14T21:30:00Z')

test('what is dated ahead is proposed for its day; everything else for at once', () => {
  expect(proposedStart('price', { since: '2021-08-01' }, NOW)).toBe('2021-08-01T00:00')
  expect(proposedStart('news', { date: '2021-07-16' }, NOW)).toBe('2021-07-16T10:00')
  expect(proposedStart('news', { date: '2021-07-15' }, NOW)).toBeNull()
  expect(proposedStart('price', { since: '2021-07-01' }, NOW)).toBeNull()
  expect(proposedStart('price', null, NOW)).toBeNull()
  expect(proposedStart('promo-page', { date: '2021-08-01' }, NOW)).toBeNull()
})

test('what corrects a publication with an end is proposed to end with it', () => {
  const sale = { isCurrent: true, until: '2021-07-31T21:00:00.000Z' }
  const former = { isCurrent: false, until: '2021-09-01T00:00:00.000Z' }
  expect(proposedEnd([former, sale], '2021-07-15T00:30')).toBe('2021-08-01T00:00')
  // The next one begins when the sale is over.
  expect(proposedEnd([former, sale], '2021-08-01T00:00')).toBe('')
  expect(proposedEnd([former, { ...sale, until: null }], '2021-07-15T00:30')).toBe('')
  expect(proposedEnd([former], '2021-07-15T00:30')).toBe('')
})
