import { resolve } from 'node:path'
import autocannon from 'autocannon'
import { hrefTo } from '#src/routes.ts'
import { BUILT_SERVER } from '../scripts/prove/site-process.ts'
import { startServer, type MeasuredServer } from './server-process.ts'

const SECONDS = 3
const ROUNDS = 5
export const HOME = hrefTo('home')

type Load = { connections: number; coding: 'br' | 'gzip' }
type Sample = { perSecond: number; cpuMicros: number }

/** A cached page compared with a bare node:http server that sends the same bytes. */
export async function measureCachedPage(root: string) {
  const site = await startServer(resolve(root, BUILT_SERVER), 4301, { DATA_DIR: 'var/bench' })
  const bare = await startServer(resolve(root, 'bench/bare-server.ts'), 4302, { COPY_OF: site.url + HOME })
  return compare(['site, cached page', site], ['bare node:http', bare], { connections: 50, coding: 'br' })
}

/** The same code differs between processes by up to a fifth: the median of this many pairs is used. */
const PAIRS = 5

/** An uncached page compared with a straightforward Express and React Router page. */
export async function measureUncachedPage(root: string) {
  const pairs = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const site = await startServer(resolve(root, 'bench/uncached-site.ts'), 4304)
    const plain = await startServer(resolve(root, 'bench/plain-express.ts'), 4305)
    const sides = [
      ['site, memory off', site],
      ['plain Express', plain],
    ] as const
    pairs.push(await compare(...sides, { connections: 4, coding: 'gzip' }))
  }
  return pairs.toSorted((a, b) => a.cpuRatio - b.cpuRatio)[Math.trunc(PAIRS / 2)]!
}

type Side = readonly [name: string, server: MeasuredServer]

/**
 * Two servers under the same load, in turn: medians of the rounds, and the ratio of the first to the second. Stops
 * both.
 */
async function compare([name, server]: Side, [otherName, other]: Side, load: Load) {
  try {
    const samples = { ours: [] as Sample[], theirs: [] as Sample[] }
    await round(server, load)
    await round(other, load)
    for (let index = 0; index < ROUNDS; index++) {
      samples.ours.push(await round(server, load))
      samples.theirs.push(await round(other, load))
    }
    const [ours, theirs] = [medians(samples.ours), medians(samples.theirs)]
    const row = (label: string, { perSecond, cpuMicros }: Sample) => ({
      server: label,
      'requests/s': perSecond,
      'CPU µs/request': cpuMicros,
    })
    return {
      rows: [row(name, ours), row(otherName, theirs)],
      cpuRatio: ours.cpuMicros / theirs.cpuMicros,
      rateRatio: ours.perSecond / theirs.perSecond,
    }
  } finally {
    await Promise.all([server.stop(), other.stop()])
  }
}

async function round(server: MeasuredServer, { connections, coding }: Load): Promise<Sample> {
  const before = await server.usage()
  const { requests, non2xx } = await autocannon({
    url: server.url + HOME,
    connections,
    duration: SECONDS,
    headers: { 'accept-encoding': coding },
  })
  const { cpuMicros } = await server.usage()
  if (non2xx > 0) throw new Error(`${non2xx} answers were no success`)
  return { perSecond: requests.average, cpuMicros: (cpuMicros - before.cpuMicros) / requests.total }
}

const medians = (samples: Sample[]): Sample => ({
  perSecond: Math.round(median(samples.map(({ perSecond }) => perSecond))),
  cpuMicros: Math.round(median(samples.map(({ cpuMicros }) => cpuMicros)) * 10) / 10,
})

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
