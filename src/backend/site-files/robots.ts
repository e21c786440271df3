import type { SiteFile } from '#src/backend/site-files/site-file.ts'
import { API_BASE, DEALER_BASE } from '#src/domain/constants.ts'
import { LINK_FIELD } from '#src/domain/landing-keys.ts'
import { routeOf, staticRouteNames } from '#src/routes.ts'

/** Calls, not pages: crawlers have no use for them (russian-rules.md 6). */
const DISALLOWED = [`${DEALER_BASE}/`, `${API_BASE}/`, '/leads/'] as const

/** Parameters that do not change a page: Yandex then indexes one address. */
const CLEAN = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'gclid',
  'from',
  LINK_FIELD,
]

/** Choices in the table of a price page: the page without them is the canonical address. */
const CHOICES = staticRouteNames.flatMap((name) => {
  const { page, path, query = [] } = routeOf(name)
  return page === 'model-price' ? [`Clean-param: ${query.join('&')} ${path}`] : []
})

export const robots: SiteFile<string> = {
  type: 'text/plain; charset=utf-8',
  make: ({ publicOrigin }) =>
    [
      'User-agent: *',
      ...DISALLOWED.map((path) => `Disallow: ${path}`),
      `Clean-param: ${CLEAN.join('&')}`,
      ...CHOICES,
      '',
      `Sitemap: ${publicOrigin}/sitemap.xml`,
      '',
    ].join('\n'),
}
