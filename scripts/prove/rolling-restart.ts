import { startCrmServer } from './crm-server.ts'
import { LOADED_PAGES, startLoad } from './page-load.ts'
import { PROXIED_ORIGIN, type Proxy } from './proxy.ts'
import type { Place } from './places.ts'
import { freePort } from './free-port.ts'
import { answeringRuns, pause, startSiteProcess, type ServerKind, type SiteProcess } from './site-process.ts'
import { compareDelivered, type Delivered } from './delivered.ts'
import { freeHours } from './visitor.ts'

export type RestartReport = Delivered & {
  /** Processes that were replaced under load. */
  replaced: number
  requests: number
  posts: number
  /** Unexpected responses and broken connections, counted. */
  broken: Record<string, number>
  /** Every process returns the same ETag for the same page, and accepts the others'. */
  isAgreed: boolean
}

type Options = {
  makePlace: () => Place | Promise<Place>
  /**
   * For a process that replaces its workers itself; without it there are two processes, restarted one after another.
   */
  workers?: number
  startProxy: (upstreams: readonly string[]) => Promise<Proxy>
  rounds: number
  kind: ServerKind
  drainMs?: number
}

export const DEALER = 1
/** Longer than a proxy avoids a process that refused it (deploy/nginx/upstream.conf). */
export const SETTLE_MS = 1_500

/** Environment of a process of the place behind the proxy, with this CRM. */
export const envBehindProxy = (
  { env }: Place,
  { base }: { base: string },
  { drainMs, workers }: { drainMs: number; workers: number | undefined },
): Place['env'] => ({
  ...env,
  CRM_BASE_URL: base,
  CRM_RETRY_MS: '50',
  DRAIN_MS: String(drainMs),
  TRUST_PROXY: '1',
  // Pages contain their own address: that of the site, not of a process.
  PUBLIC_ORIGIN: PROXIED_ORIGIN,
  WEB_CONCURRENCY: String(workers ?? 1),
})

/**
 * Readers and writers go through a proxy while all processes are replaced, `rounds` times. A writer does not
 * retry: every post must succeed at the first attempt.
 */
export async function proveRestart(options: Options): Promise<RestartReport> {
  const { makePlace, workers, startProxy, rounds, kind, drainMs = 2_000 } = options
  const place = await makePlace()
  const crm = await startCrmServer()
  const env = envBehindProxy(place, crm, { drainMs, workers })
  const ports = await freePorts(place.processes)
  const start = (port: number) => startSiteProcess(env, { kind, port })
  // At the same time, on an empty database: one of them creates it, the others wait.
  const sites = await Promise.all(ports.map(start))
  const proxy = await startProxy(sites.map(({ url }) => url))
  const isAgreed = await agree(sites)

  const load = startLoad(proxy, await freeHours(sites[0]!.url, DEALER))
  let replaced = 0
  for (let round = 0; round < rounds; round++) {
    if (workers) {
      await replaceWorkers(sites[0]!)
      replaced += workers
      continue
    }
    for (const [index, port] of ports.entries()) {
      await sites[index]!.stop()
      sites[index] = await start(port)
      replaced++
      await pause(SETTLE_MS)
    }
  }
  const { acknowledged, ...seen } = await load.stop()
  const figures = await compareDelivered(place, crm, acknowledged)
  await proxy.stop()
  await Promise.all(sites.map((site) => site.stop()))
  await crm.stop()
  await place.remove()
  return { replaced, ...seen, posts: acknowledged.size, ...figures, isAgreed }
}

export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

/** How often and how far apart processes are compared, milliseconds: content is cached for a minute. */
const AGREE_TRIES = 150
const AGREE_REST_MS = 500

/**
 * An ETag from one process gives a 304 from every other. Compared again on a difference: between two requests the
 * displayed hour, or a new publication, may have changed the page; real differences persist.
 */
async function agree(sites: readonly SiteProcess[]): Promise<boolean> {
  for (let left = AGREE_TRIES; left > 0; left--) {
    if (await agreeNow(sites)) return true
    await pause(AGREE_REST_MS)
  }
  return false
}

async function agreeNow(sites: readonly SiteProcess[]): Promise<boolean> {
  const answers = await Promise.all(
    LOADED_PAGES.map(async (page) => {
      const etag = (await fetch(sites[0]!.url + page)).headers.get('etag')
      const again = sites.map(({ url }) => fetch(url + page, { headers: { 'if-none-match': etag ?? '' } }))
      return (await Promise.all(again)).every(({ status }) => etag !== null && status === 304)
    }),
  )
  return answers.every(Boolean)
}

/** Longer than an old worker keeps responding while it drains, which a check may miss. */
const LEAVING_MS = 3_000

/** Sends SIGHUP, and waits until none of the previous workers responds. */
export async function replaceWorkers({ pid, url }: SiteProcess): Promise<void> {
  const before = await answeringRuns(url)
  process.kill(pid, 'SIGHUP')
  for (let since = Date.now(); Date.now() - since < LEAVING_MS; await pause(200))
    if (!(await answeringRuns(url)).isDisjointFrom(before)) since = Date.now()
}
