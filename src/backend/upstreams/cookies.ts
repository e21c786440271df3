import { COOKIE_AGREE, XSRF_COOKIE } from '#src/domain/constants.ts'

/** Which of a visitor's cookies are forwarded to outside services (specification 7.1, decisions.md, ADR 0009). */
export type CookieRule = (name: string) => boolean

export const noCookies: CookieRule = () => false

/**
 * Ours and the analytics cookies: they mean nothing to a service, and visitors who have them share pages with all
 * others.
 */
const OURS = new Set<string>([COOKIE_AGREE, XSRF_COOKIE])
const COUNTERS =
  /^(?:_ym|_ga|_gid|_gat|_gcl|__utm|_fbp|_fbc|_tt_|tmr_|top100_|last_visit|t\d_sid|yandexuid$|yandex_|yuidss$|ymex$|adtech_uid$|VID$)/

/** Cookies named in a list; without a list (null), all that may mean something to a service. */
export function cookieRule(names: readonly string[] | null): CookieRule {
  if (names === null) return (name) => !OURS.has(name) && !COUNTERS.test(name)
  const listed = new Set(names)
  return (name) => listed.has(name)
}

/** The rule in words, for the log at start. */
export function cookieRuleText(names: readonly string[] | null): string {
  if (names === null) return 'all cookies of visitors but ours and those of counters'
  return names.length === 0 ? 'no cookies' : `the cookies ${names.join(', ')}`
}

/** The pairs of a Cookie header that pass the rule; undefined when there are none. */
export function pickCookies(header: string | undefined, isForwarded: CookieRule): string | undefined {
  if (!header || isForwarded === noCookies) return undefined
  const pairs = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && isForwarded(pair.split('=', 1)[0] ?? ''))
  return pairs.length > 0 ? pairs.join('; ') : undefined
}
