import type { Complectation, FeatureSet, SpecificationSet } from '#src/domain/shapes/complectation.ts'
import type { SharedBuild } from '#src/domain/shapes/build.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { FaqTopic } from '#src/domain/faq.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'
import type { HomeData } from '#src/domain/shapes/home.ts'
import type { LegalListItem } from '#src/domain/shapes/legal.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import type { ModelCode, ModelNav, ModelRecord } from '#src/domain/model.ts'
import type { PriceChange } from '#src/domain/shapes/price-change.ts'
import type { PromoPage } from '#src/domain/shapes/promo-page.ts'
import type { NewsDetail, NewsList } from '#src/domain/news.ts'
import type { FormState } from '#src/domain/lead.ts'
import type { ScheduleMonth } from '#src/domain/schedule.ts'
import type { NearestSlot, VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import type { Options } from '#src/domain/options.ts'
import type { SearchList } from '#src/domain/search.ts'

/** Loaded data: sent by the server with the page and used by the browser. */
export type AppData = {
  options: Options | null
  metaByRoute: Record<string, MetaTags>
  home: HomeData | null
  /** By topic; all of them under 'all'. */
  questions: Partial<Record<FaqTopic | 'all', FaqItem[]>>
  /** By page, size and category: see `newsKey`. */
  newsLists: Record<string, NewsList>
  newsByCode: Record<string, NewsDetail>
  newsDetail: NewsDetail | null
  /** Pages made by the office, by code. */
  promoPages: Record<string, PromoPage>
  /** Legal documents in full. */
  legal: LegalListItem[] | null
  priceChanges: PriceChange[] | null
  search: SearchList | null
  models: ModelRecord[] | null
  modelNav: Partial<Record<ModelCode, ModelNav>>
  complectations: Partial<Record<ModelCode, Complectation[]>>
  features: Record<number, FeatureSet>
  specifications: Record<number, SpecificationSet>
  creditPrograms: CreditProgram[] | null
  confData: ConfData | null
  /** Shared builds by their short code. */
  builds: Record<string, SharedBuild>
  /** Three separate contexts (specification 4). Dealers are keyed by city id, or 'all'. */
  cities: City[] | null
  testDriveCities: City[] | null
  citiesCertified: City[] | null
  dealers: Record<string, Dealer[]>
  testDriveDealers: Record<string, Dealer[]>
  dealersCertified: Record<string, Dealer[]>
  /** Hours for test drives, by `scheduleKey`; null when they failed to load. */
  schedules: Record<string, ScheduleMonth[] | null>
  /** When the server rendered the page, ms, for pages that depend on the moment. */
  renderedAt: number | null
  /** First free hours around a city, by `nearestKey`. */
  nearestSlots: Record<string, NearestSlot[]>
  /** Today in Moscow, YYYY-MM-DD, when the page was rendered; '' on pages that need no date. */
  today: string
  /** The request of the request page. */
  visitorRequest: VisitorRequest | null
  /** A post of a plain form that was not accepted; only on the page sent in response, which is never cached. */
  form: FormState | null
  /** For the hidden field `_xsrf`; only on pages that are never cached, '' on all others. */
  xsrfToken: string
}

export const emptyData: AppData = {
  options: null,
  metaByRoute: {},
  home: null,
  questions: {},
  newsLists: {},
  newsByCode: {},
  newsDetail: null,
  promoPages: {},
  legal: null,
  priceChanges: null,
  search: null,
  models: null,
  modelNav: {},
  complectations: {},
  features: {},
  specifications: {},
  creditPrograms: null,
  confData: null,
  builds: {},
  cities: null,
  testDriveCities: null,
  citiesCertified: null,
  dealers: {},
  testDriveDealers: {},
  dealersCertified: {},
  schedules: {},
  renderedAt: null,
  nearestSlots: {},
  today: '',
  visitorRequest: null,
  form: null,
  xsrfToken: '',
}
