import { routeTitles } from '#src/content/site-pages.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { hrefTo, routeOf, type RouteName, type StaticRouteName } from '#src/routes.ts'

/** Parents of pages; every other page is under the home page. */
const parents: Partial<Record<RouteName, StaticRouteName>> = {
  'news-detail': 'news',
  build: 'configurator',
  [`future-${BRAND_SLUG}-x`]: 'future',
  'future-mint': 'future',
  'promo-new-g80': 'model-new-g80',
  'promo-gv80': 'model-gv80',
  warranty: 'owners',
  'connected-services': 'owners',
  support: 'owners',
  mobility: 'owners',
}

function parentOf(name: RouteName): StaticRouteName | undefined {
  if (name === 'home') return undefined
  const { model, page } = routeOf(name)
  if (model) return page === 'model-home' ? `${BRAND_SLUG}-models` : `model-${model}`
  return parents[name] ?? 'home'
}

/** The path from the home page to this one; the last item is the page itself. */
export function breadcrumbsOf(name: RouteName, path: string, title: string): MetaTags['breadcrumbs'] {
  const trail = [{ name: title, url: path }]
  for (let parent: StaticRouteName | undefined = parentOf(name); parent; parent = parentOf(parent))
    trail.unshift({ name: routeTitles[parent], url: hrefTo(parent) })
  return trail
}
