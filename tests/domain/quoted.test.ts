import { expect, test } from 'vitest'
import { requestPageText } from '#src/content/request-page.ts'
import { quoted } from '#src/domain/quoted.ts'

test('quotation marks of a name are „лапки“ between «ёлочки»', () => {
  expect(quoted('Аврора Центр')).toBe('«Аврора Центр»')
  expect(quoted('Салон «Аврора» и «Юг»')).toBe('«Салон „Аврора“ и „Юг“»')
})

test('so are those of a dealer where a request is passed to him', () => {
  expect(requestPageText.pass('Салон «Аврора»')).toBe('Передать дилеру «Салон „Аврора“»')
})
