import { expect, test } from 'vitest'
import { CallError } from '#src/backend/call-error.ts'
import { readBody } from '#src/office/server/content/rules.ts'
import { filledBodies } from './filled-bodies.ts'

/** What editors type and paste, as it is stored. */

const named = (name: string): string => readBody('news', { ...filledBodies.news, name }).name

test.each([
  // A line break of a program for slides, a bell, a byte of nothing: no feed and no table takes them.
  ['Строка\u000bновая', 'Строка новая'],
  ['Зима\u0007 и\u0000 лёд', 'Зима и\u00a0лёд'],
  ['Без пары \ud83d', 'Без\u00a0пары \ufffd'],
  ['\ufeffНаоборот\u202e', 'Наоборот'],
  // From a PDF letters come in parts.
  ['Е\u0308лка и\u0306', 'Ёлка й'],
  // From a book, and from a table.
  ['Предо\u00adставить', 'Предоставить'],
  ['Один\tдва \t три', 'Один два три'],
  // What the typographer has bound stays bound.
  ['Тест-\u2060драйв', 'Тест-\u2060драйв'],
  ['Семья 👨‍👩‍👧', 'Семья 👨‍👩‍👧'],
])('unseen signs are no part of a text: %j', (typed, stored) => {
  expect(named(typed)).toBe(stored)
})

test('a heading of signs that nobody sees is an empty one', () => {
  expect(() => named('\u200b\u200b')).toThrow(CallError)
})

test.each([
  ['Кузов "седан"', 'Кузов «седан»'],
  ['"Седан" и ("универсал")', '«Седан» и\u00a0(«универсал»)'],
  ['Сказал: "Новый "седан" хорош"', 'Сказал: «Новый „седан“ хорош»'],
  ['Кузов «новый "седан"»', 'Кузов «новый „седан“»'],
  ['Диски "19" дюймов', 'Диски «19» дюймов'],
  ['“Седан” и (“универсал”)', '«Седан» и\u00a0(«универсал»)'],
  ['Кузов «новый “седан”»', 'Кузов «новый „седан“»'],
  ['Сказал: «Новый „седан“ хорош»', 'Сказал: «Новый „седан“ хорош»'],
  // Inches, and what makes no pairs.
  ['Диски 19" и 20"', 'Диски 19" и\u00a020"'],
  ['Кузов "седан', 'Кузов "седан'],
  ['Зима - это лёд', 'Зима\u00a0— это лёд'],
  ['Мини-юбка', 'Мини-юбка'],
])('the keyboard’s marks become those of the language: %s', (typed, stored) => {
  expect(named(typed)).toBe(stored)
  expect(named(stored)).toBe(stored)
})

test.each([
  // Latin o, c, e and A in Cyrillic words.
  ['Н\u006fв\u006fсть', 'Новость'],
  ['\u0041БС и зим\u0061', 'АБС и\u00a0зима'],
  // Names of models, foreign words with endings, letters that all have a twin.
  ['GV7O', 'GV7O'],
  ['iPhoneом', 'iPhoneом'],
  ['\u0042МВ', '\u0042МВ'],
])('a Cyrillic word has no Latin letters that look the same, or no search finds it: %s', (typed, stored) => {
  expect(named(typed)).toBe(stored)
})

test('an address stays as typed', () => {
  const button = { name: 'Кнопка', href: '/search.html?q="x"' }
  const stored = ({ href }: { href: string }) =>
    readBody('promo-page', { ...filledBodies['promo-page'], button: { ...button, href } }).button
  expect(stored(button)).toEqual(button)
  // But for the spaces around it.
  expect(stored({ href: ' /search.html?q="x"\u00a0' })).toEqual(button)
})

test('a position that is written otherwise is told how it is written, instead of that nothing is', () => {
  const faults = (lat: unknown) => {
    try {
      readBody('dealer', { ...filledBodies.dealer, lat })
      return {}
    } catch (error) {
      return error instanceof CallError ? error.errors : error
    }
  }
  expect(faults('55°47′47″ с. ш.')).toEqual({ lat: 'Число градусов, например 55.7963' })
  expect(faults(91)).toEqual({ lat: 'Широта — от −90 до 90' })
  expect(faults(55.8)).toEqual({})
})
