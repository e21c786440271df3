// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetClientId } from '#src/analytics/client-id.ts'
import { createMetrika } from '#src/analytics/metrika.ts'
import { sourceMarks } from '#src/analytics/source-marks.ts'

const COOKIES = ['cookiesAgree', 'x-cookiesAgree', '_ym_uid']
afterEach(() => {
  for (const name of COOKIES) document.cookie = `${name}=; Max-Age=0`
  forgetClientId()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('the number in the cookie goes along while analytics is agreed to', () => {
  document.cookie = '_ym_uid=1637526000123456789'
  document.cookie = 'cookiesAgree=1'
  expect(sourceMarks()).toMatchObject({ client_id: '1637526000123456789' })
})

test.each(['', 'cookiesAgree=0', 'cookiesAgree=10', 'cookiesAgree=yes', 'x-cookiesAgree=1'])(
  'without consent (%s) nothing goes along, not even what the counter has told',
  (choice) => {
    vi.stubGlobal('ym', (_number: number, method: string, tell?: (id: string) => void) => {
      if (method === 'getClientID') tell?.('99999999')
    })
    createMetrika('12345').start('http://localhost/', '')
    document.cookie = '_ym_uid=1637526000123456789'
    if (choice) document.cookie = choice
    expect(sourceMarks()).not.toHaveProperty('client_id')
  },
)

test("the counter's own word comes before the cookie, until the counter is stopped", () => {
  vi.stubGlobal('ym', (_number: number, method: string, tell?: (id: string) => void) => {
    if (method === 'getClientID') tell?.('99999999')
  })
  document.cookie = 'cookiesAgree=1'
  const counter = createMetrika('12345')
  counter.start('http://localhost/', '')
  document.cookie = '_ym_uid=1637526000123456789'
  expect(sourceMarks()).toMatchObject({ client_id: '99999999' })
  counter.stop()
  expect(sourceMarks()).not.toHaveProperty('client_id')
})

test('what is no number of a counter does not go along', () => {
  document.cookie = 'cookiesAgree=1'
  document.cookie = '_ym_uid=Anna'
  expect(sourceMarks()).not.toHaveProperty('client_id')
})
