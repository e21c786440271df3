import { expect, test } from 'vitest'
import { countedPath, countedWords } from '#src/backend/counts/counted-text.ts'

test('words of a search are kept in one spelling', () => {
  expect(countedWords('  Электро  МОБИЛЬ ')).toBe('электро мобиль')
  expect(countedWords('зелёный GV70 2.5')).toBe('зеленый gv70 2.5')
})

test.each([
  '8 916 123-45-67',
  '+7(916)1234567',
  'иван 89161234567',
  'ivan@example.ru',
  '１２３４５６',
  'vin 12 34 56',
  '1 2.3 4-5',
  'x'.repeat(61),
  '   ',
])('what may be somebody’s is not: %s', (text) => {
  expect(countedWords(text)).toBeNull()
})

test('of an address that is not there the path is kept, without what may be somebody’s', () => {
  expect(countedPath('/akcii/%D0%B7%D0%B8%D0%BC%D0%B0.html')).toBe('/akcii/зима.html')
  expect(countedPath('/user/ivan%40example.ru')).toBeNull()
  expect(countedPath('/call/89161234567')).toBeNull()
  expect(countedPath('/%E0%A4%A')).toBe('/%E0%A4%A')
})
