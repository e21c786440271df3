import { BAR_STYLES_PATH, SAVED_PAGE, WORKER_PATH } from '#src/domain/saved-pages.ts'
import type { lineUp } from '#src/content/models/line-up.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import {
  API_BASE,
  BUILD_CARDS,
  CONFIGURATION_FILES,
  CRM_BASE,
  DEALER_BASE,
  FEED_PATH,
  MADE_LINKS,
  PRICE_FEED_PATH,
  PRICE_LIST_CSV,
  PRICE_LIST_JSON,
  PREVIEW_FOLDER,
} from '#src/domain/constants.ts'
import { CHOICE_QUERY, PACKAGE_FIELDS } from '#src/domain/configurator/keys.ts'
import { FINANCE_QUERY } from '#src/domain/credit/fields.ts'
import { MARK_ICO, MARK_SVG, TOUCH_ICON } from '#src/domain/icon-files.ts'
import type { MenuHref } from '#src/domain/menu.ts'
import { MODEL_CODES, pagesOf, type ModelCode } from '#src/domain/model.ts'

/**
 * The routes table: every address of the site, one row each (specification 2.1, gaps.md 1). Plain data that anything
 * may read; links are made only by name.
 */

export type PageName =
  | 'home'
  | 'models'
  | 'model-home'
  | 'model-section'
  | 'model-gallery'
  | 'model-price'
  | 'future'
  | 'price-changes'
  | 'promo'
  | 'promo-page'
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
  | 'saved'
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
  /** The page kind that renders it. */
  page: PageName
  model?: ModelCode
  /** The car shown by a page outside the model's own pages. */
  about?: ModelCode
  modelHome?: true
  withoutLayout?: true
  /** Excluded from search engines. */
  noindex?: true
  /** Belongs to one visitor: never cached, never sent as a referrer. */
  personal?: true
  /** Query parameters that change the page; the server ignores all others. */
  query?: readonly string[]
  /** Those of them that may be repeated, like ticked checkboxes. */
  lists?: readonly string[]
  /** The one of them that depends on the current moment: such a page is never cached. */
  timeKey?: string
  /**
   * Query parameters that select the page's subject, which has tags of its own: the first selects it, the others give
   * details.
   */
  subject?: readonly string[]
  /** Pattern of the path parameter. */
  param?: RegExp
  /** The copy file in src/content/pages, where several pages share one or it has another name. */
  copy?: string
}

type Pages<C extends ModelCode> = keyof (typeof lineUp)[C]['pages'] & string
/** Names of a model's pages: "model-g70", "g70-design". */
export type ModelRouteName<C extends ModelCode = ModelCode> = {
  [Code in C]: Page<Code, Pages<Code>>
}[C]
type Page<C extends ModelCode, P extends string> = P extends 'home' ? `model-${C}` : `${C}-${P}`
type ModelRoute = Route & { model: ModelCode }

/** Query parameters of the table of a model's trims. */
const PRICE_QUERY = ['drive', 'engine', 'compare', 'only']

function modelRoute(model: ModelCode, name: string, path: Route['path']): ModelRoute {
  if (name === 'home') return { path, page: 'model-home', model, modelHome: true }
  if (name === 'gallery') return { path, page: 'model-gallery', model }
  if (name === 'price') return { path, page: 'model-price', model, query: PRICE_QUERY }
  return { path, page: 'model-section', model }
}

/** Cast: built like the type. */
export const modelRouteName = <C extends ModelCode>(model: C, page: string): ModelRouteName<C> =>
  (page === 'home' ? `model-${model}` : `${model}-${page}`) as ModelRouteName<C>

/** The route of a page of this kind; undefined where the model has none. */
export const modelPage = <C extends ModelCode>(model: C, page: string): ModelRouteName<C> | undefined =>
  pagesOf(model).some((own) => own.page === page) ? modelRouteName(model, page) : undefined

