import type { ServerResponse } from 'node:http'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Lookup } from '#src/server/pages/page-cache.ts'
import type { RenderAddress } from '#src/server/pages/page-server.ts'
import { REQUEST_ROUTES, requestRoute } from '#src/server/logging/request-route.ts'

/** Metrics of the web server, updated on every response by a few additions. */
export type HttpMetrics = {
  answered: (url: string, res: ServerResponse, ms: number) => void
  /** A request that the HTTP parser rejected, by the code of its error. */
  malformed: (code: string) => void
  lookedUp: (result: Lookup) => void
  /** Wraps a renderer with timing. */
  timed: (render: RenderAddress) => RenderAddress
}

const RENDER_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5]
const ANSWER_BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Adds the web server's metrics to a registry. Labels hold route names, never a path. */
export function createHttpMetrics(registry: Registry): HttpMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route and class of status; aborted: the visitor left before the end',
    labelNames: ['route', 'status'] as const,
    registers,
  })
  // Starts at zero so that alerts see the first error too.
  for (const route of REQUEST_ROUTES) requests.inc({ route, status: '5xx' }, 0)
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'From the first byte of a request to the last of its answer',
    buckets: ANSWER_BUCKETS_S,
    registers,
  })
  const malformed = new Counter({
    name: 'http_malformed_total',
    help: 'Requests rejected by the HTTP parser, by the code of its error; not among the answers',
    labelNames: ['code'] as const,
    registers,
  })
  const lookups = new Counter({
    name: 'page_cache_total',
    help: 'Pages asked of the memory: hit, stale (served while a new one is made) or miss',
    labelNames: ['result'] as const,
    registers,
  })
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Data, React and the document of one page',
    labelNames: ['route'] as const,
    buckets: RENDER_BUCKETS_S,
    registers,
  })
  const failures = new Counter({ name: 'page_render_failures_total', help: 'Pages that could not be made', registers })
  return {
    answered(url, res, ms) {
      requests.inc({ route: requestRoute(url), status: statusClass(res) })
      seconds.observe(ms / 1000)
    },
    malformed: (code) => malformed.inc({ code }),
    lookedUp: (result) => lookups.inc({ result }),
    timed: (render) => async (address, own) => {
      const started = performance.now()
      try {
        const page = await render(address, own)
        renders.observe({ route: requestRoute(address) }, (performance.now() - started) / 1000)
        return page
      } catch (error) {
        failures.inc()
        throw error
      }
    },
  }
}

const statusClass = (res: ServerResponse): string =>
  res.closed && !res.writableFinished ? 'aborted' : `${Math.floor(res.statusCode / 100)}xx`
