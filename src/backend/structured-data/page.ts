import type { BreadcrumbList, WebPage } from 'schema-dts'
import { carId, organizationId, websiteId } from '#src/backend/structured-data/ids.ts'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { routeOf, type PageName, type RouteName } from '#src/routes.ts'

type PageType = 'WebPage' | 'CollectionPage' | 'ContactPage' | 'AboutPage' | 'SearchResultsPage' | 'FAQPage'

const typeOfKind: Partial<Record<PageName, PageType>> = {
  models: 'CollectionPage',
  'model-gallery': 'CollectionPage',
  news: 'CollectionPage',
  contacts: 'ContactPage',
  search: 'SearchResultsPage',
  support: 'FAQPage',
}

function typeOf(name: RouteName): PageType {
  if (name === 'about' || name === 'brand') return 'AboutPage'
  return typeOfKind[routeOf(name).page] ?? 'WebPage'
}

/** The page itself, with its place on the site. */
export function webPage(origin: string, name: RouteName, meta: MetaTags): WebPage {
  const { model } = routeOf(name)
  return {
    '@type': typeOf(name) as 'WebPage',
    '@id': `${meta.canonical}#page`,
    url: meta.canonical,
    name: meta.title,
    description: meta.description,
    inLanguage: 'ru-RU',
    isPartOf: { '@id': websiteId(origin) },
    publisher: { '@id': organizationId(origin) },
    breadcrumb: { '@id': `${meta.canonical}#breadcrumbs` },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: meta.og.image,
      width: String(SHARE_SIZE.width),
      height: String(SHARE_SIZE.height),
    },
    ...(model && { about: { '@id': carId(origin, model) } }),
  }
}

export const breadcrumbList = (origin: string, meta: MetaTags): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${meta.canonical}#breadcrumbs`,
  itemListElement: meta.breadcrumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + url,
  })),
})
