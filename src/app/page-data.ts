import { DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE, NEWS_PAGE_SIZE, SEARCH_PAGE_SIZE } from '#src/domain/constants.ts'
import { newsCategory, type NewsBlock, type Pagination } from '#src/domain/news.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import { pageNumber } from '#src/domain/page-number.ts'
import { isSearchType, searchText } from '#src/domain/search.ts'
import { fitChoice, readChoice } from '#src/components/test-drive/choice.ts'
import { readQuery, SLIDE, type Choice } from '#src/domain/configurator/choice.ts'
import { MODEL_CODES, toModelCode } from '#src/domain/model.ts'
import { NotFoundError } from '#src/services/errors.ts'
import { hrefTo, type PageName, type Route } from '#src/routes.ts'
import type { mobilityExample } from '#src/content/mobility-example.ts'
import type { AppStore } from '#src/stores/app-store.ts'
import type { DataActions } from '#src/stores/data-actions.ts'
import { ignoreLogged } from '#src/stores/ignore-logged.ts'

type LoadArgs = {
  actions: DataActions
  /** The data loaded so far, for pages whose data determine what else they need. */
  state: AppStore['getState']
  route: Route
  params: Readonly<Record<string, string>>
  url: URL
}

/** The example's car, checked by its type: importing the value would add a file to every page. */
const MOBILITY_MODEL: (typeof mobilityExample)['model'] = 'gv70'

/**
 * Page kind -> data to load beside its code. Loaded with the first navigation: a page rendered by the server has its
 * data.
 */
export const pageData: { [name in PageName]?: (args: LoadArgs) => Promise<unknown> } = {
  home: ({ actions }) => Promise.all([actions.loadHome(), actions.loadHomeNews()]),
  models: ({ actions }) => actions.loadModels(),
  'model-home': ({ actions, route }) => Promise.resolve(route.model && actions.loadComplectations(route.model)),
  'model-price': ({ actions, route, url }) =>
    Promise.resolve(route.model && actions.loadComparison(route.model, url.searchParams.get('compare'))),
  configurator: ({ actions, url }) => loadConfigurator(actions, readQuery(url.searchParams)),
  build: ({ actions, params }) => actions.loadBuild(params['code'] ?? ''),
  'test-drive': ({ actions, url }) => {
    const choice = readChoice(url.searchParams)
    const { model, city_id } = choice
    return Promise.all([
      actions.loadCities('testDrive'),
      // Only the list shows that a city has a single dealer, which then need not be chosen.
      actions
        .loadDealers('testDrive')
        .then(() => model && actions.loadScheduleOf((dealers) => fitChoice(choice, dealers).dealer_id, model))
        .catch(ignoreLogged),
      actions.loadModels(),
      model && city_id && actions.loadNearestSlots(city_id, model),
    ])
  },
  news: async ({ actions, url }) => {
    const page = pageNumber(url.searchParams)
    const list = await actions.loadNews(page, NEWS_PAGE_SIZE, newsCategory(url.searchParams))
    requirePage(list, page)
  },
  'news-detail': async ({ actions, state, params: { code = '' } }) => {
    await actions.openNewsDetail(code)
    await loadVersions(actions, ownValue(state().newsByCode, code))
  },
  'promo-page': async ({ actions, state, params: { code = '' } }) => {
    await actions.openPromoPage(code)
    await loadVersions(actions, ownValue(state().promoPages, code))
  },
  'price-changes': ({ actions }) => actions.loadPriceChanges(),
  search: async ({ actions, url }) => {
    const q = searchText(url.searchParams)
    const type = url.searchParams.get('type')
    const page = pageNumber(url.searchParams)
    if (q) requirePage(await actions.loadSearch(q, page, SEARCH_PAGE_SIZE, isSearchType(type) ? type : undefined), page)
  },
  document: ({ actions, route }) => Promise.resolve(route.path === hrefTo('personal-data') && actions.loadLegal()),
  about: ({ actions }) => actions.loadCities(),
  contacts: ({ actions }) => {
    actions.noteToday()
    return Promise.all([actions.loadCities(), actions.loadDealers()])
  },
  dealers: ({ actions, route, url }) => {
    actions.noteToday()
    recordRenderTime(actions, route, url)
    return Promise.all([actions.loadCities(), actions.loadDealers()])
  },
  // All cities too: so a city without such a dealer is known by name, and the nearest one can be named.
  certified: ({ actions, route, url }) => {
    actions.noteToday()
    recordRenderTime(actions, route, url)
    return Promise.all([actions.loadCities('certified'), actions.loadDealers('certified'), actions.loadCities()])
  },
  support: ({ actions }) => actions.loadQuestions(),
  finance: ({ actions }) =>
    Promise.all([
      actions.loadCreditPrograms(),
      actions.loadQuestions('credit'),
      ...MODEL_CODES.map((code) => actions.loadComplectations(code)),
    ]),
  mobility: ({ actions }) => Promise.all([actions.loadCreditPrograms(), actions.loadComplectations(MOBILITY_MODEL)]),
  lounge: ({ actions }) => {
    actions.noteToday()
    return Promise.all([actions.loadCities(), actions.loadDealers()])
  },
  owners: ({ actions, route, url }) => Promise.resolve(recordRenderTime(actions, route, url)),
  request: ({ actions, params }) => actions.loadVisitorRequest(params['secret'] ?? ''),
  links: async ({ actions, url }) => {
    const { choiceOfFields, isTarget, metaRouteOfFields, pathOfTarget, readFields } =
      await import('#src/pages/links/link.ts')
    const fields = readFields((name) => url.searchParams.get(name))
    const code = toModelCode(choiceOfFields(fields)?.model ?? '')
    await Promise.all([
      isTarget(pathOfTarget(fields)) && actions.loadMeta(metaRouteOfFields(fields)),
      code && Promise.all([actions.loadConfData(), actions.loadComplectations(code)]),
    ])
  },
}

