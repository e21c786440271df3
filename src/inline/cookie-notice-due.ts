/**
 * Set on the document until the cookie notice is answered: pages with something fixed at the bottom leave space for it.
 */
export const COOKIE_NOTICE_DUE = 'data-cookie-notice'

/**
 * Marks the document before its first paint when no cookie of this name exists, so that space for the notice is
 * reserved from the first paint on and nothing moves when it appears. Inlined into the document as text: refers to
 * nothing outside itself.
 */
export function markCookieNotice(attribute: string, cookie: string): void {
  const isAnswered = document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`))
  if (!isAnswered) document.documentElement.setAttribute(attribute, '')
}