/**
 * Rows of the models' pages, in the order of the line-up and of each model's navigation. Cast: their names are built
 * like the type.
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

  'promo-new-g80': {
    path: '/promo-new-g80.html',
    page: 'promo',
    about: 'new-g80',
    withoutLayout: true,
    copy: 'promo',
  },
  'promo-gv80': { path: '/promo-gv80.html', page: 'promo', about: 'gv80', withoutLayout: true, copy: 'promo' },

  // Made in the office, one per campaign.
  'promo-page': { path: '/promo/:code.html', page: 'promo-page', param: /^[a-z0-9-]{3,80}$/ },

  // A build in the query is what a form without scripts sends, and what the server sees of a shared address.
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
  'price-changes': { path: '/prices/changes.html', page: 'price-changes' },
  // The characters are those of domain/configurator/build-code.ts.
  build: { path: '/build/:code.html', page: 'build', noindex: true, param: /^[2-9A-HJKMNP-Z]{6}$/ },
  dealers: {
    path: '/dealers.html',
    page: 'dealers',
    query: ['city', 'dealer', 'model', 'service', 'open'],
    lists: ['model', 'service'],
    timeKey: 'open',
    subject: ['dealer'],
  },
  certified: {
    path: '/certified.html',
    page: 'certified',
    query: ['city', 'model', 'service', 'open'],
    lists: ['model', 'service'],
    timeKey: 'open',
  },
  contacts: { path: '/contacts.html', page: 'contacts', query: ['city'] },

  owners: { path: '/owners.html', page: 'owners', query: ['model', 'date', 'last', 'now'], timeKey: 'date' },
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
    // Without scripts: the day whose hours are shown, and the action just performed.
    query: ['date', 'done'],
  },
  // Ours: what a visitor saves on the device (src/offline). Its address is in the service worker, too.
  saved: { path: SAVED_PAGE, page: 'saved', noindex: true },
  // Ours, for marketing: a link builder.
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
      'link',
    ],
  },
  'error-404': { path: '/404.html', page: 'not-found', noindex: true, copy: 'not-found' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/**
 * Our own addresses, outside the table of the specification, which is closed: any other path is a 404. `pages` are rows
 * of the table above; among the site's other addresses, `files` are whole paths, `folders` prefixes.
 */
export const ownAddresses = {
  pages: ['request', 'build', 'saved', 'promo-page', 'price-changes', 'tools-links'],
  files: [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    FEED_PATH,
    PRICE_FEED_PATH,
    PRICE_LIST_CSV,
    PRICE_LIST_JSON,
    WORKER_PATH,
    BAR_STYLES_PATH,
    MARK_ICO.path,
    MARK_SVG,
    TOUCH_ICON.path,
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
    `${PREVIEW_FOLDER}/`,
    `${MADE_LINKS}/`,
    `${CONFIGURATION_FILES}/`,
    `${BUILD_CARDS}/`,
    `${API_BASE}/`,
    `${DEALER_BASE}/`,
    CRM_BASE,
  ],
} as const satisfies { pages: readonly RouteName[]; files: readonly `/${string}`[]; folders: readonly `/${string}/`[] }

/** Permanent redirects, applied before the table. The query is kept; the browser keeps the hash. */
export const redirects: Record<string, RouteName> = {
  '/': 'home',
  '/ru/ru': 'home',
  '/ru/ru/': 'home',
  '/ru/ru/configurator': 'configurator',
  '/ru/ru/test-drive.html': 'test-drive',
}

/** Pages with a parameter in their path: one per record, so they have no copy and do not appear in lists of pages. */
export type ParamRouteName = {
  [N in RouteName]: (typeof routes)[N]['path'] extends `${string}:${string}` ? N : never
}[RouteName]
export type StaticRouteName = Exclude<RouteName, ParamRouteName>
/** Pages that are about no particular model. */
export type PlainRouteName = Exclude<StaticRouteName, ModelRouteName>

/** Names of the pages of one kind, for tables that must have a row for each: rows that say their kind as a literal. */
export type NamesOfKind<K extends PageName> = {
  [N in RouteName]: PageName extends (typeof routes)[N]['page']
    ? never
    : (typeof routes)[N]['page'] extends K
      ? N
      : never
}[RouteName]

export const routeNames = Object.keys(routes) as RouteName[]
export const routeOf = (name: RouteName): Route => routes[name]
export const isStaticRoute = (name: RouteName): name is StaticRouteName => !routes[name].path.includes(':')
export const staticRouteNames = routeNames.filter(isStaticRoute)
export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name)

type ParamsIn<P extends string> = P extends `${string}:${infer Rest}`
  ? { [K in Rest extends `${infer Name}.html` ? Name : Rest]: string }
  : never
type HrefExtras = { query?: Readonly<Record<string, string>>; hash?: string }
/** Parameters are required exactly where the path has one. */
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

/**
 * The address used to look up a page's tags: its path, and the parameters that select its subject; for an address without a
 * page that of the error page.
 */
export function tagsAddress({ pathname, search }: { pathname: string; search: string }): string {
  const match = matchRoute(pathname)
  if (!match) return routes['error-404'].path
  const [subject, ...details] = (search && routeOf(match.name).subject) || []
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

/** Finds the row of a path, exactly: another case, a trailing slash or an encoded character is no match. */
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
