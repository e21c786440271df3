import { expect, test } from 'vitest'
import { hidingText } from '#src/office/client/content/hiding-text.ts'
import { visibleStateText } from '#src/office/client/content/visible-state-text.ts'
import { termText } from '#src/office/client/parts/times.ts'
import { plain } from './content-office.ts'

const now = new Date('2021-07-14T06:00:00.000Z')
const planned = { from: '2021-07-15T07:00:00.000Z', body: {} }
const text = (item: Parameters<typeof visibleStateText>[0]) => plain(visibleStateText(item, now))

test('what is planned is not said to be on the site', () => {
  expect(text({ body: {}, planned: null })).toBe('Черновика нет: на сайте то, что в форме.')
  expect(text({ body: {}, planned })).toBe('Черновика нет: в форме то, что на сайте сейчас. Изменится 15 июл., 10:00.')
  expect(text({ body: null, planned })).toContain('На сайте появится 15 июл., 10:00.')
  expect(text({ body: null, planned: null })).toBe('Черновика нет, на сайте этого нет.')
})

test('who hides an item reads when a planned version shows it again', () => {
  const asked = (next: Parameters<typeof hidingText>[1]) => plain(hidingText('news', next, now))
  expect(asked(planned)).toContain('Назначенная публикация вернёт всё с 15 июл., 10:00')
  expect(asked({ ...planned, body: null })).toBe(asked(null))
})

test('a term names its day before the hour', () => {
  const term = (from: string | null, until: string | null) => plain(termText(from, until, now))
  expect(term('2021-07-14T02:24:00.000Z', null)).toBe('сегодня с 05:24')
  expect(term('2021-07-15T07:00:00.000Z', null)).toBe('с 15 июл., 10:00')
  expect(term('2021-07-14T02:24:00.000Z', '2021-07-15T07:00:00.000Z')).toBe('сегодня с 05:24 до 15 июл., 10:00')
})
