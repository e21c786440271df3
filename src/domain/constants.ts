/** Business constants and limits of the specification, section 9. */

/** Burger, footer accordion and header height switch at this width, px: above is desktop. */
export const MOBILE_BREAKPOINT = 768
/** The model header is a full row above this width, px. */
export const MODEL_HEADER_BREAKPOINT = 1279
export const HEADER_OFFSET_DESKTOP = 70
export const HEADER_OFFSET_MOBILE = 60

export const HTTP_TIMEOUT_MS = 10_000
/** Begins the status text of a call that had no answer (specification 8). */
export const TRANSPORT_FAILURE = 'API request error:'
/** Time limit for a page's data on the server; later blocks are left to the client (gaps.md 15). */
export const SSR_DEADLINE_MS = 1_500

export const NEWS_PAGE_SIZE = 20
export const FOOTER_NEWS_PAGE_SIZE = 10
export const HOME_NEWS_ITEMS = 3
export const SEARCH_PAGE_SIZE = 10
/** Ours: how many suggestions fit under a field without scrolling. */
export const SUGGESTIONS = 6
export const DEFAULT_PAGE = 1

/** Ours: no address of the site is longer; a longer one is unknown without further checks. */
export const MAX_ADDRESS = 1_024
/** Ours: maximum length of a value read from an address, and of a search field. */
export const MAX_QUERY_VALUE = 200

export const LAZY_IMAGE_DELAY_MS = 200
export const HOME_POPUP_DELAY_MS = 200
export const BURGER_LOCK_DELAY_MS = 100
export const ACCORDION_EXTRA_PX = 20
export const ACCORDION_DURATION_S = 0.4

export const COOKIE_AGREE = 'cookiesAgree'
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

export const DEFAULT_SLIDE = 0
export const TRADE_IN_DEFAULT_MODEL = 1
/** Its name as a constant, so that pages need not include all models for it. */
export const TRADE_IN_DEFAULT_NAME = 'G70'
/** Initial value of the search for the shortest credit term (specification 9). */
export const MIN_TERM_START = 1_000_000
/** Number of digits of a phone that can be dialled. */
export const PHONE_DIGITS = { min: 9, max: 13 } as const
/** PDF call: 1 keeps the file on the server. */
export const PDF_SAVE_DEFAULT = '1'
/** CRM call: sent only after the box is ticked (decisions.md). */
export const CRM_AGREE_DEFAULT = 'on'

export const API_BASE = '/ru/ru/api'
export const DEALER_BASE = '/dealer'
/** Ours: performance measurements from browsers. */
export const VITALS_PATH = `${API_BASE}/v1/vitals`
/** Ours: page views and steps for the counters. */
export const COUNTS_PATH = `${API_BASE}/v1/counts`
/** The leads API: PDF and CRM (specification 7.2). */
export const CRM_BASE = '/leads/api/'

/** Generated files: documents of configurations and share cards of builds. */
export const CONFIGURATION_FILES = '/upload/configurations'
export const BUILD_CARDS = '/upload/builds'
/** Days a short code of a build is kept after its last use. */
export const BUILD_CODE_DAYS = 365

export const COPYRIGHT_YEAR = 2021

/** Ours: size of the share card, px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
/** Ours: the news as an Atom feed. */
export const FEED_PATH = '/news.atom'
/** Ours: price changes as an Atom feed, and the price list in force, for partners. */
export const PRICE_FEED_PATH = '/prices.atom'
export const PRICE_LIST_CSV = '/prices.csv'
export const PRICE_LIST_JSON = '/prices.json'

/** Figures of counted links: a page each, by its secret. */
export const MADE_LINKS = '/links'
/** The style sheet of those pages: a file for everybody. */
export const MADE_LINKS_STYLES = `${MADE_LINKS}/page.css`

/** Secret preview links (office). */
export const PREVIEW_FOLDER = '/preview'
