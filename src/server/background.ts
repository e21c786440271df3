import { deleteExpiredFiles } from '#src/backend/configurations/files.ts'
import { withDocument } from '#src/backend/configurations/lead-document.ts'
import type { PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import { chooseCrm } from '#src/backend/crm/choose.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import { createMetrics, type Metrics } from '#src/backend/metrics.ts'
import { measureOutbox } from '#src/backend/outbox/measure.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import { createUpstreamMetrics, type UpstreamMetrics } from '#src/backend/upstreams/upstream-metrics.ts'
import { startRetention } from '#src/backend/retention.ts'
import type { Logger } from '#src/server/logger.ts'
import type { Settings } from '#src/server/settings.ts'

/** What goes on beside the requests: the outbox is delivered, what is over its term is erased. */
export type Background = {
  metrics: Metrics
  upstreamMetrics: UpstreamMetrics
  /** Something was put into the outbox. */
  wake: () => void
  start: () => void
  stop: () => Promise<void>
}

export function createBackground(settings: Settings, db: Database, print: PrintConfiguration, log: Logger): Background {
  const now = () => new Date()
  const metrics = createMetrics(() => measureOutbox(db, now()))
  const { crmBase, crmToken, crmRetryMs: retryMs, crmTries: tries } = settings
  const upstreamMetrics = createUpstreamMetrics(metrics.registry)
  const crm = chooseCrm({ db, now, crmBase, crmToken })
  const context = { db, publicOrigin: settings.publicOrigin, now, print }
  const deliver = withDocument(crmBase === null ? crm : measured(crm, upstreamMetrics), context, log)
  const isAlone = settings.workers === 1
  const outbox = createOutboxWorker({ db, deliver, now, log, metrics, options: { retryMs, tries, isAlone } })
  let stopRetention = () => Promise.resolve()
  return {
    metrics,
    upstreamMetrics,
    wake: outbox.wake,
    start() {
      outbox.start()
      stopRetention = startRetention({ db, now, log, sweepers: [(moment) => deleteExpiredFiles(db, moment)] })
    },
    async stop() {
      await Promise.all([outbox.stop(), stopRetention()])
    },
  }
}

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
