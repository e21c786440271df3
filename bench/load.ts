import { resolve } from 'node:path'
import autocannon from 'autocannon'
import { hrefTo } from '#src/routes.ts'
import { BUILT_SERVER, NODE_OPTIONS } from '../scripts/prove/site-process.ts'
import { startServer, type MeasuredServer } from './server-process.ts'

const SECONDS = 3
const AS_IN_PRODUCTION = { node: NODE_OPTIONS }
const ROUNDS = 5
export const HOME = hrefTo('home')

type Load = {
  connections: number
  coding: 'br' | 'gzip'
  /** What is asked for: home if nothing else is said. A function is asked for every request. */
  path?: string | (() => string)
  etag?: string
  /** Of every answer. */
  status?: number
}
type Sample = { perSecond: number; cpuMicros: number }

/** A cached page compared with a bare node:http server that sends the same bytes. */
export async function measureCachedPage(root: string) {
  const site = await startServer(resolve(root, BUILT_SERVER), 4301, { DATA_DIR: 'var/bench' }, AS_IN_PRODUCTION)
  const bare = await startServer(resolve(root, 'bench/bare-server.ts'), 4302, { COPY_OF: site.url + HOME })
  return compare(['site, cached page', site], ['bare node:http', bare], { connections: 50, coding: 'br' })
}

/**
 * What answers that are no page cost beside one that is in memory, from one process in turns: a page the browser has already,
 * one address that is not there, and ever new ones.
 */
export async function measureOtherAnswers(root: string) {
  const site = await startServer(
    resolve(root, BUILT_SERVER),
    4301,
    { DATA_DIR: 'var/bench', RATE_LIMIT: '0' },
    AS_IN_PRODUCTION,
  )
  const load: Load = { connections: 50, coding: 'br' }
  let unknown = 0
  try {
    const etag = (await fetch(site.url + HOME, { headers: { 'accept-encoding': 'br' } })).headers.get('etag') ?? ''
    const loads: [answer: string, load: Load][] = [
      ['cached page', load],
      ['304', { ...load, etag, status: 304 }],
      ['404, one address', { ...load, path: '/nothing-here.html', status: 404 }],
      ['404, ever new addresses', { ...load, path: () => `/nothing-${unknown++}.html`, status: 404 }],
    ]
    const samples = loads.map((): Sample[] => [])
    // One after another, so that none takes the other's processor.
    for (let index = 0; index <= ROUNDS; index++)
      for (const [at, [, one]] of loads.entries()) {
        // oxlint-disable-next-line no-await-in-loop
        const sample = await round(site, one)
        // The first round warms up.
        if (index > 0) samples[at]?.push(sample)
      }
    const [page, ...others] = samples.map(medians)
    const rows = loads.map(([answer], at) => ({ answer, ...rowOf(medians(samples[at] ?? [])) }))
    return { rows, cpuRatio: Math.max(...others.map(({ cpuMicros }) => cpuMicros)) / (page?.cpuMicros ?? NaN) }
  } finally {
    await site.stop()
  }
}

/** The same code settles differently in every process, by a fifth either way: the middle one of so many pairs speaks. */
const PAIRS = 5

/** An uncached page compared with a straightforward Express and React Router page. */
export async function measureUncachedPage(root: string) {
  const pairs = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const site = await startServer(resolve(root, 'bench/uncached-site.ts'), 4304, {}, AS_IN_PRODUCTION)
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
    return {
      rows: [
        { server: name, ...rowOf(ours) },
        { server: otherName, ...rowOf(theirs) },
      ],
      cpuRatio: ours.cpuMicros / theirs.cpuMicros,
      rateRatio: ours.perSecond / theirs.perSecond,
    }
  } finally {
    await Promise.all([server.stop(), other.stop()])
  }
}

const rowOf = ({ perSecond, cpuMicros }: Sample) => ({ 'requests/s': perSecond, 'CPU µs/request': cpuMicros })

async function round(server: MeasuredServer, load: Load): Promise<Sample> {
  const { connections, coding, path = HOME, etag, status = 200 } = load
  const before = await server.usage()
  const { requests, statusCodeStats } = await autocannon({
    url: server.url,
    connections,
    duration: SECONDS,
    headers: { 'accept-encoding': coding, ...(etag && { 'if-none-match': etag }) },
    requests: [
      typeof path === 'string'
        ? { path }
        : { setupRequest: (request: autocannon.Request) => ({ ...request, path: path() }) },
    ],
  })
  const { cpuMicros } = await server.usage()
  const others = Object.keys(statusCodeStats ?? {}).filter((code) => Number(code) !== status)
  if (others.length > 0) throw new Error(`Answers were ${others.join(', ')} where ${status} was expected`)
  return { perSecond: requests.average, cpuMicros: (cpuMicros - before.cpuMicros) / requests.total }
}

const medians = (samples: Sample[]): Sample => ({
  perSecond: Math.round(median(samples.map(({ perSecond }) => perSecond))),
  cpuMicros: Math.round(median(samples.map(({ cpuMicros }) => cpuMicros)) * 10) / 10,
})

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
