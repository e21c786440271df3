import { expect, test } from 'vitest'
import { readCookieChoice } from '#src/popups/shared/cookie-choice.ts'

test.each([
  // No cookie of exactly this name: the notice shows.
  ['', undefined],
  ['a=1; b=2', undefined],
  ['x-cookiesAgree=1', undefined],
  ['cookiesAgree2=1', undefined],
  ['a=cookiesAgree=1', undefined],
  ['cookiesagree=1', undefined],
  ['cookiesAgree', undefined],
  // Exactly «1» is consent.
  ['cookiesAgree=1', '1'],
  ['a=b; cookiesAgree=1; XSRF-TOKEN=x', '1'],
  ['x-cookiesAgree=0; cookiesAgree=1', '1'],
  // Any other value is an answer, and none.
  ['cookiesAgree=0', '0'],
  ['cookiesAgree=', '0'],
  ['cookiesAgree=yes', '0'],
  ['cookiesAgree=true', '0'],
  ['cookiesAgree=2', '0'],
  ['cookiesAgree=10', '0'],
  ['cookiesAgree=1=1', '0'],
  ['cookiesAgree="1"', '0'],
  ['x-cookiesAgree=1; cookiesAgree=0', '0'],
  // The same name for two paths: a refusal is not outvoted.
  ['cookiesAgree=1; cookiesAgree=0', '0'],
])('«%s» is read as %s', (cookies, choice) => {
  expect(readCookieChoice(cookies)).toBe(choice)
})
