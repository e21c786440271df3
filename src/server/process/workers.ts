import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { projectRoot } from '#src/project-file.ts'
import { noticeOthers } from '#src/server/data/alone.ts'
import { createLogger, type Logger } from '#src/server/logging/logger.ts'
import { serveMetrics } from '#src/server/metrics/metrics-server.ts'
import { readWorkersMetrics } from '#src/server/metrics/process-metrics.ts'
import { currentRelease } from '#src/server/process/releases.ts'
import type { Settings } from '#src/server/settings/settings.ts'

/**
 * A worker that exits this early is replaced with growing delays, so that a broken deployment does not overload the
 * machine.
 */
const YOUNG_MS = 10_000
const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 30_000
/** Longer than a worker's own timeouts for requests (site.ts) and deliveries, draining not counted. */
const STOP_TIMEOUT_MS = 25_000

/**
 * The primary process: starts the first worker alone, so that it prepares the database for all; replaces workers that
 * exit; on SIGHUP replaces all one after another, each new one listening before an old one stops, from the release that
 * is current then; on SIGTERM or SIGINT stops them and exits with 0. It serves no requests itself.
 */
export async function superviseWorkers(
  settings: Settings,
  findRelease = () => currentRelease(projectRoot),
): Promise<void> {
  const log = createLogger(settings.logLevel)
  // Workers without a shared database server count posts here.
  void new RateLimiterClusterMaster()
  await serveMetrics(settings, readWorkersMetrics())
  const pool = createWorkerPool(settings, log, findRelease)
  process.on('SIGTERM', pool.stop)
  process.on('SIGINT', pool.stop)
  process.on('SIGHUP', pool.replaceAll)
  await pool.start()
  // Not before: the first worker makes the folder.
  noticeOthers(settings, log)
}

function createWorkerPool({ workers: size, drainMs, office }: Settings, log: Logger, findRelease: () => string) {
  let stopping = false
  let release = projectRoot
  let turn = Promise.resolve()
  const nextDelay = createBackOff()
  /** Workers that were asked to stop, or whose successor is on its way. */
  const stoppingWorkers = new Set<Worker>()

  /** Workers that do not listen yet. */
  const starting = new Set<Promise<Worker>>()

  function add(): Promise<Worker> {
    const started = startWorker({ release, officePort: office?.port ?? null }, (worker, { code, signal, age }) => {
      if (stoppingWorkers.delete(worker) || stopping) return
      log.error({ pid: worker.process.pid, code, signal }, 'a worker died')
      // Before it listens, the caller of add() handles the failure.
      if (age !== null) replace(age)
    })
    starting.add(started)
    const settle = () => void starting.delete(started)
    started.then(settle, settle)
    return started
  }

  function replace(age: number): void {
    setTimeout(() => {
      if (!stopping) add().catch(() => replace(0))
    }, nextDelay(age))
  }

  async function stopWorker(worker: Worker): Promise<void> {
    if (worker.isDead()) return
    stoppingWorkers.add(worker)
    const gone = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    const force = setTimeout(() => worker.process.kill('SIGKILL'), drainMs + STOP_TIMEOUT_MS)
    await gone
    clearTimeout(force)
  }

  async function rollOver(): Promise<void> {
    // One that is stopped while it starts would count as one that cannot start: whoever began it would end the primary, or
    // begin another.
    // oxlint-disable-next-line no-await-in-loop
    while (starting.size > 0) await Promise.allSettled(starting)
    if (stopping) return
    const old = runningWorkers()
    const former = release
    let isProved = false
    // A worker that exits from now on is replaced by one of this release too.
    release = findRelease()
    log.info({ workers: old.length, release }, 'replacing all workers')
    for (const worker of old) {
      if (stopping) return
      // One that has died meanwhile is replaced already.
      if (worker.isDead()) continue
      stoppingWorkers.add(worker)
      try {
        await add()
        isProved = true
      } catch (error) {
        if (stopping) return
        if (!isProved) release = former
        // It serves on, unless it has died meanwhile.
        if (!stoppingWorkers.delete(worker)) replace(0)
        throw error
      }
      await stopWorker(worker)
    }
    log.info('all workers are replaced')
    log.flush()
  }

  return {
    async start(): Promise<void> {
      try {
        await add()
      } catch {
        // Asked to stop while it started.
        if (stopping) return
        // The worker has already logged the reason.
        process.exit(1)
      }
      // It began to listen when it had been asked to stop already.
      if (stopping) return
      for (let count = 1; count < size; count++) add().catch(() => replace(0))
    },
    replaceAll(): void {
      turn = turn
        .then(rollOver)
        .catch((error: unknown) => log.error({ err: error }, 'not replaced: the old workers serve on'))
    },
    stop(): void {
      if (stopping) return
      stopping = true
      void Promise.all(runningWorkers().map(stopWorker)).then(() => log.flush(() => process.exit(0)))
    },
  }
}

const runningWorkers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** `age`: milliseconds since the start, null when the worker never listened. */
type Exit = { code: number | null; signal: string | null; age: number | null }

type WorkerStart = { release: string; officePort: number | null }

/** Resolves when the worker accepts visitors' requests; rejects when it exits before that. */
async function startWorker(
  { release, officePort }: WorkerStart,
  onExit: (worker: Worker, exit: Exit) => void,
): Promise<Worker> {
  // The program's path within the project is the same in every release.
  const program = relative(projectRoot, realpathSync(process.argv[1] ?? ''))
  cluster.setupPrimary({ exec: join(release, program), cwd: release })
  const worker = cluster.fork()
  const startedAt = Date.now()
  let isListening = false
  worker.once('exit', (code, signal) =>
    onExit(worker, { code, signal, age: isListening ? Date.now() - startedAt : null }),
  )
  const ended = once(worker, 'exit').then(() => Promise.reject(new Error('a worker ended before it listened')))
  ended.catch(() => {})
  const listening = new Promise<void>((resolve) => {
    // The office's port opens first.
    worker.on('listening', ({ port }) => port !== officePort && resolve())
  })
  await Promise.race([listening, ended])
  isListening = true
  return worker
}

/** Delay before the next start, by the age of the worker that exited: grows while workers exit early. */
function createBackOff(): (age: number) => number {
  let earlyExits = 0
  return (age) => {
    earlyExits = age < YOUNG_MS ? earlyExits + 1 : 0
    return earlyExits === 0 ? 0 : Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (earlyExits - 1))
  }
}
