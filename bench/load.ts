import { resolve } from 'node:path'
import autocannon from 'autocannon'
import { startServer, type MeasuredServer } from './server-process.ts'

const CONNECTIONS = 50
const SECONDS = 3
const ROUNDS = 5
const PAGE = '/norven.html'

type Sample = { perSecond: number; cpuMicros: number }

/** A cached page beside a bare node:http server that sends the same bytes: interleaved rounds, medians, ratios. */
export async function measureCachedPage(root: string) {
  const site = await startServer(resolve(root, 'server.ts'), 4301, { DATA_DIR: 'var/bench' })
  const bare = await startServer(resolve(root, 'bench/bare-server.ts'), 4302, { COPY_OF: site.url + PAGE })
  try {
    const samples = { site: [] as Sample[], bare: [] as Sample[] }
    await round(site)
    await round(bare)
    for (let index = 0; index < ROUNDS; index++) {
      samples.site.push(await round(site))
      samples.bare.push(await round(bare))
    }
    const [ours, theirs] = [medians(samples.site), medians(samples.bare)]
    return {
      rows: [
        { server: 'site, cached page', 'requests/s': ours.perSecond, 'CPU µs/request': ours.cpuMicros },
        { server: 'bare node:http', 'requests/s': theirs.perSecond, 'CPU µs/request': theirs.cpuMicros },
      ],
      cpuRatio: ours.cpuMicros / theirs.cpuMicros,
      rateRatio: ours.perSecond / theirs.perSecond,
    }
  } finally {
    await Promise.all([site.stop(), bare.stop()])
  }
}

async function round(server: MeasuredServer): Promise<Sample> {
  const before = await server.cpu()
  const { requests, non2xx } = await autocannon({
    url: server.url + PAGE,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  })
  const cpu = (await server.cpu()) - before
  if (non2xx > 0) throw new Error(`${non2xx} answers were no success`)
  return { perSecond: requests.average, cpuMicros: cpu / requests.total }
}

const medians = (samples: Sample[]): Sample => ({
  perSecond: Math.round(median(samples.map(({ perSecond }) => perSecond))),
  cpuMicros: Math.round(median(samples.map(({ cpuMicros }) => cpuMicros)) * 10) / 10,
})

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
