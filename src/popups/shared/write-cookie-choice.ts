import { track } from '#src/analytics/track.ts'
import { COOKIE_AGREE } from '#src/domain/constants.ts'
import { COOKIE_CHOICE_EVENT, type CookieChoice } from '#src/popups/shared/cookie-choice.ts'

const YEAR_S = 31_536_000

/** Stores the choice for a year, reports it to analytics (gaps.md 18) and dispatches an event on the window. */
export function writeCookieChoice(value: CookieChoice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE_AGREE}=${value}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${secure}`
  track('cookie_agree', { value })
  dispatchEvent(new Event(COOKIE_CHOICE_EVENT))
}
