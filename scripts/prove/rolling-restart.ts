import { startCrmServer } from './crm-server.ts'
import { LOADED_PAGES, startLoad } from './page-load.ts'
import { PROXIED_ORIGIN, type Proxy } from './proxy.ts'
import type { Place } from './places.ts'
import { freePort } from './free-port.ts'
import { answeringRuns, pause, startSiteProcess, type ServerKind, type SiteProcess } from './site-process.ts'
import { compareDelivered, type Delivered } from './delivered.ts'
import { freeHours } from './visitor.ts'

export type RestartReport = Delivered & {
  /** Processes that were replaced by others under load. */
  replaced: number
  requests: number
  posts: number
  /** Answers other than the expected ones, and connections that broke, counted. */
  broken: Record<string, number>
  /** Every process gives the same validator for the same page, and takes the others' for its own. */
  isAgreed: boolean
}

type Options = {
  makePlace: () => Place | Promise<Place>
  /** Of one process that replaces them itself; without it there are two processes, restarted one after another. */
  workers?: number
  startProxy: (upstreams: readonly string[]) => Promise<Proxy>
  rounds: number
  kind: ServerKind
  drainMs?: number
}

export const DEALER = 1
/** Longer than a proxy stays away from a process that refused it (deploy/nginx/upstream.conf). */
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
 * Readers and writers come through a proxy while all processes are replaced, `rounds` times. A writer does not try
 * again: every post must be answered at the first go.
 */
export async function proveRestart(options: Options): Promise<RestartReport> {
  const { makePlace, workers, startProxy, rounds, kind, drainMs = 2_000 } = options
  const place = await makePlace()
  const crm = await startCrmServer()
  const env = envBehindProxy(place, crm, { drainMs, workers })
  const ports = await freePorts(place.processes)
  const start = (port: number) => startSiteProcess(env, { kind, port })
  // At the same moment, on an empty database: one of them makes it, the others wait.
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

/** How often and how far apart processes are asked whether they agree, milliseconds: content is read anew once a minute. */
const AGREE_TRIES = 150
const AGREE_REST_MS = 500

/**
 * A validator that one process gave makes a 304 of every other. Asked again where it does not: between two questions the
 * hour a page speaks of, or the edition a process has just learned of, may have changed; processes that differ go on to.
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

/** Longer than an old worker goes on answering while it drains: a look may miss it. */
const LEAVING_MS = 3_000

/** SIGHUP, and waits until nobody answers who answered before. */
export async function replaceWorkers({ pid, url }: SiteProcess): Promise<void> {
  const before = await answeringRuns(url)
  process.kill(pid, 'SIGHUP')
  for (let since = Date.now(); Date.now() - since < LEAVING_MS; await pause(200))
    if (!(await answeringRuns(url)).isDisjointFrom(before)) since = Date.now()
}
