import { API_BASE, DEALER_BASE, MADE_LINKS_STYLES } from '#src/domain/constants.ts'
import { matchRoute, routeNames } from '#src/routes.ts'

const PREFIXES: [prefix: string, name: string][] = [
  [`${API_BASE}/`, 'api'],
  [`${DEALER_BASE}/`, 'api'],
  ['/assets/', 'file'],
  ['/images/', 'file'],
  ['/legal/', 'file'],
  ['/documents/', 'file'],
  [MADE_LINKS_STYLES, 'file'],
  ['/favicon', 'file'],
  ['/apple-touch-icon', 'file'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
]

/** Every value `requestRoute` can return. */
export const REQUEST_ROUTES: readonly string[] = [
  ...new Set([...routeNames, ...PREFIXES.map(([, name]) => name), 'other']),
]

/**
 * The label of a request in metrics: the route of a page, otherwise a kind. Never the path itself, which may hold a
 * secret and whose values are endless.
 */
export function requestRoute(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return matchRoute(path)?.name ?? PREFIXES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'other'
}
