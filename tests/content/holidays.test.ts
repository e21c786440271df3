import { expect, test } from 'vitest'
import { holidays } from '#src/content/holidays.ts'
import { dayIn } from '#src/domain/day.ts'
import { FIXED_HOLIDAYS, yearsWithoutHolidays } from '#src/domain/holidays.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { holidaysProblems } from './rules/holidays.ts'
import { asMessage } from './rules/places.ts'

test('holidays: days, order, hours, those of the law', () => {
  const problems = holidaysProblems(holidays)
  expect(problems, asMessage(problems)).toEqual([])
  // A warning, not a failure: a calendar turns no test red.
  for (const year of yearsWithoutHolidays(dayIn(DEFAULT_ZONE, new Date()), holidays))
    console.warn(
      `Внимание. src/content/holidays.ts: нет списка праздников ${year} года. Пока его нет, часы дилеров и запись знают только праздники из закона, без переносов. Добавьте список по производственному календарю.`,
    )
})

const law = [...FIXED_HOLIDAYS].map(([day, holiday]) => ({ date: `2030-${day}`, ...holiday }))

test.each([
  [
    'a day that is none',
    law.map((day) => ({ ...day, date: day.date.replace('02-23', '02-30') })),
    /2030-02-30: такого дня нет/,
  ],
  [
    'a day of another year',
    [...law, { date: '2031-01-09', name: 'Перенос', hours: null }],
    /2031-01-09 стоит в списке 2030 года/,
  ],
  ['an order that is none', law.toReversed(), /стоит не по порядку или дважды/],
  ['a missing holiday of the law', law.slice(1), /нет праздника 2030-01-01 \(«Новый год»\)/],
  [
    'hours that are none',
    law.map((day) => ({ ...day, hours: { open: '18:00', close: '10:00' } })),
    /часы «18:00–10:00»/,
  ],
])('%s is told in Russian', (_, list, sentence) => {
  expect(holidaysProblems({ 2030: law })).toEqual([])
  expect(holidaysProblems({ 2030: list }).join('\n')).toMatch(sentence)
})
