import type { Body } from '#src/office/server/content/words.ts'

/** Fields with an address of this site. */
const PATH_FIELDS: ReadonlySet<string> = new Set(['href', 'to', 'from'])

/** What search engines, mail and advertising add to an address that somebody then copies: of the copy it would be a lie. */
const TRACKING = /^(?:utm_\w+|yclid|ysclid|gclid|gbraid|wbraid|fbclid|_openstat)$/

/**
 * The body with «/test-drive.html» instead of a full address copied from the browser; addresses of other sites are
 * kept. Without what its visit was counted by: each press on the link would be counted as another of those.
 */
export function withOwnPaths(body: Body, publicOrigin: string): Body {
  const pathOf = (text: string): string => {
    const url = URL.parse(text.trim())
    if (url?.origin !== publicOrigin) return text
    for (const name of url.searchParams.keys().toArray()) if (TRACKING.test(name)) url.searchParams.delete(name)
    return url.pathname + url.search + url.hash
  }
  const inside = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return PATH_FIELDS.has(field) ? pathOf(value) : value
    if (Array.isArray(value)) return value.map((part) => inside(part))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part, name)]))
  }
  return Object.fromEntries(Object.entries(body).map(([name, part]) => [name, inside(part, name)]))
}
