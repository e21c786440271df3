import { deleteExpiredFiles } from '#src/backend/configurations/files.ts'
import { deleteUnusedBuilds } from '#src/backend/configurations/builds.ts'
import { watchedForDocument } from '#src/backend/configurations/document-follows.ts'
import { createDocumentMaker } from '#src/backend/configurations/lead-document-maker.ts'
import type { PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import { createCounting, deleteOldCounts, type Counting } from '#src/backend/counts/counting.ts'
import { chooseCrm } from '#src/backend/crm/choose.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import { deleteUnusedLinks } from '#src/backend/links/counted-links.ts'
import { deleteClosedHours } from '#src/backend/leads/closed-hours.ts'
import { announcePrices } from '#src/backend/leads/announcements.ts'
import { withPassport } from '#src/backend/leads/passport.ts'
import { createLetterDelivery } from '#src/backend/mail/deliver.ts'
import { deleteOldLetterCounts } from '#src/backend/mail/letter-limits.ts'
import { createSmtp, type Smtp } from '#src/backend/mail/smtp.ts'
import { createMetrics, type Metrics } from '#src/backend/metrics.ts'
import { createLetterWorkers } from '#src/backend/outbox/letters.ts'
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
import { closeUpstreams, openUpstreams } from '#src/server/data/upstreams.ts'
import { senderOf } from '#src/server/settings/mail-settings.ts'
import type { Logger } from '#src/server/logging/logger.ts'
import type { Settings } from '#src/server/settings/settings.ts'

/** Work beside the requests: delivering the outbox and erasing data whose retention period is over. */
export type Background = {
  metrics: Metrics
  upstreams: Upstreams
  /** For the reports of the office; null where there is none. */
  counting: Counting | null
  /** Call after something was put into the outbox. */
  wake: () => void
  /** Call when the document of a request has to be rendered again. */
  wakeDocuments: () => void
  start: () => void
  stop: () => Promise<void>
}

type Place = { settings: Settings; db: Database; /** No other process works on this database. */ isAlone: boolean }

export function createBackground({ settings, db, isAlone }: Place, print: PrintConfiguration, log: Logger): Background {
  const now = () => new Date()
  const metrics = createMetrics(() => measureOutbox(db, now()))
  const { crmBase, crmToken, crmRetryMs: retryMs, crmTries: tries } = settings
  const upstreamMetrics = createUpstreamMetrics(metrics.registry)
  const upstreams = openUpstreams(settings, upstreamMetrics, log)
  const chosen = chooseCrm({ db, now, crmBase, crmToken })
  const context = { db, publicOrigin: settings.publicOrigin, now, print }
  const annotated = withPassport(crmBase === null ? chosen : measured(chosen, upstreamMetrics), context, log)
  const crm = watchedForDocument(annotated, { db, metrics, log })
  const schedule = upstreams.schedule ? createScheduleDelivery(upstreams.schedule) : NO_SCHEDULE
  const deliver: Deliver = (message) => (message.to === 'schedule' ? schedule(message) : crm(message))
  const mirrors = upstreams.dealer ? mirrorsOf(upstreams.dealer, db, log) : []
  const common = { db, now, log, metrics, options: { retryMs, tries, isAlone } }
  const outbox = createOutboxWorker({ ...common, deliver })
  const smtp = smtpOf(settings)
  const letters = createLetterWorkers({ ...common, deliver: letterDelivery(settings, smtp, context, log) })
  const documents = createDocumentMaker({
    context,
    log,
    metrics,
    isAlone,
    onMade() {
      outbox.wake()
      letters.wake()
    },
  })
  const counting = settings.isCounting ? createCounting({ db, now, log }) : null
  const sweepers = [
    (at: Date) => deleteOldCounts(db, at),
    (at: Date) => deleteOldLetterCounts(db, at),
    (at: Date) => deleteUnusedLinks(db, at),
    (at: Date) => deleteExpiredFiles(db, at),
    (at: Date) => deleteUnusedBuilds(db, at),
    (at: Date) => deleteClosedHours(db, at),
  ]
  const others = [
    // Runs right after the start that brings the price, and within an hour of a price from an outside service.
    (at: Date) => announcePrices(db, at, log, settings.mail !== null).then(letters.wake),
  ]
  let stopRetention = () => Promise.resolve()
  return {
    metrics,
    upstreams,
    counting,
    wake() {
      outbox.wake()
      letters.wake()
      documents.wake()
    },
    wakeDocuments: documents.wake,
    start() {
      outbox.start()
      letters.start()
      documents.start()
      counting?.start()
      for (const mirror of mirrors) mirror.start()
      stopRetention = startRetention({ db, now, log, sweepers, others })
    },
    async stop() {
      smtp?.stop(MAIL_STOP_TIMEOUT_MS)
      const workers = [outbox, letters, documents, ...mirrors]
      await Promise.all([stopRetention(), counting?.stop(), ...workers.map(({ stop }) => stop())])
      await closeUpstreams(upstreams)
    },
  }
}

/** At shutdown: what the mail server has not accepted by then is sent again later with the same Message-ID. */
const MAIL_STOP_TIMEOUT_MS = 15_000

type LetterContext = { db: Database; publicOrigin: string; now: () => Date }
const smtpOf = ({ mail, publicOrigin }: Settings): Smtp | null =>
  mail && createSmtp({ server: mail.server, from: mail.from, name: new URL(publicOrigin).hostname })

function letterDelivery({ mail }: Settings, smtp: Smtp | null, context: LetterContext, log: Logger): Deliver {
  // Letters enqueued while SMTP_URL was set; they are sent once it is set again.
  if (!mail || !smtp) return () => Promise.resolve('SMTP_URL is not set')
  return createLetterDelivery({ ...context, log, smtp, distributors: mail.to, sender: senderOf(mail) })
}

/**
 * Visitors book by the directory, so it is refreshed every minute; the content is only read by documents and crawlers.
 */
const DIRECTORY_MS = 60_000
const CONTENT_MS = 600_000
const mirrorsOf = (dealer: Upstream, db: Database, log: Logger) => [
  createMirror({ what: 'cities and dealers', everyMs: DIRECTORY_MS, copy: () => copyDirectory(db, dealer), log }),
  createMirror({ what: 'cars and news', everyMs: CONTENT_MS, copy: () => copyContent(db, dealer), log }),
]

/** The schedule was external when the request came and is embedded now, so it already knows the booked hour. */
const NO_SCHEDULE: Deliver = () => Promise.resolve(null)

/** Counts the calls among those to outside services. There is no circuit breaker: the outbox backs off by itself. */
const measured =
  (deliver: Deliver, metrics: UpstreamMetrics): Deliver =>
  async (message) => {
    const started = performance.now()
    const failure = await deliver(message)
    metrics.called('crm', performance.now() - started)
    if (failure !== null) metrics.failed('crm')
    return failure
  }
