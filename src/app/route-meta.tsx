import { useLayoutEffect } from 'react'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import * as texts from '#src/content/news-texts.ts'
import { BRAND } from '#src/brand/brand.ts'
import { DEFAULT_PAGE, FEED_PATH, SHARE_SIZE } from '#src/domain/constants.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { pageNumber } from '#src/domain/page-number.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { hrefTo, tagsAddress } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'

/** The server's head tags that belong to its page only: those below, and its structured data. */
const PAGE_TAGS =
  'title, meta[name=description], meta[name=robots], meta[name="twitter:card"], meta[property^="og:"], ' +
  'link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]'

let serverTags: readonly Element[] = []

/** Called before React has any tags of its own: the server's tags, removed when React's are there. */
export const noteServerTags = (): void => {
  serverTags = [...document.head.querySelectorAll(PAGE_TAGS)]
}

/**
 * The only place that writes title, description, canonical, robots and Open Graph: exactly one of each. A page whose
 * meta did not load has the brand's name as its title.
 */
export function RouteMeta() {
  const { pathname, search } = useLocation()
  // An address beyond a list's last page has those of the error page.
  const known = useAppState(
    ({ metaByRoute }) =>
      ownValue(metaByRoute, pathname + search) ?? ownValue(metaByRoute, tagsAddress({ pathname, search })),
  )
  const page = pathname === hrefTo('news') ? pageNumber(new URLSearchParams(search)) : DEFAULT_PAGE
  const meta = known?.route === pathname && page > DEFAULT_PAGE ? ofPage(known, page) : known
  // In the same commit in which React inserts its own: exactly one of each, and never none.
  useLayoutEffect(() => {
    for (const tag of serverTags) tag.remove()
  }, [])
  return (
    <HelmetProvider>
      <Helmet>{meta ? metaElements(meta, pathname) : [<title key="title">{BRAND}</title>]}</Helmet>
    </HelmetProvider>
  )
}

/** Further pages of a list are separate pages: another title, their own canonical address. */
function ofPage(meta: MetaTags, page: number): MetaTags {
  const title = `${meta.title} — страница ${page}`
  const description = `Страница ${page}. ${meta.description}`
  return {
    ...meta,
    title,
    description,
    canonical: `${meta.canonical}?page=${page}`,
    og: { ...meta.og, title, description },
  }
}

function metaElements({ title, description, canonical, robots, og }: MetaTags, pathname: string) {
  return [
    <title key="title">{title}</title>,
    <meta key="description" name="description" content={description} />,
    <meta key="robots" name="robots" content={robots ?? 'index, follow'} />,
    // A secret address has none.
    ...(canonical ? [<link key="canonical" rel="canonical" href={canonical} />] : []),
    <meta key="og:title" property="og:title" content={og.title} />,
    <meta key="og:description" property="og:description" content={og.description} />,
    <meta key="og:type" property="og:type" content={og.type} />,
    ...(canonical ? [<meta key="og:url" property="og:url" content={og.url ?? canonical} />] : []),
    <meta key="og:image" property="og:image" content={og.image} />,
    <meta key="og:image:width" property="og:image:width" content={String(SHARE_SIZE.width)} />,
    <meta key="og:image:height" property="og:image:height" content={String(SHARE_SIZE.height)} />,
    ...(og.image_alt ? [<meta key="og:image:alt" property="og:image:alt" content={og.image_alt} />] : []),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
    <meta key="og:site_name" property="og:site_name" content={BRAND} />,
    <meta key="og:locale" property="og:locale" content="ru_RU" />,
    ...(NEWS.test(pathname)
      ? [<link key="feed" rel="alternate" type="application/atom+xml" title={texts.news.feed} href={FEED_PATH} />]
      : []),
  ]
}

const NEWS = /^\/news(?:\.html$|\/)/
