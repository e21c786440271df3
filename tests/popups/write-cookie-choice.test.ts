// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { writeCookieChoice } from '#src/popups/shared/write-cookie-choice.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['https:', true],
  ['http:', false],
])('over %s the kept choice is sent by safe lines only: %s', (protocol, isSecure) => {
  vi.stubGlobal('location', { protocol })
  const write = vi.spyOn(document, 'cookie', 'set')
  writeCookieChoice('0')
  const [cookie = ''] = write.mock.calls[0] ?? []
  expect(cookie).toMatch(/^cookiesAgree=0; Max-Age=31536000; Path=\/; SameSite=Lax/)
  expect(/; Secure(?:;|$)/.test(cookie)).toBe(isSecure)
})
