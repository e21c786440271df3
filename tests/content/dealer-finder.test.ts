import { expect, test } from 'vitest'
import { shutText } from '#src/content/dealer-finder.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { cities, dealers } from '../fixtures/directory.ts'

const opens = { inDays: 0, weekday: 4, date: '2021-07-15', time: '09:00' }
const [dealer, city] = [{ ...dealers[0]!, name: 'Дилер' }, cities[0]!]

test.each([
  ['Europe/Moscow', 'сегодня в 09:00'],
  ['Asia/Novosibirsk', '15 июля в 09:00 по местному времени'],
])('who opens first, in %s: %s', (timezone, when) =>
  expect(
    withPlainSpaces(
      shutText({ dealer, city: { ...city, dealers_count: 1, name: 'Город', timezone }, opens, desk: 'sales' }),
    ),
  ).toBe(`Сейчас все закрыты, первый откроется ${when}: Дилер, Город`),
)
