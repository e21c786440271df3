import type { lineUp } from '#src/content/models/line-up.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { API_BASE, BUILD_CARDS, CONFIGURATION_FILES, CRM_BASE, DEALER_BASE, FEED_PATH } from '#src/domain/constants.ts'
import { CHOICE_QUERY, PACKAGE_FIELDS } from '#src/domain/configurator/keys.ts'
import { FINANCE_QUERY } from '#src/domain/credit/fields.ts'
import type { MenuHref } from '#src/domain/menu.ts'
import { MODEL_CODES, pagesOf, type ModelCode } from '#src/domain/model.ts'

/**
 * The routes table: every address of the site, one row each (specification 2.1, gaps.md 1).
 * Plain data: anything may read it, links are made only by name.
 */

export type PageName =
  | 'home'
  | 'models'
  | 'model-home'
  | 'model-section'
  | 'model-gallery'
  | 'model-price'
  | 'future'
  | 'promo'
  | 'configurator'
  | 'build'
  | 'test-drive'
  | 'news'
  | 'news-detail'
  | 'search'
  | 'contacts'
  | 'dealers'
  | 'certified'
  | 'finance'
  | 'support'
  | 'lounge'
  | 'sitemap'
  | 'links'
  | 'request'
  | 'owners'
  | 'warranty'
  | 'connected-services'
  | 'mobility'
  | 'brand'
  | 'about'
  | 'document'
  | 'not-found'

export type Route = {
  path: `/${string}`
  /** The page kind that shows it. */
  page: PageName
  model?: ModelCode
  modelHome?: true
  withoutLayout?: true
  /** Not for search engines. */
  noindex?: true
  /** One visitor's own: never kept in the cache of pages, never a referrer. */
  personal?: true
  /** Query parameters that change the page; all others are ignored by the server. */
  query?: readonly string[]
  /** Of these, those that may come several times, as ticked boxes do. */
  lists?: readonly string[]
  /** Of these, the one that asks what holds at this very moment: such a page is made for whoever asks, never kept. */
  moment?: string
  /**
   * Query parameters that name the one thing the page is about, so that it has tags of its own: the first says which, the
   * others say more of it.
   */
  subject?: readonly string[]
  /** What the parameter of the path may be. */
  param?: RegExp
  /** The file of src/content/pages with its copy, where several pages share one or it has another name. */
  copy?: string
}

type Pages<C extends ModelCode> = keyof (typeof lineUp)[C]['pages'] & string
/** Names of a model's pages: «model-g70», «g70-design». */
export type ModelRouteName<C extends ModelCode = ModelCode> = {
  [Code in C]: Page<Code, Pages<Code>>
}[C]
type Page<C extends ModelCode, P extends string> = P extends 'home' ? `model-${C}` : `${C}-${P}`
type ModelRoute = Route & { model: ModelCode }

/** What the table of a model's trims reads of its address. */
const PRICE_QUERY = ['drive', 'engine', 'compare', 'only']

function modelRoute(model: ModelCode, name: string, path: Route['path']): ModelRoute {
  if (name === 'home') return { path, page: 'model-home', model, modelHome: true }
  if (name === 'gallery') return { path, page: 'model-gallery', model }
  if (name === 'price') return { path, page: 'model-price', model, query: PRICE_QUERY }
  return { path, page: 'model-section', model }
}

/** Cast: made as the type is. */
export const modelRouteName = <C extends ModelCode>(model: C, page: string): ModelRouteName<C> =>
  (page === 'home' ? `model-${model}` : `${model}-${page}`) as ModelRouteName<C>

/**
 * Rows of the models' pages, in the order of the line-up and of each model's navigation. Cast: their names are made as
 * the type makes them.
 */
const modelRoutes = Object.fromEntries(
  MODEL_CODES.flatMap((model) =>
    pagesOf(model).map(({ page, path }) => [modelRouteName(model, page), modelRoute(model, page, path)]),
  ),
) as Record<ModelRouteName, ModelRoute>

