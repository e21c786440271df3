import { COOKIE_AGREE, XSRF_COOKIE } from '#src/domain/constants.ts'

/** Which of a visitor's cookies outside services are told of (specification 7.1, decisions.md, ADR 0009). */
export type CookieRule = (name: string) => boolean

export const noCookies: CookieRule = () => false

/** Ours, and the counters': they say nothing to a service, and a visitor who has them shares pages with all others. */
const OURS = new Set<string>([COOKIE_AGREE, XSRF_COOKIE])
const COUNTERS =
  /^(?:_ym|_ga|_gid|_gat|_gcl|__utm|_fbp|_fbc|_tt_|tmr_|top100_|last_visit|t\d_sid|yandexuid$|yandex_|yuidss$|ymex$|adtech_uid$|VID$)/

/** Of the names in a list; null, where nobody gave one: all that may mean something to a service. */
export function cookieRule(names: readonly string[] | null): CookieRule {
  if (names === null) return (name) => !OURS.has(name) && !COUNTERS.test(name)
  const listed = new Set(names)
  return (name) => listed.has(name)
}

/** The rule in words, for the log of the start. */
export function cookieRuleText(names: readonly string[] | null): string {
  if (names === null) return 'all cookies of visitors but ours and those of counters'
  return names.length === 0 ? 'no cookies' : `the cookies ${names.join(', ')}`
}

/** The pairs of a Cookie header that the rule lets through; undefined where there is none. */
export function pickCookies(header: string | undefined, isForwarded: CookieRule): string | undefined {
  if (!header || isForwarded === noCookies) return undefined
  const pairs = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && isForwarded(pair.split('=', 1)[0] ?? ''))
  return pairs.length > 0 ? pairs.join('; ') : undefined
}
