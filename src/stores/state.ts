import type { Complectation, FeatureSet, SpecificationSet } from '#src/domain/shapes/complectation.ts'
import type { SharedBuild } from '#src/domain/shapes/build.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'
import { TRADE_IN_DEFAULT_MODEL, TRADE_IN_DEFAULT_NAME } from '#src/domain/constants.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { HomeData } from '#src/domain/shapes/home.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import type { ModelCode, ModelNav, ModelRecord } from '#src/domain/model.ts'
import type { NewsDetail, NewsList } from '#src/domain/news.ts'
import type { FormState } from '#src/domain/lead.ts'
import type { ScheduleMonth } from '#src/domain/schedule.ts'
import type { NearestSlot, VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import type { Options } from '#src/domain/options.ts'
import type { PopupName } from '#src/domain/popups.ts'
import type { SearchList } from '#src/domain/search.ts'

/** Loaded data: sent by the server with the page and used by the browser. */
export type AppData = {
  options: Options | null
  metaByRoute: Record<string, MetaTags>
  home: HomeData | null
  /** By page, size and category: see `newsKey`. */
  newsLists: Record<string, NewsList>
  newsByCode: Record<string, NewsDetail>
  newsDetail: NewsDetail | null
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
  moment: number | null
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
  newsLists: {},
  newsByCode: {},
  newsDetail: null,
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
  moment: null,
  nearestSlots: {},
  today: '',
  visitorRequest: null,
  form: null,
  xsrfToken: '',
}

/** What is chosen before a popup opens, by the names of the request's fields. */
export type PopupPreset = { model?: ModelCode; city_id?: string; dealer_id?: string }
export type LoungeScreen = 'about' | 'space' | 'events' | 'visit'

/** State of the screen: initially the same for everybody, so it is never sent with the page. */
export type ScreenState = {
  /** False while the header is hidden (specification 2.2, the header-menu flag). */
  headerMenuOpen: boolean
  /** Id of the open dropdown (specification 4). */
  activeDropdown: number | null
  burgerDesktopOpen: boolean
  burgerMobileOpen: boolean
  searchOpen: boolean
  modelMenuOpen: boolean
  modelAdditionOpen: boolean
  popup: { name: PopupName; place: string; preset?: PopupPreset | undefined } | null
  /** Id and name of the wanted new car; the default until the visitor has chosen. */
  tradeInModel: number
  tradeInModelName: string
  /** Holders of the page's scroll lock; it is locked while there is any (decisions.md, nested locks). */
  scrollLocks: string[]
  /** 0 until the browser has measured it. */
  windowWidth: number
  loungeScreen: LoungeScreen
}

export const initialScreen: ScreenState = {
  headerMenuOpen: true,
  activeDropdown: null,
  burgerDesktopOpen: false,
  burgerMobileOpen: false,
  searchOpen: false,
  modelMenuOpen: false,
  modelAdditionOpen: false,
  popup: null,
  tradeInModel: TRADE_IN_DEFAULT_MODEL,
  tradeInModelName: TRADE_IN_DEFAULT_NAME,
  scrollLocks: [],
  windowWidth: 0,
  loungeScreen: 'about',
}

export type AppState = AppData & ScreenState

/** The parts of a state that differ from the empty one: all that the page has to contain. */
export function dataOf(state: AppState): Partial<AppData> {
  const keys = Object.keys(emptyData) as (keyof AppData)[]
  return Object.fromEntries(
    keys.filter((key) => state[key] !== emptyData[key]).map((key) => [key, inKeyOrder(state[key])]),
  )
}

/**
 * Responses are stored in the order they arrive: without sorting, the same page would get a different validator each
 * time.
 */
const inKeyOrder = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
