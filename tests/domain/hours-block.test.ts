import { expect, test } from 'vitest'
import { hoursBlock } from '#src/domain/content/hours-block.ts'
import { hoursLine } from '#src/domain/hours-block.ts'

const blockOf = (row: object, rest: object = {}) => ({ type: 'hours', rows: [row], ...rest })
const read = (row: object) => hoursBlock.safeParse(blockOf(row))
/** Messages by field, as the form shows them. */
const faults = (row: object) =>
  Object.fromEntries((read(row).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

test.each([
  ['10:00–18:00', '10:00–18:00'],
  [' 10:00 - 18:00 ', '10:00–18:00'],
  // As the office's own typography has left it.
  ['10:00 — 18:00', '10:00–18:00'],
  ['9.00-18.30', '9:00–18:30'],
  ['до 18:00', 'до 18:00'],
  ['10:00-14:00, 15:00-24:00', '10:00–14:00, 15:00–24:00'],
  ['по записи', 'по записи'],
  ['выходной', 'выходной'],
])('hours may be written «%s»', (typed, hours) => {
  expect(read({ dates: '31 декабря', hours: typed }).data?.rows).toEqual([{ dates: '31 декабря', hours }])
})

test.each([
  ['31 декабря', '31 декабря'],
  ['1 - 2 января', '1–2 января'],
  ['31.12-08.01', '31.12–08.01'],
  ['31 декабря — 8 января', '31 декабря — 8 января'],
])('days may be written «%s»', (typed, dates) => {
  expect(read({ dates: typed, hours: 'выходной' }).data?.rows[0]?.dates).toBe(dates)
})

const DATES = 'Напишите день, как его читают: «31 декабря» или «1–2 января»'
const TIMES = 'Время — ЧЧ:ММ, например «10:00–18:00»'
const CLOSING = 'Закрытие позже открытия; до полуночи — «10:00–24:00»'
const right = { dates: '31 декабря', hours: '10:00–18:00' }

test.each([
  [{ dates: ' ' }, { 'rows.0.dates': DATES }],
  [{ dates: undefined }, { 'rows.0.dates': DATES }],
  [{ dates: '2026-12-31' }, { 'rows.0.dates': DATES }],
  [{ hours: '' }, { 'rows.0.hours': 'Напишите часы («10:00–18:00», «до 18:00») или слово («выходной», «по записи»)' }],
  [{ hours: '10–18' }, { 'rows.0.hours': TIMES }],
  [{ hours: '10:00–25:00' }, { 'rows.0.hours': TIMES }],
  [{ hours: '10:00–18:60' }, { 'rows.0.hours': TIMES }],
  [{ hours: '18:00–10:00' }, { 'rows.0.hours': CLOSING }],
  [{ hours: '10:00–00:00' }, { 'rows.0.hours': CLOSING }],
  [{ weekday: 'ж'.repeat(41) }, { 'rows.0.weekday': 'Не больше 40 знаков' }],
  [{ note: 'ж'.repeat(161) }, { 'rows.0.note': 'Не больше 160 знаков' }],
])('what is wrong is said at the field: %j', (changes, expected) => {
  expect(faults({ ...right, ...changes })).toEqual(expected)
})

test('a schedule has a row', () => {
  const { error } = hoursBlock.safeParse({ type: 'hours', rows: [] })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Добавьте строку'])
})

test('a row is a line of text, for searching', () => {
  expect(hoursLine(right)).toBe('31 декабря\u00a0— 10:00–18:00')
  const whole = { ...right, weekday: 'четверг', note: 'только сервис' }
  expect(hoursLine(whole)).toBe('31 декабря, четверг\u00a0— 10:00–18:00, только сервис')
  expect(hoursLine({ ...right, weekday: '', note: '' })).toBe(hoursLine(right))
})
