// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { COOKIE_NOTICE_DUE, markCookieNotice } from '#src/inline/cookie-notice-due.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute(COOKIE_NOTICE_DUE)
})

test.each([
  ['', true],
  ['a=1; answered=0', false],
  ['answered=1', false],
  ['answered=', false],
  ['x-answered=1', true],
  ['answeredToo=1; a=answered=1', true],
])('with the cookies «%s» the notice is due: %s', (cookies, isDue) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
  markCookieNotice(COOKIE_NOTICE_DUE, 'answered')
  expect(document.documentElement.hasAttribute(COOKIE_NOTICE_DUE)).toBe(isDue)
})
