import type { Complectation, FeatureAnswer, SpecificationAnswer } from '#src/domain/shapes/complectation.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'
import type { CreditProgramWire } from '#src/domain/credit.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { SharedBuild, StoredBuild } from '#src/domain/shapes/build.ts'
import type { FaqTopic } from '#src/domain/faq.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'
import type { HomeData } from '#src/domain/shapes/home.ts'
import type { LegalListItem } from '#src/domain/shapes/legal.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import type { PriceChange } from '#src/domain/shapes/price-change.ts'
import type { ModelCode, ModelRecord } from '#src/domain/model.ts'
import type { NewsDetail, NewsList } from '#src/domain/news.ts'
import type { OptionsAnswer } from '#src/domain/options.ts'
import type { PromoPage } from '#src/domain/shapes/promo-page.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import type { SearchList, SearchType, Suggestion } from '#src/domain/search.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { NearestSlot, VisitorRequest } from '#src/domain/shapes/visitor-request.ts'

type Flag = 1
type None = Record<never, never>

/**
 * Every call of the site: its query and the `data` it returns (specification 7.2). `{id}` stands for one path segment.
 * Backend and services are both checked against this table.
 */
export type Api = {
  'GET /v1/options': { query: None; data: OptionsAnswer }
  'GET /v1/home': { query: None; data: HomeData }
  /** Ours: questions of visitors, of one topic or of all. */
  'GET /v1/faq': { query: { topic?: FaqTopic | undefined }; data: FaqItem[] }
  'GET /v1/news': {
    query: { page?: number; pageSize?: number; category?: string | undefined } | { code: string; id: string }
    data: NewsList | NewsDetail | null
  }
  /** Ours: a page made in the office. */
  'GET /v1/promo-page': { query: { code: string }; data: PromoPage }
  /** Ours: the legal documents in force. */
  'GET /v1/legal': { query: None; data: LegalListItem[] }
  'GET /v1/search': {
    query: { q: string; page?: number; pageSize?: number; type?: SearchType | undefined }
    data: SearchList
  }
  /** Ours: while the visitor types. */
  'GET /v1/suggest': { query: { q: string }; data: Suggestion[] }
  'GET /v1/complectation': { query: { withG90l: Flag; modelCode: ModelCode }; data: Complectation[] }
  /** Ours: changes of prices, newest first. */
  'GET /v1/price-changes': { query: None; data: PriceChange[] }
  'GET /v1/dealer': { query: { city_id?: number | undefined; certified?: Flag; testDrive?: Flag }; data: Dealer[] }
  'GET /v1/city': { query: { certified?: Flag; testDrive?: Flag }; data: City[] }
  'GET /v1/model': { query: None; data: ModelRecord[] }
  'GET /v1/credit-program': { query: None; data: CreditProgramWire[] }
  'GET /v1/feature/{id}': { query: None; data: FeatureAnswer }
  'GET /v1/specification/{id}': { query: None; data: SpecificationAnswer }
  'GET /v1/meta': { query: { route: string }; data: MetaTags }
  /** The build with a short code (ours, not in the specification). */
  'GET /v1/build/{id}': { query: None; data: SharedBuild }
  /** Field `hash`: the configurator's. The same build has one code. */
  'POST /v1/build': { query: None; data: StoredBuild }
  /** The only call whose response has no envelope. */
  'GET /configurator/json-data': { query: None; data: ConfData }
  /** On the schedule host; its base is the whole path. The two parameters are optional (gaps.md 10). */
  'GET /schedule': { query: { method: 'getShedule'; dealer_id?: number; model?: string }; data: ScheduleMap }
  /**
   * The same fields and responses as POST /v1/request; multipart by the specification, other encodings are read too.
   */
  'POST /schedule': { query: { method: 'request' }; data: LeadReceipt }
  /** Any of the five requests; the field `lead_type` selects the form (domain/shapes/lead.ts). */
  'POST /v1/request': { query: None; data: LeadReceipt }
  /** The first free hour of every dealer of the city and within 100 km of it, soonest first. */
  'GET /v1/nearest-slots': { query: { city_id: number; model?: string }; data: NearestSlot[] }
  /** A visitor's request page; `{id}` is its secret. */
  'GET /v1/request/{id}': { query: None; data: VisitorRequest }
  /** Fields `action` (OWN_ACTIONS); to move, `date` and `time`; to pass on, `dealer_id` and `agree`. */
  'POST /v1/request/{id}': { query: None; data: VisitorRequest }
  /** Returns nothing but the XSRF cookie: for forms that make no other call before they are sent. */
  'GET /v1/form-token': { query: None; data: null }
}
export type Call = keyof Api

/** `data` of an error that names fields (gaps.md 15). */
export type Rejection = { errors: Readonly<Record<string, string>> }

/** The envelope of every v1 and schedule response (specification 7.1). */
export type Envelope<T = unknown> = { success: boolean; data: T | null; message: string }

/** A request and its response over any transport: HTTP in the browser, a function call on the server. */
export type ApiRequest = {
  method: 'GET' | 'POST'
  path: string
  query?: Readonly<Record<string, string | number | undefined>>
  body?: unknown
}
export type ApiResponse = {
  status: number
  statusText: string
  data: unknown
  /** An outside service did not respond: this is its last known response. */
  isStale?: true
  /** Made for one visitor's cookies: must not be cached. */
  isPersonal?: true
}
export type Transport = (request: ApiRequest) => Promise<ApiResponse>
