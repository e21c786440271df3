import { deleteExpiredFiles } from '#src/backend/configurations/files.ts'
import { deleteUnusedBuilds } from '#src/backend/configurations/builds.ts'
import { watchedForDocument } from '#src/backend/configurations/document-follows.ts'
import { createDocumentMaker } from '#src/backend/configurations/lead-document-maker.ts'
import type { PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import { chooseCrm } from '#src/backend/crm/choose.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import { announcePrices } from '#src/backend/leads/announcements.ts'
import { withPassport } from '#src/backend/leads/passport.ts'
import { createMetrics, type Metrics } from '#src/backend/metrics.ts'
import { measureOutbox } from '#src/backend/outbox/measure.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import { createUpstreamMetrics, type UpstreamMetrics } from '#src/backend/upstreams/upstream-metrics.ts'
import { startRetention } from '#src/backend/retention.ts'
import { copyContent } from '#src/backend/upstreams/content-mirror.ts'
import { copyDirectory } from '#src/backend/upstreams/directory-mirror.ts'
import type { Upstream } from '#src/backend/upstreams/upstream.ts'
import { createMirror } from '#src/backend/upstreams/mirror.ts'
import type { Upstreams } from '#src/backend/upstreams/outside-answer.ts'
import { createScheduleDelivery } from '#src/backend/upstreams/schedule-host.ts'
import { closeUpstreams, openUpstreams } from '#src/server/upstreams.ts'
import type { Logger } from '#src/server/logger.ts'
import type { Settings } from '#src/server/settings.ts'

/** What goes on beside the requests: the outbox is delivered, what is over its term is erased. */
export type Background = {
  metrics: Metrics
  upstreams: Upstreams
  /** Something was put into the outbox. */
  wake: () => void
  /** The document of a request has to be made anew. */
  wakeDocuments: () => void
  start: () => void
  stop: () => Promise<void>
}

export function createBackground(settings: Settings, db: Database, print: PrintConfiguration, log: Logger): Background {
  const now = () => new Date()
  const metrics = createMetrics(() => measureOutbox(db, now()))
  const { crmBase, crmToken, crmRetryMs: retryMs, crmTries: tries } = settings
  const upstreamMetrics = createUpstreamMetrics(metrics.registry)
  const upstreams = openUpstreams(settings, upstreamMetrics, log)
  const chosen = chooseCrm({ db, now, crmBase, crmToken })
  const context = { db, publicOrigin: settings.publicOrigin, now, print }
  const told = withPassport(crmBase === null ? chosen : measured(chosen, upstreamMetrics), context, log)
  const crm = watchedForDocument(told, { db, metrics, log })
  const schedule = upstreams.schedule ? createScheduleDelivery(upstreams.schedule) : NO_SCHEDULE
  const deliver: Deliver = (message) => (message.to === 'schedule' ? schedule(message) : crm(message))
  const mirrors = upstreams.dealer ? mirrorsOf(upstreams.dealer, db, log) : []
  const isAlone = settings.workers === 1
  const outbox = createOutboxWorker({ db, deliver, now, log, metrics, options: { retryMs, tries, isAlone } })
  const documents = createDocumentMaker({ context, log, metrics, onMade: outbox.wake, isAlone })
  const sweepers = [
    (moment: Date) => deleteExpiredFiles(db, moment),
    (moment: Date) => deleteUnusedBuilds(db, moment),
    // At once with the start that brings the price, and within the hour of one that comes from outside.
    (moment: Date) => announcePrices(db, moment, log),
  ]
  let stopRetention = () => Promise.resolve()
  return {
    metrics,
    upstreams,
    wake() {
      outbox.wake()
      documents.wake()
    },
    wakeDocuments: documents.wake,
    start() {
      outbox.start()
      documents.start()
      for (const mirror of mirrors) mirror.start()
      stopRetention = startRetention({ db, now, log, sweepers })
    },
    async stop() {
      await Promise.all([outbox.stop(), documents.stop(), stopRetention(), ...mirrors.map(({ stop }) => stop())])
      await closeUpstreams(upstreams)
    },
  }
}

/** People book by the directory, so it follows within a minute; the content is what documents and crawlers read. */
const DIRECTORY_MS = 60_000
const CONTENT_MS = 600_000
const mirrorsOf = (dealer: Upstream, db: Database, log: Logger) => [
  createMirror({ what: 'cities and dealers', everyMs: DIRECTORY_MS, copy: () => copyDirectory(db, dealer), log }),
  createMirror({ what: 'cars and news', everyMs: CONTENT_MS, copy: () => copyContent(db, dealer), log }),
]

/** The schedule was elsewhere when the request came, and is embedded now: it knows the hour already. */
const NO_SCHEDULE: Deliver = () => Promise.resolve(null)

/** The same, counted among the outside services. It has no breaker: the outbox tries again ever later by itself. */
const measured =
  (deliver: Deliver, metrics: UpstreamMetrics): Deliver =>
  async (message) => {
    const started = performance.now()
    const failure = await deliver(message)
    metrics.called('crm', performance.now() - started)
    if (failure !== null) metrics.failed('crm')
    return failure
  }
