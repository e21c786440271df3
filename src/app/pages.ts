import { DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE, NEWS_PAGE_SIZE, SEARCH_PAGE_SIZE } from '#src/domain/constants.ts'
import { isSearchType } from '#src/domain/search.ts'
import { fitChoice, readChoice } from '#src/components/test-drive/choice.ts'
import { readQuery, SLIDE, type Choice } from '#src/domain/configurator/choice.ts'
import { MODEL_CODES, toModelCode } from '#src/domain/model.ts'
import { NotFoundError } from '#src/services/errors.ts'
import type { PageModule } from '#src/pages/page-module.ts'
import type { PageName, Route } from '#src/routes.ts'
import type { DataActions } from '#src/stores/data-actions.ts'
import { unheard } from '#src/stores/unheard.ts'

type LoadArgs = { actions: DataActions; route: Route; params: Readonly<Record<string, string>>; url: URL }
type PageEntry = {
  code: () => Promise<PageModule>
  /** What to fetch beside the code. It stands here, not in the page's chunk, so that both come at the same time. */
  load?: (args: LoadArgs) => Promise<unknown>
}

/** Page kind -> its code and data. A kind named in the routes table but missing here does not compile. */
export const pages: Record<PageName, PageEntry> = {
  home: {
    code: () => import('#src/pages/home/page.tsx'),
    load: ({ actions }) => Promise.all([actions.loadHome(), actions.loadHomeNews()]),
  },
  models: { code: () => import('#src/pages/models/page.tsx'), load: ({ actions }) => actions.loadModels() },
  'model-home': { code: () => import('#src/pages/model-home/page.tsx') },
  'model-section': { code: () => import('#src/pages/model-section/page.tsx') },
  'model-gallery': { code: () => import('#src/pages/model-gallery/page.tsx') },
  'model-price': {
    code: () => import('#src/pages/model-price/page.tsx'),
    load: ({ actions, route, url }) =>
      Promise.resolve(route.model && actions.loadComparison(route.model, url.searchParams.get('compare'))),
  },
  future: { code: () => import('#src/pages/future/page.tsx') },
  promo: { code: () => import('#src/pages/promo/page.tsx') },
  configurator: {
    code: () => import('#src/pages/configurator/page.tsx'),
    load: ({ actions, url }) => loadConfigurator(actions, readQuery(url.searchParams)),
  },
  build: {
    code: () => import('#src/pages/build/page.tsx'),
    load: ({ actions, params }) => actions.loadBuild(params['code'] ?? ''),
  },
  'test-drive': {
    code: () => import('#src/pages/test-drive/page.tsx'),
    load: ({ actions, url }) => {
      const choice = readChoice(url.searchParams)
      const { model, city_id } = choice
      return Promise.all([
        actions.loadCities('testDrive'),
        // Only the list tells that a city has one dealer, who is then not asked for.
        actions
          .loadDealers('testDrive')
          .then(() => model && actions.loadScheduleOf((dealers) => fitChoice(choice, dealers).dealer_id, model))
          .catch(unheard),
        actions.loadModels(),
        model && city_id && actions.loadNearestSlots(city_id, model),
      ])
    },
  },
  news: {
    code: () => import('#src/pages/news/page.tsx'),
    load: async ({ actions, url }) => {
      const page = pageOf(url)
      const list = await actions.loadNews(page, NEWS_PAGE_SIZE, url.searchParams.get('category') ?? undefined)
      if (list && page > Math.max(1, list.pagination.pageCount)) throw new NotFoundError('')
    },
  },
  'news-detail': {
    code: () => import('#src/pages/news-detail/page.tsx'),
    load: ({ actions, params }) => actions.openNewsDetail(params['code'] ?? ''),
  },
  search: {
    code: () => import('#src/pages/search/page.tsx'),
    load: ({ actions, url }) => {
      const q = url.searchParams.get('q')?.trim() ?? ''
      const type = url.searchParams.get('type')
      return q
        ? actions.loadSearch(q, pageOf(url), SEARCH_PAGE_SIZE, isSearchType(type) ? type : undefined)
        : Promise.resolve()
    },
  },
  contacts: {
    code: () => import('#src/pages/contacts/page.tsx'),
    load: ({ actions }) => Promise.all([actions.loadCities(), actions.loadDealers()]),
  },
  dealers: {
    code: () => import('#src/pages/dealers/page.tsx'),
    load: ({ actions, url }) => {
      keepMoment(actions, url)
      return Promise.all([actions.loadCities(), actions.loadDealers()])
    },
  },
  certified: {
    code: () => import('#src/pages/certified/page.tsx'),
    // Every city too: one without such a dealer is then known by name, and the nearest can be named.
    load: ({ actions, url }) => {
      keepMoment(actions, url)
      return Promise.all([actions.loadCities('certified'), actions.loadDealers('certified'), actions.loadCities()])
    },
  },
  finance: {
    code: () => import('#src/pages/finance/page.tsx'),
    load: ({ actions }) =>
      Promise.all([actions.loadCreditPrograms(), ...MODEL_CODES.map((code) => actions.loadComplectations(code))]),
  },
  support: { code: () => import('#src/pages/support/page.tsx') },
  lounge: {
    code: () => import('#src/pages/lounge/page.tsx'),
    load: ({ actions }) => {
      actions.noteToday()
      return Promise.all([actions.loadCities(), actions.loadDealers()])
    },
  },
  request: {
    code: () => import('#src/pages/request/page.tsx'),
    load: ({ actions, params }) => actions.loadOwnRequest(params['secret'] ?? ''),
  },
  links: {
    code: () => import('#src/pages/links/page.tsx'),
    load: async ({ actions, url }) => {
      const { choiceOfFields, isTarget, metaRouteOfFields, pathOfTarget, readFields } =
        await import('#src/pages/links/link.ts')
      const fields = readFields((name) => url.searchParams.get(name))
      const code = toModelCode(choiceOfFields(fields)?.model ?? '')
      await Promise.all([
        isTarget(pathOfTarget(fields)) && actions.loadMeta(metaRouteOfFields(fields)),
        code && Promise.all([actions.loadConfData(), actions.loadComplectations(code)]),
      ])
    },
  },
  sitemap: { code: () => import('#src/pages/sitemap/page.tsx') },
  owners: { code: () => import('#src/pages/owners/page.tsx') },
  warranty: { code: () => import('#src/pages/warranty/page.tsx') },
  'connected-services': { code: () => import('#src/pages/connected-services/page.tsx') },
  mobility: { code: () => import('#src/pages/mobility/page.tsx') },
  brand: { code: () => import('#src/pages/brand/page.tsx') },
  about: { code: () => import('#src/pages/about/page.tsx') },
  document: { code: () => import('#src/pages/document/page.tsx') },
  'not-found': { code: () => import('#src/pages/not-found/page.tsx') },
}

