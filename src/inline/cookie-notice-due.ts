/** On the document while the cookie notice is still to be answered: pages with something pinned below keep its place free. */
export const COOKIE_NOTICE_DUE = 'data-cookie-notice'

/**
 * Marks the document before its first paint when no cookie of this name exists, so that the place of the notice is free
 * from the first paint on and nothing moves when it comes. Text in the document: names nothing outside itself.
 */
export function markCookieNotice(attribute: string, cookie: string): void {
  const isAnswered = document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`))
  if (!isAnswered) document.documentElement.setAttribute(attribute, '')
}
