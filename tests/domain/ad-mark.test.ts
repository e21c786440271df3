import { expect, test } from 'vitest'
import { adMarkText } from '#src/domain/ad-mark.ts'

test.each([
  [{}, ''],
  [{ ad_label: '', advertiser: '', erid: '' }, ''],
  [{ advertiser: 'АО «Банк»', erid: '2VtzqvK1' }, 'Реклама. АО «Банк». erid: 2VtzqvK1'],
  [{ ad_label: 'Социальная реклама' }, 'Социальная реклама'],
  [{ erid: '2VtzqvK1' }, 'Реклама. erid: 2VtzqvK1'],
])('%o is marked as «%s»', (mark, text) => {
  expect(adMarkText(mark)).toBe(text)
})