/** The data of the slide that the query asks for; the browser fetches the others' when it comes to them. */
async function loadConfigurator(actions: DataActions, { slide, model, comp, city }: Choice): Promise<unknown> {
  const code = toModelCode(model ?? '') ?? MODEL_CODES[0]
  return Promise.all([
    actions.loadConfData(),
    actions.loadModels(),
    actions.loadCreditPrograms(),
    actions.loadComplectations(code),
    // A set of features or characteristics has the number of its trim.
    comp !== null && slide >= SLIDE.packages && actions.loadFeatures(comp),
    comp !== null && slide === SLIDE.equipment && actions.loadSpecifications(comp),
    slide === SLIDE.summary && Promise.all([actions.loadCities(), actions.loadDealers()]),
    slide === SLIDE.summary && city !== null && actions.loadDealers('general', city),
  ])
}

const keepMoment = (actions: DataActions, { searchParams }: URL): void => {
  if (searchParams.has('open')) actions.keepMoment()
}

/** What every page with the standard layout needs. */
export const shellData = (actions: DataActions): Promise<unknown> =>
  Promise.all([actions.loadOptions(), actions.loadNews(DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE)])

/** `?page=` of an address; anything but a whole number from 1 is page 1. */
function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('page'))
  return Number.isSafeInteger(page) && page >= 1 ? page : DEFAULT_PAGE
}

/** The module of a page kind: its key in Vite's manifest. */
export const pageFile = (page: PageName): string => `src/pages/${page}/page.tsx`
