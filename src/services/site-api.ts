import * as z from 'zod/mini'
import { rejectionText } from '#src/content/forms.ts'
import type { Transport } from '#src/domain/api.ts'
import {
  complectationShape,
  featureAnswerShape,
  specificationAnswerShape,
  type Complectation,
  type FeatureSet,
  type SpecificationSet,
} from '#src/domain/shapes/complectation.ts'
import { DEFAULT_PAGE, NEWS_PAGE_SIZE, SEARCH_PAGE_SIZE } from '#src/domain/constants.ts'
import { sharedBuildShape, storedBuildShape, type SharedBuild, type StoredBuild } from '#src/domain/shapes/build.ts'
import { confDataShape, type ConfData } from '#src/domain/shapes/configurator.ts'
import { creditProgramWireShape } from '#src/domain/shapes/credit.ts'
import { toCreditProgram, type CreditProgram } from '#src/domain/credit.ts'
import { cityShape, dealerShape } from '#src/domain/shapes/dealer.ts'
import { type City, type CityFilter, type Dealer, type DealerFilter } from '#src/domain/dealer.ts'
import type { FaqTopic } from '#src/domain/faq.ts'
import { faqItemShape, type FaqItem } from '#src/domain/shapes/faq.ts'
import { homeDataShape, type HomeData } from '#src/domain/shapes/home.ts'
import { leadReceiptShape } from '#src/domain/shapes/lead.ts'
import { type LeadReceipt } from '#src/domain/lead.ts'
import { legalListShape, type LegalListItem } from '#src/domain/shapes/legal.ts'
import { metaTagsShape, type MetaTags } from '#src/domain/shapes/meta.ts'
import { modelRecordShape } from '#src/domain/shapes/model.ts'
import { type ModelCode, type ModelRecord } from '#src/domain/model.ts'
import { priceChangeShape, type PriceChange } from '#src/domain/shapes/price-change.ts'
import { promoPageShape, type PromoPage } from '#src/domain/shapes/promo-page.ts'
import { newsDetailShape, newsListShape } from '#src/domain/shapes/news.ts'
import { type NewsDetail, type NewsList } from '#src/domain/news.ts'
import { optionsShape } from '#src/domain/shapes/options.ts'
import { type Options } from '#src/domain/options.ts'
import { searchListShape, suggestionShape } from '#src/domain/shapes/search.ts'
import { type SearchList, type SearchType, type Suggestion } from '#src/domain/search.ts'
import { callPlain, callV1, postForm, type FormFields } from '#src/services/envelope.ts'
import {
  nearestSlotShape,
  visitorRequestShape,
  type NearestSlot,
  type VisitorRequest,
} from '#src/domain/shapes/visitor-request.ts'
import { ApiError, NotFoundError } from '#src/services/errors.ts'

/**
 * Site calls (specification 7.2), one method each. All go to the dealer backend except options with `dealer: false`.
 */
export type SiteApi = {
  getOptions: (choice?: { dealer?: boolean }) => Promise<Options>
  getHome: () => Promise<HomeData>
  getQuestions: (topic?: FaqTopic) => Promise<FaqItem[]>
  /** Page 1 of 20 by default. */
  getNewsList: (page?: number, pageSize?: number, category?: string) => Promise<NewsList>
  getNewsDetail: (code: string) => Promise<NewsDetail>
  getPromoPage: (code: string) => Promise<PromoPage>
  getLegal: () => Promise<LegalListItem[]>
  /** Page 1 of 10 by default. */
  getSearch: (q: string, page?: number, pageSize?: number, type?: SearchType) => Promise<SearchList>
  getSuggestions: (q: string) => Promise<Suggestion[]>
  getComplectations: (modelCode: ModelCode) => Promise<Complectation[]>
  getPriceChanges: () => Promise<PriceChange[]>
  getDealers: (filter?: DealerFilter) => Promise<Dealer[]>
  getCities: (filter?: CityFilter) => Promise<City[]>
  getModels: () => Promise<ModelRecord[]>
  getCreditPrograms: () => Promise<CreditProgram[]>
  getFeatures: (id: number) => Promise<FeatureSet>
  getSpecifications: (id: number) => Promise<SpecificationSet>
  getMeta: (route: string) => Promise<MetaTags>
  configuratorData: () => Promise<ConfData>
  /**
   * Any request of a visitor except a test drive from the popup. Rejects with the server's message; for a test drive
   * with 'Ошибка: "{message}"' (specification 8, decisions.md).
   */
  sendRequest: (fields: FormFields) => Promise<LeadReceipt>
  getVisitorRequest: (secret: string) => Promise<VisitorRequest>
  /** Moves, cancels or withdraws. Rejects with the server's message. */
  changeVisitorRequest: (secret: string, fields: FormFields) => Promise<VisitorRequest>
  getNearestSlots: (cityId: number, model: ModelCode) => Promise<NearestSlot[]>
  /** Throws NotFoundError for an unknown code. */
  getBuild: (code: string) => Promise<SharedBuild>
  /** Stores a build under a short code; `hash` is the configurator's. */
  storeBuild: (hash: string) => Promise<StoredBuild>
}

// Created once: the cache of parsed responses is keyed by shape.
const faqShape = z.array(faqItemShape)
const suggestionsShape = z.array(suggestionShape)
const complectationsShape = z.array(complectationShape)
const priceChangesShape = z.array(priceChangeShape)
const dealersShape = z.array(dealerShape)
const citiesShape = z.array(cityShape)
const modelsShape = z.array(modelRecordShape)
const creditProgramsShape = z.array(creditProgramWireShape)
const nearestSlotsShape = z.array(nearestSlotShape)

