import { COOKIE_AGREE } from '#src/domain/constants.ts'

/** «1» allows analytics, «0» only what is necessary (gaps.md 16). */
export type CookieChoice = '1' | '0'

/** Fired on the window when the visitor has chosen, in the notice or in the settings; carries nothing. */
export const COOKIE_CHOICE_EVENT = 'cookie_agree'

/** A cookie of this name may exist several times (other paths); all of them must agree. */
function valuesOf(cookies: string): string[] {
  return cookies.split('; ').flatMap((pair) => {
    const end = pair.indexOf('=')
    return end > 0 && pair.slice(0, end) === COOKIE_AGREE ? [pair.slice(end + 1)] : []
  })
}

/**
 * The visitor's answer; undefined while there is no cookie of exactly this name (decisions.md, «Cookie
 * notice»). Exactly `1` is consent; any other value is a refusal.
 */
export function readCookieChoice(cookies = document.cookie): CookieChoice | undefined {
  const values = valuesOf(cookies)
  if (values.length === 0) return undefined
  return values.every((value) => value === '1') ? '1' : '0'
}
