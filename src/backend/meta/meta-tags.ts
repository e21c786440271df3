import type { DealerInCity } from '#src/backend/dealers.ts'
import { breadcrumbsOf } from '#src/backend/breadcrumbs.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { shareCardOf } from '#src/content/share-cards.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { hrefTo, routeOf, type RouteMatch, type RouteName } from '#src/routes.ts'

/** What differs from page to page; `card` is the share card of a page that has one of its own. */
export type Texts = {
  title: string
  description: string
  crumb: string
  item?: NewsItem
  dealer?: DealerInCity
  card?: ReturnType<typeof shareCardOf>
  /** Path and query to share where the canonical address would lead to another card. */
  sharedAs?: string
}

/** All tags of a page; `path` is its address without the origin. */
export function toMetaTags(
  origin: string,
  path: string,
  { name }: Pick<RouteMatch, 'name'>,
  { title, description, crumb, card, dealer, sharedAs }: Texts,
): MetaTags {
  const { image, alt } = card ?? shareCardOf(name)
  return {
    route: path,
    title,
    description,
    // An unknown page has no canonical address, and a request page must not reveal its own.
    canonical: routeOf(name).personal || name === 'error-404' ? '' : origin + path,
    robots: robotsOf(name),
    og: {
      title,
      description,
      image: origin + image,
      image_alt: alt,
      type: typeOf(name),
      ...(sharedAs && { url: origin + sharedAs }),
    },
    breadcrumbs: dealer
      ? [...breadcrumbsOf(name, hrefTo('dealers'), routeTitles.dealers), { name: crumb, url: path }]
      : breadcrumbsOf(name, path, crumb),
  }
}

function robotsOf(name: RouteName): string {
  if (name === 'error-404') return 'noindex'
  if (routeOf(name).personal) return 'noindex, nofollow'
  return routeOf(name).noindex ? 'noindex, follow' : 'index, follow'
}

function typeOf(name: RouteName): MetaTags['og']['type'] {
  if (name === 'news-detail') return 'article'
  return routeOf(name).model ? 'product' : 'website'
}