export const routes = {
  home: { path: `/${BRAND_SLUG}.html`, page: 'home' },
  [`${BRAND_SLUG}-models`]: {
    path: '/models.html',
    page: 'models',
    copy: 'models',
    // The short forms, and the fields of the three forms when they are sent without scripts.
    query: [
      'compare',
      'c1',
      'c2',
      'c3',
      'only',
      'garage',
      'length',
      'width',
      'height',
      'people',
      'roads',
      'pace',
      'budget',
      'matters',
    ],
  },

  ...modelRoutes,

  future: { path: `/ru/ru/${BRAND_SLUG}-future-vehicles.html`, page: 'future', modelHome: true },
  [`future-${BRAND_SLUG}-x`]: {
    path: `/ru/ru/${BRAND_SLUG}-future-vehicles-${BRAND_SLUG}-x.html`,
    page: 'future',
    copy: 'future',
  },
  'future-mint': { path: `/ru/ru/${BRAND_SLUG}-future-vehicles-mint.html`, page: 'future', copy: 'future' },

  'promo-new-g80': { path: '/promo-new-g80.html', page: 'promo', withoutLayout: true, copy: 'promo' },
  'promo-gv80': { path: '/promo-gv80.html', page: 'promo', withoutLayout: true, copy: 'promo' },

  // A build in the query is what a form without scripts sends and what a shared address shows to a server.
  configurator: {
    path: '/configurator',
    page: 'configurator',
    query: CHOICE_QUERY,
    subject: ['model', 'comp', 'ext', 'int', 'pkg'],
  },
  'test-drive': {
    path: '/test-drive.html',
    page: 'test-drive',
    // The steps of the booking without scripts.
    query: ['model', 'city_id', 'dealer_id', 'date', 'time', 'no_time', 'step'],
  },
  // The fields of the calculator when its form is sent without scripts.
  finance: { path: '/finance.html', page: 'finance', query: FINANCE_QUERY },
  // The signs are those of domain/configurator/build-code.ts.
  build: { path: '/build/:code.html', page: 'build', noindex: true, param: /^[2-9A-HJKMNP-Z]{6}$/ },
  dealers: {
    path: '/dealers.html',
    page: 'dealers',
    query: ['city', 'dealer', 'model', 'service', 'open'],
    lists: ['model', 'service'],
    moment: 'open',
    subject: ['dealer'],
  },
  certified: {
    path: '/certified.html',
    page: 'certified',
    query: ['city', 'model', 'service', 'open'],
    lists: ['model', 'service'],
    moment: 'open',
  },
  contacts: { path: '/contacts.html', page: 'contacts', query: ['city'] },

  owners: { path: '/owners.html', page: 'owners', query: ['model', 'date', 'last', 'now'] },
  warranty: { path: '/warranty.html', page: 'warranty', query: ['km'] },
  'connected-services': { path: '/connected-services.html', page: 'connected-services' },
  support: { path: '/support.html', page: 'support' },
  mobility: { path: '/mobility.html', page: 'mobility' },
  lounge: { path: '/lounge.html', page: 'lounge' },

  brand: { path: '/brand.html', page: 'brand' },
  news: { path: '/news.html', page: 'news', query: ['page', 'category'] },
  'news-detail': { path: '/news/:code.html', page: 'news-detail', param: /^[a-z0-9-]+$/ },
  about: { path: '/about.html', page: 'about' },
  contractors: { path: '/contractors.html', page: 'document' },
  workers: { path: '/workers.html', page: 'document' },
  'personal-data': { path: '/personal-data.html', page: 'document' },

  search: { path: '/search.html', page: 'search', noindex: true, query: ['q', 'type', 'page'] },
  sitemap: { path: '/sitemap.html', page: 'sitemap' },
  // 128 bits in base64url.
  request: {
    path: '/request/:secret',
    page: 'request',
    noindex: true,
    personal: true,
    param: /^[\w-]{22}$/,
    // Without scripts: the day whose hours are shown, what has just been done.
    query: ['date', 'done'],
  },
  // Ours, for marketers: a maker of links.
  'tools-links': {
    path: '/tools/links.html',
    page: 'links',
    noindex: true,
    query: [
      'page',
      'code',
      'slide',
      'model',
      'comp',
      'ext',
      'int',
      'pkg',
      ...PACKAGE_FIELDS,
      'source',
      'medium',
      'campaign',
      'content',
      'term',
    ],
  },
  'error-404': { path: '/404.html', page: 'not-found', noindex: true, copy: 'not-found' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/**
 * Our own addresses, outside the table of the specification, which stays closed otherwise: any other path is a 404.
 * `pages` are rows of the table above; of what else the site answers, `files` are whole paths, `folders` their beginnings.
 */
export const ownAddresses = {
  pages: ['request', 'build', 'tools-links'],
  files: [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    FEED_PATH,
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/healthz',
    '/readyz',
  ],
  folders: [
    '/assets/',
    '/images/',
    '/legal/',
    // Brochures and owner's guides.
    '/documents/',
    // vCards and calendar files.
    '/dealers/',
    '/request/',
    `${CONFIGURATION_FILES}/`,
    `${BUILD_CARDS}/`,
    `${API_BASE}/`,
    `${DEALER_BASE}/`,
    CRM_BASE,
  ],
} as const satisfies { pages: readonly RouteName[]; files: readonly `/${string}`[]; folders: readonly `/${string}/`[] }

/** Permanent redirects, before the table. The query is kept; the browser keeps the hash. */
export const redirects: Record<string, RouteName> = {
  '/': 'home',
  '/ru/ru': 'home',
  '/ru/ru/': 'home',
  '/ru/ru/configurator': 'configurator',
  '/ru/ru/test-drive.html': 'test-drive',
}

/** Pages with a parameter in their path: one per datum, so they have no copy and no place in lists of pages. */
export type ParamRouteName = {
  [N in RouteName]: (typeof routes)[N]['path'] extends `${string}:${string}` ? N : never
}[RouteName]
export type StaticRouteName = Exclude<RouteName, ParamRouteName>
/** Pages of the site that are about no model in particular. */
export type PlainRouteName = Exclude<StaticRouteName, ModelRouteName>

export const routeNames = Object.keys(routes) as RouteName[]
export const routeOf = (name: RouteName): Route => routes[name]
export const isStaticRoute = (name: RouteName): name is StaticRouteName => !routes[name].path.includes(':')
export const staticRouteNames = routeNames.filter(isStaticRoute)
export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name)

type ParamsIn<P extends string> = P extends `${string}:${infer Rest}`
  ? { [K in Rest extends `${infer Name}.html` ? Name : Rest]: string }
  : never
type HrefExtras = { query?: Readonly<Record<string, string>>; hash?: string }
/** Parameters are demanded exactly where the path has one. */
export type HrefOptions<N extends RouteName> = [ParamsIn<(typeof routes)[N]['path']>] extends [never]
  ? [options?: HrefExtras]
  : [options: HrefExtras & { params: ParamsIn<(typeof routes)[N]['path']> }]

/** The only way to build an address: a wrong name or a missing parameter does not compile. */
export function hrefTo<N extends RouteName>(name: N, ...[options]: HrefOptions<N>): string {
  return buildHref(name, options ?? {})
}

function buildHref(name: RouteName, options: HrefExtras & { params?: Readonly<Record<string, string>> }): string {
  const path = routes[name].path.replace(PARAMETER, (_, key: string) => encodeURIComponent(options.params?.[key] ?? ''))
  const query = new URLSearchParams(options.query).toString()
  return path + (query && `?${query}`) + (options.hash ? `#${options.hash}` : '')
}

const PARAMETER = /:(\w+)/

/** The address whose tags a page has: its path, and what names the one thing it is about. */
export function tagsAddress({ pathname, search }: { pathname: string; search: string }): string {
  const [subject, ...details] = (search && routeOf(matchRoute(pathname)?.name ?? 'error-404').subject) || []
  const given = new URLSearchParams(search)
  if (!subject || !given.get(subject)) return pathname
  const named = [subject, ...details].flatMap((name) => {
    const value = given.get(name)
    return value ? [[name, value]] : []
  })
  return `${pathname}?${new URLSearchParams(named)}`
}

export type ResolvedLink = { href: string; external: boolean }

/**
 * Resolves a menu address (gaps.md 3): an object is a named route; a string with `local` is in-app; another string is
 * an external site. Null for an unknown name or an empty address, so that the entry is left out.
 */
export function resolveHref(href: MenuHref | undefined, local = false): ResolvedLink | null {
  if (!href) return null
  if (typeof href === 'string') return { href, external: !local }
  return isRouteName(href.name)
    ? {
        href: buildHref(href.name, {
          ...(href.params && { params: href.params }),
          ...(href.query && { query: href.query }),
          ...(href.hash && { hash: href.hash }),
        }),
        external: false,
      }
    : null
}

export type RouteMatch = { name: RouteName; params: Record<string, string> }

const byPath = new Map<string, StaticRouteName>(staticRouteNames.map((name) => [routes[name].path, name]))
type ParamRow = { name: RouteName; before: string; key: string; after: string; param: RegExp }
const withParam = routeNames.flatMap((name): ParamRow[] => {
  const [before = '', key, after = ''] = routes[name].path.split(PARAMETER)
  const { param } = routeOf(name)
  return key && param ? [{ name, before, key, after, param }] : []
})

/** Finds the row of a path, to the letter: another case, a trailing slash or an encoded sign is no match. */
export function matchRoute(pathname: string): RouteMatch | null {
  const name = byPath.get(pathname)
  if (name) return { name, params: {} }
  for (const row of withParam) {
    if (!pathname.startsWith(row.before) || !pathname.endsWith(row.after)) continue
    const value = pathname.slice(row.before.length, pathname.length - row.after.length)
    if (row.param.test(value)) return { name: row.name, params: { [row.key]: value } }
  }
  return null
}
