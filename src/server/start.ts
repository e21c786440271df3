import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { createAnswer, type Answer } from '#src/backend/answer.ts'
import { createCrmRouter } from '#src/backend/crm/router.ts'
import type { Database } from '#src/backend/database.ts'
import { calendarFile } from '#src/backend/leads/calendar.ts'
import { HOLD_LIMITS, NO_HOLD_LIMITS } from '#src/backend/leads/hold.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { createApiRouter } from '#src/backend/router.ts'
import type { PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import { rememberAnswers } from '#src/backend/remembered-answers.ts'
import { cookieRule, cookieRuleText, noCookies } from '#src/backend/upstreams/cookies.ts'
import { createOutsideAnswer } from '#src/backend/upstreams/outside-answer.ts'
import { createOutsideHours } from '#src/backend/upstreams/schedule-host.ts'
import { probeWrite } from '#src/backend/write-probe.ts'
import { checkBrand } from '#src/server/settings/check-brand.ts'
import { noticeDelivery } from '#src/server/data/delivery-notice.ts'
import { createBackground, type Background } from '#src/server/data/background.ts'
import { createPrinter, type Printer } from '#src/printing/printer.ts'
import { loadBuiltSite } from '#src/server/rendering/built-site.ts'
import { createConfigurationFiles } from '#src/server/files/configuration-files.ts'
import { createLeadTraffic } from '#src/server/forms/lead-traffic.ts'
import { createFormGate } from '#src/server/forms/gate.ts'
import { createProofOfWork } from '#src/server/forms/proof-of-work.ts'
import { createCounter } from '#src/server/limits/counter.ts'
import { createLimits } from '#src/server/limits/limits.ts'
import { createCostlyReads } from '#src/server/limits/costly-reads.ts'
import { createCommonHeaders } from '#src/server/http/headers.ts'
import { createHttpMetrics, type HttpMetrics } from '#src/server/metrics/http-metrics.ts'
import { loggablePath } from '#src/server/logging/loggable-path.ts'
import { createLogger, type Logger } from '#src/server/logging/logger.ts'
import { serveMetrics } from '#src/server/metrics/metrics-server.ts'
import { mailPlanOf, senderOf } from '#src/server/settings/mail-settings.ts'
import { similarNames } from '#src/server/settings/similar-names.ts'
import { operatorMessage } from '#src/server/process/operator-message.ts'
import { createRequestPages } from '#src/server/forms/request-page.ts'
import { createPageServer } from '#src/server/pages/page-server.ts'
import { createRenderAddress, type PageRenderer } from '#src/server/rendering/render.ts'
import { createReadiness, measureReadiness, type Readiness } from '#src/server/process/readiness.ts'
import { readSettings, SETTING_NAMES, type Settings } from '#src/server/settings/settings.ts'
import { createSiteFiles } from '#src/server/pages/site-files.ts'
import { createHttpServer, createSite, type Site } from '#src/server/site.ts'
import { prepareStorage, type Storage } from '#src/server/data/storage.ts'
import { createVitals } from '#src/server/metrics/vitals.ts'
import { readProcessMetrics, shareWithPrimary } from '#src/server/metrics/process-metrics.ts'

/**
 * Data of an outside service may be wrong and corrected there, so such pages are refreshed sooner than after a minute.
 */
const OUTSIDE_FRESH_MS = 10_000

const BUILT_PRINT_WORKER = 'dist/server/print-worker.js'

/**
 * Requests per address in ten minutes. A document costs half a second of a thread, a new share card 0.3 s, a build a
 * row in the database, a beacon nothing.
 */
const PDF_LIMIT = 30
const CARD_LIMIT = 60
const BUILD_LIMIT = 120
const VITALS_LIMIT = 600

type PageSource = { renderer: PageRenderer; files: RequestHandler }
type StartOptions = {
  root: string
  dev: boolean
  env?: NodeJS.ProcessEnv
  /** Replaces the built or dev pages: scripts that prove the rest of the server need none. */
  pageSource?: PageSource
}

/**
 * Starts the site and stops it on SIGTERM or SIGINT. An error that the operator has to fix ends it with exit code 1.
 */
export async function startSite(options: StartOptions): Promise<void> {
  try {
    const env = options.env ?? process.env
    const settings = readSettings(env)
    const log = createLogger(settings.logLevel)
    checkBrand()
    for (const { given, meant } of similarNames(env, SETTING_NAMES))
      log.warn(`${given} is no setting of the site and has no effect; ${meant} is one`)
    if (!options.dev && !env['PUBLIC_ORIGIN'])
      log.warn(`PUBLIC_ORIGIN is not set: pages, sitemap and feed name ${settings.publicOrigin}`)
    const storage = await prepareStorage(settings, log)
    await noticeDelivery(storage.db, settings, env['NODE_ENV'] === 'production', log)
    const isBuilt = !options.dev && !options.pageSource
    const printer = isBuilt ? createPrinter(BUILT_PRINT_WORKER) : createPrinter()
    const images = join(options.root, options.dev ? 'public/images' : 'dist/client/images')
    const print: PrintConfiguration = (document) => printer.print({ kind: 'configuration', document, images })
    const printQueued: PrintConfiguration = (document) =>
      printer.print({ kind: 'configuration', document, images }, { mayQueue: true })
    const work = createBackground(settings, storage.db, printQueued, log)
    const { registry } = work.metrics
    const readiness = createReadiness({ write: () => probeWrite(storage.db, new Date()), log })
    measureReadiness(registry, readiness)
    const http = settings.metricsPort === null ? null : createHttpMetrics(registry)
    const site = await buildSite(options, { settings, storage, work, readiness, printer, print, http, log })
    if (http && cluster.isWorker) shareWithPrimary(registry)
    else if (http) await serveMetrics(settings, readProcessMetrics(registry))
    await listen(site.server, settings)
    work.start()
    announce(site.server, log)
    stopOnSignal(site, { work, db: storage.db, drainMs: settings.drainMs, log })
  } catch (error) {
    process.exitCode = 1
    console.error(operatorMessage(error))
    // Handles of an incomplete start (Vite's watchers, say) must not keep the process alive.
    process.exit()
  }
}

type BuildParts = {
  settings: Settings
  storage: Storage
  work: Background
  readiness: Readiness
  printer: Printer
  print: PrintConfiguration
  http: HttpMetrics | null
  log: Logger
}

async function buildSite(
  { root, dev, pageSource }: StartOptions,
  {
    settings,
    storage: { db, pool },
    work: { metrics, wake, wakeDocuments, upstreams },
    readiness,
    printer,
    print,
    http,
    log,
  }: BuildParts,
): Promise<Site> {
  // It queries the schedule as visitors do, wherever that is.
  const outsideHours = upstreams.schedule && createOutsideHours((request) => answer(request))
  const embedded = createAnswer({
    db,
    ...(outsideHours && { outsideHours }),
    metrics,
    wakeOutbox: wake,
    holdLimits: settings.rateLimit === 0 ? NO_HOLD_LIMITS : HOLD_LIMITS,
    mail: mailPlanOf(settings.mail),
    publicOrigin: settings.publicOrigin,
    metrikaId: settings.metrikaId,
    now: () => new Date(),
    log,
  })
  const hasOutside = Object.keys(upstreams).length > 0
  const cookies = hasOutside ? cookieRule(settings.forwardedCookies) : noCookies
  if (hasOutside) log.info(`outside services are told of ${cookieRuleText(settings.forwardedCookies)}`)
  const answer: Answer = createOutsideAnswer({ embedded: rememberAnswers(embedded), upstreams, cookies })
  const server = createHttpServer()
  const { renderer, files } = pageSource ?? (await loadPageSource(root, dev, server, settings))
  const headers = createCommonHeaders({ dev, counter: settings.metrikaId !== null, hsts: settings.hsts })
  const render = createRenderAddress(renderer, answer, log)
  const pages = createPageServer({
    headers,
    meaningfulCookies: cookies,
    render: http ? http.timed(render) : render,
    keep: !dev,
    ...(hasOutside && { freshMs: OUTSIDE_FRESH_MS }),
    ...(http && { onLookup: http.lookedUp }),
    onRefreshError: (address, error) =>
      log.error({ err: error, path: loggablePath(address) }, 'page not refreshed, the old one serves on'),
  })
  const { publicOrigin } = settings
  // RATE_LIMIT 0 is for load tests: nothing is counted then.
  const hash = (text: string) => keyedHash(db, text)
  const limitsOf = (perWindow: number, what: string, shared = pool) =>
    createLimits(settings.rateLimit && perWindow, { pool: shared, what, hash })
  const limits = limitsOf(settings.rateLimit, 'own')
  const buildLimits = limitsOf(BUILD_LIMIT, 'build')
  const crm = createCrmRouter({ db, token: settings.crmToken, now: () => new Date(), log })
  const forms = createFormGate({
    answer,
    pages,
    limits,
    traffic: createLeadTraffic(settings.rateLimit, pool, hash),
    proofs: createProofOfWork({ pool, hash }),
    buildLimits,
    publicOrigin,
    metrics,
    log,
  })
  const configurations = createConfigurationFiles({
    db,
    publicOrigin,
    now: () => new Date(),
    printer,
    print,
    limits: limitsOf(PDF_LIMIT, 'pdf'),
    cardLimits: limitsOf(CARD_LIMIT, 'card'),
    wakeDocuments,
    log,
  })
  const organizer = settings.mail && senderOf(settings.mail)
  const requestPages = createRequestPages(pages, (secret) => calendarFile(db, secret, { publicOrigin, organizer }))
  const siteFiles = createSiteFiles({ db, publicOrigin, now: () => new Date() })
  const api = createApiRouter(answer)
  const vitals =
    http && createVitals({ registry: metrics.registry, publicOrigin, limits: limitsOf(VITALS_LIMIT, 'vitals', null) })
  // In memory: a read must not cost a database statement.
  const reads =
    settings.rateLimit > 0 && createCostlyReads({ counter: createCounter({ what: 'read', pool: null }), hash })
  const parts = { forms, api, crm, configurations, requestPages, siteFiles, pages, files, headers, readiness }
  const site = createSite(
    server,
    { ...parts, ...(reads && { reads }), ...(vitals && { vitals }), ...(http && { onAnswer: http.answered }) },
    settings,
    log,
  )
  return { ...site, stop: (drainMs) => site.stop(drainMs).finally(printer.stop) }
}

const loadPageSource = async (root: string, dev: boolean, server: Server, settings: Settings): Promise<PageSource> =>
  dev ? (await import('#src/server/rendering/dev-site.ts')).createDevSite(root, server) : loadBuiltSite(root, settings)

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function announce(server: Server, log: Logger) {
  const address = server.address()
  if (address === null || typeof address === 'string') return
  const host = address.address === '127.0.0.1' || address.address === '::' ? 'localhost' : address.address
  log.info({ url: `http://${host}:${address.port}` }, `the site is at http://${host}:${address.port}`)
  log.flush()
}

type Stopped = { work: Background; db: Database; drainMs: number; log: Logger }

function stopOnSignal(site: Site, { work, db, drainMs, log }: Stopped) {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // Ctrl-C is a developer waiting, with no proxy in front.
    await site.stop(signal === 'SIGINT' ? 0 : drainMs)
    await work.stop()
    await db.destroy()
    log.info('stopped')
    log.flush(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
