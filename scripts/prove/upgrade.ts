import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#src/project-file.ts'
import { copyTree } from '../release/link-tree.ts'
import { goBack } from '../release/releases.ts'
import { openBrowsers } from './browser-visitors.ts'
import { startCrmServer } from './crm-server.ts'
import { startLoad } from './page-load.ts'
import type { Place } from './places.ts'
import { type Proxy } from './proxy.ts'
import { DEALER, envBehindProxy, freePorts, replaceWorkers, SETTLE_MS } from './rolling-restart.ts'
import { pause, startSiteProcess, type SiteProcess } from './site-process.ts'
import { compareDelivered, type Delivered } from './delivered.ts'
import { installPackages, makeRelease } from './disk-work.ts'
import { buildOf, type OtherBuild } from './other-build.ts'
import { freeHours } from './visitor.ts'

export type UpgradeReport = Delivered & {
  requests: number
  posts: number
  broken: Record<string, number>
  /** Hashed files that only one of the two builds has. */
  onlyOld: number
  onlyNew: number
  /** Of all files of both builds, requested while each of them ran, and during the replacement. */
  missing: string[]
  /** The page's content: the old build, the new one, the old build again. */
  shown: string[]
  /** A card drawn for the first time by a process whose packages have been reinstalled meanwhile. */
  lateCard: number
  navigations: number
  loads: number
  files: number
  faults: string[]
}

type Options = {
  makePlace: () => Place | Promise<Place>
  /**
   * For a process that replaces its workers itself; without it there are two processes, restarted one after another.
   */
  workers?: number
  startProxy: (upstreams: readonly string[]) => Promise<Proxy>
  drainMs?: number
  otherBuild: OtherBuild
}

const DWELL_MS = 4_000
/** A build, and the copy that is released, read nothing else of the checkout. */
const LEFT_OUT = /^(?:\.git|\.cache|node_modules|var|shots|tests|e2e|bench|test-results|playwright-report)$/

/**
 * The documented upgrade and rollback, under load and open browsers: a checkout is pulled, installed and built
 * while its first release serves, the new release replaces it, and then the first one again.
 */
export async function proveUpgrade({
  makePlace,
  workers,
  startProxy,
  drainMs = 2_000,
  otherBuild,
}: Options): Promise<UpgradeReport> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-upgrade-')))
  const [checkout, root] = [join(folder, 'source'), join(folder, 'site')]
  copyTree(projectRoot, checkout, { isLeftOut: (path) => LEFT_OUT.test(path) })
  await installPackages(checkout)
  const before = await makeRelease(checkout, root, new Date())
  const place = await makePlace()
  const crm = await startCrmServer()
  const env = { ...envBehindProxy(place, crm, { drainMs, workers }), ASSETS_DIR: join(root, 'assets') }
  const ports = await freePorts(place.processes)
  const start = (port: number) => startSiteProcess(env, { port, root: join(root, 'current') })
  const sites = await Promise.all(ports.map(start))
  const proxy = await startProxy(sites.map(({ url }) => url))
  const load = startLoad(proxy, await freeHours(sites[0]!.url, DEALER))
  const browsers = await openBrowsers(proxy)
  const shown = [await mark(proxy)]

  // `git pull && npm ci && npm run build`
  await otherBuild.into(checkout)
  const lateCard = (await fetch(`${sites[0]!.url}/upload/builds/gv70.201.WHT.BRW.jpg`)).status
  const after = await makeRelease(checkout, root, new Date(Date.now() + 1_000))
  const [oldFiles, newFiles] = [assetsOf(root, before), assetsOf(root, after)]
  const all = [...new Set([...oldFiles, ...newFiles])]
  const missing = await askAll(sites, all, 'while the old build runs')
  await replaceAll(sites, ports, start, workers)
  shown.push(await mark(proxy))
  missing.push(...(await askAll(sites, all, 'under the new build')))
  await pause(DWELL_MS)

  goBack(root, new Date())
  await replaceAll(sites, ports, start, workers)
  shown.push(await mark(proxy))
  missing.push(...(await askAll(sites, all, 'after going back')))
  await pause(DWELL_MS)

  const seen = await browsers.stop()
  const { acknowledged, requests, broken } = await load.stop()
  const figures = await compareDelivered(place, crm, acknowledged)
  await proxy.stop()
  await Promise.all(sites.map((site) => site.stop()))
  await crm.stop()
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
  const only = (mine: readonly string[], others: readonly string[]) =>
    mine.filter((file) => !others.includes(file)).length
  return {
    requests,
    posts: acknowledged.size,
    broken,
    ...figures,
    onlyOld: only(oldFiles, newFiles),
    onlyNew: only(newFiles, oldFiles),
    missing: missing.slice(0, 20),
    shown,
    lateCard,
    ...seen,
    faults: seen.faults.slice(0, 20),
  }
}

export const isUpgraded = (report: UpgradeReport): boolean =>
  report.posts > 0 &&
  report.navigations > 10 &&
  report.onlyOld > 0 &&
  report.onlyNew > 0 &&
  report.lateCard === 200 &&
  report.shown.join() === 'old,new,old' &&
  Object.keys(report.broken).length + report.missing.length + report.faults.length === 0 &&
  report.lost + report.doubled + report.undelivered + report.deliveredTwice === 0

const assetsOf = (root: string, id: string): string[] => readdirSync(join(root, 'releases', id, 'dist/client/assets'))

const mark = async ({ origin, ask }: Proxy): Promise<string> =>
  buildOf(await (await ask(`${origin}/warranty.html`)).text())

/** Every file of every process, not only what a browser happened to request. */
async function askAll(sites: readonly SiteProcess[], files: readonly string[], when: string): Promise<string[]> {
  const missing: string[] = []
  const waiting = sites.flatMap(({ url }) =>
    files.filter((file) => !/\.(?:br|gz)$/.test(file)).map((file) => `${url}/assets/${file}`),
  )
  const visitor = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const answer = await fetch(address, { headers: { 'accept-encoding': 'br, gzip' } }).catch(() => null)
      const bytes = (await answer?.arrayBuffer())?.byteLength ?? 0
      if (answer?.status !== 200 || bytes === 0) missing.push(`${answer?.status} ${new URL(address).pathname} ${when}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, visitor))
  return missing
}

async function replaceAll(
  sites: SiteProcess[],
  ports: readonly number[],
  start: (port: number) => Promise<SiteProcess>,
  workers: number | undefined,
): Promise<void> {
  if (workers) return replaceWorkers(sites[0]!)
  for (const [index, port] of ports.entries()) {
    await sites[index]!.stop()
    sites[index] = await start(port)
    await pause(SETTLE_MS)
  }
}
