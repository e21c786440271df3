import { expect, test } from 'vitest'
import { cookieRule, cookieRuleText, noCookies, pickCookies } from '#src/backend/upstreams/cookies.ts'
import { readSettings } from '#src/server/settings/settings.ts'

const header =
  'session=1; cookiesAgree=1; region=77; XSRF-TOKEN=abc; _ym_uid=16; _ym_d=2; _ga=GA1; _ga_X1=2; yandexuid=5; tmr_lvid=3'

test.each([
  ['no list: all but ours and the counters’', cookieRule(null), 'session=1; region=77'],
  ['a list narrows', cookieRule(['region']), 'region=77'],
  ['a list may name a counter’s', cookieRule(['_ym_uid']), '_ym_uid=16'],
  ['an empty list: none', cookieRule([]), undefined],
  ['nothing is outside: none', noCookies, undefined],
])('%s', (_, rule, picked) => expect(pickCookies(header, rule)).toBe(picked))

test('a visitor who has only ours and the counters’ shares everything with others', () =>
  expect(pickCookies('cookiesAgree=1; XSRF-TOKEN=abc; _ym_isad=2', cookieRule(null))).toBeUndefined())

test('an unset list, an empty one and a list are three things', () => {
  const listOf = (env: Record<string, string>) => readSettings(env).forwardedCookies
  expect(listOf({})).toBeNull()
  expect(listOf({ FORWARDED_COOKIES: '' })).toEqual([])
  expect(listOf({ FORWARDED_COOKIES: 'session, region' })).toEqual(['session', 'region'])
})

test('the log says which rule holds', () => {
  expect(cookieRuleText(null)).toBe('all cookies of visitors but ours and those of counters')
  expect(cookieRuleText([])).toBe('no cookies')
  expect(cookieRuleText(['a', 'b'])).toBe('the cookies a, b')
})