/** A list has no page beyond its last one; an empty list is one page. */
function requirePage(list: { pagination: Pagination } | undefined, page: number): void {
  if (list && page > Math.max(1, list.pagination.pageCount)) throw new NotFoundError('')
}

/** The data of the slide in the query; the browser loads those of other slides when they are opened. */
async function loadConfigurator(actions: DataActions, { slide, model, comp }: Choice): Promise<unknown> {
  const code = toModelCode(model ?? '') ?? MODEL_CODES[0]
  return Promise.all([
    actions.loadConfData(),
    actions.loadModels(),
    actions.loadCreditPrograms(),
    actions.loadComplectations(code),
    // A set of features or specifications has the id of its trim.
    comp !== null && slide >= SLIDE.packages && actions.loadFeatures(comp),
    comp !== null && slide === SLIDE.equipment && actions.loadSpecifications(comp),
    slide === SLIDE.summary && Promise.all([actions.loadCities(), actions.loadDealers()]),
  ])
}

/** The price lists that the blocks of a page show. */
const loadVersions = (actions: DataActions, page: { body: readonly NewsBlock[] } | undefined): Promise<unknown> =>
  Promise.all((page?.body ?? []).map((block) => block.type === 'versions' && actions.loadComplectations(block.model)))

/** For an address whose page depends on the current moment. */
const recordRenderTime = (actions: DataActions, { timeKey }: Route, { searchParams }: URL): void => {
  if (timeKey !== undefined && searchParams.has(timeKey)) actions.recordRenderTime()
}

/** Data that every page with the standard layout needs. */
export const shellData = (actions: DataActions): Promise<unknown> =>
  Promise.all([actions.loadOptions(), actions.loadNews(DEFAULT_PAGE, FOOTER_NEWS_PAGE_SIZE)])
