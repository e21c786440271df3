import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Database } from '#src/backend/database.ts'
import type { PictureStore } from '#src/backend/pictures/store.ts'
import type { PrintConfiguration } from '#src/backend/configurations/pdf.ts'
import { probeWrite } from '#src/backend/write-probe.ts'
import { buildSite, type PageOptions } from '#src/server/build-site.ts'
import { checkBrand } from '#src/server/settings/check-brand.ts'
import { noticeCities } from '#src/server/data/city-notice.ts'
import { noticeDelivery } from '#src/server/data/delivery-notice.ts'
import { noticeHolidays } from '#src/server/data/holiday-notice.ts'
import { createBackground, type Background } from '#src/server/data/background.ts'
import { createPrinter } from '#src/printing/printer.ts'
import { createHttpMetrics } from '#src/server/metrics/http-metrics.ts'
import { createLogger, type Logger } from '#src/server/logging/logger.ts'
import { serveMetrics } from '#src/server/metrics/metrics-server.ts'
import { similarNames } from '#src/server/settings/similar-names.ts'
import { operatorMessage } from '#src/server/process/operator-message.ts'
import { createReadiness, measureReadiness } from '#src/server/process/readiness.ts'
import { readSettings, type Settings } from '#src/server/settings/settings.ts'
import { SETTING_NAMES } from '#src/server/settings/settings-shape.ts'
import { noticePictures, openPictureStore } from '#src/server/data/picture-store.ts'
import type { RunningOffice } from '#src/server/office.ts'
import type { Site } from '#src/server/site.ts'
import { isAloneOn } from '#src/server/data/alone.ts'
import { prepareStorage, type Storage } from '#src/server/data/storage.ts'
import { readProcessMetrics, shareWithPrimary } from '#src/server/metrics/process-metrics.ts'

const BUILT_PRINT_WORKER = 'dist/server/print-worker.js'

type StartOptions = PageOptions & { env?: NodeJS.ProcessEnv }

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
    await noticeCities(storage.db, new Date(), log)
    await noticeHolidays(storage.db, new Date(), log)
    await noticeDelivery(storage.db, settings, env['NODE_ENV'] === 'production', log)
    const pictures = await openPictureStore(settings, log)
    await noticePictures(storage.db, pictures, log)
    const isBuilt = !options.dev && !options.pageSource
    const printer = isBuilt ? createPrinter(BUILT_PRINT_WORKER) : createPrinter()
    const images = join(options.root, options.dev ? 'public/images' : 'dist/client/images')
    const print: PrintConfiguration = (document) => printer.print({ kind: 'configuration', document, images })
    const printQueued: PrintConfiguration = (document) =>
      printer.print({ kind: 'configuration', document, images }, { mayQueue: true })
    const isAlone = isAloneOn(settings, log)
    const work = createBackground({ settings, db: storage.db, isAlone }, printQueued, log)
    const { registry } = work.metrics
    const readiness = createReadiness({ write: () => probeWrite(storage.db, new Date()), log })
    measureReadiness(registry, readiness)
    const http = settings.metricsPort === null ? null : createHttpMetrics(registry)
    const site = await buildSite(options, {
      settings,
      storage,
      work,
      readiness,
      printer,
      print,
      pictures,
      http,
      log,
    })
    if (http && cluster.isWorker) shareWithPrimary(registry)
    else if (http) await serveMetrics(settings, readProcessMetrics(registry))
    // Before the site takes requests: one that came in would be lost when the office cannot be served.
    const office = await openOffice(options.root, { settings, storage, site, work, pictures, log })
    await listen(site.server, settings)
    work.start()
    announce(site.server, log)
    stopOnSignal(site, { work, office, pictures, db: storage.db, drainMs: settings.drainMs, log })
  } catch (error) {
    process.exitCode = 1
    console.error(operatorMessage(error))
    // Handles of an incomplete start (Vite's watchers, say) must not keep the process alive.
    process.exit()
  }
}

type OfficeNeeds = {
  settings: Settings
  storage: Storage
  site: Awaited<ReturnType<typeof buildSite>>
  work: Background
  pictures: PictureStore | null
  log: Logger
}

/** Loaded only where the office is configured. */
async function openOffice(root: string, { settings, storage, site, work, pictures, log }: OfficeNeeds) {
  const { office } = settings
  if (office === null) return null
  const { startOffice } = await import('#src/server/office.ts')
  const { outsideHours } = site
  return startOffice({ root, settings, office, storage, outsideHours, wakeOutbox: work.wake, pictures, log })
}

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

type Stopped = {
  work: Background
  office: RunningOffice | null
  pictures: PictureStore | null
  db: Database
  drainMs: number
  log: Logger
}

/**
 * The primary process may have sent a connection on its way here just before it learned that this worker takes none: it
 * gives it to another worker when it hears so, which an exit would prevent. Its answer comes after all of them.
 */
async function leaveCluster(): Promise<void> {
  const { worker } = cluster
  if (!worker?.isConnected()) return
  const left = once(worker, 'disconnect')
  worker.disconnect()
  await left
}

function stopOnSignal(site: Site, { work, office, pictures, db, drainMs, log }: Stopped) {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // Ctrl-C is a developer waiting, with no proxy in front.
    await Promise.all([site.stop(signal === 'SIGINT' ? 0 : drainMs), office?.stop()])
    await leaveCluster()
    await Promise.all([work.stop(), pictures?.objects.stop()])
    await db.destroy()
    log.info('stopped')
    log.flush(() => process.exit(0))
  }
  // Whatever stops all processes of a service or of a terminal at once signals workers, and so does their primary: the
  // second one may not cut off what the first one finishes. A second Ctrl-C may.
  process.on('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Asks for the current release: the primary replaces its workers, a single process is started again by whatever
  // started it (systemd, Docker).
  process.on('SIGHUP', cluster.isWorker ? () => {} : stop)
}
