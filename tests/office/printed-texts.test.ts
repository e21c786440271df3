import { expect, test } from 'vitest'
import { printedFaults } from '#src/office/server/content/printed-rules.ts'
import { filledBodies } from './filled-bodies.ts'

/** What stands in documents as well has no character that their typeface lacks. */

test.each([
  ['credit-program', 'legal', '• 10 м² в подарок'],
  ['credit-program', 'bank', 'Банк™'],
  ['credit-program', 'name', 'Снег ☃'],
  ['dealer', 'name', 'Café Авто'],
  ['dealer', 'address', 'Казань, ул. Әмирхан'],
  ['footer', 'disclaimer', 'Без ® и €'],
] as const)('of the kind %s, in %s', (kind, field, text) => {
  expect(printedFaults(kind, { ...filledBodies[kind] })).toEqual({})
  const faults = printedFaults(kind, { ...filledBodies[kind], [field]: text })
  expect(Object.keys(faults)).toEqual([field])
  expect(faults[field]).toMatch(/^В шрифте документов нет знаков: \S/)
})

test('what is only read on the site may have any', () => {
  expect(printedFaults('news', { ...filledBodies.news, name: 'Снег ☃' })).toEqual({})
  expect(printedFaults('dealer', { ...filledBodies.dealer, metro: 'м. Әмирхан' })).toEqual({})
})
