import type { Body } from '#src/office/server/content/words.ts'

/** Fields with an address of this site. */
const PATH_FIELDS: ReadonlySet<string> = new Set(['href', 'to', 'from'])

/**
 * The body with «/test-drive.html» instead of a full address copied from the browser; addresses of other sites are
 * kept.
 */
export function withOwnPaths(body: Body, publicOrigin: string): Body {
  const pathOf = (text: string): string => {
    const url = URL.parse(text.trim())
    return url?.origin === publicOrigin ? url.pathname + url.search + url.hash : text
  }
  const inside = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return PATH_FIELDS.has(field) ? pathOf(value) : value
    if (Array.isArray(value)) return value.map((part) => inside(part))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part, name)]))
  }
  return Object.fromEntries(Object.entries(body).map(([name, part]) => [name, inside(part, name)]))
}
