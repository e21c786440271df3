import { looksPersonal, LINK_TARGET_MAX, MARKS } from '#src/domain/counted-link.ts'
import { hrefTo, matchRoute, routeOf } from '#src/routes.ts'
import { LINK_FIELD } from '#src/domain/landing-keys.ts'

/** Any base: only path and query are read. */
const BASE = 'https://any.invalid'

/**
 * Path and query of a page that a link may lead to; null for anything but a visitors' page, or if it contains contact
 * data.
 */
export function readTarget(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > LINK_TARGET_MAX) return null
  const url = URL.parse(text, BASE)
  const name = url && url.origin === BASE ? matchRoute(url.pathname)?.name : undefined
  if (!url || name === undefined || name === 'error-404' || name === 'tools-links' || routeOf(name).personal)
    return null
  url.searchParams.delete(LINK_FIELD)
  return [...url.searchParams.values()].some(looksPersonal) ? null : url.pathname + url.search
}

/** The link maker with this link filled in: it offers the share card and the QR code. */
export function makerOf(target: string, code: string): string {
  const url = new URL(target, BASE)
  const marks = MARKS.flatMap((name) => {
    const value = url.searchParams.get(`utm_${name}`)
    url.searchParams.delete(`utm_${name}`)
    return value ? [[name, value]] : []
  })
  return hrefTo('tools-links', {
    query: { page: url.pathname + url.search, ...Object.fromEntries(marks), [LINK_FIELD]: code },
  })
}
