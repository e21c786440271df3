import { expect, test } from 'vitest'
import { failureOf } from '#src/content/forms.ts'
import { ApiError } from '#src/services/errors.ts'
import { transportFailure } from '#src/services/http-transport.ts'

test('who has no answer is told of the connection', () => {
  const { status, statusText } = transportFailure(new Error('Network Error'))
  expect(failureOf(new ApiError(statusText, status), 'lounge')).toMatch(/^Нет связи/)
  // The page of a network one has to sign in to.
  expect(failureOf(new ApiError('Неверный ответ сервера'), 'lounge')).toMatch(/^Нет связи/)
  expect(failureOf(new TypeError('Failed to fetch dynamically imported module'), 'lounge')).toMatch(/^Нет связи/)
})

test.each([
  [502, 'Bad Gateway'],
  [503, ''],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
])('the page of a proxy, %i, is no fault of the visitor’s connection', (status, text) => {
  expect(failureOf(new ApiError(text, status), 'lounge')).toMatch(/^Сервер сейчас/)
})

test('the server’s own words are told', () => {
  expect(failureOf(new ApiError('Too Many Requests', 429, 'Слишком много заявок'), 'lounge')).toBe(
    'Слишком много заявок',
  )
})