export function createSiteApi(general: Transport, dealer: Transport): SiteApi {
  return {
    getOptions: async ({ dealer: fromDealer = true } = {}) => {
      const options = await callV1(fromDealer ? dealer : general, 'GET /v1/options', {}, optionsShape)
      return { ...options, phone: options.dealer_phone ?? null }
    },
    getHome: () => callV1(dealer, 'GET /v1/home', {}, homeDataShape),
    getQuestions: (topic) => callV1(dealer, 'GET /v1/faq', { topic }, faqShape),
    getNewsList: (page = DEFAULT_PAGE, pageSize = NEWS_PAGE_SIZE, category) =>
      callV1(dealer, 'GET /v1/news', { page, pageSize, category }, newsListShape),
    getNewsDetail: (code) => getNewsDetail(dealer, code),
    getPromoPage: (code) =>
      orNotFound(callV1(dealer, 'GET /v1/promo-page', { code }, promoPageShape), 'Страница не найдена'),
    getLegal: () => callV1(dealer, 'GET /v1/legal', {}, legalListShape),
    getSearch: (q, page = DEFAULT_PAGE, pageSize = SEARCH_PAGE_SIZE, type) =>
      callV1(dealer, 'GET /v1/search', { q, page, pageSize, type }, searchListShape),
    getSuggestions: (q) => callV1(dealer, 'GET /v1/suggest', { q }, suggestionsShape),
    getComplectations: (modelCode) =>
      callV1(dealer, 'GET /v1/complectation', { withG90l: 1, modelCode }, complectationsShape),
    getPriceChanges: () => callV1(dealer, 'GET /v1/price-changes', {}, priceChangesShape),
    getDealers: ({ city_id, certified, testDrive } = {}) =>
      callV1(dealer, 'GET /v1/dealer', { city_id, ...whenTrue({ certified, testDrive }) }, dealersShape),
    getCities: (filter = {}) => callV1(dealer, 'GET /v1/city', whenTrue(filter), citiesShape),
    getModels: () => callV1(dealer, 'GET /v1/model', {}, modelsShape),
    getCreditPrograms: async () =>
      (await callV1(dealer, 'GET /v1/credit-program', {}, creditProgramsShape)).map(toCreditProgram),
    // The id is added to the result here: the response need not contain it (specification 3).
    getFeatures: async (id) => ({
      ...(await callV1(dealer, 'GET /v1/feature/{id}', {}, featureAnswerShape, { pathId: id })),
      id,
    }),
    getSpecifications: async (id) => ({
      ...(await callV1(dealer, 'GET /v1/specification/{id}', {}, specificationAnswerShape, { pathId: id })),
      id,
    }),
    getMeta: (route) => callV1(dealer, 'GET /v1/meta', { route }, metaTagsShape),
    getVisitorRequest: (secret) => getVisitorRequest(dealer, secret),
    changeVisitorRequest: (secret, fields) =>
      postForm(dealer, 'POST /v1/request/{id}', {}, fields, visitorRequestShape, secret),
    getNearestSlots: (cityId, model) =>
      callV1(dealer, 'GET /v1/nearest-slots', { city_id: cityId, model }, nearestSlotsShape),
    storeBuild: (hash) => postForm(dealer, 'POST /v1/build', {}, { hash }, storedBuildShape),
    getBuild: (code) => getBuild(dealer, code),
    configuratorData: () => callPlain(dealer, 'GET /configurator/json-data', {}, confDataShape),
    sendRequest: (fields) => sendRequest(dealer, fields),
  }
}

/** Boolean filters are sent only when true (specification 7.2). */
function whenTrue(flags: { certified?: boolean | undefined; testDrive?: boolean | undefined }) {
  return { ...(flags.certified && { certified: 1 as const }), ...(flags.testDrive && { testDrive: 1 as const }) }
}

const sendRequest = (dealer: Transport, fields: FormFields): Promise<LeadReceipt> =>
  postForm(dealer, 'POST /v1/request', {}, fields, leadReceiptShape).catch((error: unknown) => {
    if (fields['lead_type'] !== 'test-drive' || !(error instanceof ApiError)) throw error
    throw error.retold(rejectionText('test-drive', error.message))
  })

/** The wire form of the specification, with its oddity: `id` contains the code too (decisions.md). */
const newsDetailQuery = (code: string): { code: string; id: string } => ({ code, id: code })

const getNewsDetail = (dealer: Transport, code: string): Promise<NewsDetail> =>
  orNotFound(callV1(dealer, 'GET /v1/news', newsDetailQuery(code), z.nullable(newsDetailShape)), 'Новость не найдена')

const getVisitorRequest = (dealer: Transport, secret: string): Promise<VisitorRequest> =>
  orNotFound(callV1(dealer, 'GET /v1/request/{id}', {}, visitorRequestShape, { pathId: secret }), 'Заявка не найдена')

const getBuild = (dealer: Transport, code: string): Promise<SharedBuild> =>
  orNotFound(
    callV1(dealer, 'GET /v1/build/{id}', {}, sharedBuildShape, { pathId: code }),
    'Сборка с таким кодом не найдена',
  )

/** An empty response and a 404 mean the same: the record that is the page does not exist. */
async function orNotFound<T>(call: Promise<T | null>, message: string): Promise<T> {
  const item = await call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  if (!item) throw new NotFoundError(message)
  return item
}
