import type { Server } from 'node:http'
import type { RequestHandler } from 'express'
import { createAnswer, type Answer } from '#src/backend/answer.ts'
import type { Counting } from '#src/backend/counts/counting.ts'
import type { PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import { countedPath, countedWords } from '#src/backend/counts/counted-text.ts'
import { createCrmRouter } from '#src/backend/crm/router.ts'
import type { OutsideHours } from '#src/backend/endpoint.ts'
import { calendarFile } from '#src/backend/leads/calendar.ts'
import { HOLD_LIMITS, NO_HOLD_LIMITS } from '#src/backend/leads/hold.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { createSearchIndex, type SearchIndex } from '#src/backend/search/search-index.ts'
import { createRedirects, type Redirects } from '#src/backend/content/redirects.ts'
import { readContentState } from '#src/backend/content/revisions.ts'
import { watchContent } from '#src/backend/content/watch.ts'
import { createResponseCache, type ResponseCache } from '#src/backend/response-cache.ts'
import { createApiRouter } from '#src/backend/router.ts'
import { cookieRule, cookieRuleText, noCookies, type CookieRule } from '#src/backend/upstreams/cookies.ts'
import { createOutsideAnswer } from '#src/backend/upstreams/outside-answer.ts'
import { createOutsideHours } from '#src/backend/upstreams/schedule-host.ts'
import type { PictureStore } from '#src/backend/pictures/store.ts'
import type { Printer } from '#src/printing/printer.ts'
import type { Background } from '#src/server/data/background.ts'
import type { Storage } from '#src/server/data/storage.ts'
import { serveUploadedPictures } from '#src/server/files/uploaded-pictures.ts'
import { createPrintedFiles, type PrintFile } from '#src/server/files/printed-files.ts'
import { createPublishedFiles, refusePrinted, sendPrinted } from '#src/server/files/published-files.ts'
import { createConfigurationFiles } from '#src/server/files/configuration-files.ts'
import { createFormGate } from '#src/server/forms/gate.ts'
import { hasWrongFields } from '#src/backend/leads/read.ts'
import { createLeadTraffic } from '#src/server/forms/lead-traffic.ts'
import { createProofOfWork } from '#src/server/forms/proof-of-work.ts'
import { createRequestPages } from '#src/server/forms/request-page.ts'
import { createCommonHeaders, type CommonHeaders } from '#src/server/http/headers.ts'
import { createCostlyReads } from '#src/server/limits/costly-reads.ts'
import { createCounter } from '#src/server/limits/counter.ts'
import { createLimits } from '#src/server/limits/limits.ts'
import { createLinkPages } from '#src/server/links/link-pages.ts'
import { loggablePath } from '#src/server/logging/loggable-path.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import type { HttpMetrics } from '#src/server/metrics/http-metrics.ts'
import { createCounts } from '#src/server/metrics/counts.ts'
import { createVitals } from '#src/server/metrics/vitals.ts'
import { createPageServer, type PageServer } from '#src/server/pages/page-server.ts'
import { createSiteFiles } from '#src/server/pages/site-files.ts'
import { createPreview } from '#src/server/preview/preview.ts'
import { renewLiveContent, withLiveContent } from '#src/server/live/live-content.ts'
import { createRenewal } from '#src/server/live/renewal.ts'
import { documentAt } from '#src/server/live/published-documents.ts'
import { createPreviewSites } from '#src/server/preview/preview-sites.ts'
import type { Readiness } from '#src/server/process/readiness.ts'
import { loadBuiltSite } from '#src/server/rendering/built-site.ts'
import { createRenderAddress, type PageRenderer } from '#src/server/rendering/render.ts'
import { mailPlanOf, senderOf } from '#src/server/settings/mail-settings.ts'
import type { Settings } from '#src/server/settings/settings.ts'
import { createHttpServer, createSite, type Site } from '#src/server/site.ts'
import type { SiteParts } from '#src/server/app.ts'

/** Connects the parts of the site, group by group: answers, pages, limits, forms, files. */

export type PageSource = {
  renderer: PageRenderer
  files: RequestHandler
  /** Tags of the styles every page has, for documents of our own; none in development. */
  styles?: string
}
export type PageOptions = {
  root: string
  dev: boolean
  /** Replaces the built or dev pages: scripts that prove the rest of the server need none. */
  pageSource?: PageSource
}

export type BuildParts = {
  settings: Settings
  storage: Storage
  work: Background
  readiness: Readiness
  printer: Printer
  print: PrintConfiguration
  /** Store of uploaded pictures; null: the database. */
  pictures: PictureStore | null
  http: HttpMetrics | null
  log: Logger
}

/**
 * Data of an outside service may be wrong and corrected there, so such pages are refreshed sooner than after a minute.
 */
const OUTSIDE_FRESH_MS = 10_000

/**
 * Requests per address in ten minutes. A document costs half a second of a thread, a new share card 0.3 s, a build a
 * row in the database, a link as well, a beacon nothing.
 */
const PDF_LIMIT = 30
const CARD_LIMIT = 60
const BUILD_LIMIT = 120
const VITALS_LIMIT = 600
const LINK_LIMIT = 60

const now = () => new Date()

/** With what the office needs from the site. */
type BuiltSite = Site & Pick<Answers, 'outsideHours'>

/** The site, not listening yet. Throws StartError. */
export async function buildSite(options: PageOptions, parts: BuildParts): Promise<BuiltSite> {
  const { settings, storage, readiness, printer, http, log } = parts
  const answers = connectAnswers(parts)
  const server = createHttpServer()
  const source = options.pageSource ?? (await loadPageSource(options, server, settings))
  const headers = createCommonHeaders({
    dev: options.dev,
    counter: settings.metrikaId !== null,
    hsts: settings.hsts,
  })
  const known = await readContentState(storage.db)
  const redirects = await createRedirects(storage.db, now)
  await renewLiveContent(storage.db)
  const pages = connectPages(parts, answers, { renderer: source.renderer, headers, redirects, isCached: !options.dev })
  const limiters = connectLimits(settings, storage, pages)
  const files = connectFiles(parts, limiters)
  const printFile = createPrintedFiles(printer)
  const published = createPublishedFiles({ db: storage.db, now, print: printFile, log })
  await published.renew()
  const site = createSite(
    server,
    {
      ...connectForms(parts, { answer: answers.answer, pages, limiters }),
      ...files,
      uploaded: serveUploadedPictures({ db: storage.db, pictures: parts.pictures }, now),
      published: published.handle,
      preview: connectPreview(parts, source.renderer, printFile),
      api: createApiRouter(answers.answer),
      pages,
      files: source.files,
      headers,
      readiness,
      reads: limiters.reads,
      vitals: connectVitals(parts, limiters),
      ...connectCounts(parts, limiters, source.styles ?? ''),
      onAnswer: http?.answered,
      onMalformed: http?.malformed,
    },
    settings,
    log,
  )
  const { outsideHours } = answers
  const content = watchContent({
    db: storage.db,
    now,
    log,
    known,
    onChange: createRenewal({
      renewLive: () => renewLiveContent(storage.db),
      renewBeforeAnswers: [redirects, answers.search],
      renewAnswers: answers.renew,
      forgetPages: pages.forget,
      forgetFiles: files.siteFiles.forget,
      renewDocuments: published.renew,
    }),
  })
  content.start()
  const stop = (drainMs: number) =>
    site.stop(drainMs).finally(() => Promise.all([printer.stop(), content.stop()]).then(() => {}))
  return { ...site, outsideHours, stop }
}

const loadPageSource = async ({ root, dev }: PageOptions, server: Server, settings: Settings): Promise<PageSource> =>
  dev ? (await import('#src/server/rendering/dev-site.ts')).createDevSite(root, server) : loadBuiltSite(root, settings)

type Answers = {
  answer: Answer
  /** Reads all cached content responses again. */
  renew: ResponseCache['renew']
  search: SearchIndex
  cookies: CookieRule
  hasOutside: boolean
  outsideHours: OutsideHours | undefined
}

/** The function that answers every call: by the embedded backend, or by outside services where they are configured. */
function connectAnswers({ settings, storage, work, log }: BuildParts): Answers {
  const { upstreams } = work
  // It queries the schedule as visitors do, wherever that is.
  const outsideHours: OutsideHours | undefined = upstreams.schedule && createOutsideHours((request) => answer(request))
  const search = createSearchIndex(storage.db, now)
  const embedded = createAnswer({
    db: storage.db,
    search: search.current,
    ...(outsideHours && { outsideHours }),
    metrics: work.metrics,
    wakeOutbox: work.wake,
    holdLimits: settings.rateLimit === 0 ? NO_HOLD_LIMITS : HOLD_LIMITS,
    mail: mailPlanOf(settings.mail),
    publicOrigin: settings.publicOrigin,
    metrikaId: settings.metrikaId,
    now,
    log,
    ...(work.counting && { onNothingFound: noteNothingFound(work.counting) }),
  })
  const hasOutside = Object.keys(upstreams).length > 0
  const cookies = hasOutside ? cookieRule(settings.forwardedCookies) : noCookies
  if (hasOutside) log.info(`outside services are told of ${cookieRuleText(settings.forwardedCookies)}`)
  const responseCache = createResponseCache(embedded)
  const answer = createOutsideAnswer({ embedded: responseCache.answer, upstreams, cookies })
  return { answer, renew: responseCache.renew, search, cookies, hasOutside, outsideHours }
}

const noteNothingFound = (counting: Counting) => (q: string) => {
  const words = countedWords(q)
  if (words !== null) counting.add('search', words)
}

type PageParts = { renderer: PageRenderer; headers: CommonHeaders; redirects: Redirects; isCached: boolean }

function connectPages(
  { http, log, settings }: BuildParts,
  { answer, cookies, hasOutside }: Answers,
  { renderer, headers, redirects, isCached }: PageParts,
): PageServer {
  const render = createRenderAddress(renderer, answer, log)
  return createPageServer({
    headers,
    meaningfulCookies: cookies,
    render: http ? http.timed(render) : render,
    isCached,
    cdnSeconds: settings.cdnSeconds,
    movedTo: redirects.find,
    renamedTo: redirects.findRenamed,
    freshMs: hasOutside ? OUTSIDE_FRESH_MS : undefined,
    onLookup: http?.lookedUp,
    onRefreshError: (address, error) =>
      log.error({ err: error, path: loggablePath(address) }, 'page not refreshed, the old one serves on'),
  })
}

type Limiters = ReturnType<typeof connectLimits>

/** RATE_LIMIT 0 is for load tests: nothing is counted then. */
function connectLimits({ rateLimit }: Settings, { db, pool }: Storage, { isPersonal }: PageServer) {
  const hash = (text: string) => keyedHash(db, text)
  const limitsOf = (perWindow: number, what: string, shared = pool) =>
    createLimits(rateLimit && perWindow, { pool: shared, what, hash })
  return {
    limitsOf,
    traffic: createLeadTraffic(rateLimit, pool, hash),
    proofs: createProofOfWork({ pool, hash }),
    // In memory: a read must not cost a database statement.
    reads:
      rateLimit > 0
        ? createCostlyReads({ counter: createCounter({ what: 'read', pool: null }), hash, isPersonal })
        : undefined,
  }
}

type FormParts = { answer: Answer; pages: PageServer; limiters: Limiters }

function connectForms(
  { settings, storage: { db }, work: { metrics }, log }: BuildParts,
  { answer, pages, limiters: { limitsOf, traffic, proofs, reads } }: FormParts,
): Pick<SiteParts, 'forms' | 'crm' | 'requestPages'> {
  const { publicOrigin } = settings
  const organizer = settings.mail && senderOf(settings.mail)
  return {
    forms: createFormGate({
      answer,
      hasWrongFields: (fields) => hasWrongFields(db, fields, now()),
      pages,
      reads,
      limits: limitsOf(settings.rateLimit, 'own'),
      traffic,
      proofs,
      buildLimits: limitsOf(BUILD_LIMIT, 'build'),
      publicOrigin,
      metrics,
      log,
    }),
    crm: createCrmRouter({ db, token: settings.crmToken, now, log }),
    requestPages: createRequestPages(pages, (secret) => calendarFile(db, secret, { publicOrigin, organizer })),
  }
}

function connectFiles(
  { settings: { publicOrigin }, storage: { db }, work: { wakeDocuments }, printer, print, log }: BuildParts,
  { limitsOf }: Limiters,
): Pick<SiteParts, 'configurations'> & { siteFiles: ReturnType<typeof createSiteFiles> } {
  return {
    configurations: createConfigurationFiles({
      db,
      publicOrigin,
      now,
      printer,
      print,
      limits: limitsOf(PDF_LIMIT, 'pdf'),
      cardLimits: limitsOf(CARD_LIMIT, 'card'),
      wakeDocuments,
      log,
    }),
    siteFiles: createSiteFiles({ db, publicOrigin, now }),
  }
}

/** Previews answer from databases of their own; outside services are not asked. */
function connectPreview(
  { settings, storage, log }: BuildParts,
  renderer: PageRenderer,
  print: PrintFile,
): RequestHandler {
  const { publicOrigin } = settings
  return createPreview({
    sites: createPreviewSites({ db: storage.db, now, publicOrigin, log }),
    render: (address, { answer, live }) =>
      withLiveContent(live, () => createRenderAddress(renderer, answer, log)(address)),
    async sendDocument(req, res, { db, live, at }) {
      try {
        const document = await withLiveContent(live, () => documentAt(db, req.path, at))
        if (document) sendPrinted(req, res, { document, file: await print(document.job) })
        return document !== null
      } catch (error) {
        log.error({ err: error, path: loggablePath(req.path) }, 'a document of a preview could not be printed')
        refusePrinted(res)
        return true
      }
    },
  })
}

const connectVitals = ({ settings, work, http }: BuildParts, { limitsOf }: Limiters): RequestHandler | undefined =>
  http
    ? createVitals({
        registry: work.metrics.registry,
        publicOrigin: settings.publicOrigin,
        limits: limitsOf(VITALS_LIMIT, 'vitals', null),
      })
    : undefined

/** At most one view beacon when a page is left, and one each time it is hidden again. */
const COUNTS_LIMIT = 1_200

function connectCounts(
  { settings: { publicOrigin }, storage: { db }, work: { counting } }: BuildParts,
  { limitsOf }: Limiters,
  styles: string,
): Pick<SiteParts, 'counts' | 'links' | 'onMissing'> {
  if (counting === null) return {}
  return {
    counts: createCounts({ counting, publicOrigin, limits: limitsOf(COUNTS_LIMIT, 'counts', null) }),
    links: createLinkPages({ db, now, publicOrigin, limits: limitsOf(LINK_LIMIT, 'link'), styles }),
    onMissing(path) {
      const shown = countedPath(loggablePath(path))
      if (shown !== null) counting.add('missing', shown)
    },
  }
}
